### What the bot says on Discord: commands, buttons, sheets. `cmd-…` are commands and their options.

## Commands of every game

cmd-new = new
    .about = Open a table in this channel; others join with a button
cmd-new-language = language
    .about = The language of the board (yours, if you choose none)
cmd-join = join
    .about = Sit down at the table in this channel before it starts
cmd-leave = leave
    .about = Get up again before the game starts
cmd-start = start
    .about = Deal and begin, once enough people sit at the table
cmd-hand = hand
    .about = My seat: what you hold, what you are asked, all your choices (only you see it)
cmd-board = board
    .about = Bring the board to the bottom of the channel, or read it in words
cmd-board-text = text
    .about = Yes: the whole board in words, only for you
cmd-do = do
    .about = Answer what you are asked, without buttons; choices appear while you type
cmd-do-what = what
    .about = Type a few words of a choice and pick it
cmd-do-text = text
    .about = Your own words, where the choice asks for some
cmd-do-sure = sure
    .about = Do it at once, without being asked once more
cmd-log = log
    .about = What has happened at this table, as far as you may know it
cmd-undo = undo
    .about = Take your last step back; the others are asked if something was revealed or done since
cmd-rules = rules
    .about = The rules in short, a card or a ruling (only you see it)
cmd-rules-topic = topic
    .about = Type a few words of a page, a card or a ruling
cmd-resign = resign
    .about = Give up your seat for good; you are asked once more

## Commands of the house

cmd-games = games
    .about = Your tables everywhere, those that wait for you first
cmd-help = help
    .about = What there is, how to start, and where the rules are

## Buttons

ui-my-seat = My seat
ui-log = Log
ui-whole-board = Whole board in words
ui-grid = Grid
ui-grid-of = Grid of { $seat }
ui-rules = Rules
ui-help = Help
ui-join = Join
ui-leave = Leave
ui-start = Start
ui-options = Options
ui-refresh = Refresh
ui-undo = Undo
ui-back = Back
ui-earlier = Earlier
ui-previous = Previous
ui-later = Next
ui-newest = Newest
ui-do-it = Yes, do it
ui-resign = Yes, give up my seat
ui-open-thread = Open a thread

## The board

ui-board = ## { $game }{ $status ->
        [paused] { "" } · paused
        [over] { "" } · over
        [ended] { "" } · ended
       *[other] { "" }
    }
ui-until = { $text } · time runs out { $when }
ui-live = Nobody is asked anything now.
ui-paused = The table is paused; nothing can be played and no clock runs.
ui-over = The game is over.
ui-ended = The game has ended without a winner.
ui-lobby-wait = The game has not started yet.
ui-drawn-as = -# Player { $number } in the picture is { $seat }.
ui-won = { $count ->
        [0] **The game is over: nobody wins.**
        [one] **The game is over: { $seats } wins.**
       *[other] **The game is over: { $seats } share the win.**
    }
ui-seed = -# Fair play: all chance of this game came from the seed `{ $seed }`. The log held its fingerprint (BLAKE2b) from the start, so it was not chosen afterwards: `{ $fingerprint }`
ui-fingerprint = -# Fair play: all chance of this game comes from a secret seed, which is told at the end. By this fingerprint of it you can check then that nobody has changed it: `{ $fingerprint }`
ui-begun = -# A new game: { $seats }. **Rules** explains it, **Log** tells how it was dealt.
ui-cannot-show = The board of *{ $game }* cannot be shown in { $channel }: I lack { $names } there. Grant it, and the board comes by itself.
ui-cannot-show-now = The board of *{ $game }* cannot be shown in { $channel } just now; it comes by itself.

## The lobby

ui-lobby = ## { $game }: who plays?
ui-lobby-closed = This lobby is closed{ $why ->
        [abandoned] : nobody has touched it for { $days } days
        [people] : nobody sits here any more
       *[other] { "" }
    }. `/{ $name } new` opens another one.
