"""What packages add to a game at hand: which modules are in, and their pieces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeAlias

from engines.mind_mgmt.board import Feature, Location
from engines.mind_mgmt.cards import Hour, Immortal, ModuleName, Side

Picking: TypeAlias = Literal["match", "free", "random"]
"""How it is settled which modules are in (MS-104, MS-105)."""


class Pieces(Protocol):
    """What everybody can see of a game's modules, in its state and in its views."""

    @property
    def modules(self) -> Sequence[ModuleName]:
        """What is in the game, common components too."""

    @property
    def doors(self) -> Sequence[Location]:
        """Where doors are."""

    @property
    def cordons(self) -> Sequence[Location]:
        """Where cordons lie."""


@dataclass(slots=True)
class Kit:
    """A game's modules and their pieces.

    `recruiter_picks` and `agents_picks`: what the sides have picked (None: not yet); `modules`: what is in, once
    both have. `jammed`: the feature that was jammed last, at the hour `jammed_at`. `spare` cordons lie nowhere;
    `cordoned`: the agent has put one in this activation. `acts` are the actions of this activation, `stirred`: the
    agent was moved in it. `drawn` are cards among which the Recruiter still has to choose, `under` those put under
    the deck.
    `sleeper` is the Sleeper's feature. `failed` are cards that were discarded without a recruit. `bugs` are where the
    agents listen, `heard` at which hours they heard something or nothing.
    `turncoat` is the number of the immortal named (0: none), `unmasked`: all know; `cleared` are known to be none.
    """

    picking: Picking
    recruiter_open: int
    agents_open: int
    streak: int = 0
    recruiter_picks: list[ModuleName] | None = None
    agents_picks: list[ModuleName] | None = None
    modules: list[ModuleName] = field(default_factory=list)
    doors: list[Location] = field(default_factory=list)
    jams: int = 0
    jammed: Feature | None = None
    jammed_at: Hour = 0
    cordons: list[Location] = field(default_factory=list)
    spare: int = 0
    cordoned: bool = False
    acts: list[str] = field(default_factory=list)
    stirred: bool = False
    drawn: list[Feature] = field(default_factory=list)
    under: list[Feature] = field(default_factory=list)
    sleeper: Feature | None = None
    asleep: bool = False
    failed: list[Feature] = field(default_factory=list)
    bugs: list[Location] = field(default_factory=list)
    heard: list[tuple[Hour, bool]] = field(default_factory=list)
    turncoat: Immortal = 0
    unmasked: bool = False
    cleared: list[Immortal] = field(default_factory=list)

    def open(self, side: Side) -> int:
        """How many packages of a side are open."""
        return self.recruiter_open if side == "recruiter" else self.agents_open

    def picks(self, side: Side) -> list[ModuleName] | None:
        """What a side has picked; None: nothing yet."""
        return self.recruiter_picks if side == "recruiter" else self.agents_picks

    def pick(self, side: Side, modules: Sequence[ModuleName]) -> None:
        """A side picks these."""
        if side == "recruiter":
            self.recruiter_picks = list(modules)
        else:
            self.agents_picks = list(modules)


def copied(kit: Kit | None) -> Kit | None:
    """A copy to play on."""
    if kit is None:
        return None
    return Kit(
        kit.picking,
        kit.recruiter_open,
        kit.agents_open,
        kit.streak,
        None if kit.recruiter_picks is None else kit.recruiter_picks.copy(),
        None if kit.agents_picks is None else kit.agents_picks.copy(),
        kit.modules.copy(),
        kit.doors.copy(),
        kit.jams,
        kit.jammed,
        kit.jammed_at,
        kit.cordons.copy(),
        kit.spare,
        kit.cordoned,
        kit.acts.copy(),
        kit.stirred,
        kit.drawn.copy(),
        kit.under.copy(),
        kit.sleeper,
        kit.asleep,
        kit.failed.copy(),
        kit.bugs.copy(),
        kit.heard.copy(),
        kit.turncoat,
        kit.unmasked,
        kit.cleared.copy(),
    )
