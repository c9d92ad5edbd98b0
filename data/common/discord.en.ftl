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
cmd-log = log
    .about = What has happened at this table, as far as you may know it
cmd-undo = undo
    .about = Take your last step back, if nothing was revealed or answered since
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
ui-later = Later
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
ui-until = { $text } · { $when }
ui-live = Nobody is asked anything now.
ui-paused = The table is paused; nothing can be played and no clock runs.
ui-over = The game is over.
ui-ended = The game has ended without a winner.
ui-lobby-wait = The game has not started yet.
ui-won = { $count ->
        [0] **The game is over: nobody wins.**
        [one] **The game is over: { $seats } wins.**
       *[other] **The game is over: { $seats } share the win.**
    }
ui-seed = -# Seed: `{ $seed }` · its fingerprint, posted at the start: `{ $fingerprint }`
ui-fingerprint = -# Fingerprint of the seed: `{ $fingerprint }`
ui-cannot-show = The board of *{ $game }* cannot be shown in { $channel }: I lack { $names } there. Grant it, and the board comes by itself.
ui-cannot-show-now = The board of *{ $game }* cannot be shown in { $channel } just now; it comes by itself.

## The lobby

ui-lobby = ## { $game }: who plays?
ui-lobby-closed = This lobby is closed: nobody sits here any more. Open a new one with `/… new`.
ui-seats = **Players** ({ $have }, needed: { $needed }): { $people }
ui-option = { $name }: **{ $value }**
ui-options-head = **Options** · only you, the host, see this. They are frozen when the game starts.
ui-opened = The table is open in { $channel }. Others join with the button; you start the game.
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
ui-sure = Really **{ $play }**? This cannot be taken back.
ui-undo-asked = The others are asked whether you may take it back.
ui-resign-sure = Do you really give up your seat for good? The game goes on without you, or ends.
ui-resigned = You have given up your seat.
ui-type-more = … and { $count } more: type a few words
ui-board-again = The board is at the bottom of the channel again.

## Reading

ui-page = **{ $title }**{ $pages ->
        [one] { "" }
       *[other] { "" } · page { $page } of { $pages }
    }
ui-log-head = **{ $game }** · log, { $count ->
        [one] one entry
       *[other] { $count } entries
    }
ui-help-head = **Backroom** hosts political games whose rules it knows: it deals, asks, checks and keeps the score.
ui-help-game = `/{ $name } new` · **{ $title }**: { $pitch }
ui-help-how = 1. Somebody opens a table with `/… new`; others press **Join**; then **Start**.
    2. **My seat** on the board shows what only you may see, and every choice you have.
    3. Everything works without buttons too: `/… hand`, `/… do`, `/… board text:True`.
    4. Rules and cards: `/… rules`. Your tables everywhere: `/games`.
ui-games-none = You sit at no table. Open one with `/… new` in a channel.
ui-game = { $waiting ->
        [true] ▶ **{ $title }** in { $where }: it waits for you{ $due ->
            [none] .
           *[other] { "" } · { $due }
        }
       *[false] **{ $title }** in { $where }
    }

## Refusals

no-unknown-button = This button is not one of mine, or far too old. `/games` lists your tables.
no-no-table-here = There is no table of this game in this channel. `/{ $game } new` opens one; `/games` lists yours.
no-other-game-here = The table in this channel plays *{ $game }*: use `/{ $game } …` here.
no-no-such-play = That is none of the { $count } choices, or fits several. Pick one from the list while you type.
no-no-such-topic = No single page, card or ruling is called that. Pick one from the list while you type.
no-missing-permissions = I cannot hold a table here: I lack { $names } in this channel. Somebody who manages it can grant that.
no-no-permission-here = Discord does not let me do that here: I lack a permission. `/help` says what I need.
no-no-store-now = The database cannot be written just now, so nothing was changed. Try again in a moment.
no-inner = Something went wrong on my side. Look at the board before you try again. If it happens twice, tell the bot’s owner this number: `{ $reference }`

permission-view_channel = *View Channel*
permission-send_messages = *Send Messages*
permission-send_messages_in_threads = *Send Messages in Threads*
permission-attach_files = *Attach Files*
permission-create_public_threads = *Create Public Threads*

## Votes

ui-vote-undo = **{ $seat } asks to take the last step back.** Still to answer: { $missing }{ $until ->
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
ui-vote-miss = **{ $seat } has not moved. What now?** Still to vote: { $missing }{ $until ->
        [none] { "" }
       *[other] { "" } · a tie waits, { $until }
    }
vote-miss-wait = Wait
vote-miss-default = Default moves
vote-miss-replace = Free the seat
vote-miss-end = End the game
ui-again-0 = Rematch
ui-again-1 = Swap sides
