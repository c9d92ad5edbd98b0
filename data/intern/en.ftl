game-title = The Intern
game-pitch = Lock White House names to the headlines they made: first to seven Tricks wins (2–6 players).

## Options

option-hands = Active Hands
    .help = Open: all hands lie on the table. Hidden: only their size is public, and unseen cards are drawn blind.
option-hands-open = Open
option-hands-hidden = Hidden
option-serious = Serious cards
    .help = Leave out stories of a serious tone, for a lighter evening.
option-serious-true = All cards
option-serious-false = Without the serious ones
option-rounds = Last round
    .help = The game ends after this round: most Tricks, then most locked cards.
option-rounds-0 = No limit
option-card_set = Card set
    .help = Which year is played.
option-card_set-us-2025 = United States, 2025

## Cards and places

card-unseen-supporter = an unseen Supporter
    .short = Supporter
card-unseen-event = an unseen Event
    .short = Event
row-S = Supporter row
row-E = Event row
row-D = Distraction row
deck-S = Supporters
deck-E = Events
deck-D = Distractions

## The 26 actions: name, full text, and a text of at most 60 characters for pictures and menus

action-own-discard-supporter = Drop a contact
    .text = Choose a Supporter of your own hand and put it under the Supporter deck.
    .brief = Discard one of your Supporters.
action-own-discard-event = Drop a story
    .text = Choose an Event of your own hand and put it under the Event deck.
    .brief = Discard one of your Events.
action-draw-supporter = Cold call
    .text = The top card of the Supporter deck comes into your hand.
    .brief = Draw the top Supporter.
action-draw-event = Breaking news
    .text = The top card of the Event deck comes into your hand.
    .brief = Draw the top Event.
action-take-row-supporter = Front of the line
    .text = Take a face-up Supporter from any position, free of charge.
    .brief = Take any face-up Supporter for free.
action-take-row-event = In the photo
    .text = Take a face-up Event from any position, free of charge.
    .brief = Take any face-up Event for free.
action-extra-draw = Two for one
    .text = The top card of the Supporter deck comes into your hand, then the top card of the Event deck.
    .brief = Draw the top Supporter and the top Event.
action-steal-supporter = Poach
    .text = Take a Supporter of your choice out of another player’s hand.
    .brief = Take a Supporter from a player’s hand.
action-steal-event = Take the credit
    .text = Take an Event of your choice out of another player’s hand.
    .brief = Take an Event from a player’s hand.
action-swap-supporter = Trade contacts
    .text = Exchange a Supporter of yours for one in another player’s hand. You choose both.
    .brief = Swap a Supporter with a player.
action-swap-event = Trade stories
    .text = Exchange an Event of yours for one in another player’s hand. You choose both.
    .brief = Swap an Event with a player.
action-remove-supporter = Contact moves on
    .text = Choose a Supporter in another player’s hand; it goes under the Supporter deck.
    .brief = Discard a Supporter of another player.
action-remove-event = Old news
    .text = Choose an Event in another player’s hand; it goes under the Event deck.
    .brief = Discard an Event of another player.
action-force-pass = Pass it along
    .text = Another player must hand a card of their own choice to the next seat in the order of play.
    .brief = A player gives a card to the next one.
action-force-discard = Clear your desk
    .text = Another player must put a card of their own choice under its deck.
    .brief = A player discards a card.
action-swap-hands = Change desks
    .text = Exchange your whole hand with another player’s. Cards standing beside a hand stay.
    .brief = Swap your whole hand with a player.
action-reshuffle-supporters = New phone list
    .text = The face-down Supporter deck is shuffled; the row stays.
    .brief = Shuffle the Supporter deck.
action-reshuffle-events = New news cycle
    .text = The face-down Event deck is shuffled; the row stays.
    .brief = Shuffle the Event deck.
action-reshuffle-distractions = Change the subject
    .text = The face-down Distraction deck is shuffled, and this card goes under it; the row stays.
    .brief = Shuffle the Distraction deck.
action-sweep-row = Clear the room
    .text = Choose the Supporter or the Event row: its cards go under their deck and three new ones are dealt.
    .brief = Replace the Supporter or Event row.
action-extra-action = Overtime
    .text = After this card you have one more action of any kind at its usual price, once a turn.
    .brief = Take one more action this turn.
