"""The pictures of 51 %: the candidates' race, round two in teams, the slogans, and the private hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from render import theme as t
from render.canvas import Canvas
from render.drawing import Drawing, Words, alt_text, page_title
from render.fiftyone_parts import (
    CARD,
    CARDS,
    HALF,
    HEADER,
    ROWS,
    SIGNS,
    STRIP,
    CardFace,
    Finalist,
    Race,
    Row,
    Vote,
    bar,
    finalist,
    finalist_height,
    poster,
    strip,
)
from render.pieces import Tag, badge, footer, footer_height, question, question_height, seat, your_hand
from render.theme import Type
from rules.fiftyone import phrases
from rules.fiftyone.cards import LOSS1, LOSS2, POWERS
from rules.fiftyone.view import CandidateView, FiftyoneView, HandCard, SloganView

GAP, TALL = 12, 176
SLOGAN = 132


def board(view: FiftyoneView, words: Words, news: str = "") -> list[Drawing]:
    """The race; before the first turn the slogans are a second picture."""
    c = _teams(view, words, news) if view.round == 2 else _race(view, words, news)
    main = Drawing(c, _alt(view, words))
    if view.slogans and view.turns <= 1:
        said = alt_text(words, [words("pic-slogans"), *phrases.slogans(view)])
        return [main, Drawing(_slogans(view, words), said)]
    return [main]


def _alt(view: FiftyoneView, words: Words) -> str:
    """The candidates, a line each, then what is under way, then the used pile as far as there is room."""
    on = [line for line in phrases.situation(view) if line.code not in SEEN]
    said = [_line(view, words), *on, *(_said(each, view, words) for each in view.candidates)]
    said += phrases.running(view)
    return alt_text(words, said, phrases.used(view), _top_used(view, words))


SEEN = {"line-turn", "line-turn-for", "line-ring"}
"""What the title and the order of the candidates say as well."""


def _top_used(view: FiftyoneView, words: Words) -> Iterator[str]:
    if view.used:
        yield words("pic-used", n=len(view.used), card=words(f"card-{view.used[-1]}"))


def _said(each: CandidateView, view: FiftyoneView, words: Words) -> str:
    """A candidate in one line, the name said once."""
    if each.backs is not None and view.round == 2:
        facts = [words("pic-backs", finalist=words.seat(each.backs))]
    else:
        final = [words("pic-final", n=each.final)] if each.final > each.total else []
        facts = [words("pic-percent", n=each.total), *final]
    facts += [words("pic-retired")] if each.retired else []
    facts += [words("pic-behind-bars")] if each.jailed else []
    facts += [words(f"pic-{hero}") for hero in each.heroes]
    if each.votes:
        votes = (words("pic-alt-loyal", n=v.value) if v.fans else str(v.value) for v in each.votes)
        facts.append(words("pic-alt-votes", votes=", ".join(votes)))
    return words("pic-alt-candidate", seat=words.seat(each.seat), hand=each.hand, facts=", ".join(facts))


def _asked(view: FiftyoneView) -> frozenset[int]:
    return frozenset(each.seat for each in view.asked)


def _line(view: FiftyoneView, words: Words) -> str:
    """Whose turn it is and what is asked, in the poster's large line."""
    if view.winners is not None:
        name = words.seat(view.winners[0]) if view.winners else ""
        return words("pic-won", seat=name) if view.winners else words("pic-drawn")
    kinds = {each.kind for each in view.asked}
    for kind in ("slogan", "ballot", "pledge"):
        if kind in kinds:
            return words(f"pic-{kind}", left=len(view.asked))
    who = view.turn
    if who is None:
        return words("pic-soon")
    home = next(each.home for each in view.candidates if each.seat == who)
    if home != who:
        return words("pic-turn-for", seat=words.seat(who), finalist=words.seat(home))
    return words("pic-turn", seat=words.seat(who))


def _mover(view: FiftyoneView) -> int | None:
    return view.winners[0] if view.winners else view.turn


def _top(c: Canvas, view: FiftyoneView, words: Words) -> None:
    around = words("pic-around", round=view.round, turn=view.turns)
    poster(c, around, partial(_line, view), _mover(view), words)
    used = words("pic-used", n=len(view.used), card=words(f"card-{view.used[-1]}")) if view.used else ""
    strip(c, HEADER, words("pic-pile", n=view.pile), used)


def _row(each: CandidateView, asked: frozenset[int], words: Words) -> Row:
    votes = tuple(Vote(vote.value, vote.fans, vote.new) for vote in each.votes)
    gain = sum(vote.value for vote in each.votes if vote.new and not vote.fans)  # fans bring no percent
    return Row(
        seat=each.seat,
        name=words.seat(each.seat),
        votes=votes,
        race=Race(each.total, gain, each.final),
        total=words("pic-percent", n=each.total),
        final=words("pic-final", n=each.final) if each.final > each.total else "",
        note="" if votes else words("pic-retired" if each.retired else "pic-no-votes"),
        tags=(*_prison(each, words), *_heroes(each, words)),
        jailed=each.jailed,
        out=each.retired,
        asked=each.seat in asked,
        leads=each.leads,
        hand=each.hand,
    )


