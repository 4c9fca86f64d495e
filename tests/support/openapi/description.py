"""What Discord's description of its HTTP API says of a request, an answer or an object.

The description is `specs/openapi.json` of github.com/discord/discord-api-spec (MIT licence), commit 74fda0f. It isn't
part of the project: it is looked for where DISCORD_OPENAPI says, else in `shared/discord` beside the checkout.
Validators are made when first asked for.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from jsonschema import Draft202012Validator, FormatChecker
from jsonschema.validators import extend
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from bot.local.model import Json

_BESIDE = Path(__file__).parents[3].parent / "shared" / "discord" / "openapi.json"
_FILE = Path(os.environ.get("DISCORD_OPENAPI") or _BESIDE)
_HERE = "discord:"
_LEAST_ID = 1 << 22
"""Below this a number called `id` is a component's."""
_ELSEWHERE = {("GET", "/users/{}"): "UserResponse"}
"""What the routes answer that are described in words alone."""
_FORMATS = FormatChecker(formats=())


def _is_moment(value: object) -> bool:
    return not isinstance(value, str) or datetime.fromisoformat(value).tzinfo is not None


def _is_int32(value: object) -> bool:
    return not isinstance(value, int) or -(2**31) <= value < 2**31


def _is_uri(value: object) -> bool:
    return not isinstance(value, str) or bool(urlsplit(value).scheme)


for _name, _check in (("date-time", _is_moment), ("int32", _is_int32), ("uri", _is_uri)):
    _FORMATS.checks(_name, raises=ValueError)(_check)


needs_description = pytest.mark.skipif(not _FILE.exists(), reason="Discord's openapi.json isn't here")
"""Marks tests that hold something to the description."""


@cache
def document() -> Json:
    """The whole description."""
    loaded: Json = json.loads(_FILE.read_bytes())
    return loaded


@cache
def schema(name: str) -> Json:
    """A schema by its name. Raises KeyError."""
    found: Json = document()["components"]["schemas"][name]
    return found


@cache
def operation(method: str, template: str) -> Json | None:
    """What is said of a route, whatever its parameters are called; None if nothing is."""
    for path, operations in document()["paths"].items():
        if _nameless(path) == _nameless(template) and method.lower() in operations:
            found: Json = operations[method.lower()]
            return found
    return None


def _nameless(template: str) -> str:
    return re.sub(r"\{\w+\}", "{}", template)


def body_schema(method: str, template: str) -> Json | None:
    """The schema of a route's JSON body; None if it takes none."""
    content = ((operation(method, template) or {}).get("requestBody") or {}).get("content") or {}
    found: Json | None = (content.get("application/json") or {}).get("schema")
    return found


def faults_of_request(method: str, template: str, body: object) -> list[str]:
    """What is wrong with a request's JSON body, where the route takes one."""
    wanted = body_schema(method, template)
    return [] if wanted is None else list(_faults(wanted, with_ids_as_texts(body)))


def faults_of_answer(method: str, template: str, status: int, body: object) -> list[str]:
    """What is wrong with an answer: a status that the route does not have, or a body of another shape."""
    if status >= 400:
        return faults_of_refusal(body)
    found = operation(method, template)
    if found is None and (method, _nameless(template)) in _ELSEWHERE:
        return faults_of(_ELSEWHERE[method, _nameless(template)], body)
    if found is None:
        return [f"Discord has no {method} {template}"]
    answer = found["responses"].get(str(status))
    if answer is None:
        return [f"{method} {template} does not answer {status}, but {sorted(found['responses'])}"]
    content = answer.get("content")
    if content is None:
        return [] if body is None else [f"{status} has no body"]
    return list(_faults(content["application/json"]["schema"], body))


def faults_of_refusal(body: object) -> list[str]:
    """What is wrong with the body of a refusal.

    The description gives the errors of fields numbers for codes; they are words, as Discord's documentation says.
    """
    faults = faults_of("Error", body)
    tree = body.get("errors") if isinstance(body, dict) else None
    return faults if tree is None else [*faults, *_faults_of_tree(tree, "errors")]


def _faults_of_tree(tree: object, path: str) -> Iterator[str]:
    if not isinstance(tree, dict) or not tree:
        yield f"{path}: {tree} tells of no error"
    elif "_errors" in tree:
        told = [(type(each.get("code")), type(each.get("message"))) for each in tree["_errors"]]
        if set(tree) != {"_errors"} or not told or set(told) != {(str, str)}:
            yield f"{path}: {tree} is no list of errors"
    else:
        for key, below in tree.items():
            yield from _faults_of_tree(below, f"{path}.{key}")


def faults_of(name: str, value: object) -> list[str]:
    """What is wrong with an object that should be of this schema."""
    return list(_faults({"$ref": f"#/components/schemas/{name}"}, value))


def with_ids_as_texts(value: object) -> object:
    """A body with its ids as texts: discord.py sends some as numbers, which Discord takes."""
    if isinstance(value, dict):
        return {key: _id_as_text(key, with_ids_as_texts(inner)) for key, inner in value.items()}
    return [with_ids_as_texts(inner) for inner in value] if isinstance(value, list) else value


def _id_as_text(key: str, value: object) -> object:
    if isinstance(value, list) and key in ("users", "roles", "messages"):
        return [str(each) for each in value]
    if isinstance(value, list) and key == "attachments":
        return [{**each, "id": str(each["id"])} for each in value]
    named = key.endswith("_id") or (key == "id" and isinstance(value, int) and value >= _LEAST_ID)
    return str(value) if named and isinstance(value, int) else value


def _faults(wanted: Json, value: object) -> Iterator[str]:
    for error in _validator(json.dumps(wanted)).iter_errors(value):
        path = ".".join(str(part) for part in error.absolute_path)
        yield f"{path or 'the whole'}: {error.message[:300]}"


@cache
def _registry() -> Registry[Any]:
    whole = Resource.from_contents(document(), default_specification=DRAFT202012)
    registry: Registry[Any] = Registry().with_resource(_HERE, whole)
    return registry


@cache
def _validator(wanted: str) -> Any:
    here = json.loads(wanted.replace('"$ref": "#/', f'"$ref": "{_HERE}#/'))
    return _Validator(here, registry=_registry(), format_checker=_FORMATS)


def _one_of(validator: Any, choices: list[Json], value: object, within: Json) -> Iterator[Any]:
    """One of several schemas; the one that has the value's `type` says best what is wrong with it."""
    possible = [choice for choice in choices if _may_be(choice, value)]
    if len(possible) == 1:
        yield from validator.descend(value, possible[0])
    else:
        yield from Draft202012Validator.VALIDATORS["oneOf"](validator, possible, value, within)


def _may_be(choice: Json, value: object) -> bool:
    if "$ref" in choice:
        return _may_be(schema(choice["$ref"].rpartition("/")[2]), value)
    if value is None or choice.get("type") == "null":
        return value is None and choice.get("type") in ("null", None)
    kinds = choice.get("properties", {}).get("type", {}).get("enum")
    return kinds is None or not isinstance(value, dict) or value.get("type") in kinds


_Validator = extend(Draft202012Validator, {"oneOf": _one_of})