action-reverse = Walk it back
    .text = From the next round play runs the other way; whoever sits before you in the old order begins it.
    .brief = Reverse the order from the next round.
action-skip-next = Lost badge
    .text = The next player who is not already marked misses a turn.
    .brief = The next player misses a turn.
action-deflection = Deflection
    .text = It stands above your hand and blocks the next Distraction against you, or you spend it to block a Lies. A second one replaces the first.
    .brief = Blocks the next attack on you, or a Lies.
action-gridlock = Gridlock
    .text = It stands before another player. The next lock of that player fails: the cards go under their decks.
    .brief = A player’s next lock fails.
action-lies = Lies
    .text = It lies below your hand. Spend it when a card is about to enter another player’s hand: the card goes under its deck instead.
    .brief = Later: turn away a card that someone gets.

## Parts of other messages

so-many-tricks = { $tricks ->
    [one] { $tricks } Trick
   *[other] { $tricks } Tricks
}
then-tricks = { $tricks ->
    [7] Your network then holds 7 Tricks: you win
   *[other] Your network then holds { so-many-tricks }
}
price = { $cost ->
    [0] free
   *[other] discard { $cost }
}
may-lock = { $locks ->
    [0] { "" }
    [one] {" "}You may lock first.
   *[other] {" "}You may lock first ({ $locks } ways).
}
warn-gridlock = { $gridlocks ->
    [0] { "" }
   *[other] {" "}⚠ A Gridlock stands before you: what you lock next is lost under its deck.
}

asked-anyway = Hands are hidden, so you are asked all the same: nobody else can tell.

## Questions: to the one who is asked, and about them to the others

ask-take-supporter = Take a Supporter: the furthest is free, the middle one costs a Supporter of your hand, the closest two.{ may-lock }{ warn-gridlock }
asks-take-supporter = { $seat } takes a Supporter.
ask-take-event = Take an Event: the furthest is free, the middle one costs an Event of your hand, the closest two.{ may-lock }{ warn-gridlock }
asks-take-event = { $seat } takes an Event.
ask-take-distraction = Take a Distraction and play it: the furthest is free, the middle one costs any card of your hand, the closest two.{ may-lock }{ warn-gridlock }
asks-take-distraction = { $seat } takes a Distraction.
ask-extra = Overtime: take one more card from any row at its usual price.{ may-lock }{ warn-gridlock }
asks-extra = { $seat } has one more action.
ask-end = { $locks ->
    [0] Nothing of yours can be locked now. { asked-anyway }
   *[other] Lock something before your turn ends?{ warn-gridlock }
}
asks-end = { $seat } may still lock cards, or ends the turn.
ask-pay = Which second card do you discard for { $card }?
asks-pay = { $seat } pays for { $card }.
ask-lock = { $locks ->
    [0] { $card } has arrived, and cannot be locked now. { asked-anyway }
   *[other] { $card } has arrived. Lock it now, or keep it in hand?{ warn-gridlock }
}
asks-lock = { $seat } may lock { $card }.
ask-join = { $locks ->
    [0] { $card } has come into your hand, and cannot be locked now. { asked-anyway }
   *[other] { $card } has come into your hand. You may lock it at once, although it is not your turn.{ warn-gridlock }
}
asks-join = { $seat } may lock { $card } at once.
ask-lies = { $target } is about to get { $card }.{ $scores ->
    [0] { "" }
   *[other] {" "}It would make a Trick there.
} Spend a Lies to send it under its deck?
asks-lies = { $seat } may spend a Lies on { $card }, on its way to { $target }.
ask-deflect = A Lies would send { $card } under its deck. Give up your Deflection to keep it coming?
asks-deflect = { $seat } may give up a Deflection to save { $card }.
ask-drop = { $card }: which card of your hand goes under its deck?
asks-drop = { $seat } chooses a card of their own to discard.
ask-pick = { $card }: which face-up card do you take for free?
asks-pick = { $seat } takes any face-up card for free.
ask-steal = { $card }: which card do you take, and from whom?
asks-steal = { $seat } chooses a card to take from another player.
ask-remove = { $card }: which card of another player goes under its deck?
asks-remove = { $seat } chooses a card of another player to discard.
ask-swap = { $card }: which card do you want, and from whom? Then you choose what you give.
asks-swap = { $seat } chooses a card to swap for.
ask-give = Which card do you give { $target } for { $wanted }?
asks-give = { $seat } chooses what to give { $target } for { $wanted }.
ask-aim = { $card }: whom do you play it against?
asks-aim = { $seat } chooses whom { $card } is played against.
ask-hand-over = { $card }: which card of your hand do you pass to { $receiver }?
asks-hand-over = { $seat } chooses a card to pass to { $receiver }.
ask-discard = { $card }: which card of your hand do you discard?
asks-discard = { $seat } chooses a card to discard.
ask-sweep = { $card }: which row is dealt anew?
asks-sweep = { $seat } chooses a row to be dealt anew.

