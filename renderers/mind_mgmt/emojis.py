"""MIND MGMT's icons: features, agents, the ally, recruiter cards, what the Recruiter does, and the seats."""

from __future__ import annotations

from engines.mind_mgmt.board import Feature
from engines.mind_mgmt.cards import Agent, Ally, RecruiterCard
from engines.mind_mgmt.names import agent_name, ally_name, feature_name, recruiter_name, token_name
from renderers.canvas import Canvas
from renderers.icons import SIZE, Draw, Icon, seats, shape, tile
from renderers.mind_mgmt.features import sign
from renderers.mind_mgmt.marks import COLOURS, draw_seat, look
from renderers.mind_mgmt.pieces import ALLIES, draw_agent, foot, mask, recruit, recruiter_sign, spiral

INSET = 6
"""Pawns stand free, an edge around them."""


def _pawn(agent: Agent) -> Draw:
    def draw(canvas: Canvas) -> None:
        draw_agent(canvas, INSET, INSET, SIZE - 2 * INSET, agent)

    return draw


def _said(*moves: str) -> tuple[str, ...]:
    """The texts of moves' buttons."""
    return tuple(f"mind-mgmt-describe-{move}" for move in moves)


ICONS: tuple[Icon, ...] = (
    *(Icon(f"mm_{each.value}", (feature_name(each).id,), look(), tile(sign(each), inset=16)) for each in Feature),
    *(Icon(f"mm_{agent.value}", (agent_name(agent).id,), look(), _pawn(agent)) for agent in Agent),
    *(Icon(f"mm_{each.value}", (ally_name(each).id,), look(), tile(ALLIES[each], inset=10)) for each in Ally),
    *(
        Icon(f"mm_{each.value}", (recruiter_name(each).id,), look(), shape(recruiter_sign(each)))
        for each in RecruiterCard
    ),
    Icon("mm_slip", (token_name("first").id, token_name("second").id), look(), shape(mask)),
    Icon("mm_step", _said("step", "put-step", "show-step", "choose-start"), look(), shape(foot)),
    Icon("mm_recruit", _said("claim-recruit"), look(), tile(recruit)),
    Icon("mm_capture", _said("capture"), look(), tile(spiral)),
    *seats("mm", "mind_mgmt", look(), len(COLOURS), draw_seat),
)
