game-title = The Bill
game-pitch = Two sides of Congress, one bill each: the first to 30 Support passes and wins.

### Options

option-mode = Mode
    .help = Easy mode plays with keywords alone; in hard mode every member also has a personal ability.
option-mode-easy = Easy
    .help = Keywords only: the game to start with.
option-mode-hard = Hard
    .help = Every member also has a personal ability, marked with a gavel.
option-decks = Decks
    .help = The starter decks are fixed and were tested against each other; random decks are drawn anew each time.
option-decks-starter = Starter decks
    .help = Two fixed decks that win about equally often.
option-decks-random = Random decks
    .help = Two legal decks drawn by the same recipe, with the same ten action cards on both sides.
option-starts = Who starts
    .help = The second player gets one more card and a Favor.
option-starts-draw = Drawn by lot
    .help = Chance decides, and the result is announced.
option-starts-first = First seat
    .help = Seats are drawn by lot or go as people joined: see Seats.
option-starts-second = Second seat
    .help = Seats are drawn by lot or go as people joined: see Seats.
option-sides = Sides
    .help = Which deck the first seat plays.
option-sides-draw = Drawn by lot
    .help = Chance decides, and the result is announced.
option-sides-democratic = First seat: Democratic deck
    .help = The first seat plays the Democratic deck, the second the Republican one.
option-sides-republican = First seat: Republican deck
    .help = The first seat plays the Republican deck, the second the Democratic one.
option-card_set-119 = 119th Congress, June 2026
option-card_set = Cards
    .help = The snapshot of Congress that the cards are made from.

### Names

side-D = Democratic deck
    .short = Democratic
side-R = Republican deck
    .short = Republican
party-D = Democrat
party-R = Republican
party-I = Independent
letter-D = D
letter-R = R
letter-I = I
letter-none = no party
card-staffer = Staffer
    .short = Staffer
    .text = A 1/1 member that abilities seat. It costs 0, has no party, region, chamber or ability, and is gone when it would return to a hand.

keyword-leader = Leader
    .text = On play, draw 2. Your other members have +1 Influence.
    .note = Earned by party leaders. Leaders add up and help each other; the bonus ends the moment the Leader leaves.
keyword-whip = Whip
    .text = On play, your strongest member that already acted may act again.
    .note = Earned by party whips. The game picks by Influence, then Resolve, then the earliest seat; never the Whip itself.
keyword-gatekeeper = Gatekeeper
    .text = Enemies can’t Lobby; whoever Confronts must choose a Gatekeeper.
    .note = Earned by committee chairs. Cards and abilities may still be aimed at anybody. Nobody is forced to act.
keyword-oversight = Oversight
    .text = On play, deal 2 to an enemy member of your choice.
    .note = Earned by ranking members. With no enemy seated nothing happens.
keyword-institution = Institution
    .text = At the start of your turn, +1 Support.
    .note = Earned by members with 20 or more years of service.
keyword-firebrand = Firebrand
    .text = Can act on the turn it is played.
    .note = Earned by members in their first term.
keyword-bipartisan = Bipartisan
    .text = On play, +2 Support.
    .note = Earned by sitting in the other party’s deck, where the card costs 1 more.

sort-member = member
sort-action = action card
sort-card = card
sort-small = card costing 2 or less

### Action cards

card-filibuster = Filibuster
    .short = Filibuster
    .text = Opponent gains no Support during their next turn.
    .note = From the start of that turn to its end, whatever the Support comes from; losses still count. It cannot be played while one is pending.
card-cloture = Cloture
    .short = Cloture
    .text = Remove Filibuster from yourself. Draw 1.
    .note = It works in mid-turn; what was already blocked is not given back. Without a Filibuster it just draws a card.
card-earmark = Earmark
    .short = Earmark
    .text = +3 Support.
    .note = A Filibuster on you blocks it.
card-committee-markup = Committee Markup
    .short = Markup
    .text = Give a friendly member +2/+2.
    .note = It lasts while the member is seated; damage already taken stays.
card-town-hall = Town Hall
    .short = Town Hall
    .text = A friendly member that already acted may act again. Draw 1.
    .note = It needs a member that has acted and has no act left.
card-media-cycle = Media Cycle
    .short = Media Cycle
    .text = Deal 3 to an enemy member.
    .note = It may be aimed past a Gatekeeper.
