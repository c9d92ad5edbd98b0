"""With this folder on PYTHONPATH Python runs this file at its start; the bot's own code stays untouched."""

import os
import runpy
from pathlib import Path

_redirect = runpy.run_path(str(Path(__file__).parent.parent / "redirect.py"))
_redirect["redirect"](os.environ)
if os.environ.pop("LOOPBACK_LIFELINE", None):
    _redirect["end_with_parent"]()
# Only this process is the bot: what it starts needs neither the redirect nor the lifeline.
_here = str(Path(__file__).parent)
os.environ["PYTHONPATH"] = os.pathsep.join(
    p for p in os.environ.get("PYTHONPATH", "").split(os.pathsep) if p and p != _here
)
