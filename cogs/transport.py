"""What a request may fail with besides Discord's own answers: the errors of its transport."""

from __future__ import annotations

import aiohttp

CUT = (aiohttp.ClientError, OSError)
"""The connection broke; whether the request had its effect is unknown."""
