"""A node of the funnel as part of a sheet: a few buttons, or selects in pages when there are many choices."""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise
from typing import Any, NamedTuple

from cogs import limits, press
from cogs.sheet import Form, Sheet, Style, button, option
from data.table import Table
from data.words import Words
from rules import funnel
from rules.core import Action, Ask, View
from rules.funnel import Node
from rules.phrase import Phrase, facts_of, kebab

STEP = " › "
BUTTONS = 10
"""Up to so many choices are buttons; beyond, a select reads better on a phone."""
NAMED = 6
"""So many other choices are named before a grave one is made."""


class Question(NamedTuple):
    """An open question to one seat, with the words to put it in.

    `words` for text, `labels` for buttons and selects (which know no markdown). `grave`: the names of the
    actions that are asked about once more.
    """

    table: Table
    ask: Ask
    view: View
    root: Node
    words: Words
    labels: Words
    grave: Collection[str] = ()

    def trail(self, node: Node) -> list[Node]:
        """The choices that led to a node, the first first."""
        return funnel.trail(self.root, node.id)

    def label(self, node: Node) -> str:
        """The words of the choice that leads to a node."""
        return self.labels(self._label(node))

    def path(self, node: Node) -> str:
        """All choices that led to a node: "Take > Signal leak"."""
        return STEP.join(self.label(step) for step in self.trail(node))

    def detail(self, node: Node) -> str:
        """The second line of a choice; often empty."""
        return self.labels.detail(self._label(node))

    def explained(self, node: Node) -> str:
        """A choice and its second line, for where a button has no room for it; empty where there is none."""
        phrase = self._label(node)
        detail = self.words.detail(phrase)
        return f"-# **{self.words(phrase)}** · {detail}" if detail else ""

    def press(self, node: Node) -> press.Press:
        """What the button for a node carries."""
        at = (self.table.id, self.ask.id, node.id)
        if node.action is not None and node.action.OPEN:
            return press.Write(*at)
        if node.action is not None and self.is_grave(node.action):
            return press.Confirm(*at)
        return press.Pick(*at)

    def is_grave(self, action: Action) -> bool:
        """Whether an action is asked about once more: not when there is nothing else to do."""
        return type(action).__name__ in self.grave and len(list(funnel.leaves(self.root))) > 1

    def prompt(self, node: Node) -> str:
        """What stands above a node's choices; empty where the question says it all."""
        code = f"pick-{_verb(node)}-{kebab(node.field or '')}"
        return self.words(Phrase(code, facts_of(node.sample))) if self.words.has(code) else ""

    def _label(self, node: Node) -> Phrase:
        return self.table.game.label(self.view, node.sample, node.chosen)


def _verb(node: Node) -> str:
    return kebab(type(node.sample).__name__)


def question(
    table: Table,
    seat: int,
    words: Words,
    labels: Words,
    grave: Collection[str] = (),
) -> Question | None:
    """What this seat is asked; None: nothing."""
    ask, root = table.ask(seat), table.funnel(seat)
    if ask is None or root is None:
        return None
    return Question(table, ask, table.view(seat), root, words, labels, grave)


def show(sheet: Sheet, q: Question, node: Node, page: int = 0) -> None:
    """Add a node's choices, and the way back."""
    crumbs = q.path(node)
    sheet.text(f"-# {crumbs}" if crumbs else "", q.prompt(node))
    if node.action is not None:
        sheet.buttons([button(q.press(node), q.label(node), Style.primary), *_back(q, node)])
        return
    pages = limits.pages(node.kids, BUTTONS if len(node.kids) <= BUTTONS else limits.OPTIONS)
    page = min(page, len(pages) - 1)
    if len(node.kids) <= BUTTONS:
        sheet.text(*(q.explained(kid) for kid in pages[page]))
        sheet.buttons([button(q.press(kid), q.label(kid), Style.primary) for kid in pages[page]])
    else:
        prompt = q.labels("ui-choose", page=page + 1, pages=len(pages), count=len(node.kids))
        sheet.menu(prompt, [option(q.press(kid), q.label(kid), q.detail(kid)) for kid in pages[page]])
    sheet.buttons([*_turning(q, node, page, len(pages)), *_back(q, node)])


def _turning(q: Question, node: Node, page: int, pages: int) -> list[Any]:
    def turn(to: int, words: str) -> Any:
        return button(press.Pick(q.table.id, q.ask.id, node.id, to), q.labels(words))

    before = [turn(page - 1, "ui-previous")] if page > 0 else []
    after = [turn(page + 1, "ui-later")] if page < pages - 1 else []
    return before + after


def _back(q: Question, node: Node) -> list[Any]:
    trail = q.trail(node)
    if not trail:
        return []
    above = trail[-2] if len(trail) > 1 else q.root
    return [button(press.Pick(q.table.id, q.ask.id, above.id), q.labels("ui-back"))]


def confirm(sheet: Sheet, q: Question, leaf: Node) -> None:
    """Ask once more before a leaf is done."""
    sheet.text(q.words("ui-sure", play=q.path(leaf), others=others(q, leaf) or None))
    sure = button(press.Pick(q.table.id, q.ask.id, leaf.id), q.labels("ui-do-it"), Style.danger)
    sheet.buttons([sure, *_back(q, leaf)])


def others(q: Question, leaf: Node) -> list[str]:
    """What could be done instead, where the way to this choice first forks; of many the first few."""
    way = q.trail(leaf)
    forks = ([kid for kid in above.kids if kid.id != taken.id] for above, taken in pairwise([q.root, *way]))
    named = [q.label(kid) for kid in next(filter(None, forks), ())]
    return named if len(named) <= NAMED else [*named[:NAMED], "…"]


def form(q: Question, leaf: Node) -> Form:
    """The form for a leaf's free text."""
    made = Form(press.Written(q.table.id, q.ask.id, leaf.id), q.path(leaf))
    for name in sorted(leaf.sample.OPEN):
        code = f"pick-{_verb(leaf)}-{kebab(name)}"
        made.field(name, q.labels(Phrase(code, facts_of(leaf.sample))))
    return made
