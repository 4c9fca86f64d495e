"""What Discord refuses or loses while people play: a quiet recovery, or nothing done at all; never a move twice."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import pytest

from bot.local.errors import InteractionFailed
from bot.local.model import Interaction, Json
from bot.tables.keys import custom_id, move_key
from bot.tables.moving import NO_QUESTION
from engines.table.snapshot import Snapshot
from tests.bot.life.tables import finish
from tests.bot.showing.tables import Table, eventually, settle_in, table
from tests.support.bot import RunningBot, controls, running_bot, server_of, written
from tests.support.clock import PATIENCE_S
from tests.support.database import full_disk
from tests.support.local import quick_retries

FaultError = int | Literal["reset"]
ANSWERS = "/webhooks/**"
ACKNOWLEDGEMENTS = "/interactions/**"
MESSAGES = "/channels/*/messages"


async def with_hand(bot: RunningBot, who: str = "Ada") -> Table:
    """A table of Lantern at which somebody has their hand open."""
    at = await table(bot)
    await bot.press(who, "My hand")
    await at.settled()
    return at


def choice(at: Table, who: str = "Ada", nth: int = 0) -> tuple[int, Json]:
    """A move that somebody's panel offers: the message and its button."""
    panel = at.panel(who)
    offered = [control for control in controls(panel) if str(control.get("custom_id", "")).startswith("move:")]
    return int(panel["id"]), offered[nth]


async def press_move(at: Table, who: str = "Ada", nth: int = 0) -> Interaction:
    """Press a move on somebody's panel."""
    message, button = choice(at, who, nth)
    return await at.bot.local.people.click(at.bot.person(who), at.channel, message, button["custom_id"])


async def forged(at: Table, who: str, identifier: str) -> str:
    """What somebody is answered who presses an id that is not theirs, or no longer there."""
    bot = at.bot
    board = int(at.board()["id"])
    done = await bot.local.people.forged(bot.person(who), at.channel, board, identifier)
    await bot.finished(done)
    await at.settled()
    return written(next(message for message in reversed(bot.seen(who)) if message["flags"] & 64))


async def test_a_move_pressed_twice_at_once_is_played_once() -> None:
    async with running_bot() as bot:
        at = await with_hand(bot)
        before = await at.record()
        pressed = await asyncio.gather(press_move(at), press_move(at))
        await asyncio.gather(*(bot.handled[each.id].wait() for each in pressed))
        await at.settled()
        assert (await at.record()).version == before.version + 1
        assert "moved on" in bot.reads("Ada")


async def test_a_move_of_an_earlier_question_is_stale() -> None:
    async with running_bot() as bot:
        at = await with_hand(bot)
        _, button = choice(at)
        await at.bid(0)
        await at.bid(1)
        before = await at.record()
        assert "Here’s the question" in await forged(at, "Ada", button["custom_id"])
        assert await at.record() == before


async def test_nobody_plays_anothers_move() -> None:
    async with running_bot() as bot:
        at = await with_hand(bot)
        _, button = choice(at)
        before = await at.record()
        assert "moved on" in await forged(at, "Boris", button["custom_id"])
        assert "isn’t yours" in await forged(at, "Cleo", button["custom_id"])
        assert await at.record() == before


async def test_nobody_moves_out_of_turn() -> None:
    async with running_bot() as bot:
        at = await table(bot, "agent_avenue")
        snapshot = await at.snapshot()
        (active,) = snapshot.to_act()
        waits = 1 - active
        move = snapshot.legal(active)[0]
        wanted = move_key(snapshot.game, snapshot.record.salt, move)
        for question in (NO_QUESTION, snapshot.question(active) or ""):
            identifier = custom_id("move", at.session, question, wanted)
            assert "Nothing is asked of you" in await forged(at, ("Ada", "Boris")[waits], identifier)
        assert (await at.record()).version == snapshot.record.version


async def test_on_a_full_disk_a_move_is_refused_with_the_reason_and_goes_once_there_is_room() -> None:
    async with running_bot(quiet=False) as bot:
        at = await with_hand(bot)
        before = await at.record()
        store = bot.app.store.database
        with full_disk(store):
            await bot.finished(await press_move(at))
            assert "couldn’t be saved" in bot.reads("Ada")
            await bot.slash("Cleo", "play", where="table-2", game="lantern")
            assert "couldn’t be saved" in bot.reads("Cleo", where="table-2")
        assert await at.record() == before
        await bot.finished(await press_move(at))
        await at.settled()
        assert (await at.record()).version == before.version + 1


