game-title = Watergate
game-pitch = A newspaper’s Editor against the Nixon Administration: evidence, informants and hidden hands, for two.

### Options

option-nixon = Nixon’s side
    .help = Who plays the Nixon Administration; the other plays the Editor.
option-nixon-draw = Drawn by lot
    .help = Chance decides, and the result is announced.
option-nixon-first = First seat
    .help = The first seat plays Nixon, the second the Editor.
option-nixon-second = Second seat
    .help = The second seat plays Nixon, the first the Editor.
option-wording = Joker that finds nothing
    .help = What the Editor may move when a Joker named a colour and nothing hidden shows it.
option-wording-erratum = Publisher’s erratum
    .help = Face-up evidence of the named colour, initiative or momentum.
option-wording-printed = Printed wording
    .help = Face-up evidence of any colour, initiative or momentum.
option-card_set = Figures
    .help = Which values, colours, board, bag and rewards this table plays with.
option-card_set-house = House figures
    .help = The figures that come with Backroom.

### Names

role-editor = the Editor
role-nixon = Nixon
phase-cards = card phase
phase-evaluation = evaluation
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-joker = any colour
token-initiative = initiative
token-momentum = momentum
token-B = blue evidence
    .short = blue
token-Y = yellow evidence
    .short = yellow
token-G = green evidence
    .short = green
token-BY = blue-yellow evidence
    .short = blue-yellow
token-YG = yellow-green evidence
    .short = yellow-green
token-BG = blue-green evidence
    .short = blue-green
token-Bm = blue evidence with the red symbol
    .short = blue (red)
token-Ym = yellow evidence with the red symbol
    .short = yellow (red)
token-Gm = green evidence with the red symbol
    .short = green (red)
token-BYm = blue-yellow evidence with the red symbol
    .short = blue-yellow (red)
token-YGm = yellow-green evidence with the red symbol
    .short = yellow-green (red)
token-BGm = blue-green evidence with the red symbol
    .short = blue-green (red)
spot-0 = 0
    .short = 0
spot-E1 = Editor 1
    .short = E1
spot-E2 = Editor 2
    .short = E2
spot-E3 = Editor 3
    .short = E3
spot-E4 = Editor 4
    .short = E4
spot-E5 = Editor 5
    .short = E5
spot-N1 = Nixon 1
    .short = N1
spot-N2 = Nixon 2
    .short = N2
spot-N3 = Nixon 3
    .short = N3
spot-N4 = Nixon 4
    .short = N4
spot-N5 = Nixon 5
    .short = N5
informant-MIT = Martha Mitchell
informant-DEA = John Dean
informant-BUT = Alexander Butterfield
informant-MCC = James McCord
informant-BAL = Alfred Baldwin
informant-WOO = Rose Mary Woods
informant-SLO = Hugh Sloan
informant-NIX = Nixon
how-momentum = the momentum card is full
how-supply = no momentum token was left for the track
how-informants = two informants are linked to Nixon
how-resigned = the other side resigned

### Cards of the Editor

card-E-WOO = Rose Mary Woods (source)
    .brief = Woods face up, then initiative or momentum { $a }
    .text = Put the Rose Mary Woods tile face up on its space. Then move initiative or momentum { $a } toward you.
card-E-BUT = Alexander Butterfield (source)
    .brief = Butterfield face up, then initiative or momentum { $a }
    .text = Put the Alexander Butterfield tile face up on its space. Then move initiative or momentum { $a } toward you.
card-E-SLO = Hugh Sloan (source)
    .brief = Sloan face up, then initiative or momentum { $a }
    .text = Put the Hugh Sloan tile face up on its space. Then move initiative or momentum { $a } toward you.
card-E-MMI = Martha Mitchell (source)
    .brief = Mitchell face up, then initiative or momentum { $a }
    .text = Put the Martha Mitchell tile face up on its space. Then move initiative or momentum { $a } toward you.
card-E-DEA = John Dean (source)
    .brief = Dean face up, then initiative or momentum { $a }
    .text = Put the John Dean tile face up on its space. Then move initiative or momentum { $a } toward you.
card-E-BAL = Alfred Baldwin (source)
    .brief = Baldwin face up, then initiative or momentum { $a }
    .text = Put the Alfred Baldwin tile face up on its space. Then move initiative or momentum { $a } toward you.
card-E-MCC = James McCord (source)
    .brief = McCord face up, then initiative or momentum { $a }
    .text = Put the James McCord tile face up on its space. Then move initiative or momentum { $a } toward you.