## Buttons

do-take = Take a card
do-pay = Pay
do-lock = Lock cards
do-keep = Keep it in hand
do-end-turn = End the turn
do-lie = Spend a Lies
do-allow = Let it pass
do-deflect = Spend the Deflection
do-accept = Let the Lies stand
do-discard = Discard a card
do-hand-over = Pass a card on
do-pick = Take a card
do-steal = Take a card
do-remove = Discard another’s card
do-swap = Swap
do-give = Give a card
do-aim = Choose a player
do-sweep = Choose a row

pick-take-card = Which card? Its price is discarded under its deck and not given back.
pick-take-pay = What do you discard for { $card }? The first card named goes down first.
pick-pay-card = Which second card goes under its deck?
pick-lock-cards = What do you lock into your network? The best arrangement is found for you.
pick-discard-card = Which card goes under its deck?
pick-hand-over-card = Which card do you pass on?
pick-pick-card = Which card do you take for free?
pick-steal-target = From whom?
pick-steal-card = Which card of { $target } comes to you?
pick-remove-target = Whose card?
pick-remove-card = Which card of { $target } goes under its deck?
pick-swap-target = With whom?
pick-swap-card = Which card of { $target } do you want?
pick-give-card = Which card do you give away?
pick-aim-target = Which player?
pick-sweep-row = Which row goes under its deck and is dealt anew?

choice-take-supporter = { $card } ({ price })
    .detail = { $scores ->
        [0] Makes no Trick with what you have now
       *[other] Makes a Trick with what you have
    }
choice-take-event = { $card } ({ price })
    .detail = Lists { $listed }{ $scores ->
        [0] { "" }
       *[other] : makes a Trick with what you have
    }
choice-take-distraction = { $card } ({ price })
    .detail = { $brief }
choice-pay = Discard { $cards }
choice-lock-pair = Lock { $supporter } + { $event }
    .detail = { $gridlocks ->
        [0] { then-tricks }
       *[other] Gridlock: both cards are lost under their decks
    }
choice-lock-one = Lock { $card } beside a match
    .detail = { $gridlocks ->
        [0] { then-tricks }
       *[other] Gridlock: the card is lost under its deck
    }
choice-card = { $card }
    .detail = { $matches ->
        [0] Matches nothing of yours
       *[other] Matches { $matched } of yours
    }
choice-target = { $target }
    .detail = { so-many-tricks }, { $supporters } + { $events } cards in hand{ $deflection ->
        [0] { "" }
       *[other] {" "}· Deflection: it would block
    }
choice-sweep = { $row }

## Standing orders

order-lies = When I could spend a Lies
order-lies-pass = Never spend it
order-lies-score = Spend it only on a card that would make a Trick
order-deflect = When a Lies hits a card on its way to me
order-deflect-pass = Keep my Deflection
order-deflect-play = Spend my Deflection
order-join = When a card reaches me off my turn
order-join-pass = Keep it in hand
order-join-score = Lock it where it brings most Tricks

## The text board