card-primary-challenge = Primary Challenge
    .short = Primary
    .text = Unseat an enemy member that costs 3 or less.
    .note = What counts is the cost printed on the card in its own deck. It may be aimed past a Gatekeeper.
card-veto-threat = Veto Threat
    .short = Veto Threat
    .text = Opponent loses 3 Support.
    .note = Support never falls below 0.
card-lobbyist = Lobbyist
    .short = Lobbyist
    .text = Draw 2.
    .note = Each card from an empty deck costs Support instead.
card-recess = Recess
    .short = Recess
    .text = Enemy members cannot Confront during the opponent’s next turn.
    .note = Lobbying and cards still work. It cannot be played while one is pending.
card-reconciliation = Reconciliation
    .short = Reconciliation
    .text = +6 Support.
    .note = A Filibuster on you blocks it.
card-favor = Favor
    .short = Favor
    .text = Gain 1 Political Capital this turn.
    .note = It may take you past 10. It is in no deck: the second player starts with one.

### Questions

ask-turn = Your turn { $turn }: { $capital } Capital to spend. You can { $can }.{ $filibuster ->
    [0] {""}
   *[other] {" "}A Filibuster is on you: your bill gains { $leak ->
        [0] nothing
       *[other] at most { $leak }
    } this turn.
}{ $gatekeepers ->
    [0] {""}
   *[other] {" "}A Gatekeeper stops your Lobbying and must be Confronted first.
}{ $recess ->
    [0] {""}
   *[other] {" "}A Recess stops your Confronts this turn.
}
asks-turn = { $seat } is to move: turn { $turn }, { $capital } Capital.
can-play = play a card
can-lobby = Lobby
can-confront = Confront
can-end-turn = end your turn
ask-oversee = Oversight of { $member }: which enemy member takes { $amount }?
asks-oversee = { $seat } chooses which enemy member takes { $amount } from the Oversight of { $member }.
ask-damage = Ability of { $member }: which enemy member takes { $amount }?
asks-damage = { $seat } chooses which enemy member takes { $amount } from { $member }.
ask-table = Ability of { $member }: which enemy member sits out its next turn?
asks-table = { $seat } chooses which enemy member sits out its next turn.
ask-recall = Ability of { $member }: which enemy member returns to its owner’s hand?
asks-recall = { $seat } chooses which enemy member returns to its owner’s hand.

### Buttons

do-play = Play a card
do-play-one = Play { $card } ({ $cost })
do-play-at = Play { $card } ({ $cost }) on { $target }
do-lobby = Lobby
do-lobby-with = Lobby with { $member } (+{ $gain })
do-confront = Confront
do-confront-with = Confront with { $member } ({ $influence } Influence, { $resolve } Resolve)
do-confront-one = { $by } Confronts { $member }
do-end-turn = End turn
    .detail = { $capital } Capital unspent; { $ready ->
        [one] 1 member
       *[other] { $ready } members
    } may still act
do-pick = Choose a member
pick-play-card = Play which card?
pick-play-target = Aim { $card } at which member?
pick-lobby-member = Which member Lobbies? Its Influence is added to your Support.
pick-confront-member = Which member Confronts? It and its target deal their Influence to each other.
pick-confront-target = Whom does { $member } Confront? Each deals its Influence to the other.
pick-pick-target = Which enemy member?

choice = { $value }
choice-member = { $card } ({ $cost })
    .detail = { $influence }/{ $resolve }{ $words ->
        [0] {""}
       *[other] {" "}· { $keywords }
    }{ $ability }
choice-action = { $card } ({ $cost })
    .detail = { $text }
choice-aimed = { $card } ({ $cost }) on { $target }
    .detail = { $text }
choice-lobby = { $member } (+{ $gain })
    .detail = { $filibuster ->
        [0] { $influence } Influence, { $resolve } Resolve left
       *[other] Filibuster: adds { $gain } of { $influence } and uses the act up
    }
choice-confront = { $member }
    .detail = { $influence } Influence, { $resolve } Resolve left
choice-confront-target = { $member } ({ $influence } Influence, { $resolve } Resolve)
    .detail = Takes { $deals }{ $falls ->
        [0] {""}
       *[other] {" "}and falls
    }; deals { $takes } back{ $dies ->
        [0] {""}
       *[other] {" "}and unseats your member
    }
