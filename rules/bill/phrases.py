"""What people read while they play: the question, the buttons and the text board, all made from a view."""

from __future__ import annotations

import functools
from collections.abc import Iterator

from rules.bill.abilities import Ability, Effect
from rules.bill.actions import Confront, EndTurn, Lobby, Pick, Play
from rules.bill.cards import STAFFER, kind_of, printing
from rules.bill.plays import CHALLENGE_COST, MEDIA_DAMAGE, OWN
from rules.bill.state import GOAL
from rules.bill.view import BillView, HandView, MemberView, SideView
from rules.core import Action
from rules.phrase import Phrase, Ref, fact_of, facts_of, kebab, say

SUPPORT_CARDS = frozenset({"earmark", "reconciliation"})


def question(view: BillView, seat: int) -> Phrase:
    """What is asked: "you" for the one who is asked, with a name for everybody else."""
    kind = next(a.kind for a in view.asked if a.seat == seat)
    yours = "ask" if view.viewer == seat else "asks"
    facts = {"seat": Ref("seat", seat)}
    if kind == "turn":
        side, foe = view.sides[seat], view.sides[1 - seat]
        return say(
            f"{yours}-turn",
            **facts,
            turn=view.turn,
            capital=side.capital,
            can=list(_possible(view, side)),
            filibuster=int(side.filibuster),
            leak=side.leak,
            recess=int(side.recess),
            gatekeepers=sum("gatekeeper" in m.keywords for m in foe.floor),
        )
    picking = view.picking
    if picking is None:
        return say(f"{yours}-{kind}", **facts)
    return say(f"{yours}-{kind}", **facts, member=Ref("card", picking.member), amount=picking.amount)


def _possible(view: BillView, side: SideView) -> Iterator[Phrase]:
    if any(card.playable for card in view.hand):
        yield say("can-play")
    if side.lobbyists:
        yield say("can-lobby")
    if side.confronters:
        yield say("can-confront")
    yield say("can-end-turn")


def label(view: BillView, action: Action, field: str | None) -> Phrase:
    """The verb alone where it leaves a choice, the whole act where it does not; below, name by name."""
    if field is None:
        return _verb(view, action)
    if isinstance(action, Play) and field == "card":
        return _card_choice(view, action)
    if isinstance(action, Play) and field == "target":
        return _aim(view, action)
    if isinstance(action, Pick) and field == "target":
        return _picked(view, action)
    if isinstance(action, Lobby) and field == "member":
        return _lobby(view, action, "choice-lobby")
    if isinstance(action, Confront) and field == "member":
        return _confronter(view, action)
    if isinstance(action, Confront):
        return _confront(view, action, "choice-confront-target")
    return say("choice", value=fact_of(action, field))


def _verb(view: BillView, action: Action) -> Phrase:
    side = view.sides[action.seat]
    if isinstance(action, Lobby) and len(side.lobbyists) == 1:
        return _lobby(view, action, "do-lobby-with")
    if isinstance(action, Confront) and len(side.confronters) == 1:
        if len(_confrontable(view, action.seat)) == 1:
            return _confront(view, action, "do-confront-one")
        return say("do-confront-with", **_stats(side, action.member))
    if isinstance(action, Play) and len({c.card for c in view.hand if c.playable}) == 1:
        code = "do-play-at" if len(_held(view, action.card).aims) == 1 else "do-play-one"
        return say(code, **_price(view, action.card), target=_target(action))
    if isinstance(action, EndTurn):
        return say("do-end-turn", capital=side.capital, ready=len(side.lobbyists or side.confronters))
    return Phrase(f"do-{kebab(type(action).__name__)}", facts_of(action))


def _target(action: Play) -> Ref | str:
    return "" if action.target is None else Ref("card", action.target)


def _confrontable(view: BillView, seat: int) -> list[MemberView]:
    """Whom a Confront may be aimed at: Gatekeepers, where there are any (BR13)."""
    floor = view.sides[1 - seat].floor
    return [m for m in floor if "gatekeeper" in m.keywords] or list(floor)


def _find(side: SideView, card: str) -> MemberView:
    return next(m for m in side.floor if m.card == card)


def _stats(side: SideView, card: str) -> dict[str, Ref | int]:
    m = _find(side, card)
    return {"member": Ref("card", card), "influence": m.influence, "resolve": m.resolve}


def _held(view: BillView, card: str) -> HandView:
    return next(c for c in view.hand if c.card == card)


def _price(view: BillView, card: str) -> dict[str, Ref | int]:
    return {"card": Ref("card", card), "cost": _held(view, card).cost}