line-round = Round { $round }{ $limit ->
    [0] { "" }
   *[other] {" "}of { $limit }
}, { $clockwise ->
    [0] counter-clockwise
   *[other] clockwise
}{ $begins ->
    [none] { "" }
   *[other] ; { $begins } begins the next round, { $begins_clockwise ->
        [0] counter-clockwise
       *[other] clockwise
    }
}{ $upcoming ->
    [none] .
   *[other] ; { $upcoming } plays next.
}
line-turn = Turn of { $seat }, { $action ->
    [1] action 1 of 3: a Supporter
    [2] action 2 of 3: an Event
    [3] action 3 of 3: a Distraction
    [4] the extra action
   *[other] all actions taken
}.{ $extra ->
    [0] { "" }
   *[other] {" "}An extra action follows.
}
line-playing = Being played: { $card }. { $text }
line-target = It is aimed at { $target }.
line-wanted = Wanted in exchange: { $card }.
line-owed = Half paid for: { $card }.
line-incoming = { $entered ->
    [0] On its way to the hand of { $seat }: { $card }{ $denied ->
        [0] .
       *[other] ; a Lies has been spent on it.
    }
   *[other] Just come into the hand of { $seat }: { $card }.
}
line-row = { $row } ({ $deck ->
    [0] deck empty
   *[other] { $deck } in the deck
}):
line-price = { $cost ->
    [0] free
   *[other] discard { $cost }
}
line-supporter = • { $card } – { line-price }
line-event = • { $card } – { line-price }; lists { $listed }
line-distraction = • { $card } – { line-price }: { $brief }
line-player = { $seat }: { so-many-tricks } of 7{ $marked ->
    [0] { "" }
   *[other] , misses the next turn
}{ $retired ->
    [0] { "" }
   *[other] , has left the game
}
line-hand = • Hand: { $count ->
    [0] { $supporters ->
        [0] { $events ->
            [0] empty
           *[other] { unseen-cards }
        }
       *[other] { unseen-cards }
    }
   *[other] { $cards }{ $supporters ->
        [0] { $events ->
            [0] { "" }
           *[other] {" "}and { unseen-cards }
        }
       *[other] {" "}and { unseen-cards }
    }
}
unseen-cards = { $supporters } + { $events } unseen (Supporters + Events)
card-brief = { $number } { $name }
line-standing = • Standing by: { $cards }
line-scoring = • Would make a Trick at once with { $cards }
line-network = • Network: { $grid }; { so-many-tricks }: { $pairs }
line-match = • Your { $card } { $pairs ->
    [0] may join your network beside { $network }
   *[other] pairs with { $hand }{ $joins ->
        [0] { "" }
       *[other] ; may join your network beside { $network }
    }
}
line-idle = • Your { $cards } cannot be locked yet. { $why }
line-offers = • Within your reach: { $offers }
reach = { $number } { $payable ->
    [0] (out of reach: { $cost })
   *[other] { $cost ->
        [0] (free)
       *[other] ({ $cost })
    }
}{ $scores ->
    [0] { "" }
   *[other] {" "}a Trick
}

## What happens

event-dealt = { $seat } is dealt { $cards }.
event-redealt = { $card } matched { $seat }’s Supporter and went under the deck; another Event is dealt.
event-laid = { $row }, furthest first: { $cards }.
event-round-began = Round { $number } begins with { $seat }, { $clockwise ->
    [0] counter-clockwise
   *[other] clockwise
}.
event-paid = { $seat } discards { $cards }.
event-took = { $seat } takes { $card }.
event-refilled = New beside its deck: { $card }.
event-drew = { $seat } draws { $card }.
event-received = You now hold { $card }.
event-lied = { $seat } spends a Lies: { $card } shall not reach { $target }.
event-diverted = { $seat } does not get { $card }: it goes under its deck.
event-shielded = { $seat } gives up a Deflection: the Lies is blocked.
event-locked = { $seat } locks { $cards }: { so-many-tricks }.
event-jammed = Gridlock! { $seat } loses { $cards }, back under the decks.
event-played = { $seat } plays { $card }.
event-fizzled = { $card } fizzles.
event-aimed = { $seat } plays { $card } against { $target }, who chooses a card.
event-deflected = { $target }’s Deflection blocks what { $seat } played.
event-stole = { $seat } takes { $card } from { $target }.
event-removed = { $seat } sends { $card } of { $target } under its deck.
event-swapped = { $seat } gets { $got } from { $target } for { $given }.
event-swapped-hands = { $seat } and { $target } swap hands: { $got } for { $given }.
event-passed = { $seat } passes { $card } to { $target }.
event-discarded = { $seat } discards { $card }.
event-placed = { $card } now stands by the hand of { $seat }.
event-replaced = The old { $card } of { $seat } goes under its deck.
event-shuffled = The deck of the { $row } is shuffled.
event-swept = The { $row } is dealt anew, furthest first: { $cards }.
event-reversed = { $seat } reverses the order of play: { $next } begins the next round.
event-marked = { $seat } will miss a turn.
event-skipped = { $seat } misses this turn.
event-granted = { $seat } has an extra action this turn.
event-lost = No row holds a card: the extra action of { $seat } is lost.
event-row-empty = The { $row } is empty: { $seat } skips this action.
event-left = { $seat } leaves the game; the hand goes under the decks.
event-won = { $seat } makes { $tricks } Tricks and wins!
event-ended = { $why ->
    [dry] Nobody could take a Supporter or an Event for a whole round
    [rounds] The last round is over
   *[other] Only one player is left
}: won by { $seats }.

