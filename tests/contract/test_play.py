"""Playing: every game ends, and the same seed always plays the same game."""

from __future__ import annotations

from tests.contract.tables import Table
from tests.contract.walks import end, moments, walk, walked, walks


def test_random_play_ends(table: Table, seeds: range) -> None:
    for seed in seeds:
        assert table.game.outcome(end(table, seed).state) is not None


def test_same_seed_same_game(table: Table, seeds: range) -> None:
    for first, second in zip(walk(table, seeds[0]), walked(table, seeds[0]), strict=True):
        assert first.events == second.events
        assert first.after.dump() == second.after.dump()
        assert first.chance_after.position == second.chance_after.position


def test_the_seed_matters(table: Table, seeds: range) -> None:
    assert len({table.game.dump(table.start(seed)[0]) for seed in range(10)}) > 1


def test_a_game_is_over_exactly_when_it_waits_for_nobody(table: Table, seeds: range) -> None:
    game = table.game
    for moment in moments(table, seeds):
        state = moment.state
        over = game.outcome(state) is not None
        assert over == (not game.to_act(state))
        assert game.to_act(state) <= frozenset(range(table.seats))
        if over:
            assert not any(moment.legal(seat) or moment.decision(seat) for seat in range(table.seats))
            assert not game.expire(game.clone(state), table.start(0)[1])


def test_who_is_waited_for_has_a_question_and_moves(table: Table, seeds: range) -> None:
    for moment in moments(table, seeds):
        for seat in table.game.to_act(moment.state):
            assert moment.legal(seat)
            assert moment.decision(seat) is not None


def test_outcomes_are_sound(table: Table, seeds: range) -> None:
    for seed in seeds:
        outcome = table.game.outcome(end(table, seed).state)
        assert outcome is not None
        assert sorted(seat for rank in outcome.ranking for seat in rank) == list(range(table.seats))
        assert all(outcome.ranking)
        assert not outcome.winners or sorted(outcome.winners) == sorted(outcome.ranking[0])
        assert len(outcome.scores) == table.seats


def test_time_running_out_goes_by_the_rules_or_touches_nothing(table: Table, seeds: range) -> None:
    game = table.game
    for step in walks(table, seeds):
        state, chance = step.before.clone(), step.chance.copy()
        if game.expire(state, chance) is None:
            assert game.dump(state) == step.before.dump()
            assert chance.position == step.chance.position
        else:
            assert game.dump(state) != step.before.dump()


def test_limits_of_time_are_sensible(table: Table, seeds: range) -> None:
    for moment in moments(table, seeds[:1]):
        times = table.game.times(moment.state)
        assert times.limit_s is None or times.limit_s > 0
        assert (times.kept == "by_table") == table.game.shares_clock(table.options)
        assert times.least_s is None or 0 < times.least_s <= (times.limit_s or times.least_s)


def test_a_rematch_can_be_played(table: Table, seeds: range) -> None:
    outcome = table.game.outcome(end(table, seeds[0]).state)
    assert outcome is not None
    for shift in range(table.seats):
        reseated = [(seat + shift) % table.seats for seat in range(table.seats)]
        again = Table(table.game, table.game.rematch(table.options, outcome, reseated), table.seats)
        assert again.seats in again.game.seat_counts(again.options)
        assert again.game.options.model_validate(again.options.model_dump()) == again.options
        again.start(0)
