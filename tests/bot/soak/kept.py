"""What a running bot keeps in memory, counted: how long each dictionary, set and list is that it can reach."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Collection, Iterator, Mapping
from functools import _lru_cache_wrapper
from typing import Any

from bot.app import App

OURS = ("bot.", "engines.table.")
CONTAINERS = (dict, set, list, tuple)


def sizes(app: App) -> dict[str, int]:
    """The lengths of all containers that the parts of a bot hold, by where they stand."""
    found: dict[str, int] = {}
    seen: set[int] = set()
    todo: list[tuple[str, Any]] = [("app", app)]
    while todo:
        path, thing = todo.pop()
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        if isinstance(thing, CONTAINERS):
            found[path] = found.get(path, 0) + len(thing)
            items = thing.values() if isinstance(thing, Mapping) else thing
            todo += [(f"{path}[]", item) for item in items]
        if type(thing).__module__.startswith(OURS):
            todo += [(f"{path}.{name}", value) for name, value in _fields(thing)]
    return found


def _fields(thing: Any) -> Iterator[tuple[str, Any]]:
    yield from getattr(thing, "__dict__", {}).items()
    for kind in type(thing).__mro__:
        for name in getattr(kind, "__slots__", ()):
            if hasattr(thing, name):
                yield name, getattr(thing, name)
