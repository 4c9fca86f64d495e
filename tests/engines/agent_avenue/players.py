"""Players for simulations, and games played by them."""

from __future__ import annotations

import random
from collections.abc import Callable

from engines.agent_avenue import AGENT_AVENUE as GAME
from engines.agent_avenue.cards import MOVES_BY, Agent, Code
from engines.agent_avenue.moves import Move, PlayPair, Recruit
from engines.agent_avenue.options import AgentAvenueOptions
from engines.agent_avenue.state import SideState, State
from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.core.strength import Strength
from tests.support.tally import Tally

Player = Callable[[State, Seat], Move]


def random_player(dice: random.Random) -> Player:
    """Any legal move."""

    def move(state: State, seat: Seat) -> Move:
        moves = GAME.legal(state, seat)
        return moves[int(dice.random() * len(moves))]

    return move


def greedy_player(dice: random.Random) -> Player:
    """The best lead after its own choice (the worse of both outcomes when it offers), a win on the table first."""

    def move(state: State, seat: Seat) -> Move:
        legal = GAME.legal(state, seat)
        moves = [move for move in legal if isinstance(move, PlayPair | Recruit)]
        if not moves:
            return dice.choice(legal)
        dice.shuffle(moves)
        return max(moves, key=lambda choice: _gain(state, seat, choice))

    return move


def program(seed: int, strength: Strength) -> Player:
    """The computer player."""
    chance = Chance(b"program %d" % seed)
    return lambda state, seat: GAME.choose(GAME.view(state, seat), GAME.legal(state, seat), chance, 1.0, strength)


def play(players: tuple[Player, Player], seed: int, options: AgentAvenueOptions | None = None) -> State:
    """A duel to its end."""
    chance = Chance(b"duel %d" % seed)
    state = GAME.setup(options or AgentAvenueOptions(), 2, chance)
    while waited := GAME.to_act(state):
        (seat,) = waited
        GAME.apply(state, seat, players[seat](state, seat), chance)
    return state


def match(one: Player, other: Player, games: int, options: AgentAvenueOptions | None = None) -> Tally:
    """How often the one beats the other, each deal played from both seats."""
    won = 0
    for game in range(games):
        seat = game % 2
        state = play((one, other) if seat == 0 else (other, one), game // 2, options)
        won += state.outcome is not None and seat in state.outcome.winners
    return Tally(won, games)


def _gain(state: State, seat: Seat, move: PlayPair | Recruit) -> int:
    own, others = state.sides[seat], state.sides[1 - seat]
    if isinstance(move, Recruit):
        if move.which == "face_up":
            return _worth(own, state.face_up)
        return -_worth(others, state.face_up)
    up, down = move.face_up.code, move.face_down.code
    return min(_worth(own, down) - _worth(others, up), _worth(own, up) - _worth(others, down))


def _worth(side: SideState, code: Code) -> int:
    copy = side.agents.count(code) + 1
    if copy >= 3 and code == Agent.CODEBREAKER.code:
        return 100
    if copy >= 3 and code == Agent.DAREDEVIL.code:
        return -100
    return MOVES_BY[code][copy]
