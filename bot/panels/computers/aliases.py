"""The spies as whom computers play: a name and a mask for each seat of a table, over all its games."""

from __future__ import annotations

from functools import cache, lru_cache

from pydantic import BaseModel, ConfigDict

from bot.panels.computers.told import strength_text
from engines.core.chance import Chance
from engines.core.data import DATA, load_data
from engines.core.seats import Seat
from engines.core.text import Text, text
from engines.table.record import Record

KEPT = 4096
"""The casts of so many tables are remembered."""


class Alias(BaseModel):
    """A spy: a mask, and a name that is the same in every language."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    mask: str
    name: str


class _Aliases(BaseModel):
    aliases: tuple[Alias, ...]


def alias(record: Record, seat: Seat) -> Alias:
    """As whom the computer plays a seat of a table; no two seats of a table share one."""
    cast = _cast(record.series.first or record.id)
    return cast[seat % len(cast)]


def alias_text(record: Record, seat: Seat) -> Text:
    """The spy and that it is the computer, for lines that name the seat's owner beside it."""
    spy = alias(record, seat)
    return text("computer-alias", mask=spy.mask, name=spy.name)


def told_strength(record: Record, seat: Seat) -> Text:
    """The spy, that it is the computer, and how well it plays."""
    spy = alias(record, seat)
    strength = strength_text(record.holders[seat].strength)
    return text("computer-with-strength", mask=spy.mask, name=spy.name, strength=strength)


@cache
def aliases() -> tuple[Alias, ...]:
    """All spies there are."""
    return load_data(DATA / "aliases.toml", _Aliases).aliases


@lru_cache(KEPT)
def _cast(table: int) -> tuple[Alias, ...]:
    cast = list(aliases())
    Chance(b"cast of %d" % table).shuffle(cast)
    return tuple(cast)
