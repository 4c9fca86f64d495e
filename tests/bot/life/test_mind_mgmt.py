"""What befalls a table of MIND MGMT: restarts, clocks, standing orders, pause, undo, resigning, forged presses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.local.model import Json
from bot.local.world import prompts
from engines.core.game import View
from engines.mind_mgmt.game import MIND_MGMT
from engines.mind_mgmt.moves import WriteNote
from engines.table import hosting
from engines.table.snapshot import Snapshot
from tests.bot.choosing.pressing import choices
from tests.bot.choosing.test_mind_mgmt import labels, opened, seen, to
from tests.bot.life.tables import lobby, snapshot, turn
from tests.bot.life.test_planning import kept, members, threads
from tests.bot.showing.tables import settle_in
from tests.bot.test_forged import PANEL
from tests.support.bot import RunningBot, running_bot, server_of, written

GAMES = {MIND_MGMT.id: MIND_MGMT}
RECRUITER, AGENT, OTHER, LOOKING = "Boris", "Cleo", "Dmitri", "Ada"


async def sat_down(bot: RunningBot, *people: str, pace: str = "", late: str = "", **options: Any) -> None:
    """A game that these people have begun, the first of them the Recruiter."""
    host = people[0]
    record = await lobby(bot, *people, game=MIND_MGMT.id)
    if options:
        await bot.app.registry.change(record.id, hosting.set_options(bot.person(host), options))
    if pace:
        await bot.arrange(host, pace=pace, late=late)
    await bot.press(host, "Start")
    await bot.app.outbox.idle()


async def asked(bot: RunningBot) -> None:
    """An agent asks, and whatever follows at once is shown."""
    await to(bot, "agents")
    pawn = next(label for label in labels(await opened(bot, AGENT)) if label.endswith(")"))
    await bot.press(AGENT, pawn)
    await bot.press(AGENT, "Ask: ")
    await bot.app.outbox.idle()


async def answered(bot: RunningBot) -> None:
    """The Recruiter answers, whatever there is to answer."""
    panel = await opened(bot, RECRUITER)
    answer = next(label for label in labels(panel) if label.startswith(("Show ", "There’s no new step")))
    await bot.press(RECRUITER, answer)
    await bot.app.outbox.idle()


def shown(bot: RunningBot) -> list[str]:
    """The board as anyone reads it; pings come and go."""
    return [told for each in bot.seen(LOOKING) if "How to play" in (told := written(each))]


def hidden(now: Snapshot) -> list[View]:
    """The table as everybody sees it."""
    return [now.view(seat) for seat in (None, 0, 1)]


@pytest.mark.parametrize("stage", ["hiding", "sharing", "recruiter", "answer"])
async def test_a_restart_at_any_moment_loses_nothing(tmp_path: Path, stage: str) -> None:
    async with running_bot(GAMES, **kept(tmp_path)) as bot:
        await sat_down(bot, RECRUITER, AGENT, OTHER, mission="full", short_setup=stage != "sharing")
        if stage == "answer":
            await asked(bot)
        elif stage == "hiding":
            await opened(bot, RECRUITER)
            for label in ("Be the Ad Man", "Row 3", "C3"):
                await bot.press(RECRUITER, label)
                await bot.app.outbox.idle()
        else:
            await to(bot, stage)
        await bot.app.outbox.idle()
        before, board = await snapshot(bot), shown(bot)
    async with running_bot(GAMES, **kept(tmp_path)) as bot:
        now = await snapshot(bot)
        assert hidden(now) == hidden(before)
        assert shown(bot) == board
        assert [now.question(seat) for seat in range(3)] == [before.question(seat) for seat in range(3)]
        if stage == "answer":
            await answered(bot)
            assert (await seen(bot)).stage == "agents"
        else:
            await to(bot, "agents", hour=7)


@pytest.mark.rule("MM-32")
async def test_a_daily_table_answers_at_once_until_the_recruiter_takes_the_order_off(tmp_path: Path) -> None:
    async with running_bot(GAMES, **kept(tmp_path)) as bot:
        await sat_down(bot, RECRUITER, AGENT, pace="daily-86400", late="ask")
        await asked(bot)
        assert (await seen(bot)).stage == "agents"
        assert len((await seen(bot)).log) > 0
        await opened(bot, RECRUITER)
        await bot.press(RECRUITER, "Standing order")
        await bot.press(RECRUITER, "Answer questions yourself")
    async with running_bot(GAMES, **kept(tmp_path)) as bot:
        await to(bot, "agents", hour=7)
        await asked(bot)
        assert (await seen(bot)).stage == "answer"


async def test_the_program_answers_for_a_recruiter_who_is_late() -> None:
    async with running_bot(GAMES) as bot:
        await sat_down(bot, RECRUITER, AGENT, pace="live-180", late="skip")
        await asked(bot)
        assert (await seen(bot)).stage == "answer"
        await turn(bot, 180)
        await turn(bot, 60)
        await bot.app.programs.settled()
        assert (await seen(bot)).stage == "agents"
        assert not (await bot.record()).holders[0].program


@pytest.mark.rule("MM-37")
async def test_a_note_leaves_the_ping_of_who_wrote_it() -> None:
    async with running_bot(GAMES) as bot:
        await sat_down(bot, RECRUITER, AGENT, OTHER)
        await to(bot, "agents")
        await turn(bot, 121)

        def pings() -> list[object]:
            return [each["id"] for each in bot.seen(LOOKING) if f"<@{bot.person(AGENT)}>" in each["content"]]

        before = await bot.until(lambda: pings() or None)
        now = await snapshot(bot)
        place = next(move.location for move in now.legal(1) if isinstance(move, WriteNote))
        await bot.app.registry.act(now.record.id, 1, WriteNote(place, "here?"), None, bot.person(AGENT))
        await bot.app.outbox.idle()
        assert pings() == before


async def test_a_pause_holds_the_answer_back() -> None:
    async with running_bot(GAMES) as bot:
        await sat_down(bot, RECRUITER, AGENT)
        await asked(bot)
        await opened(bot, RECRUITER)
        await bot.slash(RECRUITER, "game pause")
        await bot.app.outbox.idle()
        assert not bot.sees(RECRUITER, "Show ")
        assert (await seen(bot)).stage == "answer"
        await bot.slash(RECRUITER, "game resume")
        await answered(bot)
        assert (await seen(bot)).stage == "agents"


async def test_the_program_goes_on_for_a_recruiter_who_resigns_with_an_answer_open() -> None:
    async with running_bot(GAMES) as bot:
        await sat_down(bot, RECRUITER, AGENT, OTHER)
        await asked(bot)
        await bot.slash(RECRUITER, "game resign")
        await bot.press(RECRUITER, "Resign")
        await bot.app.programs.settled()
        await bot.app.outbox.idle()
        assert (await bot.record()).holders[0].program
        assert (await seen(bot)).stage == "agents"
        assert "secret" not in written(await bot.slash(RECRUITER, "hand")).lower()


async def test_an_ask_that_waits_is_taken_back_and_its_question_never_comes_back() -> None:
    async with running_bot(GAMES) as bot:
        await sat_down(bot, RECRUITER, AGENT)
        await asked(bot)
        panel = await opened(bot, RECRUITER)
        stale = next(each["custom_id"] for each in choices(panel))
        await bot.slash(AGENT, "game undo")
        await bot.app.outbox.idle()
        await bot.press(RECRUITER, "Agree to the undo")
        await bot.app.outbox.idle()
        assert (await seen(bot)).stage == "agents"
        version = (await bot.record()).version
        await forge(bot, RECRUITER, stale)
        assert (await bot.record()).version == version
        await asked(bot)
        await forge(bot, RECRUITER, stale)
        assert (await seen(bot)).stage == "answer"


async def test_nobody_plays_or_looks_by_anothers_ids() -> None:
    async with running_bot(GAMES) as bot:
        await sat_down(bot, RECRUITER, AGENT, OTHER, mission="full", short_setup=True)
        await to(bot, "recruiter")
        ids = [str(each["custom_id"]) for each in choices(await opened(bot, RECRUITER))]
        await to(bot, "agents")
        ids += [str(each["custom_id"]) for each in choices(await opened(bot, RECRUITER))]
        now = await snapshot(bot)
        questions = {"0", *(now.question(seat) or "" for seat in range(3))}
        ids += [f"focus:{now.record.id}:{each}:{rest}" for each in sorted(questions) for rest in ("belief", "order")]
        for who in (AGENT, OTHER):
            await opened(bot, who)
        await bot.press(LOOKING, "Log")
        before = await snapshot(bot)
        for who in (AGENT, OTHER, LOOKING):
            for identifier in ids:
                said = await forge(bot, who, identifier)
                for secret in ("Recruits where there is", "trails possible", "can be on", "Answer questions"):
                    assert secret not in said, (who, identifier)
        assert (await snapshot(bot)).state == before.state


async def forge(bot: RunningBot, who: str, identifier: str) -> str:
    """Send a press that the person's client never offered; all that the person reads then."""
    data: Json = {"custom_id": identifier, "component_type": 2, "id": 1}
    if identifier.startswith("choose"):
        data |= {"component_type": 3, "values": ["0"]}
    *_, source = (each for each in bot.seen(who) if each["flags"] & PANEL == PANEL)
    person, channel = bot.person(who), bot.channel()
    interaction = prompts.start(bot.local.world, person, channel, "component", data, source=int(source["id"]))
    await bot.local.people._answered(interaction)
    await bot.handled[interaction.id].wait()
    return bot.reads(who)


