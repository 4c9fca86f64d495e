"""What a step is known to lead to, from the Recruiter's own view."""

from __future__ import annotations

from engines.mind_mgmt.board import FEATURES_OF, Location, on_foot
from engines.mind_mgmt.cards import RECRUITERS, Token, is_red
from engines.mind_mgmt.views import MindMgmtView


def brings(view: MindMgmtView, at: Location) -> int:
    """The recruits that a visit of the Recruiter would bring now (MM-17); 0 in views without the cards."""
    cards = () if view.secret is None else view.secret.cards
    return sum(feature in cards and feature not in view.revealed for feature in FEATURES_OF[at])


def leads_nowhere(view: MindMgmtView, to: Location, token: Token | None = None) -> bool:
    """Whether after a visit, by a token or on foot, there is neither Step nor Mind Slip left (MM-18).

    False if the game is over by then, and in views without the trail. Modules are ignored.
    """
    if view.secret is None or _wins(view, to):
        return False
    been = {to, *(each.location for each in view.secret.trail)}
    return not any(target not in been for target in (*on_foot(view.mayhem)[to], *_slips(view, to, token, been)))


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
