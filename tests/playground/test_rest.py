"""What the REST API answers, and with which error it refuses."""

from typing import Any

import pytest

from playground.buckets import Buckets
from playground.interactions import Act
from playground.people import CannotDo
from playground.permissions import BOT, Permission
from playground.world import Channel, Guild
from tests.playground.conftest import Asking
from tests.playground.tiny_bot import png

Json = dict[str, Any]
P = Permission


@pytest.fixture
def guild(ask: Asking) -> Guild:
    return ask.d.guild("Club", bot_permissions=BOT | P.BAN_MEMBERS)


@pytest.fixture
def table(guild: Guild) -> Channel:
    return guild.channel("table-1")


async def code(ask: Asking, method: str, path: str, body: Json | None = None) -> int | None:
    """The error code of the answer; None if it was done."""
    status, answer = await ask(method, path, body)
    return None if status < 300 else answer["code"]


async def send(ask: Asking, channel: Channel, **body: Any) -> Json:
    status, message = await ask("POST", f"/channels/{channel.id}/messages", body)
    assert status == 200, message
    return message


async def test_only_our_own_token(ask: Asking) -> None:
    status, body = await ask("GET", "/users/@me", headers={"Authorization": "Bot MTIz.abc.def"})
    assert (status, body["message"]) == (401, "401: Unauthorized")
    assert (await ask("GET", "/users/@me"))[0] == 200


async def test_no_browser_reaches_the_api(ask: Asking) -> None:
    for headers in ({"Origin": "https://example.org"}, {"Host": "example.org"}):
        async with ask.http.get(f"{ask.d.url}/api/v10/gateway", headers=headers) as response:
            assert response.status == 403


async def test_unknown_routes_are_noted(ask: Asking) -> None:
    assert (await ask("GET", "/nothing"))[0] == 404
    assert ask.d.missing == [("GET", "/nothing")]


async def test_missing_things(ask: Asking, guild: Guild, table: Channel) -> None:
    nobody = ask.d.person("Nobody")
    gone = table.id[:-4] + "0000"
    expected = {
        f"/channels/{gone}": 10003,
        f"/channels/{table.id}/messages/{gone}": 10008,
        f"/users/{gone}": 10013,
        f"/guilds/{gone}": 10004,
        f"/guilds/{guild.id}/members/{nobody.id}": 10007,
        f"/guilds/{guild.id}/bans/{nobody.id}": 10026,
    }
    for path, wanted in expected.items():
        assert await code(ask, "GET", path) == wanted, path


async def test_permissions_of_the_bot(ask: Asking, guild: Guild, table: Channel) -> None:
    path = f"/channels/{table.id}/messages"
    mine = await send(ask, table, content="mine")
    theirs = ask.d.person("Alice", guild).say("theirs", channel=table)

    assert await code(ask, "PATCH", f"{path}/{theirs.id}", {"content": "changed"}) == 50005
    assert await code(ask, "DELETE", f"{path}/{theirs.id}") == 50013
    table.deny(ask.d.bot, P.SEND_MESSAGES)
    assert await code(ask, "POST", path, {"content": "x"}) == 50013
    assert await code(ask, "PATCH", f"{path}/{mine['id']}", {"content": "still mine"}) is None
    table.reset_permissions(ask.d.bot)
    table.deny(guild.bot_role, P.ATTACH_FILES)
    status, body = await ask("POST", path, {}, files={"0": ("a.png", png())})
    assert (status, body["code"]) == (403, 50013)
    table.deny(guild.everyone, P.VIEW_CHANNEL)
    assert await code(ask, "GET", f"/channels/{table.id}") == 50001
    table.allow(ask.d.bot, P.VIEW_CHANNEL)
    assert await code(ask, "GET", f"/channels/{table.id}") is None
    guild.set_permissions(guild.bot_role, P.ADMINISTRATOR)
    assert await code(ask, "DELETE", f"{path}/{theirs.id}") is None


