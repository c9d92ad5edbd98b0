game-title = 51%
game-pitch = Race to 51% of the vote, alone at first, then in teams: rally, rob, jail, betray, forgive.

# Cards and parts of sentences
times = { $n } × { $card }
vote-open = { $value }%
vote-loyal = { $value }% (Fans)
kind-vote = vote
kind-attack = attack
kind-defence = defence
kind-special = special
kind-hero = hero
link-total = the total
link-hand = votes in hand
link-fans = votes under Fans
link-stolen = cards stolen
link-draw = a draw
card-copies = Copies: { $copies }.
copies = { $n } with { $players } players
card-help-v = Vote cards go from 1% to 10%. Played on the table they count at once; 51% wins on the spot.
card-help-jail = Until release a prisoner may only play Early release or the Star Lawyer, or throw a card away. A prisoner cannot be jailed again. In round two the finalist’s whole team is in prison.
card-help-free = Only in prison; it is the whole turn. In round two any member of the team may play it, for all.
card-help-loss1 = Votes under Loyal fans and everything behind a Fan-Club President are safe. The stolen card lands in front of you, unprotected.
card-help-loss2 = You choose a card from each of two different opponents. If only one can lose a card, or in round two, it takes one card.
card-help-fans = One Fans card per vote card; it cannot be taken away again. Votes under Fans follow you to the finalist you support.
card-help-scape = The two cards are drawn at random. You look, then give back as many from your whole hand, one by one.
card-help-discord = One card at random from everybody who has no Bodyguard, team mates included. You see them all, then give one back to each.
card-help-spy = You alone see the hands as they are at that moment, team mates included. A Bodyguard does not help.
card-help-boost = The extra plays are optional and cannot be throw-aways. Another boost adds two more. At the end you draw as many cards as you used.
card-help-h-bonus = Counts in final counts only: at the end of the pile and in the recount before round two. It does not win in the middle of a round.
card-help-h-law = If it is removed later, nobody goes back to prison; you can only be jailed again.
card-help-h-fans = Protects all your votes while it lies in front of you. It does not carry unprotected votes into round two, unless the table chose so.
card-help-h-guard = Stops Scapegoat and General discord, not the spy and not trades. In round two it covers the finalist’s whole team.
card-help-h-hunter = With no hero to remove it may be played too, and then does nothing more.

# Questions
ask-slogan = Write your campaign slogan, stand without one, or ask to skip to a draw.
asks-slogan = { $seat } is asked for a slogan.
ask-ballot = Which slogan do you like best? Your vote stays secret.
asks-ballot = { $seat } is asked to vote for a slogan.
ask-turn = { $jailed ->
    [true] { $team ->
        [true] { $finalist } is in prison, and so is the team: play a release or the Star Lawyer, or throw a card away.
       *[false] You are in prison: play a release or the Star Lawyer, or throw a card away.
    }
   *[false] { $team ->
        [true] Your turn, for { $finalist }: play a card or throw one away.
       *[false] Your turn: play a card or throw one away.
    }
} { $waiting ->
    [true] Your offer waits for an answer; it lapses when you play.
   *[false] { $offers ->
        [0] No more trade offers this turn.
       *[other] You may offer a trade first.
    }
}
asks-turn = { $seat } to play{ $team ->
    [true] {" "}for { $finalist }
   *[false] {""}
}{ $jailed ->
    [true] {" "}(in prison)
   *[false] {""}
}.
ask-boost = Boost: you may play { $extra ->
    [one] one more card
   *[other] { $extra } more cards
}, or stop here.
asks-boost = { $seat } may play { $extra ->
    [one] one more card
   *[other] { $extra } more cards
}.
ask-second = Lost voters: now a card from somebody other than { $target }.
asks-second = { $seat } chooses the second opponent who loses voters.
ask-return = Choose the card that you give back to { $victim } ({ $left } still to give).
asks-return = { $seat } chooses what to give back.
ask-offer-size = A trade with { $partner }: how many cards does each of you give?
asks-offer-size = { $seat } prepares a trade offer.
ask-offer-cards = Your offer to { $partner }: cards still to name: { $left }. With the last one the offer is sent. So far: { $give }.
asks-offer-cards = { $seat } prepares a trade offer.
ask-offer = { $proposer } offers you { $give }. Name as many of yours ({ $left } to go), or decline. So far: { $take }.
asks-offer = { $seat } has an offer of { $number ->
    [one] one card
   *[other] { $number } cards
} from { $proposer } to answer.
ask-swap = { $partner } would give you { $take } for { $give }. Do you confirm?
asks-swap = { $seat } may confirm the trade with { $partner }.
ask-pledge = Round one is over for you. Whom do you support: { $first } or { $second }? Your choice stays sealed until all are opened.
asks-pledge = { $seat } is asked whom to support.

