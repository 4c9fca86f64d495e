"""Requests made up from Discord's description: of the shape it names, and most of them then spoiled somewhere."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.local.model import Json
from tests.support.openapi.description import schema

_DEEP: Any = []
for _ in range(300):
    _DEEP = [_DEEP]
NASTY: tuple[Any, ...] = (
    None,
    True,
    0,
    -1,
    1.5,
    2**31,
    2**63,
    2**70,
    10**400,
    "",
    " ",
    "x" * 5000,
    "\ud800",
    "\u202e\x00\n",
    "99999999999999999999",
    "-5",
    "٣",
    "<t:9999999999999:R> <@&00005> <@99999999999999999999>",
    "http://[",
    "javascript:alert(1)",
    "attachment://",
    [],
    {},
    [[]],
    [None],
    ["x", "x"],
    {"a": {"b": []}},
    _DEEP,
)
_WORDS = ("a", "b", "game", "look", "cs", "🔥", "https://x.example/y.png", "2030-01-01T00:00:00Z", "<@1> **b**")
_SEGMENTS = ("0", "1", "-1", "abc", "99999999999999999999", "%D9%A3", "1" * 4300, "@me", "%FF", "%00", "%2F")
_MOST_LEVELS = 7


@dataclass
class MadeUp:
    """Makes values up; `ids` are those that lead somewhere."""

    dice: Random
    ids: Sequence[str]

    def spoiled(self, wanted: Json) -> Any:
        """A value of a schema, in most cases with something nasty in one place or two."""
        value = self.value(wanted)
        for _ in range(self.dice.choice((0, 0, 1, 1, 2))):
            value = self._spoil(value)
        return value

    def segment(self, known: Sequence[str]) -> str:
        """A part of a path: one that leads somewhere, or something nasty."""
        if self.dice.random() < 0.9:
            return self.dice.choice(known)
        return self.dice.choice(_SEGMENTS)

    def value(self, wanted: Json, level: int = 0) -> Any:
        """A value of a schema, as long as it does not lead too deep."""
        if "$ref" in wanted:
            return self.value(schema(wanted["$ref"].rpartition("/")[2]), level)
        if "const" in wanted:
            return wanted["const"]
        if "enum" in wanted:
            return self.dice.choice(wanted["enum"])
        for key in ("oneOf", "anyOf"):
            if key in wanted:
                return self.value(self.dice.choice(wanted[key]), level + 1)
        if "allOf" in wanted:
            return self.value(wanted["allOf"][0], level)
        kinds = wanted.get("type", "object")
        return self._plain(kinds if isinstance(kinds, str) else self.dice.choice(kinds), wanted, level)

    def _plain(self, kind: str, wanted: Json, level: int) -> Any:
        if kind == "object":
            return self._object(wanted, level)
        if kind == "array":
            most = 0 if level > _MOST_LEVELS else min(wanted.get("maxItems", 3), 3)
            return [self.value(wanted["items"], level + 1) for _ in range(self.dice.randint(0, most))]
        if kind == "string":
            return self._text(wanted)
        if kind in ("integer", "number"):
            bounds = (wanted.get("minimum", 0), wanted.get("maximum", 100))
            return self.dice.choice((*bounds, self.dice.randint(0, 5)))
        return self.dice.choice((True, False)) if kind == "boolean" else None

    def _object(self, wanted: Json, level: int) -> Json:
        needed = wanted.get("required", ())
        rest = 0.0 if level > _MOST_LEVELS else 0.4
        return {
            key: self.value(inner, level + 1)
            for key, inner in wanted.get("properties", {}).items()
            if key in needed or self.dice.random() < rest
        }

    def _text(self, wanted: Json) -> str:
        if wanted.get("format") == "snowflake":
            return self.dice.choice(self.ids)
        return self.dice.choice(_WORDS)[: wanted.get("maxLength", 100)]

    def _spoil(self, value: Any) -> Any:
        """The value with something nasty in place of a part of it; now and then of the whole."""
        spoiled = copy.deepcopy(value) if value is not _DEEP else value
        holder: Any = None
        place: Any = None
        here = spoiled
        while isinstance(here, dict | list) and here and (holder is None or self.dice.random() < 0.8):
            holder, place = here, self.dice.choice(sorted(here) if isinstance(here, dict) else range(len(here)))
            here = holder[place]
        if holder is None or self.dice.random() < 0.05:
            return self.dice.choice(NASTY)
        holder[place] = self.dice.choice(NASTY)
        return spoiled
