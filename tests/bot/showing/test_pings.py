from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.local.model import SILENT
from bot.store.preferences import PersonSettings
from engines.table import ending, pausing, seating
from tests.bot.showing.tables import NAMES, Table, eventually, settle_in, table, watched
from tests.support.bot import RunningBot, controls, running_bot, written
from tests.support.lantern import Peek
from tests.support.local import quick_retries

NEARBY_S = 120


def ping_of(bot: RunningBot, at: Table, who: str) -> str | None:
    mention = f"<@{bot.person(who)}>"
    return next((ping for ping in at.pings() if ping.startswith(mention)), None)


def open_labels(bot: RunningBot, at: Table) -> set[str]:
    """The open moves on the board."""
    return {c["label"] for c in controls(at.board()) if "open-move" in c.get("custom_id", "")}


async def test_a_ping_is_an_ordinary_message_that_notifies_its_person_alone() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        ping = next(m for m in bot.seen("Cleo") if m["content"].startswith(f"<@{bot.person('Boris')}>"))
        assert [user["id"] for user in ping["mentions"]] == [str(bot.person("Boris"))]
        assert not ping["flags"]
        said = written(ping)
        assert "Which card do you lay for the lamp" in said
        assert "> The game has begun." in said
        assert "<t:" in said
        assert "My hand" in said
        assert at.board()["id"] in str(ping["components"])


async def test_everything_but_pings_is_silent() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        assert at.board()["flags"] & SILENT


async def test_a_ping_goes_when_it_is_answered_and_not_before() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        assert ping_of(bot, at, "Ada")
        await at.act(0, Peek())
        await at.bid(0)
        assert ping_of(bot, at, "Ada") is None
        assert ping_of(bot, at, "Boris")


async def test_a_ping_says_where_it_calls_to_and_that_its_person_is_the_last() -> None:
    async with running_bot() as bot:
        await settle_in(bot, "Cleo", hands="dm")
        at = await table(bot, people=3)
        ping = ping_of(bot, at, "Boris") or ""
        assert ping.endswith(f"-# Lantern – <#{at.channel}>")
        dm = bot.local.world.dm(bot.person("Cleo"))
        assert any(m["content"].startswith("**Lantern** – \\#table-1") for m in bot.seen("Cleo", where=dm))
        await at.bid(0)
        assert "is waiting for you alone" not in (ping_of(bot, at, "Boris") or "")
        await at.bid(2)
        assert "is waiting for you alone" in (ping_of(bot, at, "Boris") or "")


async def test_what_all_may_answer_is_answered_on_the_ping() -> None:
    async with running_bot() as bot:
        at = await table(bot, "agent_avenue")
        while not open_labels(bot, at):
            (seat,) = (await at.snapshot()).to_act()
            await at.act(seat)
        (seat,) = (await at.snapshot()).to_act()
        ping = next(m for m in bot.seen("Cleo") if m["content"].startswith(f"<@{bot.person(NAMES[seat])}>"))
        assert open_labels(bot, at) == {c["label"] for c in controls(ping) if "open-move" in c.get("custom_id", "")}


async def test_one_ping_a_visit_whatever_happens_meanwhile() -> None:
    async with running_bot() as bot:
        at = await table(bot, people=3)
        before = [m["id"] for m in bot.seen("Cleo") if m["content"]]
        with watched(bot) as heard:
            await at.bid(0)
        assert "message_create" not in [kind for kind, _ in heard.messages(at.channel)]
        after = [m["id"] for m in bot.seen("Cleo") if m["content"]]
        assert len(after) == len(before) - 1
        assert set(after) < set(before)


async def test_no_ping_within_two_minutes_of_ones_own_move() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        await at.bid(0)
        await at.bid(1)
        assert at.pings() == []
        bot.clock.advance(NEARBY_S + 1)
        await eventually(lambda: len(at.pings()) == 2)
        await at.settled()
        await at.bid(0)
        bot.clock.advance(1)
        assert ping_of(bot, at, "Ada") is None


async def test_a_move_that_changes_nothing_public_leaves_the_pings_alone() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        await at.bid(0, 0)
        with watched(bot) as heard:
            await at.bid(0, 1)
        assert heard.messages() == []


async def test_pings_switched_off() -> None:
    async with running_bot() as bot:
        await settle_in(bot, "Boris", pings=False)
        at = await table(bot)
        assert ping_of(bot, at, "Boris") is None
        assert ping_of(bot, at, "Ada")


async def test_pings_go_with_pause_and_with_the_end() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        await bot.app.registry.change(at.session, pausing.pause())
        await at.settled()
        assert at.pings() == []
        await bot.app.registry.change(at.session, pausing.resume(bot.app.people))
        await at.settled()
        assert len(at.pings()) == 2
        await bot.app.registry.change(at.session, ending.abandon("abandoned"))
        await at.settled()
        (call,) = at.pings()
        assert "without a result" in call