async def test_bot_thrown_out_and_invited_again(ask: Asking, guild: Guild, table: Channel) -> None:
    guild.remove_bot()
    assert await code(ask, "GET", f"/guilds/{guild.id}") == 10004
    assert await code(ask, "POST", f"/channels/{table.id}/messages", {"content": "x"}) == 50001
    guild.add_bot()
    assert await code(ask, "POST", f"/channels/{table.id}/messages", {"content": "x"}) is None


async def test_people_leave_and_are_banned(ask: Asking, guild: Guild, table: Channel) -> None:
    alice, bob = ask.d.person("Alice", guild), ask.d.person("Bob", guild)
    alice.leave(guild)
    guild.ban(bob, "cheats")
    for person in (alice, bob):
        assert await code(ask, "GET", f"/guilds/{guild.id}/members/{person.id}") == 10007
        assert person.channels() == []
    assert (await ask("GET", f"/guilds/{guild.id}/bans/{bob.id}"))[1]["reason"] == "cheats"
    guild.join(alice)
    dora = ask.d.person("Dora", guild)
    dora.delete_account()
    assert await code(ask, "GET", f"/guilds/{guild.id}/members/{dora.id}") == 10007
    assert (await ask("GET", f"/users/{dora.id}"))[1]["global_name"] == "Deleted User"
    assert dora.id not in ask.d.people
    with pytest.raises(ValueError, match="banned"):
        guild.join(bob)
    guild.unban(bob)
    guild.join(bob)
    assert bob.channels() == [table]


async def test_direct_messages(ask: Asking, guild: Guild) -> None:
    alice, stranger = ask.d.person("Alice", guild), ask.d.person("Stranger")
    _, direct = await ask("POST", "/users/@me/channels", {"recipient_id": alice.id})
    path = f"/channels/{direct['id']}/messages"
    assert await code(ask, "POST", path, {"content": "psst"}) is None
    assert [m.text for m in alice.dms()] == ["psst"]
    alice.close_dms()
    assert await code(ask, "POST", path, {"content": "psst"}) == 50007
    _, far = await ask("POST", "/users/@me/channels", {"recipient_id": stranger.id})
    assert await code(ask, "POST", f"/channels/{far['id']}/messages", {"content": "psst"}) == 50007


async def test_deleted_channel(ask: Asking, table: Channel) -> None:
    thread = table.open_thread("side", ask.d.bot)
    table.delete()
    assert await code(ask, "POST", f"/channels/{table.id}/messages", {"content": "x"}) == 10003
    assert await code(ask, "GET", f"/channels/{thread.id}") == 10003


async def test_threads(ask: Asking, guild: Guild, table: Channel) -> None:
    alice, bob = ask.d.person("Alice", guild), ask.d.person("Bob", guild)
    _, made = await ask("POST", f"/channels/{table.id}/threads", {"name": "secret", "type": 12})
    thread = ask.d.world.channels[made["id"]]
    assert alice.channels() == [table]
    assert await code(ask, "PUT", f"/channels/{thread.id}/thread-members/{alice.id}") is None
    assert alice.channels() == [table, thread]
    assert bob.channels() == [table]
    bob.user.name = "Bob the moderator"
    guild.give_role(bob, guild.role("moderator", P.MANAGE_THREADS))
    assert bob.channels() == [table, thread]
    assert await code(ask, "DELETE", f"/channels/{thread.id}/thread-members/{alice.id}") is None
    assert alice.channels() == [table]


