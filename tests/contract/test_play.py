"""Playing: every game ends, and the same seed always plays the same game."""

from __future__ import annotations

from tests.contract.tables import Table
from tests.contract.walks import end, states, walk


def test_random_play_ends(table: Table, seeds: range) -> None:
    for seed in seeds:
        assert table.game.outcome(end(table, seed)) is not None


def test_same_seed_same_game(table: Table, seeds: range) -> None:
    game = table.game
    for first, second in zip(walk(table, seeds[0]), walk(table, seeds[0]), strict=True):
        assert first.events == second.events
        assert game.dump(first.after) == game.dump(second.after)
        assert first.chance_after.position == second.chance_after.position


def test_the_seed_matters(table: Table, seeds: range) -> None:
    assert len({table.game.dump(table.start(seed)[0]) for seed in range(10)}) > 1


def test_a_game_is_over_exactly_when_it_waits_for_nobody(table: Table, seeds: range) -> None:
    game = table.game
    for state in (state for seed in seeds for state in states(table, seed)):
        over = game.outcome(state) is not None
        assert over == (not game.to_act(state))
        assert game.to_act(state) <= frozenset(range(table.seats))
        if over:
            assert not any(game.legal(state, seat) or game.decision(state, seat) for seat in range(table.seats))
            assert not game.expire(game.clone(state), table.start(0)[1])


def test_who_is_waited_for_has_a_question_and_moves(table: Table, seeds: range) -> None:
    game = table.game
    for state in (state for seed in seeds for state in states(table, seed)):
        for seat in game.to_act(state):
            assert game.legal(state, seat)
            assert game.decision(state, seat) is not None


def test_outcomes_are_sound(table: Table, seeds: range) -> None:
    for seed in seeds:
        outcome = table.game.outcome(end(table, seed))
        assert outcome is not None
        assert sorted(seat for rank in outcome.ranking for seat in rank) == list(range(table.seats))
        assert all(outcome.ranking)
        assert not outcome.winners or sorted(outcome.winners) == sorted(outcome.ranking[0])
        assert len(outcome.scores) == table.seats


def test_time_running_out_goes_by_the_rules_or_touches_nothing(table: Table, seeds: range) -> None:
    game = table.game
    for step in (step for seed in seeds for step in walk(table, seed)):
        state, chance = game.clone(step.before), step.chance.copy()
        if game.expire(state, chance) is None:
            assert game.dump(state) == game.dump(step.before)
            assert chance.position == step.chance.position
        else:
            assert game.dump(state) != game.dump(step.before)


def test_limits_of_time_are_sensible(table: Table, seeds: range) -> None:
    for state in states(table, seeds[0]):
        times = table.game.times(state)
        assert times.limit_s is None or times.limit_s > 0
        assert times.least_s is None or 0 < times.least_s <= (times.limit_s or times.least_s)


def test_a_rematch_can_be_played(table: Table, seeds: range) -> None:
    outcome = table.game.outcome(end(table, seeds[0]))
    assert outcome is not None
    for shift in range(table.seats):
        reseated = [(seat + shift) % table.seats for seat in range(table.seats)]
        again = Table(table.game, table.game.rematch(table.options, outcome, reseated), table.seats)
        assert again.seats in again.game.seat_counts(again.options)
        assert again.game.options.model_validate(again.options.model_dump()) == again.options
        again.start(0)