# Buttons
do-enter-slogan = Write a slogan
do-no-slogan = No slogan
do-vote-slogan = Vote for a slogan
    .one = { $n }. { $text }
do-abstain = Abstain
do-skip = Skip to the draw
do-play-vote = Play a vote card
    .one = Play { $card }
do-jail = Send a rival to prison
    .one = Send { $target } to prison
do-release = Play Early release
do-sway = Lost voters: take a vote card
    .one = Lost voters: take { $vote } from { $target }
do-sway-two = Lost voters: take from two opponents
    .one = Lost voters (two): take { $vote } from { $target }
do-sway-next = Choose the second vote card
    .one = Also take { $vote } from { $target }
do-protect = Loyal fans: protect a vote card
    .one = Loyal fans: protect { $vote }
do-scapegoat = Scapegoat: rob a hand
    .one = Scapegoat: two cards from { $target }
do-sow-discord = General discord: rob every hand
do-send-spy = Send the spy: see all hands
do-play-boost = Campaign boost: two more cards
do-play-hero = Play a hero
    .one = Play { $card }
do-headhunt = Headhunter: remove a hero
    .one = Headhunter: remove { $hero } from { $target }
do-throw = Throw a card away
    .one = Throw away { $card }
do-done = Stop here
do-give-back = Give a card back
    .one = Give back { $card }
do-offer = Offer a trade
    .one = Offer { $partner } a trade
do-size = Choose the number of cards
    .one = { $number ->
        [one] One card each
       *[other] { $number } cards each
    }
do-propose = Name a card to offer
    .one = Offer { $card }
do-withdraw = Take the offer back
do-reply = Name a card to give
    .one = Give { $card }
do-decline = Decline the offer
do-swap = Confirm the trade
do-refuse = Refuse the trade
do-pledge = Support a finalist
    .one = Support { $finalist }
do-leave-open = Join the finalist with fewer supporters

# Above the choices
pick-enter-slogan-text = Your slogan (one line, 80 characters)
pick-vote-slogan-slogan = The slogan that you vote for:
pick-play-vote-card = The vote card that you play, and the total it brings:
pick-jail-target = Whom do you send to prison?
pick-sway-target = Whose voters do you take?
pick-sway-vote = The vote card that you take from { $target }, and the total it brings:
pick-sway-two-target = Whose voters do you take first?
pick-sway-two-vote = The vote card that you take from { $target }; a second opponent follows:
pick-sway-next-target = Whose voters do you take besides?
pick-sway-next-vote = The vote card that you take from { $target }, and the total it brings:
pick-protect-vote = The vote card that your fans protect:
pick-scapegoat-target = Whose hand do you rob of two cards?
pick-play-hero-card = The hero that you play:
pick-headhunt-target = Whose hero do you remove?
pick-headhunt-hero = The hero that { $target } loses:
pick-throw-card = The card that you throw away, face up:
pick-give-back-card = The card that you give back:
pick-offer-partner = With whom do you trade?
pick-size-number = How many cards does each of you give?
pick-propose-card = The card that you offer:
pick-reply-card = The card that you give:
pick-pledge-finalist = The finalist whom you support to the end:
choice-reach = { $card } → { $total }%
choice-total = { $seat } ({ $total }%)
choice-hand = { $seat } ({ $n ->
    [one] 1 card
   *[other] { $n } cards
})
choice-hero = { $seat }: { $hero }
choice-heroes = { $seat } ({ $n } heroes)
choice-votes = { $seat }: { $votes }%
choice-gain = { $card } → { $total }%
choice-card = { $card }
    .detail = { $text }