## Refusals

no-in-network = This card is in your network already.
no-not-a-match = These two cards do not match: the Event does not list the Supporter.
no-no-match = No match in your network, and no partner in your hand.
no-not-a-pair = A lock is one card, or a Supporter with an Event.
no-bad-option = { $option ->
    [rounds] The last round may be { $least } (no limit) to { $most }.
    [card_set] There is no such card set. Choose one of those in the list.
   *[other] The card set has changed since this table was set up. Open a new table.
}

## The rules in short

rules-words = action-own-discard-supporter, action-own-discard-event, action-draw-supporter, action-draw-event, action-take-row-supporter, action-take-row-event, action-extra-draw, action-steal-supporter, action-steal-event, action-swap-supporter, action-swap-event, action-remove-supporter, action-remove-event, action-force-pass, action-force-discard, action-swap-hands, action-reshuffle-supporters, action-reshuffle-events, action-reshuffle-distractions, action-sweep-row, action-extra-action, action-reverse, action-skip-next, action-deflection, action-gridlock, action-lies
rules-pages = goal, turn, network, distractions, standing, end
rules-goal =
    ### The goal

    You are an intern at the White House in search of the right photo. Three stacks lie on the table: Supporters, Events and Distractions, each with a row of three face-up cards.
    An Event lists the numbers of the Supporters who had a part in it. A Supporter beside an Event that lists them is a Trick.
    Cards wait in your Active Hand until they match; matched cards are locked into your Locked Network for good. The first network with 7 Tricks wins at once, on anybody’s turn.
rules-turn =
    ### Your turn

    Three actions, in this order: take a Supporter, take an Event, take a Distraction and play it.
    The card furthest from its deck is free. The middle one costs a card of your hand, the closest one two; they go under their decks and are not given back. Supporters are paid for with Supporters, Events with Events, Distractions with either.
    Then the row is refilled beside the deck. Between your actions you may lock whatever matches.
rules-network =
    ### The Locked Network

    A grid of your cards, each touching those above, below, left and right of it. A Supporter and an Event may touch only if they match, and every such border is a Trick; a card has four sides, so it counts for four at most. Cards of the same kind may touch, but that is worth nothing.
    A matching pair from your hand can always join; a single card can when it matches a card of the network. The best arrangement is found for you, so you never place cards yourself.
rules-distractions =
    ### Distractions

    You play the card that you take; what it says must be done if it can be done. If nothing can be done it fizzles. Then it goes under its deck.
    Cards are taken only from hands and rows, never from a network. A card that reaches you on another’s turn may be locked at once.
rules-standing =
    ### Cards that stand by

    A Deflection above your hand blocks the next Distraction against you by itself, or you spend it to block a Lies. A second one replaces the first.
    A Gridlock before you makes your next lock fail: the cards go under their decks, the network stays.
    A Lies below your hand can be spent when a card is about to enter another hand: it goes under its deck instead.
rules-end =
    ### The end

    Seven Tricks win at once. If nobody could take a Supporter or an Event for a whole round, or the agreed last round is over, most Tricks win, then most locked cards; a tie is shared.

## Rulings: what the rulebook leaves open

ruling-IR1 = Two to six play; seats are drawn, and at the start play goes up the seats, shown as counter-clockwise.
    .subject = Players and seats
ruling-IR2 = A card set is checked when it is loaded: every Event lists two to eight known Supporters, every Supporter can meet an Event that does not list them; cards of serious tone can be left out.
    .subject = Card sets
