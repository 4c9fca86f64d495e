"""Computer players: they move by the rules, in time, in another process, and see what lies on the table."""

from __future__ import annotations

import itertools
import multiprocessing
import pickle
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache, partial
from typing import Any

import pytest

from engines.core.chance import Chance
from engines.core.game import AnyGame, Outcome, View
from engines.core.seats import Seat
from engines.core.strength import Strength
from tests.contract.tables import Table, every_game, tables
from tests.contract.walks import ENGLISH, Moment, Step, listed, some_moments, walk, walks
from tests.support.timing import in_time

BUDGET_S = 0.1
SLACK_S = 0.15
DREAMS = 40
"""What happens in so many imagined states is taken for certain."""
REPLIES = 2
"""A partner who was told no proposes anew, and is agreed with."""


def test_choices_are_legal_and_in_time(table: Table, seeds: range) -> None:
    if table.game.computer_seats(table.options):
        every = walk(table, seeds[0])
        for step in every[:: max(1, len(every) // 3)]:
            for seat in sorted(table.game.to_act(step.before.state))[:1]:
                assert in_time(partial(_chosen, step, seat), BUDGET_S + SLACK_S)


def test_advice_is_legal_in_time_and_can_be_said(table: Table, seeds: range) -> None:
    if not table.game.computer_seats(table.options):
        return
    every = walk(table, seeds[0])
    for step in every[1 :: max(1, len(every) // 3)]:
        for seat in sorted(table.game.to_act(step.before.state))[:1]:
            view, legal = step.before.view(seat), step.before.legal(seat)
            advised = partial(table.game.advise, view, legal, Chance(b"coach"), BUDGET_S)
            assert in_time(advised, 2 * (BUDGET_S + SLACK_S))
            advice = pickle.loads(pickle.dumps(advised()))
            assert advice.moves
            assert all(listed(move, legal) for move in (*advice.moves, *advice.sure))
            assert len(advice.odds) in (0, len(legal))
            names = ENGLISH.naming({each: str(each) for each in range(table.seats)})
            said = [*advice.known, *(each for each in (advice.why, advice.tells) if each is not None)]
            assert all(map(names, said))


def test_programs_play_a_whole_game(game: AnyGame) -> None:
    for table in _with_computers(game)[:2]:
        state, chance = table.start(5)
        for turn in itertools.count():
            waited = sorted(game.to_act(state))
            if not waited:
                break
            seat = waited[turn % len(waited)]
            move = game.choose(
                game.view(state, seat), game.legal(state, seat), Chance(b"program"), 0.01, Strength.NORMAL
            )
            game.apply(state, seat, move, chance)
        assert game.outcome(state) is not None


def test_a_win_on_the_table_is_taken(table: Table, seeds: range) -> None:
    if table.game.computer_seats(table.options):
        for step, seat in _waited(table, seeds):
            winning = [move for move in step.before.legal(seat) if _certain(step, seat, move, won=True)]
            if winning and (chosen := _chosen(step, seat)) not in winning:
                share = _share(step, seat, chosen, won=True)
                assert share > 0.9, f"step {step.number}: seat {seat} chose {chosen} rather than {winning}"


def test_a_loss_on_the_table_is_avoided(table: Table, seeds: range) -> None:
    if table.game.computer_seats(table.options):
        for step, seat in _waited(table, seeds):
            losing = [move for move in step.before.legal(seat) if _certain(step, seat, move, won=False)]
            others = [move for move in step.before.legal(seat) if losing and move not in losing]
            if any(_leads_out(step, seat, move) for move in others) and (chosen := _chosen(step, seat)) in losing:
                share = _share(step, seat, chosen, won=False)
                assert share < 1, f"step {step.number}: seat {seat} chose {chosen}, a loss"


def test_what_is_sent_to_other_processes_survives(table: Table, seeds: range) -> None:
    for moment in some_moments(table, seeds[:1]):
        for viewer in table.viewers:
            assert pickle.loads(pickle.dumps(moment.view(viewer))) == moment.view(viewer)
        for seat in range(table.seats):
            legal = moment.legal(seat)
            assert pickle.loads(pickle.dumps(legal)) == legal


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[ProcessPoolExecutor]:
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield pool


def test_programs_play_in_another_process(game: AnyGame, elsewhere: ProcessPoolExecutor) -> None:
    state, _ = _with_computers(game)[0].start(1)
    seat = min(game.to_act(state))
    legal = tuple(game.legal(state, seat))
    view, chance = game.view(state, seat), Chance(b"x")
    move = elsewhere.submit(choose_there, game.id, view, legal, chance, BUDGET_S).result(60)
    assert listed(move, legal)


def choose_there(game_id: str, view: View, legal: Sequence[Any], chance: Chance, budget_s: float) -> Any:
    """The choice of a game's program; run in another process."""
    [game] = [game for game in every_game() if game.id == game_id]
    return game.choose(view, legal, chance, budget_s, Strength.NORMAL)


def _with_computers(game: AnyGame) -> list[Table]:
    return [table for table in tables(game) if game.computer_seats(table.options)]


def _waited(table: Table, seeds: range) -> Iterator[tuple[Step, Seat]]:
    for step in walks(table, seeds):
        for seat in sorted(table.game.to_act(step.before.state)):
            yield step, seat


def _chosen(step: Step, seat: Seat) -> Any:
    legal = step.before.legal(seat)
    move = step.table.game.choose(
        step.before.view(seat), legal, Chance(b"player%d" % step.number), BUDGET_S, Strength.NORMAL
    )
    assert listed(move, legal)
    return move


def _leads_out(step: Step, seat: Seat, move: Any) -> bool:
    """Whether the move is a way out of a loss: a no to a partner is only where they can agree on something better."""
    return _settled(step, seat, step.before.clone(), seat, move, REPLIES)


def _settled(step: Step, seat: Seat, state: Any, mover: Seat, move: Any, replies: int) -> bool:
    """Whether all see the move and the seat has not lost, or so many replies of those it asks can make it so."""
    game = step.table.game
    asked = {other: game.decision(state, other) for other in range(step.table.seats)}
    game.apply(state, mover, move, Chance(b"settles"))
    outcome = game.outcome(state)
    if outcome is not None:
        return seat in outcome.winners
    if game.view(state, None) != step.before.view(None):
        return True
    replying = [other for other in sorted(game.to_act(state)) if game.decision(state, other) != asked[other]]
    return replies > 0 and any(
        _settled(step, seat, game.clone(state), other, reply, replies - 1)
        for other in replying
        for reply in game.legal(state, other)
    )


def _certain(step: Step, seat: Seat, move: Any, *, won: bool) -> bool:
    """Whether the move at once wins, or loses, in all states that fit the seat's view, the true one first."""
    if not _so_ends(step.before.tried(seat, move), seat, won):
        return False
    clones = map(step.table.game.clone, _fitting(step.before, seat))
    return all(_ends(step.table, state, seat, move, won) for state in clones)


def _share(step: Step, seat: Seat, move: Any, *, won: bool) -> float:
    """In which share of many states that fit its view the seat at once wins, or loses; 0 unless in the true one."""
    if not _so_ends(step.before.tried(seat, move), seat, won):
        return 0
    game, chance, view = step.table.game, Chance(b"share"), step.before.view(seat)
    many = 10 * DREAMS
    return sum(_ends(step.table, game.imagine(view, chance), seat, move, won) for _ in range(many)) / many


@lru_cache(1)
def _fitting(moment: Moment, seat: Seat) -> tuple[Any, ...]:
    chance, view = Chance(b"share"), moment.view(seat)
    return tuple(moment.table.game.imagine(view, chance) for _ in range(DREAMS))


def _ends(table: Table, state: Any, seat: Seat, move: Any, won: bool) -> bool:
    table.game.apply(state, seat, move, Chance(b"ends"))
    return _so_ends(table.game.outcome(state), seat, won)


def _so_ends(outcome: Outcome | None, seat: Seat, won: bool) -> bool:
    return outcome is not None and (seat in outcome.winners) == won