choice-slogan = { $n }. { $text }
choice-size = { $n ->
    [one] One card each
   *[other] { $n } cards each
}

# What happened
event-ring-drawn = Order of play, to the left: { $ring }.
event-hand-dealt = { $seat } is dealt { $cards }.
event-slogans-opened = { $count ->
    [0] Nobody entered a slogan.
    [one] One slogan is opened.
   *[other] { $count } slogans are opened, without names.
}
event-slogans-skipped = The slogans are skipped.
event-slogan-struck = A moderator has struck slogan { $number }.
event-slogan-restored = Slogan { $number } stands again.
event-slogan-chosen = { $seat } wins the slogan vote ({ $votes ->
    [one] one vote
   *[other] { $votes } votes
}) and plays first.
event-first-drawn = A public draw among { $among } decides: { $seat } plays first.
event-vote-played = { $seat } plays { $card }: { $total }%.
event-vote-played-for = { $seat } plays { $card } for { $table }: { $total }%.
event-card-thrown = { $seat } throws away { $card }.
event-jailed = { $seat } sends { $target } to prison.
event-released = { $seat } leaves prison by early release.
event-released-for = { $seat } plays a release: { $table } and the team leave prison.
event-voters-lost = { $seat } plays Lost voters against two opponents.
event-vote-taken = { $seat } takes { $card } from { $victim }: { $total }% against { $left }%.
event-vote-taken-for = { $seat } takes { $card } from { $victim } for { $table }: { $total }% against { $left }%.
event-fans-placed = { $seat } protects { $card } with loyal fans.
event-fans-placed-for = { $seat } protects { $card } of { $table } with loyal fans.
event-scapegoat-found = { $seat } makes { $victim } the scapegoat and draws { $number ->
    [one] one card
   *[other] { $number } cards
} from that hand.
event-discord-sown = { $seat } sows discord and draws a card from { $victims }.
event-cards-seized = { $seat } drew from { $victim }: { $cards }.
event-cards-returned = { $seat } gave back to { $victim }: { $cards }.
event-hands-settled = { $seat } has given cards back to { $victims }.
event-spy-sent = { $seat } sends the spy and sees all other hands.
event-hand-seen = Your spy sees { $seat } holding { $cards }.
event-boost-played = { $seat } plays a boost: up to { $extra } more cards.
event-hero-played = { $seat } plays { $card }.
event-hero-played-for = { $seat } plays { $card } for { $table }.
event-hero-freed = The Star Lawyer gets { $seat } out of prison.
event-hero-freed-for = The Star Lawyer gets { $table } and the team out of prison.
event-hero-removed = { $target } loses { $hero } to { $seat }’s Headhunter.
event-turn-ended = { $seat } draws { $drawn ->
    [one] one card
   *[other] { $drawn } cards
}; { $pile } left.
event-cards-drawn = { $seat } draws { $cards }.
event-pile-low = The pile is nearly used up: { $pile } left.
event-offer-sent = { $seat } offers { $partner } a trade of { $number ->
    [one] one card
   *[other] { $number } cards
} each.
event-offer-opened = { $seat } offers { $partner }: { $cards }.
event-offer-answered = { $partner } would give { $seat }: { $cards }.
event-offer-declined = { $partner } declines the trade with { $seat }.
event-offer-lapsed = The trade between { $seat } and { $partner } comes to nothing.
event-traded = { $seat } and { $partner } trade { $number ->
    [one] one card
   *[other] { $number } cards
}.
event-cards-traded = { $seat } gave { $gave } to { $partner } for { $got }.
event-pile-used-up = The pile of round { $round } is used up.
event-counted = { $seat }: { $total }%.
event-counted-bonus = { $seat }: { $total }%, { $final }% in the final count.
event-tie-broken-hand = Level; votes in hand decide among { $tied } ({ $scores }): ahead { $chosen }.
event-tie-broken-fans = Still level; votes under Fans decide among { $tied } ({ $scores }): ahead { $chosen }.
event-tie-broken-stolen = Still level; fewer stolen cards decide among { $tied } ({ $scores }): ahead { $chosen }.
event-tie-broken-draw = Level to the last; a public draw among { $tied }: { $chosen }.
event-finalists-named = { $finalists } go into round two.
event-pledged = { $seat } supports { $finalist }.
event-votes-transferred = { $seat } brings votes over to { $finalist }: { $cards }.
event-round-two-opened = Round two, in teams: seven new cards each, { $pile } in the pile.
event-retired = { $seat } has left the campaign.
event-elected-goal = { $seat } reaches { $total }% and wins the election.
event-elected-goal-team = { $seat } reaches { $total }% and wins the election, supported by { $supporters }.
event-elected-count = { $seat } wins the election with { $total }% in the final count.
event-elected-count-team = { $seat } wins the election with { $total }% in the final count, supported by { $supporters }.
event-elected-alone = { $seat } is left alone in the race and wins.
event-elected-alone-team = { $seat } is left alone in the race and wins, supported by { $supporters }.

