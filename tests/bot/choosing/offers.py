"""Panels without a bot: a table in a given state, and what its panel has to press."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from bot.panels.layout import ActionRow, Block, Panel, Select
from bot.tables.keys import parsed
from engines.core.game import AnyGame
from engines.table.record import Holder, Place, Record, SeatClock
from engines.table.snapshot import Snapshot
from tests.bot.choosing.pressing import CHOICES
from tests.support.anything import AnySnapshot
from tests.support.clock import FakeClock

Focus: TypeAlias = tuple[str, ...]

SHORTCUT = "several"
"""Plays moves that the panel also offers one by one."""


def at_table(game: AnyGame, seats: int, state: Any) -> AnySnapshot:
    """A table in play that stands so."""
    now = FakeClock().now()
    record = Record(
        id=1,
        game=game.id,
        game_version=game.version,
        options=game.options().model_dump(),
        place=Place(server=1, channel=2),
        status="playing",
        holders=tuple(Holder(person=10 + seat) for seat in range(seats)),
        clocks=tuple(SeatClock(serial=1, key="asked") for _ in range(seats)),
        created_at=now,
        changed_at=now,
        seed=bytes(32),
        salt=b"salt",
    )
    return Snapshot(game, record, state)


def together(block: Block) -> Iterator[tuple[str, ...]]:
    """The moves that each of its shortcuts plays one after another."""
    for button in block.buttons if isinstance(block, ActionRow) else ():
        entrance, args = parsed(button.id)
        if entrance == SHORTCUT:
            yield args[2:]


def offered(block: Block) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """What there is to press: its label, the move it plays, else the half-made choice it leads to."""
    if isinstance(block, ActionRow):
        for button in block.buttons:
            entrance, args = parsed(button.id)
            if entrance in CHOICES and entrance != SHORTCUT:
                rest = args[2:]
                yield button.label, "" if entrance == "focus" else rest[0], rest
    elif isinstance(block, Select):
        entrance, (_, _, *names) = parsed(block.id)
        for option in block.options if entrance != SHORTCUT else ():
            label = f"{block.placeholder}: {option.label}"
            yield label, "" if entrance == "focus" else option.value, (*names, option.value)


def half_made(shown: Callable[[Focus], Panel]) -> Iterator[tuple[Focus, Panel]]:
    """A panel, and the same half-way through each choice that its controls lead to."""
    seen = set[Focus]()
    waiting: list[Focus] = [()]
    while waiting:
        focus = waiting.pop()
        if focus in seen:
            continue
        seen.add(focus)
        panel = shown(focus)
        yield focus, panel
        waiting += [rest for block in panel.blocks for _, move, rest in offered(block) if not move]
