"""The gateway's conversation, spoken by hand."""

import json
import zlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from playground.server import Discord
from playground.world import Intent
from tests.playground.conftest import Asking

Json = dict[str, Any]
GUILDS = int(Intent.GUILDS)


class Line:
    """One connection."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def hear(self) -> Json:
        return await self.socket.receive_json(timeout=5)

    async def identify(self, token: str = "loopback", intents: int = GUILDS, **more: Any) -> None:
        await self.socket.send_json({"op": 2, "d": {"token": token, "intents": intents, **more}})


@pytest.fixture
async def line(ask: Asking) -> AsyncIterator[Line]:
    async with ask.http.ws_connect(ask.d.gateway.url) as socket:
        line = Line(socket)
        assert (await line.hear())["d"]["heartbeat_interval"] == 41250
        yield line


async def test_heartbeat_and_zombie(ask: Asking, line: Line) -> None:
    await line.socket.send_json({"op": 1, "d": None})
    assert (await line.hear())["op"] == 11
    ask.d.gateway.zombie()
    await line.socket.send_json({"op": 1, "d": None})
    await line.socket.send_json({"op": 6, "d": {"session_id": "unknown", "seq": 0, "token": "loopback"}})
    assert await line.hear() == {"op": 9, "s": None, "t": None, "d": False}
    ask.d.gateway.zombie(False)
    await line.socket.send_json({"op": 1, "d": None})
    assert (await line.hear())["op"] == 11


async def refused(line: Line) -> int | None:
    await line.socket.receive(timeout=5)
    return line.socket.close_code


async def test_wrong_token(line: Line) -> None:
    await line.identify(token="MTIz.abc.def")
    assert await refused(line) == 4004


async def test_privileged_intents(line: Line) -> None:
    await line.identify(intents=GUILDS | Intent.MEMBERS)
    assert await refused(line) == 4014


async def test_impossible_shard(line: Line) -> None:
    await line.identify(shard=[2, 2])
    assert await refused(line) == 4010


async def test_shards_hear_of_their_own_guilds(ask: Asking, line: Line) -> None:
    guilds = [ask.d.guild(f"Club {n}") for n in range(8)]
    await line.identify(shard=[1, 2])
    ready = await line.hear()
    mine = [g.id for g in guilds if (int(g.id) >> 22) % 2 == 1]
    assert [g["id"] for g in ready["d"]["guilds"]] == mine
    assert [(await line.hear())["d"]["id"] for _ in mine] == mine


async def test_resume(ask: Asking, line: Line) -> None:
    guild = ask.d.guild("Club")
    await line.identify()
    ready, created = await line.hear(), await line.hear()
    assert created["t"] == "GUILD_CREATE"
    guild.channel("table-1")
    missed = await line.hear()
    async with ask.http.ws_connect(ask.d.gateway.url) as socket:
        other = Line(socket)
        await other.hear()
        resume = {"session_id": ready["d"]["session_id"], "seq": created["s"], "token": "loopback"}
        await socket.send_json({"op": 6, "d": resume})
        assert await other.hear() == missed
        assert (await other.hear())["t"] == "RESUMED"
        guild.channel("table-2")
        assert (await other.hear())["d"]["name"] == "table-2"


async def test_events_by_intent(ask: Asking, line: Line) -> None:
    guild = ask.d.guild("Club")
    table = guild.channel("table-1")
    alice = ask.d.person("Alice", guild)
    await line.identify(intents=GUILDS | Intent.GUILD_MESSAGES | Intent.MODERATION)
    await line.hear()
    await line.hear()
    alice.say("secret", channel=table)
    heard = await line.hear()
    assert (heard["t"], heard["d"]["content"]) == ("MESSAGE_CREATE", "")
    alice.say(f"<@{ask.d.bot.id}> hello", channel=table)
    assert "hello" in (await line.hear())["d"]["content"]
    guild.ban(alice)
    assert (await line.hear())["t"] == "GUILD_BAN_ADD"
    guild.remove_bot()
    assert (await line.hear())["t"] == "GUILD_DELETE"
    guild.channel("unseen")
    guild.add_bot()
    assert (await line.hear())["t"] == "GUILD_CREATE"


async def test_members_on_request(ask: Asking, line: Line) -> None:
    guild = ask.d.guild("Club")
    alice, bob = ask.d.person("Alice", guild), ask.d.person("Bob", guild)
    await line.identify()
    await line.hear()
    await line.hear()
    for wanted, found in (({"user_ids": [bob.id]}, [bob]), ({"query": "al", "limit": 5}, [alice])):
        await line.socket.send_json({"op": 8, "d": {"guild_id": guild.id, "nonce": "n", **wanted}})
        chunk = (await line.hear())["d"]
        assert [m["user"]["id"] for m in chunk["members"]] == [p.id for p in found]
        assert chunk["nonce"] == "n"


async def test_compressed_stream(ask: Asking) -> None:
    inflate = zlib.decompressobj()
    async with ask.http.ws_connect(f"{ask.d.gateway.url}?compress=zlib-stream") as socket:
        data = await socket.receive_bytes(timeout=5)
        assert data.endswith(b"\x00\x00\xff\xff")
        assert json.loads(inflate.decompress(data))["op"] == 10
        await socket.send_json({"op": 1, "d": None})
        assert json.loads(inflate.decompress(await socket.receive_bytes(timeout=5)))["op"] == 11


async def test_url_is_on_this_machine_only() -> None:
    d = Discord()
    url = await d.start()
    assert url.startswith("http://127.0.0.1:")
    assert d.gateway.url.startswith("ws://127.0.0.1:")
    await d.stop()
