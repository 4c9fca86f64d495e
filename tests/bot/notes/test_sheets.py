"""Note sheets on Discord: marked together and alone, kept, secret until the end, then open to all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.local.model import Json
from bot.panels import notes
from bot.panels.layout import Image
from bot.showing.drawing import Drawing
from bot.showing.live import LIVES
from engines.core.sheets import Mark, MarkedSheet, Sheet
from engines.table import ending
from renderers.picture import Picture
from tests.bot.showing.tables import Table, settle_in, table, watched
from tests.support.bot import RunningBot, controls, running_bot, written
from tests.support.clock import PATIENCE_S, FakeClock
from tests.support.lantern import LANTERN, Lantern, LanternView

OWN, STRIKE = "Notes of", "✗ Strike out: cells of"


async def opened(bot: RunningBot, who: str, sheet: str | None = None) -> str:
    """Somebody's notes, turned to a sheet; what they say."""
    message = await bot.press(who, "Notes")
    if sheet is not None:
        message = await bot.press(who, "Another sheet", values=[sheet])
    return written(message)


async def strike(bot: RunningBot, who: str, row: int, *cells: str) -> str:
    """Mark cells of a row of the sheet that stands open; what the panel says then."""
    return written(await bot.press(who, f"{STRIKE} Seat {row + 1}", values=list(cells)))


async def marks(bot: RunningBot, at: Table, sheet: str) -> set[tuple[int, int, str]]:
    kept = await bot.app.store.sheets.of(at.session)
    return {(mark.row, mark.column, mark.kind) for mark in kept.get(sheet, ())}


async def test_two_taps_strike_numbers_of_a_row() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        await bot.press("Ada", "Notes")
        said = written(await bot.press("Ada", f"{STRIKE} Seat 2", values=["0", "4", "6"]))
        assert await marks(bot, at, "all") == {(1, 0, "no"), (1, 4, "no"), (1, 6, "no")}
        assert "Seat 2 – struck out: 1, 5, and 7" in said


async def test_two_taps_strike_a_whole_row_or_whole_columns() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        await bot.press("Ada", "Notes")
        await strike(bot, "Ada", 0, "all")
        assert await marks(bot, at, "all") == {(0, column, "no") for column in range(20)}
        await bot.press("Ada", "✗ Strike out: whole columns", values=["3", "7"])
        assert await marks(bot, at, "all") == {(0, column, "no") for column in range(20)} | {
            (1, 3, "no"),
            (1, 7, "no"),
        }


async def test_three_taps_from_the_board_strike_numbers_on_any_sheet() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        await bot.press("Ada", "Notes")
        await bot.press("Ada", "Another sheet", values=["own-0"])
        await bot.press("Ada", f"{STRIKE} Seat 2", values=["0", "4", "6"])
        assert await marks(bot, at, "own-0") == {(1, 0, "no"), (1, 4, "no"), (1, 6, "no")}


async def test_of_a_sheet_with_many_rows_a_line_is_chosen_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notes, "MOST_OPEN", 1)
    async with running_bot() as bot:
        at = await table(bot)
        await bot.press("Ada", "Notes")
        await bot.press("Ada", "Choose a row", values=["1"])
        await bot.press("Ada", f"{STRIKE} Seat 2", values=["0", "4"])
        assert await marks(bot, at, "all") == {(1, 0, "no"), (1, 4, "no")}
        await bot.press("Ada", "Choose a column", values=["3"])
        await bot.press("Ada", f"{STRIKE} 4", values=["all"])
        assert await marks(bot, at, "all") == {(1, 0, "no"), (1, 4, "no"), (0, 3, "no"), (1, 3, "no")}


