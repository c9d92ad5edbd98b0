"""The game *intern* as the rest of the house knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from rules.core import Action, Ask, IllegalAction, Step, Upcast
from rules.dice import Dice
from rules.intern import events as told
from rules.intern import phrases
from rules.intern.actions import Accept, Allow, AnyAction, Deflect, Keep, Lie, Lock
from rules.intern.arrive import Arrive
from rules.intern.cards import DEFAULT_SET, KINDS, BadCards, CardSet, card_set
from rules.intern.helptext import card_help
from rules.intern.network import WIN
from rules.intern.sampling import resample
from rules.intern.state import Desk, Intern, InternOptions
from rules.intern.steps import Owe, Refill, Round
from rules.intern.view import InternView, view
from rules.phrase import Phrase, Seat


class InternGame:
    """2 to 6 interns of the White House; the first with seven Tricks wins."""

    name = "intern"
    seats = range(2, 7)
    version = 1
    state = Intern
    actions = AnyAction
    events = told.Shown
    options = InternOptions
    upcasts: Mapping[int, Upcast] = {}
    orders: Mapping[str, Sequence[str]] = {
        "lies": ("pass", "score"),
        "deflect": ("pass", "play"),
        "join": ("pass", "score"),
    }
    rulings: Sequence[str] = tuple(f"IR{i}" for i in range(1, 46))

    def new(self, players: int, seed: str, options: InternOptions) -> Intern:
        """Shuffle, deal, lay the rows (I013-I017). Raises IllegalAction("bad-option", option=...)."""
        cards = _cards(options)
        if not 0 <= options.rounds <= 99:
            raise IllegalAction("bad-option", option="rounds", least=0, most=99)
        options = msgspec.structs.replace(options, card_set=cards.id, cards=cards.hash)
        s = Intern(players=players, dice=Dice(seed=seed), options=options)
        s.decks = {kind: cards.deck(kind, serious=options.serious) for kind in KINDS}
        for kind in KINDS:
            s.shuffle(kind)
        deal(s, cards)
        for kind in KINDS:
            row = [s.decks[kind].pop() for _ in range(3)]
            s.rows[kind] = list(reversed(row))
            s.tell(told.Laid(row=kind, cards=tuple(row)))
        s.push(Round())
        return s

    def view(self, s: Intern, seat: int | None) -> InternView:
        """What this viewer may know."""
        return view(s, seat)

    def resample(self, s: Intern, seat: int | None, dice: Dice) -> Intern:
        """Another state that this viewer could not tell from `s`."""
        return resample(s, seat, dice)

    def default(self, s: Intern, ask: Ask) -> Action | None:
        """IR40: the furthest card, the first legal target, the lowest card; no Lies, no Deflection, no lock
        unless it reaches seven."""
        step, seat = s.steps[-1], ask.seat
        if not ask.secret and not s.desks[seat].gridlocks:
            for action in step.options(s, seat):
                if isinstance(action, Lock) and s.worth(seat, action.cards) >= WIN:
                    return action
        return next(step.options(s, seat))

    def order(self, s: Intern, ask: Ask, code: str) -> Action | None:
        """What a standing order answers; None: ask the person."""
        seat = ask.seat
        if ask.kind == "lies":
            return Allow(seat=seat) if code == "pass" else self._lie_if_it_scores(s, seat)
        if ask.kind == "deflect":
            return Accept(seat=seat) if code == "pass" else Deflect(seat=seat)
        return Keep(seat=seat) if code == "pass" else self._lock_best(s, ask)

    def _lie_if_it_scores(self, s: Intern, seat: int) -> Action | None:
        """IR17: only against a card that would score. Where that cannot be known, ask (IR31)."""
        arrival = s.steps[-1]
        assert isinstance(arrival, Arrive)
        card, desk = arrival.card, s.desks[arrival.to]
        if card[0] == "D":
            return Allow(seat=seat)
        if s.shown(card) != card:
            return None
        known = [c for c in desk.hand if s.shown(c) == c]
        if not desk.gridlocks and scores(s, arrival.to, card, known):
            return Lie(seat=seat)
        return Allow(seat=seat) if len(known) == len(desk.hand) or desk.gridlocks else None

    def _lock_best(self, s: Intern, ask: Ask) -> Action | None:
        """Lock what brings most; a Gridlock, or a question put whatever is held, is the person's affair."""
        seat, step = ask.seat, s.steps[-1]
        if ask.secret or s.desks[seat].gridlocks:
            return None
        best: Lock | None = None
        most = s.desks[seat].tricks
        for action in step.options(s, seat):
            if isinstance(action, Lock) and (worth := s.worth(seat, action.cards)) > most:
                best, most = action, worth
        return best or Keep(seat=seat)

    def question(self, view: InternView, seat: Seat) -> Phrase:
        """What `seat` is asked."""
        return phrases.question(view, seat)

    def label(self, view: InternView, action: Action, field: str | None) -> Phrase:
        """The words on a button."""
        return phrases.label(view, action, field)

    def board(self, view: InternView) -> list[Phrase]:
        """The complete text board."""
        return phrases.board(view)

    def cards(self, options: InternOptions) -> Sequence[str]:
        """All cards of the set, for help."""
        cards = _cards(options)
        return [*cards.supporters, *cards.events, *cards.distractions]

    def card(self, options: InternOptions, card: str) -> list[Phrase]:
        """A card's help, line by line."""
        return card_help(_cards(options), card)

    def retire(self, s: Intern, seat: Seat) -> None:
        """IR45: hand and standing cards go under their decks, the network stays, the seat is skipped."""
        desk = s.desks[seat]
        desk.is_retired = True
        s.tell(told.Left(seat=seat))
        for card in s.take_up(seat):
            s.bottom(card)
        for card in (desk.deflection, *desk.gridlocks, *desk.lies):
            if card:
                s.bottom(card)
        desk.deflection, desk.gridlocks, desk.lies, desk.is_marked = None, [], [], False
        if len(s.active()) == 1:
            s.finish("alone")
            return
        s.asks.clear()
        if not any(isinstance(step, Refill) or _is_paying(s, step) for step in s.steps):
            s.refill()


