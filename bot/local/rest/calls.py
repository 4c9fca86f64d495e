"""Calls of REST routes: what a handler gets of a request, and the routes themselves."""

from __future__ import annotations

import json
import math
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from aiohttp import BodyPartReader, web
from aiohttp.http_exceptions import HttpProcessingError

from bot.local.errors import ApiError
from bot.local.limits.form_body import FormBody
from bot.local.model import Json, Upload
from bot.local.world.world import World

_CONTENT_TYPES = "{'application/json', 'multipart/form-data'}"
_MOST_DEPTH = 50
_BAD_PARTS = (ValueError, AssertionError, RuntimeError, LookupError, zlib.error, HttpProcessingError)
"""What reading a form in parts raises where it is none."""

Answer = Mapping[str, object] | Sequence[Mapping[str, object]] | None
"""The JSON that a route answers with; None: 204, without a body."""


@dataclass(slots=True)
class Call:
    """One request as its handler gets it."""

    world: World
    params: dict[str, str]
    query: dict[str, str]
    body: object = None
    uploads: list[Upload] = field(default_factory=list)

    def id(self, name: str) -> int:
        """An id from the path. Raises ApiError 50035 if it is none."""
        form = FormBody()
        found = (form / f"{name}_id").snowflake(self.params[name])
        form.raise_if_wrong()
        return found or 0

    def query_id(self, name: str) -> int | None:
        """An id from the query, None if it is not there. Raises ApiError 50035 if it is none."""
        form = FormBody()
        found = form.id(self.query, name)
        form.raise_if_wrong()
        return found

    def object(self) -> Json:
        """The body, which must be an object; a missing one is empty. Raises ApiError 50035."""
        if self.body is None:
            return {}
        if not isinstance(self.body, dict):
            FormBody().refuse("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return dict(self.body)

    def objects(self) -> list[Json]:
        """The body, which must be a list of objects. Raises ApiError 50035."""
        if not isinstance(self.body, list) or not all(isinstance(each, dict) for each in self.body):
            FormBody().refuse("MODEL_TYPE_CONVERT", "Only lists of dictionaries may be used here")
        return self.body


Handler = Callable[[Call], Answer]


@dataclass(frozen=True, slots=True)
class Route:
    """A route, its handler, and whether it works without the bot's token."""

    method: str
    template: str
    handler: Handler
    status: int = 200
    tokenless: bool = False


class Routes:
    """A group of routes, filled by decorators."""

    def __init__(self) -> None:
        self.routes: list[Route] = []

    def on(
        self, method: str, template: str, *, status: int = 200, tokenless: bool = False
    ) -> Callable[[Handler], Handler]:
        """Answer these requests with the decorated function; `tokenless` routes have a token in their path."""

        def register(handler: Handler) -> Handler:
            self.routes.append(Route(method, template, handler, status, tokenless))
            return handler

        return register


async def read_call(world: World, request: web.Request) -> Call:
    """The call that a request is.

    Raises ApiError 50109 for invalid JSON, 50035 for another content type, 40005 for a body that is too large.
    """
    call = Call(world, dict(request.match_info), dict(request.query))
    try:
        if request.content_type == "multipart/form-data":
            await _read_parts(request, call)
        elif request.can_read_body:
            await _read_body(request, call)
    except web.HTTPRequestEntityTooLarge:
        raise ApiError(40005) from None
    return call


async def _read_body(request: web.Request, call: Call) -> None:
    data = await request.read()
    if data and request.content_type != "application/json":
        FormBody().refuse("CONTENT_TYPE_INVALID", f'Expected "Content-Type" header to be one of {_CONTENT_TYPES}.')
    call.body = _parsed(data) if data else None


def _parsed(data: bytes) -> object:
    try:
        body = json.loads(data, parse_float=_finite, parse_constant=_finite)
    except (ValueError, RecursionError):
        raise ApiError(50109) from None
    if _deeper_than(body, _MOST_DEPTH):
        raise ApiError(50109)
    return body


def _finite(number: str) -> float:
    if not math.isfinite(float(number)):
        raise ValueError(number)
    return float(number)


def _deeper_than(value: object, levels: int) -> bool:
    if not isinstance(value, dict | list):
        return False
    inner = value.values() if isinstance(value, dict) else value
    return levels == 0 or any(_deeper_than(each, levels - 1) for each in inner)


async def _read_parts(request: web.Request, call: Call) -> None:
    try:
        await _take_parts(request, call)
    except _BAD_PARTS:
        raise ApiError(0, "400: Bad Request", status=400) from None


async def _take_parts(request: web.Request, call: Call) -> None:
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        data = bytes(await part.read())
        name = part.name or ""
        if name == "payload_json":
            call.body = _parsed(data)
        elif part.filename is not None:
            call.uploads.append(Upload(name.removeprefix("files[").removesuffix("]"), part.filename, data))
