"""What somebody could have known in a finished game, and hints in one that goes on, as people meet them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import Any

import pytest

from bot.panels.coaching.review import review_panel
from bot.programs.coaching import Coaching
from bot.programs.workers import NoAdvice
from engines.core.coach import Advice
from engines.core.errors import SafehouseError
from engines.table import ending, seating
from engines.table.decisions import decisions
from renderers.words import words
from tests.bot.showing.tables import Table, table
from tests.support.bot import running_bot, written
from tests.support.clock import PATIENCE_S

COACH = "What could I have known"


class _Held(ThreadPoolExecutor):
    """A worker that begins nothing until it is let go on."""

    def __init__(self, goes_on: Event) -> None:
        super().__init__(1)
        self._goes_on = goes_on

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Any:
        """Do it once it may."""
        return super().submit(lambda: self._goes_on.wait(PATIENCE_S) and fn(*args, **kwargs))


async def test_a_player_alone_is_told_what_was_known_at_each_decision_of_theirs_once_the_game_is_over() -> None:
    goes_on = Event()
    async with running_bot(program_pool=lambda: _Held(goes_on)) as bot:
        at = await table(bot, "agent_avenue")
        people, registry = bot.app.people, bot.app.registry
        then = [await _acted(at), await _acted(at)]
        await registry.change(at.session, seating.stand_in(0, people))
        goes_on.set()
        await bot.app.programs.settled()
        await registry.change(at.session, seating.come_back(0, bot.person("Ada"), people))
        then += [await _acted(at), await _acted(at), await _acted(at)]
        with pytest.raises(SafehouseError, match="error-not-over-yet"):
            await bot.app.coaching.review(await at.snapshot(), bot.person("Ada"), _nobody)
        await registry.change(at.session, ending.resign(1, bot.person("Boris")))
        await at.settled()
        over, entries = await at.snapshot(), await bot.app.store.sessions.journal(at.session)
        own = decisions(over.game, over.record, entries, bot.person("Ada"))
        assert [(each.view.model_dump_json(), each.made) for each in own] == [each for each in then if each]
        assert sum(entry.kind == "move" and entry.seat == 0 for entry in entries) > len(own) > 1
        failing = Coaching(_fails, bot.app.store.sessions)
        judged = await failing.review(over, bot.person("Ada"), _nobody)
        assert [each.differs for each in judged] == [False] * len(own)
        assert "can’t say anything" in str(review_panel(over, judged, 0, words("en"), None))
        goes_on.clear()
        pressed = await bot.pressing("Ada", COACH)
        await bot.until_reads("Ada", "looking through your decisions: 0 of")
        assert "still looking" in written(await bot.press("Ada", COACH))
        goes_on.set()
        assert "**The computer:**" in written(await bot.finished(pressed)) + bot.reads("Ada")
        first = written(await bot.press("Ada", "Differs"))
        assert f"/{len(own)}" in first
        assert "**Known:**" in first
        assert "**You:**" not in bot.reads("Cleo") + bot.reads("Boris")
        assert "nothing to decide" in written(await bot.press("Cleo", COACH))


async def _acted(at: Table) -> tuple[str, Any] | None:
    """Make the first legal move of whoever is to; what Ada saw and did, if it was she."""
    now = await at.snapshot()
    seat = min(now.to_act())
    view, move = now.view(seat).model_dump_json(), now.legal(seat)[0]
    await at.act(seat, move)
    return None if seat else (view, move)


async def _fails(game: object, view: object, legal: object) -> Advice[Any]:
    raise NoAdvice


async def _nobody(done: int, of: int) -> None:
    """Nobody hears how far it has come."""


async def test_alone_against_computers_one_has_a_hint_and_nobody_hears_of_it() -> None:
    async with running_bot() as bot:
        await bot.slash("Ada", "play", game="agent_avenue")
        await bot.press("Ada", "Start")
        await bot.app.programs.settled()
        record = await bot.record()
        await bot.press("Ada", "My hand")
        before = bot.reads("Cleo")
        told = written(await bot.press("Ada", "Hint"))
        assert "**The computer:**" in told
        assert "**Known:**" in told
        assert bot.reads("Cleo") == before
        assert (await bot.record()).version == record.version
        assert len(await bot.app.store.sessions.journal(record.id)) == 1


async def test_where_others_play_there_is_a_hint_only_if_the_table_wishes() -> None:
    async with running_bot() as bot:
        at = await table(bot, "agent_avenue")
        hand = await bot.press("Ada", "My hand")
        assert not bot.sees("Ada", "Hint")
        place = bot.person("Ada"), bot.channel(), int(hand["id"])
        await bot.finished(await bot.local.people.forged(*place, f"hint:{at.session}"))
        assert "no hint here" in bot.reads("Ada")
        await bot.slash("Cleo", "play", where="table-2", game="agent_avenue")
        await bot.arrange("Cleo", where="table-2", table=["hints"])
        await bot.press("Dmitri", "Join", where="table-2")
        assert "ask the computer for a hint" in bot.reads("Ada", where="table-2")
        await bot.press("Cleo", "Start", where="table-2")
        first = min((await bot.app.registry.snapshot((await bot.record("table-2")).id)).to_act())
        who = "Cleo" if first == 0 else "Dmitri"
        await bot.press(who, "My hand", where="table-2")
        assert "**The computer:**" in written(await bot.press(who, "Hint", where="table-2"))