def _prison(each: CandidateView, words: Words) -> tuple[Tag, ...]:
    return (Tag("bars", words("pic-jailed"), t.BAD),) if each.jailed else ()


def _heroes(each: CandidateView, words: Words) -> tuple[Tag, ...]:
    return tuple(Tag(SIGNS[hero], words(f"pic-{hero}"), t.SUN, t.INK) for hero in each.heroes)


def _race(view: FiftyoneView, words: Words, news: str) -> Canvas:
    """All candidates, one below the other; eight of them sit closer."""
    asked, count = _asked(view), len(view.candidates)
    room = t.TALLEST - HEADER - STRIP - 22 - footer_height(news)
    h = min(TALL, room // count - GAP)
    c = Canvas(t.WIDTH, HEADER + STRIP + 22 + count * (h + GAP) + footer_height(news))
    _top(c, view, words)
    y = HEADER + STRIP + 16
    for each in view.candidates:
        ROWS.lay(c, t.MARGIN, y, t.INNER, h, _row(each, asked, words))
        y += h + GAP
    footer(c, news)
    return c


def _teams(view: FiftyoneView, words: Words, news: str) -> Canvas:
    """Both finalists with their supporters."""
    asked = _asked(view)
    sides = [_finalist(each, asked, words) for each in view.candidates if each.finalist]
    tall = [finalist_height(side, words) for side in sides]
    c = Canvas(t.WIDTH, HEADER + STRIP + 22 + sum(tall) + 22 * len(sides) + footer_height(news))
    _top(c, view, words)
    y = HEADER + STRIP + 22
    for side, h in zip(sides, tall, strict=True):
        finalist(c, y, h, side, words)
        y += h + 22
    footer(c, news)
    return c


def _finalist(each: CandidateView, asked: frozenset[int], words: Words) -> Finalist:
    return Finalist(
        row=_row(each, asked, words),
        team=tuple((who, who in asked) for who in each.team),
        heroes=_heroes(each, words),
        jailed=words("pic-jailed") if each.jailed else "",
    )


def _slogans(view: FiftyoneView, words: Words) -> Canvas:
    """The slogans as they hang on the walls; who wrote them only when the vote is over."""
    c = Canvas(t.WIDTH, 96 + len(view.slogans) * (SLOGAN + GAP) + 12)
    c.text(t.MARGIN, 50, t.INNER, words("pic-slogans"), Type("head", 48), t.POSTER)
    for k, slogan in enumerate(view.slogans):
        _slogan(c, 96 + k * (SLOGAN + GAP), slogan, words)
    return c


def _slogan(c: Canvas, y: float, slogan: SloganView, words: Words) -> None:
    x, w = t.MARGIN, t.INNER
    c.rect(x, y, w, SLOGAN, t.POSTER, t.R_CARD)
    c.disc(x + 66, y + SLOGAN / 2, 44, t.SUN, edge=t.INK, wide=4)
    c.text(x + 26, y + SLOGAN / 2, 80, str(slogan.number), Type("head", 52), t.INK, "middle")
    end = x + w - 24
    if slogan.votes is not None:
        end -= (
            c.text(
                end - 160,
                y + SLOGAN / 2,
                160,
                words("pic-votes", n=slogan.votes),
                Type("head", 40),
                t.SUN,
                "right",
            )
            + 20
        )
    if slogan.author is not None:
        badge(c, slogan.author, end - 38, y + SLOGAN / 2, words.seat(slogan.author))
        end -= 96
    text = words("pic-struck") if slogan.text is None else slogan.text
    c.box(x + 132, y + 12, end - x - 132, SLOGAN - 24, text, Type("head", 46, 28), t.WHITE, lines=3)


HAND_ROWS = 5
"""Rows of cards on a private picture; a thief's long hand takes another one."""


def hand(view: FiftyoneView, words: Words) -> Iterator[Drawing]:
    """The viewer's cards, playable ones first, and the own score; then what a spy has seen."""
    faces: list[CardFace | None] = [*(_card(each, view, words) for each in view.hand)]
    faces += [None] * (1 + (len(faces) + 1) % 2)
    pages = [faces[k : k + 2 * HAND_ROWS] for k in range(0, len(faces), 2 * HAND_ROWS)]
    me = view.viewer if view.viewer is not None else 0
    ask = words(phrases.question(view, me)) if me in _asked(view) else _line(view, words)
    title, count = your_hand(me, words), len(pages) + bool(view.looked)
    score = [*_score_words(view, words), *phrases.sealed(view)]
    for n, page in enumerate(pages, 1):
        head = [page_title(words, title, n, count), ask]
        shown = [_card_said(face, words) for face in page if face is not None]
        alt = alt_text(words, [*head, *shown, *(score if n == len(pages) else ())])
        yield Drawing(_hand_page(view, me, page, ask, words), alt)
    if view.looked:
        yield _spied(view, words, page_title(words, title, count, count))


def _card_said(face: CardFace, words: Words) -> str:
    """A card in words: its name, what it does, and whether it can be played."""
    note = "" if face.playable else words("pic-alt-idle")
    return words("pic-alt-card", card=face.name, text=face.text, note=note)


def _hand_page(view: FiftyoneView, me: int, faces: list[CardFace | None], ask: str, words: Words) -> Canvas:
    """Cards two abreast; the last free place (None) shows the score."""
    c = Canvas(t.WIDTH, HEADER + 22 + len(faces) // 2 * (CARD + t.GAP) + 6 + question_height(ask))
    poster(c, words("pic-around", round=view.round, turn=view.turns), partial(your_hand, me), me, words)
    for k, face in enumerate(faces):
        x, y = t.MARGIN + (k % 2) * (HALF + t.GAP), HEADER + 22 + (k // 2) * (CARD + t.GAP)
        if face is not None:
            CARDS.lay(c, x, y, HALF, CARD, face)
        elif k == len(faces) - 1:
            _score(c, x, y, view, words)
    question(c, t.POSTER, ask)
    return c


def _card(each: HandCard, view: FiftyoneView, words: Words) -> CardFace:
    kind = POWERS.get(each.card, "vote")
    mark, text = "", words(f"pic-do-{each.card}") if kind != "vote" else ""
    if each.reach is not None:
        home = _home(view)
        code = "pic-reach" if home.seat == view.viewer else "pic-reach-for"
        mark, text = str(each.reach - home.total), words(code, n=each.reach)
    elif each.card in (LOSS1, LOSS2):
        mark = "−1" if each.card == LOSS1 else "−2"
    return CardFace(
        kind=kind,
        kind_word=words(f"pic-kind-{kind}"),
        mark=mark,
        sign=SIGNS.get(each.card, ""),
        name=words(f"card-{each.card}"),
        text=text,
        playable=each.playable,
    )


def _home(view: FiftyoneView) -> CandidateView:
    """The table on which the viewer's cards land."""
    me = next(each for each in view.candidates if each.seat == view.viewer)
    return next(each for each in view.candidates if each.seat == me.home)


def _score_words(view: FiftyoneView, words: Words) -> list[str]:
    """The viewer's percent, how far it is to the goal, the votes on the table."""
    home = _home(view)
    left = words("pic-to-go", n=max(0, view.goal - home.total))
    votes = words("pic-votes-safe", votes=len(home.votes), safe=sum(vote.fans for vote in home.votes))
    return [f"{words('pic-percent', n=home.total)}, {left}", votes]


def _score(c: Canvas, x: float, y: float, view: FiftyoneView, words: Words) -> None:
    """The viewer's percent in the free place beside the cards."""
    home = _home(view)
    c.rect(x, y, HALF, CARD, t.POSTER_PALE, t.R_CARD, edge=t.POSTER, wide=4)
    used = c.text(x + 24, y + 62, 210, words("pic-percent", n=home.total), Type("head", 92))
    left = words("pic-to-go", n=max(0, view.goal - home.total))
    c.box(x + used + 44, y + 16, HALF - used - 64, 92, left, Type("semi", 34), lines=2)
    bar(c, x + 24, y + 124, HALF - 52, 26, Race(home.total, 0, home.final), t.SEATS[home.seat].fill, t.SHADE)
    safe = sum(vote.fans for vote in home.votes)
    c.text(
        x + 24,
        y + 182,
        HALF - 48,
        words("pic-votes-safe", votes=len(home.votes), safe=safe),
        Type("semi", 28),
    )


SPIED = 132


def _spied(view: FiftyoneView, words: Words, title: str) -> Drawing:
    """Other hands, as the viewer's spy saw them."""
    c = Canvas(t.WIDTH, 16 + len(view.looked) * SPIED + 4)
    for k, each in enumerate(view.looked):
        x, y, w = t.MARGIN, 16 + k * SPIED, t.INNER
        whose = words("pic-spied", seat=words.seat(each.seat))
        names = words("pic-spied-cards", cards=phrases.short(each.cards))
        c.rect(x, y, w, SPIED - 12, t.CARD, t.R_CARD, edge=t.INK, wide=3)
        c.glyph("spy", x + 40, y + 34, 44, t.INK)
        seat(c, each.seat, x + 100, y + 34, 40, words.seat(each.seat))
        c.text(x + 136, y + 34, w - 158, whose, Type("semi", 32))
        c.box(x + 24, y + 56, w - 48, SPIED - 12 - 62, names, Type("sans", 30), lines=2)
    return Drawing(c, alt_text(words, [title, *phrases.looked(view)]))
