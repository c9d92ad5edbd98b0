### The house's own words: names of things, options, the log, refusals, the database.

no-words = (There are no words for this.)
number = { $value }
list-empty = nothing
list-last = { $first } and { $last }
seat-nobody = Player { $number }
pic-page = { $title } (picture { $page } of { $pages })

## A table's options

option-pace = Pace
    .help = How long a question may stay open
option-pace-live = live
    .help = A turn 10 minutes, a reaction or an offer 2, a question to all 5
option-pace-daily = daily
    .help = A turn 24 hours, a reaction 8, an offer 6, a question to all 24
option-pace-relaxed = relaxed
    .help = A turn 72 hours, a reaction 24, an offer 12, a question to all 48
option-pace-none = no deadlines
    .help = Everybody takes the time they need
option-seating = Seats
    .help = Who sits where
option-seating-drawn = drawn by lot
    .help = The seed decides
option-seating-joined = as people joined
    .help = The host first
option-silence = When a turn is missed
    .help = What happens when somebody’s time is up
option-silence-vote = the others vote
    .help = After two in a row the others decide what to do
option-silence-default = the default move is made
    .help = The game’s default move is made at once
option-card_set = Cards

## The log

log-undo = { $seat ->
    [none] A step was taken back.
   *[other] { $seat } took a step back.
}
log-rewind = A moderator went back to row { $row }.
log-clock = Time was up for { $seat }.
log-standing = { $seat } had ordered this in advance.

## What cannot be done, and what can

no-other = That is not possible now. *{ $my-seat }* shows what is.
no-no-table = That table does not exist any more. `/games` lists yours.
no-not-here = That table is in another channel: nothing was done, and nothing of it can be shown here. `/games` lists yours.
no-unreadable = This table was saved by a newer version of the bot, or is damaged: nothing is lost, but it cannot be shown now.
no-try-again = Too much happened at this table at once. Please try again.
no-no-game = There is no such game. `/help` lists what there is.
no-channel-busy = This channel has an open table already. Play it, end it, or open yours in a thread.
no-channel-not-allowed = The moderators of this server allow tables in other channels only.
no-too-many-tables = This server already has { $most } open tables, as many as its moderators allow. Wait until one is over.
no-no-option = There is no such option. The lobby lists what can be chosen.
no-bad-value = { $option } can be { $allowed }.
no-bad-number = { $option }: a whole number{ $least ->
    [none] { "" }
   *[other] { " " }from { $least }
}{ $most ->
    [none] .
   *[other] { " " }up to { $most }.
}
no-bad-option = The options do not go together as they are. Choose again in the lobby.
no-bad-seats = This game is for { $least } to { $most } people.
no-lobby-closed = This table has started already. You can watch it, or open another one.
no-lobby-full = All { $most } seats are taken. You can watch, or open another table.
no-lobby-small = { $least } people are needed and { $have ->
    [one] one sits here
   *[other] { $have } sit here
}. Others join with the button.
no-already-joined = You sit at this table already.
no-not-joined = You do not sit at this table. Join first.
no-not-host = Only the one who opened the table can do that.
no-not-started = This table has not started yet. Its lobby shows who is here; anybody in it can start.
no-running = This table is running; there is nothing to go on with.
no-paused = This table is paused: nobody can move and no clock runs. It goes on when it is resumed.
no-paused-by-moderator = A moderator has paused this table, and a moderator resumes it: `/mod resume`.
no-over = This game is over. Its board shows the result; *{ $rematch }* opens a new one.
no-not-over = This game is still running. Once it is over, a rematch can be opened.
no-replaced = This table was begun again: play the new one.
no-not-seated = You do not sit at this table. You can watch: its board shows all that is public.
no-not-your-turn = This question is for somebody else; you are not asked anything now.
no-not-your-question = This question is for somebody else. *{ $my-seat }* shows what you are asked.
no-stale-ask = That question was answered. *{ $my-seat }* shows what is asked now.
no-not-asked = You are not asked anything now. The board shows who is.
no-not-legal = The rules do not allow that now. *{ $my-seat }* shows all that they allow.
no-bad-order = That cannot be ordered in advance in this game. *{ $my-seat }* lists what can.
no-nothing-to-undo = There is no step of yours to take back here.
no-vote-open = That is being asked already; wait for the answers.
no-no-vote = That vote is over. The board shows what came of it.
no-no-such-vote = { $open ->
    [true] That is not one of the answers. Pick one from the list while you type, or use the buttons below the board.
   *[other] Nothing is put to the vote here that you have a say in.
}
no-not-a-voter = This vote is for the others at the table.
no-bad-choice = That is not one of the answers. Use one of the buttons.
no-already-out = You have given this seat up already. You can watch.
no-no-seat = There is no such seat. The board names those there are.
no-not-vacant = That seat is not free. Each free seat has a button below the board.
no-already-vacant = Nobody sits there already. Somebody can take the seat.
no-knows-log = Who has taken a table’s whole log knows every hand, and can only watch. Another person can sit down.
no-not-member = That person is not on this server. Choose somebody who is.
no-already-seated = They sit at this table already: one person, one seat.
no-no-setting = There is no such setting. The list shows what can be set.
no-bad-setting = That is not one of the values this setting can have.
no-bad-zone = That is not a time zone I know. Write it like `Europe/Paris` or `America/New_York`.
no-bad-quiet = Quiet hours are one stretch of at most 10 hours a day, written like `22:00-07:30`.
no-bad-dates = The end must be still to come, after the start, and at most 60 days from it.
no-bad-date = That is not a day I can read. Write year, month and day, such as `{ $example }`.
no-no-row = There is no such row. The log goes from 0 to { $last }.
no-no-slogan = There is no such slogan at this table, or it is struck already. The board numbers those there are.
no-no-clock = That seat is not asked anything with a deadline now.
no-no-audit = There is no such entry. `/mod audit` lists those of this server.
no-expired = That was more than seven days ago and stays as it is.
no-already-undone = That was taken back already.
no-cannot-be-undone = That cannot be taken back: what was told or sent remains.
no-secret-log = The log holds everybody’s secrets: while the game runs or could be reopened, only a moderator who does not sit at the table can have it.
no-bad-log = This is not a complete log of a game that I know, or its rows do not follow from the rules. `/mod export` gives complete ones.

## The database

store-busy = Another program keeps the database { $path } locked. Stop it, then start again.
store-full = There is no room left on the disk of { $path }. Nothing half-done was kept; make room, then start again.
store-read-only = The database { $path } cannot be written. Give the bot’s user the right to write to the file and its folder.
store-not-a-database = { $path } is not a database of this bot. Name another file in BACKROOM_DB, or restore a backup.
store-damaged = The database { $path } is damaged ({ $reason }). Restore a backup: python bot.py restore FILE
store-cannot-open = The database { $path } cannot be opened. Check that its folder exists and that the bot’s user may write there.
store-too-new = The database { $path } was written by a newer version ({ $have }; this one knows { $know }). Start that version, or restore an older backup.
store-in-use = A bot is running on { $path }. Stop it first, then restore.
store-no-backup = There is no file { $path } to restore from.
store-same-file = { $path } is the database itself. Name another file for the backup.
store-failed = The database { $path } failed ({ $reason }).

### Terminal
end-winners = The game is over. Won by { $seats }.
end-draw = The game is over: a draw.
