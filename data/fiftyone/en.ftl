game-title = 51%
game-pitch = Race to 51% of the vote, alone at first, then in teams: rally, rob, jail, betray, forgive.

# Cards and parts of sentences
times = { $n } × { $card }
vote-open = { $value }%
vote-loyal = { $value }% ♥
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
card-help-fans = One Fans card per vote card; it cannot be taken away again. Only protected votes follow you to the finalist you support.
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
    .one = Vote for: { $text }
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
do-leave-open = Let the count decide

# Above the choices
pick-enter-slogan-text = Your slogan (one line, 80 characters)
pick-vote-slogan-slogan = The slogan that you vote for:
pick-play-vote-card = The vote card that you play, and the total it brings:
pick-jail-target = Whom do you send to prison?
pick-sway-target = Whose voters do you take?
pick-sway-vote = The vote card that you take from { $target }, and your total with it:
pick-sway-two-target = Whose voters do you take first?
pick-sway-two-vote = The vote card that you take from { $target }; a second opponent follows:
pick-sway-next-target = Whose voters do you take besides?
pick-sway-next-vote = The vote card that you take from { $target }, and your total with it:
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
choice-slogan = { $text }
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
event-votes-transferred = Protected votes of { $seat } go over to { $finalist }: { $cards }.
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
line-playable = Playable: { $cards }
line-looked = Your spy saw { $seat } holding: { $cards }
line-sealed-slogan = Your sealed slogan: { $value }
line-sealed-ballot = Your sealed vote: slogan { $value }
line-sealed-pledge = Your sealed support: { $finalist }
line-sealed-skip = You asked to skip to the draw
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
no-no-slogan = There is no such slogan to strike.
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
}, { $safe } protected
pic-to-go = { $n } more to win
pic-reach = You would reach { $n }%.
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
pic-do-spy = Look at one opponent’s hand.
pic-do-boost = Play two more cards right away.
pic-do-h_bonus = +1% per vote card in a final count.
pic-do-h_law = You cannot be sent to prison.
pic-do-h_fans = Nobody takes your voters.
pic-do-h_guard = Nobody takes cards from your hand.
pic-do-h_hunter = Remove an opponent’s hero.
