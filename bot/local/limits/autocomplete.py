"""Limits of autocomplete's answer."""

from __future__ import annotations

from bot.local.limits.form import Form
from bot.local.model import Json

MOST_CHOICES = 25
_MOST_WHOLE = 1 << 53


def check_choices(form: Form, data: Json) -> list[Json]:
    """The choices offered. Raises ApiError 50035 for more than 25, or one that is too long."""
    choices = form.items(data, "choices", 0, MOST_CHOICES)
    for index, choice in enumerate(choices):
        check_choice(form / "choices" / index, choice)
    form.raise_if_wrong()
    return choices


def check_choice(form: Form, choice: Json) -> None:
    """One choice: a name of 1 to 100 characters, a value that is a text of as many or a number."""
    form.text(choice, "name", most=100)
    value = choice.get("value")
    if isinstance(value, int | float) and not isinstance(value, bool):
        (form / "value").require(abs(value) <= _MOST_WHOLE, "NUMBER_TYPE_MAX", "The value is out of bounds.")
    else:
        form.text(choice, "value", most=100)
