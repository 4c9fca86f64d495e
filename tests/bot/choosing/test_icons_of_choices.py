"""Icons on the controls of every game: of what each is about, and nowhere where Discord would spell them out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

import pytest

from bot.panels.choices import public_blocks, question_blocks
from bot.panels.layout import ActionRow, Block, Button, Option, Select
from bot.panels.names import seat_label, told_lines
from engines.agent_avenue import AGENT_AVENUE
from engines.agent_avenue.cards import Agent
from engines.agent_avenue.names import agent_name
from engines.core.text import text
from engines.infiltraitors import INFILTRAITORS
from engines.mind_mgmt import MIND_MGMT
from engines.the_plan import THE_PLAN
from engines.wink import WINK
from renderers.icons import icons_of
from renderers.words import Words, seat_text, words
from tests.bot.choosing.offers import at_table, offered
from tests.contract.tables import Table
from tests.contract.walks import walked
from tests.support.anything import AnySnapshot

TABLES = (
    Table(AGENT_AVENUE, AGENT_AVENUE.options(advanced=True), 2),
    Table(INFILTRAITORS, INFILTRAITORS.options(), 3),
    Table(MIND_MGMT, MIND_MGMT.options(), 2),
    Table(THE_PLAN, THE_PLAN.options(), 2),
    Table(WINK, WINK.options(), 4),
)
MOST_MOVES, MOST_WAYS, EXPECTED = 60, 3, 3
BY_PLACE = {MIND_MGMT.id}
"""The games whose labels name what stands at a place."""


def illustrated(game: str) -> Words:
    """The words of somebody to whom all icons of a game can be shown."""
    return words("en").having({name: f"<:{icon.name}:1>" for icon in icons_of(game) for name in icon.texts})


def controls(blocks: tuple[Block, ...]) -> Iterator[Button | Option]:
    for block in blocks:
        if isinstance(block, ActionRow):
            yield from block.buttons
        elif isinstance(block, Select):
            assert "<:" not in block.placeholder
            yield from block.options


def panels(now: AnySnapshot, seat: int, said: Words) -> Iterator[tuple[Block, ...]]:
    """A hand's choices, those that some half-made choices lead to, and those under the board."""
    first = question_blocks(now, seat, said)
    yield first
    ways = [focus for block in first for _, move, focus in offered(block) if not move]
    for focus in ways[:MOST_WAYS]:
        yield question_blocks(now, seat, said, focus)
    yield public_blocks(now, said)


def named_in(label: str, said: Words) -> set[str]:
    """The icons of all things that a label names."""
    names = (name for name in said.icons if said.has(name) and not re.search("-describe-|-card-", name))
    things = {said.get(name): said.icons[name] for name in names}
    return {icon for thing, icon in things.items() if re.search(rf"\b{re.escape(thing)}\b", label)}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_in_random_games(table: Table) -> None:
    game, met, with_icons = table.game.id, set(), set()
    said = illustrated(game)
    for step in islice(walked(table, 0), MOST_MOVES):
        now = at_table(table.game, table.seats, step.before.state)
        for seat in now.to_act():
            decision = step.before.decision(seat)
            kind = "" if decision is None else f"{decision.kind} {decision.prompt.id}"
            for control in controls(tuple(b for p in panels(now, seat, said) for b in p)) if kind not in met else ():
                assert "<:" not in control.label
                assert not isinstance(control, Option) or "<:" not in (control.description or "")
                if control.emoji is not None:
                    with_icons.add(control.emoji)
                    _fits(control, now, said)
            met.add(kind)
    assert len(with_icons) >= EXPECTED


def _fits(control: Button | Option, now: AnySnapshot, said: Words) -> None:
    """An icon is of something that the label names, where it names any such thing; a seat has no sign beside."""
    assert control.emoji in said.icons.values()
    named = named_in(control.label, said)
    assert now.game.id in BY_PLACE or not named or control.emoji in named, control
    for seat in range(now.record.seats):
        if said.icons[seat_text(now.game.id, seat)] == control.emoji:
            assert seat_label(now, seat, said) not in control.label


def test_lines_lose_their_icons_before_they_lose_words() -> None:
    game = AGENT_AVENUE
    now, said = at_table(game, 2, next(walked(TABLES[0], 0)).before.state), illustrated(game.id)
    lines = [text("agent-avenue-panel-down", up=agent_name(Agent.MOLE))] * 3
    bare = [said(line) for line in lines]
    assert told_lines(now, said, lines, 1000) == [line.replace("Mole", "<:aa_mole:1> Mole") for line in bare]
    assert told_lines(now, said, iter(lines), 150) == bare