ui-lobby-closes = -# It closes by itself { $when } if nobody joins, leaves or changes anything.
ui-seats = **Players** ({ $have }, needed: { $needed }): { $people }
ui-host = { $seat } (host)
ui-option = { $name }: **{ $value }**
ui-options-frozen = **Options** · frozen since the game started.
ui-options-head = **Options** · only you, the host, see this. They are frozen when the game starts.
ui-opened = The table is open in { $channel }. Others join with the button; you start the game.
ui-done-below = Done. The message whose button you pressed was deleted meanwhile; the new one is at the bottom of the channel.
ui-joined = You sit at the table.
ui-left = You have left the table.
ui-busy = There is a table in this channel already. A thread below it can hold the next one.

## My seat

ui-panel = -# { $game } · { $channel }
ui-watching = You are watching: this is what everybody may see.
ui-choose = Choose ({ $count }){ $pages ->
        [one] { "" }
       *[other] , page { $page } of { $pages }
    }
ui-sure-again = This play is asked about once more: press the button below, or send the same command with `sure: True`.
ui-sure = You are about to choose **{ $play }**.{ $others ->
        [none] { "" }
       *[other] { "" } Still open to you besides: { $others }.
    }
    -# Once something was revealed or answered, it is taken back only if the others agree.
ui-undo-asked = The others are asked whether the table goes back to before this: “{ $first }”{ $later ->
        [0] { "" }
        [one] { "" } The step after it is taken back with it: “{ $last }”
       *[other] { "" } { $later } later steps are taken back with it, the last one: “{ $last }”
    }
ui-resign-sure = Do you really give up your seat for good? { $count ->
        [one] That ends the game: { $winner } wins.
       *[other] The game goes on without you, unless the rules end it.
    }
ui-resigned = You have given up your seat.
ui-type-more = … and { $count } more: type a few words
ui-board-again = The board is at the bottom of the channel again.

## Reading

ui-page = **{ $title }**{ $pages ->
        [one] { "" }
       *[other] { "" } · page { $page } of { $pages }
    }
ui-contents = Go to a page
ui-rulings-page = Rulings { $page } of { $pages }
ui-ruling-head = { $subject ->
        [none] Ruling { $number }
       *[other] { $subject } · ruling { $number }
    }
ui-log-head = **{ $game }** · log, { $count ->
        [one] one step: the deal
       *[other] { $count } steps: the deal, then each answer with all that came of it
    }
ui-help-head = **Backroom** hosts political games whose rules it knows: it deals, asks, checks and keeps the score.
ui-help-game = `/{ $name } new` · **{ $title }**: { $pitch }
ui-help-how = 1. Somebody opens a table with `/… new`; others press **{ $join }**; then **{ $start }**.
    2. **{ $my-seat }** on the board shows what only you may see, and every choice you have.
    3. Everything works without buttons too: `/… hand`, `/… do`, `/… board` (option *text*).
    4. Rules and cards: `/… rules`. Your tables everywhere: `/games`.
ui-games-none = You sit at no table. Open one with `/… new` in a channel.
ui-game = { $state ->
        [mine] ▶ **{ $title }** · { $channel } · it waits for you
        [lobby] **{ $title }** · { $channel } · not started yet
        [paused] **{ $title }** · { $channel } · paused
        [unreadable] **{ $title }** · { $channel } · cannot be shown now
       *[live] **{ $title }** · { $channel } · waits for { $seats }
    }{ $due ->
        [none] { "" }
       *[other] { "" } · { $due }
    } · [To the board]({ $link })
ui-my-seat-in = My seat: { $game }

## Refusals

no-unknown-button = This button is not one of mine, or far too old. `/games` lists your tables.
no-no-table-here = There is no table of this game in this channel. `/{ $game } new` opens one; `/games` lists yours.
no-other-game-here = The table in this channel plays *{ $title }*: use `/{ $game } …` here.
no-no-such-play = That is not possible now. This is what you are asked:
ui-which = { $fitting ->
        [0] You can choose one of these:
       *[other] That fits { $count } choices. Which one do you mean?
    }
