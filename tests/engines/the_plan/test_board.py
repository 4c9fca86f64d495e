"""The board: the shipped one is the rules file's, another is checked; every way is found, and soon (TP-6, TP-9)."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise, permutations
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from engines.core.data import DATA
from engines.core.errors import BrokenData
from engines.the_plan.board import (
    BOARD,
    ENTRANCES,
    NO_RAILS,
    RAILS,
    SEGMENT,
    STOPS,
    STREETS,
    Board,
    all_ways,
    free_ways,
    load_board,
    routes,
)
from tests.support.timing import in_time

FILE = DATA / "the_plan" / "board.toml"


def _o(q: int, at: int) -> int:
    return 1 + 5 * (q % 4) + at


def _m(q: int, at: int) -> int:
    return 21 + 2 * (q % 4) + at


def _i(q: int, at: int) -> int:
    return 29 + 3 * (q % 4) + at


def _pairs(*chain: int) -> set[frozenset[int]]:
    return {frozenset(pair) for pair in pairwise(chain)}


@pytest.mark.rule("TP-3", "TP-9")
def test_the_shipped_board_is_the_rules_file_s() -> None:
    lines: set[frozenset[int]] = set()
    rails: set[frozenset[int]] = set()
    for q in range(4):
        lines |= _pairs(*(_o(q, at) for at in range(5)), _o(q + 1, 0))
        lines |= _pairs(_i(q, 0), _i(q, 1), _i(q, 2), _i(q + 1, 0))
        lines |= _pairs(_o(q, 1), _m(q, 0), _i(q, 0)) | _pairs(_o(q, 3), _m(q, 1), _i(q, 2))
        rails |= _pairs(_i(q, 0), _o(q, 3), _i(q + 1, 0))
    assert {frozenset(line) for line in BOARD.lines} == lines
    assert {frozenset(rail.between) for rail in BOARD.rails} == rails
    assert (len(BOARD.circles), len(lines), len(STOPS)) == (40, 48, 8)
    assert {circle: 101 + q for q in range(4) for circle in (_o(q, 2), _i(q, 1))} == ENTRANCES
    assert {circle: SEGMENT[circle] for q in range(4) for circle in (_o(q, 4), _m(q, 1), _i(q, 0))} == {
        circle: 101 + q for q in range(4) for circle in (_o(q, 4), _m(q, 1), _i(q, 0))
    }
    assert BOARD.keys == tuple(_m(q, 1) for q in range(4))
    assert BOARD.starts == {2: (1, 11), 3: (1, 6, 11), 4: (1, 6, 11, 16)}


def _brute(start: int, count: int, tram: bool) -> set[tuple[int, ...]]:
    """Every way, by trying all the circles there are, again and again."""
    steps = {frozenset(line) for line in BOARD.lines}
    hops = {frozenset(rail.between) for rail in BOARD.rails} if tram else set()
    found: set[tuple[int, ...]] = {(start,)}
    for _ in range(count):
        found = {
            (*way, circle.number)
            for way in found
            for circle in BOARD.circles
            if circle.number not in way and frozenset((way[-1], circle.number)) in steps | hops
        }
    ridden = (way for way in found if not tram or any(frozenset(pair) in hops for pair in pairwise(way)))
    return {way[1:] for way in ridden}


def _positions(count: int) -> Iterator[tuple[int, int, bool, frozenset[int]]]:
    dice = random.Random(5)
    for _ in range(count):
        start, *others = dice.sample(range(1, 41), 8)
        yield start, dice.randint(1, 6), dice.random() < 0.5, frozenset((start, *others))


@pytest.mark.rule("TP-6", "TP-9")
@pytest.mark.parametrize(
    "count", [pytest.param(60, id="few"), pytest.param(1_500, id="many", marks=pytest.mark.long)]
)
def test_ways_are_those_of_brute_force(count: int) -> None:
    for start, roll, tram, taken in _positions(count):
        ways = free_ways(start, roll, tram, taken)
        assert len(set(ways)) == len(ways)
        assert set(ways) == {way for way in _brute(start, roll, tram) if way[-1] not in taken}


@pytest.mark.rule("TP-6")
def test_small_ways_are_those_of_all_orders_of_circles() -> None:
    """Another brute force: every sequence of three other circles, however absurd."""
    steps = {frozenset(line) for line in BOARD.lines}
    for start in (1, 22, 30):
        orders = permutations([circle.number for circle in BOARD.circles if circle.number != start], 3)
        walked = {way for way in orders if all(frozenset(pair) in steps for pair in pairwise((start, *way)))}
        assert set(all_ways(start, 3, False)) == walked


def test_all_ways_of_any_roll_from_any_circle_are_found_within_a_millisecond() -> None:
    for circle in BOARD.circles:
        for roll in range(1, 7):
            for rails in (NO_RAILS, RAILS):
                assert in_time(partial(routes, circle.number, roll, STREETS, rails), 0.001)


def _content() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def _without_a_street(content: dict[str, Any]) -> None:
    content["lines"] = [line for line in content["lines"] if not {1, 2, 20} & set(line)]


def _without_a_rail(content: dict[str, Any]) -> None:
    del content["rails"][3]


def _with_a_rail_on_a_street(content: dict[str, Any]) -> None:
    content["rails"][0]["between"] = [1, 2]


def _with_a_better_seat(content: dict[str, Any]) -> None:
    content["starts"]["4"] = [1, 6, 11, 17]


def _with_a_key_too_many(content: dict[str, Any]) -> None:
    content["keys"].append(21)


def _with_a_hideout_nowhere(content: dict[str, Any]) -> None:
    content["hideouts"][0]["entrances"] = [3, 99]


def _with_two_hideouts_of_a_number(content: dict[str, Any]) -> None:
    content["hideouts"][0]["number"] = 102


def _without_a_seat(content: dict[str, Any]) -> None:
    content["starts"]["3"] = [1, 6]


def _on_one_start(content: dict[str, Any]) -> None:
    content["starts"]["2"] = [1, 1]


def _with_a_circle_outside(content: dict[str, Any]) -> None:
    content["circles"][0]["x"] = 1001


def _with_one_circle_on_another(content: dict[str, Any]) -> None:
    content["circles"][1] |= {name: content["circles"][0][name] for name in ("x", "y")}


def _with_a_circle_under_a_house(content: dict[str, Any]) -> None:
    content["circles"][2] |= {"x": content["hideouts"][0]["x"] + 20, "y": content["hideouts"][0]["y"]}


def _with_starts_on_keys(content: dict[str, Any]) -> None:
    content["starts"]["2"] = [22, 26]


def _with_a_number_twice(content: dict[str, Any]) -> None:
    content["circles"][4]["number"] = 4


def _with_a_light_nowhere(content: dict[str, Any]) -> None:
    content["light"] = 105


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (_without_a_street, "connected: 1 "),
        (_without_a_rail, "loop: 9, 35"),
        (_with_a_rail_on_a_street, "joined twice, or one with itself: 1 and 2"),
        (_with_a_better_seat, "4 players not all starts are alike"),
        (_with_a_key_too_many, "alike"),
        (_with_a_hideout_nowhere, "hideouts: a circle that isn't there: 99"),
        (_with_two_hideouts_of_a_number, "101 to 104"),
        (_without_a_seat, "as many circles as seats"),
        (_on_one_start, "starts for 2: a circle stands twice: 1"),
        (_with_one_circle_on_another, "circles and hideouts: 1 and 2 lie on each other"),
        (_with_a_circle_under_a_house, "3 and 101 lie on each other"),
        (_with_starts_on_keys, "for 2 players one starts on a key circle: 22, 26"),
        (_with_a_number_twice, "circles: a number stands twice: 4"),
        (_with_a_light_nowhere, "circles and light: a segment is no hideout's number: 105"),
        (_with_a_circle_outside, "less than or equal to 1000"),
    ],
)
def test_a_broken_board_is_refused(spoil: Callable[[dict[str, Any]], None], told: str) -> None:
    content = _content()
    spoil(content)
    with pytest.raises(ValidationError, match=told):
        Board.model_validate(content)


def test_a_board_on_which_a_roll_cannot_be_played_is_refused() -> None:
    content = _content()
    content["lines"] = [[1, circle] for circle in range(2, 41)]
    with pytest.raises(ValidationError, match="no way of"):
        Board.model_validate(content)


def test_a_broken_file_says_what_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    doubled = FILE.read_text(encoding="utf-8").replace("2 = [1, 11]", "2 = [24, 28]")
    file.write_text(doubled, encoding="utf-8")
    with pytest.raises(BrokenData, match=r"board.toml: .*starts on a key circle: 24, 28"):
        load_board(file)
    file.write_text(FILE.read_text(encoding="utf-8").replace("[20, 1], ", ""), encoding="utf-8")
    with pytest.raises(BrokenData, match="alike"):
        load_board(file)
    file.write_text(FILE.read_text(encoding="utf-8"), encoding="utf-8")
    assert load_board(file) == BOARD