def deal(s: Intern, cards: CardSet) -> None:
    """I014, I015, IR4: a Supporter and an Event to each seat; an Event that matches goes under the deck and
    another is dealt, at most once through the deck (IR43). The highest Supporter begins (I018)."""
    for seat in range(s.players):
        supporter, event = s.decks["S"].pop(), s.decks["E"].pop()
        for _ in range(len(s.decks["E"])):
            if event not in cards.partners[supporter]:
                break
            know(s, event, seat)
            s.tell(told.Redealt(to=(seat,) if s.is_hidden else None, seat=seat, card=event))
            s.bottom(event)
            event = s.decks["E"].pop()
        s.desks.append(Desk(supporters=[supporter], events=[event]))
        for card in (supporter, event):
            know(s, card, seat)
        s.tell(told.Dealt(to=(seat,) if s.is_hidden else None, seat=seat, cards=(supporter, event)))
    hands = [(desk.supporters[0], desk.events[0]) for desk in s.desks]
    s.starter = max(range(s.players), key=lambda seat: hands[seat][0])
    s.dealt = hands if s.is_hidden else []
    for kind in KINDS:
        assert len(s.decks[kind]) >= 3


def _is_paying(s: Intern, step: Step[Intern]) -> bool:
    """Between payment and take no row is refilled (IR30); the refill of the take follows."""
    return isinstance(step, Owe) and not s.desks[step.seat].is_retired


def know(s: Intern, card: str, seat: int) -> None:
    """A dealt card: open to all, or seen by its owner alone."""
    if s.is_hidden:
        s.seen[card] = 1 << seat


def scores(s: Intern, seat: int, card: str, hand: Sequence[str]) -> bool:
    """Whether a card would bring this seat a Trick at once, alone or with a card of this hand."""
    desk, partners = s.desks[seat], s.cards.partners[card]
    if not partners.isdisjoint(hand):
        return True
    return not partners.isdisjoint(desk.grid) and s.worth(seat, (card,)) > desk.tricks


def _cards(options: InternOptions) -> CardSet:
    """The frozen set. Raises IllegalAction for one that is not there, or no longer what it was."""
    try:
        cards = card_set(options.card_set or DEFAULT_SET)
    except BadCards:
        raise IllegalAction("bad-option", option="card_set") from None
    if options.cards not in ("", cards.hash):
        raise IllegalAction("bad-option", option="cards")
    return cards
