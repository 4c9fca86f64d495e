"""What is certain: choices that win or lose whatever is hidden, and whatever the other side answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from engines.agent_avenue.belief import hidden_card
from engines.agent_avenue.cards import AGENTS, Code
from engines.agent_avenue.imagine import imagine, unseen_counts
from engines.agent_avenue.moves import (
    ConfirmMarketCard,
    LayFaceDown,
    LayFaceUp,
    Move,
    PlayPair,
    ProposeMarketCard,
    SetAside,
)
from engines.agent_avenue.player.carrying import carry_out
from engines.agent_avenue.rules.recruiting import recruit_pair
from engines.agent_avenue.state import NOBODY, State, clone
from engines.agent_avenue.views import AgentAvenueView
from engines.core.chance import Chance
from engines.core.seats import Seat

GLANCES = 32
"""What a partner may do with a market card is tried on so many imagined hands."""


@dataclass(frozen=True, slots=True)
class Certainty:
    """By choice: whether it surely wins, surely loses, or lets the other side win by an answer it surely knows."""

    wins: tuple[bool, ...]
    loses: tuple[bool, ...]
    gives: tuple[bool, ...]


def certainty(view: AgentAvenueView, seat: Seat, legal: Sequence[Move], chance: Chance) -> Certainty:
    """Try each choice on all that may be hidden."""
    worlds = _Worlds(view, seat, chance)
    results = [worlds.results(move) for move in legal]
    wins = tuple(all(way is True for ways in result for way in ways) for result in results)
    loses = tuple(all(way is False for ways in result for way in ways) for result in results)
    gives = tuple(worlds.gives(move) for move in legal)
    return Certainty(wins, loses, gives)


class _Worlds:
    """A state that fits the view, changed to each that may lie hidden where it matters."""

    def __init__(self, view: AgentAvenueView, seat: Seat, chance: Chance) -> None:
        self._view, self._seat, self._chance = _without_past(view), seat, chance
        self._state = self._imagined()
        self._unseen = {code: left for code, left in unseen_counts(view).items() if left}

    def results(self, move: Move) -> list[list[bool | None]]:
        """For each world and answer: won, lost, or (None) going on."""
        if isinstance(move, SetAside):
            return [[None]]
        return [[self._ended(state) for state in self._answered(state, move)] for state in self._hidden(move)]

    def gives(self, move: Move) -> bool:
        """Whether the other side has an answer that wins whatever it can't see."""
        if not isinstance(move, PlayPair | LayFaceDown):
            return False
        worlds = [self._answered(state, move) for state in self._face_downs(move)]
        return any(all(self._ended(answers[at]) is False for answers in worlds) for at in (0, 1))

    def _ended(self, state: State) -> bool | None:
        return None if state.outcome is None else self._seat in state.outcome.winners

    def _imagined(self) -> State:
        return imagine(self._view, self._chance)

    def _hidden(self, move: Move) -> Iterator[State]:
        """What may lie face down, be laid by a partner, be held by one or lie on top of the deck."""
        if isinstance(move, ProposeMarketCard | ConfirmMarketCard) and move.taker != self._seat:
            yield from (self._imagined() for _ in range(GLANCES))
        elif isinstance(move, LayFaceUp):
            yield from self._laid({code for code, left in self._unseen.items() if self._may_follow(move, left, code)})
        elif self._state.stage == "recruit":
            yield from self._laid(agent.code for agent in hidden_card(self._view))
        elif self._state.stage in ("market", "ability") and self._state.deck:
            yield from self._drawn()
        else:
            yield clone(self._state)

    def _laid(self, codes: Iterable[Code]) -> Iterator[State]:
        for code in codes:
            state = clone(self._state)
            state.face_down = code
            yield state

    def _drawn(self) -> Iterator[State]:
        for code in self._unseen:
            state = clone(self._state)
            state.deck[-1] = code
            yield state

    def _may_follow(self, move: LayFaceUp, left: int, code: Code) -> bool:
        """The partner lays the same name only if their whole hand has it (AA-41)."""
        partners = [seat for seat in self._state.side_of(self._seat).seats if seat != self._seat]
        return code != move.agent.code or left >= self._view.hands[partners[0]].hand_count

    def _face_downs(self, move: PlayPair | LayFaceDown) -> Iterator[State]:
        """What the other side may think lies face down: anything that it doesn't see."""
        yield from self._laid(range(len(AGENTS)))

    def _answered(self, state: State, move: Move) -> list[State]:
        if isinstance(move, PlayPair):
            state.face_up = move.face_up.code
            state.face_down = move.face_down.code if state.face_down == NOBODY else state.face_down
        elif isinstance(move, LayFaceDown):
            state.face_down = move.agent.code if state.face_down == NOBODY else state.face_down
        elif isinstance(move, LayFaceUp):
            state.face_up = move.agent.code
        else:
            carry_out(state, self._seat, move, self._chance)
            return [state]
        other = clone(state)
        recruit_pair(state, "face_up")
        recruit_pair(other, "face_down")
        return [state, other]


def _without_past(view: AgentAvenueView) -> AgentAvenueView:
    """The view without finished turns, which no rule needs."""
    return view.model_copy(update={"turns": tuple(turn for turn in view.turns if turn.number == view.number)})