no-no-such-topic = No single page, card or ruling is called that. Pick one from the list while you type.
no-missing-permissions = I cannot hold a table here: I lack { $names } in this channel. Somebody who manages it can grant that.
no-leave-running = The game is running, so you cannot just get up: `/{ $name } resign` gives up your seat for good, and you are asked once more.
no-options-running = The options are frozen since the game started; `/{ $name } options` shows them.
no-start-running = The game has started already. **{ $my-seat }** on the board shows your choices, `/{ $name } board` brings the board back.
no-no-team = You are in no team here that could talk among itself: that takes at least two people who play together.
no-no-team-here = This table is in a place that cannot hold private threads; a text channel can.
no-team-permissions = I cannot open a thread for your team: I lack { $names } in the table’s channel. Somebody who manages it can grant that; the game goes on without.
no-team-locked = A moderator has locked the thread of your team, { $thread }; only a moderator can open it again.
no-permission-here = Discord does not let me do that here: I lack a permission. `/help` says what I need.
no-store-now = The database cannot be written just now, so nothing was changed. Try again in a moment.
no-inner = Something went wrong on my side. Look at the board before you try again. If it happens twice, tell the bot’s owner this number: `{ $reference }`

permission-view_channel = *View Channel*
permission-send_messages = *Send Messages*
permission-send_messages_in_threads = *Send Messages in Threads*
permission-attach_files = *Attach Files*
permission-create_public_threads = *Create Public Threads*
permission-create_private_threads = *Create Private Threads*
permission-manage_threads = *Manage Threads*

## Votes

ui-vote-undo-what = **{ $seat } asks to take a step back**, to before this: “{ $first }”{ $later ->
        [0] { "" }
        [one] { "" } The step after it is taken back with it: “{ $last }”
       *[other] { "" } { $later } later steps are taken back with it, the last one: “{ $last }”
    }
ui-vote-undo = Still to answer: { $missing }{ $until ->
        [none] { "" }
       *[other] { "" } · silence means no, { $until }
    }
vote-undo-yes = Yes, take it back
vote-undo-no = No
ui-vote-pause = **{ $seat } asks for a pause.** Still to answer: { $missing }{ $until ->
        [none] { "" }
       *[other] { "" } · silence means no, { $until }
    }
vote-pause-yes = Yes, pause
vote-pause-no = No, go on
ui-refused-undo-no = -# { $seat } asked to take a step back; not everybody agreed, so nothing is taken back.
ui-refused-undo-void = -# { $seat } asked to take a step back; the game went on before everybody had answered.
ui-refused-pause-no = -# { $seat } asked for a pause; not everybody agreed, so the game goes on.
ui-vote-miss = **{ $seat } has not moved. What now?** Still to vote: { $missing }{ $until ->
        [none] { "" }
       *[other] { "" } · a tie waits, { $until }
    }
vote-miss-wait = Wait
vote-miss-default = Default moves
vote-miss-replace = Free the seat
vote-miss-end = End the game
ui-again-0 = Rematch
ui-again-1 = Rematch, sides swapped
ui-again-how = **{ $rematch }** on the board, or `/{ $name } rematch`, opens a lobby for the same people.

## More commands of every game

cmd-options = options
    .about = See the options of the lobby, and choose (the host only)
cmd-options-option = option
    .about = Which option
cmd-options-value = value
    .about = What it should be
cmd-rematch = rematch
    .about = Open a lobby for the same people once a game is over
cmd-rematch-swap = swap
    .about = Yes: everybody one seat further
cmd-team = team
    .about = Open the private thread of your team, or find the way there
cmd-standing = standing
    .about = Standing orders: answer a kind of question in advance
cmd-pause = pause
    .about = Ask the others for a pause; no clock runs meanwhile
cmd-resume = resume
    .about = Go on after a pause that the table chose
cmd-vote = vote
    .about = Have a say in what the table is asked
cmd-vote-choice = choice
    .about = Your answer
cmd-take = take
    .about = Sit down on a free seat of a running game
cmd-take-seat = seat
    .about = The number of the seat, as the board names it
cmd-back = back
    .about = Play for yourself again, after default moves
cmd-catchup = catchup
    .about = What has happened since your last own action

## More commands of the house

cmd-settings = settings
    .about = Your language, board, colours, confirmations, messages and quiet hours