card-E-DTH = Deep Throat
    .brief = a face-down informant off the board, initiative { $a }
    .text = Take one face-down informant off the board, back to the supply. Then move initiative { $a } toward you.
card-E-TAP = The Missing Tape
    .brief = pin a face-up green token from the track
    .text = Pin one face-up evidence token from the track that shows green.
card-E-GUN = Smoking Gun
    .brief = initiative { $a }, momentum { $b }, a hidden token { $c }
    .text = Move initiative { $a }, momentum { $b } and one face-down evidence token { $c } toward you. That token is turned up.
card-E-WDW = Bob Woodward
    .brief = draw a token to your { $a }, then initiative or momentum { $b }
    .text = Draw an evidence token from the bag and put it face up on your space { $a }. Then move initiative or momentum { $b } toward you.
card-E-BER = Carl Bernstein
    .brief = any token off the board, face up to 0
    .text = Take any evidence token off the evidence board and put it face up on 0 of the track.
card-E-BRA = Ben Bradlee
    .brief = reaction: cancel a conspirator’s action
    .text = Reaction, right after Nixon plays a conspirator for its action: the action is cancelled, the conspirator leaves the game. John Mitchell can’t answer this.
card-E-LAW = Who Pays the Lawyers?
    .brief = initiative { $a }, momentum { $b }, up to two tokens { $c } each
    .text = Move initiative { $a }, momentum { $b } and up to two face-up evidence tokens { $c } each toward you.
card-E-PEN = Pentagon Papers
    .brief = draw a token and pin it
    .text = Draw an evidence token from the bag and pin it at once.
card-E-WCX = Watergate Complex
    .brief = initiative { $a }, a face-up token { $b }, a hidden one { $c }
    .text = Move initiative { $a }, one face-up evidence token { $b } and one face-down evidence token { $c } toward you. You pick the hidden one unseen; it is turned up.
card-E-SNM = Saturday Night Massacre
    .brief = initiative and all evidence to 0, then one token { $a }
    .text = Put initiative and all evidence on the track back to 0; momentum stays. Then move one evidence token { $a } toward you.
card-E-DEM = Mass Demonstration
    .brief = reaction: cancel a conspirator’s action
    .text = Reaction, right after Nixon plays a conspirator for its action: the action is cancelled, the conspirator leaves the game. John Mitchell may answer this.
card-E-SYS = The System Worked
    .brief = carry out one of your events that left the game
    .text = Choose one of your events that left the game, no reaction, and carry out its action. It stays out of the game.
card-E-FTM = Follow the Money
    .brief = reaction: turn Nixon’s move of evidence around
    .text = Reaction, right after Nixon uses a value on evidence: that move is void. The token moves as many spaces toward you instead and stays face up.

### Cards of Nixon

card-N-WOO = Rose Mary Woods (silent)
    .brief = Woods face down, then initiative or momentum { $a }
    .text = Put the Rose Mary Woods tile face down on its space. Then move initiative or momentum { $a } toward you.
card-N-BUT = Alexander Butterfield (silent)
    .brief = Butterfield face down, then initiative or momentum { $a }
    .text = Put the Alexander Butterfield tile face down on its space. Then move initiative or momentum { $a } toward you.
card-N-SLO = Hugh Sloan (silent)
    .brief = Sloan face down, then initiative or momentum { $a }
    .text = Put the Hugh Sloan tile face down on its space. Then move initiative or momentum { $a } toward you.
card-N-MMI = Martha Mitchell (silent)
    .brief = Mitchell face down, then initiative or momentum { $a }
    .text = Put the Martha Mitchell tile face down on its space. Then move initiative or momentum { $a } toward you.
card-N-DEA = John Dean (silent)
    .brief = Dean face down, then initiative or momentum { $a }
    .text = Put the John Dean tile face down on its space. Then move initiative or momentum { $a } toward you.
card-N-BAL = Alfred Baldwin (silent)
    .brief = Baldwin face down, then initiative or momentum { $a }
    .text = Put the Alfred Baldwin tile face down on its space. Then move initiative or momentum { $a } toward you.
card-N-MCC = James McCord (silent)
    .brief = McCord face down, then initiative or momentum { $a }
    .text = Put the James McCord tile face down on its space. Then move initiative or momentum { $a } toward you.
card-N-HUN = Howard Hunt
    .brief = momentum { $a }, then draw a card and play it
    .text = Move momentum { $a } toward you. Then draw the top card of your deck and play it at once, for its value or its action.
card-N-LID = Gordon Liddy
    .brief = a face-up token back to the bag
    .text = Return one face-up evidence token from the track to the bag.
