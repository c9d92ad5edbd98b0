"""Every code that the game can produce is said in both languages, with all its facts, within bounds."""

from __future__ import annotations

import itertools
import random
import typing
from collections.abc import Iterator

import pytest

from data.words import LOCALES, Library, Words
from render import watergate as pictures
from rules import funnel
from rules.core import apply, legal_actions
from rules.phrase import kebab
from rules.watergate import events as e
from rules.watergate.actions import AnyAction, Play
from rules.watergate.events import AnyEvent
from rules.watergate.game import GAME, WatergateState
from rules.watergate.phrases import card_phrase
from rules.watergate.state import Pinned
from tests.support import playout
from tests.watergate.table import EDITOR, NIXON, T, act

NAMES = {0: "Éloïse", 1: "Paul"}
KINDS = (
    "turn", "drawn", "react-conspirator", "react-evidence", "react-event", "show", "instead", "marker", "pin",
    "pins", "reward-move", "reward-pin", "order", "split", "aim", "gambit",
)  # fmt: skip
FACES = [f"{face}{red}" for face in ("B", "Y", "G", "BY", "YG", "BG") for red in ("", "m")]


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Library, "strict", True)


def codes() -> Iterator[str]:
    """Every message that some part of the rules names."""
    yield from (f"event-{kebab(event.__name__)}" for event in typing.get_args(AnyEvent))
    yield "event-played-action-at"
    for action in typing.get_args(AnyAction):
        verb = kebab(action.__name__)
        yield f"do-{verb}"
        yield from (f"pick-{verb}-{field}" for field in action.__struct_fields__ if field != "seat")
    yield from (f"{ask}-{kind}" for kind in KINDS for ask in ("ask", "asks"))
    yield from (f"ruling-{number}" for number in GAME.rulings)
    for kind, orders in GAME.orders.items():
        yield f"order-{kind}"
        yield from (f"order-{kind}-{code.replace(':', '-')}" for code in orders)
    for card in GAME.cards(GAME.options()):
        yield from (f"card-{card}{part}" for part in ("", ".text", ".brief"))
    yield from (f"token-{face}{part}" for face in FACES for part in ("", ".short"))
    yield from (f"spot-{spot}{part}" for spot in e.SPOTS.values() for part in ("", ".short"))
    yield from (f"how-{how}" for how in ("momentum", "supply", "informants", "resigned"))
    yield from (f"reward-{give}" for give in ("nothing", "draw", "look", "move", "pin", "win"))
    yield from ("game-title", "game-pitch", "rules-pages", "option-card_set-house")
    for option, values in (("nixon", ("draw", "first", "second")), ("wording", ("erratum", "printed"))):
        yield from (f"option-{option}", f"option-{option}.help")
        yield from (f"option-{option}-{value}{part}" for value in values for part in ("", ".help"))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_code_has_words(locale: str) -> None:
    words = Words(locale, "watergate", "house")
    assert [code for code in codes() if not words.has(code)] == []
    assert all(words.has(f"rules-{page.strip()}") for page in words("rules-pages").split(","))


def says_all(s: WatergateState, words: Words) -> None:
    """Boards and questions for everybody, and every button of whoever is asked."""
    for viewer in (None, EDITOR, NIXON):
        view = GAME.view(s, viewer)
        for line in [*GAME.board(view), *(GAME.question(view, a.seat) for a in view.asked)]:
            assert "{" not in words(line)
    for seat in s.asks:
        view, root = GAME.view(s, seat), funnel.build(legal_actions(s, seat))
        for leaf in funnel.leaves(root):
            for node in funnel.trail(root, leaf.id):
                said = GAME.label(view, node.sample, node.chosen)
                assert 0 < len(words(said)) <= 80, words(said)
                assert len(words.detail(said)) <= 100


@pytest.mark.parametrize("locale", LOCALES)
def test_whole_games_are_said(locale: str) -> None:
    words = Words(locale, "watergate", "house", NAMES)
    for game in range(5):
        rng = random.Random(f"{game} {locale}")
        s: WatergateState = playout.start(GAME, f"said-{game}")
        while s.winners is None:
            if rng.random() < 0.4:
                says_all(s, words)
            for event in apply(s, playout.choose(s, rng)):
                assert "{" not in words(event.phrase())
        says_all(s, words)


