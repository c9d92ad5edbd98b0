"""What people read while they play: the question, the buttons, the text board, all made from a view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core import Action
from rules.intern.actions import Aim, Lock, Remove, Steal, Swap, Sweep, Take
from rules.intern.view import InternView, NetworkView, OfferView, PlayerView, RowView, SlotView
from rules.phrase import Phrase, Ref, facts_of, kebab, say

ROWS = {"take-supporter": "S", "take-event": "E", "take-distraction": "D", "extra": "SED"}
"""Which rows a question of the turn is about."""


def cards(ids: Sequence[str]) -> list[Ref]:
    """Cards to be named in a list."""
    return [Ref("card", id) for id in ids]


def code(card: str) -> str:
    """A card's number as it is printed: `#7` for a Supporter, `E12` for an Event."""
    return f"#{int(card[1:])}" if card[0] == "S" else card


def codes(ids: Sequence[str]) -> str:
    """Cards by number, in a row."""
    return ", ".join(code(card) for card in ids)


def question(view: InternView, seat: int) -> Phrase:
    """What is asked: "you" for the one who is asked, with a name for everybody else.

    Facts: `seat`; `card` the card in question (arriving, played, half paid); `target` the other player;
    `receiver` who is passed a card; `wanted` the card named for a swap; `locks`, `gridlocks`, `scores`
    numbers, 0 for none.
    """
    kind = next(a.kind for a in view.asked if a.seat == seat)
    incoming = view.incoming
    card = incoming.card if incoming else view.owed or view.playing
    target = incoming.to if incoming else view.target
    return say(
        f"{'ask' if view.viewer == seat else 'asks'}-{kind}",
        seat=Ref("seat", seat),
        card=Ref("card", card) if card else None,
        target=_seat(target),
        receiver=_seat(view.receiver),
        wanted=Ref("card", view.wanted) if view.wanted else None,
        locks=len(view.mine.locks) if view.mine and view.viewer == seat else 0,
        gridlocks=len(view.seats[seat].gridlocks),
        scores=int(bool(incoming and incoming.scores)),
    )


def label(view: InternView, action: Action, field: str | None) -> Phrase:
    """The verb, or the whole act where the verb leaves no choice; below it, choice by choice."""
    if field is None:
        return _verb(view, action)
    if isinstance(action, Lock):
        return _lock(view, action)
    if isinstance(action, Take):
        return _offer(view, action) if field == "card" else say("choice-pay", cards=cards(action.pay))
    if field == "target" and isinstance(action, (Aim, Steal, Remove, Swap)):
        return _target(view, action.target)
    if isinstance(action, Sweep):
        return say("choice-sweep", row=Ref("row", action.row))
    return _card(view, str(getattr(action, field)))


def _verb(view: InternView, action: Action) -> Phrase:
    code = f"do-{kebab(type(action).__name__)}"
    if isinstance(action, Lock) and view.mine and len(view.mine.locks) == 1:
        return _lock(view, action)
    if isinstance(action, Take) and _takes(view, action.seat) == 1:
        return _offer(view, action)
    return Phrase(code, facts_of(action) | {"card": _in_question(view)})


def _in_question(view: InternView) -> Ref | None:
    card = view.incoming.card if view.incoming else view.playing
    return Ref("card", card) if card else None


def _takes(view: InternView, seat: int) -> int:
    """In how many ways a card can be taken now; 2 stands for more."""
    kind = next((a.kind for a in view.asked if a.seat == seat), "")
    offers = [o for o in _offers(view) if o.payable and o.card[0] in ROWS.get(kind, "")]
    return len(offers) if all(o.cost == 0 for o in offers) else 2


def _offers(view: InternView) -> Sequence[OfferView]:
    return view.mine.offers if view.mine else ()


def _lock(view: InternView, action: Lock) -> Phrase:
    locks = view.mine.locks if view.mine else ()
    tricks = next((lock.tricks for lock in locks if lock.cards == action.cards), 0)
    gridlocks = len(view.seats[action.seat].gridlocks)
    facts = {"tricks": min(tricks, 7), "gridlocks": gridlocks}
    if len(action.cards) == 1:
        return say("choice-lock-one", card=Ref("card", action.cards[0]), **facts)
    supporter, event = action.cards
    return say("choice-lock-pair", supporter=Ref("card", supporter), event=Ref("card", event), **facts)


def _offer(view: InternView, action: Take) -> Phrase:
    """A face-up card with its price; the detail says what it lists, or does, or that it scores."""
    kind = action.card[0]
    slot = next(s for row in view.rows if row.kind == kind for s in row.slots if s and s.card == action.card)
    facts = {"card": Ref("card", action.card), "cost": slot.cost}
    if kind == "D":
        return say("choice-take-distraction", **facts, brief=say(f"card-{action.card}.brief"))
    scores = int(action.seat in slot.scores)
    if kind == "S":
        return say("choice-take-supporter", **facts, scores=scores)
    return say("choice-take-event", **facts, scores=scores, listed=codes(slot.listed))


def _target(view: InternView, target: int) -> Phrase:
    player = view.seats[target]
    return say(
        "choice-target",
        target=Ref("seat", target),
        tricks=player.tricks,
        deflection=int(player.deflection is not None),
        supporters=len(player.supporters),
        events=len(player.events),
    )