ruling-IR3 = Hands lie open by default; with hidden hands only their size is public, and what is stolen, swapped or removed is drawn blind unless it came from an open row.
    .subject = Open and hidden hands
ruling-IR4 = Everybody is dealt a Supporter and an Event in seat order; an Event that matches goes under its deck and another is dealt. The highest Supporter begins.
    .subject = The deal
ruling-IR5 = The three actions come in order and must all be taken, since the furthest card is free.
    .subject = The three actions
ruling-IR6 = You choose what you discard as the price and, of two cards, which goes under first; a price is not given back when a Lies turns the card away.
ruling-IR7 = A take goes: card and price named, price paid, Lies window, card into the hand, its owner may lock, row refilled.
ruling-IR8 = A row without a deck stays short until there are cards again; slots keep their price, the furthest card present is free, and an action whose row is empty is skipped.
    .subject = Short rows
ruling-IR9 = Locking is always a choice: on your turn between actions with any cards, off your turn only the card that a Distraction has just brought you.
    .subject = Locking
ruling-IR10 = A lock is legal when some arrangement of the whole network obeys the borders: a matching pair always, a single card exactly when it matches a card of the network.
    .subject = Locking
ruling-IR11 = Your total is the best arrangement’s; at seven you win at once, whoever’s turn it is.
    .subject = The end
ruling-IR12 = Whoever plays a Distraction names target and cards; if some choice works, one that works must be taken, and if none does it fizzles.
    .subject = Playing a Distraction
ruling-IR13 = A Deflection blocks by itself: both cards go under the deck and nothing moves. A Gridlock is played against you; Lies and Deflection are not.
ruling-IR14 = A card that brings a card goes: target named, Deflection, Lies window, Deflection against the Lies, arrival, lock, Distraction under its deck, refill.
ruling-IR15 = A second Deflection sends the first one away before it arrives, so the old one cannot save it from a Lies.
ruling-IR16 = All other holders of a Lies are asked at once and the first to act spends one; after a blocked Lies the card arrives without another window. Placing a Gridlock or a Lies opens none, placing a Deflection does.
ruling-IR17 = Lies lie face up, so nobody is asked when nobody else holds one; a standing order can answer never, or only when the card would make a Trick.
ruling-IR18 = A Gridlock makes the next lock of its target fail: pair or single card go under their decks, one Gridlock leaves, the network stays; you are warned before you click.
ruling-IR19 = After a reversal the round ends as planned; the next begins with the seat before the player of the card and runs the other way. Two in a round leave the direction, and the last names who begins.
    .subject = Reversals
ruling-IR20 = Lost badge marks the next player who is not marked yet, never the one who plays it.
ruling-IR21 = Overtime gives one more action of any of the three kinds, once a turn.
ruling-IR22 = Change desks brings its cards one by one, those of the player of the card first, each with its own Lies window; if both could reach seven, the active player locks first.
ruling-IR23 = Locked cards are never targets, and cards that stand by a hand are not part of it.
    .subject = Targets
ruling-IR24 = Decks keep their order and cards go under them in order; only a reshuffle shuffles.
    .subject = Decks
ruling-IR25 = When nobody could take a Supporter or an Event for a whole round, or the agreed last round is over, most Tricks win, then most locked cards, then the win is shared.
    .subject = The end
ruling-IR26 = If two standing orders would spend a Lies at once, the holder nearest after the active player does.
ruling-IR27 = The rulebook’s figure shows the borders for one arrangement; it never refuses a card that another arrangement admits.
    .subject = Borders
ruling-IR28 = With two players a reversal gives somebody two turns in a row only if the round’s first player plays it.
    .subject = Reversals
ruling-IR29 = A Lies turns away cards on their way into a hand and, of the Distractions, only a Deflection.
ruling-IR30 = In a short row nothing slides; when there are cards again, at the refill of the action, each new card takes the closest slot and pushes those in its way outward.
    .subject = Short rows
ruling-IR31 = A drawn card is shown to all before the Lies window; with hidden hands nobody sees it until it arrives, and the order “only when it would make a Trick” then asks you.
ruling-IR32 = Cards go under a deck in the order in which they leave play, the Distraction being played last.
    .subject = Decks
