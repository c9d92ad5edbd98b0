"""Questions and buttons in words: codes with facts, made from a view alone."""

from __future__ import annotations

from rules.core import Action
from rules.phrase import Fact, Phrase, Ref, Seat, kebab, say
from rules.watergate import actions as a
from rules.watergate import vocabulary as v
from rules.watergate.cards import Card, by_hash
from rules.watergate.events import SPOTS, aim_phrase
from rules.watergate.idle import is_idle
from rules.watergate.schema import COLOURS
from rules.watergate.state import END
from rules.watergate.view import Announced, CardView, EvidenceView, WatergateView


def card_phrase(card: Card, part: str) -> Phrase:
    """A card's `text` or `brief`, with the figures of its set: $a, $b, $c."""
    return Phrase(f"card-{card.id}.{part}", dict(zip("abc", card.figures, strict=False)))


def spot(at: int) -> Ref:
    """A space of the track."""
    return Ref("spot", SPOTS[at])


def evidence(piece: EvidenceView) -> Fact:
    """An evidence on the track as this viewer knows it."""
    if piece.up:
        return Ref("token", piece.face)
    if piece.face:
        return say("hidden-known", token=Ref("token", piece.face), slot=piece.slot)
    return say("aim-hidden", slot=piece.slot)


def question(view: WatergateView, seat: Seat) -> Phrase:
    """What a seat is asked: to itself `ask-...`, to all others `asks-...`."""
    kind = next(asked.kind for asked in view.asked if asked.seat == seat)
    code = f"ask-{kind}" if view.viewer == seat else f"asks-{kind}"
    facts: dict[str, Fact] = {"seat": Ref("seat", seat)}
    if kind.startswith("react-"):
        facts |= _announcement(view, view.announced[-1])
    return Phrase(code, facts | _doing(view))


def _announcement(view: WatergateView, played: Announced) -> dict[str, Fact]:
    """What a reaction would answer: a card with its targets, or a reaction with what that answered; for a
    value, the evidence's way and the way back.
    """
    facts: dict[str, Fact] = {"by": Ref("seat", played.seat), "card": Ref("card", played.card)}
    if played.use == "action":
        answers = by_hash(view.hash).cards[played.card].reaction
        against = Ref("card", view.announced[-2].card) if answers else None
        return facts | {"against": against, "aims": [aim_phrase(aim) for aim in played.aims] or None}
    face, _, place = played.aims[0].partition(":")[2].partition("@")
    at = next(at for at, name in SPOTS.items() if name == place)
    value = by_hash(view.hash).cards[played.card].value
    way = -1 if played.seat == view.nixon else 1
    return facts | {
        "token": Ref("token", face),
        "start": spot(at),
        "end": spot(_clamp(at + way * value)),
        "back": spot(_clamp(at - way * value)),
    }


def _clamp(at: int) -> int:
    return min(END, max(-END, at))


def _doing(view: WatergateView) -> dict[str, Fact]:
    doing = view.doing
    facts: dict[str, Fact] = {"steps": doing.steps}
    if doing.card:
        facts["card"] = Ref("card", doing.card)
    if doing.colour:
        facts["colour"] = Ref("colour", doing.colour)
    if doing.face:
        facts["token"] = Ref("token", doing.face)
    return facts


def label(view: WatergateView, action: Action, field: str | None) -> Phrase:
    """The button for an action's verb (field None), or for the value of one of its fields."""
    if field is None:
        return _verb(view, action)
    if isinstance(action, a.Play):
        return _play(view, action, field)
    if isinstance(action, a.Pin):
        return _pin(view, action, field)
    if isinstance(action, a.Give) and field == "spaces":
        return _spaces(view, action)
    if isinstance(action, a.Show):
        return _way(view, 1 - view.nixon, f"e{action.slot}", view.doing.steps)
    if isinstance(action, a.Choose) and _is_asked(view, "reward-move"):
        return _way(view, action.seat, f"e{action.slot}", view.doing.steps)
    if isinstance(action, (a.Choose, a.Give)):
        return _slot(view, action.slot)
    if isinstance(action, a.Instead):
        steps = by_hash(view.hash).cards[view.doing.card].value
        return _way(view, action.seat, action.target, steps)
    if isinstance(action, a.Push):
        return _way(view, action.seat, action.marker, view.doing.steps)
    if isinstance(action, a.Aim):
        return _aims(view, action.seat, by_hash(view.hash).cards[view.doing.card], action.targets)
    assert isinstance(action, (a.React, a.Sacrifice))
    return say("choice-card-name", card=Ref("card", action.card))


def _verb(view: WatergateView, action: Action) -> Phrase:
    """What is done; with the card, where only one could do it."""
    if isinstance(action, a.React):
        could = [c for c in view.hand if _may_react(view, c)]
        if len(could) == 1:
            return say("do-react-with", card=Ref("card", action.card))
    elif isinstance(action, a.Sacrifice) and sum(c.kind == "conspirator" for c in view.hand) == 1:
        return say("do-sacrifice-one", card=Ref("card", action.card))
    elif isinstance(action, a.Show) and len(_showable(view)) == 1:
        return say("do-show-one", token=evidence(_piece(view, action.slot)))
    return say(f"do-{kebab(type(action).__name__)}")


def _is_asked(view: WatergateView, kind: str) -> bool:
    return any(asked.kind == kind for asked in view.asked)


def _showable(view: WatergateView) -> list[EvidenceView]:
    """The hidden evidence of the colour that the Editor asked for."""
    return [piece for piece in view.evidence if not piece.up and view.doing.colour in piece.colours]


def _may_react(view: WatergateView, card: CardView) -> bool:
    """Whether this card of the viewer's hand answers what was announced."""
    barred = card.kind == "event" and view.barred == view.viewer
    return not barred and _is_asked(view, f"react-{card.reaction}")