card-N-COL = Chuck Colson
    .brief = the Editor loses a random card, you play again
    .text = The Editor discards a random card. You take another turn at once.
card-N-HAL = Bob Haldeman
    .brief = every token { $a } toward you
    .text = Move every evidence token on the track { $a } toward you. Hidden ones are turned up.
card-N-EHR = John Ehrlichman
    .brief = initiative { $a }, momentum { $b }, a hidden token to the bag
    .text = Move initiative { $a } and momentum { $b } toward you. Return one face-down evidence token from the track to the bag, unseen.
card-N-JMI = John Mitchell
    .brief = reaction: cancel an event of the Editor
    .text = Reaction, right after the Editor plays an event for its action: the action is cancelled, the event goes to the Editor’s discard. Ben Bradlee can’t be answered.
card-N-TRB = Third-Rate Burglary
    .brief = a token back to 0, momentum to your { $a }
    .text = Put one evidence token of your choice back to 0, and momentum on your space { $a }.
card-N-CAN = A Cancer on the Presidency
    .brief = a token { $a }, then the card phase ends
    .text = Move one evidence token { $a } toward you. Then the card phase is over: both hands are discarded and the evaluation begins.
card-N-SPE = The President’s Speech
    .brief = draw a token to your { $a }
    .text = Draw an evidence token from the bag and put it face up on your space { $a }.
card-N-ELE = The 1972 Election
    .brief = share out { $a } spaces among evidence tokens
    .text = Share out { $a } spaces of movement toward you among evidence as you like.
card-N-GEM = Operation Gemstone
    .brief = momentum { $a }, two tokens { $b } each
    .text = Move momentum { $a } and two evidence tokens { $b } each toward you.
card-N-GAM = Gambit
    .brief = momentum to your { $a }; Gambit or a conspirator leaves the game
    .text = Put momentum on your space { $a }. Then Gambit leaves the game, or you remove a conspirator of your hand from the game and Gambit goes to your discard.
card-N-MOO = In a Splendid Mood
    .brief = no event actions for the Editor this round
    .text = Not on your first turn of a round. For the rest of the round the Editor can’t use event actions, reactions included.

help-card-event = Event, value { $value }, { $colour }.
help-card-journalist = Journalist, value { $value }, { $colour }.
help-card-conspirator = Conspirator, value { $value }, { $colour }.
help-card-after-removed = After its action the card leaves the game; used for its value, it goes to the discard.
help-card-after-discard = After its action, as after its value, the card goes to the discard.
help-card-after-either = After its action the card leaves the game or goes to the discard, as chosen; used for its value, it goes to the discard.

### News

