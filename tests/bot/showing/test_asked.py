from __future__ import annotations

from engines.core.asked import public_prompt
from engines.core.chance import Chance
from engines.core.game import Decision
from engines.core.record import Record
from engines.core.seats import Seat
from engines.core.snapshot import Snapshot
from engines.core.text import text
from tests.bot.store.samples import lobby
from tests.support.lantern import LANTERN, Lantern, LanternOptions, State


class Telltale(Lantern):
    """Lantern, but that its question tells the best card of whoever is asked."""

    def decision(self, state: State, seat: Seat) -> Decision | None:
        asked = super().decision(state, seat)
        return asked and Decision(asked.id, asked.kind, text("lantern-ask-bid", lamp=max(state.hands[seat])))


def at_table(game: Lantern, record: Record) -> Snapshot:
    state = game.setup(LanternOptions(), 2, Chance(bytes(32)))
    return Snapshot(game, record.model_copy(update={"status": "playing"}), state)


def test_a_question_that_all_may_know_is_told() -> None:
    snapshot = at_table(LANTERN, lobby())
    decision = snapshot.decision(0)
    assert decision is not None
    assert public_prompt(snapshot, 0) == decision.prompt


def test_a_question_that_tells_a_secret_is_not() -> None:
    assert public_prompt(at_table(Telltale(), lobby()), 0) is None
