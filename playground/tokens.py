"""The only token that this Discord knows: a real one is refused like any other stranger's."""

TOKEN = "loopback"


def is_accepted(token: object) -> bool:
    """Whether a token, with or without `Bot ` in front, is ours."""
    return isinstance(token, str) and token.removeprefix("Bot ") == TOKEN