def _card(view: InternView, card: str) -> Phrase:
    """A card to choose; the detail says what of mine it matches."""
    matched: tuple[str, ...] = ()
    if view.mine:
        own = next((match for match in view.mine.matches if match.card == card), None)
        matched = (*own.hand, *own.network) if own else view.mine.mates.get(card, ())
    return say("choice-card", card=Ref("card", card), matches=len(matched), matched=cards(matched[:2]))


def board(view: InternView) -> list[Phrase]:
    """The complete text board: the course of play, the rows, every player, and one's own side."""
    lines = [*course(view), *(line for each in view.rows for line in row(each))]
    for player in view.seats:
        lines += _player(view, player)
    return [*lines, *_mine(view)]


def own(view: InternView, seat: int) -> list[Phrase]:
    """What the text board says of this seat, and, if it is the viewer's, what only they are told."""
    return [*_player(view, view.seats[seat]), *(_mine(view) if seat == view.viewer else ())]


def course(view: InternView) -> Iterator[Phrase]:
    """The round, whose turn it is, what is going on."""
    yield say(
        "line-round",
        round=view.round,
        limit=view.limit,
        clockwise=int(view.clockwise),
        begins=_seat(view.begins),
        begins_clockwise=int(view.begins_clockwise),
        upcoming=_seat(view.upcoming),
    )
    if view.active is not None and view.winners is None:
        extra = int(view.extra and view.action < 4)
        yield say("line-turn", seat=Ref("seat", view.active), action=view.action, extra=extra)
    if view.playing:
        yield say("line-playing", card=Ref("card", view.playing), text=say(f"card-{view.playing}.text"))
    if view.target is not None:
        yield say("line-target", target=Ref("seat", view.target))
    if view.wanted:
        yield say("line-wanted", card=Ref("card", view.wanted))
    if view.owed:
        yield say("line-owed", card=Ref("card", view.owed))
    if view.incoming:
        yield say(
            "line-incoming",
            card=Ref("card", view.incoming.card),
            seat=Ref("seat", view.incoming.to),
            entered=int(view.incoming.entered),
            denied=int(view.incoming.denied),
        )


def _seat(seat: int | None) -> Ref | None:
    return None if seat is None else Ref("seat", seat)


def row(shown: RowView) -> Iterator[Phrase]:
    """A row of the market, the dearest card first."""
    yield say("line-row", row=Ref("row", shown.kind), deck=shown.deck)
    for slot in shown.slots:
        if slot:
            yield _slot(shown.kind, slot)


def _slot(kind: str, slot: SlotView) -> Phrase:
    facts = {"card": Ref("card", slot.card), "cost": slot.cost}
    if kind == "S":
        return say("line-supporter", **facts)
    if kind == "E":
        return say("line-event", **facts, listed=codes(slot.listed))
    return say("line-distraction", **facts, brief=say(f"card-{slot.card}.brief"))


def _player(view: InternView, player: PlayerView) -> Iterator[Phrase]:
    yield say(
        "line-player",
        seat=Ref("seat", player.seat),
        tricks=player.tricks,
        marked=int(player.is_marked),
        retired=int(player.is_retired),
    )
    if not player.is_retired:
        yield _hand(player)
        standing = [*([player.deflection] if player.deflection else []), *player.gridlocks, *player.lies]
        if standing:
            yield say("line-standing", cards=cards(standing))
        scoring = [s.card for row in view.rows for s in row.slots if s and player.seat in s.scores]
        if scoring:
            yield say("line-scoring", cards=codes(scoring))
    if player.network.cells:
        yield grid(player.network)


def _hand(player: PlayerView) -> Phrase:
    """Known cards by name, the others by number."""
    known = [card for card in (*player.supporters, *player.events) if card[0] in "SE"]
    return say(
        "line-hand",
        count=len(known),
        cards=[_brief(card) for card in known],
        supporters=sum(card[0] == "u" for card in player.supporters),
        events=sum(card[0] == "u" for card in player.events),
    )


def _brief(card: str) -> Phrase | Ref:
    """A card's number and its shortest name."""
    if card[0] == "S":
        return say("card-brief", number=code(card), name=say(f"card-{card}.short"))
    return Ref("card", card)


def grid(network: NetworkView) -> Phrase:
    """The grid line by line, and every Trick as the two cards that make it."""
    at = {cell: code(card) for card, cell in network.cells.items()}
    lines = [" ".join(at.get((x, y), "·") for x in range(network.columns)) for y in range(network.rows)]
    pairs = [f"{at[a]}–{at[b]}" for a, b in network.borders]
    return say("line-network", grid=" / ".join(lines), tricks=len(pairs), pairs=", ".join(pairs))


def _mine(view: InternView) -> Iterator[Phrase]:
    """What of my hand matches, and what the rows cost me."""
    if view.mine is None or view.winners is not None:
        return
    idle: dict[str, list[str]] = {}
    for match in view.mine.matches:
        if match.refusal and not match.hand:
            idle.setdefault(match.refusal, []).append(match.card)
            continue
        yield say(
            "line-match",
            card=_brief(match.card),
            pairs=len(match.hand),
            hand=codes(match.hand),
            joins=len(match.network),
            network=codes(match.network),
        )
    for refusal, waiting in idle.items():
        yield say("line-idle", cards=codes(waiting), why=say(f"no-{refusal}"))
    yield say("line-offers", offers=[_reach(offer) for offer in view.mine.offers])


def _reach(offer: OfferView) -> Phrase:
    return say(
        "reach",
        number=code(offer.card),
        cost=offer.cost,
        payable=int(offer.payable),
        scores=int(offer.scores),
    )
