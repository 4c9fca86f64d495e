from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from bot.local.model import Message
from bot.panels.layout import Panel, whole_lines
from bot.tables.keys import custom_id
from engines.table import ending
from tests.bot.showing.tables import settle_in, table, watched
from tests.support.bot import parts, running_bot, written
from tests.support.clock import FakeClock
from tests.support.lantern import Peek
from tests.support.local import quick_retries

QUIET_AFTER_S = 14.5 * 60


async def test_my_hand_shows_the_hand_and_the_question_to_its_owner_alone() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        mine, others = (" · ".join(map(str, hand)) for hand in (await at.snapshot()).state.hands)
        panel = written(await bot.press("Ada", "My hand"))
        assert mine in panel
        assert others not in panel
        assert "Which card do you lay" in panel
        assert mine not in bot.reads("Boris") + bot.reads("Cleo")


async def test_news_are_what_happened_since_the_last_look() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        await bot.press("Ada", "My hand")
        await at.act(1, Peek())
        assert "looked at the next lamp" in written(at.panel("Ada"))
        assert "looked at the next lamp" not in await at.refresh("Ada")


async def test_news_are_remembered_over_a_restart(tmp_path: Path) -> None:
    clock = FakeClock()
    places = {"database": tmp_path / "bot.sqlite3", "data": tmp_path / "world"}
    async with running_bot(clock=clock, **places) as bot:  # type: ignore[arg-type]
        at = await table(bot)
        await bot.press("Ada", "My hand")
        await at.act(1, Peek())
        await at.refresh("Ada")
        session = at.session
    async with running_bot(clock=clock, **places) as bot:  # type: ignore[arg-type]
        at.bot = bot
        assert session == at.session
        await at.bid(1)
        panel = await bot.press("Ada", "My hand")
        assert "laid a card" in written(panel)
        assert "looked at the next lamp" not in written(panel)


async def test_in_words_at_most_eight_lines_of_news_beside_a_picture_the_last_of_them() -> None:
    async with running_bot() as bot:
        await settle_in(bot, "Cleo", words=True)
        at = await table(bot, people=3)
        for seat in (0, 1, 2, 0, 1, 2):
            await at.act(seat)
        panel = written(await bot.press("Cleo", "My hand"))
        assert len([line for line in panel.splitlines() if line.startswith("> ")]) == 8
        assert "more lines in the log" in panel
        shown = [line for line in written(await bot.press("Boris", "My hand")).splitlines() if line.startswith("-# ")]
        assert len(shown) == 1
        assert re.search(r" · \+\d+$", shown[0])


async def test_an_open_panel_changes_with_what_its_owner_hears_of() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        await bot.press("Ada", "My hand")
        before = at.panel("Ada")
        await at.bid(1)
        assert at.panel("Ada")["id"] == before["id"]
        assert "laid a card" in written(at.panel("Ada"))


async def test_a_move_outside_the_owners_view_changes_nothing_of_it() -> None:
    async with running_bot() as bot:
        at = await table(bot, people=3)
        for name in ("Ada", "Boris", "Cleo"):
            await bot.press(name, "My hand")
        await at.bid(0, 0)
        with watched(bot) as heard:
            await at.bid(0, 1)
        assert heard.messages() == [("message_update", bot.person("Ada"))]


async def test_what_was_put_together_before_a_press_never_stands_over_its_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with running_bot() as bot:
        await settle_in(bot, "Ada", confirm=True)
        at = await table(bot)
        await bot.press("Ada", "My hand")
        await at.settled()
        hands, begun, held = bot.app.hands, asyncio.Event(), asyncio.Event()
        compose = hands.compose

        async def slowly(*args: Any) -> Panel:
            monkeypatch.setattr(hands, "compose", compose)
            panel = await compose(*args)
            begun.set()
            await held.wait()
            return panel

        monkeypatch.setattr(hands, "compose", slowly)
        await at.act_only(1, Peek())
        await begun.wait()
        await bot.press("Ada", "Lay")
        held.set()
        await at.settled()
        assert bot.sees("Ada", "Do it")


