"""The full state of a mission: plain values only."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from engines.core.game import Outcome
from engines.core.seats import Seat
from engines.infiltraitors.cards import NOTHING, Code, Mask, identity_of
from engines.infiltraitors.missions import MISSIONS, Mission, MissionId
from engines.infiltraitors.views import Deed, Stage


class Clue(NamedTuple):
    """A clue at a suspect: upright is a match; `by` played it."""

    card: Code
    upright: bool
    by: Seat


class Elimination(NamedTuple):
    """A suspect that was shot, `holder` NOTHING for the key person."""

    serial: int
    identity: Code
    by: Seat
    holder: Seat
    turn: int


class LastDeed(NamedTuple):
    """What an agent did last, as all saw it; NOTHING stands where there is no seat, suspect or card."""

    turn: int
    seat: Seat
    what: Deed
    target: Seat = NOTHING
    serial: int = NOTHING
    card: Code = NOTHING
    upright: bool | None = None
    owner: Seat = NOTHING
    named: int = 0


@dataclass(slots=True)
class Suspect:
    """A captured suspect, or the key person (serial 0, no holder); `second` is mission 16's second card."""

    serial: int
    card: Code
    holder: Seat = NOTHING
    second: Code = NOTHING
    token: int = 0
    clues: list[Clue] = field(default_factory=list)
    misses: list[Code] = field(default_factory=list)

    @property
    def identity(self) -> Code:
        """What it has to be shot as."""
        return self.card if self.second == NOTHING else identity_of(self.card, self.second)

    @property
    def cards(self) -> tuple[Code, ...]:
        """The cards that make it."""
        return (self.card,) if self.second == NOTHING else (self.card, self.second)


@dataclass(slots=True)
class State:
    """A mission being played; the top of HQ is the end of the list.

    `held` are the suspects by seat, `up` and `down` the discards, `captured` counts captures. `shown` are the cards
    whose face all have seen at some time, `memory` those whose face a seat has seen, `known` by seat the face-up
    rewards still in its hand (IN-14). `clues_due`: clues on the key person still to be given (IN-26).
    `last_turn`: after it the mission is lost, where turns are counted (IN-33).
    """

    mission: MissionId
    crossing_out: bool
    hands: list[list[Code]]
    hq: list[Code]
    middle: list[Code]
    bullets: int
    held: list[Suspect | None]
    memory: list[Mask]
    known: list[list[Code]]
    active: Seat
    aside: list[Code] = field(default_factory=list)
    key: Suspect | None = None
    up: list[Code] = field(default_factory=list)
    down: list[Code] = field(default_factory=list)
    specials: list[Code] = field(default_factory=list)
    pool: list[Code] = field(default_factory=list)
    gone: list[Seat] = field(default_factory=list)
    eliminated: list[Elimination] = field(default_factory=list)
    stage: Stage = "action"
    number: int = 1
    shooter: Seat = NOTHING
    last_stand: bool = False
    clues_due: int = 0
    captured: int = 0
    shown: Mask = 0
    last: LastDeed | None = None
    last_turn: int | None = None
    outcome: Outcome | None = None

    @property
    def facts(self) -> Mission:
        """The mission's facts."""
        return MISSIONS[self.mission]

    @property
    def seats(self) -> int:
        """How many agents there are, those who left included."""
        return len(self.hands)

    @property
    def left(self) -> int:
        """Suspects still to be eliminated: in the middle, held and aside, the key person too (IN-11)."""
        held = sum(suspect is not None for suspect in self.held)
        return len(self.middle) + held + len(self.aside) + (self.key is not None)

    @property
    def turns_left(self) -> int | None:
        """How many turns there is time for, the present one too; None: as many as it takes."""
        return None if self.last_turn is None else max(0, self.last_turn - self.number + 1)

    @property
    def in_play(self) -> list[Seat]:
        """The agents who haven't left the mission (IN-26)."""
        return [seat for seat in range(self.seats) if seat not in self.gone]

    @property
    def surplus(self) -> int:
        """How many cards the active agent holds over the limit (IN-9)."""
        return max(0, len(self.hands[self.active]) - self.facts.limit)


def next_in_play(state: State, seat: Seat) -> Seat:
    """The next agent in turn order, clockwise."""
    for step in range(1, state.seats):
        following = (seat + step) % state.seats
        if following not in state.gone:
            return following
    return seat


def clone(state: State) -> State:
    """A copy to play on."""
    return State(
        mission=state.mission,
        crossing_out=state.crossing_out,
        hands=[hand.copy() for hand in state.hands],
        hq=state.hq.copy(),
        middle=state.middle.copy(),
        bullets=state.bullets,
        held=[None if suspect is None else _clone_suspect(suspect) for suspect in state.held],
        memory=state.memory.copy(),
        known=[cards.copy() for cards in state.known],
        active=state.active,
        aside=state.aside.copy(),
        key=None if state.key is None else _clone_suspect(state.key),
        up=state.up.copy(),
        down=state.down.copy(),
        specials=state.specials.copy(),
        pool=state.pool.copy(),
        gone=state.gone.copy(),
        eliminated=state.eliminated.copy(),
        stage=state.stage,
        number=state.number,
        shooter=state.shooter,
        last_stand=state.last_stand,
        clues_due=state.clues_due,
        captured=state.captured,
        shown=state.shown,
        last=state.last,
        last_turn=state.last_turn,
        outcome=state.outcome,
    )


def _clone_suspect(suspect: Suspect) -> Suspect:
    return Suspect(
        suspect.serial,
        suspect.card,
        suspect.holder,
        suspect.second,
        suspect.token,
        suspect.clues.copy(),
        suspect.misses.copy(),
    )
