"""A real discord.py bot, and people who use everything it has."""

import asyncio

import pytest

import playground.limits as limits
from playground.interactions import Answer
from playground.messages import Upload
from playground.people import CannotDo, NoAnswer
from tests.playground.conftest import Club
from tests.playground.tiny_bot import png


async def test_slash_command_in_both_languages(club: Club) -> None:
    assert (await club.alice.slash("/bonjour", channel=club.table)).text == "Hello Alice (fr)"
    assert (await club.alice.slash("/hello", to=club.bob, loud=True)).text == "Hello Bob! (fr)"
    assert (await club.bob.slash("/hello")).text == "Hello Bob (en-US)"
    with pytest.raises(CannotDo, match="not offered"):
        await club.bob.slash("/bonjour")


async def test_options_are_checked_as_a_client_would(club: Club) -> None:
    assert (await club.bob.slash("/colour", shade="red", name="rust", n=9)).text == "red rust 9"
    wrong = [{"shade": "mauve"}, {"n": 10}, {"n": "two"}, {"name": 5}, {"size": 1}]
    for fill in wrong:
        with pytest.raises(CannotDo) as refused:
            await club.bob.slash("/colour", fill={"shade": 1, "name": "rust", **fill})
        assert refused.value.code == "bad-option"
    with pytest.raises(CannotDo, match="needs"):
        await club.bob.slash("/colour", shade=1)


async def test_autocomplete(club: Club) -> None:
    choices = await club.bob.autocomplete("/colour", "name", "co", shade=1)
    assert [(c.name, c.value) for c in choices] == [("Cobalt", "cobalt")]


async def test_a_file_goes_with_a_command(club: Club) -> None:
    weighed = await club.bob.slash("/weigh", file=Upload("a log.json", b"{} "))
    assert weighed.text == "a log.json: 3, b'{} '"
    for wrong in ("a log.json", Upload("much", bytes(limits.UPLOAD + 1))):
        with pytest.raises(CannotDo) as refused:
            await club.bob.slash("/weigh", file=wrong)
        assert refused.value.code == "bad-option"


async def test_groups_and_permissions(club: Club) -> None:
    assert (await club.mia.slash("/do deep dig", where=club.table)).text == "Dug in table-1"
    assert "do deep dig" not in club.bob.commands()
    with pytest.raises(CannotDo):
        await club.bob.slash("/do deep dig", where=club.table)


async def test_board_with_components_v2(club: Club) -> None:
    shown = await club.alice.slash("/show")
    board = shown.message
    assert board.text == "## Board\nPressed **0** times\nOne section"
    assert board.alt == ["A grey board"]
    assert board.attachments[0].data == png(1080, 720)
    assert list(board.buttons) == ["More", "Count 0", "Slow 0", "Later 0", "Seen 0", "Form 0", "Nothing 0"]

    pressed = await club.bob.click(board, "Count 0")
    assert pressed.message is board
    assert "Pressed **1** times" in board.text
    with pytest.raises(CannotDo, match="no button 'Count 0'"):
        await club.bob.click(board, "Count 0")
    forged = await club.bob.press_raw(board, "press:count:6")
    assert "Pressed **7** times" in forged.text


async def test_deferred_answers(club: Club) -> None:
    board = (await club.alice.slash("/show")).message
    slow = await club.bob.click(board, "Slow 0")
    assert slow.answer is Answer.DEFERRED_MESSAGE
    assert slow.ephemeral
    assert slow.text == "Done thinking."
    await club.bob.wait(lambda m: m.text == "And one thing more.")
    assert slow.said == "Done thinking.\nAnd one thing more."

    later = await club.bob.click(board, "press:later:0")
    assert later.answer is Answer.DEFERRED_UPDATE
    assert "Pressed **100** times" in board.text
    assert (await club.bob.click(board, "Seen 100")).answer is Answer.DEFERRED_UPDATE


async def test_selects(club: Club) -> None:
    board = (await club.alice.slash("/show")).message
    assert (await club.bob.select(board, ["Red", "brass"])).text == "You took ['red', 'brass']."
    assert (await club.bob.select(board, "blue", which="Colours")).text == "You took ['blue']."
    with pytest.raises(CannotDo, match="1 to 2 values"):
        await club.bob.select(board, ["red", "blue", "brass"])
    with pytest.raises(CannotDo, match="no option"):
        await club.bob.select(board, "green")


async def test_modal(club: Club) -> None:
    board = (await club.alice.slash("/show")).message
    form = await club.bob.click(board, "Form 0")
    assert form.modal
    assert form.modal["title"] == "A form"
    with pytest.raises(CannotDo, match="2 to 20 characters"):
        await club.bob.submit_modal(form, Slogan="x", Mood="Wild")
    with pytest.raises(CannotDo, match="1 to 1 choices"):
        await club.bob.submit_modal(form, Slogan="Enough!")
    sent = await club.bob.submit_modal(form, {"slogan": "Enough!"}, Mood="Wild", Friend=club.alice)
    assert sent.text == "Enough! / ['Wild'] / ['Alice'] / none"
    with pytest.raises(CannotDo, match="no form is open"):
        await club.bob.submit_modal(sent, Slogan="Enough!")


async def test_ephemerals_are_seen_by_one_person(club: Club) -> None:
    secret = await club.bob.slash("/colour", shade=1, name="rust")
    assert secret.ephemeral
    assert secret.message in club.bob.feed()
    assert club.table.last_message_id is None
    assert secret.message not in club.alice.feed()
    with pytest.raises(CannotDo, match="does not see"):
        await club.alice.click(secret.message, "anything")


async def test_direct_messages(club: Club) -> None:
    assert (await club.bob.slash("/whisper")).text == "Look at your messages."
    assert [m.text for m in club.bob.dms()] == ["Psst."]
    assert club.bob.dms()[0].alt == ["A hand"]
    assert club.alice.dms() == []
    club.bob.close_dms()
    assert (await club.bob.slash("/whisper")).text == "closed: 50007"
    assert (await club.bob.slash("/hello", channel=club.bob.dm)).text == "Hello Bob (en-US)"


async def test_only_those_ring_who_are_allowed_to(club: Club) -> None:
    called = await club.alice.slash("/call", who=club.bob)
    assert club.alice.mention in called.text
    assert [p.message_id for p in club.bob.pings] == [called.message.id]
    assert club.alice.pings == []


async def test_threads(club: Club) -> None:
    made = await club.alice.slash("/room", name="Side room")
    side = next(c for c in club.bob.channels() if c.name == "Side room")
    assert made.text == f"See <#{side.id}>"
    assert [m.text for m in club.bob.feed(side)] == ["Welcome here."]
    assert (await club.bob.slash("/hello", channel=side)).text == "Hello Bob (en-US)"


async def test_no_answer(club: Club) -> None:
    board = (await club.alice.slash("/show")).message
    club.d.interactions.ack_timeout = 0.2
    with pytest.raises(NoAnswer):
        await club.bob.click(board, "Nothing 0")


async def test_many_at_once(club: Club) -> None:
    results = await asyncio.gather(*(club.bob.slash("/hello") for _ in range(50)))
    assert {r.text for r in results} == {"Hello Bob (en-US)"}
    assert max(r.ack_ms for r in results) < 3000