async def test_archived_and_locked_threads(ask: Asking, table: Channel) -> None:
    thread = table.open_thread("side", ask.d.bot)
    path = f"/channels/{thread.id}/messages"
    mine = await send(ask, thread, content="mine")
    thread.archive()
    assert await code(ask, "PATCH", f"{path}/{mine['id']}", {"content": "new"}) == 50083
    await send(ask, thread, content="sending reopens it")
    assert thread.thread
    assert not thread.thread.archived
    assert await code(ask, "PATCH", f"{path}/{mine['id']}", {"content": "new"}) is None
    thread.archive()
    assert await code(ask, "PATCH", f"/channels/{thread.id}", {"name": "too late"}) == 50083
    assert await code(ask, "PATCH", f"/channels/{thread.id}", {"archived": False}) is None
    thread.archive(locked=True)
    assert await code(ask, "POST", path, {"content": "x"}) == 50083
    body = {"archived": False, "locked": False, "name": "reopened"}
    assert await code(ask, "PATCH", f"/channels/{thread.id}", {"archived": False}) == 50013
    assert await code(ask, "PATCH", f"/channels/{thread.id}", body) == 50013
    table.allow(ask.d.bot, P.MANAGE_THREADS)
    status, changed = await ask("PATCH", f"/channels/{thread.id}", body)
    assert (status, changed["name"], thread.thread.locked) == (200, "reopened", False)


async def test_who_makes_threads_of_which_kind(ask: Asking, table: Channel) -> None:
    path = f"/channels/{table.id}/threads"
    assert await code(ask, "POST", path, {"name": "side", "type": 10}) == 50035
    _, private = await ask("POST", path, {"name": "side", "type": 12, "invitable": False})
    _, public = await ask("POST", path, {"name": "side", "type": 11, "invitable": False})
    assert private["thread_metadata"]["invitable"] is False
    assert "invitable" not in public["thread_metadata"]
    assert await code(ask, "POST", f"/channels/{public['id']}/threads", {"name": "x", "type": 12}) == 50024
    table.deny(ask.d.bot, P.CREATE_PRIVATE_THREADS)
    assert await code(ask, "POST", path, {"name": "side", "type": 12}) == 50013
    assert await code(ask, "POST", path, {"name": "side", "type": 11}) is None
    _, listed = await ask("GET", f"/guilds/{table.guild_id}/threads/active")
    assert {member["id"] for member in listed["members"]} == {one["id"] for one in listed["threads"]}


async def test_members_of_a_private_thread(ask: Asking, guild: Guild, table: Channel) -> None:
    alice, bob = ask.d.person("Alice", guild), ask.d.person("Bob", guild)
    thread = ask.d.world.make_thread(table, "side", ask.d.bot.id, private=True, invitable=False)
    path = f"/channels/{thread.id}/thread-members"
    stranger = ask.d.person("Stranger")
    assert await code(ask, "PUT", f"/channels/{table.id}/thread-members/{alice.id}") == 50024
    assert await code(ask, "PUT", f"{path}/{stranger.id}") == 10007
    assert await code(ask, "PUT", f"{path}/1") == 10013
    assert await code(ask, "DELETE", f"{path}/{alice.id}") == 10007
    assert [await code(ask, "PUT", f"{path}/{alice.id}") for _ in range(2)] == [None, None]
    with pytest.raises(CannotDo):
        alice.let_in(thread, bob)
    alice.say("Is anybody here?", channel=thread)
    with pytest.raises(CannotDo):
        bob.say("No.", channel=thread)
    thread.archive()
    assert await code(ask, "PUT", f"{path}/{bob.id}") == 50083
    assert await code(ask, "DELETE", f"{path}/{alice.id}") == 50083
    thread.reopen()
    table.deny(ask.d.bot, P.SEND_MESSAGES_IN_THREADS)
    assert await code(ask, "PUT", f"{path}/{bob.id}") == 50013
    assert await code(ask, "DELETE", f"{path}/{alice.id}") is None
    assert alice.channels() == [table]


