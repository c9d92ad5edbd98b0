"""The bot under test: as a process of its own that can be killed, or inside this one."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import deque
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Protocol

from playground.redirect import redirect
from playground.server import Discord
from playground.tokens import TOKEN

_SHIM = Path(__file__).parent / "shim"
_LINES = 5000  # of output that are kept


class BotProcess:
    """`command` as a child, with only Discord's address changed.

        bot = BotProcess(d, [sys.executable, "bot.py"], env={"BACKROOM_DB": str(path)})
        await bot.start()        # until READY; its output is in bot.lines
        await bot.kill()         # kill -9
        await bot.start()
        await bot.stop()         # SIGTERM; the exit status

    `env` comes on top of this process's environment. The child ends when this process does.
    """

    def __init__(
        self,
        d: Discord,
        command: Sequence[str],
        *,
        env: Mapping[str, str] | None = None,
        cwd: Path | None = None,
        echo: bool = False,
    ) -> None:
        self._d = d
        self._command = list(command)
        self._env = dict(env or {})
        self._cwd = cwd
        self._echo = echo
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self.lines: deque[str] = deque(maxlen=_LINES)

    @property
    def pid(self) -> int | None:
        """The process id while it runs."""
        return self._process.pid if self._process and self._process.returncode is None else None

    @property
    def returncode(self) -> int | None:
        """The exit status once it has ended."""
        return self._process.returncode if self._process else None

    def environment(self) -> dict[str, str]:
        """What the child finds in its environment."""
        path = [str(_SHIM), self._env.get("PYTHONPATH", os.environ.get("PYTHONPATH", ""))]
        return {
            **os.environ,
            "PYTHONUNBUFFERED": "1",
            **self._env,
            "LOOPBACK_DISCORD": self._d.url,
            "LOOPBACK_LIFELINE": "1",
            "DISCORD_TOKEN": TOKEN,
            "PYTHONPATH": os.pathsep.join(filter(None, path)),
        }

    async def launch(self) -> None:
        """Start the child without waiting for it to connect."""
        self._d.gateway.ready.clear()
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            cwd=self._cwd,
            env=self.environment(),
            stdin=pipe,
            stdout=pipe,
            stderr=asyncio.subprocess.STDOUT,
            start_new_session=True,  # Ctrl+C is for the parent, which then ends the child
        )
        self._reader = asyncio.create_task(self._read(self._process))

    async def start(self, *, timeout: float = 30.0) -> BotProcess:
        """Start the child and wait until it is connected. Raises RuntimeError if it never is."""
        await self.launch()
        ready = asyncio.create_task(self._d.gateway.ready.wait())
        ended = asyncio.create_task(self.wait())
        await asyncio.wait([ready, ended], timeout=timeout, return_when=asyncio.FIRST_COMPLETED)
        ended.cancel()
        if not ready.done():
            ready.cancel()
            await self.kill()
            raise RuntimeError("the bot did not connect:\n" + "\n".join(list(self.lines)[-40:]))
        return self

    async def wait(self) -> int:
        """Wait until the child has ended; its exit status."""
        assert self._process
        return await self._process.wait()

    async def stop(self, sig: signal.Signals = signal.SIGTERM, *, timeout: float = 10.0) -> int | None:
        """End the child, gently at first; its exit status."""
        if self.pid and self._process:
            self._process.send_signal(sig)
            try:
                await asyncio.wait_for(self._process.wait(), timeout)
            except TimeoutError:
                self._process.kill()
                await self._process.wait()
        if self._reader:
            await self._reader
        return self.returncode

    async def kill(self) -> None:
        """kill -9: nothing in the child gets a chance to clean up."""
        await self.stop(signal.SIGKILL)

    async def restart(self) -> None:
        """kill -9 and start again."""
        await self.kill()
        await self.start()

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdout
        async for raw in process.stdout:
            line = raw.decode(errors="replace").rstrip()
            self.lines.append(line)
            if self._echo:
                print(line, flush=True)
        await process.wait()
        self._d.world.changed()


class Connectable(Protocol):
    """What a discord.py client can do."""

    async def login(self, token: str) -> None: ...

    async def connect(self, *, reconnect: bool = True) -> None: ...

    async def close(self) -> None: ...


class InProcess:
    """A discord.py client in this process: for coverage and injected clocks. The network is real.

    async with InProcess(d, client): ...
    """

    def __init__(self, d: Discord, client: Connectable) -> None:
        self._d = d
        self._client = client
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> InProcess:
        return await self.start()

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def start(self) -> InProcess:
        """Log in and wait until the client is connected."""
        redirect({"LOOPBACK_DISCORD": self._d.url, "DISCORD_TOKEN": TOKEN})
        self._d.gateway.ready.clear()
        await self._client.login(TOKEN)
        self._task = asyncio.create_task(self._client.connect())
        ready = asyncio.create_task(self._d.gateway.ready.wait())
        await asyncio.wait([ready, self._task], return_when=asyncio.FIRST_COMPLETED)
        if self._task.done():
            ready.cancel()
            self._task.result()
        return self

    async def stop(self) -> None:
        """Close the client."""
        await self._client.close()
        if self._task:
            await asyncio.wait([self._task])
