"""Limits of buttons and selects."""

from __future__ import annotations

from bot.local.components import (
    CHANNEL_SELECT,
    ENTITY_SELECTS,
    LINK_STYLE,
    MENTIONABLE_SELECT,
    ROLE_SELECT,
    STRING_SELECT,
    USER_SELECT,
)
from bot.local.limits.emoji import is_emoji
from bot.local.limits.form_body import FormBody
from bot.local.model import Json

MOST_OPTIONS = 25
CHANNEL_TYPES = (*range(6), *range(10, 17))
_DEFAULTS = {
    USER_SELECT: ("user",),
    ROLE_SELECT: ("role",),
    MENTIONABLE_SELECT: ("user", "role"),
    CHANNEL_SELECT: ("channel",),
}
"""What may be chosen in a select from the start."""


def check_button(form: FormBody, button: Json) -> None:
    """A button: label or emoji, and a custom id or (a link) an address."""
    form.one_of(button, "style", (1, 2, 3, 4, LINK_STYLE))
    form.flag(button, "disabled")
    form.text(button, "label", most=80, required=not button.get("emoji"))
    check_emoji(form, button)
    if button.get("style") == LINK_STYLE:
        _check_link(form, button)
    else:
        check_custom_id(form, button)
        (form / "url").require(
            button.get("url") is None,
            "BUTTON_COMPONENT_URL_MUTUALLY_EXCLUSIVE",
            "Only link buttons have a url",
        )


def _check_link(form: FormBody, button: Json) -> None:
    (form / "custom_id").require(
        button.get("custom_id") is None,
        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
        "A custom id and url cannot both be specified",
    )
    form.url(button, "url", schemes=("http", "https", "discord"), most=512)


def check_custom_id(form: FormBody, component: Json) -> None:
    """A custom id of 1 to 100 characters."""
    form.text(component, "custom_id", most=100)


def check_emoji(form: FormBody, holder: Json) -> None:
    """An optional emoji: a Unicode emoji by its name, or a custom one by its id."""
    emoji = holder.get("emoji")
    if emoji is None:
        return
    place, given = form / "emoji", form.dictionary(holder, "emoji")
    place.text(given, "name", most=32, required=False)
    place.flag(given, "animated")
    fine = place.id(given, "id") is not None or is_emoji(str(given.get("name") or ""))
    (place / "name").require(fine, "COMPONENT_INVALID_EMOJI", "Invalid emoji")


def check_select(form: FormBody, select: Json) -> None:
    """A select of any kind."""
    check_custom_id(form, select)
    form.flag(select, "disabled")
    form.text(select, "placeholder", most=150, required=False)
    least = form.whole(select, "min_values", 0, MOST_OPTIONS, default=1)
    most = form.whole(select, "max_values", 1, MOST_OPTIONS, default=1)
    if least is not None and most is not None:
        (form / "max_values").require(
            least <= most, "SELECT_MIN_VALUES_EXCEED_MAX_VALUES", "max_values must not be below min_values"
        )
    if select["type"] == STRING_SELECT:
        _check_options(form, select, least or 0, most or 1)
    else:
        for index, kind in enumerate(form.values(select, "channel_types", 0, len(CHANNEL_TYPES))):
            (form / "channel_types" / index).chosen(kind, CHANNEL_TYPES)
        _check_default_values(form, select, most or 1)


def _check_options(form: FormBody, select: Json, least: int, most: int) -> None:
    options = form.items(select, "options", 1, MOST_OPTIONS)
    for index, option in enumerate(options):
        check_option(form / "options" / index, option)
        check_emoji(form / "options" / index, option)
    check_option_values(form / "options", options)
    defaults = sum(bool(option.get("default")) for option in options)
    form.require(
        defaults <= most,
        "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
        "The number of default options cannot exceed max_values",
    )
    (form / "min_values").require(
        not options or least <= len(options), "BASE_TYPE_BAD_LENGTH", "min_values exceeds the number of options"
    )
    (form / "max_values").require(
        not options or most <= len(options), "BASE_TYPE_BAD_LENGTH", "max_values exceeds the number of options"
    )


def check_option(form: FormBody, option: Json) -> None:
    """An option of a select or of a group: label, value, description."""
    form.text(option, "label", most=100)
    form.text(option, "value", most=100)
    form.text(option, "description", most=100, required=False)
    form.flag(option, "default")


def check_option_values(form: FormBody, options: list[Json]) -> None:
    """Note values that are used twice."""
    values = [option.get("value") for option in options]
    for index, value in enumerate(values):
        (form / index / "value").require(
            value not in values[:index],
            "SELECT_OPTION_VALUE_DUPLICATED",
            "The specified option value is already used",
        )


def _check_default_values(form: FormBody, select: Json, most: int) -> None:
    (form / "options").require(
        select["type"] in ENTITY_SELECTS and not select.get("options"),
        "SELECT_COMPONENT_OPTIONS_NOT_ALLOWED",
        "Only string selects have options",
    )
    defaults = form.items(select, "default_values", 0, MOST_OPTIONS)
    (form / "default_values").require(
        len(defaults) <= most,
        "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
        "The number of default values cannot exceed max_values",
    )
    for index, value in enumerate(defaults):
        (form / "default_values" / index).one_of(value, "type", _DEFAULTS[select["type"]])
        (form / "default_values" / index / "id").snowflake(value.get("id"))