async def test_who_lets_in_and_puts_out(ask: Asking, guild: Guild, table: Channel) -> None:
    alice, bob, carol = (ask.d.person(name, guild) for name in ("Alice", "Bob", "Carol"))
    theirs = table.open_thread("side", alice, private=True)
    path = f"/channels/{theirs.id}/thread-members"
    assert await code(ask, "PUT", f"{path}/{bob.id}") == 50001
    alice.let_in(theirs, bob)
    bob.let_in(theirs, carol)
    carol.leave_thread(theirs)
    assert carol.channels() == [table]
    theirs.let_in(ask.d.bot)
    assert await code(ask, "DELETE", f"{path}/{bob.id}") == 50013
    assert await code(ask, "PATCH", f"/channels/{theirs.id}", {"name": "ours"}) == 50013
    theirs.archive()
    assert await code(ask, "PATCH", f"/channels/{theirs.id}", {"archived": False}) is None
    public = table.open_thread("open", ask.d.bot)
    public.let_in(alice)
    assert await code(ask, "DELETE", f"/channels/{public.id}/thread-members/{alice.id}") == 50013
    assert await code(ask, "DELETE", f"{path}/@me") is None
    assert await code(ask, "GET", f"/channels/{theirs.id}") == 50001


async def test_attachments_of_an_edit(ask: Asking, table: Channel) -> None:
    path = f"/channels/{table.id}/messages"
    body = {"attachments": [{"id": "0", "description": "first"}]}
    _, sent = await ask("POST", path, body, files={"0": ("a.png", png()), "1": ("b.png", png(3, 4))})
    first, second = sent["attachments"]
    assert (first["description"], second["width"], second["height"]) == ("first", 3, 4)
    async with ask.http.get(second["url"]) as response:
        assert await response.read() == png(3, 4)
        assert response.headers["Content-Type"] == "image/png"

    edit = f"{path}/{sent['id']}"
    _, kept = await ask("PATCH", edit, {"content": "both stay"})
    assert [a["id"] for a in kept["attachments"]] == [first["id"], second["id"]]
    _, added = await ask("PATCH", edit, {}, files={"0": ("c.png", png())})
    assert [a["filename"] for a in added["attachments"]] == ["a.png", "b.png", "c.png"]
    _, one = await ask("PATCH", edit, {"attachments": [{"id": second["id"], "description": "changed"}]})
    assert [(a["filename"], a["description"]) for a in one["attachments"]] == [("b.png", "changed")]
    _, none = await ask("PATCH", edit, {"attachments": []})
    assert none["attachments"] == []
    assert await code(ask, "PATCH", edit, {"attachments": [{"id": first["id"]}]}) == 50035


async def test_pictures_in_components(ask: Asking, table: Channel) -> None:
    path = f"/channels/{table.id}/messages"
    item = {"media": {"url": "attachment://board.png"}, "description": "The board"}
    body = {"flags": 1 << 15, "components": [{"type": 12, "items": [item]}]}
    assert (await ask("POST", path, body))[0] == 400
    _, sent = await ask("POST", path, body, files={"0": ("board.png", png())})
    shown = sent["components"][0]["items"][0]
    assert shown["media"]["url"] == sent["attachments"][0]["url"]
    assert ask.d.world.channels[table.id].messages[sent["id"]].alt == ["The board"]


async def test_what_an_answer_adds_to_components(ask: Asking, table: Channel) -> None:
    outside = {"url": "https://example.org/a.png"}
    inner = [
        {"type": 10, "content": "text", "id": 1},
        {"type": 12, "items": [{"media": outside}]},
        {"type": 14},
        {
            "type": 9,
            "components": [{"type": 10, "content": "x"}],
            "accessory": {"type": 11, "media": outside},
        },
        {"type": 13, "file": {"url": "attachment://log.txt"}},
        {"type": 1, "components": [{"type": 2, "style": 2, "label": "L", "custom_id": "b"}]},
        {"type": 1, "components": [{"type": 3, "custom_id": "s", "options": [{"label": "L", "value": "v"}]}]},
    ]
    body = {"flags": 1 << 15, "components": [{"type": 17, "accent_color": None, "components": inner}]}
    files = {"0": ("log.txt", b"12345")}
    _, sent = await ask("POST", f"/channels/{table.id}/messages", body, files=files)
    box = sent["components"][0]
    text, gallery, line, section, file, buttons, selects = box["components"]
    assert (box["id"], text["id"], box["accent_color"]) == (2, 1, None)
    assert gallery["items"][0]["media"]["proxy_url"] == outside["url"]
    assert (line["spacing"], line["divider"]) == (1, True)
    assert section["accessory"]["spoiler"] is False
    assert (file["name"], file["size"]) == ("log.txt", 5)
    assert buttons["components"][0]["disabled"] is False
    assert selects["components"][0]["max_values"] == 1


