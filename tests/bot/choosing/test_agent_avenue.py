"""Agent Avenue's hand: one line and few short buttons beside its picture; in words what the picture would tell."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import cycle

import pytest

from bot.panels.choices import question_blocks
from bot.panels.layout import ActionRow, Block, Line
from engines.agent_avenue import AGENT_AVENUE
from engines.agent_avenue.options import AgentAvenueOptions
from engines.agent_avenue.views import AgentAvenueView
from engines.core.chance import Chance
from engines.core.seats import Seat
from renderers.words import locales, words
from tests.bot.choosing.offers import at_table, offered
from tests.renderers import samples
from tests.support.anything import AnySnapshot

LONGEST, MOST_ROWS = 50, 5
ROOM, A_SIGN, AROUND = 340, 7, 30
"""What a phone's row of buttons holds, what a sign of a label takes and what a button adds, in pixels, about."""


def said(view: AgentAvenueView) -> str:
    """All lines of the panel of a view's owner."""
    snapshot = at_table(AGENT_AVENUE, len(view.hands), AGENT_AVENUE.imagine(view, Chance(b"any")))
    assert view.seat is not None
    blocks = question_blocks(snapshot, view.seat, words("en"), spoken=True)
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


def test_beside_the_picture_stand_one_line_and_few_short_rows_at_every_question() -> None:
    asked, said = set(), cycle(map(words, locales()))
    for now, seat, focus in questions((2, 4), random.Random(4)):
        blocks = question_blocks(now, seat, next(said), focus)
        asked.add((now.state.stage, *focus[:1]))
        assert sum(isinstance(block, Line) for block in blocks) == 1, blocks
        buttons = [block for block in blocks if isinstance(block, ActionRow)]
        assert max(len(button.label) for row in buttons for button in row.buttons) <= LONGEST
        team = now.state.stage == "market" and len(now.view(seat).sides[seat & 1].seats) > 1
        assert sum(map(rows, buttons)) <= (MOST_ROWS if not team else MOST_ROWS + 2), buttons
    assert asked >= {("play",), ("play", "up"), ("play", "aside"), ("lay_second",), ("recruit",), ("market",)}


def test_a_label_says_what_the_choice_does() -> None:
    view = samples.HANDS["play"]
    now = at_table(AGENT_AVENUE, 2, AGENT_AVENUE.imagine(view, Chance(b"any")))
    told = [label for block in question_blocks(now, 0, words("en")) for label, _, _ in offered(block)]
    assert {"Codebreaker · you 0 · they 0", "Daredevil · you +3 · they lose"} <= {*told}


def questions(tables: tuple[int, ...], luck: random.Random) -> Iterator[tuple[AnySnapshot, Seat, tuple[str, ...]]]:
    """Every question of games with the market played at random, and each half-way through its choice."""
    for seats in tables:
        chance = Chance(bytes([seats] * 32))
        state = AGENT_AVENUE.setup(AgentAvenueOptions(advanced=True), seats, chance)
        while asked := sorted(AGENT_AVENUE.to_act(state)):
            now, seat = at_table(AGENT_AVENUE, seats, AGENT_AVENUE.clone(state)), luck.choice(asked)
            begun = question_blocks(now, seat, words("en"))
            yield from ((now, seat, focus) for focus in [(), *half_made(begun)])
            AGENT_AVENUE.apply(state, seat, luck.choice(list(AGENT_AVENUE.legal(state, seat))), chance)


def half_made(blocks: tuple[Block, ...]) -> Iterator[tuple[str, ...]]:
    return (rest for block in blocks for _, move, rest in offered(block) if not move)


def rows(buttons: ActionRow) -> int:
    """How many rows these take on a phone, five to a row at most."""
    taken, room = 1, ROOM
    for number, button in enumerate(buttons.buttons):
        wide = len(button.label) * A_SIGN + AROUND
        if number and (wide > room or number % 5 == 0):
            taken, room = taken + 1, ROOM
        room -= wide
    return taken
