"""What a card costs a side right now (B013, BR47)."""

from __future__ import annotations

from rules.bill.cards import Printed
from rules.bill.state import Bill


def is_kind(card: Printed, kind: str) -> bool:
    """Whether a card is of the kind that a text names; `small` costs 2 or less in its deck."""
    if kind == "small":
        return card.cost <= 2
    return kind == "card" or card.is_member == (kind == "member")


def price(s: Bill, seat: int, card: Printed) -> int:
    """What a card costs this side now: standing reductions, then discounts, then a tax (BR47)."""
    cost = card.cost
    if not s.hard:
        return cost
    camp = s.camps[seat]
    if not card.is_member and cost:
        cost = max(1, cost - sum(s.printed(seat, m.card).cheaper for m in camp.floor))
    cost -= sum(d.amount for d in camp.discounts if is_kind(card, d.sort))
    return max(0, cost) + camp.tax


def pay(s: Bill, seat: int, card: Printed) -> int:
    """Spend the price; discounts of its kind and the tax are used up by it (BR47)."""
    camp = s.camps[seat]
    cost = price(s, seat, card)
    camp.capital -= cost
    camp.tax = 0
    camp.discounts = [d for d in camp.discounts if not is_kind(card, d.sort)]
    return cost
