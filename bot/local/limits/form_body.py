"""Checking a request's body: errors are collected by the path of the wrong value and raised together as 50035."""

from __future__ import annotations

from collections.abc import Collection
from typing import NoReturn
from urllib.parse import urlsplit

from bot.local.errors import ApiError
from bot.local.model import Json

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
            raise ApiError(50035, errors=self._errors)

    def refuse(self, code: str, message: str) -> NoReturn:
        """Note that this place is wrong. Raises ApiError 50035 with everything found so far."""
        self.error(code, message)
        raise ApiError(50035, errors=self._errors)

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
        listed = ", ".join(str(choice) for choice in choices)
        return (self / key).require(
            holder.get(key) in choices, "BASE_TYPE_CHOICES", f"Value must be one of {{{listed}}}."
        )

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

    def url(self, holder: Json, key: str, *, schemes: Collection[str], most: int = URL_LIMIT) -> None:
        """Check a URL and its scheme."""
        self.text(holder, key, most=most)
        value = holder.get(key)
        if not isinstance(value, str) or not value.strip():
            return
        parts = urlsplit(value)
        listed = ", ".join(f"'{scheme}'" for scheme in schemes)
        known = (self / key).require(
            parts.scheme in schemes, "URL_TYPE_INVALID_SCHEME", f"Scheme must be one of ({listed})."
        )
        if known:
            (self / key).require(parts.netloc, "URL_TYPE_INVALID_URL", "Not a well formed URL.")
