"""The Recruiter's secret map: the trail hour by hour, circled features, where to go next, what agents know."""

from __future__ import annotations

from engines.mind_mgmt.facts import FACTS
from engines.mind_mgmt.recruiters import RECRUITERS
from engines.mind_mgmt.town import WITH, Location, completable, on_foot
from engines.mind_mgmt.views import MindMgmtView, SecretView
from renderers.mind_mgmt.answers import open_question
from renderers.mind_mgmt.town import SHOW, SLIP, STEP


def frames(view: MindMgmtView) -> dict[Location, str]:
    """The locations that the Recruiter's question is about, by the colour of their frames."""
    secret = view.secret
    if secret is None or view.recruiter not in view.to_act or view.seat != view.recruiter:
        return {}
    been = [each.location for each in secret.trail]
    if view.stage == "answer":
        return dict.fromkeys(_to_show(view, been), SHOW)
    if not been or secret.acted or view.stage not in ("recruiter", "hiding"):
        return {}
    slips = _slips(view, secret, been) if view.stage == "recruiter" else []
    return {**dict.fromkeys(slips, SLIP), **dict.fromkeys(_steps(view, been), STEP)}


def _to_show(view: MindMgmtView, been: list[Location]) -> list[Location]:
    asked = open_question(view.log)
    marked = (*view.steps, *(each.location for each in view.confirmed))
    return [at for at in been if asked is not None and at in WITH[asked.feature] and at not in marked]


def _steps(view: MindMgmtView, been: list[Location]) -> list[Location]:
    """While hiding only those from where all of the setup's steps can be made."""
    ways = on_foot(tuple(sorted(view.mayhem)))
    return [to for to in ways[been[-1]] if to not in been and completable(ways, (*been, to), FACTS.setup)]


def _slips(view: MindMgmtView, secret: SecretView, been: list[Location]) -> list[Location]:
    first = any(slip.token == "first" and slip.used is None for slip in view.slips)
    second = secret.earned and any(slip.token == "second" and slip.used is None for slip in view.slips)
    if secret.card is None or not (first or second):
        return []
    return [to for to in RECRUITERS[secret.card].slip_targets(been[-1]) if to not in been]