# The board in words
line-opening = Before round one, { $players } candidates
line-round = Round { $round }, turn { $turns }
line-turn = On turn: { $seat }
line-turn-for = On turn: { $seat }, for { $table }
line-ring = Order of play: { $seats }
line-pile = Pile: { $pile ->
    [one] { $pile } card
   *[other] { $pile } cards
}
line-low = Pile: { $pile ->
    [one] { $pile } card
   *[other] { $pile } cards
}, nearly used up
line-used = Used pile: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}, on top { $top } ({ $cards })
line-moved = Last card: { $card }, by { $seat }
line-total = { $seat }: { $total }%, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand
line-final = { $seat }: { $total }%, { $final }% in a final count, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand
line-backer = { $seat }: plays for { $finalist }, { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand
line-retired = { $seat } has left
line-bars = { $seat } is in prison
line-jailed = { $seat } is in prison with the team
line-votes = { $seat }, votes: { $votes }
line-heroes = { $seat }, heroes: { $heroes }
line-finalist = { $seat } is a finalist
line-team = { $seat } is a finalist, supported by { $team }
line-no-team = { $seat } is a finalist without supporters
line-slogan = Slogan { $n }: { $text }
line-slogan-by = Slogan { $n }, by { $seat } ({ $votes ->
    [one] one vote
   *[other] { $votes } votes
}): { $text }
line-slogan-struck = Slogan { $n } was struck by a moderator
line-tie-hand = Tie among { $tied }: votes in hand { $scores }, ahead { $chosen }
line-tie-fans = Tie among { $tied }: votes under Fans { $scores }, ahead { $chosen }
line-tie-stolen = Tie among { $tied }: cards stolen { $scores }, ahead { $chosen }
line-tie-draw = Tie among { $tied }: drawn { $chosen }
line-extra = { $seat } may play { $extra } more by boost
line-second = { $seat } takes { $card } from { $target } and a second card from somebody else
line-offer = { $seat } offers { $partner } a trade, { $number ->
    [one] { $number } card
   *[other] { $number } cards
} each
line-offering = You prepare an offer to { $partner } ({ $number ->
    [one] { $number } card
   *[other] { $number } cards
})
line-offer-give = { $seat } offers: { $cards }
line-offer-take = { $seat } gives for it: { $cards }
line-returning = { $seat } still gives back { $left ->
    [one] { $left } card
   *[other] { $left } cards
} ({ $victims })
line-taken = { $seat } drew from { $victim }: { $cards }
line-given = To give back to { $victim }: { $cards }
line-hand = Your hand: { $cards }
line-power = • { $card }: { $text }
line-playable = Playable: { $cards }
line-looked = Your spy saw { $seat } holding: { $cards }
line-sealed-slogan = Your sealed slogan: { $value }
line-sealed-ballot = Your sealed vote: slogan { $value }
line-sealed-pledge = Your sealed support: { $finalist }
line-sealed-skip = You asked to skip to the draw
line-sealed-struck = Your sealed slogan was struck by a moderator
line-sealed-none = You have answered, naming nothing
line-revealed = { $seat } held: { $cards }
line-winner = Elected: { $seat }
line-winner-team = Elected: { $seat }, supported by { $team }

# House rules and standing orders
option-first = First player
    .help = How it is decided who begins.
option-first-slogan = slogan vote
    .help = Everybody writes a slogan, then all vote in secret.
option-first-draw = draw
    .help = A public draw, at once.
option-loyal = Fan-Club President’s voters
    .help = Whether all votes behind a Fan-Club President, or only those under Fans cards, go over to the supported finalist.
option-loyal-true = all go over
option-loyal-false = only under Fans
order-slogan = When slogans are asked for
order-slogan-pass = Stand without one
order-ballot = When slogans are voted on
order-ballot-pass = Abstain
order-offer = When somebody offers me a trade
order-offer-pass = Decline

# Refusals
no-slogan-empty = A slogan needs at least one visible character.
no-slogan-long = A slogan has at most { $most } characters; yours has { $length }.
no-slogan-mention = A slogan may not mention anybody.
no-slogan-link = A slogan may not contain a link.
no-retired = { $seat } has already left the campaign.

### Pictures

pic-around = Round { $round } of 2 · turn { $turn }
pic-turn = { $seat } to play
pic-turn-for = { $seat } plays for { $finalist }
pic-slogan = Slogans are being written
pic-ballot = Vote for a slogan
pic-pledge = Whom do you support?
pic-soon = The campaign begins
pic-won = { $seat } is elected
pic-drawn = Nobody is elected
pic-pile = Pile { $n }
pic-used = Used { $n }: { $card } on top
pic-percent = { $n }%
pic-final = final count { $n }
pic-no-votes = no vote card yet
pic-retired = has left the race
pic-jailed = IN PRISON
pic-team = Team
pic-alone = nobody
pic-slogans = The slogans
pic-struck = (struck by a moderator)
pic-votes = { $n ->
    [one] { $n } vote
   *[other] { $n } votes
}
pic-votes-safe = { $votes ->
    [one] { $votes } vote card
   *[other] { $votes } vote cards
}, { $safe } under Fans
pic-to-go = { $n ->
    [0] goal reached
   *[other] { $n } more to win
}
pic-reach = You would reach { $n }%.
pic-reach-for = Your finalist would reach { $n }%.
pic-your-hand = Your hand, { $seat }
pic-spied = Seen by your spy: { $seat }’s hand
pic-kind-vote = vote
pic-kind-attack = attack
pic-kind-defence = defence
pic-kind-special = special
pic-kind-hero = HERO
pic-h_bonus = Speechwriter
pic-h_law = Star Lawyer
pic-h_fans = Fan Club
pic-h_guard = Bodyguard
pic-h_hunter = Headhunter
pic-do-jail = An opponent plays nothing until released.
pic-do-free = Gets you out of prison.
pic-do-loss1 = Take one opponent’s unprotected vote.
pic-do-loss2 = Take a vote from two opponents.
pic-do-fans = Protect one of your votes for good.
pic-do-scape = Steal two cards from a hand; give two back.
pic-do-discord = Steal a card from each hand; give one back.
pic-do-spy = See all other hands, once.
pic-do-boost = Play two more cards right away.
pic-do-h_bonus = +1% per vote card in a final count.
pic-do-h_law = You cannot be sent to prison.
pic-do-h_fans = Nobody takes your voters.
pic-do-h_guard = Nobody takes cards from your hand.
pic-do-h_hunter = Remove an opponent’s hero.
pic-backs = plays for { $finalist }
pic-behind-bars = in prison
pic-alt-loyal = { $n } protected
pic-alt-votes = votes { $votes }
pic-alt-candidate = { $seat }: { $facts }; { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
} in hand
pic-alt-idle = Not playable now.
pic-alt-card = • { $card }: { $text } { $note }
pic-spied-cards = { $cards }

# The rules in short
rules-pages = goal, turn, attack, heroes, trades, between, team, end
rules-goal =
    ### The goal
    Be the first candidate with 51% of the vote on your table.
    You hold seven secret cards. Vote cards go in front of you and count at once; what is used lies face up on the used pile, the rest is the pile.
    Who begins is decided by a slogan vote: everybody writes one, all are opened without names, everybody votes in secret for somebody else’s. A tie, two players or a majority for Skip means a public draw.
rules-turn =
    ### Your turn
    Before your own play you may offer trades. Then play one card or throw one away; there is no pass. At the end you draw as many cards as left your hand.
    A Campaign boost allows two more plays in the same turn. A card without a legal target cannot be played, but it can be thrown away.
    In prison you may only play Early release or the Star Lawyer, or throw a card away. A release is the whole turn.
rules-attack =
    ### Attack and defence
    - **Behind bars** stops a rival. **Lost voters** take open vote cards from one or two rivals.
    - **Scapegoat** draws two cards from one hand, **General discord** one from every other hand; the thief looks, then gives back as many cards of their own choice.
    - **Loyal fans** protect a vote card on your table for good. The **Planted spy** shows you all other hands, once.
rules-heroes =
    ### Heroes
    The Speechwriter: in a final count each of your vote cards is worth 1% more.
    The Star Lawyer: no prison. The Fan-Club President: no lost voters. The Bodyguard: no scapegoat, no discord.
    The Headhunter: when played, one rival’s hero goes to the used pile.
    You may have any number of heroes in front of you.
rules-trades =
    ### Trades and promises
    Up to three offers a turn, before your own play: partner and number first, then your cards one by one. Only the partner sees them and answers with as many of their own; you confirm, and the cards change hands at once.
    An offer lapses when you play or when nobody answers in time. Everybody reads who trades how many cards, never which.
    Promises are only talk. You may betray your allies, and they may remember it in round two.
rules-between =
    ### Between the rounds
    When the pile is used up, the turn is completed and totals are counted, Speechwriter included; 51% wins. With two players the higher total wins.
    With more, the first two are finalists. Ties: more votes in hand, more votes under Fans, fewer stolen cards, a public draw.
    The others pledge in secret, all are opened together. Their votes under Fans go over to the finalist they support. Then all is counted again, and 51% wins.
rules-team =
    ### Round two, in teams
    Everything but the finalists’ votes, Fans and heroes is shuffled into a new pile; everybody gets seven cards.
    Supporters put votes, Fans, heroes and releases in front of their finalist and may attack only the other one. If a finalist is in prison, so is the team, until any of them plays a release or the Star Lawyer.
    Discord and the spy reach everybody, team mates too; a finalist’s Bodyguard covers the whole team. Showing your hand to team mates is forbidden.
rules-end =
    ### The end
    51% for a finalist wins at once. If the pile is used up first, the higher final count wins, then the tie chain.
    The win is the finalist’s; the supporters are named with it.
    Who leaves in round one leaves their votes on the table, where they can be taken; if a finalist leaves, the other one wins.

# Rulings on what the rulebook leaves open
ruling-FR1 = 51% is tested after every single card, for the candidate whose total changed; only the active side can gain.
    .subject = Reaching 51%
ruling-FR2 = The Speechwriter’s bonus counts in final counts only, never in the middle of a round; the board shows both figures.
ruling-FR3 = If several reach 51% in a final count, the highest total wins, then the tie chain.
    .subject = Final count and ties
ruling-FR4 = Ties: votes in hand, then votes under Fans, then fewer cards stolen, then a public draw.
    .subject = Final count and ties
ruling-FR5 = The turn that draws the last card is completed and is the last of the round.
    .subject = The end of round one
ruling-FR6 = With two players there is no round two: the higher final count wins.
    .subject = Two players
ruling-FR7 = Each turn one card leaves the hand, played or thrown away; thrown cards lie face up.
    .subject = Playing, throwing away, drawing
ruling-FR8 = A card without a legal target cannot be played, but may be thrown away.
    .subject = Playing, throwing away, drawing
ruling-FR9 = You draw as many cards as left your hand, or what is left of the pile; nobody is topped up later.
    .subject = Playing, throwing away, drawing
ruling-FR10 = A boost allows up to two more plays, no throw-aways, and another boost adds two again.
    .subject = Campaign boost
ruling-FR11 = Votes, Fans and heroes stay in front of their owner, a prison card by the prisoner; all else goes to the used pile.
    .subject = Where cards go
ruling-FR12 = A prisoner cannot be jailed again.
    .subject = Prison
ruling-FR13 = A release is the whole turn; before the next one the candidate may be jailed again.
    .subject = Prison
ruling-FR14 = A prisoner may play Early release or the Star Lawyer, throw a card away, trade, and be stolen from.
ruling-FR15 = Losing the Star Lawyer brings nobody back to prison.
ruling-FR16 = Lost voters come in two kinds: one card from one opponent, or one from each of two; the player chooses the cards.
    .subject = Lost voters
ruling-FR17 = A stolen vote arrives unprotected; a protected one cannot be taken, nor its Fans card removed.
    .subject = Lost voters
ruling-FR18 = The Fan-Club President stops lost voters; by a table’s choice all votes behind that hero go over in round two.
ruling-FR19 = If the Fan-Club President is removed, votes without their own Fans card can be taken again.
ruling-FR20 = Scapegoat draws two random cards, which only thief and victim see; the thief gives back as many from the whole hand.
ruling-FR21 = Discord draws one card from every other player without a Bodyguard; one card goes back to each, in ring order.
    .subject = Discord
ruling-FR22 = The Bodyguard stops scapegoat and discord only, and in round two covers the finalist’s whole team.
ruling-FR23 = The spy shows all other hands at that moment, to the spy alone.
    .subject = The spy
ruling-FR24 = Hands are private, among team mates too: only the spy and a trade’s named cards show anything, and what people write to each other cannot be checked.
    .subject = Secret hands
ruling-FR25 = Any number of heroes may lie in front of one player; heroes cannot be stolen.
    .subject = Heroes
ruling-FR26 = The Headhunter removes one opponent’s hero as it is played; with none to remove it may be played all the same.
ruling-FR27 = Nothing answers a Headhunter; the removed hero’s power ends at once.
    .subject = Heroes
ruling-FR28 = One slogan each, 80 characters, no mentions or links; without one you vote but cannot win, and a majority can skip.
    .subject = Slogans
ruling-FR29 = Nobody is asked for an age: a public draw replaces “the youngest begins”.
    .subject = Who begins
ruling-FR30 = The seating is drawn at the start and shown as a ring; “left” is the next in the ring.
    .subject = The seating
ruling-FR31 = Trades come before the active player’s own play, with one other player, up to three offers a turn.
    .subject = Trades
ruling-FR32 = The swap is done at once when both have confirmed named cards; talk is never binding.
    .subject = Trades
ruling-FR33 = An offer lapses when the active player plays or nobody answers in time; only the partner sees the offered cards.
    .subject = Trades
ruling-FR34 = Prisoners may trade in their own turn; in round two everybody may trade with everybody.
    .subject = Trades
ruling-FR35 = Finalists keep their votes, Fans and heroes, and the protected votes given to them.
    .subject = The finalists
ruling-FR36 = All else goes into the new pile; everybody is out of prison and gets seven cards.
    .subject = Between the rounds
ruling-FR37 = Unprotected votes of the eliminated are lost and shuffled in.
    .subject = The finalists
ruling-FR38 = Support is chosen in secret, opened together and final; silence joins the finalist with fewer supporters.
    .subject = Pledges
ruling-FR39 = The recount includes the Speechwriter; 51% wins at once, the higher total if both reach it.
ruling-FR40 = A finalist without supporters plays alone.
    .subject = The finalists
ruling-FR41 = The next in the ring after the last player of round one begins round two.
    .subject = Who begins
ruling-FR42 = In round two votes, Fans, heroes and releases go to the own finalist; attacks aim at the other finalist only.
    .subject = Round two
ruling-FR43 = While a finalist is in prison the whole team is; one release by any of them frees all.
    .subject = Prison
ruling-FR44 = Discord and the spy reach every other player, team mates too.
    .subject = Discord
ruling-FR45 = 51% wins at once, else the higher total when the pile is used up; supporters are named with the winner.
    .subject = Reaching 51%
ruling-FR46 = On a missed turn the least useful card is thrown away: a release when free, else the lowest vote.
    .subject = Silence
ruling-FR47 = Who leaves in round one leaves votes on the table and cannot be a finalist; the last one left wins.
    .subject = Leaving
ruling-FR48 = If a finalist leaves in round two the other one wins; a supporter who leaves is only skipped.
    .subject = Leaving
ruling-FR49 = A prisoner may be the partner in somebody else’s trade.
    .subject = Trades
ruling-FR50 = The draw for the first player is among those who are level, among all if nobody has a vote.
    .subject = Final count and ties
ruling-FR51 = The tie chain counts the cards really left in hand, in round two the finalist’s own.
    .subject = Final count and ties
ruling-FR52 = 51% is tested only when all pledges are open; the silent are placed at the opening, in ring order.
    .subject = Reaching 51%
ruling-FR53 = A team mate’s discord is stopped by the finalist’s Bodyguard, and otherwise reaches the team.
    .subject = Discord
ruling-FR54 = A supporter’s release frees the team at once; only the one who played it has spent the turn.
    .subject = Prison
ruling-FR55 = Stolen cards are all those taken by lost voters, scapegoat and discord, returned or not.
ruling-FR56 = If the thief is silent, the lowest votes held go back, the lowest first, then cards at random.
    .subject = Discord
ruling-FR57 = Silence never plays a card; without a release or a vote to throw, a random card goes, a way out of prison last.
    .subject = Silence
ruling-FR58 = Cards given back or traded do not count as cards that left the hand.
    .subject = Playing, throwing away, drawing
ruling-FR59 = Slogans are anonymous until the vote is over, and your own is not in your list.
    .subject = Slogans
ruling-FR60 = One card played is one test of 51%, after everything that it moves has moved.
    .subject = Reaching 51%
ruling-FR61 = In round two the targets bind everybody, the finalists too.
    .subject = Round two
ruling-FR62 = Of the retired only votes can be taken and heroes removed; at the end of round one their votes are shuffled in.
    .subject = Leaving
ruling-FR63 = Fewer than two active players end the game at once; what a leaving player has open ends by its default first.
    .subject = Leaving
ruling-FR64 = A boost that runs out of time does not count as a missed turn.
    .subject = Campaign boost
ruling-FR65 = Offers of one to seven cards count when they are sent; everybody reads partner and number only.
    .subject = Trades
ruling-FR66 = Given votes keep their Fans for good, and the Speechwriter counts them.
ruling-FR67 = A prisoner may be a finalist, and may win a final count.
    .subject = Prison
ruling-FR68 = Who is still asked may be shown, never what was answered; a player’s answer and the clock’s read the same.
    .subject = What is shown of answers
