"""What the program's strengths see, do not pass over, and keep to themselves (MM-60, MM-61)."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Hashable, Iterable
from time import thread_time

import pytest

from engines.core.chance import Chance
from engines.core.strength import Strength
from engines.mind_mgmt import MIND_MGMT as GAME
from engines.mind_mgmt import moves as m
from engines.mind_mgmt.cards import Agent, Mission
from engines.mind_mgmt.events import CaptureTried, RecruitsAnnounced
from engines.mind_mgmt.options import MindMgmtOptions
from engines.mind_mgmt.state import State
from tests.bench.rivals.mind_mgmt import SHIELDING, at_random
from tests.engines.mind_mgmt.players import Player, moments, program, recruiter_wins, strong
from tests.engines.mind_mgmt.table import Table, at
from tests.support.tally import Tally
from tests.support.timing import BESIDE_OTHERS

EASY, NORMAL, HARD = strong(Strength.EASY), strong(Strength.NORMAL), program


def _chosen(state: State, player: Player = HARD, number: int = 0) -> m.Move:
    seat = min(GAME.to_act(state))
    return player(GAME.view(state, seat), GAME.legal(state, seat), Chance(b"chosen%d" % number))


def _played(table: Table, player: Player = HARD) -> str:
    """The program plays on both sides until the turn of one of them is over; what it did last."""
    stage, done = table.state.stage, ""
    while table.state.stage in (stage, "answer"):
        move = _chosen(table.state, player)
        done = move.kind
        GAME.apply(table.state, table.now, move, table.chance)
    return done


def _under_an_immortal(**pawns: str) -> Table:
    """The agents know that the Recruiter is on r3c3, where an immortal stands."""
    table = Table("full", trail="r2c3 r2c4 r3c4 r4c4 r4c3").immortals("r3c3 r5c3 r6c2 r6c3").pawns(**pawns)
    table.state.log.append(RecruitsAnnounced(5, 5, table.state.recruits, table.state.recruits))
    table.turn("r3c3")
    table.state.log.append(CaptureTried(6, 1, Agent.DUSTY, at("r3c3"), True))
    return table


@pytest.mark.rule("MM-23", "MM-35", "MM-61")
@pytest.mark.parametrize(
    "pawns",
    [
        pytest.param({"meru": "r1c3", "henry": "r2c2"}, id="a push by one, a capture by another"),
        pytest.param({"bill": "r2c3", "henry": "r7c1"}, id="a shift and a capture by Bill alone"),
    ],
)
def test_the_agents_free_a_recruiter_they_have_located_from_an_immortal(pawns: dict[str, str]) -> None:
    table = _under_an_immortal(**pawns)
    assert _played(table) == "capture"
    assert table.state.outcome is not None
    assert table.state.recruiter not in table.state.outcome.winners


@pytest.mark.rule("MM-11", "MM-22", "MM-40", "MM-60")
@pytest.mark.parametrize("player", [EASY, NORMAL, HARD])
@pytest.mark.parametrize("win", ["way", "immortals", "hour"])
def test_the_recruiter_never_passes_over_what_wins_at_once(player: Player, win: str) -> None:
    table = Table("full").cards("bird", "dogs", "book").open("book", "cafe")
    table.state.hour = 6
    table.state.trail = Table(trail="r4c3 r4c4 r3c4 r2c4 r2c3 r1c3").state.trail
    table.state.announced = [None] * 5 + [10]
    table.pawns(meru="r2c2", henry="r2c2", bill="r2c2", dusty="r2c2")
    if win == "way":
        table.trail("r4c4 r3c4 r2c4 r2c3 r1c3 r1c2").open("cafe", "bus")
        table.state.announced = [None] * 5 + [10]
    if win == "immortals":
        table.cards("garden", "idol", "pool").immortals("r5c1 r5c4 r4c4 r6c3").open("book", "graffiti")
        table.state.announced = [None] * 5 + [11]
    if win == "hour":
        table.state.hour = table.state.facts.last_hour - 1
        table.state.announced = [None] * 15
        table.state.trail = Table(trail=_LONG).state.trail
    _played(table, player)
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (table.state.recruiter,)


_LONG = "r7c1 r7c2 r7c3 r7c4 r7c5 r7c6 r6c6 r6c5 r6c4 r6c3 r6c2 r6c1 r5c1 r5c2 r5c3"


def _game(mission: Mission, seed: int) -> Counter[str]:
    """What happens between hard programs, by kind, and how often the dolphin is used."""
    done = Counter[str]()
    *_, last = moments(mission, seed, HARD, HARD)
    done.update(deed.kind for deed in last.log)
    done.update(["dolphin"] * len(last.allies_used))
    return done


@pytest.mark.rule("MM-32", "MM-61")
def test_hard_agents_ask_more_than_they_capture_and_use_the_dolphin() -> None:
    training, full = _game("training", 0) + _game("training", 1), _game("full", 3)
    assert training["asked"] > training["capture_tried"]
    assert full["dolphin"]


def _bits(things: Iterable[Hashable]) -> float:
    counts = Counter(things)
    total = counts.total()
    return -sum(count / total * math.log2(count / total) for count in counts.values())


@pytest.mark.rule("MM-6", "MM-7", "MM-61")
@pytest.mark.parametrize("games", [12, pytest.param(200, marks=pytest.mark.long)])
def test_first_places_and_the_second_slip_are_mixed(games: int) -> None:
    hidden = GAME.setup(MindMgmtOptions(mission="full", short_setup=True), 2, Chance(b"mixed"))
    _set_up(hidden, "pawns", at_random, 0)
    places, slips = [], []
    for number in range(games):
        state = GAME.clone(hidden)
        state.short_setup = False
        _set_up(state, "recruiter", HARD, number)
        places.append(tuple(sorted(pawn.location for pawn in state.pawns)))
        slips.append(state.slips.place)
    assert _bits(places) >= 3
    assert _bits(slips) >= (3 if games > 100 else 2)


def _set_up(state: State, until: str, player: Player, number: int) -> None:
    own, chance = Chance(b"own%d" % number), Chance(b"chance")
    while state.stage != until:
        seat = min(GAME.to_act(state))
        GAME.apply(state, seat, player(GAME.view(state, seat), GAME.legal(state, seat), own), chance)


@pytest.mark.rule("MM-60", "MM-61")
@pytest.mark.parametrize("strength", Strength)
def test_any_budget_will_do(strength: Strength) -> None:
    seen = set[str]()
    for state in moments("full", 1, at_random, at_random):
        if state.stage not in seen and GAME.to_act(state):
            seat = min(GAME.to_act(state))
            legal = GAME.legal(state, seat)
            started = thread_time()
            assert GAME.choose(GAME.view(state, seat), legal, Chance(b"now"), 0.0, strength) in legal
            assert thread_time() - started < 0.1 * BESIDE_OTHERS
            seen.add(state.stage)
    assert {"recruiter", "agents", "answer", "pawns", "second_slip", "hiding", "immortals"} <= seen


@pytest.mark.rule("MM-60", "MM-61")
@pytest.mark.long
@pytest.mark.parametrize("mission", ["training", "full"])
@pytest.mark.parametrize(("better", "worse"), [(HARD, NORMAL), (NORMAL, EASY)])
def test_the_stronger_side_wins_six_of_ten_games_in_either_role(
    mission: Mission, better: Player, worse: Player
) -> None:
    games = 150
    hunted = Tally(sum(recruiter_wins(mission, seed, better, worse) for seed in range(games)), games)
    hunting = Tally(sum(not recruiter_wins(mission, seed, worse, better) for seed in range(games)), games)
    assert (hunted.share + hunting.share) / 2 >= 0.6
    assert min(hunted.share, hunting.share) >= 0.6 - 2 * hunted.error_of_a_half


@pytest.mark.rule("MM-23", "MM-61")
@pytest.mark.parametrize("games", [1, pytest.param(60, marks=pytest.mark.long)])
def test_a_recruiter_who_shields_himself_each_turn_mostly_loses(games: int) -> None:
    won = sum(recruiter_wins("full", seed, SHIELDING, HARD) for seed in range(games))
    assert won <= 0.3 * games
