"""Starts bots fast: a process that has everything imported forks one, which can die where it is told.

    forge = Forge(d, database)
    await forge.open()
    await forge.start()              # a bot, until it is connected
    await forge.arm(17)              # let it kill -9 itself at its 17th step after the next press
    await forge.kill()

A step is one turn of the event loop's callbacks: what runs between two awaits of any task.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from pathlib import Path

from playground.server import Discord
from playground.tokens import TOKEN

ROOT = Path(__file__).parents[2]


class Forge:
    """One helper process and the bot that it last forked."""

    def __init__(self, d: Discord, database: Path) -> None:
        self._d, self._database = d, database
        self._helper: asyncio.subprocess.Process | None = None
        self.pid: int | None = None
        self.log = database.with_suffix(".log")

    async def open(self) -> None:
        """Import everything once."""
        command = [sys.executable, "-m", "tests.support.forge"]
        pipe = asyncio.subprocess.PIPE
        self._helper = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, cwd=ROOT)
        await self._read()

    async def close(self) -> None:
        """End the bot and the helper."""
        await self.kill()
        if self._helper is not None and self._helper.stdin is not None:
            self._helper.stdin.close()
            await self._helper.wait()

    async def start(self) -> None:
        """Fork a bot and wait until it is connected."""
        assert self._helper is not None
        assert self._helper.stdin is not None
        self._d.gateway.ready.clear()
        env = {
            "DISCORD_TOKEN": TOKEN,
            "LOOPBACK_DISCORD": self._d.url,
            "BACKROOM_DB": str(self._database),
            "BACKROOM_LOG": "WARNING",
        }
        order = {"env": env, "log": str(self.log)}
        self._helper.stdin.write(json.dumps(order).encode() + b"\n")
        self.pid = int(await self._read())
        await asyncio.wait_for(self._d.gateway.ready.wait(), 30)

    async def arm(self, step: int) -> bool:
        """Let the bot die at this step after the next press that reaches it; at none for 0.

        False when it is dead already.
        """
        armed = self.log.with_suffix(".armed")
        armed.unlink(missing_ok=True)
        self.log.with_suffix(".step").write_text(str(step))
        if self.is_alive and self.pid is not None:
            os.kill(self.pid, signal.SIGUSR1)
        while self.is_alive and not armed.exists():
            await asyncio.sleep(0.001)
        return self.is_alive

    async def _read(self) -> str:
        assert self._helper is not None
        assert self._helper.stdout is not None
        return (await self._helper.stdout.readline()).decode().strip()

    @property
    def is_alive(self) -> bool:
        """Whether the bot still runs."""
        if self.pid is None:
            return False
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    async def kill(self) -> None:
        """kill -9."""
        if self.is_alive and self.pid is not None:
            os.kill(self.pid, signal.SIGKILL)
        while self.is_alive:
            await asyncio.sleep(0.005)
        self.pid = None


# in the helper ---------------------------------------------------------------------------------------------


class _Fuse:
    """Counts the loop's callbacks from the next press on, and ends the process at the given one."""

    def __init__(self, log: Path) -> None:
        self._log = log
        self._armed = self._burning = False
        self._left = 0

    def lay(self) -> None:
        """Watch the one door and every callback."""
        import cogs.door

        enter, run = cogs.door.enter, asyncio.Handle._run

        async def entered(call: cogs.door.Call) -> None:
            self._burning, self._armed = self._burning or self._armed, False
            await enter(call)

        def counted(handle: asyncio.Handle) -> None:
            if self._burning:
                self._left -= 1
                if not self._left:
                    os.kill(os.getpid(), signal.SIGKILL)
            run(handle)

        cogs.door.enter = entered
        asyncio.Handle._run = counted  # pyright: ignore[reportAttributeAccessIssue]
        signal.signal(signal.SIGUSR1, self._arm)

    def _arm(self, _signal: int, _frame: object) -> None:
        self._left = int(self._log.with_suffix(".step").read_text())
        self._armed, self._burning = True, False
        self._log.with_suffix(".armed").touch()


def _become_bot(env: dict[str, str], log: str) -> int:
    import bot
    from playground.redirect import redirect

    os.environ.update(env)
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(out, stream)
    redirect(os.environ)
    sys.argv = ["bot.py"]
    _Fuse(Path(log)).lay()
    return bot.main()


def _serve() -> None:
    """Fork a bot for every line."""
    import bot
    import cogs.house
    import render.bill

    assert bot
    assert cogs.house
    assert render.bill
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    print("ready", flush=True)
    for line in sys.stdin:
        order = json.loads(line)
        pid = os.fork()
        if pid == 0:
            os._exit(_become_bot(order["env"], order["log"]))
        print(pid, flush=True)


if __name__ == "__main__":
    _serve()
