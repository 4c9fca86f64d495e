"""Finished games replayed by their code, as people meet them."""

from __future__ import annotations

import re

import pytest

from bot.local.model import Message
from bot.showing.logs import state_at
from bot.store.codes import LETTERS, replay_code, shown, typed
from engines.core.parts import View
from tests.bot.showing.tables import Table, table
from tests.bot.store.samples import finished, lobby
from tests.support.bot import RunningBot, running_bot, written

CODE = re.compile(r"\*\*([0-9A-Z]{5}-[0-9A-Z]{5})\*\*")


async def _shared(bot: RunningBot, game: str = "lantern") -> tuple[Table, str]:
    """A finished game that its people share, and its code."""
    await bot.slash("Ada", "play", game=game)
    await bot.arrange("Ada", table=["shared"])
    await bot.press("Boris", "Join")
    assert "anybody with its code can replay" in bot.reads("Cleo")
    await bot.press("Ada", "Start")
    at = Table(bot, (await bot.record()).id, bot.channel())
    await at.play_out()
    found = CODE.search(await bot.until_reads("Cleo", "Replay:"))
    assert found is not None
    return at, found[1]


async def test_anybody_with_the_code_sees_the_game_with_each_ones_eyes_and_nobodys_name() -> None:
    async with running_bot() as bot:
        at, code = await _shared(bot, "agent_avenue")
        names = [f"<@{bot.person(name)}>" for name in ("Ada", "Boris")]
        first = await bot.slash("Dmitri", "replay", where=bot.local.world.dm(bot.person("Dmitri")), code=code.lower())
        assert "moment 1 of" in written(first)
        assert not any(name in written(first) for name in names)
        watched = _pictures(first)
        opened = await bot.press(
            "Dmitri", "Whose eyes?", where=bot.local.world.dm(bot.person("Dmitri")), values=("open",)
        )
        assert _pictures(opened) > watched > 0
        record = await at.record()
        assert replay_code(record) == typed(code)


async def test_what_a_seat_sees_in_a_replay_is_what_it_saw_then() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        then: dict[int, list[View]] = {}
        while (now := await at.snapshot()).to_act():
            then[now.record.version] = [now.view(seat) for seat in (None, 0, 1)]
            await at.act(min(now.to_act()))
        over = await at.snapshot()
        entries = await bot.app.store.sessions.journal(at.session)
        assert len(then) > 3
        for version, views in then.items():
            state = state_at(over, entries, version)
            again = [over.game.view(state, seat) for seat in (None, 0, 1)]
            assert [view.model_dump_json() for view in again] == [view.model_dump_json() for view in views]


async def test_whoever_shows_a_replay_to_all_turns_its_pages_alone() -> None:
    async with running_bot() as bot:
        _, code = await _shared(bot)
        await bot.slash("Ada", "replay", where="general", code=code, spoilers=False)
        assert " of " not in written(bot.last("Ada", where="general")).splitlines()[0]
        await bot.press("Ada", "Show to all here", where="general")
        assert "moment 1 " in bot.reads("Cleo", where="general")
        await bot.press("Cleo", "Later", where="general")
        assert "turns the pages here" in bot.reads("Cleo", where="general")
        await bot.press("Ada", "Later", where="general")
        assert "moment 2 " in await bot.until_reads("Cleo", "moment 2", where="general")


async def test_a_game_that_nobody_shares_has_no_code_and_is_not_replayed() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        await at.play_out()
        await bot.until_reads("Cleo", "Rematch")
        assert "Replay:" not in bot.reads("Cleo")
        told = await bot.slash("Cleo", "replay", code="00000-00000")
        assert "No game has this code" in written(told)
        forged = await bot.local.people.forged(
            bot.person("Cleo"), bot.channel(), int(told["id"]), f"replay:{at.session}:0:open:all:"
        )
        assert "No game has this code" in written(await bot.finished(forged))


@pytest.mark.parametrize("how", [str.lower, lambda code: code.replace("0", "O").replace("1", "l"), shown])
def test_a_code_is_understood_however_it_is_typed(how: object) -> None:
    record = finished(lobby(shared=True, id=7))
    code = replay_code(record)
    assert code is not None
    assert len(code) == LETTERS
    assert typed(f" {how(code)} ") == code  # type: ignore[operator]
    assert replay_code(finished(lobby(shared=False, id=7))) is None


def _pictures(message: Message) -> int:
    return str(message["components"]).count("'media'")
