"""What a step is known to lead to, from the Recruiter's own view."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engines.mind_mgmt.board import FEATURES_OF, Feature, Location, Ways
from engines.mind_mgmt.cards import MISSIONS, RECRUITERS, Agent, Token, is_red
from engines.mind_mgmt.packages.registry import closed, open_steps, steps_from
from engines.mind_mgmt.packages.turncoat import NEEDED
from engines.mind_mgmt.rules.powers import kind_in
from engines.mind_mgmt.views import MindMgmtView


def brings(view: MindMgmtView, at: Location) -> int:
    """The recruits that a visit of the Recruiter would bring now (MM-17); 0 in views without the cards."""
    cards = () if view.secret is None else view.secret.cards
    return sum(feature in cards and feature not in view.revealed for feature in FEATURES_OF[at])


def steps_now(view: MindMgmtView) -> Ways:
    """By location: where a Step of the Recruiter may end as things stand, visited or not (MM-13)."""
    return open_steps(tuple(sorted(view.mayhem)), view.kit)


def may_land(view: MindMgmtView, at: Location) -> bool:
    """Whether a Step or a slip may end there as things stand (MS-59)."""
    return at not in closed(view.kit)


def may_fail(view: MindMgmtView, feature: Feature) -> bool:
    """Whether a claim for the feature fails if one that it needs is the turncoat, for all that is known (MS-71)."""
    kit = view.kit
    if kit is None or not kit.turned or kit.unmasked:
        return False
    placed = ((pawn.agent, pawn.location) for pawn in view.pawns if pawn.location is not None)
    shielded = {to for agent, at in placed for to in kind_in(view.mission, agent).shielded(at)}
    standing = enumerate(view.immortals, start=1)
    counting = {number for number, at in standing if feature in FEATURES_OF[at] and at not in shielded}
    suspected = set(range(1, MISSIONS[view.mission].immortals + 1)) - {*kit.cleared}
    return len(counting) <= NEEDED and bool(counting & suspected)


def askable(view: MindMgmtView, agent: Agent, at: Location) -> tuple[Feature, ...]:
    """What an agent can ask about there, if no immortal bars it."""
    return kind_in(view.mission, agent).askable(at)


Onward: TypeAlias = Literal["some", "closed", "none"]
"""Whether a way leads on from a location: some does, some would but for what closes it now, none does."""


def onward(view: MindMgmtView, to: Location, token: Token | None = None) -> Onward:
    """Whether after a visit, by a token or on foot, there is a Step or a Mind Slip left (MM-18).

    `some` if the game is over by then, and in views without the trail.
    """
    if view.secret is None or _wins(view, to):
        return "some"
    been = {to, *(each.location for each in view.secret.trail)}
    mayhem = tuple(sorted(view.mayhem))
    ends = {*steps_from(mayhem, view.kit)[to], *_slips(view, to, token, been)} - been
    if not ends:
        return "none"
    return "some" if ends - set(closed(view.kit)) else "closed"


def leads_nowhere(view: MindMgmtView, to: Location, token: Token | None = None) -> bool:
    """Whether after a visit no way leads on as things stand (MM-18)."""
    return onward(view, to, token) != "some"


def _wins(view: MindMgmtView, to: Location) -> bool:
    """Whether the hour of that visit ends the game: it is the last, or enough recruits are announced (MM-40)."""
    assert view.secret is not None
    hour, recruits = view.hour + 1, view.recruits + view.secret.contacted + brings(view, to)
    return hour >= view.last_hour or (is_red(hour) and recruits >= view.goal)


def _slips(view: MindMgmtView, to: Location, token: Token | None, been: set[Location]) -> tuple[Location, ...]:
    """Where a mind slip that is left then would lead, visited or not."""
    assert view.secret is not None
    left = [slip for slip in view.slips if slip.used is None and slip.token != token]
    at_hand = any(slip.token == "first" or view.secret.earned or slip.location in been for slip in left)
    return RECRUITERS[view.secret.card].slip_targets(to) if at_hand and view.secret.card is not None else ()