async def test_empty_messages(ask: Asking, table: Channel) -> None:
    assert await code(ask, "POST", f"/channels/{table.id}/messages", {"content": " "}) == 50006


async def test_nonces(ask: Asking, table: Channel) -> None:
    first = await send(ask, table, content="once", nonce="n1", enforce_nonce=True)
    again = await send(ask, table, content="once", nonce="n1", enforce_nonce=True)
    other = await send(ask, table, content="once", nonce="n1")
    assert first["id"] == again["id"] != other["id"]
    assert len(table.messages) == 2


async def test_whom_a_message_rings_at(ask: Asking, guild: Guild, table: Channel) -> None:
    alice, bob = ask.d.person("Alice", guild), ask.d.person("Bob", guild)
    role = guild.role("Players")
    guild.give_role(bob, role)
    text = f"{alice.mention} {bob.mention} <@&{role.id}> @everyone"

    async def rung(**body: Any) -> set[str]:
        before = len(ask.d.pings)
        await send(ask, table, content=text, **body)
        return {p.user_id for p in ask.d.pings[before:]}

    assert await rung(allowed_mentions={"parse": []}) == set()
    assert await rung(allowed_mentions={"parse": [], "users": [alice.id]}) == {alice.id}
    assert await rung(allowed_mentions={"parse": ["roles"]}) == {bob.id}
    assert await rung() == {alice.id, bob.id}
    table.deny(alice, P.VIEW_CHANNEL)
    assert await rung() == {bob.id}
    both = {"parse": ["users"], "users": [alice.id]}
    path = f"/channels/{table.id}/messages"
    assert await code(ask, "POST", path, {"content": "x", "allowed_mentions": both}) == 50035


async def test_everyone_needs_a_permission(ask: Asking, guild: Guild, table: Channel) -> None:
    alice = ask.d.person("Alice", guild)
    await send(ask, table, content="@everyone")
    assert alice.pings == []
    guild.set_permissions(guild.bot_role, BOT | P.MENTION_EVERYONE)
    await send(ask, table, content="@everyone")
    assert len(alice.pings) == 1


async def test_replies_and_edits_and_silence(ask: Asking, guild: Guild, table: Channel) -> None:
    alice = ask.d.person("Alice", guild)
    asked = alice.say("?", channel=table)
    reference = {"message_id": asked.id}
    silent = {"parse": [], "replied_user": False}
    await send(ask, table, content="!", message_reference=reference, allowed_mentions=silent)
    assert alice.pings == []
    reply = await send(ask, table, content="!", message_reference=reference)
    assert [p.message_id for p in alice.pings] == [reply["id"]]
    await ask("PATCH", f"/channels/{table.id}/messages/{reply['id']}", {"content": alice.mention})
    assert len(alice.pings) == 1
    await send(ask, table, content=alice.mention, flags=1 << 12)
    assert [p.silent for p in alice.pings] == [False, True]
    gone = {"message_id": "1"}
    path = f"/channels/{table.id}/messages"
    assert await code(ask, "POST", path, {"content": "x", "message_reference": gone}) == 50035


async def test_edits_of_old_messages_have_a_quota(ask: Asking, table: Channel) -> None:
    ask.d.routes.old_edits = 2
    old = await send(ask, table, content="old")
    path = f"/channels/{table.id}/messages/{old['id']}"
    for n in range(5):
        assert await code(ask, "PATCH", path, {"content": f"{n}"}) is None
    ask.d.clock.advance(3601)
    assert await code(ask, "PATCH", path, {"content": "a"}) is None
    assert await code(ask, "PATCH", path, {"content": "b"}) is None
    assert await code(ask, "PATCH", path, {"content": "c"}) == 30046
    fresh = await send(ask, table, content="new")
    assert await code(ask, "PATCH", f"/channels/{table.id}/messages/{fresh['id']}", {"content": "d"}) is None
    ask.d.clock.advance(3601)
    assert await code(ask, "PATCH", path, {"content": "e"}) is None