choice-confront-one = { $by } Confronts { $member }
    .detail = Deals { $deals }{ $falls ->
        [0] {""}
       *[other] {" "}and unseats it
    }; takes { $takes }{ $dies ->
        [0] {""}
       *[other] {" "}and falls
    }
aim-committee-markup = { $member } ({ $influence }/{ $resolve })
    .detail = +2 Influence and +2 Resolve while it is seated
aim-town-hall = { $member } ({ $influence }/{ $resolve })
    .detail = May act again this turn
aim-media-cycle = { $member } ({ $influence }/{ $resolve })
    .detail = { $left ->
        [0] Takes 3 and falls
       *[other] { $shield ->
            [0] Takes 3; { $left } Resolve left
           *[other] Its shield takes the damage
        }
    }
aim-primary-challenge = { $member } ({ $influence }/{ $resolve })
    .detail = Costs { $most } or less: is unseated
aim-damage = { $member } ({ $influence }/{ $resolve })
    .detail = { $left ->
        [0] Falls
       *[other] { $left } Resolve left
    }
aim-table = { $member } ({ $influence }/{ $resolve })
    .detail = Cannot act on its next turn
aim-recall = { $member } ({ $influence }/{ $resolve })
    .detail = Returns to its owner’s hand
aim-vanish = { $member } ({ $influence }/{ $resolve })
    .detail = Is gone for good
warn-filibuster = Does nothing now: a Filibuster is on you
warn-no-support = Does nothing now: the opposing bill has 0 Support
warn-empty-deck = Careful: your deck is empty, drawing costs Support
warn-no-filibuster = No Filibuster on you: just draws 1
trigger-play = {" "}· gavel: when played
trigger-lobby = {" "}· gavel: when it Lobbies
trigger-confront = {" "}· gavel: when it Confronts
trigger-unseated = {" "}· gavel: when unseated
trigger-turn = {" "}· gavel: at the start of your turn
trigger-aura = {" "}· gavel: the whole time

### The board in words

line-mode = Turn { $turn }, { $hard ->
    [0] easy
   *[other] hard
} mode.{ $over ->
    [0] {" "}{ $seat } is to move.
   *[other] {" "}The game is over.
}
line-side = { $seat }, { $side }: { $support } of { $goal } Support, { $capital } of { $growth } Capital, { $hand } in hand, { $deck } in the deck.
line-filibuster = Filibuster on { $seat }: no Support on their own turn{ $leak ->
    [0] {""}
   *[other] {" "}but { $leak }
}.
line-recess = Recess on { $seat }: no Confronts on their turn.
line-tax = The next card of { $seat } costs { $amount } more.
line-discount = The next { $sort } of { $seat } this turn costs { $amount } less.
line-fatigue = { $seat } has drawn from an empty deck: the next such draw costs { $price } Support.
line-floor = Floor of { $seat } ({ $count } of 7):
line-floor-empty = Floor of { $seat }: empty.
line-member = • { $card } ({ $party }{ $traits }, cost { $cost }) { $influence }/{ $resolve }: { $words ->
    [0] {""}
   *[other] { $keywords };{" "}
}{ $notes }.{ $ability }
line-known = Known to be in the hand of { $seat }: { $cards }.
line-discard = Face up beside { $seat }’s deck: { $cards }.
line-hand = Your hand ({ $cards } of 10), { $capital } Capital:
line-card = • { $card } (cost { $cost }, { $playable }): { $text }
line-held = • { $card } ({ $party }{ $traits }, cost { $cost }, { $playable }) { $influence }/{ $resolve }{ $words ->
    [0] {""}
   *[other] {" "}· { $keywords }
}.{ $ability }
line-won = { $count ->
    [0] The game is a draw.
   *[other] { $seats } wins.
}
note-damage = { $amount } damage
note-shield = shielded
note-rally = +{ $amount } Influence this turn only
note-weak = −{ $amount } Influence until the other side’s next turn
note-sits-out = sits out its next turn
note-playable = playable
note-not-now = not playable now
standing-ready = may act
standing-spent = has acted
standing-new = just seated
standing-tabled = sits this turn out
standing-rest = waiting
ability-note = {" "}{ $text }
traits = , { $chamber }, { $region }

### What happened

