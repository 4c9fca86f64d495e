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
from tests.contract.walks import Moment, any_of_a_kind, end, given_up, some_moments

PLAIN = (str, int, float, bool, type(None), Enum)


def test_views_hold_plain_values_and_tuples_only(table: Table, seeds: range) -> None:
    for moment in some_moments(table, seeds[:1]):
        for viewer in table.viewers:
            assert list(_not_plain(moment.view(viewer), "view")) == []


def test_views_come_back_from_json(table: Table, seeds: range) -> None:
    game = table.game
    for moment in some_moments(table, seeds[:1]):
        for viewer in table.viewers:
            view = moment.view(viewer)
            assert isinstance(view, game.views)
            assert view.seat == viewer
            assert game.views.model_validate_json(view.model_dump_json()) == view


def test_views_cannot_be_changed(table: Table, seeds: range) -> None:
    view = table.game.view(table.start(0)[0], 0)
    with pytest.raises(ValidationError):
        view.seat = 1


def test_what_is_imagined_looks_the_same(table: Table, seeds: range) -> None:
    for moment in some_moments(table, seeds):
        for viewer, dream in moment.dreams():
            assert dream.view(viewer) == moment.view(viewer)


def test_who_sees_a_seat_s_cards_sees_what_all_see(table: Table, seeds: range) -> None:
    for moment in some_moments(table, seeds):
        for _, dream in moment.dreams():
            assert dream.view(None) == moment.view(None)


def test_moves_and_questions_follow_from_the_seat_s_own_view(table: Table, seeds: range) -> None:
    at_odds = table.game.at_odds
    for moment in some_moments(table, seeds):
        for viewer, dream in moment.dreams():
            if viewer is not None:
                assert dream.legal(viewer) == moment.legal(viewer)
                assert dream.decision(viewer) == moment.decision(viewer)
                assert (viewer in at_odds(dream.state)) == (viewer in at_odds(moment.state))


def test_what_is_public_follows_from_the_spectator_s_view(table: Table, seeds: range) -> None:
    game = table.game
    for moment in some_moments(table, seeds):
        for _, dream in moment.dreams():
            assert game.to_act(dream.state) == game.to_act(moment.state)
            assert game.outcome(dream.state) == game.outcome(moment.state)
            assert game.times(dream.state) == game.times(moment.state)
            assert game.away(dream.state) == game.away(moment.state)
            for seat in range(table.seats):
                assert _public(dream, seat) == _public(moment, seat)


def test_what_is_imagined_can_be_played_to_the_end(table: Table, seeds: range) -> None:
    game = table.game
    for number, moment in enumerate(list(some_moments(table, seeds[:1]))[::5]):
        for _, dream in [*moment.dreams()][number % 2 :: 2]:
            state, chance = dream.clone(), Chance(b"on")
            while waited := sorted(game.to_act(state)):
                seat = chance.choice(waited)
                game.apply(state, seat, any_of_a_kind(game.legal(state, seat), chance), chance)


def test_what_others_hold_is_really_hidden(table: Table, seeds: range) -> None:
    """Where two seats see different things, imagining from one view doesn't always hit upon the other."""
    differ = guessed = 0
    for moment in some_moments(table, seeds):
        seen = {viewer: _open(moment, viewer) for viewer in table.viewers}
        for viewer, dream in moment.dreams():
            for other in range(table.seats):
                if seen[other] != seen[viewer]:
                    differ += 1
                    guessed += dream.view(other) == moment.view(other)
    assert guessed < differ or differ == 0


def test_at_the_end_all_see_the_same(table: Table, seeds: range) -> None:
    for seed in seeds:
        over = end(table, seed)
        assert len({_open(over, viewer) for viewer in table.viewers}) == 1


def test_a_game_given_up_is_open_to_all(table: Table, seeds: range) -> None:
    game, outcome = table.game, given_up(table.seats)
    for moment in list(some_moments(table, seeds[:1]))[::5]:
        state = moment.clone()
        over = Moment(table, game.concluded(state, outcome))
        assert game.outcome(over.state) == outcome
        assert len({_open(over, viewer) for viewer in table.viewers}) == 1
        assert game.dump(state) == moment.dump()


def _public(moment: Moment, seat: Seat) -> object:
    decision = moment.decision(seat)
    return None if decision is None else (decision.public,)


def _open(moment: Moment, viewer: Seat | None) -> Any:
    return moment.view(viewer).model_copy(update={"seat": None}).model_dump_json()


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