@pytest.mark.parametrize("locale", LOCALES)
def test_buttons_of_one_question_differ(locale: str) -> None:
    words = Words(locale, "watergate", "house", NAMES)
    for game in range(4):
        rng = random.Random(game)
        s: WatergateState = playout.start(GAME, f"differ-{game}")
        while s.winners is None:
            seat = next(iter(s.asks))
            view = GAME.view(s, seat)
            for node in nodes(funnel.build(legal_actions(s, seat))):
                labels = [words(GAME.label(view, kid.sample, kid.chosen)) for kid in node.kids]
                assert len(set(labels)) == len(labels), labels
            apply(s, playout.choose(s, rng))


def nodes(node: funnel.Node) -> Iterator[funnel.Node]:
    if node.kids:
        yield node
    for kid in node.kids:
        yield from nodes(kid)


@pytest.mark.parametrize("locale", LOCALES)
def test_card_help_is_said(locale: str) -> None:
    words = Words(locale, "watergate", "house")
    for card in GAME.cards(GAME.options()):
        assert all(words(line) for line in GAME.card(GAME.options(), card))
        known = T().s.set.cards[card]
        assert len(words(card_phrase(known, "brief"))) <= 68
        assert len(words(card_phrase(known, "text"))) <= 200


@pytest.mark.parametrize("locale", LOCALES)
def test_long_labels_keep_within_a_button(locale: str) -> None:
    """The longest faces and places that a label can bring together."""
    words = Words(locale, "watergate", "house", NAMES)
    for a, b in itertools.product(("BYm", "YGm", "BG"), repeat=2):
        t = T("N-GEM N-TRB E-LAW", first=NIXON)
        t.s.lay(a, 2, up=True)
        t.s.lay(b, 0, up=False)
        says_all(t.s, words)
    t = T("E-BER E-WCX E-LAW N-TRB", hidden="YG", track="BY@1")
    for space in t.s.set.board.spaces:
        t.s.board[space] = Pinned("YGm", False)
    says_all(t.s, words)


def test_each_step_says_what_it_will_do() -> None:
    """Card, then value or action, then targets, each in words."""
    words = Words("en", "watergate", "house", NAMES)
    t = T("E-GUN E-DEA N-TRB", hidden="B G", track="Gm@3", tiles="DEA-")
    view, root = t.view(EDITOR), funnel.build(t.options())

    def kids(node: funnel.Node) -> list[str]:
        return [words(GAME.label(view, kid.sample, kid.chosen)) for kid in node.kids]

    assert (root.field, kids(root)) == ("card", ["Smoking Gun: 4 green", "John Dean (source): 3 blue"])
    gun, dean = root.kids
    assert kids(gun) == [
        "Value 4 (green): move one token 4 toward you",
        "Action: initiative 2, momentum 2, a hidden token 1",
    ]
    assert kids(gun.kids[0]) == [
        "initiative: 0 → Editor 4",
        "momentum: 0 → Editor 4",
        "green evidence with the red symbol: Editor 3 → Editor 5, claimed",
        "ask for face-down green evidence (4)",
    ]
    assert kids(gun.kids[1]) == ["face-down evidence 2: 0 → Editor 1", "face-down evidence 3: 0 → Editor 1"]
    assert kids(dean)[1] == "Action: initiative or momentum 1 only (John Dean is placed)"


def test_a_reaction_is_one_question_with_the_turn() -> None:
    words = Words("en", "watergate", "house", NAMES)
    t = T("E-BRA E-LAW N-LID N-TRB", first=NIXON, track="B@1").action("N-LID", "e1")
    view = t.view(EDITOR)
    assert words(GAME.question(view, EDITOR)) == (
        "Paul announced Gordon Liddy: blue evidence on Editor 1. "
        "React (this would be your card for the turn), or go on."
    )
    buttons = [words(GAME.label(view, kid.sample, kid.chosen)) for kid in funnel.build(t.options()).kids]
    assert buttons == ["React with Ben Bradlee", "Go on"]
    public = words(GAME.question(t.view(None), EDITOR))
    assert public == "Paul announced Gordon Liddy: blue evidence on Editor 1. Éloïse may react or go on."