ruling-IR33 = Of several Gridlocks or Lies the one placed first leaves first.
ruling-IR34 = Swapped hands are lifted together and match nothing on the way; the active player’s cards arrive first, Supporters by number, then Events, unseen ones last of their kind and in no order. A swap of two cards is two arrivals, and one turned away does not stop the other.
    .subject = Swapped hands
ruling-IR35 = A protected player may be named, and must be when nobody else qualifies.
    .subject = Targets
ruling-IR36 = With hidden hands counts per kind are public and payments are public by kind; a theft offers every known card by name and one unseen card drawn blind, and forced choices stay the target’s.
    .subject = Open and hidden hands
ruling-IR37 = Lost badge counts in the direction of the round in progress; Pass it along goes to the seat after the target, marked or not.
ruling-IR38 = After the last action you are asked once more to lock or end, only if a lock may be possible.
    .subject = The three actions
ruling-IR39 = The first card dealt to a row is its furthest.
    .subject = The deal
ruling-IR40 = When the clock plays for you it takes the furthest cards, locks only to reach seven, names the first legal target and discards the lowest Supporter, else the lowest Event.
    .subject = When the clock plays
ruling-IR41 = Overtime offers only kinds with a card in their row; with none it is lost.
ruling-IR42 = Clear the room puts the row under its deck before dealing, so its cards may come again; it needs a deck with a card.
ruling-IR43 = If a whole pass through the Event deck finds no Event that does not match, the dealt pair is kept, unlocked.
    .subject = The deal
ruling-IR44 = A round counts as dry when every seat that acted found both rows empty.
    .subject = Dry rounds
ruling-IR45 = Who leaves puts hand and standing cards under the decks; the network stays in sight but cannot win, the seat is skipped, and the last one left wins.
    .subject = Leaving

## Help on a card

help-on-events = On { $count ->
    [one] { $count } Event
   *[other] { $count } Events
}: { $events }.
help-lists = Lists { $supporters }.
help-claim = A claim of the President: { $claim }
help-finding = What was found: { $finding }
help-date = Date: { $date }{ $repeated ->
    [0] { "" }
   *[other] {" "}(said more than once)
}.
help-source = { $count ->
    [one] Source
   *[other] Sources
}: { $sources }.
help-unconfirmed = From general knowledge; still to be confirmed by a second reader.
source = { $by }
source-dated = { $by } ({ $date })
date-day = { $day } { $month } { $year }
date-month = { $month } { $year }
date-year = { $year }
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

### Pictures

pic-around = Round { $round }{ $action ->
    [0] { "" }
    [4] {" "}· extra action
    [5] {" "}· last chance to lock
   *[other] {" "}· action { $action } of 3
}
pic-turn = { $seat }: { $action ->
    [1] take a Supporter
    [2] take an Event
    [3] take a Distraction
    [4] one more action
   *[other] lock, or end the turn
}
pic-plays = { $seat } plays { $card }
pic-lock = { $seat }: lock, or keep?
pic-reacts = { $seats }: react?
pic-soon = The game begins
pic-won = { $seats } wins
pic-drawn = Nobody wins
pic-next = then { $seat }
pic-free = FREE
pic-unseen = { $n ->
    [one] { $n } card face down
   *[other] { $n } cards face down
}
pic-retired = has left the game
pic-skipped = skips a turn
pic-gridlock = Gridlock{ $n ->
    [one] { "" }
   *[other] {" "}×{ $n }
}
pic-deflection = Deflection
pic-lies = Lies{ $n ->
    [one] { "" }
   *[other] {" "}×{ $n }
}
pic-network = Locked Network · { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
pic-tricks = { $seat }: { $n ->
    [one] { $n } Trick
   *[other] { $n } Tricks
}
pic-nothing-locked = Nothing is locked yet.
pic-supporter = Supporter
pic-event = Event
pic-trick-legend = Tricks, counted
pic-of = of { $goal } Tricks
pic-your-hand = Your hand, { $seat }
pic-supporters = Supporters ({ $n })
pic-events = Events ({ $n }){ $n ->
    [0] { "" }
   *[other] ; dark number: your match
}
pic-players = The players
pic-alt-player = { $seat }, { so-many-tricks } of 7{ $standing }. Hand: { $hand }. Locked: { $locked }.
