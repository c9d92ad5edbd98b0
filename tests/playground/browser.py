"""Headless Chromium over the W3C WebDriver protocol: just enough to click through the page."""

import asyncio
import base64
import shutil
import socket
from pathlib import Path
from typing import Any

import aiohttp

CHROMIUM, DRIVER = shutil.which("chromium"), shutil.which("chromedriver")
_ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
_FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
)
KEYS = {"enter": "\ue007", "escape": "\ue00c", "down": "\ue015", "tab": "\ue004"}


class Browser:
    """One window. `profile` is a new, empty folder."""

    def __init__(self, profile: Path) -> None:
        self._profile = profile
        self._http = aiohttp.ClientSession()
        self._process: asyncio.subprocess.Process | None = None
        self._base = ""

    async def start(self, width: int = 1280, height: int = 800) -> "Browser":
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        assert DRIVER
        quiet = asyncio.subprocess.DEVNULL
        self._process = await asyncio.create_subprocess_exec(
            DRIVER, f"--port={port}", stdout=quiet, stderr=quiet
        )
        self._base = f"http://127.0.0.1:{port}"
        for _ in range(100):
            try:
                if (await self._call("GET", "/status"))["ready"]:
                    break
            except aiohttp.ClientConnectionError:
                await asyncio.sleep(0.05)
        flags = [*_FLAGS, f"--user-data-dir={self._profile}"]
        wanted = {
            "goog:chromeOptions": {"binary": CHROMIUM, "args": flags},
            "goog:loggingPrefs": {"browser": "ALL"},
        }
        session = await self._call("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self._base += f"/session/{session['sessionId']}"
        await self.resize(width, height)
        return self

    async def stop(self) -> None:
        if self._process:
            if "/session/" in self._base:
                await self._call("DELETE", "")
            self._process.terminate()
            await self._process.wait()
        await self._http.close()

    async def resize(self, width: int, height: int) -> None:
        """Set the size of the page itself; a window cannot be as narrow as a phone."""
        metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        await self._call(
            "POST", "/goog/cdp/execute", {"cmd": "Emulation.setDeviceMetricsOverride", "params": metrics}
        )

    async def dark(self, dark: bool) -> None:
        """Whether the person's system prefers dark pages."""
        feature = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        await self._call(
            "POST",
            "/goog/cdp/execute",
            {"cmd": "Emulation.setEmulatedMedia", "params": {"features": [feature]}},
        )

    async def open(self, url: str) -> None:
        await self._call("POST", "/url", {"url": url})

    async def run(self, script: str, *args: object) -> Any:
        return await self._call("POST", "/execute/sync", {"script": script, "args": list(args)})

    async def find(self, css: str, text: str = "", *, timeout: float = 5.0) -> Any:
        """The last visible element that fits and contains `text`, as soon as there is one."""
        script = """return [...document.querySelectorAll(arguments[0])].filter((e) =>
            e.getClientRects().length
            && (e.textContent + (e.getAttribute("aria-label") || "")).includes(arguments[1])).at(-1)"""
        async with asyncio.timeout(timeout):
            while not (found := await self.run(script, css, text)):
                await asyncio.sleep(0.05)
        return found

    async def gone(self, css: str, *, timeout: float = 5.0) -> None:
        """Wait until nothing fits any more."""
        async with asyncio.timeout(timeout):
            while await self.run("return Boolean(document.querySelector(arguments[0]))", css):
                await asyncio.sleep(0.05)

    async def click(self, css: str, text: str = "") -> None:
        """Click as soon as it takes clicks: a drawer that slides in is seen before."""
        async with asyncio.timeout(5.0):
            while True:
                element = await self.find(css, text)
                try:
                    await self._call("POST", f"/element/{element[_ELEMENT]}/click", {})
                except RuntimeError as error:
                    if "not interactable" not in str(error):
                        raise
                    await asyncio.sleep(0.05)
                else:
                    return

    async def type(self, css: str, text: str) -> None:
        element = await self.find(css)
        await self._call("POST", f"/element/{element[_ELEMENT]}/value", {"text": text})

    async def press(self, *names: str) -> None:
        """Press keys wherever the focus is."""
        actions = [{"type": kind, "value": KEYS.get(n, n)} for n in names for kind in ("keyDown", "keyUp")]
        await self._call("POST", "/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    async def complaints(self) -> list[str]:
        """What the console was told to be wrong."""
        log = await self._call("POST", "/se/log", {"type": "browser"})
        return [entry["message"] for entry in log if entry["level"] in ("SEVERE", "WARNING")]

    async def screenshot(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(await self._call("GET", "/screenshot")))

    async def _call(self, method: str, path: str, body: object = None) -> Any:
        async with self._http.request(method, self._base + path, json=body) as response:
            answer = (await response.json())["value"]
        if response.status >= 400:
            raise RuntimeError(f"{method} {path}: {answer['message']}")
        return answer
