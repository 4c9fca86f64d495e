"""From a view alone: what a claim puts at stake, and what speaks against it (TP-20 to TP-23)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.text import Text, Who, text
from engines.the_plan.belief.knowledge import Owners, clues, worlds
from engines.the_plan.cards import HIDEOUTS, SUSPECTS
from engines.the_plan.moves import EnterHideout
from engines.the_plan.names import suspect_name
from engines.the_plan.views import ThePlanView


def alone(view: ThePlanView) -> bool:
    """Whether the game goes on with the last player left (TP-23)."""
    return view.outcome is None and sum(not seat.out for seat in view.seats) == 1


def if_wrong(view: ThePlanView) -> Text:
    """What follows if the active player's claim is wrong (TP-22, TP-23)."""
    others = [seat.seat for seat in view.seats if not seat.out and seat.seat != view.active]
    if len(others) == 1:
        return text(f"the-plan-stake-last-{view.last_player}", who=Who(others[0]))
    return text("the-plan-stake-out" if others else "the-plan-stake-nobody")


def doubts(view: ThePlanView, claim: EnterHideout) -> tuple[Text, ...]:
    """Why the claim is wrong by all that the viewer knows; nothing if it can be right."""
    known = clues(view)
    at, owner = HIDEOUTS.index(claim.hideout), claim.owner.code
    fitting = [(owners, plan) for _, owners, plan in worlds(known)]
    if any(plan == at == owners[owner] for owners, plan in fitting):
        return ()
    told = (*_plan(view, at, {plan for _, plan in fitting}), *_owner(at, owner, [owners for owners, _ in fitting]))
    return told or (text("the-plan-doubt-claimed" if (at, owner) in known.wrong else "the-plan-doubt-else"),)


def _plan(view: ThePlanView, at: int, places: set[int]) -> Iterator[Text]:
    """What speaks against the hideout."""
    if view.briefcases[at].plan is False:
        yield text("the-plan-doubt-decoy", hideout=HIDEOUTS[at])
    elif at not in places and len(places) == 1:
        yield text("the-plan-doubt-elsewhere", hideout=HIDEOUTS[places.pop()])


def _owner(at: int, owner: int, fitting: list[Owners]) -> Iterator[Text]:
    """What speaks against the owner: a hideout of their own, or somebody else's name on this one."""
    owns, owned_by = {owners[owner] for owners in fitting}, {owners.index(at) for owners in fitting}
    if at in owns:
        return
    if len(owns) == 1:
        yield text("the-plan-doubt-owns", suspect=suspect_name(SUSPECTS[owner]), hideout=HIDEOUTS[owns.pop()])
    elif len(owned_by) == 1:
        yield text("the-plan-doubt-owned", suspect=suspect_name(SUSPECTS[owned_by.pop()]), hideout=HIDEOUTS[at])