async def test_however_many_sheets_there_are_all_can_be_turned_to(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = type(LANTERN).sheets

    def very_many(game: Lantern, view: LanternView) -> tuple[Sheet, ...]:
        return (*drawn(game, view), *(replace(drawn(game, view)[0], id=f"copy-{number}") for number in range(53)))

    monkeypatch.setattr(type(LANTERN), "sheets", very_many)
    async with running_bot() as bot:
        await table(bot)
        await bot.press("Ada", "Notes")
        reached = {option["value"] for option in offered(bot)}
        for _ in range(2):
            await bot.press("Ada", "Later sheets")
            reached |= {option["value"] for option in offered(bot)}
        assert not bot.sees("Ada", "Later sheets")
        assert reached == {"all", "own-0", *(f"copy-{number}" for number in range(53))}
        await bot.press("Ada", "Another sheet", values=["copy-52"])
        await bot.press("Ada", f"{STRIKE} Seat 1", values=["0"])
        for _ in range(2):
            await bot.press("Ada", "‹ Earlier sheets")
        assert {"all", "own-0"} <= {option["value"] for option in offered(bot)}
        assert not bot.sees("Ada", "‹ Earlier sheets")


def offered(bot: RunningBot) -> list[Json]:
    """The sheets that Ada is offered to turn to."""
    options: list[Json] = bot.find("Ada", "Another sheet")[1]["options"]
    return options


async def test_signs_take_each_other_s_place_and_can_be_cleared() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        await bot.press("Ada", "Notes")
        await strike(bot, "Ada", 0, "2", "3")
        await bot.press("Ada", "✓ Sure")
        await bot.press("Ada", "✓ Sure: cells of Seat 1", values=["3"])
        assert await marks(bot, at, "all") == {(0, 2, "no"), (0, 3, "yes")}
        await bot.press("Ada", "Clear")
        await bot.press("Ada", "Clear: cells of Seat 1", values=["2"])
        assert await marks(bot, at, "all") == {(0, 3, "yes")}


async def test_two_people_mark_at_once_and_see_what_the_other_did(monkeypatch: pytest.MonkeyPatch) -> None:
    held, free, draw = asyncio.Event(), asyncio.Event(), Drawing.image

    async def image(drawing: Drawing, key: tuple[object, ...], work: Callable[[], Picture]) -> Image | None:
        """What Ada is answered with comes last: she alone has marked there, and the panels have gone on since."""
        task = asyncio.current_task()
        answers = task is not None and "Lanes" not in repr(task.get_coro())
        if answers and isinstance(key[2], MarkedSheet) and {mark.row for mark in key[2].own} == {0}:
            held.set()
            await free.wait()
        return await draw(drawing, key, work)

    async with running_bot() as bot:
        at = await table(bot)
        for who in ("Ada", "Boris"):
            await opened(bot, who)
        monkeypatch.setattr(Drawing, "image", image)
        first = asyncio.ensure_future(strike(bot, "Ada", 0, "5", "6"))
        async with asyncio.timeout(PATIENCE_S):
            await held.wait()
        await strike(bot, "Boris", 1, "5", "6")
        await at.settled()
        free.set()
        await first
        await at.settled()
        assert await marks(bot, at, "all") == {(row, column, "no") for row in (0, 1) for column in (5, 6)}
        for who in ("Ada", "Boris"):
            assert "Seat 1 – struck out: 6 and 7\nSeat 2 – struck out: 6 and 7" in bot.reads(who)


async def test_what_somebody_marks_is_soon_on_everybody_s_open_panel() -> None:
    async with running_bot() as bot:
        await table(bot)
        for who in ("Boris", "Cleo", "Ada"):
            await opened(bot, who)
        await strike(bot, "Ada", 0, "5")
        for who in ("Boris", "Cleo"):
            await bot.until_reads(who, "Seat 1 – struck out: 6")


async def test_a_private_sheet_is_its_owner_s_alone_until_the_end() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        await opened(bot, "Boris")
        await opened(bot, "Cleo")
        await opened(bot, "Ada", "own-0")
        with watched(bot) as heard:
            assert "Only you see this sheet" in await strike(bot, "Ada", 1, "7")
            await at.settled()
        assert {only for _, only in heard.messages()} == {bot.person("Ada")}
        for who in ("Boris", "Cleo"):
            assert "own-0" not in str([control for message in bot.seen(who) for control in controls(message)])
        await at.play_out()
        await at.settled()
        public = await opened(bot, "Cleo", "own-0")
        assert f"{OWN} Seat 1" in public
        assert "struck out: 8" in public


async def test_who_looks_on_sees_the_public_sheet_and_marks_nothing() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        await opened(bot, "Ada")
        said = await opened(bot, "Cleo")
        assert "Everybody’s notes" in said
        assert "not mark it" in said
        assert STRIKE not in said
        message, _ = bot.find("Cleo", "Refresh")
        custom_id = f"notes-set:{at.session}:all:no:row:0"
        forged = await bot.local.people.forged(
            bot.person("Cleo"), bot.channel(), int(message["id"]), custom_id, values=["1"]
        )
        await bot.finished(forged)
        assert "can’t mark" in written(bot.last("Cleo"))
        assert await marks(bot, at, "all") == set()


async def test_forged_marks_are_refused() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        await opened(bot, "Ada")
        message, _ = bot.find("Ada", STRIKE)
        for arguments, values in (
            ("own-1:no:row:0", ["1"]),
            ("all:no:row:9", ["1"]),
            ("all:no:row:0", ["99"]),
            ("all:no:row:0", ["x"]),
            ("all:no", ["1"]),
            ("", []),
        ):
            forged = await bot.local.people.forged(
                bot.person("Ada"),
                bot.channel(),
                int(message["id"]),
                f"notes-set:{at.session}:{arguments}",
                values=values,
            )
            await bot.finished(forged)
            assert any(said in written(bot.last("Ada")) for said in ("can’t mark", "no such cell")), arguments
        assert await bot.app.store.sheets.of(at.session) == {}


async def test_notes_are_no_moves() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        before = await at.record()
        journal = await bot.app.store.sessions.journal(at.session)
        await opened(bot, "Ada", "own-0")
        await strike(bot, "Ada", 1, "7")
        assert await at.record() == before
        assert await bot.app.store.sessions.journal(at.session) == journal


async def test_the_game_s_own_signs_follow_the_view() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        assert "nothing marked" in await opened(bot, "Cleo")
        cards = (await at.snapshot()).state.hands
        laid = cards[0][0], cards[1][0]
        await at.bid(0)
        await at.bid(1)
        await bot.until_reads("Cleo", f"Seat 1 – sure: {laid[0]}\nSeat 2 – sure: {laid[1]}")


async def test_marks_outlive_a_restart(tmp_path: Path) -> None:
    clock, database, data = FakeClock(), tmp_path / "bot.sqlite3", tmp_path / "world"
    async with running_bot(clock=clock, database=database, data=data) as bot:
        await table(bot)
        await opened(bot, "Ada")
        await strike(bot, "Ada", 0, "0", "19")
    async with running_bot(clock=clock, database=database, data=data) as bot:
        said = written(await bot.press("Ada", "Refresh"))
        assert "Seat 1 – struck out: 1 and 20" in said
        assert "Seat 1 – struck out: 1 and 20" in await opened(bot, "Boris")


async def test_words_stand_in_for_the_picture() -> None:
    async with running_bot() as bot:
        await table(bot)
        await settle_in(bot, "Ada", words=True)
        await opened(bot, "Ada")
        assert "Seat 1 – struck out: 3" in await strike(bot, "Ada", 0, "2")
        message, _ = bot.find("Ada", STRIKE)
        assert not message["attachments"]
        assert "**Everybody’s notes**" in written(message)


async def test_an_open_panel_goes_quiet_and_refreshes_for_ever() -> None:
    async with running_bot() as bot:
        await table(bot)
        await opened(bot, "Ada")
        bot.clock.advance(LIVES.total_seconds())
        await bot.until_reads("Ada", "has gone quiet")
        bot.clock.advance(3600)
        assert "has gone quiet" not in written(await bot.press("Ada", "Refresh"))


async def test_once_the_game_is_over_nothing_can_be_marked() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        await opened(bot, "Ada", "own-0")
        message, control = bot.find("Ada", STRIKE)
        await at.play_out()
        await bot.until_reads("Ada", "all sheets are open")
        forged = await bot.local.people.forged(
            bot.person("Ada"), bot.channel(), int(message["id"]), control["custom_id"], values=["1"]
        )
        await bot.finished(forged)
        assert "No game is being played" in written(bot.last("Ada"))
        assert await marks(bot, at, "own-0") == set()


async def test_a_table_ended_early_opens_its_sheets_too() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        await bot.app.store.sheets.set(at.session, "own-1", [Mark(0, 0, "maybe")])
        await bot.app.registry.change(at.session, ending.abandon("abandoned"))
        await at.settled()
        assert "maybe: 1" in await opened(bot, "Cleo", "own-1")
