"""What a running bot keeps in memory, counted: how long each dictionary, set and list is that it can reach."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Collection, Iterator, Mapping
from typing import Any
from weakref import WeakKeyDictionary

from bot.app import App
from bot.basics.loading import Recent

OURS = ("bot.", "engines.table.")


def sizes(app: App) -> dict[str, int]:
    """The lengths of all containers that the parts of a bot hold, by where they stand, and the number of its tasks.

    What is bounded by its own making is left out (`Recent`, and what is kept as long as its key).
    """
    found: dict[str, int] = {"tasks": len(asyncio.all_tasks())}
    seen: set[int] = set()
    todo: deque[tuple[str, Any]] = deque([("app", app)])
    while todo:
        path, thing = todo.popleft()
        if id(thing) in seen or isinstance(thing, Recent | WeakKeyDictionary):
            continue
        seen.add(id(thing))
        if isinstance(thing, Collection) and not isinstance(thing, str | bytes):
            found[path] = found.get(path, 0) + len(thing)
            todo += [(f"{path}[]", item) for item in (thing.values() if isinstance(thing, Mapping) else thing)]
        if type(thing).__module__.startswith(OURS):
            todo += [(f"{path}.{name}", value) for name, value in _fields(thing)]
    return found


def _fields(thing: Any) -> Iterator[tuple[str, Any]]:
    yield from getattr(thing, "__dict__", {}).items()
    for kind in type(thing).__mro__:
        slots = getattr(kind, "__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            if hasattr(thing, name):
                yield name, getattr(thing, name)