event-took-side = { $seat } plays the { $side }.
event-went-first = { $seat } has the first turn.
event-turn-began = { $seat } begins turn { $turn } with { $capital } Capital.
event-turn-ended = { $seat } ends the turn.
event-drew = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-received = You draw { $cards }.
event-sought = { $seat } draws the topmost { $sort } from the deck.
event-favored = { $seat } gets { $count ->
    [one] a Favor
   *[other] { $count } Favors
}.
event-overflowed = { $seat }’s hand is full: { $card } is discarded.
event-exhausted = { $seat }’s deck is empty: { $price } Support is due, { $amount } is lost.
event-played = { $seat } plays { $card } ({ $cost } Capital).
event-lobbied = { $member } Lobbies for { $seat }.
event-confronted = { $member } Confronts { $target }.
event-damaged = { $member } takes { $amount }; { $left } Resolve left.
event-shrugged = { $member } ignores the damage.
event-unseated = { $member } is unseated.
event-gained = { $seat } gains { $amount } Support, now { $support }.
event-blocked = The Filibuster keeps { $seat } from gaining { $amount } Support.
event-lost = { $seat } loses { $amount } Support, now { $support }.
event-funded = { $seat } gains { $amount } Capital, now { $capital }.
event-strengthened = { $member } gains +{ $influence }/+{ $resolve }.
event-readied = { $member } may act again.
event-filibustered = { $seat } will gain no Support on the next turn.
event-recessed = { $seat }’s members cannot Confront on the next turn.
event-cleared = { $card } is lifted from { $seat }.
event-used = { $member } uses an ability.
event-rallied = { $member } has +{ $amount } Influence this turn.
event-weakened = { $member } has −{ $amount } Influence until the other side’s next turn.
event-shielded = { $member } will ignore the next damage.
event-tabled = { $member } cannot act on its next turn.
event-recalled = { $gone ->
    [0] { $member } returns to { $seat }’s hand.
   *[other] { $member } is gone for good.
}
event-staffed = A Staffer takes a seat for { $seat }.
event-discounted = { $seat }’s next { $sort } this turn costs { $amount } less.
event-taxed = { $seat }’s next card costs { $amount } more.
event-passed = { $seat }’s bill passes with { $support } Support!
event-adjourned = Forty turns each are over: { $first } Support against { $second }.
event-resigned = { $seat } resigns.

### Errors

no-no-card = This game has no such card.

### Personal abilities

ability-play = When played: { $effect }.
ability-lobby = When this Lobbies: { $effect }.
ability-confront = When this Confronts: { $effect }.
ability-unseated = When this is unseated: { $effect }.
ability-turn = At the start of your turn: { $effect }.
ability-aura = While seated: { $effect }.
condition-floor3 = if you have 3 or more members, { $effect }
condition-floor2 = if you have 2 or more members, { $effect }
condition-few = if you have 2 or fewer members, { $effect }
condition-behind = if your bill is behind, { $effect }
condition-hand1 = if you hold 1 card or fewer, { $effect }
condition-hand3 = if you hold 3 cards or fewer, { $effect }
condition-opp-hand = if your opponent holds more cards than you, { $effect }
condition-cap2 = if you have 2 or more unspent Capital, { $effect }
condition-cap6 = if you have 6 or more unspent Capital, { $effect }
condition-ally-region = if you have another member from the same region, { $effect }
effect-and = { $first }, and { $second }
effect-then = { $first }, then { $second }
effect-support = gain { $amount } Support
effect-sway = the opposing bill loses { $amount } Support
effect-draw = draw { $amount }
effect-seek = draw the topmost { $sort } from your deck
effect-capital = gain { $amount } Capital this turn
effect-favor = add { $amount ->
    [one] a Favor
   *[other] { $amount } Favors
} to your hand
effect-discount = your next { $sort } this turn costs { $amount } less
effect-tax = your opponent’s next card costs { $amount } more
effect-damage = deal { $amount } to { $target }
effect-buff = { $target } { $plural ->
    [0] gains
   *[other] gain
} +{ $amount }/+{ $resolve }
effect-rally = { $target } { $plural ->
    [0] has
   *[other] have
} +{ $amount } Influence this turn
effect-weaken = { $target } has −{ $amount } Influence until your next turn
effect-shield = { $target } ignores its next damage
effect-ready = { $target } may act again this turn
effect-table = { $target } cannot act on its next turn
effect-recall = { $target } returns to its owner’s hand
effect-staff = seat { $amount ->
    [one] a Staffer (1/1)
   *[other] { $amount } Staffers (1/1)
}
effect-clear = remove Filibuster and Recess from yourself
effect-aura-stat = { $target } have +{ $amount }/+{ $resolve }
rule-armor = this takes { $amount } less damage from each Confront
rule-untargetable = enemy action cards cannot target this
rule-cheap-action = your action cards cost { $amount } less (minimum 1)
rule-leak = under a Filibuster you may still gain up to { $amount } Support each turn
target-self = this member
target-ally-weakest = your weakest other member
target-ally-strongest = your strongest other member
target-ally-all = your other members
target-ally-acted = your strongest member that already acted
target-enemy-any = an enemy member
target-enemy-strongest = the strongest enemy member
target-enemy-weakest = the weakest enemy member
target-enemy-foe = the member it Confronts
target-enemy-cheap = an enemy member costing { $most } or less
target-enemy-cheap-strongest = the strongest enemy member costing { $most } or less
target-region = your other members from the same region
target-chamber = your other members from the same chamber
target-first-term = your other first-term members
target-cheap = your other members costing { $most } or less