@pytest.mark.parametrize("session", ["of another", "of none"])
async def test_moves_at_an_unknown_table_are_answered_politely(session: str) -> None:
    async with running_bot() as bot:
        at = await with_hand(bot)
        other = await table(bot, where="table-2")
        _, button = choice(at)
        name, _, question, key = button["custom_id"].split(":")
        number = other.session if session == "of another" else 4711
        before = await other.record()
        said = await forged(at, "Ada", custom_id(name, number, question, key))
        assert ("moved on" if session == "of another" else "table is gone") in said
        assert await other.record() == before


async def test_moves_of_a_finished_table_are_answered_politely() -> None:
    async with running_bot() as bot:
        at = await with_hand(bot)
        _, button = choice(at)
        await finish(bot, "Ada", "Boris")
        await at.settled()
        before = await at.record()
        board, _ = bot.find("Ada", "Rematch")
        done = await bot.local.people.forged(bot.person("Ada"), at.channel, int(board["id"]), button["custom_id"])
        await bot.finished(done)
        assert "No game is being played" in bot.reads("Ada")
        assert await at.record() == before


@pytest.mark.parametrize("error", [10062, 500, 503, "reset"])
async def test_without_acknowledgement_no_move_is_made(error: FaultError) -> None:
    async with running_bot() as bot:
        at = await with_hand(bot)
        before, done = await at.record(), _done(bot)
        with quick_retries():
            bot.local.faults.add(error=error, method="POST", route=ACKNOWLEDGEMENTS, times=9)
            pressing = asyncio.ensure_future(press_move(at))
            await eventually(lambda: _done(bot) > done)
            bot.clock.advance(4)
            with pytest.raises(InteractionFailed):
                await pressing
        bot.local.faults.clear()
        assert await at.record() == before
        await bot.finished(await press_move(at))
        assert (await at.record()).version == before.version + 1


def _done(bot: RunningBot) -> int:
    """How many presses the bot is done with."""
    return sum(event.is_set() for event in bot.handled.values())


async def test_a_command_that_has_expired_does_nothing() -> None:
    async with running_bot() as bot:
        at = await table(bot)
        bot.local.faults.add(error=10062, method="POST", route=ACKNOWLEDGEMENTS, handled=True)
        await bot.local.people.slash(bot.person("Ada"), at.channel, "game pause")
        await bot.local.people.slash(bot.person("Ada"), at.channel, "games")
        await at.settled()
        assert not (await at.record()).paused


@pytest.mark.parametrize("error", [404, 429, 500, 503, 10008, 10015, 10062, 50027, "reset"])
async def test_a_move_whose_answer_is_lost_is_kept_and_shown(error: FaultError) -> None:
    async with running_bot(quiet=error != 404) as bot:
        at = await with_hand(bot)
        before = await at.record()
        with quick_retries():
            bot.local.faults.add(error=error, method="PATCH", route=ANSWERS, times=1)
            done = await press_move(at)
            await bot.handled[done.id].wait()
            await at.settled()
        assert (await at.record()).version == before.version + 1
        assert "laid a card" in written(at.board())
        assert "Waiting for" in await at.refresh("Ada")


async def test_a_gateway_that_drops_amid_a_press_loses_nothing() -> None:
    async with running_bot() as bot:
        at = await with_hand(bot)
        before = await at.record()
        gate = bot.local.faults.hold(method="PATCH", route=ANSWERS)
        done = await press_move(at)
        await gate.arrived.wait()
        with quick_retries():
            ready = asyncio.ensure_future(bot.app.client.wait_for("ready", timeout=PATIENCE_S))
            await bot.local.drop_gateway(resumable=False)
            gate.open()
            await bot.finished(done)
            await ready
        await at.settled()
        assert (await at.record()).version == before.version + 1
        assert "laid a card" in written(at.board())
        assert "Waiting for" in written(at.panel("Ada"))
        await bot.press("Boris", "My hand")
        await bot.finished(await press_move(at, "Boris"))
        assert (await at.snapshot()).state.number == 1


@pytest.mark.parametrize("error", [429, 500, 503, "reset"])
async def test_a_ping_that_discord_is_too_busy_for_comes_later(error: FaultError) -> None:
    async with running_bot() as bot:
        at = await table(bot, "agent_avenue")
        (first,) = (await at.snapshot()).to_act()
        second = ("Ada", "Boris")[1 - first]
        with quick_retries():
            bot.local.faults.add(error=error, method="POST", route=MESSAGES, times=5, retry_after=100.0)
            await at.act(first)
        bot.local.faults.clear()
        called = f"<@{bot.person(second)}>"
        assert not [ping for ping in at.pings() if ping.startswith(called)]
        bot.clock.advance(101)
        await bot.until(lambda: [ping for ping in at.pings() if ping.startswith(called)] or None)


