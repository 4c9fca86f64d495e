"""What an agent may do now, told once for `legal` and `apply`: each answer is why not, or None."""

from __future__ import annotations

from engines.core.seats import Seat
from engines.infiltraitors.cards import Card
from engines.infiltraitors.errors import refusal
from engines.infiltraitors.missions import MISSIONS, MissionId
from engines.infiltraitors.names import card_name
from engines.infiltraitors.state import State, Suspect
from engines.infiltraitors.twists import twist

MOST_DRAWN = 3
"""Wait draws up to so many (IN-5)."""

_IDENTITIES: dict[MissionId, frozenset[Card]] = {
    mission: frozenset(facts.identities()) for mission, facts in MISSIONS.items()
}


def raise_for(reason: str | None) -> None:
    """Raise the refusal, if there is one."""
    if reason is not None:
        raise refusal(reason)


def no_capture(state: State, seat: Seat) -> str | None:
    """Why the agent can't capture (IN-2)."""
    if not state.middle:
        return "no-suspect-in-the-middle"
    if state.held[seat] is not None:
        return "one-suspect-each"
    return twist(state).may_capture(state, seat)


def no_elimination(state: State, seat: Seat, target: Seat) -> str | None:
    """Why the agent can't shoot the suspect that lies there (IN-6)."""
    suspect = state.held[target]
    if suspect is None:
        return "no-suspect-there"
    return twist(state).may_eliminate(state, seat, target) or twist(state).out_of_reach(state, suspect)


def own_suspect(state: State, seat: Seat) -> Suspect:
    """The agent's own suspect; raises `IllegalMove` where there is none."""
    suspect = state.held[seat]
    if suspect is None:
        raise refusal("no-suspect-of-yours")
    return suspect


def suspect_before(state: State, seat: Seat, target: Seat) -> Suspect:
    """Another agent's suspect; raises `IllegalMove` where there is none."""
    suspect = state.held[target] if 0 <= target < state.seats else None
    if suspect is None:
        raise refusal("no-suspect-there")
    if target == seat:
        raise refusal("your-own-suspect")
    return suspect


def known_identity(state: State, identity: Card) -> None:
    """Raise `IllegalMove` for what no suspect of the mission can be (IN-6)."""
    if identity not in _IDENTITIES[state.mission]:
        raise refusal("no-such-suspect", card=card_name(identity))