### Card help

help-action = { $card }: action card, costs { $cost }.
help-member = { $card }, { $party }: costs { $cost }, { $influence } Influence, { $resolve } Resolve.
help-crossover = In the { $side }: costs { $cost } and is Bipartisan.
help-independent = An Independent can join either side at the same cost.
help-ability = Hard mode, { $title }, { $state }: { $text }
help-senator = Senator for { $state }; in Congress since { $since }, { $years ->
    [0] less than a year
    [one] 1 full year
   *[other] { $years } full years
} of service.
help-representative = Representative for { $state }{ $district ->
    [0] {""}
   *[other] , district { $district }
}; in Congress since { $since }, { $years ->
    [0] less than a year
    [one] 1 full year
   *[other] { $years } full years
} of service.
help-delegate = Delegate for { $state }; in Congress since { $since }, { $years ->
    [0] less than a year
    [one] 1 full year
   *[other] { $years } full years
} of service.
help-region = Region: { $region }.
help-leadership = Party office: { $offices }.
help-committee = Main committee: { $committee }.
help-source = Facts as of { $snapshot } from { $source } (CC0 1.0). No endorsement is implied.
reason-leader = { $keyword }: { $text } (Office: { $offices }.)
reason-whip = { $keyword }: { $text } (Office: { $offices }.)
reason-gatekeeper = { $keyword }: { $text } (Chairs: { $committees }.)
reason-oversight = { $keyword }: { $text } (Ranking member: { $committees }.)
reason-institution = { $keyword }: { $text } ({ $years } years of service; { $least } earn it.)
reason-firebrand = { $keyword }: { $text } (First term.)
date = { $day } { $month } { $year }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
theme-agriculture = Farm Desk
theme-appropriations = Spending Desk
theme-budget = Ledger Desk
theme-armed_services = Readiness Desk
theme-banking = Credit Desk
theme-tax = Revenue Desk
theme-health_education = Classroom and Clinic
theme-foreign = Diplomacy Desk
theme-government = Audit Desk
theme-homeland = Preparedness Desk
theme-energy_commerce = Grid Desk
theme-natural_resources = Lands and Waters
theme-intelligence = Closed Session
theme-judiciary = Bench Desk
theme-transportation = Roadworks
theme-rules = Procedure Desk
theme-small_business = Main Street Desk
theme-science = Lab Desk
theme-veterans = Service Desk
theme-leadership = Floor Office
theme-home_region = Home Office
chamber-H = House
chamber-S = Senate
region-northeast = Northeast
region-midwest = Midwest
region-south = South
region-west = West
region-islands = Islands

### Pictures

pic-deck = deck
pic-hand = hand
pic-capital = Capital
pic-support = SUPPORT
pic-goal = { $goal } passes the bill
pic-turn = { $seat } to act
pic-aim = { $seat } picks a target
pic-won = { $seat } passes the bill
pic-won-early = { $seat } wins
pic-drawn = Neither bill passes
pic-around = Turn { $turn } · { $mode ->
    [hard] hard mode
   *[easy] easy mode
}
pic-shielded = Shielded
pic-armor = Armor { $n }
pic-untargetable = Out of reach
pic-sits-out = Sits out
pic-tax = next card +{ $n }
pic-discount = discount
pic-fatigue = next draw: −{ $n }
pic-your-hand = Your hand, { $seat }
pic-action = ACTION

### Rules in short

