"""Points discord.py, in the bot's own process, at the loopback Discord instead of the real one.

Without LOOPBACK_DISCORD nothing happens. With it, the address must be a loopback one and DISCORD_TOKEN the
playground's: a real token never leaves the machine. This file imports nothing of its own package, so that a
starting bot does not load the playground.
"""

import logging
import os
import signal
import threading
from collections.abc import Mapping
from urllib.parse import urlsplit

_LOOPBACK = ("127.0.0.1", "localhost", "::1")


def redirect(environment: Mapping[str, str]) -> None:
    """Set discord.py's addresses from LOOPBACK_DISCORD. Raises SystemExit for any other host or token."""
    base = environment.get("LOOPBACK_DISCORD")
    if not base:
        return
    if urlsplit(base).scheme != "http" or urlsplit(base).hostname not in _LOOPBACK:
        raise SystemExit("LOOPBACK_DISCORD must be an address on this machine, as in http://127.0.0.1:8844")
    if environment.get("DISCORD_TOKEN") != "loopback":
        raise SystemExit("With LOOPBACK_DISCORD the token must be 'loopback': a real one is refused")
    from discord.asset import Asset
    from discord.gateway import DiscordWebSocket
    from discord.http import Route

    Route.BASE = f"{base}/api/v10"
    address = type(DiscordWebSocket.DEFAULT_GATEWAY)
    DiscordWebSocket.DEFAULT_GATEWAY = address(base.replace("http", "ws", 1) + "/gateway")
    setattr(Asset, "BASE", f"{base}/cdn")  # noqa: B010 (declared as a literal)
    logging.getLogger("discord.gateway").addFilter(_tells)


def _tells(record: logging.LogRecord) -> bool:
    """All but that the gateway answered late: with both on one machine it is the machine that was busy."""
    return not str(record.msg).startswith("Can't keep up")


def end_with_parent() -> None:
    """Stop this process when whoever holds the other end of its standard input is gone, even by kill -9."""

    def watch() -> None:
        while os.read(0, 4096):
            pass
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, name="lifeline", daemon=True).start()
