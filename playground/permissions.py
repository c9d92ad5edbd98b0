"""Permission bits, as far as a bot that plays in text channels meets them."""

from enum import IntFlag


class Permission(IntFlag):
    """One bit each, at the place that Discord gives it."""

    KICK_MEMBERS = 1 << 1
    BAN_MEMBERS = 1 << 2
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    MODERATE_MEMBERS = 1 << 40
    PIN_MESSAGES = 1 << 51


P = Permission
NOBODY = Permission(0)
EVERYTHING = Permission((1 << 53) - 1)
PLAYER = (
    P.VIEW_CHANNEL
    | P.SEND_MESSAGES
    | P.EMBED_LINKS
    | P.ATTACH_FILES
    | P.READ_MESSAGE_HISTORY
    | P.USE_APPLICATION_COMMANDS
    | P.CREATE_PUBLIC_THREADS
    | P.SEND_MESSAGES_IN_THREADS
)
MODERATOR = (
    PLAYER
    | P.KICK_MEMBERS
    | P.BAN_MEMBERS
    | P.MANAGE_CHANNELS
    | P.MANAGE_MESSAGES
    | P.MANAGE_THREADS
    | P.MENTION_EVERYONE
    | P.MODERATE_MEMBERS
)
BOT = PLAYER | P.CREATE_PRIVATE_THREADS
# What a direct-message channel grants: it has no roles to take anything away.
DIRECT = PLAYER & ~(P.CREATE_PUBLIC_THREADS | P.SEND_MESSAGES_IN_THREADS)


def narrowed(bits: Permission) -> Permission:
    """What is left once the bits that need another bit are dropped: who cannot see can do nothing."""
    if not bits & P.VIEW_CHANNEL:
        return NOBODY
    if not bits & P.SEND_MESSAGES:
        bits &= ~(P.MENTION_EVERYONE | P.ATTACH_FILES | P.EMBED_LINKS)
    return bits
