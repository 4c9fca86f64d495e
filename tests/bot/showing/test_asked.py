from __future__ import annotations

from dataclasses import replace

from engines.core.chance import Chance
from engines.core.game import Decision
from engines.core.seats import Seat
from engines.core.text import Text, text
from engines.table.record import Record
from engines.table.snapshot import Snapshot, asked, public_prompt
from tests.bot.store.samples import lobby
from tests.support.lantern import LANTERN, Lantern, LanternOptions, State


class Whisper(Lantern):
    """Lantern, but that its question tells the best card of whoever is asked, and `aloud` to everybody else."""

    def __init__(self, aloud: Text | None) -> None:
        self.aloud = aloud

    def decision(self, state: State, seat: Seat) -> Decision | None:
        question = super().decision(state, seat)
        secret = text("lantern-ask-bid", lamp=max(state.hands[seat]))
        return question and replace(question, prompt=secret, public=self.aloud)


def at_table(game: Lantern, record: Record) -> Snapshot:
    state = game.setup(LanternOptions(), 2, Chance(bytes(32)))
    return Snapshot(game, record.model_copy(update={"status": "playing"}), state)


def test_a_question_that_all_may_know_is_told() -> None:
    snapshot = at_table(LANTERN, lobby())
    decision = snapshot.decision(0)
    assert decision is not None
    assert public_prompt(snapshot, 0) == decision.prompt


def test_of_a_secret_question_all_are_told_what_the_game_says_aloud() -> None:
    aloud = text("lantern-name")
    assert [each.prompt for each in asked(at_table(Whisper(aloud), lobby()))] == [aloud, aloud]


def test_of_a_question_with_nothing_said_aloud_only_that_it_waits() -> None:
    assert [each.prompt for each in asked(at_table(Whisper(None), lobby()))] == [None, None]
