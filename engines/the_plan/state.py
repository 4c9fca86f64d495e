"""The full state of a game of Agents: T.H.E. Plan: plain values only."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Annotated, TypeAlias, TypedDict

from pydantic import Field

from engines.core.game import Outcome
from engines.core.seats import Seat
from engines.the_plan.cards import CARDS, HIDEOUTS, PARTS, Action, Bonus, Circle, Hideout, Part
from engines.the_plan.events import (
    AgentMoved,
    Event,
    Half,
    HideoutEntered,
    KeyStolen,
    KeyTaken,
    SearchlightTurned,
    SuspectMoved,
)
from engines.the_plan.views import Stage

Code: TypeAlias = int
"""A card of a file: 0…7 a half, two codes a hideout, upper before lower; 8…11 a bonus card by its place."""

NOBODY = -1
"""No seat, no card or no suspect, as an integer."""
NOWHERE = 0
"""No circle."""
OUTLINE = (AgentMoved, SuspectMoved, SearchlightTurned, KeyTaken, KeyStolen, HideoutEntered)
"""The deeds by which a finished game is told."""
HALVES: tuple[Half, ...] = tuple(Half(hideout, part) for hideout in HIDEOUTS for part in PARTS)
"""By code: the halves of the hideouts."""
CODES: dict[tuple[Hideout, Part], Code] = {(half.hideout, half.part): code for code, half in enumerate(HALVES)}
"""The codes of the halves."""


def place(hideout: Hideout) -> int:
    """A hideout's place among the four, 0…3."""
    return hideout - HIDEOUTS[0]


@dataclass(slots=True)
class Player:
    """A seat: its agent, its cards, and what it has seen, in order: (turn, suspect, half), (turn, hideout).

    `evidence` is the suspect whose evidence its claim has shown it; `knew` the first turn in which it could have
    known the answer (0: not yet).
    """

    circle: Circle
    out: bool = False
    ready: list[bool] = field(default_factory=lambda: [True] * len(CARDS))
    checked: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    seen: list[tuple[int, int, Code]] = field(default_factory=list)
    looks: list[tuple[int, Hideout]] = field(default_factory=list)
    evidence: int = NOBODY
    knew: int = 0


@dataclass(slots=True)
class Key:
    """A key: who holds it (NOBODY: the stock), how it lies, and who knows so.

    `known` has a bit for each seat, and above them one for spectators: that one set, everybody knows.
    """

    holder: Seat = NOBODY
    face_up: bool = False
    known: int = 0


@dataclass(slots=True)
class Claim:
    """A hideout entered; `owner` is the named suspect's place."""

    seat: Seat
    turn: int
    hideout: Hideout
    owner: int
    right: bool


@dataclass(slots=True)
class Turn:
    """A turn and what happened in it."""

    number: int
    seat: Seat
    roll: int
    deeds: list[Annotated[Event, Field(discriminator="kind")]] = field(default_factory=list)


@dataclass(slots=True)
class State:
    """A game. Suspects are numbered 0…3 by place, files begin with their top card.

    `met` are the bonus cards that have left the files; `step` counts the choices of this turn. The action of `card`
    is hidden until `played`. `stops` are still to be settled on the way: (circle, NOBODY) a key, (circle, seat)
    another's agent; `entering` is the claim at its end, (hideout, suspect). Of `turns` those before the last two are
    outlined.
    """

    solves: bool
    plan: Hideout
    owners: list[Hideout]
    files: list[list[Code]]
    players: list[Player]
    suspects: list[Circle]
    light: Hideout
    active: Seat
    roll: int
    met: list[Code] = field(default_factory=lambda: [NOBODY] * 4)
    keys: list[Key] = field(default_factory=lambda: [Key() for _ in HIDEOUTS])
    stage: Stage = "action"
    number: int = 1
    step: int = 0
    card: int = NOBODY
    action: Action | None = None
    played: bool = False
    counts: list[int] = field(default_factory=list)
    to_move: list[int] = field(default_factory=list)
    checks: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    stops: list[tuple[Circle, Seat]] = field(default_factory=list)
    entering: tuple[Hideout, int] | None = None
    opponent: Seat = NOBODY
    bonus: Bonus | None = None
    claims: list[Claim] = field(default_factory=list)
    turns: list[Turn] = field(default_factory=list)
    outcome: Outcome | None = None

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.players)

    @property
    def everyone(self) -> int:
        """All bits of a key's `known`."""
        return (2 << self.seats) - 1


def keys_of(state: State, holder: Seat) -> list[int]:
    """The places of the keys a seat (NOBODY: the stock) holds."""
    return [at for at, key in enumerate(state.keys) if key.holder == holder]


def located(state: State, seat: Seat | None) -> Collection[int]:
    """The places of the keys of which a seat (None: spectators) can tell where they lie (TP-25).

    Those it doesn't know lie for certain where they all lie together; while all are in the stock that tells nothing.
    """
    bit, keys = 1 << (state.seats if seat is None else seat), range(len(state.keys))
    unseen = [at for at in keys if not state.keys[at].known & bit]
    holders = {state.keys[at].holder for at in unseen}
    untouched = len(unseen) == len(keys) and holders == {NOBODY}
    return keys if len(holders) < 2 and not untouched else [at for at in keys if at not in unseen]


def record(state: State, events: list[Event], event: Event) -> None:
    """Something has happened: it is an event, and a deed of the turn."""
    events.append(event)
    state.turns[-1].deeds.append(event)


def outlined(turn: Turn) -> Turn:
    """A turn that nobody is shown any more before the end: what moved in it, lights, keys and claims."""
    return Turn(turn.number, turn.seat, turn.roll, [deed for deed in turn.deeds if isinstance(deed, OUTLINE)])


def clone(state: State) -> State:
    """A copy to play on; past turns are shared, they never change."""
    return State(
        state.solves,
        state.plan,
        state.owners.copy(),
        [file.copy() for file in state.files],
        [_clone_player(player) for player in state.players],
        state.suspects.copy(),
        state.light,
        state.active,
        state.roll,
        state.met.copy(),
        [Key(key.holder, key.face_up, key.known) for key in state.keys],
        state.stage,
        state.number,
        state.step,
        state.card,
        state.action,
        state.played,
        state.counts.copy(),
        state.to_move.copy(),
        state.checks.copy(),
        state.stops.copy(),
        state.entering,
        state.opponent,
        state.bonus,
        state.claims.copy(),
        _clone_turns(state.turns),
        state.outcome,
    )


def _clone_player(player: Player) -> Player:
    return Player(
        player.circle,
        player.out,
        player.ready.copy(),
        player.checked.copy(),
        player.seen.copy(),
        player.looks.copy(),
        player.evidence,
        player.knew,
    )


def _clone_turns(turns: list[Turn]) -> list[Turn]:
    *past, now = turns
    return [*past, Turn(now.number, now.seat, now.roll, now.deeds.copy())]


def older(data: bytes, version: int) -> bytes:
    """The durable form of an older version as the present one is.

    Up to version 1 a claim on its way had not shown all players who holds the hideout's key (TP-26).
    """
    if version > 1:
        return data
    whole: _Written = json.loads(data)
    if whole["entering"] is not None:
        hideout, _ = whole["entering"]
        whole["keys"][place(hideout)]["known"] = (2 << len(whole["players"])) - 1
    return json.dumps(whole).encode()


class _Written(TypedDict):
    """What is changed of a state in JSON."""

    entering: tuple[Hideout, int] | None
    keys: list[dict[str, int]]
    players: list[object]
