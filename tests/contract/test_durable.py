"""The durable form: a state comes back whole, and goes on as if nothing had been."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from functools import cache

from engines.core.game import AnyGame
from tests.contract.tables import Table, every_game, some_tables
from tests.contract.walks import some_steps, walked

LOOKED_AT = 7
"""Where other processes play along, one of so many states in a row is looked at; moves follow from `legal` anyway."""


def test_a_state_comes_back_and_goes_on(table: Table, seeds: range) -> None:
    game = table.game
    for step in some_steps(table, seeds):
        loaded, chance = game.load(step.before.dump(), game.version), step.chance.copy()
        assert game.dump(loaded) == step.before.dump()
        assert step.replay(loaded, chance) == step.events
        assert game.dump(loaded) == step.after.dump()
        assert chance.position == step.chance_after.position


def test_a_loaded_state_is_the_same_to_everybody(table: Table, seeds: range) -> None:
    game = table.game
    for step in some_steps(table, seeds[:1]):
        loaded, state = game.load(step.after.dump(), game.version), step.after.state
        assert game.to_act(loaded) == game.to_act(state)
        assert game.outcome(loaded) == game.outcome(state)
        assert game.times(loaded) == game.times(state)
        for viewer in table.viewers:
            assert game.view(loaded, viewer) == step.after.view(viewer)
        for seat in range(table.seats):
            assert tuple(game.legal(loaded, seat)) == step.after.legal(seat)
            assert game.decision(loaded, seat) == step.after.decision(seat)


def test_a_clone_is_equal_and_apart(table: Table, seeds: range) -> None:
    game = table.game
    for step in some_steps(table, seeds[:1]):
        original, before = step.before.clone(), step.before.dump()
        clone = game.clone(original)
        assert game.dump(clone) == before
        step.replay(clone, step.chance.copy())
        assert game.dump(original) == before
        step.replay(original, step.chance.copy())
        assert game.dump(original) == game.dump(clone)


def test_states_are_the_same_as_their_durable_forms_are(table: Table, seeds: range) -> None:
    game = table.game
    for step in some_steps(table, seeds[:1]):
        before, after = step.before.clone(), step.after.clone()
        assert game.is_same(before, game.clone(before))
        assert game.is_same(before, after) is (game.dump(before) == game.dump(after))
        assert game.is_same(after, game.load(game.dump(after), game.version))


def test_looking_changes_nothing(table: Table, seeds: range) -> None:
    game = table.game
    for state in (step.before.clone() for step in some_steps(table, seeds[:1])):
        before = game.dump(state)
        for viewer in table.viewers:
            game.view(state, viewer)
        for seat in range(table.seats):
            game.legal(state, seat)
            game.decision(state, seat)
        game.to_act(state), game.outcome(state), game.times(state)
        assert game.dump(state) == before


def test_other_processes_play_the_same_game(game: AnyGame) -> None:
    assert _elsewhere()[game.id] == digest(game)


@cache
def _elsewhere() -> dict[str, str]:
    """The digests of all games, found by another process."""
    code = "from tests.contract.test_durable import digests; print(digests())"
    environment = {**os.environ, "PYTHONHASHSEED": "1"}
    run = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True, timeout=240
    )
    found: dict[str, str] = json.loads(run.stdout)
    return found


def digests() -> str:
    """The digest of every game by its id, as JSON."""
    return json.dumps({game.id: digest(game) for game in every_game()})


def digest(game: AnyGame) -> str:
    """A hash over all moves and events of some games, and now and then over all there is to be seen."""
    seen = hashlib.sha256()
    for table in some_tables(game)[:6]:
        for step in walked(table, 7):
            after = step.after
            seen.update(repr((step.seat, step.move, step.events)).encode())
            if step.number % LOOKED_AT and game.to_act(after.state):
                continue
            seen.update(after.dump() + repr([after.legal(seat) for seat in range(table.seats)]).encode())
            viewer = table.viewers[step.number // LOOKED_AT % len(table.viewers)]
            seen.update(after.view(viewer).model_dump_json().encode())
    return seen.hexdigest()
