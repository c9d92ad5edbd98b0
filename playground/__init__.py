"""A loopback Discord: enough of the real one, on this machine, to play with a bot and to test it.

It knows Discord and nothing of the bot. `server.Discord` is all of it; `people` explains how tests use it.
"""

from playground.serving import serve

__all__ = ["serve"]
