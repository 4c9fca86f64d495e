"""Which modules a game is played with, as objects, in the order in which they apply."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engines.mind_mgmt.board import LOCATIONS, Location, Mayhem, Ways, on_foot
from engines.mind_mgmt.cards import ModuleName
from engines.mind_mgmt.packages.back_doors import BackDoors
from engines.mind_mgmt.packages.bugs import Bugs
from engines.mind_mgmt.packages.cordons import Cordons
from engines.mind_mgmt.packages.facts import PARTS, Part
from engines.mind_mgmt.packages.headhunter import Headhunter
from engines.mind_mgmt.packages.jammer import Jammer
from engines.mind_mgmt.packages.kit import Pieces
from engines.mind_mgmt.packages.module import Module
from engines.mind_mgmt.packages.sleeper import Sleeper
from engines.mind_mgmt.packages.stakeout import Stakeout
from engines.mind_mgmt.packages.turncoat import Turncoat
from engines.mind_mgmt.state import State

MODULES: dict[ModuleName, Module] = {
    ModuleName.JAMMER: Jammer(),
    ModuleName.BACK_DOORS: BackDoors(),
    ModuleName.HEADHUNTER: Headhunter(),
    ModuleName.SLEEPER: Sleeper(),
    ModuleName.CORDONS: Cordons(),
    ModuleName.STAKEOUT: Stakeout(),
    ModuleName.BUGS: Bugs(),
    ModuleName.TURNCOAT: Turncoat(),
}
"""What modules do; one that isn't here is the cards that come with it."""


def in_order(names: Iterable[ModuleName]) -> list[ModuleName]:
    """These in the order in which they apply."""
    found = set(names)
    return [name for name in PARTS if name in found]


def modules_of(pieces: Pieces | None) -> tuple[Module, ...]:
    """The modules that a game's pieces are of."""
    return () if pieces is None else tuple(MODULES[name] for name in pieces.modules if name in MODULES)


def modules(state: State) -> tuple[Module, ...]:
    """The modules of this game."""
    return modules_of(state.kit)


def parts(state: State) -> Iterator[Part]:
    """The cards that come with what is in the game."""
    return (PARTS[name] for name in (state.kit.modules if state.kit is not None else ()))


def further_steps(pieces: Pieces | None) -> Ways:
    """By location: where modules let a Step lead beside the usual; empty if none does."""
    found = tuple(
        tuple(sorted({to for module in modules_of(pieces) for to in module.steps(pieces, at)})) if pieces else ()
        for at in LOCATIONS
    )
    return found if any(found) else ()


def steps_from(mayhem: Mayhem, pieces: Pieces | None) -> Ways:
    """By location: where a Step of the Recruiter leads, closed or not (MM-13)."""
    usual, more = on_foot(mayhem), further_steps(pieces)
    return tuple(tuple(sorted({*usual[at], *more[at]})) for at in LOCATIONS) if more else usual


def closed(pieces: Pieces | None) -> tuple[Location, ...]:
    """Where no Step and no slip may end now (MM-13, MM-15)."""
    if pieces is None:
        return ()
    return tuple(at for at in LOCATIONS if not may_land(pieces, at))


def may_land(pieces: Pieces | None, at: Location) -> bool:
    """Whether every module lets a Step or a slip end there."""
    return pieces is None or all(module.may_land(pieces, at) for module in modules_of(pieces))


def open_steps(mayhem: Mayhem, pieces: Pieces | None) -> Ways:
    """By location: where a Step of the Recruiter may end now, visited or not."""
    ways, shut = steps_from(mayhem, pieces), closed(pieces)
    return _without(ways, shut) if shut else ways


def _without(ways: Ways, shut: Sequence[Location]) -> Ways:
    return tuple(tuple(to for to in ends if to not in shut) for ends in ways)
