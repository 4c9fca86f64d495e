"""The game's options as data for panels, generic from its `Options` model: switches and choices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal, get_args, get_origin

from annotated_types import Ge, Le, MultipleOf
from pydantic.fields import FieldInfo

from bot.panels.names import text_prefix
from engines.core.game import AnyGame
from engines.core.parts import OptionValue
from engines.core.text import Text, dashed, text
from engines.table.hosting import free_options
from engines.table.snapshot import Snapshot


@dataclass(frozen=True, slots=True)
class Knob:
    """One option: its values in order and which one is set. A switch has the values False and True.

    `label` is what it is called, `help` what it does, in one line.
    """

    name: str
    label: Text
    help: Text
    values: tuple[bool | int | str, ...]
    value: bool | int | str

    @property
    def is_switch(self) -> bool:
        """Whether it is on or off."""
        return isinstance(self.value, bool)


def knobs(game: AnyGame, options: Mapping[str, OptionValue]) -> Iterator[Knob]:
    """The options of a game as they are set. Raises TypeError for a field that no form can show."""
    current = game.options.model_validate(options)
    for name, field in game.options.model_fields.items():
        label, help_line = text(_id(game, name)), text(f"{_id(game, name)}-help")
        yield Knob(name, label, help_line, _values(name, field), getattr(current, name))


def open_knobs(snapshot: Snapshot) -> Iterator[Knob]:
    """The options that a lobby may set and that change something as the others are set."""
    free = free_options(snapshot) - snapshot.options.idle()
    return (knob for knob in knobs(snapshot.game, snapshot.record.options) if knob.name in free)


def value_text(game: AnyGame, knob: Knob, value: bool | int | str) -> Text:
    """A value of an option in words."""
    if isinstance(value, bool):
        return text("option-on" if value else "option-off")
    if isinstance(value, int):
        return text("option-number", number=value)
    return text(f"{_id(game, knob.name)}-{dashed(value)}")


def value_of(knob: Knob, written: str) -> bool | int | str | None:
    """The value that is written so, or None."""
    return next((value for value in knob.values if str(value) == written), None)


def _id(game: AnyGame, name: str) -> str:
    return f"{text_prefix(game.id)}-option-{dashed(name)}"


def _values(name: str, field: FieldInfo) -> tuple[bool | int | str, ...]:
    if field.annotation is bool:
        return (False, True)
    if get_origin(field.annotation) is Literal:
        return get_args(field.annotation)
    least = next((each.ge for each in field.metadata if isinstance(each, Ge)), None)
    most = next((each.le for each in field.metadata if isinstance(each, Le)), None)
    step = next((each.multiple_of for each in field.metadata if isinstance(each, MultipleOf)), 1)
    if field.annotation is int and isinstance(least, int) and isinstance(most, int) and isinstance(step, int):
        return tuple(number for number in range(least, most + 1) if number % step == 0)
    raise TypeError(f"the option {name} is neither a switch, a choice nor a bounded number")