async def test_who_left_the_server_and_takes_no_messages_holds_nothing_up() -> None:
    async with running_bot() as bot:
        await settle_in(bot, "Boris", hands="dm")
        at = await table(bot)
        bot.local.world.leave(bot.person("Boris"), server_of(await at.record()))
        await at.bid(0)
        await at.bid(1)
        bot.clock.advance(121)
        await bot.until(lambda: [ping for ping in at.pings() if ping.startswith(f"<@{bot.person('Boris')}>")] or None)
        record = await at.record()
        assert record.status == "playing"
        assert record.clocks[1].due is not None


@pytest.mark.parametrize("code", [10007, 10013, 50007, 50278, 40003])
@pytest.mark.parametrize("route", ["/users/@me/channels", MESSAGES])
async def test_a_hand_that_cannot_be_sent_is_called_for_in_the_channel(code: int, route: str) -> None:
    async with running_bot(quiet=code != 40003) as bot:
        await settle_in(bot, "Boris", hands="dm")
        dm = bot.local.world.dm(bot.person("Boris"))
        fault_route = route if route.startswith("/users") else f"/channels/{dm}/messages"
        bot.local.faults.add(error=code, method="POST", route=fault_route, times=50)
        at = await table(bot)
        assert [ping for ping in at.pings() if ping.startswith(f"<@{bot.person('Boris')}>")]
        assert "Which card do you lay" in written(await bot.press("Boris", "My hand"))


def secrets(snapshot: Snapshot, seat: int) -> list[str]:
    """How a seat's moves could stand in a log."""
    adapter = snapshot.game.moves
    moves = snapshot.legal(seat)
    told: list[str] = [repr(move) for move in moves]
    told += [adapter.dump_json(move).decode() for move in moves]
    told += [json.dumps(adapter.dump_python(move, mode="json")) for move in moves]
    told += [move_key(snapshot.game, snapshot.record.salt, move) for move in moves]
    return [*told, snapshot.record.seed.hex(), snapshot.record.salt.hex()]


def _broken(*_: Any, **__: Any) -> Any:
    raise RuntimeError("PlayPair(face_up='saboteur', face_down='daredevil')")


@pytest.mark.parametrize("fails", ["answers", "acknowledgement", "the bot itself"])
async def test_failures_are_logged_without_secrets(
    fails: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG, "bot")
    async with running_bot(quiet=False) as bot:
        at = await with_hand(bot)
        snapshot = await at.snapshot()
        hidden = [secret for seat in (0, 1) for secret in secrets(snapshot, seat)]
        begin: dict[str, Callable[[], Any]] = {
            "answers": lambda: bot.local.faults.add(error=50035, method="PATCH", route=ANSWERS, times=9),
            "acknowledgement": lambda: bot.local.faults.add(
                error=10062, method="POST", route=ACKNOWLEDGEMENTS, handled=True
            ),
            "the bot itself": lambda: monkeypatch.setattr(bot.app.registry, "doing", _broken),
        }
        begin[fails]()
        done = await press_move(at)
        await bot.handled[done.id].wait()
        await at.settled()
        if fails == "the bot itself":
            assert "went wrong" in bot.reads("Ada")
    lines = [record.getMessage() for record in caplog.records if record.name.startswith("bot.")]
    assert lines
    assert not [line for line in lines for secret in (*hidden, "saboteur") if secret in line]


async def test_what_a_full_disk_cannot_take_of_messages_shown_is_written_down_later(tmp_path: Path) -> None:
    places = {"database": tmp_path / "bot.sqlite3", "data": tmp_path / "world"}
    async with running_bot(quiet=False, **places) as bot:  # type: ignore[arg-type]
        at = await table(bot)
        with full_disk(bot.app.store.database):
            await bot.slash("Ada", "board")
            bot.app.calls.remind(at.session, 0)
            await at.settled()
        board = at.board()
        shown = await at.shown("ping:0")
    async with running_bot(**places) as bot:  # type: ignore[arg-type]
        at.bot = bot
        assert at.board()["id"] == board["id"]
        assert await at.shown("ping:0") == shown
        assert sum(ping.split(":")[0].endswith(f"<@{bot.person('Ada')}>") for ping in at.pings()) <= 1
