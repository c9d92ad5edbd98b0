"""The judge by Discord's document finds what it should, so that its silence means something."""

from tests.playground.conftest import Asking
from tests.support.openapi import required_openapi


async def test_violations_are_found(ask: Asking) -> None:
    judge = required_openapi()
    path = "/channels/100000000000000000/messages"
    assert judge.request("POST", path, {"content": "x"}, multipart=False) == []
    assert judge.request("POST", path, {"content": "x" * 4001}, multipart=False)
    assert judge.request("POST", path, {"components": [{"type": 99}]}, multipart=False)
    assert judge.request("POST", "/nowhere", {}, multipart=False)
    assert judge.answer("GET", "/users/@me", 200, {"id": "1"})
    assert ("POST", "/channels/{channel_id}/messages") in judge.seen

    table = ask.d.guild("Club").channel("table-1")
    await ask("POST", f"/channels/{table.id}/messages", {"content": 5})
    assert [(p.of, p.method) for p in ask.d.problems] == [("request", "POST")]
