"""Where no program can play: a turn that passes and a seat given up may ask chance, and are played again alike."""

from __future__ import annotations

import pytest

from bot.tables.registry import Registry
from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.table import ending, journal, play
from engines.table.changes import Plan, Publication
from tests.engines.table.conftest import ADA, Opened
from tests.support.clock import FakeClock
from tests.support.hours import NoCalendar
from tests.support.lantern import LANTERN, Lantern, LanternEvent, LanternOptions, State
from tests.support.memory import MemoryStore


class LanternByLot(Lantern):
    """Lantern where no program can play: who is passed over or gives up lays a card by lot."""

    def computer_seats(self, options: LanternOptions) -> bool:
        return False

    def passes(self, options: LanternOptions) -> bool:
        return True

    def pass_turn(self, state: State, seat: Seat, chance: Chance) -> list[LanternEvent]:
        return self._lay(state, seat, chance.choice(state.hands[seat]), chance)

    def drop(self, state: State, seat: Seat, chance: Chance) -> list[LanternEvent]:
        return self.pass_turn(state, seat, chance)


@pytest.fixture
def registry(store: MemoryStore, clock: FakeClock, published: list[Publication]) -> Registry:
    """The tables of this process, of that game."""
    return Registry(store, {LANTERN.id: LanternByLot()}, clock.now, NoCalendar(), published.append)


@pytest.mark.parametrize("plan", [play.pass_turn(0), ending.resign(0, ADA)], ids=["passed", "given up"])
async def test_what_the_rules_do_for_a_seat_may_ask_chance(opened: Opened, store: MemoryStore, plan: Plan) -> None:
    session = await opened(people=3)
    before = session.record.chance_position
    await session.change(plan)
    after = session.snapshot
    assert after.record.status == "playing"
    assert after.record.chance_position > before
    entries = await store.journal(after.record.id)
    assert journal.verify(after.game, after.record, entries, after.game.dump(after.state)).good