def _play(view: WatergateView, action: a.Play, field: str) -> Phrase:
    card = by_hash(view.hash).cards[action.card]
    if field == "card":
        return say(
            "choice-card",
            card=Ref("card", card.id),
            value=card.value,
            colour=Ref("colour", COLOURS[card.colour]),
            brief=card_phrase(card, "brief"),
        )
    if field == "use":
        return _use(view, action, card)
    if action.use == "value":
        return _way(view, action.seat, action.targets[0], card.value)
    return _aims(view, action.seat, card, action.targets)


def _use(view: WatergateView, action: a.Play, card: Card) -> Phrase:
    """The value, or the action; with a warning when it would do nothing, or its informant is placed (WD2)."""
    if action.use == "value":
        return say("choice-value", value=card.value, colour=Ref("colour", COLOURS[card.colour]))
    if is_idle(view, card):
        return say("choice-action-idle", after=card.after)
    tiles = [clause.who for clause in card.action if isinstance(clause, v.Tile)]
    if any(i.id in tiles and i.state != "supply" for i in view.informants):
        return say("choice-action-tile", who=Ref("informant", tiles[0]), steps=card.figures[0])
    return say("choice-action", brief=card_phrase(card, "brief"))


def _piece(view: WatergateView, slot: int) -> EvidenceView:
    return next(piece for piece in view.evidence if piece.slot == slot)


def _slot(view: WatergateView, slot: int) -> Phrase:
    piece = _piece(view, slot)
    return say("choice-evidence", token=evidence(piece), spot=spot(piece.at))


def _spaces(view: WatergateView, action: a.Give) -> Phrase:
    """So many spaces, and where that takes the evidence: beyond space 5 they are lost (WR41)."""
    at = _piece(view, action.slot).at
    end = _clamp(at + (-action.spaces if action.seat == view.nixon else action.spaces))
    code = "choice-spaces-claim" if abs(end) == END else "choice-spaces"
    return say(code, spaces=action.spaces, end=spot(end))


def _way(view: WatergateView, seat: Seat, target: str, steps: int) -> Phrase:
    """A move in words: what, from where, to where."""
    if target == "none":
        return say("way-none")
    if target.startswith("ask-"):
        return say("way-ask", colour=Ref("colour", COLOURS[target[4:]]), steps=steps)
    if target[0] == "e":
        piece = _piece(view, int(target[1:]))
        token, at = evidence(piece), piece.at
    else:
        token = Ref("token", target)
        at = (view.initiative if target == "initiative" else view.momentum) or 0
    end = _clamp(at + (-steps if seat == view.nixon else steps))
    return say("way-claim" if abs(end) == END else "way", token=token, start=spot(at), end=spot(end))


def _aims(view: WatergateView, seat: Seat, card: Card, targets: tuple[str, ...]) -> Phrase:
    """The targets of an action, clause by clause; several in short, since a button holds 80 characters."""
    parts = [(c, part) for c, target in zip(card.asks, targets, strict=False) for part in target.split("+")]
    if not parts:
        return say("choice-no-target")
    levels = any(isinstance(clause, v.Level) for clause in card.action)
    aim = _from_zero if levels else _aim if len(parts) == 1 else _short
    return say("choice-targets", targets=[aim(view, seat, clause, part) for clause, part in parts])


def _from_zero(view: WatergateView, seat: Seat, clause: v.Clause, target: str) -> Fact:
    """The way of an evidence that the same card first puts back to 0."""
    if target == "none" or not isinstance(clause, v.Evidence):
        return say("aim-none")
    piece = _piece(view, int(target[1:]))
    end = _clamp(-clause.steps if seat == view.nixon else clause.steps)
    return say("way-from-zero", token=evidence(piece), spot=spot(piece.at), end=spot(end))


def _short(view: WatergateView, seat: Seat, clause: v.Clause, target: str) -> Fact:
    """The way of one evidence of several."""
    if target == "none" or not isinstance(clause, v.Evidence):
        return say("aim-none")
    piece = _piece(view, int(target[1:]))
    end = _clamp(piece.at + (-clause.steps if seat == view.nixon else clause.steps))
    token: Fact = say(f"token-{piece.face}.short") if piece.face else say("hidden-short", slot=piece.slot)
    if piece.face and not piece.up:
        token = say("hidden-known-short", token=token, slot=piece.slot)
    start, stop = (say(f"spot-{SPOTS[at]}.short") for at in (piece.at, end))
    return say("way-short", token=token, start=start, end=stop)


def _aim(view: WatergateView, seat: Seat, clause: v.Clause, target: str) -> Fact:
    if target == "none":
        return say("aim-none")
    if isinstance(clause, (v.Either, v.Evidence)):
        return _way(view, seat, target, clause.steps)
    if isinstance(clause, v.Release):
        return Ref("informant", target)
    if isinstance(clause, v.Repeat):
        return Ref("card", target)
    if isinstance(clause, v.Lift):
        space = next(space for space in view.spaces if space.id == target)
        token = say(f"token-{space.face}.short")
        return say(f"aim-pinned-{space.state}", token=token, space=space.id, near=_near(space.near))
    piece = _piece(view, int(target[1:]))
    return say("aim-evidence", token=evidence(piece), spot=spot(piece.at))


def _near(photos: tuple[str, ...]) -> list[Fact]:
    return [Ref("informant", photo) for photo in photos]


def _pin(view: WatergateView, action: a.Pin, field: str) -> Phrase:
    if field == "token":
        return say("choice-token", token=Ref("token", action.token))
    space = next(space for space in view.spaces if space.id == action.space)
    return say("choice-space", space=space.id, colour=Ref("colour", space.colour), near=_near(space.near))