async def test_what_was_on_its_way_before_a_press_never_stands_over_its_answer() -> None:
    async with running_bot() as bot:
        await settle_in(bot, "Ada", confirm=True)
        at = await table(bot)
        await bot.press("Ada", "My hand")
        await at.settled()
        under_way = bot.local.faults.hold(method="PATCH", route="/webhooks/**")
        await at.act_only(1, Peek())
        await under_way.arrived.wait()
        await bot.press("Ada", "Lay")
        assert bot.sees("Ada", "Do it")
        under_way.open()
        await at.settled()
        assert bot.sees("Ada", "Do it")


async def test_a_panel_goes_quiet_and_says_so_and_its_refresh_goes_on_working() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        await bot.press("Ada", "My hand")
        bot.clock.advance(QUIET_AFTER_S)
        await bot.until(lambda: "gone quiet" in written(at.panel("Ada")))
        with watched(bot) as heard:
            await at.bid(1)
        assert bot.person("Ada") not in [only_for for _, only_for in heard.messages()]
        bot.clock.advance(3600)
        refreshed = await at.refresh("Ada")
        assert "laid a card" in refreshed
        assert "gone quiet" not in refreshed


async def test_a_click_keeps_a_panel_live() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        await bot.press("Ada", "My hand")
        bot.clock.advance(QUIET_AFTER_S - 60)
        await at.refresh("Ada")
        bot.clock.advance(QUIET_AFTER_S - 60)
        await at.bid(1)
        assert "laid a card" in written(at.panel("Ada"))
        assert "gone quiet" not in written(at.panel("Ada"))


async def test_refresh_works_after_a_restart(tmp_path: Path) -> None:
    places = {"database": tmp_path / "bot.sqlite3", "data": tmp_path / "world"}
    async with running_bot(**places) as bot:  # type: ignore[arg-type]
        at = await table(bot)
        await bot.press("Ada", "My hand")
    async with running_bot(**places) as bot:  # type: ignore[arg-type]
        at.bot = bot
        await at.refresh("Ada")
        await at.bid(1)
        assert "laid a card" in written(at.panel("Ada"))


@pytest.mark.parametrize("code", [10015, 50027, 10008])
async def test_a_refused_token_is_no_error(code: int) -> None:
    async with running_bot() as bot:
        at = await table(bot)
        await bot.press("Ada", "My hand")
        fault = bot.local.faults.add(error=code, method="PATCH", route="/webhooks/**")
        await at.bid(1)
        assert fault.hits == 1
        assert "laid a card" in written(at.board())
        assert "laid a card" in await at.refresh("Ada")


async def test_an_expired_press_does_nothing() -> None:
    async with running_bot() as bot:
        await table(bot)
        fault = bot.local.faults.add(error=10062, method="POST", route="/interactions/**", handled=True)
        await bot.pressing("Ada", "My hand")
        await bot.app.outbox.idle()
        assert fault.hits == 1
        assert list(bot.app.hands.live.of_person(bot.person("Ada"))) == []


async def test_a_press_whose_acknowledgement_had_no_answer_is_answered_all_the_same() -> None:
    async with running_bot() as bot:
        await table(bot)
        bot.local.faults.add(error=503, method="POST", route="/interactions/**", handled=True)
        with quick_retries():
            assert "Which card do you lay" in written(await bot.press("Ada", "My hand"))


async def test_a_refusal_reaches_who_pressed_though_the_acknowledgement_had_no_answer() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        bot.local.faults.add(error=503, method="POST", route="/interactions/**", handled=True)
        board = int(at.board()["id"])
        with quick_retries():
            pressed = await bot.local.people.forged(bot.person("Ada"), at.channel, board, custom_id("hand", 999))
            assert (await bot.finished(pressed))["content"]


async def test_somebody_without_a_seat_reads_that_they_have_no_hand() -> None:
    async with running_bot() as bot:
        await table(bot)
        assert "no seat at this table" in written(await bot.press("Cleo", "My hand"))


async def test_who_has_given_up_a_seat_sees_no_hand_of_it_any_more() -> None:
    async with running_bot() as bot:
        at = await table(bot, people=3)
        await bot.press("Ada", "My hand")
        await bot.app.registry.change(at.session, ending.resign(0, bot.person("Ada")))
        await at.settled()
        await at.bid(1)
        seen = bot.seen("Ada", where=at.channel)
        private = [written(m) for m in seen if m["flags"] & 64]
        assert any("no seat at this table" in said for said in private)
        hand = " · ".join(map(str, (await at.snapshot()).state.hands[0]))
        assert not any(hand in said for said in private)


