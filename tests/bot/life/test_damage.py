"""A database that turns out to be damaged while the bot runs: what can be served is, and else the bot ends."""

from __future__ import annotations

import logging

import pytest

from bot.starting import main
from bot.store.database import Damaged
from bot.store.life import BEAT_S
from bot.store.schema import heartbeats, journal, sessions
from engines.table.ports import NotKept
from tests.bot.life.tables import begun
from tests.bot.showing.tables import eventually
from tests.support.bot import RunningBot, running_bot, written
from tests.support.database import damaged, full_disk


def _told(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The loud lines."""
    return [record.getMessage() for record in caplog.records if record.levelno == logging.CRITICAL]


async def _goes_on(bot: RunningBot) -> None:
    """All that asks the whole bot's tables works."""
    await bot.app.ticker.tick()
    assert "Your tables" in written(await bot.slash("Boris", "games"))
    assert bot.app.client.error is None


async def test_a_damaged_part_is_told_once_and_all_others_are_served(caplog: pytest.LogCaptureFixture) -> None:
    async with running_bot(quiet=False) as bot:
        await begun(bot, "Ada", "Boris")
        with damaged(bot.app.store.database, journal):
            for _ in range(2):
                assert "my database is damaged" in written(await bot.slash("Ada", "game verify"))
            await _goes_on(bot)
    (line,) = _told(caplog)
    assert "is damaged" in line
    assert "backup" in line


@pytest.mark.parametrize("table", [heartbeats, sessions])
async def test_where_no_clock_can_go_on_the_bot_ends(table: object, caplog: pytest.LogCaptureFixture) -> None:
    async with running_bot(quiet=False) as bot:
        await begun(bot, "Ada", "Boris")
        with damaged(bot.app.store.database, table):  # type: ignore[arg-type]
            await eventually(lambda: bot.clock.is_slept_on(BEAT_S))
            bot.app.ticker.look()
            bot.clock.advance(BEAT_S)
            await bot.app.client.ended.wait()
        assert isinstance(bot.app.client.error, Damaged)
    assert len(_told(caplog)) == 1


def test_a_fault_of_its_own_is_one_line_without_what_it_was_about(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("PlayPair(face_up='saboteur')")

    monkeypatch.setattr("os.umask", lambda _: None)
    monkeypatch.setattr("bot.starting.run", broken)
    monkeypatch.setattr("bot.starting.load_settings", broken)
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 2
    line = capsys.readouterr().err
    assert line.count("\n") == 1
    assert "RuntimeError at " in line
    assert "saboteur" not in line


async def test_a_full_disk_is_told_with_what_to_do(caplog: pytest.LogCaptureFixture) -> None:
    async with running_bot(quiet=False) as bot:
        with full_disk(bot.app.store.database):
            assert "couldn’t be saved" in written(await bot.slash("Ada", "play", game="lantern"))
        assert bot.app.client.error is None
    assert [line for line in caplog.messages if "Make room" in line]


def test_what_the_store_has_told_already_is_not_told_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_: object) -> None:
        raise NotKept

    monkeypatch.setattr("os.umask", lambda _: None)
    monkeypatch.setattr("bot.starting.load_settings", full)
    with pytest.raises(SystemExit) as end:
        main()
    assert (end.value.code, capsys.readouterr().err) == (2, "")


async def test_what_fails_before_the_bot_is_up_to_date_is_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr("bot.clocks.ticker.Ticker.start", broken)
    with pytest.raises(RuntimeError):
        async with running_bot():
            pass