rules-pages = goal, turn, members, keywords, actions, limits, hard
rules-goal =
        ### Goal

        Each side has a bill. Build its Support: the first bill to reach 30 passes and wins at once.

        Each deck has 30 cards: members of Congress and action cards. The first player starts with 3 cards, the second with 4 and a free Favor.
rules-turn =
        ### Your turn

        1. Your Political Capital grows by 1, up to 10, and refills.
        2. Each of your Institution members adds 1 Support.
        3. You draw a card.
        4. In any order: play cards by paying their cost, and act once with each member that may act: Lobby or Confront.
        5. Press End turn. Unspent Capital is lost.
rules-members =
        ### Members

        Members have Influence and Resolve, written 2/3. A played member takes one of your 7 seats and can act from your next turn on.

        Lobby: its Influence is added to your Support.

        Confront: choose an enemy member; each deals its Influence to the other’s Resolve, at the same moment.

        A member whose Resolve drops to 0 is unseated and gone for good. All other damage wears off at the end of every turn.
rules-keywords =
        ### Keywords

        Keywords are earned by real careers.

        Leader: { keyword-leader.text } (Party leaders.)
        Whip: { keyword-whip.text } (Party whips.)
        Gatekeeper: { keyword-gatekeeper.text } (Committee chairs.)
        Oversight: { keyword-oversight.text } (Ranking members.)
        Institution: { keyword-institution.text } (20 or more years.)
        Firebrand: { keyword-firebrand.text } (First term.)
        Bipartisan: { keyword-bipartisan.text } (Crossovers.)

        Members from the other party cost 1 more and gain Bipartisan. Independents can join either side.
rules-actions =
        ### Action cards

        Filibuster (3): { card-filibuster.text }
        Cloture (2): { card-cloture.text }
        Earmark (2): { card-earmark.text }
        Committee Markup (3): { card-committee-markup.text }
        Town Hall (2): { card-town-hall.text }
        Media Cycle (3): { card-media-cycle.text }
        Primary Challenge (4): { card-primary-challenge.text }
        Veto Threat (3): { card-veto-threat.text }
        Lobbyist (3): { card-lobbyist.text }
        Recess (2): { card-recess.text }
        Reconciliation (6): { card-reconciliation.text }
        Favor (0): { card-favor.text }
rules-limits =
        ### Limits

        You can hold 10 cards; a card drawn into a full hand is discarded face up.

        A draw from an empty deck costs Support: 1 the first time, then 2, then 3, and so on.

        Support never goes below 0. After 40 turns each, the higher Support wins; equal is a draw.
rules-hard =
        ### Hard mode

        Every member also has a personal ability, marked with a gavel. Easy mode ignores abilities.

        When played: once, as the member takes its seat.
        When this Lobbies or Confronts: each time the member does so, before the Support or the damage.
        When this is unseated: as the member leaves the floor.
        At the start of your turn: every turn while the member is seated.
        While seated: the whole time.

        Abilities come from a member’s main committee and base cost, not from anything a person said or did. “Strongest” means Influence, then Resolve left, then the earliest seat.

### Words to look up

rules-words = keyword-leader, keyword-whip, keyword-gatekeeper, keyword-oversight, keyword-institution, keyword-firebrand, keyword-bipartisan, word-lobby, word-confront, word-influence, word-resolve, word-capital, word-shielded, word-armor, word-reach, word-sits-out
word-lobby = Lobby
    .text = A member that may act Lobbies: its Influence is added to your Support.
    .note = A Gatekeeper on the other side forbids it; under a Filibuster it adds nothing.
word-confront = Confront
    .text = A member that may act Confronts an enemy member: each deals its Influence to the other, at the same moment.
    .note = If the other side has a Gatekeeper, a Gatekeeper must be chosen; during a Recess nobody Confronts.
word-influence = Influence
    .text = The first number of a member, as the 2 in 2/3: what it adds when it Lobbies and deals when it Confronts.
word-resolve = Resolve
    .text = The second number of a member, as the 3 in 2/3: how much damage in one turn unseats it.
word-capital = Political Capital
    .text = What cards cost. It grows by 1 each turn, up to 10, and refills; what is unspent at the end of a turn is lost.
word-shielded = Shielded
    .text = The next damage to this member is ignored, then the shield is gone.
word-armor = Armor
    .text = This member takes that much less damage from each Confront, as long as it is seated.
