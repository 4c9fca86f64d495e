"""Limits of application commands, and of the choices that autocomplete offers for them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from bot.local.limits.controls import CHANNEL_TYPES
from bot.local.limits.form_body import FormBody
from bot.local.model import GROUP, INTEGER, LOCALES, NUMBER, STRING, SUBCOMMAND, Json

MOST_COMMANDS = 100
MOST_OPTIONS = 25
MOST_SIZE = 8000
MOST_CHOICES = 25
SLASH, MENUS = 1, (2, 3)
"""The types of commands: typed, or in the menus of users and messages."""
_MOST_WHOLE = 2**53 - 1
_EXTRA_SCRIPTS = re.compile("[ऀ-ॿ฀-๿]")


def check_commands(form: FormBody, commands: list[Json]) -> None:
    """Note everything wrong with a whole set of commands (a bulk overwrite)."""
    form.require(
        len(commands) <= MOST_COMMANDS, "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_COMMANDS} or fewer in length."
    )
    for index, command in enumerate(commands):
        check_command(form / index, command)
    _check_siblings(form, commands, "APPLICATION_COMMANDS_DUPLICATE_NAME", "command")


def check_command(form: FormBody, command: Json) -> None:
    """Note everything wrong with one command."""
    kind = command.get("type")
    if kind is not None:
        form.one_of(command, "type", (SLASH, *MENUS))
    if kind in MENUS:
        form.text(command, "name", most=32)
        _localized(form, command, "name_localizations", 32)
    else:
        _check_words(form, command)
        _check_options(form, command, depth=0)
    _check_reach(form, command)
    form.require(
        _size(command) <= MOST_SIZE,
        "APPLICATION_COMMAND_TOO_LARGE",
        f"Command exceeds maximum size ({MOST_SIZE})",
    )


def _check_reach(form: FormBody, command: Json) -> None:
    for key, choices in (("integration_types", (0, 1)), ("contexts", (0, 1, 2))):
        values = form.values(command, key, 0, len(choices))
        for index, value in enumerate(values):
            (form / key / index).chosen(value, choices)
        (form / key).require(_differ(values), "SET_TYPE_ALREADY_CONTAINS_VALUE", "Listed twice.")
    form.flag(command, "nsfw")
    form.flag(command, "dm_permission")
    form.id(command, "default_member_permissions")


def _differ(values: list[object]) -> bool:
    return all(value not in values[:index] for index, value in enumerate(values))


def _check_words(form: FormBody, thing: Json) -> None:
    form.text(thing, "name", most=32)
    form.text(thing, "description", most=100)
    if isinstance(thing.get("name"), str):
        _check_name(form / "name", thing["name"])
    for locale, name in _localized(form, thing, "name_localizations", 32):
        _check_name(form / "name_localizations" / locale, name)
    _localized(form, thing, "description_localizations", 100)


def _localized(form: FormBody, thing: Json, key: str, most: int) -> list[tuple[str, str]]:
    texts = form.dictionary(thing, key)
    for locale in texts:
        (form / key / locale).require(locale in LOCALES, "BASE_TYPE_CHOICES", "Not a locale of Discord's.")
        (form / key).text(texts, locale, most=most)
    return [(locale, text) for locale, text in texts.items() if isinstance(text, str)]


def _check_name(form: FormBody, name: str) -> None:
    fine = all(c in "-_'" or unicodedata.category(c)[0] in "LN" or _EXTRA_SCRIPTS.match(c) for c in name)
    form.require(fine and name == name.lower(), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_siblings(form: FormBody, things: list[Json], code: str, what: str) -> None:
    for locale in (None, *sorted(LOCALES)):
        if not _differ([_name(thing, locale) for thing in things]):
            where = "" if locale is None else f" ({locale})"
            form.error(code, f"Application {what} names must be unique{where}")
            return


def _name(thing: Json, locale: str | None) -> tuple[object, object]:
    localized = FormBody().dictionary(thing, "name_localizations").get(locale or "")
    return thing.get("type") if thing.get("type") in MENUS else SLASH, localized or thing.get("name")


def _check_options(form: FormBody, holder: Json, *, depth: int) -> None:
    options = form.items(holder, "options", 0, MOST_OPTIONS)
    place = form / "options"
    for index, option in enumerate(options):
        _check_option(place / index, option, depth)
    _check_siblings(place, [{**o, "type": 1} for o in options], "APPLICATION_COMMAND_OPTIONS_NAME_EXISTS", "option")
    kinds = {o.get("type") in (SUBCOMMAND, GROUP) for o in options}
    place.require(
        len(kinds) <= 1,
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        "Sub-command and sub-command group option types are mutually exclusive to all other types",
    )
    required = [bool(o.get("required")) for o in options]
    place.require(
        required == sorted(required, reverse=True),
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        "Required options must be placed before non-required options",
    )


def _check_option(form: FormBody, option: Json, depth: int) -> None:
    allowed = (*range(3, 12), *((SUBCOMMAND, GROUP), (SUBCOMMAND,), ())[depth])
    if not form.one_of(option, "type", sorted(allowed)):
        return
    _check_words(form, option)
    if option["type"] in (SUBCOMMAND, GROUP):
        _check_options(form, option, depth=1 if option["type"] == GROUP else 2)
        subs_only = option["type"] == SUBCOMMAND or all(
            o.get("type") == SUBCOMMAND for o in option.get("options") or ()
        )
        form.require(subs_only, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "A group holds subcommands only")
        return
    form.flag(option, "required")
    form.flag(option, "autocomplete")
    for index, kind in enumerate(form.values(option, "channel_types", 0, len(CHANNEL_TYPES))):
        (form / "channel_types" / index).chosen(kind, CHANNEL_TYPES)
    _check_option_choices(form, option)
    _check_bounds(form, option)


def _check_option_choices(form: FormBody, option: Json) -> None:
    choices = form.items(option, "choices", 0, MOST_CHOICES)
    place = form / "choices"
    for index, choice in enumerate(choices):
        check_choice(place / index, choice, option["type"])
        _localized(place / index, choice, "name_localizations", 100)
    for key in ("name", "value"):
        values = [choice.get(key) for choice in choices]
        place.require(
            _differ(values),
            "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS",
            f"A choice's {key} is used twice",
        )
    typed = option["type"] in (STRING, INTEGER, NUMBER)
    place.require(typed or not choices, "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", "This type takes no choices")
    (form / "autocomplete").require(
        not option.get("autocomplete") or (typed and not choices),
        "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES",
        "Autocomplete goes with texts and numbers without choices",
    )


def _check_bounds(form: FormBody, option: Json) -> None:
    least = form.whole(option, "min_length", 0, 6000, default=0)
    most = form.whole(option, "max_length", 1, 6000, default=6000)
    if least is not None and most is not None:
        (form / "max_length").require(least <= most, "BASE_TYPE_BAD_LENGTH", "max_length is below min_length")
    low, high = (_bound(form, option, key) for key in ("min_value", "max_value"))
    if low is not None and high is not None:
        (form / "max_value").require(low <= high, "NUMBER_TYPE_MAX", "max_value is below min_value")


def _bound(form: FormBody, option: Json, key: str) -> float | None:
    value = option.get(key)
    if value is None or option["type"] == INTEGER:
        return form.whole(option, key, -_MOST_WHOLE, _MOST_WHOLE)
    if isinstance(value, int | float) and not isinstance(value, bool):
        return value
    (form / key).error("NUMBER_TYPE_COERCE", f'Value "{value}" is not float.')
    return None


def _size(thing: Json) -> int:
    own = _longest(thing, "name") + _longest(thing, "description")
    choices = sum(_longest(c, "name") + len(str(c.get("value"))) for c in _dicts(thing.get("choices")))
    return own + choices + sum(_size(option) for option in _dicts(thing.get("options")))


def _longest(thing: Json, key: str) -> int:
    texts = [thing.get(key) or "", *FormBody().dictionary(thing, f"{key}_localizations").values()]
    return max(len(str(text)) for text in texts)


def _dicts(things: object) -> Iterable[Json]:
    return (thing for thing in things if isinstance(thing, dict)) if isinstance(things, list) else ()


def check_choices(form: FormBody, data: Json) -> list[Json]:
    """The choices offered. Raises ApiError 50035 for more than 25, or one that is too long."""
    choices = form.items(data, "choices", 0, MOST_CHOICES)
    for index, choice in enumerate(choices):
        check_choice(form / "choices" / index, choice)
    form.raise_if_wrong()
    return choices


def check_choice(form: FormBody, choice: Json, kind: int | None = None) -> None:
    """One choice: a name of 1 to 100 characters, a value that is a text of as many or a number.

    `kind` is the type of the option that it is a choice of, where that decides.
    """
    form.text(choice, "name", most=100)
    value = choice.get("value")
    if kind == INTEGER:
        form.whole(choice, "value", -_MOST_WHOLE, _MOST_WHOLE)
    elif isinstance(value, int | float) and not isinstance(value, bool) and kind != STRING:
        (form / "value").require(abs(value) <= _MOST_WHOLE, "NUMBER_TYPE_MAX", "The value is out of bounds.")
    else:
        form.text(choice, "value", most=100)
