"""Random people and programs at tables of the whole bot: nobody is wronged by clocks, pings or panels.

`ORDINARY` steps of one table of each game, and in the long run 500 tables of each until they are over.
"""

from __future__ import annotations

from collections import Counter

import pytest

from bot.panels import hand
from engines import GAMES
from tests.bot.soak.table import soak, soaked
from tests.bot.soak.watch import Wronged
from tests.support.deals import deals

ORDINARY = 25
MANY, AT_ONCE = 500, 50
"""So many games of each in the long run, and so many of them in one test."""


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_table_wrongs_nobody(game: str) -> None:
    seen = await soak(game, f"{deals.name} {game}", ORDINARY)
    assert seen["presses"]
    assert seen["changes"]


async def test_a_panel_without_choices_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hand, "question_blocks", lambda *_, **__: ())
    with pytest.raises(Wronged, match="nothing to press"):
        await soak("agent_avenue", "a panel without choices", ORDINARY)


async def test_a_reminder_too_many_is_seen() -> None:
    async with soaked("agent_avenue", "a reminder too many") as table:
        for seat in range((await table.table()).record.seats):
            for _ in range(2):
                table.bot.app.calls.remind(table.watch.session, seat)
                await table.settled()
        with pytest.raises(Wronged, match="two pings for one thing"):
            table.watch.check()


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, MANY, AT_ONCE))
@pytest.mark.parametrize("game", sorted(GAMES))
async def test_no_table_wrongs_anybody(game: str, first: int, capsys: pytest.CaptureFixture[str]) -> None:
    seen: Counter[str] = Counter()
    for number in range(first, first + AT_ONCE):
        seen += await soak(game, f"{deals.name} {game} {number}")
    with capsys.disabled():
        print(f"\n{game} {first}: {dict(sorted(seen.items()))}")