def _card_choice(view: BillView, action: Play) -> Phrase:
    """A card in hand: its price, and in the detail what it is or does, or why it would do nothing."""
    card = action.card
    held = _held(view, card)
    if len(held.aims) == 1:
        aim = _aim(view, action)
        detail = Phrase(f"{aim.code}.detail", aim.facts)
        return say("choice-aimed", **_price(view, card), target=_target(action), text=detail)
    if held.is_member:
        return say(
            "choice-member", **_price(view, card), influence=held.influence, resolve=held.resolve,
            **_keywords(held.keywords), ability=_trigger(view, held),
        )  # fmt: skip
    return say("choice-action", **_price(view, card), text=_warning(view, card) or say(f"card-{card}.text"))


def _trigger(view: BillView, held: HandView) -> Phrase | str:
    """When the personal ability works, for a select's short second line; nothing in easy mode."""
    ability = printing(view.card_set, view.mine.side)[held.card].ability
    return say(f"trigger-{ability.trigger}") if held.gavel and ability is not None else ""


def _warning(view: BillView, card: str) -> Phrase | None:
    """What to know before a card is wasted (BR9, BR12)."""
    me, foe = view.mine, view.sides[1 - view.mine.seat]
    if card in SUPPORT_CARDS and me.filibuster and not me.leak:
        return say("warn-filibuster")
    if card == "veto-threat" and foe.support == 0:
        return say("warn-no-support")
    if card in ("lobbyist", "town-hall", "cloture") and me.deck == 0:
        return say("warn-empty-deck")
    return say("warn-no-filibuster") if card == "cloture" and not me.filibuster else None


def _aim(view: BillView, action: Play) -> Phrase:
    """The target of an action card, and what the card will make of it."""
    if action.target is None:
        return say("choice", value=Ref("card", action.card))
    side = view.sides[action.seat if action.card in OWN else 1 - action.seat]
    m = _find(side, action.target)
    left = m.resolve - (0 if m.shield else MEDIA_DAMAGE)
    return say(
        f"aim-{action.card}", **_stats(side, action.target), left=max(0, left), shield=int(m.shield),
        most=CHALLENGE_COST,
    )  # fmt: skip


def _picked(view: BillView, action: Pick) -> Phrase:
    side = view.sides[1 - action.seat]
    m = _find(side, action.target)
    op = view.picking.op if view.picking is not None else "damage"
    amount = view.picking.amount if view.picking is not None else 0
    left = m.resolve - (0 if m.shield else amount)
    code = "aim-vanish" if op == "recall" and kind_of(m.card) == STAFFER else f"aim-{op}"
    return say(code, **_stats(side, action.target), left=max(0, left))


def _lobby(view: BillView, action: Lobby, code: str) -> Phrase:
    """How much Support the member's Influence will add: nothing under a Filibuster (BR12)."""
    side = view.sides[action.seat]
    m = _find(side, action.member)
    gain = min(m.influence, side.leak) if side.filibuster else m.influence
    return say(code, **_stats(side, action.member), gain=gain, filibuster=int(side.filibuster))


def _confronter(view: BillView, action: Confront) -> Phrase:
    """The member that Confronts; where only one can be Confronted, with what will come of it."""
    if len(_confrontable(view, action.seat)) > 1:
        return say("choice-confront", **_stats(view.sides[action.seat], action.member))
    return _confront(view, action, "choice-confront-one")


def _confront(view: BillView, action: Confront, code: str) -> Phrase:
    """Both blows, before any ability: what the target takes and what it deals."""
    me, foe = view.sides[action.seat], view.sides[1 - action.seat]
    m, target = _find(me, action.member), _find(foe, action.target)
    deals = 0 if target.shield else max(0, m.influence - target.armor)
    takes = 0 if m.shield else max(0, target.influence - m.armor)
    return say(
        code, **_stats(foe, action.target), by=Ref("card", action.member), deals=deals, takes=takes,
        falls=int(deals >= target.resolve), dies=int(takes >= m.resolve),
    )  # fmt: skip


def board(view: BillView) -> list[Phrase]:
    """Both bills, both floors, and the viewer's hand."""
    seat, over = Ref("seat", view.active), int(view.winners is not None)
    lines = [say("line-mode", turn=max(1, view.turn), hard=int(view.hard), seat=seat, over=over)]
    for side in view.sides:
        lines += side_lines(view, side)
    if view.viewer is not None:
        mine = view.sides[view.viewer]
        lines.append(say("line-hand", cards=len(view.hand), capital=mine.capital))
        lines += [hand_line(view, held) for held in view.hand]
    if view.winners is not None:
        lines.append(say("line-won", seats=[Ref("seat", w) for w in view.winners], count=len(view.winners)))
    return lines