async def test_a_rematch_with_sides_swapped_lets_the_new_agents_plan() -> None:
    async with running_bot(GAMES) as bot:
        await sat_down(bot, RECRUITER, AGENT, OTHER)
        await to(bot, "over")
        await bot.app.outbox.idle()
        for who in (RECRUITER, AGENT, OTHER):
            await bot.until_sees(who, "Rematch, sides swapped")
            await bot.press(who, "Rematch, sides swapped")
        await bot.app.outbox.idle()
        now = await snapshot(bot)
        old, new = threads(bot)
        assert old["thread_metadata"]["archived"]
        assert now.record.holders[0].person == bot.person(OTHER)
        assert members(bot, new) == {RECRUITER, AGENT}


async def test_the_recruiter_answers_in_their_direct_messages() -> None:
    async with running_bot(GAMES) as bot:
        await settle_in(bot, RECRUITER, hands="dm")
        await sat_down(bot, RECRUITER, AGENT, mission="full", short_setup=True)
        await asked(bot)
        where = bot.local.world.dm(bot.person(RECRUITER))
        answer = next(each for each in labels(bot.last(RECRUITER, where=where)) if each.startswith(("Show", "There")))
        await bot.press(RECRUITER, answer, where=where)
        await bot.app.outbox.idle()
        assert (await seen(bot)).stage == "agents"
        assert "Recruits where there is" not in bot.reads(RECRUITER)


async def test_an_agent_who_leaves_the_server_holds_nobody_up() -> None:
    async with running_bot(GAMES) as bot:
        await sat_down(bot, RECRUITER, AGENT, OTHER, pace="live-180", late="skip")
        await to(bot, "agents")
        before = (await seen(bot)).log
        bot.local.world.leave(bot.person(AGENT), server_of(await bot.record()))
        for _ in range(4):
            await turn(bot, 300)
            await bot.app.programs.settled()
        await bot.app.outbox.idle()
        assert len((await seen(bot)).log) > len(before)
