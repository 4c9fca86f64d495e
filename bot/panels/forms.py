"""Forms (modals) as data, built into Discord's components."""

from __future__ import annotations

from dataclasses import dataclass

from discord import TextStyle, ui

from bot.panels.layout import short

LONGEST_TITLE = 45
LONGEST_LABEL = 45
LONGEST_HINT = 100


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


@dataclass(frozen=True, slots=True)
class Form:
    """A whole form; handed in, it enters by its custom id."""

    id: str
    title: str
    fields: tuple[TextField, ...]

    def modal(self) -> ui.Modal:
        """Its components, built at each call and never stored by the client."""
        modal = ui.Modal(title=short(self.title, LONGEST_TITLE), custom_id=self.id, timeout=None)
        for field in self.fields:
            modal.add_item(_label(field))
        modal.stop()
        return modal


def _label(field: TextField) -> ui.Label[ui.Modal]:
    line: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id=field.id,
        style=TextStyle.short,
        default=field.value or None,
        placeholder=short(field.placeholder, LONGEST_HINT) or None,
        required=field.required,
        max_length=field.longest,
    )
    description = short(field.hint, LONGEST_HINT) or None
    return ui.Label(text=short(field.label, LONGEST_LABEL), description=description, component=line)