def side_lines(view: BillView, side: SideView) -> Iterator[Phrase]:
    """One bill: its figures, what hampers or helps it, its floor, its known cards."""
    seat = Ref("seat", side.seat)
    yield say(
        "line-side", seat=seat, side=Ref("side", side.side), support=side.support, goal=GOAL,
        capital=side.capital, growth=side.growth, hand=side.hand, deck=side.deck,
    )  # fmt: skip
    yield from _conditions(side, seat)
    if side.floor:
        yield say("line-floor", seat=seat, count=len(side.floor))
        yield from (_floor_line(view, side, m) for m in side.floor)
    else:
        yield say("line-floor-empty", seat=seat)
    if side.known:
        yield say("line-known", seat=seat, cards=[Ref("card", card) for card in side.known])
    if side.discard:
        yield say("line-discard", seat=seat, cards=[Ref("card", card) for card in side.discard])


def _conditions(side: SideView, seat: Ref) -> Iterator[Phrase]:
    if side.filibuster:
        yield say("line-filibuster", seat=seat, leak=side.leak)
    if side.recess:
        yield say("line-recess", seat=seat)
    if side.tax:
        yield say("line-tax", seat=seat, amount=side.tax)
    for sort, amount in side.discounts:
        yield say("line-discount", seat=seat, sort=Ref("sort", sort), amount=amount)
    if side.fatigue:
        yield say("line-fatigue", seat=seat, price=side.fatigue + 1)


def _floor_line(view: BillView, side: SideView, m: MemberView) -> Phrase:
    return say(
        "line-member", card=Ref("card", m.card), party=Ref("letter", m.party or "none"), cost=m.cost,
        influence=m.influence, resolve=m.resolve, **_keywords(m.keywords), notes=list(_notes(m)),
        traits=_traits(view.card_set, m.card) if m.gavel else "",
        ability=_ability_note(view.card_set, m.card) if m.gavel else "",
    )  # fmt: skip


@functools.cache
def _keywords(words: tuple[str, ...]) -> dict[str, int | list[Ref]]:
    """A list that may be empty, with its length to select on."""
    return {"words": len(words), "keywords": [Ref("keyword", word) for word in words]}


def _notes(m: MemberView) -> Iterator[Phrase]:
    """What else can be seen of the member now; never nothing."""
    if m.damage:
        yield say("note-damage", amount=m.damage)
    if m.shield:
        yield say("note-shield")
    if m.rally:
        yield say("note-rally", amount=m.rally)
    if m.weak:
        yield say("note-weak", amount=m.weak)
    if m.sits_out:
        yield say("note-sits-out")
    yield say(f"standing-{m.standing}")


@functools.cache
def _traits(card_set: str, card: str) -> Phrase:
    """What abilities may ask of a member: its chamber and its region."""
    printed = printing(card_set, "D")[card]
    return say("traits", chamber=Ref("chamber", printed.chamber), region=Ref("region", printed.region))


@functools.cache
def _ability_note(card_set: str, card: str) -> Phrase | str:
    ability = printing(card_set, "D")[card].ability
    return "" if ability is None else say("ability-note", text=ability_text(ability))


def hand_line(view: BillView, held: HandView) -> Phrase:
    """A card in the viewer's hand."""
    playable = say("note-playable" if held.playable else "note-not-now")
    if not held.is_member:
        return say(
            "line-card", **_price(view, held.card), text=say(f"card-{held.card}.text"), playable=playable
        )
    return say(
        "line-held", **_price(view, held.card), party=Ref("letter", held.party), influence=held.influence,
        resolve=held.resolve, **_keywords(held.keywords), playable=playable,
        traits=_traits(view.card_set, held.card) if held.gavel else "",
        ability=_ability_note(view.card_set, held.card) if held.gavel else "",
    )  # fmt: skip


def ability_text(ability: Ability) -> Phrase:
    """A personal ability in words, put together from short templates."""
    effects = [effect_text(e, ability.trigger) for e in ability.effects]
    both = "effect-and" if ability.trigger == "aura" else "effect-then"
    body = effects[0] if len(effects) == 1 else say(both, first=effects[0], second=effects[1])
    if ability.condition:
        body = say(f"condition-{kebab(ability.condition)}", effect=body)
    return say(f"ability-{ability.trigger}", effect=body)


def effect_text(effect: Effect, trigger: str) -> Phrase:
    """One primitive; standing rules have texts of their own."""
    facts = {"amount": effect.amount, "resolve": effect.resolve}
    if effect.op == "aura_rule":
        return say(f"rule-{kebab(effect.rule)}", **facts)
    return say(
        f"effect-{kebab(effect.op)}", **facts, target=_target_text(effect, trigger),
        sort=Ref("sort", effect.kind or "card"), plural=int(effect.target == "ally_all"),
    )  # fmt: skip


def _target_text(effect: Effect, trigger: str) -> Phrase | str:
    """Outside *when played*, "costing N or less" means the strongest of them, and the text says so (BR38)."""
    if effect.target == "enemy_cheap" and trigger != "play":
        return say("target-enemy-cheap-strongest", most=effect.most)
    return say(f"target-{kebab(effect.target)}", most=effect.most) if effect.target else ""
