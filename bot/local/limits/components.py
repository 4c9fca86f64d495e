"""Limits of a message's components."""

from __future__ import annotations

from collections.abc import Callable, Collection

from bot.local.components import (
    ACTION_ROW,
    BUTTON,
    CONTAINER,
    FILE,
    MEDIA_GALLERY,
    SECTION,
    SELECTS,
    SEPARATOR,
    TEXT_DISPLAY,
    THUMBNAIL,
    kind_of,
    walk,
)
from bot.local.limits.controls import check_button, check_select
from bot.local.limits.form_body import FormBody
from bot.local.model import Json

MOST_COMPONENTS = 40
MOST_TEXT = 4000
MOST_ROWS = 5
_IN_CONTAINER = (ACTION_ROW, SECTION, TEXT_DISPLAY, MEDIA_GALLERY, FILE, SEPARATOR)
_TOP = (*_IN_CONTAINER, CONTAINER)
_MEDIA_SCHEMES = ("http", "https", "attachment")
MOST_ID = 2**31 - 1


def check_components(form: FormBody, components: object, *, v2: bool) -> None:
    """Note everything wrong with a message's components under `form`, the place of the list."""
    listed = form.listed(components, 0, MOST_COMPONENTS if v2 else MOST_ROWS)
    _check_each(form, listed, _TOP if v2 else (ACTION_ROW,))
    check_unique(form, listed)
    if v2:
        _check_totals(form, listed)


def _check_each(form: FormBody, components: list[Json], allowed: Collection[int]) -> None:
    for index, component in enumerate(components):
        check_one(form / index, component, allowed)


def check_one(form: FormBody, component: Json, allowed: Collection[int]) -> None:
    """Note everything wrong with one component, which must be of an allowed type."""
    kind = kind_of(component)
    listed = ", ".join(str(choice) for choice in allowed)
    message = f'Value of field "type" must be one of ({listed}).'
    (form / "type").require(kind in allowed, "UNION_TYPE_CHOICES", message)
    form.whole(component, "id", 0, MOST_ID)
    if kind is not None and kind in allowed:
        _CHECKS[kind](form, component)


def check_unique(form: FormBody, components: list[Json]) -> None:
    """Note custom ids and ids that are used twice."""
    for key, code, what in (
        ("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"),
        ("id", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated"),
    ):
        given = [str(c[key]) for c in walk(components) if c.get(key)]
        form.require(len(given) == len(set(given)), code, what)


def _check_totals(form: FormBody, components: list[Json]) -> None:
    everything = list(walk(components))
    texts = [c.get("content") for c in everything if kind_of(c) == TEXT_DISPLAY]
    total = sum(len(text) for text in texts if isinstance(text, str))
    form.require(
        len(everything) <= MOST_COMPONENTS,
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
        f"The total number of components cannot exceed {MOST_COMPONENTS}",
    )
    form.require(
        total <= MOST_TEXT,
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
        f"The total size of displayable text cannot exceed {MOST_TEXT}",
    )


def _check_row(form: FormBody, row: Json) -> None:
    children = form.items(row, "components", 1, 5)
    _check_each(form / "components", children, (BUTTON, *sorted(SELECTS)))
    alone = len(children) == 1 or not any(kind_of(c) in SELECTS for c in children)
    (form / "components").require(
        alone, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width"
    )


def _check_section(form: FormBody, section: Json) -> None:
    _check_each(form / "components", form.items(section, "components", 1, 3), (TEXT_DISPLAY,))
    accessory = section.get("accessory")
    if isinstance(accessory, dict):
        check_one(form / "accessory", accessory, (BUTTON, THUMBNAIL))
    else:
        (form / "accessory").error("BASE_TYPE_REQUIRED", "This field is required")


def check_text_display(form: FormBody, display: Json) -> None:
    """A text display of 1 to 4000 characters."""
    form.text(display, "content", most=MOST_TEXT)


def _check_media(form: FormBody, holder: Json, key: str, schemes: Collection[str]) -> None:
    media = holder.get(key)
    if isinstance(media, dict):
        (form / key).url(media, "url", schemes=schemes)
    else:
        (form / key).error("BASE_TYPE_REQUIRED", "This field is required")


def _check_thumbnail(form: FormBody, thumbnail: Json) -> None:
    _check_media(form, thumbnail, "media", _MEDIA_SCHEMES)
    form.text(thumbnail, "description", most=1024, required=False)
    form.flag(thumbnail, "spoiler")


def _check_gallery(form: FormBody, gallery: Json) -> None:
    for index, item in enumerate(form.items(gallery, "items", 1, 10)):
        _check_thumbnail(form / "items" / index, item)


def _check_file(form: FormBody, file: Json) -> None:
    _check_media(form, file, "file", _MEDIA_SCHEMES)
    form.flag(file, "spoiler")


def _check_separator(form: FormBody, separator: Json) -> None:
    form.flag(separator, "divider")
    form.whole(separator, "spacing", 1, 2)


def _check_container(form: FormBody, container: Json) -> None:
    form.whole(container, "accent_color", 0, 0xFFFFFF)
    form.flag(container, "spoiler")
    children = form.items(container, "components", 1, MOST_COMPONENTS)
    _check_each(form / "components", children, _IN_CONTAINER)


_CHECKS: dict[int, Callable[[FormBody, Json], None]] = {
    ACTION_ROW: _check_row,
    BUTTON: check_button,
    SECTION: _check_section,
    TEXT_DISPLAY: check_text_display,
    THUMBNAIL: _check_thumbnail,
    MEDIA_GALLERY: _check_gallery,
    FILE: _check_file,
    SEPARATOR: _check_separator,
    CONTAINER: _check_container,
    **dict.fromkeys(SELECTS, check_select),
}