async def test_a_reminder_takes_the_pings_place() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        bot.app.calls.remind(at.session, 1)
        await at.settled()
        mine = [ping for ping in at.pings() if f"<@{bot.person('Boris')}>" in ping]
        assert len(mine) == 1
        assert "Late" in mine[0]


async def test_a_ping_somebody_deleted_stays_away() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        ping = next(m for m in bot.seen("Cleo") if m["content"].startswith(f"<@{bot.person('Boris')}>"))
        bot.local.world.delete_message(at.channel, int(ping["id"]))
        await at.bid(0)
        assert at.pings() == []
        await at.bid(1)
        assert at.pings() == []


async def test_a_ping_tells_only_what_all_may_know() -> None:
    async with running_bot() as bot:
        at = await table(bot, people=3)
        for seat in (0, 1):
            await at.bid(seat)
        bot.app.calls.remind(at.session, 2)
        await at.settled()
        bids = [bid for bid in (await at.snapshot()).state.bids if bid is not None]
        ping = ping_of(bot, at, "Cleo") or "".join(at.pings())
        assert "laid a card" in ping
        assert not any(f"laid {bid}" in ping for bid in bids)


async def test_a_ping_tells_nothing_of_what_its_person_alone_knows() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        await at.bid(0, 0)
        changed = (await at.snapshot()).state.hands[0][1]
        await at.bid(0, 1)
        await at.bid(1)
        bot.clock.advance(NEARBY_S + 1)
        await eventually(lambda: ping_of(bot, at, "Ada"))
        assert f"laid {changed}" not in str(ping_of(bot, at, "Ada"))


async def test_whoever_must_agree_to_an_undo_is_pinged_until_they_have_answered() -> None:
    async with running_bot() as bot:
        at = await table(bot, "the_plan", people=3)
        snapshot = await at.snapshot()
        (mover,) = snapshot.to_act()
        while (await at.snapshot()).to_act() == {mover}:
            await at.act(mover)
        (active,) = (await at.snapshot()).to_act()
        (idle,) = {0, 1, 2} - {mover, active}
        name = NAMES[idle]
        bot.clock.advance(seconds=NEARBY_S)
        assert ping_of(bot, at, name) is None
        await bot.slash(NAMES[mover], "game undo")
        await at.settled()
        ping = next(m for m in bot.seen(name) if "take a move back" in m["content"])
        assert [c["label"] for c in controls(ping)][:2] == ["Agree to the undo", "Refuse the undo"]
        await bot.press(name, "Refuse the undo")
        await at.settled()
        assert ping_of(bot, at, name) is None


@pytest.mark.parametrize("crash", [False, True])
async def test_whoever_takes_a_seat_over_is_pinged_in_place_of_its_former_owner(tmp_path: Path, crash: bool) -> None:
    places: dict[str, Any] = {"database": tmp_path / "bot.sqlite3", "data": tmp_path / "world"}
    async with running_bot(**places) as bot:
        at, people, dmitri = await table(bot, people=3), bot.app.people, bot.person("Dmitri")
        assert any(f"<@{bot.person('Ada')}>" in ping for ping in at.pings())
        bot.app.owners.pings.moved(at.session, 0)
        await bot.app.programs.stop()
        if crash:
            bot.show_nothing()
        await bot.app.registry.change(at.session, seating.stand_in(0, people))
        await bot.app.registry.change(at.session, seating.ask_seat(dmitri, 0, people))
        await bot.app.registry.change(at.session, seating.answer_seat(dmitri, 0, True, people))
        await at.settled()
        called = at.pings()
    if crash:
        async with running_bot(**places) as bot:
            at.bot = bot
            called = at.pings()
    assert [ping.split(":")[0] for ping in called].count(f"<@{dmitri}>") == 1
    assert not any(f"<@{bot.person('Ada')}>" in ping.split(":")[0] for ping in called)


async def test_a_ping_that_discord_is_too_busy_to_take_away_goes_later() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        with quick_retries():
            bot.local.faults.add(error=500, method="DELETE", route="/channels/*/messages/*", times=5)
            await at.bid(0)
            assert ping_of(bot, at, "Ada")
            bot.clock.advance(10)
            await bot.until(lambda: ping_of(bot, at, "Ada") is None or None)


async def test_a_ping_is_tried_again_whatever_became_of_the_hand_before_it() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        await bot.app.people.set(bot.person("Boris"), PersonSettings(hands="dm"))
        dm = bot.local.world.dm(bot.person("Boris"))
        with quick_retries():
            bot.local.faults.add(error=50001, method="POST", route=f"/channels/{dm}/messages")
            bot.local.faults.add(error=500, method="POST", route=f"/channels/{at.channel}/messages", times=5)
            bot.app.calls.remind(at.session, 1)
            await at.settled()
            assert not any(f"<@{bot.person('Boris')}>" in ping for ping in at.pings())
            bot.clock.advance(5)
            await bot.until(
                lambda: any("Late" in message["content"] for message in bot.seen("Boris", where=dm)) or None
            )