async def test_whoever_chose_words_gets_words_for_pictures() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        await settle_in(bot, "Ada", words=True)
        panel = await bot.press("Ada", "My hand")
        assert not [item for part in parts(panel["components"]) for item in part.get("items", ())]
        assert " · ".join(map(str, (await at.snapshot()).state.hands[0])) in written(panel)
        assert [item for part in parts(at.board()["components"]) for item in part.get("items", ())]


def test_words_too_long_for_a_panel_end_with_a_whole_line() -> None:
    told = "\n".join(["a" * 10] * 5)
    assert whole_lines(told, len(told)) == told
    assert whole_lines(told, 40, "… more") == "\n".join(["a" * 10] * 3 + ["… more"])
    assert whole_lines("a" * 100, 40, "… more") == "… more"


async def test_slash_hand_goes_to_the_table_that_waits_from_anywhere() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        assert "Which card do you lay" in written(await bot.slash("Ada", "hand", where="general"))
        dm = bot.local.world.dm(bot.person("Ada"))
        assert "Which card do you lay" in written(await bot.slash("Ada", "hand", where=dm))
        await at.bid(1)
        assert "laid a card" in bot.reads("Ada", where=dm)


async def test_slash_hand_asks_which_table_is_meant() -> None:
    async with running_bot() as bot:
        await table(bot)
        other = await table(bot, where="table-2")
        asked = await bot.slash("Ada", "hand", where="general")
        assert "Which one" in written(asked)
        await bot.press("Ada", "Choose a table", where="general", values=[str(other.session)])
        await bot.until_reads("Ada", "Which card do you lay", where="general")


async def test_slash_hand_of_somebody_who_plays_nowhere() -> None:
    async with running_bot() as bot:
        assert "You aren’t playing at any table" in written(await bot.slash("Ada", "hand"))


@pytest.mark.parametrize("args", [("999",), ("",), ("-1",), ("x",), ()])
async def test_a_forged_table_gets_a_polite_answer(args: tuple[str, ...]) -> None:
    async with running_bot() as bot:
        at = await table(bot)
        board = int(at.board()["id"])
        for entrance in ("hand", "hand-refresh", "log", "log-page", "guide"):
            forged = custom_id(entrance, *args)
            pressed = await bot.local.people.forged(bot.person("Ada"), at.channel, board, forged)
            await bot.finished(pressed)
        await at.settled()
        assert "How to play" in written(at.board())


async def test_a_lobbys_hand_comes_as_soon_as_the_game_begins() -> None:
    async with running_bot() as bot:
        await bot.slash("Ada", "play", game="lantern")
        await bot.press("Boris", "Join")
        lobby = next(m for m in bot.seen("Ada") if not m["flags"] & 64)
        record = await bot.record()
        forged = custom_id("hand", record.id)
        pressed = await bot.local.people.forged(bot.person("Ada"), bot.channel(), int(lobby["id"]), forged)
        assert "hasn’t begun" in written(await bot.finished(pressed))
        await bot.press("Ada", "Start")
        await bot.until_reads("Ada", "Refresh")


async def test_a_typed_move_that_is_refused_is_answered_with_that_alone_and_the_panel_stays_live() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        await bot.press("Ada", "My hand")
        await at.settled()
        before = len(bot.seen("Ada"))
        answer = await bot.slash("Ada", "move", move=f"{at.session}:99:abcdefgh")
        await at.settled()
        assert "moved on" in written(answer)
        assert len(bot.seen("Ada")) == before + 1
        await at.bid(0)
        assert " laid " in written(at.panel("Ada"))


async def test_a_finished_hand_tells_how_it_ended_and_begins_the_rematch() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        for who in ("Ada", "Boris"):
            await bot.press(who, "My hand")
        await at.play_out()
        for who in ("Ada", "Boris"):
            panel = written(at.panel(who))
            assert "🏆" in panel
            assert "Rematch" in panel
            assert _pictures(at.panel(who)) == _pictures(bot.find("Cleo", "Rematch")[0])[:1] != []
            message, _ = bot.find(who, "Rematch")
            assert message["id"] == at.panel(who)["id"]
            await bot.press(who, "Rematch")
        assert (await bot.record()).id != at.session
        assert (await bot.record()).status == "playing"


def _pictures(message: Message) -> list[str]:
    """What the pictures of a message tell."""
    return [item["description"] for part in parts(message["components"]) for item in part.get("items", ())]