cmd-set-language = language
    .about = The language of what only you see
cmd-set-board = board
    .about = Pictures, or everything in words
cmd-set-colours = colours
    .about = The colours of pictures that only you see
cmd-set-confirm = confirm
    .about = Whether grave plays, such as ending a turn early, are asked about once more
cmd-set-messages = messages
    .about = Whether My seat also comes by direct message when you are asked
cmd-set-quiet = quiet
    .about = No pings in these hours, such as 22:00-07:30; off: none
cmd-set-zone = zone
    .about = Your time zone, such as Europe/Paris
cmd-set-auto = as in Discord
cmd-set-picture = pictures
cmd-set-text = words
cmd-set-standard = standard
cmd-set-contrast = high contrast
cmd-away = away
    .about = Say when you are away: your clocks stand still, up to 14 days per game
cmd-away-from = from
    .about = The first day, such as 2030-07-14 (today, if you give none)
cmd-away-to = to
    .about = The last day (the first, if you give none)
cmd-away-back = back
    .about = Yes: you are here again, and no absence is planned
cmd-privacy = privacy
    .about = What is kept of you, why, and for how long
cmd-forget-me = forget-me
    .about = Leave every table and be forgotten; you are asked once more

## Moderators’ commands

cmd-mod = mod
    .about = For moderators: look after the tables of this server
cmd-mod-seat = seat
    .about = Give a seat to somebody else, or free it
cmd-mod-table = table
    .about = Which table (the one in this channel, if you choose none)
cmd-mod-pause = pause
    .about = Stop a table and its clocks
cmd-mod-resume = resume
    .about = Let a table go on
cmd-mod-here = here
    .about = Yes: in this channel from now on
cmd-mod-reset = reset
    .about = Begin a game again with the same seats and options; the old log stays
cmd-mod-end = end
    .about = Close a table without a result
cmd-mod-nudge = nudge
    .about = Mention those who are asked once more
cmd-mod-rewind = rewind
    .about = Go back to a row of the log
cmd-mod-row = row
    .about = The row to go back to
cmd-mod-reshuffle = reshuffle
    .about = Yes: deal anew what nobody could see then
cmd-mod-deadline = deadline
    .about = Give a seat a new deadline
cmd-mod-which = seat
    .about = Which seat
cmd-mod-hours = hours
    .about = So many hours from now
cmd-mod-move = move
    .about = Go on in another channel
cmd-mod-channel = channel
    .about = Where to
cmd-mod-strike = strike
    .about = Strike a slogan: its words go from the table and its log
cmd-mod-slogan = slogan
    .about = Which slogan, by its number
cmd-mod-replace = replace
    .about = Give a seat to somebody else, with its hand and a full turn of time
cmd-mod-who = who
    .about = Who sits down
cmd-mod-vacate = vacate
    .about = Free a seat; anybody may take it
cmd-mod-status = status
    .about = This server’s open tables and whom they wait for
cmd-mod-audit = audit
    .about = What moderators did, with a button to take it back within seven days
cmd-mod-doctor = doctor
    .about = What is wrong, what was done about it, and the invite address
cmd-mod-export = export
    .about = The whole log of a table as a file
cmd-mod-import = import
    .about = A paused table in this channel, made of an exported log
cmd-mod-file = file
    .about = The exported log
cmd-mod-settings = settings
    .about = This server’s settings for tables
cmd-mod-channels = channels
    .about = Tables in these channels only: mention them
cmd-mod-role = role
    .about = People with this role may moderate as well
cmd-mod-pace = pace
    .about = The pace of new tables
cmd-mod-language = language
    .about = The language of new tables
cmd-mod-most = most
    .about = So many open tables at most
cmd-mod-clear = clear
    .about = Put a setting back to what it was at first
cmd-pace-live = live
cmd-pace-daily = daily
cmd-pace-relaxed = relaxed
cmd-pace-none = no deadlines

## More buttons and lines

