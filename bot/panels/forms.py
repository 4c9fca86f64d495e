"""Forms (modals) as data, built into Discord's components."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import time
from typing import TypeAlias, TypedDict

import discord
from discord import TextStyle, ui

from bot.panels.layout import LONGEST_OPTION, Option, short

LONGEST_TITLE = 45
LONGEST_LABEL = 45
LONGEST_HINT = 100
MOST_FIELDS = 5
MOST_RADIOS = 5
"""So many choices stand one below the other; more go into a select, which takes one line."""


@dataclass(frozen=True, slots=True)
class TextField:
    """A line to write into; `id` is the name its value comes back under."""

    id: str
    label: str
    value: str = ""
    hint: str = ""
    placeholder: str = ""
    required: bool = True
    longest: int = 100


def clock_field(name: str, label: str, now: time | None, example: str, hint: str = "") -> TextField:
    """A line for a time of day, which may stay empty."""
    value = "" if now is None else f"{now:%H:%M}"
    return TextField(name, label, value, hint, example, required=False, longest=len(example))


@dataclass(frozen=True, slots=True)
class ChoiceField:
    """One of several values; the one that is `chosen` stands when nothing is touched."""

    id: str
    label: str
    options: tuple[Option, ...]
    hint: str = ""


@dataclass(frozen=True, slots=True)
class SwitchesField:
    """Things that are each on or off; those that are on come back, joined by commas."""

    id: str
    label: str
    options: tuple[Option, ...]
    hint: str = ""


Field: TypeAlias = TextField | ChoiceField | SwitchesField


@dataclass(frozen=True, slots=True)
class Form:
    """A whole form of up to five fields; handed in, it enters by its custom id."""

    id: str
    title: str
    fields: tuple[Field, ...]

    def modal(self) -> ui.Modal:
        """Its components, built at each call and never stored by the client."""
        modal = ui.Modal(title=short(self.title, LONGEST_TITLE), custom_id=self.id, timeout=None)
        for field in self.fields:
            modal.add_item(_label(field))
        modal.stop()
        return modal


class _Told(TypedDict):
    """What options of all kinds are given."""

    label: str
    value: str
    description: str | None
    default: bool


def _label(field: Field) -> ui.Label[ui.Modal]:
    description = short(field.hint, LONGEST_HINT) or None
    return ui.Label(text=short(field.label, LONGEST_LABEL), description=description, component=_input(field))


def _input(field: Field) -> ui.Item[ui.Modal]:
    match field:
        case TextField():
            return ui.TextInput(
                custom_id=field.id,
                style=TextStyle.short,
                default=field.value or None,
                placeholder=short(field.placeholder, LONGEST_HINT) or None,
                required=field.required,
                max_length=field.longest,
            )
        case ChoiceField() if len(field.options) > MOST_RADIOS:
            lines = [discord.SelectOption(**_told(each)) for each in field.options]
            return ui.Select(custom_id=field.id, options=lines)
        case ChoiceField():
            radios = [discord.RadioGroupOption(**_told(each)) for each in field.options]
            return ui.RadioGroup(custom_id=field.id, options=radios)
        case SwitchesField():
            return ui.CheckboxGroup(
                custom_id=field.id,
                required=False,
                min_values=0,
                max_values=len(field.options),
                options=[discord.CheckboxGroupOption(**_told(each)) for each in field.options],
            )


def _told(option: Option) -> _Told:
    described = option.description and short(option.description, LONGEST_OPTION)
    return {
        "label": short(option.label, LONGEST_OPTION),
        "value": option.value,
        "description": described,
        "default": option.chosen,
    }
