"""The Recruiter's secret map: the trail hour by hour, circled features, where to go next, what agents know."""

from __future__ import annotations

from engines.mind_mgmt.facts import FACTS
from engines.mind_mgmt.forecast import leads_nowhere
from engines.mind_mgmt.names import Token
from engines.mind_mgmt.recruiters import RECRUITERS
from engines.mind_mgmt.town import WITH, Location, completable, on_foot
from engines.mind_mgmt.views import MindMgmtView, SecretView
from renderers.mind_mgmt.answers import open_question
from renderers.mind_mgmt.town import DEAD_END, SHOW, SLIP, STEP


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
    tokens = _tokens(view, secret) if view.stage == "recruiter" else []
    slips = {to: _framed(view, to, SLIP, *tokens) for to in _slips(secret, been)} if tokens else {}
    return {**slips, **{to: _framed(view, to, STEP, None) for to in _steps(view, been)}}


def _framed(view: MindMgmtView, to: Location, colour: str, *tokens: Token | None) -> str:
    """The frame of where any of these tokens leads, None being a step: another where none leads on (MM-18)."""
    return DEAD_END if all(leads_nowhere(view, to, token) for token in tokens) else colour


def _to_show(view: MindMgmtView, been: list[Location]) -> list[Location]:
    asked = open_question(view.log)
    marked = (*view.steps, *(each.location for each in view.confirmed))
    return [at for at in been if asked is not None and at in WITH[asked.feature] and at not in marked]


def _steps(view: MindMgmtView, been: list[Location]) -> list[Location]:
    """While hiding only those from where all of the setup's steps can be made."""
    ways = on_foot(tuple(sorted(view.mayhem)))
    return [to for to in ways[been[-1]] if to not in been and completable(ways, (*been, to), FACTS.setup)]


def _tokens(view: MindMgmtView, secret: SecretView) -> list[Token]:
    """The mind slips that can be used now."""
    return [slip.token for slip in view.slips if slip.used is None and (slip.token == "first" or secret.earned)]


def _slips(secret: SecretView, been: list[Location]) -> list[Location]:
    card = secret.card
    return [] if card is None else [to for to in RECRUITERS[card].slip_targets(been[-1]) if to not in been]
