"""What is told of a question: what hidden cards may be, what wins or loses for sure, how likely the rest wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.agent_avenue.belief import hidden_card
from engines.agent_avenue.cards import AGENTS, Agent
from engines.agent_avenue.imagine import unseen_counts
from engines.agent_avenue.moves import Move
from engines.agent_avenue.names import agent_name
from engines.agent_avenue.player.certain import Certainty, certainty
from engines.agent_avenue.player.choose import MANNERS, agrees, left_by, odds, partners_wish
from engines.agent_avenue.views import AgentAvenueView
from engines.core.chance import Chance
from engines.core.coach import Advice, percent
from engines.core.strength import Strength
from engines.core.text import Text, text

LIKE = 2
"""Choices that win so much less often, in percent, are as good."""


def advise(view: AgentAvenueView, legal: Sequence[Move], chance: Chance, budget_s: float) -> Advice[Move]:
    """What is certain first, then the choice that the net gives the best odds."""
    assert view.seat is not None
    sure = certainty(view, view.seat, legal, chance)
    found = odds(view, view.seat, legal)
    left = left_by(sure, len(legal), MANNERS[Strength.HARD])
    wish = partners_wish(view)
    agreed = wish in legal and agrees(view, sure, legal.index(wish))
    best = legal.index(wish) if wish in legal and agreed else max(left, key=lambda at: found[at])
    told = tuple(map(percent, _settled(found, sure)))
    return Advice(
        moves=(legal[best],),
        alike=tuple(legal[at] for at in left if not agreed and told[best] - told[at] <= LIKE),
        why=text("agent-avenue-coach-partner") if agreed else _why(sure, best, len(left)),
        known=_known(view),
        sure=tuple(move for move, wins in zip(legal, sure.wins, strict=True) if wins),
        odds=told,
    )


def _settled(found: Sequence[float], sure: Certainty) -> list[float]:
    """The odds of the net, where nothing is certain."""
    ends = zip(found, sure.wins, sure.loses, strict=True)
    return [1.0 if wins else 0.0 if loses else min(max(odd, 0.01), 0.99) for odd, wins, loses in ends]


def _why(sure: Certainty, best: int, left: int) -> Text | None:
    """What is certain about the best choice; None where nothing is."""
    choices = len(sure.wins)
    if sure.wins[best]:
        return text("agent-avenue-coach-wins")
    if all(sure.loses):
        return text("agent-avenue-coach-lost")
    if left < choices:
        return text("agent-avenue-coach-safe", count=choices - left, choices=choices)
    return None


def _known(view: AgentAvenueView) -> tuple[Text, ...]:
    """What the card that lies face down may be; else what the viewer hasn't seen yet."""
    if view.pair.face_down_laid and view.pair.face_down is None:
        return (text("agent-avenue-coach-face-down", agents=_counted(hidden_card(view))),)
    unseen = {AGENTS[code]: left for code, left in unseen_counts(view).items() if left}
    return (text("agent-avenue-coach-unseen", agents=_counted(unseen)),) if unseen else ()


def _counted(agents: Mapping[Agent, int]) -> tuple[Text, ...]:
    """The agents, those of which most are unseen first."""
    ranked = sorted(agents.items(), key=lambda each: (-each[1], each[0].code))
    return tuple(text("agent-avenue-coach-agent", agent=agent_name(agent), count=left) for agent, left in ranked)