ui-resume = Go on
ui-pause = Pause
ui-pause-asked = The others are asked whether the table pauses.
ui-orders = Standing orders
ui-orders-head = **Standing orders** · answered for you, whatever you hold, until you change them.
ui-orders-none = No question of this game can be answered in advance.
ui-order-ask = Ask me
ui-back-again = I play again
ui-team = Team thread
ui-team-name = Team { $seat }
ui-team-greeting = This thread is for the team in its name and for nobody else, though the server’s moderators can read it. I never write anything secret here: hands, trades and panels stay in **My seat** in { $channel }, and the rules forbid showing your hand, even here. The thread stays when the game is over.
ui-team-thread = Your team talks here: { $thread }
ui-vacant = **Free:** { $seats }. Anybody may sit down and gets the hand, what happened, and a full turn of time.
ui-take = Take { $seat }
ui-reminder = *(reminder)*
ui-catchup-head = **{ $game }** · since your last action
ui-catchup-start = **{ $game }** · you have not played yet; this is what has happened so far
ui-catchup-none = **{ $game }** · nothing has happened since your last action.
ui-catchup-begun = **{ $game }** · the game has just begun; nothing has been played yet.
ui-invite = Invite the bot
ui-settings = **Your settings** · `/{ cmd-settings }` changes them: choose the option that stands in front of the line.
ui-setting = `{ $option }` **{ $value }**
    -# { $about }
ui-set-language = { $value ->
        [auto] { cmd-set-auto }
        [en] English
       *[fr] Français
    }
ui-set-board = { $value ->
        [text] { cmd-set-text }
       *[picture] { cmd-set-picture }
    }
ui-set-colours = { $value ->
        [contrast] { cmd-set-contrast }
       *[standard] { cmd-set-standard }
    }
ui-set-confirm = { $value ->
        [true] yes
       *[false] no
    }
ui-set-messages = { $value ->
        [true] yes
       *[false] no
    }
ui-set-quiet = { $value ->
        [none] none
       *[other] { $value }
    }
ui-set-zone = { $value }
ui-away-span = Away from { $start } to { $end }.
ui-away-none = You are not away, and no absence is planned.
ui-away-how = -# `/away` plans an absence, its option *back* ends it. Your clocks stand still meanwhile, for at most 14 days per game.
ui-privacy = **What is kept of you:** your Discord id and display name at the tables where you sit, what you played there, the team threads that you were let into, your settings, absences and which hints you have seen; of moderators, their acts with their reasons. Nothing you write in channels is read. Logs stay as long as their table; when the bot leaves a server, its tables are deleted after 90 days. `/forget-me` removes you.
ui-privacy-counts = Tables: { $tables } ({ $running } running) · settings: { $settings } · absences: { $absences } · hints: { $hints } · moderator’s acts: { $audits }
ui-forget-sure = You leave every table at once, running games included; your name goes from finished ones, your settings are deleted. That you have taken the log of a running game stays noted until it is over. This cannot be taken back.
ui-forget = Yes, forget me
ui-forgotten = You are forgotten.

## Votes by name

vote-undo = { $seat } asks to take back { $steps ->
        [one] one step
       *[other] { $steps } steps
    }: “{ $first }”
vote-pause = { $seat } asks for a pause
vote-miss = { $seat } has not moved

## What moderators did

mod-form = { $act }: { $game }
mod-why = Reason (everybody reads it)
no-same-channel = The table is in that channel already. Choose another one.
no-bad-channels = Mention one or more channels of this server, such as { $example }.
no-no-reason = Nothing was done: everybody reads the reason, so there must be one. Use the command once more.
mod-done = Done, and said in { $channel }.
mod-done-silently = Done. I cannot write in { $channel }, so nobody was told.
mod-row-unseen = { $seat ->
        [none] something that not everybody may see
       *[other] { $seat } did something that not everybody may see
    }
mod-no-tables = No table is open on this server.
mod-no-acts = No moderator has done anything yet.
mod-status-line = **{ $id }** · { $game } · { $channel } · { $status ->
        [lobby] lobby
        [paused] paused
       *[live] running
    }{ $waiting ->
        [none] { "" }
       *[other] { "" } · waits for { $waiting }
    }{ $due ->
        [none] { "" }
       *[other] { "" } · { $due }
    }{ $trouble ->
        [true] { "" } · **cannot be shown**
       *[false] { "" }
    }
