"""The choices of MIND MGMT: the setup's, the Recruiter's, the agents', notes, and where the Recruiter can be."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TypeAlias

from bot.panels.games.mind_mgmt import agents, packages, preparing, recruiter
from bot.panels.games.mind_mgmt.agents import NOTES, note_buttons, notes
from bot.panels.games.mind_mgmt.parts import MindMgmtAsking, buttons, with_buttons
from bot.panels.layout import Block, Button, Question
from engines.core.seats import Seat
from engines.mind_mgmt.cards import Stage
from engines.mind_mgmt.moves import Move, TakeAgent, TakeRecruiter, WriteNote
from engines.mind_mgmt.views import MindMgmtView
from engines.table.snapshot import Snapshot
from renderers.mind_mgmt import heat, walk
from renderers.picture import Picture
from renderers.words import Words

Ask: TypeAlias = Callable[[MindMgmtAsking], tuple[Block, ...]]
"""The choices of a stage."""
BELIEF = "belief"


def blocks(asking: MindMgmtAsking) -> tuple[Block, ...] | None:
    """The choices of a seat, asked or not."""
    view = asking.view
    if asking.focus[:1] == (NOTES,) and asking.moves(WriteNote):
        return with_buttons(notes(asking), (asking.back_button(),))
    if asking.focus == (BELIEF,) and _shown(view):
        return (Question(f"**{asking.said('belief')}**"), asking.back_row())
    if asking.focus == (packages.MODULES,) and packages.modules_button(asking):
        return packages.modules(asking)
    if view.seat == view.recruiter:
        return recruiter.order(asking) if asking.focus == (recruiter.ORDER,) else _recruiters(asking)
    return with_buttons(_agents(asking), _aside(asking))


def open_moves(snapshot: Snapshot) -> Sequence[tuple[Seat, Move]]:  # noqa: ARG001
    """None: the public choices here need the map."""
    return ()


def drawn(asking: MindMgmtAsking) -> tuple[Hashable, Callable[[Words], Picture]] | None:
    """The picture of a half-made choice: where an agent can go, where the Recruiter can be."""
    view = asking.view
    if asking.focus == (BELIEF,) and _shown(view):
        return BELIEF, lambda words: heat(view, words)
    places = agents.reach(asking)
    return (places, lambda words: walk(view, words, places)) if places else None


def _recruiters(asking: MindMgmtAsking) -> tuple[Block, ...]:
    asked = _asked(asking) if asking.view.seat in asking.view.to_act else ()
    return with_buttons(asked, (*recruiter.orders(asking), *packages.modules_button(asking)))


def _asked(asking: MindMgmtAsking) -> tuple[Block, ...]:
    return _RECRUITERS.get(asking.view.stage, recruiter.turn)(asking)


def _hiding(asking: MindMgmtAsking) -> tuple[Block, ...]:
    match recruiter.secret(asking).hiding:
        case "card":
            return buttons(asking, asking.moves(TakeRecruiter))
        case "start":
            return preparing.start(asking)
        case "keep":
            return packages.keep(asking)
        case _:
            return recruiter.steps(asking)


def _sharing(asking: MindMgmtAsking) -> tuple[Block, ...]:
    return buttons(asking, asking.moves(TakeAgent))


_RECRUITERS: dict[Stage, Ask] = {
    "picking": packages.picking,
    "mayhem": preparing.mayhem,
    "doors": packages.doors,
    "hiding": _hiding,
    "immortals": preparing.immortals,
    "sleeper": packages.feature,
    "answer": recruiter.answer,
}
"""What the Recruiter is asked, by stage; else it is their turn."""
_AGENTS: dict[Stage, Ask] = {
    "picking": packages.picking,
    "mayhem": preparing.mayhem,
    "naming": packages.naming,
    "sharing": _sharing,
    "pawns": preparing.pawns,
    "second_slip": preparing.second_slip,
    "bugs": packages.bugs,
    "turncoat": packages.turncoat,
}
"""What agents are asked, by stage; else it is their turn."""


def _agents(asking: MindMgmtAsking) -> tuple[Block, ...]:
    view = asking.view
    return _AGENTS.get(view.stage, agents.turn)(asking) if view.seat in view.to_act else ()


def _aside(asking: MindMgmtAsking) -> tuple[Button, ...]:
    """What an agents' seat can do at any time: notes, a look at where the Recruiter can be.

    Half-way through a choice there is no room for it.
    """
    if asking.focus[:1] == (agents.AGENT,):
        return ()
    label = asking.said("belief-button", spoken=str(asking.spoken))
    belief = (asking.focus_button(label, BELIEF),) if _shown(asking.view) else ()
    return (*note_buttons(asking), *belief, *packages.modules_button(asking))


def _shown(view: MindMgmtView) -> bool:
    """Whether the table shows where the Recruiter can be, and that is known by now."""
    return view.belief and view.hour > 0 and view.outcome is None
