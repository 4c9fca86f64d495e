"""Checking a request's body: errors are collected by the path of the wrong value and raised together as 50035."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import NoReturn
from urllib.parse import urlsplit

from bot.local.errors import ApiError
from bot.local.model import Json, as_id

URL_LIMIT = 2048


class FormBody:
    """A place in a request's body. `form / key` is a place inside it; all places share the errors found."""

    def __init__(self, errors: Json | None = None, path: tuple[str | int, ...] = ()) -> None:
        self._errors: Json = {} if errors is None else errors
        self._path = path

    def __truediv__(self, key: str | int) -> FormBody:
        return FormBody(self._errors, (*self._path, key))

    def error(self, code: str, message: str) -> None:
        """Note that this place is wrong."""
        place = self._errors
        for key in self._path:
            place = place.setdefault(str(key), {})
        place.setdefault("_errors", []).append({"code": code, "message": message})

    def require(self, holds: object, code: str, message: str) -> bool:
        """Note an error here if the condition is false; returns the condition."""
        if not holds:
            self.error(code, message)
        return bool(holds)

    def raise_if_wrong(self) -> None:
        """Raise ApiError 50035 with everything found so far, if anything."""
        if self._errors:
            raise ApiError(50035, errors=_innermost(self._errors))

    def refuse(self, code: str, message: str) -> NoReturn:
        """Note that this place is wrong. Raises ApiError 50035 with everything found so far."""
        self.error(code, message)
        raise ApiError(50035, errors=_innermost(self._errors))

    def text(self, holder: Json, key: str, *, most: int, least: int = 1, required: bool = True) -> None:
        """Check a text's length. An optional text may be missing or null; it is blank only where `least` is 0."""
        value, place = holder.get(key), self / key
        if value is None or (isinstance(value, str) and least and not value.strip()):
            if required or value is not None:
                place.error("BASE_TYPE_REQUIRED", "This field is required")
        elif not isinstance(value, str):
            place.error("BASE_TYPE_STRING", "Could not interpret value as string.")
        elif len(value) > most:
            place.error("BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        elif len(value) < least:
            place.error("BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")

    def whole(self, holder: Json, key: str, low: int, high: int, *, default: int | None = None) -> int | None:
        """Check an integer's bounds and return it: the default if it is missing, None if it is wrong."""
        value, place = holder.get(key), self / key
        if value is None:
            return default
        if isinstance(value, bool) or not isinstance(value, int):
            place.error("NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif value > high:
            place.error("NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")
        elif value < low:
            place.error("NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")
        else:
            return value
        return None

    def flag(self, holder: Json, key: str) -> None:
        """Check an optional boolean."""
        if holder.get(key) is not None and not isinstance(holder[key], bool):
            (self / key).error("BOOLEAN_TYPE_CHOICES", "Must be either true or false.")

    def one_of(self, holder: Json, key: str, choices: Collection[object]) -> bool:
        """Check that a value is one of these; returns whether it is."""
        return (self / key).chosen(holder.get(key), choices)

    def chosen(self, value: object, choices: Collection[object]) -> bool:
        """Check that what stands here is one of these (1 is neither 1.0 nor true); returns whether it is."""
        listed = ", ".join(str(choice) for choice in choices)
        known = any(value == choice and type(value) is type(choice) for choice in choices)
        return self.require(known, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}.")

    def dictionary(self, holder: Json, key: str) -> Json:
        """Check an optional object and return it; {} if it is missing or wrong."""
        value = holder.get(key)
        if value is None or isinstance(value, dict):
            return value or {}
        (self / key).error("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return {}

    def id(self, holder: Json, key: str) -> int | None:
        """Check an optional id and return it; None if it is missing or wrong."""
        value = holder.get(key)
        return None if value is None else (self / key).snowflake(value)

    def snowflake(self, value: object) -> int | None:
        """Check that what stands here is an id and return it; None if it is none."""
        found = as_id(value)
        self.require(found is not None, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
        return found

    def ids(self, holder: Json, key: str, low: int, high: int) -> list[int]:
        """Check a list of `low` to `high` different ids and return those that are ids."""
        place, values = self / key, self.values(holder, key, low, high)
        found = [(place / index).snowflake(value) for index, value in enumerate(values)]
        known = [each for each in found if each is not None]
        place.require(len(known) == len(set(known)), "SET_TYPE_ALREADY_CONTAINS_VALUE", "Listed twice.")
        return known

    def values(self, holder: Json, key: str, low: int, high: int) -> list[object]:
        """Check a list of `low` to `high` values and return it; [] if it is no list."""
        value, place = holder.get(key), self / key
        if value is None and low == 0:
            return []
        if not isinstance(value, list):
            place.error("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        place.require(
            low <= len(value) <= high, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length."
        )
        return value

    def moment(self, holder: Json, key: str) -> None:
        """Check an optional moment."""
        value = holder.get(key)
        if value is not None and not _is_moment(value):
            (self / key).error("DATE_TIME_TYPE_PARSE", f'Could not parse "{value}". Should be ISO8601.')

    def items(self, holder: Json, key: str, low: int, high: int) -> list[Json]:
        """Check a list of `low` to `high` objects and return it; [] if it is wrong."""
        return (self / key).listed(holder.get(key), low, high)

    def listed(self, value: object, low: int, high: int) -> list[Json]:
        """Check this place as a list of `low` to `high` objects and return it; [] if it is wrong."""
        if value is None and low == 0:
            return []
        if not isinstance(value, list):
            self.error("BASE_TYPE_REQUIRED", "This field is required")
            return []
        if not low <= len(value) <= high:
            self.error("BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        for index, item in enumerate(value):
            if not isinstance(item, dict):
                (self / index).error("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
                return []
        return value

    def url(
        self, holder: Json, key: str, *, schemes: Collection[str], most: int = URL_LIMIT, required: bool = True
    ) -> None:
        """Check a URL and its scheme."""
        self.text(holder, key, most=most, required=required)
        value = holder.get(key)
        if not isinstance(value, str) or not value.strip():
            return
        try:
            parts = urlsplit(value)
        except ValueError:
            (self / key).error("URL_TYPE_INVALID_URL", "Not a well formed URL.")
            return
        listed = ", ".join(f"'{scheme}'" for scheme in schemes)
        known = (self / key).require(
            parts.scheme in schemes, "URL_TYPE_INVALID_SCHEME", f"Scheme must be one of ({listed})."
        )
        if known:
            (self / key).require(parts.netloc, "URL_TYPE_INVALID_URL", "Not a well formed URL.")


def _is_moment(value: object) -> bool:
    try:
        return isinstance(value, str) and datetime.fromisoformat(value) is not None
    except ValueError:
        return False


def _innermost(errors: Json) -> Json:
    """The tree with errors at its leaves alone: of a list that is wrong and has wrong items, the items are told."""
    inner = {key: _innermost(below) for key, below in errors.items() if key != "_errors"}
    return inner or errors