word-reach = Out of reach
    .text = Enemy action cards cannot be aimed at this member. Confronts and abilities still can.
word-sits-out = Sits out
    .text = This member cannot act on its next turn, whatever would let it act again.

### Rulings

ruling-BR1 = A bill wins the moment it reaches 30 Support, on either turn; nothing later takes effect.
    .subject = Winning
ruling-BR2 = Effects are settled one at a time, the active player’s first, so only one bill can be first to 30.
    .subject = One effect after another
ruling-BR3 = Support stops at 0 and leaves no debt.
    .subject = Support
ruling-BR4 = A turn goes: Capital, Institutions, abilities at the start of the turn in seat order, a card, then free actions.
ruling-BR5 = The first player draws on the first turn too.
    .subject = The first turn
ruling-BR6 = Opening hands are kept; there is no mulligan.
    .subject = Opening hands
ruling-BR7 = A Filibuster lasts from the start of the opponent’s next turn to its end and stops every gain, Institutions included; losses still count.
ruling-BR8 = A Filibuster cannot be played while one is pending on the opponent.
ruling-BR9 = Reconciliation gains nothing under a Filibuster.
ruling-BR10 = Support gained on the other player’s turn is not stopped by a Filibuster.
ruling-BR11 = Cloture works in mid-turn and gives nothing back; without a Filibuster it only draws a card, and it does not lift a Recess.
ruling-BR12 = Lobbying under a Filibuster is allowed, adds nothing and uses the act; the button says so.
ruling-BR13 = While the opponent has a Gatekeeper, none of your members may Lobby and every Confront must choose a Gatekeeper; nobody is forced to act.
ruling-BR14 = Gatekeepers limit only Lobby and Confront: cards and abilities may be aimed at anybody, and cards still add Support.
ruling-BR15 = When the last Gatekeeper falls in mid-turn, members that have not acted may Lobby at once.
ruling-BR16 = Under a Recess with a Gatekeeper in the way, members can do nothing that turn; cards still work.
ruling-BR17 = In a Confront both deal their current Influence at the same moment and both may fall; damage beyond that is lost, and 0 Influence deals 0.
ruling-BR18 = Damage wears off for all members of both sides at the end of every turn.
    .subject = Damage
ruling-BR19 = Committee Markup lasts as long as the member is seated; more Resolve does not heal damage.
ruling-BR20 = A Leader helps only others; Leaders add up and help each other, and the bonus ends the moment the Leader leaves.
ruling-BR21 = A Leader’s two cards are drawn after it has taken its seat, each under the rules for a full hand and an empty deck.
ruling-BR22 = The Whip readies the member with the highest Influence, then Resolve, then the earliest seat, never itself; if nobody has acted, nothing happens.
ruling-BR23 = Town Hall needs a friendly member that has acted; the player chooses.
ruling-BR24 = “May act again” means one more act, Lobby or Confront, and can be granted again.
ruling-BR25 = With 7 members seated no member can be played, and Staffers that do not fit are not made.
ruling-BR26 = Favor adds 1 Capital at once, even past 10; the limit of 10 is for growth, unspent Capital is lost, and a Favor takes a place in the hand.
ruling-BR27 = A card drawn into a full hand is discarded face up and costs no Support.
    .subject = A full hand
ruling-BR28 = Draws from an empty deck are counted for each player and the count never goes back; a Leader’s two such draws are two.
ruling-BR29 = Oversight deals exactly 2 to a member the player chooses; with no enemy seated it does nothing.
ruling-BR30 = Primary Challenge looks at the cost printed on the card in its own deck, a crossover’s +1 included, and counts as unseating.
ruling-BR31 = Bipartisan comes from being in the other party’s deck; a Filibuster blocks its +2, and Independents never have it.
ruling-BR32 = The same member may be in both decks, but not twice in one.
    .subject = Building decks
ruling-BR33 = Members that fall together all leave first; then their abilities take effect, the active player’s first, in seat order, and Resolve is checked again.
ruling-BR34 = Abilities of Lobby and Confront come before the Support or the damage; if either member of a Confront is gone by then, no damage is dealt.
    .subject = Abilities of Lobby and Confront
ruling-BR35 = After 40 turns each, the higher Support wins, and equal Support is a draw.
    .subject = Forty turns
ruling-BR36 = A running game keeps its cards when a member leaves Congress; new decks drop them with the next snapshot.
    .subject = Building decks
