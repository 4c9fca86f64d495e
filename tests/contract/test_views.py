"""Views: plain, durable, the same for whatever state fits them, and open when the game is over."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

import pytest
from pydantic import BaseModel, ValidationError

from engines.core.chance import Chance
from engines.core.seats import Seat
from tests.contract.tables import Table
from tests.contract.walks import end, given_up, states

PLAIN = (str, int, float, bool, type(None), Enum)


def test_views_hold_plain_values_and_tuples_only(table: Table, seeds: range) -> None:
    for state in states(table, seeds[0]):
        for viewer in table.viewers:
            assert list(_not_plain(table.game.view(state, viewer), "view")) == []


def test_views_come_back_from_json(table: Table, seeds: range) -> None:
    game = table.game
    for state in states(table, seeds[0]):
        for viewer in table.viewers:
            view = game.view(state, viewer)
            assert isinstance(view, game.views)
            assert view.seat == viewer
            assert game.views.model_validate_json(view.model_dump_json()) == view


def test_views_cannot_be_changed(table: Table, seeds: range) -> None:
    view = table.game.view(table.start(0)[0], 0)
    with pytest.raises(ValidationError):
        view.seat = 1


def test_what_is_imagined_looks_the_same(table: Table, seeds: range) -> None:
    for state in (state for seed in seeds for state in states(table, seed)):
        for viewer, dream in _dreams(table, state):
            assert table.game.view(dream, viewer) == table.game.view(state, viewer)


def test_who_sees_a_seat_s_cards_sees_what_all_see(table: Table, seeds: range) -> None:
    for state in states(table, seeds[0]):
        for _, dream in _dreams(table, state):
            assert table.game.view(dream, None) == table.game.view(state, None)


def test_moves_and_questions_follow_from_the_seat_s_own_view(table: Table, seeds: range) -> None:
    game = table.game
    for state in (state for seed in seeds for state in states(table, seed)):
        for viewer, dream in _dreams(table, state):
            if viewer is not None:
                assert list(game.legal(dream, viewer)) == list(game.legal(state, viewer))
                assert game.decision(dream, viewer) == game.decision(state, viewer)


def test_what_is_public_follows_from_the_spectator_s_view(table: Table, seeds: range) -> None:
    game = table.game
    for state in (state for seed in seeds for state in states(table, seed)):
        for _, dream in _dreams(table, state):
            assert game.to_act(dream) == game.to_act(state)
            assert game.outcome(dream) == game.outcome(state)
            assert game.times(dream) == game.times(state)
            for seat in range(table.seats):
                assert _public(table, dream, seat) == _public(table, state, seat)


def test_what_is_imagined_can_be_played_to_the_end(table: Table, seeds: range) -> None:
    game = table.game
    for state in list(states(table, seeds[0]))[::5]:
        for _, dream in _dreams(table, state):
            chance = Chance(b"on")
            while waited := sorted(game.to_act(dream)):
                seat = chance.choice(waited)
                game.apply(dream, seat, chance.choice(game.legal(dream, seat)), chance)


def test_what_others_hold_is_really_hidden(table: Table, seeds: range) -> None:
    """Where two seats see different things, imagining from one view doesn't always hit upon the other."""
    differ = guessed = 0
    for state in (state for seed in seeds for state in list(states(table, seed))[::4]):
        for viewer, dream in _dreams(table, state):
            for other in range(table.seats):
                if _open(table, state, other) != _open(table, state, viewer):
                    differ += 1
                    guessed += table.game.view(dream, other) == table.game.view(state, other)
    assert guessed < differ or differ == 0


def test_at_the_end_all_see_the_same(table: Table, seeds: range) -> None:
    for seed in seeds:
        state = end(table, seed)
        assert len({_open(table, state, viewer) for viewer in table.viewers}) == 1


def test_a_game_given_up_is_open_to_all(table: Table, seeds: range) -> None:
    game, outcome = table.game, given_up(table.seats)
    for state in list(states(table, seeds[0]))[::5]:
        before, over = game.dump(state), game.concluded(state, outcome)
        assert game.outcome(over) == outcome
        assert len({_open(table, over, viewer) for viewer in table.viewers}) == 1
        assert game.dump(state) == before


def _dreams(table: Table, state: Any) -> Iterator[tuple[Seat | None, Any]]:
    for number, viewer in enumerate(table.viewers):
        yield viewer, table.game.imagine(table.game.view(state, viewer), Chance(b"dream" + bytes([number])))


def _public(table: Table, state: Any, seat: Seat) -> object:
    decision = table.game.decision(state, seat)
    return None if decision is None else (decision.public,)


def _open(table: Table, state: Any, viewer: Seat | None) -> Any:
    return table.game.view(state, viewer).model_copy(update={"seat": None}).model_dump_json()


def _not_plain(value: object, path: str) -> Iterator[str]:
    if isinstance(value, BaseModel):
        for name in type(value).model_fields:
            yield from _not_plain(getattr(value, name), f"{path}.{name}")
    elif is_dataclass(value):
        for field in fields(value):
            yield from _not_plain(getattr(value, field.name), f"{path}.{field.name}")
    elif isinstance(value, tuple):
        for at, item in enumerate(value):
            yield from _not_plain(item, f"{path}[{at}]")
    elif not isinstance(value, PLAIN):
        yield f"{path} is a {type(value).__name__}"