mod-audit-line = **{ $id }** · { $when } · { $by }: { $act }, table { $table }{ $why ->
        [none] { "" }
       *[other] { "" }: *{ $why }*
    }{ $undone ->
        [true] { "" } · taken back
       *[false] { "" }
    }
mod-revert-button = Take { $id } back
mod-revert-sure = Take this back?
    { $act }
mod-pause =
    .act = Pause
    .done = **{ $by }** (moderator) has paused the table: *{ $why }*
mod-resume =
    .act = Resume
    .done = **{ $by }** (moderator) lets the table go on: *{ $why }*
mod-reset =
    .act = Begin again
    .done = **{ $by }** (moderator) begins the game again, with a new seed: *{ $why }*
mod-end =
    .act = Close
    .done = **{ $by }** (moderator) has closed the table without a result: *{ $why }*
mod-nudge =
    .act = Nudge
    .done = **{ $by }** (moderator) reminds those who are asked: *{ $why }*
mod-rewind =
    .act = Rewind
    .done = **{ $by }** (moderator) goes back to row { $row }: *{ $why }*
mod-deadline =
    .act = New deadline
    .done = **{ $by }** (moderator) gives { $seat } a new deadline: *{ $why }*
mod-move =
    .act = Move
    .done = **{ $by }** (moderator) has moved the table here: *{ $why }*
mod-strike =
    .act = Strike a slogan
    .done = **{ $by }** (moderator) has struck slogan { $number }: *{ $why }*
mod-replace =
    .act = Replace
    .done = **{ $by }** (moderator) has given the seat of { $whose } to { $seat }: *{ $why }*
mod-vacate =
    .act = Free a seat
    .done = **{ $by }** (moderator) has freed the seat of { $whose }: *{ $why }*
mod-export =
    .act = Export
    .done = **{ $by }** (moderator) has taken the whole log of this table, with every hand in it.
mod-import =
    .act = Import
mod-settings =
    .act = Settings
mod-revert =
    .act = Take back: { $what }
    .done = **{ $by }** (moderator) has taken back what a moderator did: { $what } (*{ $why }*)
mod-exported = Here is the whole log. That you took it was said in the table’s channel.
mod-imported = The table stands here, paused. Give its seats to people with `/mod seat replace`, then `/mod resume`.
mod-settings-now = **This server’s settings**
    Channels for tables: { $channels ->
        [none] all
       *[other] { $channels }
    }
    Role that may moderate: { $role ->
        [none] none besides Manage Channels
       *[other] { $role }
    }
    Pace of new tables: { $pace }
    Language of new tables: { $locale ->
        [none] that of the person who opens them
        [fr] Français
       *[en] English
    }
    Open tables at most: { $most }
doctor-missing = In { $channel } I lack { $names }.
doctor-trouble = Table { $id } could not be shown. I have just tried again.
doctor-suspended = Table { $id } lost its channel and waits: `/mod resume` in another one, with the option *here*.
doctor-well = Nothing is missing, and no table is stuck.
doctor-tried = -# Tables looked at and shown again: { $count }
doctor-invite = -# The bot needs these permissions and no others: `{ $permissions }`

no-not-moderator = That is for people who may manage channels here, or have the moderators’ role.
no-which-table = There is no open table in this channel. Choose one in the field `table`; `/mod status` lists them.
no-no-bots = A bot cannot sit at a table.

ui-number = { $name }: { $value }
ui-guide = **Your first turn in { $game }** · step { $step } of { $steps }
ui-guide-seat = **{ $my-seat }** is only for you: what you hold, what you are asked and until when. Open it from the board as often as you like; nothing is lost when it vanishes.
ui-guide-answer = **Answer with the buttons below the question.** Some lead to a second choice; *Back* takes you out of it. A grave choice, such as ending your turn early, is asked about once more. `/{ $name } do` does the same without buttons, `/{ $name } rules` explains every card.
ui-guide-on = Next
ui-guide-begin = Begin
ui-guide-skip = Skip, show my seat