async def test_bulk_delete(ask: Asking, guild: Guild, table: Channel) -> None:
    sent = [(await send(ask, table, content=str(n)))["id"] for n in range(3)]
    path = f"/channels/{table.id}/messages/bulk-delete"
    assert await code(ask, "POST", path, {"messages": sent}) == 50013
    guild.set_permissions(guild.bot_role, BOT | P.MANAGE_MESSAGES)
    assert await code(ask, "POST", path, {"messages": sent[:1]}) == 50035
    assert await code(ask, "POST", path, {"messages": sent[:2]}) is None
    assert list(table.messages) == sent[2:]
    ask.d.clock.advance(15 * 86400)
    assert await code(ask, "POST", path, {"messages": sent}) == 50034


async def test_history(ask: Asking, table: Channel) -> None:
    sent = [(await send(ask, table, content=str(n)))["id"] for n in range(4)]
    path = f"/channels/{table.id}/messages"

    async def ids(query: str) -> list[str]:
        return [m["id"] for m in (await ask("GET", path + query))[1]]

    assert await ids("") == sent[::-1]
    assert await ids("?limit=2") == [sent[3], sent[2]]
    assert await ids(f"?before={sent[2]}") == [sent[1], sent[0]]
    assert await ids(f"?after={sent[0]}&limit=2") == [sent[2], sent[1]]
    table.deny(ask.d.bot, P.READ_MESSAGE_HISTORY)
    assert await ids("") == []


async def test_commands_keep_their_ids(ask: Asking) -> None:
    path = f"/applications/{ask.d.bot.id}/commands"
    one: Json = {"name": "one", "description": "One", "default_member_permissions": 16}
    _, first = await ask("PUT", path, [one])
    _, second = await ask("PUT", path, [one, {"name": "two", "description": "Two"}])
    assert first[0]["id"] == second[0]["id"]
    assert second[0]["default_member_permissions"] == "16"
    assert await code(ask, "DELETE", f"{path}/{second[1]['id']}") is None
    assert await code(ask, "DELETE", f"{path}/{second[1]['id']}") == 10063
    _, added = await ask("POST", path, {"name": "three", "description": "Three"})
    assert [c["name"] for c in (await ask("GET", path))[1]] == ["one", "three"]
    assert added["name"] == "three"


# Interactions, answered by hand


@pytest.fixture
def press(ask: Asking, guild: Guild, table: Channel) -> Any:
    """A person who presses something, and the path of the first answer."""
    alice = ask.d.person("Alice", guild)

    def go(act: Act = Act.COMMAND, **more: Any) -> tuple[Any, str]:
        data = {"name": "go", "custom_id": "go"}
        made = ask.d.interactions.send(alice.user, table, act, data, **more)
        return made, f"/interactions/{made.id}/{made.token}/callback"

    return go


async def test_first_answer(ask: Asking, press: Any) -> None:
    made, path = press()
    assert await code(ask, "POST", path.replace(made.token, "other"), {"type": 5}) == 10062
    status, body = await ask("POST", f"{path}?with_response=true", {"type": 4, "data": {"content": "hi"}})
    assert status == 200
    assert body["resource"]["message"]["content"] == "hi"
    assert await code(ask, "POST", path, {"type": 4, "data": {"content": "hi"}}) == 40060


async def test_late_answer(ask: Asking, press: Any) -> None:
    _, path = press()
    ask.d.clock.advance(3.1)
    assert await code(ask, "POST", path, {"type": 5}) == 10062


