"""What wins or loses is said plainly beside the card that does it, and whether it is certain."""

from __future__ import annotations

import pytest

from bot.panels.choices import question_blocks
from bot.panels.layout import Line
from engines.agent_avenue import AGENT_AVENUE
from engines.agent_avenue.views import AgentAvenueView
from engines.core.chance import Chance
from renderers.words import words
from tests.bot.choosing.offers import at_table
from tests.renderers import samples


def said(view: AgentAvenueView) -> str:
    """All lines of the panel of a view's owner."""
    snapshot = at_table(AGENT_AVENUE, len(view.hands), AGENT_AVENUE.imagine(view, Chance(b"any")))
    assert view.seat is not None
    blocks = question_blocks(snapshot, view.seat, words("en"))
    return "\n".join(block.content for block in blocks if isinstance(block, Line))


@pytest.mark.parametrize(
    ("sample", "warning"),
    [
        ("play", "It’s their third Daredevil. They lose at the end of this turn."),
        ("many", "It’s your third Daredevil. You lose, unless something else this turn changes that."),
    ],
)
def test_a_third_daredevil(sample: str, warning: str) -> None:
    view = samples.HANDS[sample]
    if view.seat is not None and view.active != view.seat % 2:
        view = view.model_copy(update={"active": 1 - view.active, "to_act": (view.seat,)})
    lines = said(view).splitlines()
    about = next(number for number, line in enumerate(lines) if "Daredevil**" in line)
    assert warning in lines[about + 1]


def test_nothing_is_warned_of_where_nothing_ends() -> None:
    lines = said(samples.HANDS["play"]).splitlines()
    about = next(number for number, line in enumerate(lines) if "Codebreaker**" in line)
    assert "at the end of this turn" not in lines[about + 1]