event-round-began = Round { $number } opens. { $holder } holds the initiative.
event-drew = { $seat } drew { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-drew-cards = You drew { $cards }.
event-reshuffled = The discard of { $seat } was shuffled into a new deck.
event-laid-hidden = { $seat } laid { $count ->
    [one] one evidence token
   *[other] { $count } evidence tokens
} face down on the track.
event-saw-hidden = Face down lie { $tokens }.
event-played-value = { $seat } used the value of { $card }: { $value }.
event-played-action = { $seat } announced { $card }.
event-played-action-at = { $seat } announced { $card }: { $aims }.
event-reacted = { $seat } answered { $against } with { $card }.
event-let-stand = { $seat } let { $card } stand.
event-cancelled = { $card } was cancelled and left the game.
event-annulled = { $card } was cancelled and went to the discard.
event-reversed = The move by { $card } is void: the evidence goes the other way.
event-spent = { $seat } spent { $card } without effect.
event-moved = On the track, { $token } moved from { $start } to { $end }.
event-revealed = Face-down evidence { $slot } was turned up: { $token }.
event-asked-for = { $seat } used { $card } and asked for face-down { $colour } evidence.
event-denied = None of the face-down evidence is { $colour }.
event-claimed-initiative = { $seat } claimed the initiative at space 5.
event-took-initiative = The initiative goes to { $seat }.
event-claimed-momentum = { $seat } claimed momentum at space 5.
event-took-momentum = { $seat } put momentum on place { $number } of the momentum card.
event-momentum-scrapped = { $seat } had no place left for momentum: the token left the game.
event-momentum-back = Momentum fell to nobody and went back to the supply.
event-momentum-set = A new momentum token is on the track; { $left ->
    [0] none is left
    [one] one is left
   *[other] { $left } are left
} in the supply.
event-pinned-up = { $seat } pinned { $token } face up on { $space }, near { $near }.
event-pinned-down = { $seat } pinned { $token } face down on { $space }, near { $near }.
event-no-space = No space was free for { $token }: it left the game.
event-heard = { $seat } put the tile of { $who } face up on the board.
event-silenced = { $seat } put the tile of { $who } face down on the board.
event-already-there = The tile of { $who } already was on the board and stayed there.
event-released = { $seat } took the tile of { $who } back to the supply.
event-returned-to-bag = Back into the bag went { $token }.
event-returned-hidden = Back into the bag, unseen, went { $count ->
    [one] one evidence token
   *[other] { $count } evidence tokens
}.
event-lifted = { $seat } took { $token } off { $space } and put it face up on 0.
event-uncovered = { $seat } drew { $token } from the bag and put it on { $spot }.
event-uncovered-to-pin = { $seat } drew { $token } from the bag to pin it.
event-bag-empty = The bag was empty.
event-levelled = Everything on the track but momentum went back to 0.
event-robbed = { $seat } had to discard { $card }, drawn at random.
event-extra-turn = { $seat } plays again at once.
event-hand-discarded = { $seat } discarded { $cards }.
event-barred = Until the evaluation, { $seat } can’t use event actions.
event-sacrificed = { $seat } removed { $card } from the game to keep { $kept }.
event-dropped = { $seat } let { $card } leave the game.
event-gave = { $seat } gave { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
} to { $token }.
event-gave-hidden = { $seat } gave { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
} to face-down evidence { $slot }.
event-looked = { $seat } looked at the top { $count ->
    [0] of the other deck, which is empty
    [one] card of the other deck
   *[other] { $count } cards of the other deck
}.
event-saw-cards = From the top of the deck: { $cards }.
event-evaluation-began = The evaluation of round { $number } begins.
event-won = { $seat } wins: { $how }.

aim-token = { $token } on { $spot }
aim-hidden = face-down evidence { $slot }
aim-space = space { $space }
aim-evidence = { $token } on { $spot }
aim-none = nothing
aim-pinned-up = { $space }: { $token }, face up, near { $near }
aim-pinned-down = { $space }: { $token }, face down, near { $near }
hidden-known = { $token } (face down, { $slot })

### Questions

ask-turn = Your turn: play one card, for its value or for its action.
asks-turn = { $seat } is to play a card.
ask-drawn = You drew { $card }: play it at once, for its value or for its action.
asks-drawn = { $seat } is to play the card just drawn.
ask-react-conspirator = { $against ->
    [none] { $by } announced { $card }
   *[other] { $by } answered { $against } with { $card }
}{ $aims ->
    [none] {""}
   *[other] {""}: { $aims }
}. React (this would be your card for the turn), or go on.
asks-react-conspirator = { $against ->
    [none] { $by } announced { $card }
   *[other] { $by } answered { $against } with { $card }
}{ $aims ->
    [none] {""}
   *[other] {""}: { $aims }
}. { $seat } may react or go on.
ask-react-event = { $against ->
    [none] { $by } announced { $card }
   *[other] { $by } answered { $against } with { $card }
}{ $aims ->
    [none] {""}
   *[other] {""}: { $aims }
}. React (this would be your card for the turn), or go on.
asks-react-event = { $against ->
    [none] { $by } announced { $card }
   *[other] { $by } answered { $against } with { $card }
}{ $aims ->
    [none] {""}
   *[other] {""}: { $aims }
}. { $seat } may react or go on.
ask-react-evidence = { $by } uses the value of { $card } to move { $token } from { $start } to { $end }. React, which would take it to { $back } and be your card for the turn, or go on.
asks-react-evidence = { $by } uses the value of { $card } to move { $token } from { $start } to { $end }. { $seat } may react or go on.
ask-show = The Editor asks for { $colour } evidence. Show one: it moves { $steps } toward the Editor.
asks-show = { $seat } is to show { $colour } evidence.
ask-instead = None of the face-down evidence is { $colour }. Move something else { $steps } toward you.
asks-instead = { $seat } chooses what else { $card } moves.
ask-marker = Move initiative or momentum { $steps } toward you.
asks-marker = { $seat } chooses initiative or momentum.
ask-pin = Pin { $token }: on which space?
asks-pin = { $seat } is to pin { $token }.
ask-pins = Pin your evidence: which one, and on which space?
asks-pins = { $seat } is to pin evidence.
ask-reward-move = Your momentum card: move one evidence token { $steps } toward you.
asks-reward-move = { $seat } may move one evidence token.
ask-reward-pin = Your momentum card: pin one evidence token from the track.
asks-reward-pin = { $seat } may pin one evidence token.
ask-order = Several evidence tokens reach space 5. Which one moves first?
asks-order = { $seat } chooses which evidence moves first.
ask-split = There { $steps ->
    [one] is one space
   *[other] are { $steps } spaces
} to share out. Which evidence gets how many?
asks-split = { $seat } shares out movement.
ask-aim = { $card } is carried out once more. Choose its targets.
asks-aim = { $seat } chooses the targets of { $card }.
ask-gambit = Gambit leaves the game, unless you remove a conspirator of your hand.
asks-gambit = { $seat } decides what becomes of Gambit.

do-play = Play a card
do-react = React
do-react-with = React with { $card }
do-go-on = Go on
do-show = Show evidence
do-show-one = Show { $token }
do-instead = Move something else
do-push = Move a marker
do-pin = Pin evidence
do-choose = Choose evidence
do-give = Give movement
do-aim = Choose targets
do-sacrifice = Remove a conspirator
do-sacrifice-one = Remove { $card } from the game
do-let-go = Let Gambit leave the game
pick-play-card = Play which card?
pick-play-use = { $card }: use its value, or its action?
pick-play-targets = { $card } ({ $use ->
    [value] value
   *[action] action
}): on what?
pick-react-card = React with which card?
pick-show-slot = Which evidence do you show and let move?
pick-instead-target = What moves instead?
pick-push-marker = Which marker moves toward you?
pick-pin-token = Which evidence do you pin first?
pick-pin-space = On which space do you pin { $token }?
pick-choose-slot = Which evidence?
pick-give-slot = Which evidence moves?
pick-give-spaces = How many spaces does it move?
pick-aim-targets = On what?
pick-sacrifice-card = Which conspirator leaves the game, so that Gambit goes to your discard?

choice-card = { $card }: { $value } { $colour }
    .detail = { $brief }
choice-card-name = { $card }
choice-value = Value { $value } ({ $colour }): move one token { $value } toward you
choice-action = Action: { $brief }
choice-action-idle = Action: would do nothing, and the card { $after ->
    [discard] goes to the discard
   *[other] leaves the game
}
choice-action-tile = Action: initiative or momentum { $steps } only ({ $who } is placed)
choice-evidence = { $token }, on { $spot }
choice-token = { $token }
choice-space = { $space }, { $colour }, near { $near }
choice-spaces = { $spaces ->
    [one] One space
   *[other] { $spaces } spaces
}, to { $end }
choice-spaces-claim = { $spaces ->
    [one] One space
   *[other] { $spaces } spaces
}, to { $end }, claimed
choice-targets = { $targets }
choice-no-target = no target
way = { $token }: { $start } → { $end }
way-short = { $token } { $start } → { $end }
hidden-short = hidden { $slot }
hidden-known-short = { $token } (hidden { $slot })
way-from-zero = { $token } ({ $spot }): 0 → { $end }
way-claim = { $token }: { $start } → { $end }, claimed
way-none = nothing can move: the card is spent
way-ask = ask for face-down { $colour } evidence ({ $steps })

order-react-conspirator = When Nixon uses a conspirator’s action
order-react-conspirator-pass = Do not ask me
order-react-conspirator-play-E-BRA = Play Ben Bradlee whenever legal
order-react-conspirator-play-E-DEM = Play Mass Demonstration whenever legal
order-react-evidence = When Nixon uses a value on evidence
order-react-evidence-pass = Do not ask me
order-react-evidence-play-E-FTM = Play Follow the Money whenever legal
order-react-event = When the Editor uses an event’s action
order-react-event-pass = Do not ask me
order-react-event-play-N-JMI = Play John Mitchell whenever legal

### Text board

line-round = Round { $round }, { $phase }. Initiative card: { $holder }.
line-announced = On the table: { $card }, played by { $seat }.
line-announced-at = On the table: { $card }, played by { $seat }, aimed at { $aims }.
line-barred = Until the evaluation, { $seat } can’t use event actions.
line-exposed = Discarded unplayed, for all to see: { $cards }.
line-won = Won by { $seat }.
line-marker = Track, { $token }: { $spot }.
line-marker-gone = Off the track: { $token }.
line-evidence = Track, evidence: { $evidence }.
line-no-evidence = Track, evidence: none.
line-denied = Colours that no face-down evidence shows: { $colours }.
line-side = { $seat } is { $role }: { $hand } in hand, { $deck } in the deck, { $discard } in the discard.
line-momentum-card = Momentum card of { $role }: { $won } of { $places } placed. The places give { $rewards }.
reward-nothing = nothing
reward-draw = { $count ->
    [one] one card
   *[other] { $count } cards
} to draw
reward-look = a look at the top { $count ->
    [one] card
   *[other] { $count } cards
} of the other deck
reward-move = one evidence token moved by { $count }
reward-pin = one evidence token pinned from the track
reward-win = the game
line-informants-up = Informants face up: { $informants }.
line-informants-down = Informants face down: { $informants }.
line-informants-supply = Informants in the supply: { $informants }.
informant-joined = { $who } (linked to Nixon)
line-pinned-up = Evidence pinned face up: { $spaces }.
line-pinned-down = Evidence pinned face down: { $spaces }.
wall-space = { $space } ({ $colour })
line-free = Free { $colour } spaces: { $spaces }.
line-threads = Threads: { $threads }.
wall-thread = { $a } ({ $b })
line-supply = Supply: { $momentum } momentum, { $bag } evidence in the bag.
line-lost = Out of the game: { $tokens }.
line-scrapped = Momentum tokens out of the game: { $count }.
line-discard = Discard of { $seat }: { $cards }.
line-removed = Out of the game, from { $seat }: { $cards }.
line-hand = In your hand: { $card }, value { $value }, { $colour }. { $text }
line-tracked = Face down on the track, seen by you alone: { $evidence }.
line-under = Face down on the board: { $spaces }.
wall-under = { $token } on { $space }
line-seen = Cards of the other side that you have seen: { $cards }.

### Rules

rules-pages = goal, turn, values, actions, reactions, evaluation, board, why
rules-goal =
    ### Goal

    Two players: the Editor of a newspaper and the Nixon Administration.

    The Editor wins at once when two informants lie face up and each is linked to Nixon by an unbroken chain of face-up evidence.

    Nixon wins at once when the fifth momentum token is on the Nixon card, or when the evaluation needs a new momentum token and none is left.
rules-turn =
    ### A round

    The holder of the initiative card draws 5 cards, the other 4. Nixon draws three evidence from the bag and lays them face down on 0; only Nixon may look at them.

    The holder of the initiative plays first. Then you take turns, one card each, until no hand is left. Who has no card is passed over.

    Each card is used either for its value or for its action. The evaluation ends the round.
rules-values =
    ### Values

    Move one token by the card’s number toward your side: initiative, momentum, or evidence that shows the card’s colour. A two-coloured evidence token matches either colour; a Joker any one.

    Nixon turns up a hidden evidence token and moves it. The Editor asks for a colour instead: if a hidden evidence token shows it, Nixon must show and move one of them; if none does, the Editor moves initiative, momentum or a matching face-up evidence token.

    On space 5 of your side a token is claimed at once; what is left of the move is lost. Initiative turns the initiative card. Momentum goes to your momentum card and gives its reward. Evidence is pinned to the board.

    A red symbol moves momentum one space toward whoever claims or pins that evidence.
rules-actions =
    ### Actions

    Do as much of an action as possible, clause by clause. Movement is always toward you, and each arrival on space 5 is settled first.

    After its action an event leaves the game, a journalist or conspirator goes to its owner’s discard. Gambit leaves the game or, for a conspirator of the hand, goes to the discard. A card used for its value is discarded.
rules-reactions =
    ### Reactions

    Four cards answer an announced card before it takes effect: Ben Bradlee and Mass Demonstration a conspirator’s action, Follow the Money a value of Nixon on evidence, John Mitchell an event of the Editor.

    The player who moves next is asked each time, whatever is in the hand: react, or go on. A reaction is that player’s card for the turn.

    A reaction may be answered in its turn: John Mitchell answers Mass Demonstration and Follow the Money, and Ben Bradlee or Mass Demonstration answers John Mitchell. The last one played takes effect first. What is cancelled never happens.

    Standing orders answer for you: do not ask me, or play this card whenever legal.
rules-evaluation =
    ### Evaluation

    1. Evidence on 0 goes back to the bag.
    2. Initiative goes to the side where it lies; on 0, to the player who did not hold it.
    3. Momentum goes to the side where it lies, with its reward; on 0, back to the supply. The Editor’s fifth token leaves the game.
    4. Both markers go to 0, momentum from the supply. If the supply is empty, Nixon wins.
    5. The holder of the initiative pins all evidence of that side, then the other: the Editor face up, Nixon face down.

    A marker that was claimed at space 5 is not awarded again in steps 2 and 3.
rules-board =
    ### The evidence board

    Evidence goes on an empty space of its colour. Red threads join the spaces to each other, to the seven informants and to Nixon in the middle.

    The Editor’s evidence lies face up and makes links, Nixon’s lies face down and breaks them. Photos are the ends of a chain, never links of it.

    An informant’s tile is placed by a card: face up by the Editor, face down by Nixon.

    What lies face down on the board may be looked at by both players.
rules-why =
    ### Why can’t I?

    - **Use this action?** A reaction is only played when you are asked to react. An event of the Editor is barred after In a Splendid Mood, which itself can’t be Nixon’s first turn of a round. The System Worked needs an event of yours that left the game.

    - **Move this token?** Evidence must show the card’s colour. A marker that was claimed is off the track until the evaluation.

    - **Ask for a colour?** Only while hidden evidence is on the track, and not for a colour that was answered with no this round.

    - **Pin here?** The space must be empty and of a colour that the evidence shows. With no such space the evidence leaves the game.

### Rulings

ruling-WR1 = A reaction is the reactor’s card for that turn, so players go on alternating.
    .subject = Reactions
ruling-WR2 = A reaction is asked for when card, use and targets are announced, before anything takes effect; choices after a draw come later.
    .subject = Reactions
ruling-WR3 = The question to react is put for every card that could be answered while the other has a card, whatever it is.
    .subject = Reactions
ruling-WR4 = Follow the Money answers only a value of Nixon on evidence; Bradlee and Mass Demonstration answer John Mitchell too; Mitchell answers event reactions, never Bradlee.
ruling-WR5 = Reactions resolve last in, first out; a chain is at most four cards deep, and what is cancelled never happens.
    .subject = Reactions
ruling-WR6 = A cancelled conspirator leaves the game; a cancelled event and a card stopped by Follow the Money go to their owner’s discard.
ruling-WR7 = Follow the Money comes before a claim at 5, and its own move may claim; it uses the full printed value.
ruling-WR8 = In a Splendid Mood bars the Editor’s event actions and event reactions until the evaluation, but neither Bradlee nor values nor rewards; it can’t be played in Nixon’s first turn of a round, not even through Hunt.
ruling-WR9 = Hunt draws after momentum has moved, from the reshuffled discard if need be; the drawn card must be played, with its own reactions, and both are one turn.
    .subject = Howard Hunt
ruling-WR10 = Colson’s random discard is public; Nixon plays again even if the Editor had no card, unless Nixon has none left.
    .subject = Chuck Colson
ruling-WR11 = A Cancer on the Presidency first settles its move with all claims; then both hands are discarded.
ruling-WR12 = At a pin or claim: the evidence is placed, then the Editor’s win is checked, then the red symbol moves momentum, then a claim of momentum follows.
    .subject = Claims and pins
ruling-WR13 = A red symbol does nothing when evidence is turned up, moved short of 5, drawn to the track, returned to the bag or lifted off the board.
    .subject = Red symbols
ruling-WR14 = A marker that was claimed is off the track: whatever would move it does nothing until the evaluation.
    .subject = Claimed markers
ruling-WR15 = Initiative claimed at 5 turns the card at once; turns of the round stay as they are, the new holder pins first and draws more.
    .subject = Claimed markers
ruling-WR16 = Rewards in the evaluation may use evidence of either side; what then lies on 0 goes back to the bag, and a card drawn adds to the coming hand.
    .subject = Rewards
ruling-WR17 = Red symbols of the last step move the new momentum token, so a round may begin with momentum off 0.
    .subject = Red symbols
ruling-WR18 = Evidence without an empty space of its colour leaves the game; its red symbol counts for a claim at 5, not for a pin in the evaluation.
    .subject = Claims and pins
ruling-WR19 = The Editor’s question for a colour is answered truthfully by the game; with no match the Editor moves something else, and the answer is public.
    .subject = The Editor’s question
ruling-WR20 = A card with nothing to move or do may still be spent, except reactions, In a Splendid Mood on the first turn and The System Worked without an event.
ruling-WR21 = Both may look at evidence face down on the board; hidden evidence on the track is Nixon’s alone; discards are public, hands, decks and the bag are not.
    .subject = What each side sees
ruling-WR22 = Who has no cards left is passed over and is not asked to react.
    .subject = Reactions
ruling-WR23 = Actions with several tokens go in the printed order; each arrival at 5 is settled before the next, and a win stops everything.
    .subject = Several tokens
ruling-WR24 = Third-Rate Burglary puts momentum exactly on Nixon 1, even backwards; Saturday Night Massacre leaves momentum and face-up evidence as they are.
ruling-WR25 = Of two wins the one that comes first in the order of steps counts.
    .subject = Two wins at once
ruling-WR26 = With an empty supply in step 4 Nixon wins before any evidence is pinned.
    .subject = An empty supply
ruling-WR27 = From a short bag or deck what is there is drawn; a deck is reshuffled once.
    .subject = A short bag or deck
ruling-WR28 = Evidence pinned by the Editor’s fourth reward sets off no red symbol, since momentum is off the track then.
    .subject = Red symbols
ruling-WR29 = The new momentum may be claimed by red symbols in step 5; then the next step 3 awards nothing.
    .subject = Red symbols
ruling-WR30 = A value turns its hidden evidence up on announcement; an action only when it takes effect, so a cancelled one shows nothing.
    .subject = Hidden evidence
ruling-WR31 = The question to react is left out only when what everybody sees proves that no answer is possible: an empty hand, In a Splendid Mood, or the reactions already on the table, discarded or out of the game.
ruling-WR32 = When the Editor’s colour is there, Nixon is always asked to show one, with one choice or several.
    .subject = The Editor’s question
ruling-WR33 = Gambit’s second half is always asked, even without a conspirator in hand.
ruling-WR34 = “One evidence token” may be a hidden one; the Editor picks it unseen, and it is turned up when it moves or is pinned.
    .subject = Hidden evidence
ruling-WR35 = An action that did nothing was still used: its card goes where it always goes.
    .subject = Actions that do nothing
ruling-WR36 = Evidence that a card or reward can’t pin leaves the game without its red symbol.
    .subject = Claims and pins
ruling-WR37 = Hidden evidence returned to the bag in the evaluation is not shown.
    .subject = What each side sees
ruling-WR38 = John Mitchell played before Nixon’s first turn counts as that first turn for In a Splendid Mood.
ruling-WR39 = The System Worked is open to one reaction, with its event announced; the event itself is not played anew.
ruling-WR40 = In the evaluation each side pins its evidence one at a time, in its own order.
    .subject = Claims and pins
ruling-WR41 = The 1972 Election is shared out completely before anything moves; movement beyond 5 is lost.
ruling-WR42 = Photos are the ends of a chain of evidence, never links in it.
    .subject = Photos
ruling-WR43 = Cards discarded by A Cancer on the Presidency and Colson are public; the order of a hand means nothing.
ruling-WR44 = There is one public picture of the board, upright for the Editor.
    .subject = What each side sees
ruling-WR45 = The question to react shares the clock of the coming turn and is asked whatever the hand; standing orders do not look at the hand either.
    .subject = Reactions
ruling-WR46 = A silent turn, where the clock may play, spends the lowest card’s value on initiative, else on momentum, else on the first evidence token; resigning means that the other side wins.
    .subject = Silence and resigning
ruling-WD1 = Gambit moves momentum first; then it leaves the game, or a conspirator of the hand does and Gambit is discarded.
ruling-WD2 = An informant card whose tile is on the board still moves its marker and leaves the game.
    .subject = Informants
ruling-WD3 = Who Pays the Lawyers? moves two different evidence tokens.
    .subject = Who Pays the Lawyers?
ruling-WD4 = Operation Gemstone moves two different evidence tokens; if there is only one, only that one moves.
ruling-WD5 = The System Worked may choose any of the Editor’s removed events but reactions and itself.
ruling-WD6 = Deep Throat moves initiative even with no face-down informant on the board.
ruling-WD7 = Bernstein may take the Editor’s own evidence too.
    .subject = Carl Bernstein

### Pictures

pic-nixon-letter = N
pic-editor-letter = E
pic-nixon = Nixon
pic-editor = Editor
pic-turn = { $role } ({ $seat }) to play
pic-won = { $role } wins
pic-drawn = No winner
pic-edition = Round { $round }
pic-plate = { $role } · { $seat }
pic-cards = Hand { $hand } · deck { $deck } · discard { $discard }
pic-reward-draw = draw { $n }
pic-reward-look = look at { $n }
pic-reward-move = move { $n }
pic-reward-pin = pin { $n }
pic-reward-win = WINS
pic-initiative = initiative
pic-supply = momentum: { $n } left
pic-bag = face down; { $n } in bag
pic-sign-blue = blue: cheques
pic-sign-yellow = yellow: plans
pic-sign-green = green: tapes
pic-wall = The evidence board.
pic-momentum-card = Momentum card of { $role }: { $won } of { $places }.
pic-held = In your hand: { $card }, value { $value }.
pic-your-hand = Your hand, { $seat } ({ $role })
pic-secret-track = Only you see: face down on the track
pic-secret-board = Face down on the board
pic-colour-blue = BLUE
pic-colour-yellow = YELLOW
pic-colour-green = GREEN
pic-colour-joker = ANY
pic-kind-event = Event: leaves the game
pic-kind-journalist = Journalist
pic-kind-conspirator = Conspirator
pic-kind-reaction = REACTION
