"""The computer player: what is certain, how the strengths differ, and the nets it was given."""

from __future__ import annotations

import random
import time

import pytest

from engines.agent_avenue import AGENT_AVENUE as GAME
from engines.agent_avenue.cards import Market
from engines.agent_avenue.moves import Move, PlayPair, ProposeMarketCard, Recruit, SetAside, TakeMarketCard
from engines.agent_avenue.options import AgentAvenueOptions
from engines.agent_avenue.player.net import WEIGHTS, digest
from engines.agent_avenue.rules.legal import RECRUITS
from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.core.strength import Strength
from tests.engines.agent_avenue.players import greedy_player, match, program, random_player
from tests.engines.agent_avenue.table import CODE, DARE, DOUBLE, ENFORCER, MOLE, SABOTEUR, SENTINEL, SIDEKICK, Table
from tests.support.tally import Tally

EASY, NORMAL, HARD = Strength
FEW, MANY = 16, 1_000
GAMES = [pytest.param(FEW, id="few"), pytest.param(MANY, id="many", marks=pytest.mark.long)]


def _chosen(table: Table, seat: Seat, strength: Strength = HARD, tries: int = 12) -> set[Move]:
    """What the program does there, by this or that chance."""
    view, legal = GAME.view(table.state, seat), GAME.legal(table.state, seat)
    return {GAME.choose(view, legal, Chance(b"chosen %d" % at), 0.1, strength) for at in range(tries)}


@pytest.mark.parametrize("strength", [NORMAL, HARD])
def test_a_third_codebreaker_face_up_is_taken(strength: Strength) -> None:
    table = Table().in_play(blue=[CODE, CODE]).hand(0, CODE, MOLE, SABOTEUR, DOUBLE)
    table.play(0, PlayPair(CODE, MOLE))
    assert _chosen(table, 1, strength) == {Recruit("face_up")}


@pytest.mark.parametrize("strength", [NORMAL, HARD])
def test_a_third_daredevil_face_up_is_left(strength: Strength) -> None:
    table = Table().in_play(blue=[DARE, DARE]).hand(0, DARE, MOLE, SABOTEUR, DOUBLE)
    table.play(0, PlayPair(DARE, MOLE))
    assert _chosen(table, 1, strength) == {Recruit("face_down")}


def test_a_pair_that_wins_whichever_is_taken_is_played() -> None:
    table = Table().in_play([CODE, CODE], [DARE, DARE]).hand(0, CODE, DARE, SENTINEL, SABOTEUR).travelled(6, 0)
    assert all(isinstance(move, PlayPair) and _wins(table, move) for move in _chosen(table, 0))


def _wins(table: Table, pair: PlayPair) -> bool:
    """Whether the pair wins for green whichever is taken."""
    after = [GAME.clone(table.state) for _ in RECRUITS]
    for state, answer in zip(after, RECRUITS, strict=True):
        GAME.apply(state, 0, pair, Chance(b"pair"))
        GAME.apply(state, 1, answer, Chance(b"answer"))
    return all(state.outcome is not None and state.outcome.winners == (0,) for state in after)


def test_a_third_codebreaker_is_not_laid_open_to_who_needs_it() -> None:
    table = Table().in_play(blue=[CODE, CODE]).hand(0, CODE, MOLE, SABOTEUR, DOUBLE)
    assert not [move for move in _chosen(table, 0, tries=24) if isinstance(move, PlayPair) and move.face_up is CODE]


def test_who_would_lose_by_every_pair_sets_a_card_aside() -> None:
    table = Table().in_play([DARE, DARE], [CODE, CODE]).hand(0, CODE, DARE, DARE, CODE)
    assert all(isinstance(move, SetAside) for move in _chosen(table, 0))


def test_the_market_card_that_wins_is_taken_alone_and_as_a_team() -> None:
    for seats, move in ((2, TakeMarketCard), (4, ProposeMarketCard)):
        table = Table(seats, advanced=True).market([Market.WATCHTOWER, Market.MASTERPLAN, Market.SUPERCOMPUTER])
        table.in_play(green=[DOUBLE, CODE, SABOTEUR, DARE, SENTINEL, SIDEKICK]).travelled(1, 0)
        table.turn(MOLE, ENFORCER)
        assert table.taking() == ("market", 0)
        assert {(type(chosen), chosen.card) for chosen in _chosen(table, 0)} == {(move, Market.MASTERPLAN)}  # type: ignore[union-attr]


def test_a_beginner_overlooks_a_win_now_and_then_and_sets_nothing_aside() -> None:
    table = Table().in_play(blue=[CODE, CODE]).hand(0, CODE, MOLE, SABOTEUR, DOUBLE)
    asked = Table().hand(0, MOLE, SABOTEUR, DOUBLE, CODE)
    assert not [move for move in _chosen(asked, 0, EASY, 40) if isinstance(move, SetAside)]
    table.play(0, PlayPair(CODE, MOLE))
    assert _chosen(table, 1, EASY, 60) == {Recruit("face_up"), Recruit("face_down")}


def test_the_same_chance_makes_the_same_choice() -> None:
    table = Table(4, advanced=True)
    view, legal = GAME.view(table.state, 0), GAME.legal(table.state, 0)
    for strength in Strength:
        assert len({GAME.choose(view, legal, Chance(b"one"), 0.1, strength) for _ in range(3)}) == 1


@pytest.mark.parametrize("games", GAMES)
@pytest.mark.parametrize(("stronger", "weaker"), [(HARD, NORMAL), (NORMAL, EASY)])
def test_the_stronger_program_wins(stronger: Strength, weaker: Strength, games: int) -> None:
    assert _reaches(match(program(1, stronger), program(2, weaker), games), 0.6)


@pytest.mark.parametrize("games", GAMES)
@pytest.mark.parametrize(("advanced", "least_anybody", "least_greedy"), [(False, 0.83, 0.78), (True, 0.88, 0.83)])
def test_hard_beats_simple_players_and_easy_random_ones(
    games: int, advanced: bool, least_anybody: float, least_greedy: float
) -> None:
    options = AgentAvenueOptions(advanced=advanced)
    anybody, greedy = random_player(random.Random(2)), greedy_player(random.Random(3))
    assert _reaches(match(program(1, HARD), anybody, games, options), least_anybody)
    assert _reaches(match(program(1, HARD), greedy, games, options), least_greedy)
    assert _reaches(match(program(1, EASY), anybody, games, options), 0.6)


def _reaches(tally: Tally, share: float) -> bool:
    error: float = (share * (1 - share) / tally.games) ** 0.5
    return tally.share >= share - 3 * error


def test_a_decision_takes_a_few_thousandths_of_a_second() -> None:
    table, taken = Table(4, advanced=True), []
    for _ in range(9):
        began = time.process_time()
        _chosen(table, 0, tries=1)
        taken.append(time.process_time() - began)
    assert sorted(taken)[4] < 0.02


def test_the_nets_are_the_ones_that_were_trained() -> None:
    assert f"{digest(WEIGHTS)}  {WEIGHTS.name}" == WEIGHTS.with_suffix(".sha256").read_text(encoding="utf-8").strip()
    assert WEIGHTS.stat().st_size <= 300_000
