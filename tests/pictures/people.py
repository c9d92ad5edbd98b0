"""Names that strain a picture, and words for drawing with them."""

from __future__ import annotations

from typing import Any

from data.words import Words

NAMES = {
    "plain": ("Alice", "Bob", "Chloé", "Dmitri", "Inès", "Farid", "Gaëlle", "Hugo"),
    "hostile": (
        "W" * 32,
        "Élisabeth-Françoise de Montmorency",
        "Ναταλία Παπαδοπούλου",
        "Владимир Константинопольский",
        "i",
        "🦊 fox 🦊",
        "王小明",
        "Łukasz Żółć ŐŰ \u202eegnarts",
    ),
}
NEWS = {
    "plain": {"en": "The last move in a few plain words.", "fr": "Le dernier coup en quelques mots."},
    "hostile": {
        "en": "Counterrevolutionaries disproportionately institutionalized " * 4,
        "fr": "anticonstitutionnellement, responsabilité institutionnelle extraordinaire " * 4,
    },
}


def words_for(game: str, card_set: str, locale: str, names: str) -> Words:
    """Words of a game with a table full of people."""
    return Words(locale, game, card_set, dict(enumerate(NAMES[names])))


def news(locale: str, names: str) -> str:
    """What the footer tells."""
    return NEWS[names][locale]


def card_set(s: Any) -> str:
    """The set that a state is played with."""
    return s.options.card_set