ruling-BR37 = Keywords of a member being seated work in the rulebook’s order, each fully with its check for 30, then the personal ability.
    .subject = One effect after another
ruling-BR38 = “An enemy member costing N or less” is the player’s choice when played, and otherwise the strongest that qualifies.
    .subject = Choosing a target
ruling-BR39 = Only members that have acted and have no act left can be let act again.
    .subject = Acting again
ruling-BR40 = Strength is current Influence, then Resolve left, then the earliest seat; weakest is the reverse, and its ties also go to the earliest seat.
ruling-BR41 = A Recess cannot be played while one is pending on the opponent.
    .subject = Recess
ruling-BR42 = Committee Markup, Media Cycle and Primary Challenge need a legal target; Veto Threat, Lobbyist, Cloture and Earmark can always be played.
ruling-BR43 = With a full hand a Favor from an ability is not made, and a recalled member is discarded face up without being unseated.
ruling-BR44 = If the deck has no card of the kind that an ability looks for, nothing happens: no cost, no shuffle; what it finds is not named.
    .subject = Looking through the deck
ruling-BR45 = A Staffer costs 0, has no party, region, chamber or ability, cannot act on the turn it is seated, and is gone when recalled.
ruling-BR46 = All changes to Influence are added up first; the result is never below 0.
ruling-BR47 = Discounts stop at 0, “your action cards cost less” at 1; a discount or an extra cost is used up by the next card of its kind, a Favor included, and an extra cost waits for it.
ruling-BR48 = Damage of 0 does not use up a shield, and what lessens a Confront’s damage counts first.
    .subject = Shields and damage
ruling-BR49 = Who starts is drawn and announced; in a rematch the other player starts.
    .subject = Who starts
ruling-BR50 = With an enemy seated, Oversight must hit one.
ruling-BR51 = “Must Confront a Gatekeeper” limits the choice of target, nothing else.
ruling-BR52 = Discarded and unseated cards are public; drawn cards, the order of decks and cards that abilities look for are private.
    .subject = What everybody sees
ruling-BR53 = A card just played no longer counts as held; “behind” means strictly lower; Capital in conditions is what is unspent now.
    .subject = What conditions count
ruling-BR54 = “Cannot act on its next turn” beats every “may act again”.
    .subject = Acting again
ruling-BR55 = Abilities at the start of a turn are listed as it begins: who has left is skipped, who is new waits.
    .subject = The start of a turn
ruling-BR56 = Extra acts that were not used end with the turn.
    .subject = Acting again
ruling-BR57 = Of two abilities set off by one removal the active player’s is settled in full, with its check for 30, before the other.
    .subject = One effect after another
ruling-BR58 = A card’s text is shown on request in your private panel.
    .subject = Reading a card
ruling-BR59 = When the table lets the clock play, a silent turn ends; who resigns loses.
    .subject = Silence and resigning

### States and territories

state-AK = Alaska
state-AL = Alabama
state-AR = Arkansas
state-AS = American Samoa
state-AZ = Arizona
state-CA = California
state-CO = Colorado
state-CT = Connecticut
state-DC = the District of Columbia
state-DE = Delaware
state-FL = Florida
state-GA = Georgia
state-GU = Guam
state-HI = Hawaii
state-IA = Iowa
state-ID = Idaho
state-IL = Illinois
state-IN = Indiana
state-KS = Kansas
state-KY = Kentucky
state-LA = Louisiana
state-MA = Massachusetts
state-MD = Maryland
state-ME = Maine
state-MI = Michigan
state-MN = Minnesota
state-MO = Missouri
state-MP = the Northern Mariana Islands
state-MS = Mississippi
state-MT = Montana
state-NC = North Carolina
state-ND = North Dakota
state-NE = Nebraska
state-NH = New Hampshire
state-NJ = New Jersey
state-NM = New Mexico
state-NV = Nevada
state-NY = New York
state-OH = Ohio
state-OK = Oklahoma
state-OR = Oregon
state-PA = Pennsylvania
state-PR = Puerto Rico
state-RI = Rhode Island
state-SC = South Carolina
state-SD = South Dakota
state-TN = Tennessee
state-TX = Texas
state-UT = Utah
state-VA = Virginia
state-VI = the U.S. Virgin Islands
state-VT = Vermont
state-WA = Washington
state-WI = Wisconsin
state-WV = West Virginia
state-WY = Wyoming