def test_a_button_names_the_only_reaction_that_answers_whatever_else_is_held() -> None:
    words = Words("en", "watergate", "house", NAMES)
    t = T("E-BRA E-FTM N-LID N-TRB", first=NIXON, track="B@1").action("N-LID", "e1")
    (react, _) = funnel.build(t.options()).kids
    assert words(GAME.label(t.view(EDITOR), react.sample, None)) == "React with Ben Bradlee"


@pytest.mark.parametrize("locale", LOCALES)
def test_the_massacre_says_that_evidence_moves_from_0(locale: str) -> None:
    words = Words(locale, "watergate", "house", NAMES)
    t = T("E-SNM E-LAW N-TRB", track="B@4 B@-3", hidden="G")
    moves = [a for a in t.options() if isinstance(a, Play) and (a.card, a.use) == ("E-SNM", "action")]
    said = [words(GAME.label(t.view(EDITOR), move, "targets")) for move in moves]
    wanted = {
        "en": [
            "blue evidence (Editor 4): 0 → Editor 1",
            "blue evidence (Nixon 3): 0 → Editor 1",
            "face-down evidence 3 (0): 0 → Editor 1",
        ],
        "fr": [
            "preuve bleue (Rédaction 4)\xa0: 0 → Rédaction 1",
            "preuve bleue (Nixon 3)\xa0: 0 → Rédaction 1",
            "preuve cachée 3 (0)\xa0: 0 → Rédaction 1",
        ],
    }
    assert said == wanted[locale]


def test_two_reactions_in_hand_are_chosen_among() -> None:
    words = Words("en", "watergate", "house", NAMES)
    t = T("E-BRA E-DEM N-LID N-TRB", first=NIXON, track="B@1").action("N-LID", "e1")
    react = funnel.build(t.options()).kids[0]
    assert words(GAME.label(t.view(EDITOR), react.sample, None)) == "React"
    labels = [words(GAME.label(t.view(EDITOR), kid.sample, kid.chosen)) for kid in react.kids]
    assert labels == ["Ben Bradlee", "Mass Demonstration"]


@pytest.mark.clause("WR4", "WR5")
def test_a_question_about_a_reaction_names_what_it_answered() -> None:
    words = Words("en", "watergate", "house", NAMES)
    t = T("E-FTM E-BRA E-LAW N-SLO N-JMI N-TRB", first=NIXON, track="B@1").value("N-SLO", "e1")
    t.reacts("E-FTM")
    assert words(GAME.question(t.view(NIXON), NIXON)) == (
        "Éloïse answered Hugh Sloan (silent) with Follow the Money. "
        "React (this would be your card for the turn), or go on."
    )
    t.reacts("N-JMI")
    public = words(GAME.question(t.view(None), EDITOR))
    assert public == "Paul answered Follow the Money with John Mitchell. Éloïse may react or go on."


@pytest.mark.clause("WR4", "WR9")
def test_a_question_about_a_card_that_hunt_drew_names_no_other_card() -> None:
    words = Words("en", "watergate", "house", NAMES)
    t = T("E-BRA E-LAW N-HUN N-TRB", first=NIXON).stacks("N-HAL").action("N-HUN").goes_on().action("N-HAL")
    public = words(GAME.question(t.view(None), EDITOR))
    assert public == "Paul announced Bob Haldeman. Éloïse may react or go on."


@pytest.mark.clause("WR32")
@pytest.mark.parametrize(
    ("hidden", "button"), [("B G", "Show green evidence (face down, 2)"), ("G BG", "Show evidence")]
)
def test_a_button_names_the_only_evidence_that_answers(hidden: str, button: str) -> None:
    words = Words("en", "watergate", "house", NAMES)
    t = T("E-GUN E-LAW N-TRB", hidden=hidden).value("E-GUN", "ask-G")
    assert {words(GAME.label(t.view(NIXON), show, None)) for show in t.options()} == {button}


