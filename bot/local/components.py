"""Component types, and walking the trees of components in messages and forms."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bot.local.model import Json

ACTION_ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT_DISPLAY, THUMBNAIL, MEDIA_GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 17, 18, 19, 21, 22, 23

ENTITY_SELECTS = frozenset({USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT})
SELECTS = ENTITY_SELECTS | {STRING_SELECT}
LINK_STYLE = 5


def kind_of(component: Json) -> int | None:
    """A component's type; None if what stands there is no number."""
    kind = component.get("type")
    return kind if isinstance(kind, int) and not isinstance(kind, bool) else None


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Every component of a tree, parents first, with accessories and labelled components."""
    for component in components:
        yield component
        inner = component.get("components")
        yield from walk(each for each in (inner if isinstance(inner, list) else ()) if isinstance(each, dict))
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield from walk([component[key]])


def find(components: Iterable[Json], custom_id: str) -> Json | None:
    """The component with this custom id."""
    return next((c for c in walk(components) if c.get("custom_id") == custom_id), None)


def media_of(component: Json) -> Iterator[Json]:
    """The media items ({"url": …}) a component shows."""
    for key in ("media", "file"):
        if isinstance(component.get(key), dict):
            yield component[key]
    for item in component.get("items") or ():
        yield item["media"]


def number(components: list[Json]) -> None:
    """Give each component without an id the lowest free one, in place."""
    taken = {c["id"] for c in walk(components) if c.get("id")}
    candidate = 0
    for component in walk(components):
        if not component.get("id"):
            candidate += 1
            while candidate in taken:
                candidate += 1
            component["id"] = candidate