async def test_answers_that_do_not_fit(ask: Asking, press: Any, table: Channel) -> None:
    message = ask.d.messages.post(table, {"content": "board"}, {})
    modal = {"custom_id": "m", "title": "T", "components": [{"type": 10, "content": "x"}]}
    wrong = [
        (Act.COMMAND, {}, {"type": 7, "data": {"content": "x"}}),
        (Act.COMMAND, {}, {"type": 8, "data": {"choices": []}}),
        (Act.AUTOCOMPLETE, {}, {"type": 4, "data": {"content": "x"}}),
        (Act.MODAL, {"source": message}, {"type": 9, "data": modal}),
        (Act.COMMAND, {}, {"type": 9, "data": {**modal, "title": "x" * 46}}),
    ]
    for act, more, body in wrong:
        made, path = press(act, **more)
        assert await code(ask, "POST", path, body) == 50035, body
        assert made.answer is None


async def test_token_dies_after_a_quarter_of_an_hour(ask: Asking, press: Any) -> None:
    made, path = press()
    await ask("POST", path, {"type": 4, "data": {"content": "hi"}})
    original = f"/webhooks/{ask.d.bot.id}/{made.token}/messages/@original"
    ask.d.clock.advance(899)
    assert await code(ask, "PATCH", original, {"content": "still"}) is None
    ask.d.clock.advance(2)
    assert await code(ask, "PATCH", original, {"content": "too late"}) == 50027
    assert await code(ask, "POST", f"/webhooks/{ask.d.bot.id}/unknown", {"content": "x"}) == 10015


async def test_deferred_and_followups(ask: Asking, press: Any, table: Channel) -> None:
    made, path = press()
    await ask("POST", path, {"type": 5, "data": {"flags": 64}})
    hook = f"/webhooks/{ask.d.bot.id}/{made.token}"
    assert made.message.loading
    _, first = await ask("POST", hook, {"content": "takes its place"})
    assert first["id"] == made.message.id
    assert first["flags"] == 64
    _, second = await ask("POST", hook, {"content": "public"})
    assert [m.text for m in made.followups] == ["public"]
    assert await code(ask, "GET", f"/channels/{table.id}/messages/{first['id']}") == 10008
    assert await code(ask, "GET", f"{hook}/messages/{first['id']}") is None
    assert await code(ask, "DELETE", f"{hook}/messages/{second['id']}") is None
    assert await code(ask, "DELETE", f"{hook}/messages/{second['id']}") == 10008


async def test_answers_in_an_archived_thread(ask: Asking, guild: Guild, table: Channel) -> None:
    alice = ask.d.person("Alice", guild)
    thread = table.open_thread("side", ask.d.bot)
    board = ask.d.messages.post(thread, {"content": "board"}, {})
    thread.archive()
    made = ask.d.interactions.send(alice.user, thread, Act.COMPONENT, {"custom_id": "x"}, source=board)
    path = f"/interactions/{made.id}/{made.token}/callback"
    assert await code(ask, "POST", path, {"type": 7, "data": {"content": "x"}}) == 50083
    assert await code(ask, "POST", path, {"type": 6}) is None


async def test_buckets(ask: Asking, table: Channel) -> None:
    ask.d.rest.buckets.enabled = True
    url = f"{ask.d.url}/api/v10/channels/{table.id}/messages"
    for left in (4, 3, 2, 1, 0):
        async with ask.http.post(url, json={"content": "x"}, headers={"Authorization": "Bot loopback"}) as ok:
            assert (ok.status, ok.headers["X-RateLimit-Remaining"]) == (200, str(left))
    async with ask.http.post(
        url, json={"content": "x"}, headers={"Authorization": "Bot loopback"}
    ) as limited:
        body = await limited.json()
    assert limited.status == 429
    assert 4 < body["retry_after"] <= 5
    assert body["global"] is False


def test_global_limit() -> None:
    buckets = Buckets()
    answers = [buckets.take("GET", f"/channels/{10**17 + n}")[0] for n in range(51)]
    assert answers[:50] == [None] * 50
    assert answers[50]
    assert answers[50]["global"] is True
    assert buckets.take("POST", "/interactions/1/token/callback") == (None, {})