@pytest.mark.clause("WR14", "WR24")
def test_the_massacre_does_not_say_that_a_claimed_initiative_came_back() -> None:
    words = Words("en", "watergate", "house", NAMES)
    t = act(T("E-SNM E-LAW N-TRB", track="B@3", initiative=None), "E-SNM", "e1")
    (levelled,) = t.told(e.Levelled)
    assert words(levelled.phrase()) == "Everything on the track but momentum went back to 0."


@pytest.mark.clause("WR41")
def test_shares_of_movement_say_how_far_they_take_the_evidence() -> None:
    t = T("N-ELE N-HAL E-LAW", first=NIXON, track="B@-3", hidden="G").action("N-ELE")
    near, far = funnel.build(t.options()).kids

    def labels(node: funnel.Node, locale: str = "en") -> list[str]:
        words = Words(locale, "watergate", "house", NAMES)
        return [words(GAME.label(t.view(NIXON), kid.sample, kid.chosen)) for kid in node.kids]

    reached = [
        "4 spaces, to Nixon 5, claimed",
        "3 spaces, to Nixon 5, claimed",
        "2 spaces, to Nixon 5, claimed",
    ]
    assert labels(near) == [*reached, "One space, to Nixon 4"]
    assert labels(far)[0] == "4 spaces, to Nixon 4"
    assert labels(near, "fr")[2:] == ["2 cases, jusqu’à Nixon 5 (prise)", "Une case, jusqu’à Nixon 4"]


@pytest.mark.clause("WR16", "WR32")
def test_evidence_that_will_move_is_offered_with_its_way() -> None:
    words = Words("en", "watergate", "house", NAMES)

    def labels(t: T) -> list[str]:
        seat = t.asked()[0]
        return [words(GAME.label(t.view(seat), a, "slot")) for a in t.options()]

    assert labels(T(track="B@-1 Y@4", momentum=2, initiative=-3, won=[2, 0])) == [
        "blue evidence: Nixon 1 → 0",
        "yellow evidence: Editor 4 → Editor 5, claimed",
    ]
    assert labels(T("E-GUN E-LAW N-TRB", hidden="B G YG").value("E-GUN", "ask-G")) == [
        "green evidence (face down, 2): 0 → Editor 4",
        "yellow-green evidence (face down, 3): 0 → Editor 4",
    ]
    assert labels(T(track="B@-1 Y@4", momentum=2, initiative=-3, won=[3, 0])) == [
        "blue evidence, on Nixon 1",
        "yellow evidence, on Editor 4",
    ]


@pytest.mark.clause("WR21")
def test_the_words_of_a_hand_tell_all_that_its_picture_shows() -> None:
    words = Words("en", "watergate", "house", NAMES)
    tracked = "Face down on the track, seen by you alone: "

    def alt(t: T, seat: int) -> str:
        return "\n".join(picture.alt for picture in pictures.hand(t.view(seat), words))

    t = T("N-HAL E-LAW", first=NIXON, hidden="Gm BY", board="A1:B-")
    tokens = "green evidence with the red symbol (face down, 1) and blue-yellow evidence (face down, 2)"
    assert f"{tracked}{tokens}." in alt(t, NIXON)
    assert tracked not in alt(t, EDITOR)
    t.s.hands[NIXON].clear()
    assert "Face down on the board: blue evidence on A1." in alt(t, NIXON), "without any card left too"
    assert tracked not in alt(T("N-HAL E-LAW", track="B@1"), NIXON)


@pytest.mark.clause("WR21")
@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en", "Evidence pinned face up: blue-yellow on A1 and green (red) on M2."),
        ("fr", "Preuves épinglées face visible\xa0: bleu-jaune en A1 et vert (rouge) en M2."),
    ],
)
def test_the_board_says_what_lies_face_up_and_only_where_the_rest_lies(locale: str, line: str) -> None:
    words = Words(locale, "watergate", "house", NAMES)
    t = T("E-LAW N-TRB", board="A1:BY M2:Gm A3:Bm-")
    for viewer in (None, EDITOR, NIXON):
        lines = [words(each) for each in GAME.board(t.view(viewer))]
        assert line in lines
        assert any("A3 (" in each and "rouge" not in each and "red" not in each for each in lines)
