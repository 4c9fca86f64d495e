"""Forms (modals) as a Discord client fills them in."""

from __future__ import annotations

from collections.abc import Mapping

from bot.local.client.resolved import SELECT_ENTITIES, Resolver
from bot.local.components import (
    ACTION_ROW,
    CHECKBOX,
    CHECKBOX_GROUP,
    FILE_UPLOAD,
    LABEL,
    RADIO_GROUP,
    SELECTS,
    STRING_SELECT,
    TEXT_DISPLAY,
    TEXT_INPUT,
    walk,
)
from bot.local.errors import ClientRefused
from bot.local.limits.modals import TEXT_LIMIT
from bot.local.model import Json

Values = Mapping[str, str | list[str]]


def submission(modal: Json, values: Values, resolver: Resolver) -> Json:
    """The data of a form that is sent. Raises ClientRefused for what the client does not send."""
    known = {c["custom_id"] for c in walk(modal["components"]) if "custom_id" in c}
    unknown = set(values) - known
    if unknown:
        raise ClientRefused(f"the form has no {', '.join(sorted(unknown))}; it has: {', '.join(sorted(known))}")
    components = [_filled(c, values, resolver) for c in modal["components"]]
    data = {"custom_id": modal["custom_id"], "components": components}
    return {**data, "resolved": resolver.found} if resolver.found else data


def _filled(component: Json, values: Values, resolver: Resolver) -> Json:
    base = {"type": component["type"], "id": component["id"]}
    if component["type"] == LABEL:
        return {**base, "component": _filled(component["component"], values, resolver)}
    if component["type"] == ACTION_ROW:
        return {**base, "components": [_filled(c, values, resolver) for c in component["components"]]}
    if component["type"] == TEXT_DISPLAY:
        return base
    given = values.get(component["custom_id"])
    return {**base, "custom_id": component["custom_id"], **_answer(component, given, resolver)}


def _answer(component: Json, given: str | list[str] | None, resolver: Resolver) -> Json:
    kind = component["type"]
    if kind == TEXT_INPUT:
        return {"value": _text(component, given)}
    if kind == CHECKBOX:
        return {"value": str(given).lower() == "true" if given is not None else bool(component.get("default"))}
    if kind == RADIO_GROUP:
        picked = _picked(component, given, at_most=1)
        return {"value": picked[0] if picked else None}
    if kind == FILE_UPLOAD:
        return {"values": []}
    return {"values": choices(component, _picked(component, given), resolver)}


def _text(component: Json, given: str | list[str] | None) -> str:
    text = component.get("value") or "" if given is None else given
    if isinstance(text, list):
        raise ClientRefused(f"{component['custom_id']} takes a text")
    if not text:
        if component.get("required", True):
            raise ClientRefused(f"{component['custom_id']} must be filled in")
        return ""
    if not (component.get("min_length") or 0) <= len(text) <= (component.get("max_length") or TEXT_LIMIT):
        raise ClientRefused(f"the length of {component['custom_id']} is out of bounds")
    return text


def _picked(component: Json, given: str | list[str] | None, at_most: int | None = None) -> list[str]:
    if given is None:
        return [o["value"] for o in component.get("options") or () if o.get("default")] or _none(component)
    picked = [given] if isinstance(given, str) else list(given)
    if at_most is not None and len(picked) > at_most:
        raise ClientRefused(f"{component['custom_id']} takes one value")
    return picked or _none(component)


def _none(component: Json) -> list[str]:
    if component.get("required", True):
        raise ClientRefused(f"{component['custom_id']} must be chosen")
    return []


def choices(component: Json, picked: list[str], resolver: Resolver) -> list[str]:
    """Values chosen in a select or checkbox group, checked, ids resolved. Raises ClientRefused."""
    lowest = component.get("min_values", 1)
    highest = component.get("max_values") or (25 if component["type"] == CHECKBOX_GROUP else 1)
    if component.get("required") is False and not picked:
        return []
    if not lowest <= len(picked) <= highest or len(set(picked)) != len(picked):
        raise ClientRefused(f"{component['custom_id']} takes {lowest} to {highest} different values")
    if component["type"] in SELECTS - {STRING_SELECT}:
        entity, kinds = SELECT_ENTITIES[component["type"]], component.get("channel_types")
        return [resolver.add(entity, value, kinds) for value in picked]
    offered = {o["value"] for o in component["options"]}
    if not set(picked) <= offered:
        raise ClientRefused(f"{component['custom_id']} offers only {sorted(offered)}")
    return picked
