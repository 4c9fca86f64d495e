"""Moves: `legal` is exactly what `apply` takes; everything else is refused and leaves no trace."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from pydantic import ValidationError

from engines.core.chance import Chance
from engines.core.game import AnyGame
from tests.contract.mutants import GARBAGE, broken_documents, mutants, universe
from tests.contract.tables import Table
from tests.contract.walks import Moment, is_note, listed, moments, refusal, some_steps, walk

TRIED = 60
"""So many legal and so many other moves are tried in each state, for each seat."""


def test_every_legal_move_can_be_played(table: Table, seeds: range) -> None:
    random = Random(1)
    for step in some_steps(table, seeds):
        for seat in range(table.seats):
            legal = step.before.legal(seat)
            for move in random.sample(legal, min(len(legal), TRIED)):
                step.before.tried(seat, move)


def test_no_move_is_listed_twice(table: Table, seeds: range) -> None:
    for moment in moments(table, seeds):
        for seat in range(table.seats):
            legal = moment.legal(seat)
            assert len(set(legal)) == len(legal)


def test_who_is_away_has_a_move_by_which_they_are_back(table: Table, seeds: range) -> None:
    game = table.game
    for moment in moments(table, seeds):
        for seat in game.away(moment.state) if game.outcome(moment.state) is None else ():
            move, state = game.back(moment.state, seat), moment.clone()
            assert move in moment.legal(seat)
            game.apply(state, seat, move, Chance(b"back"))
            assert seat not in game.away(state)


def test_all_other_moves_are_refused_without_a_trace(table: Table, seeds: range) -> None:
    game, random = table.game, Random(2)
    others = (*universe(game.id), *mutants(game.id))
    for step in some_steps(table, seeds[:1]):
        for seat in range(table.seats):
            legal = step.before.legal(seat)
            tried = random.sample(others, min(len(others), TRIED))
            _refused(step.before, seat, (move for move in tried if not listed(move, legal)), step.chance)


def test_nothing_is_played_when_the_game_is_over(table: Table, seeds: range) -> None:
    *_, step = walk(table, seeds[0])
    for seat in range(table.seats):
        _refused(step.after, seat, (*universe(table.game.id), *mutants(table.game.id)), step.chance)


def test_a_note_longer_than_fits_is_refused(table: Table, seeds: range) -> None:
    for step in some_steps(table, seeds[:1]):
        for seat in range(table.seats):
            notes = (move for move in step.before.legal(seat) if is_note(move))
            endless = (replace(move, text="x" * 10_000) for move in notes)
            _refused(step.before, seat, endless, step.chance)


def test_garbage_is_no_move(game: AnyGame) -> None:
    for garbage in GARBAGE:
        with pytest.raises(ValidationError):
            game.moves.validate_json(garbage)


def test_broken_documents_are_no_move_or_another_one(game: AnyGame) -> None:
    known = {*universe(game.id), *mutants(game.id)}
    for document in broken_documents(game):
        try:
            move = game.moves.validate_python(document)
        except ValidationError:
            continue
        assert move in known or is_note(move), f"{document} became {move}"


def test_moves_come_back_from_json(game: AnyGame) -> None:
    for move in universe(game.id):
        assert game.moves.validate_json(game.moves.dump_json(move)) == move
        assert game.moves.validate_python(json.loads(game.moves.dump_json(move))) == move
        assert json.loads(game.moves.dump_json(move))["kind"] == move.kind


def test_moves_cannot_be_changed(game: AnyGame) -> None:
    for move in universe(game.id):
        with pytest.raises(AttributeError):
            move.kind = "another"


def test_events_come_back_from_json(table: Table, seeds: range) -> None:
    game = table.game
    for event in (event for step in walk(table, seeds[0]) for event in step.events):
        for known in (event, *(game.redact(event, viewer) for viewer in table.viewers)):
            if known is not None:
                assert game.events.validate_json(game.events.dump_json(known)) == known


def _refused(moment: Moment, seat: int, moves: Iterable[Any], chance: Chance) -> None:
    game, state, stream = moment.table.game, moment.clone(), chance.copy()
    for move in moves:
        assert refusal(moment.table, state, seat, move, stream) is not None, move
        assert stream.position == chance.position, move
    assert game.dump(state) == moment.dump()
