"""Calls of REST routes: what a handler gets of a request, and the routes themselves."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from aiohttp import BodyPartReader, web

from bot.local.errors import ApiError
from bot.local.limits.form_body import FormBody
from bot.local.model import Json, Upload
from bot.local.world.world import World

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
        """An id from the path. Raises ApiError 50035 if it is not a number."""
        value = self.params[name]
        if not value.isdecimal():
            raise ApiError(50035, errors={name: {"_errors": [{"code": "NUMBER_TYPE_COERCE", "message": value}]}})
        return int(value)

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
    """The call that a request is. Raises ApiError 50109 for invalid JSON, 40005 for a body that is too large."""
    call = Call(world, dict(request.match_info), dict(request.query))
    try:
        if request.content_type.startswith("multipart/"):
            await _read_parts(request, call)
        elif request.can_read_body:
            call.body = json.loads(await request.read())
    except (json.JSONDecodeError, UnicodeDecodeError):
        raise ApiError(50109) from None
    except web.HTTPRequestEntityTooLarge:
        raise ApiError(40005) from None
    return call


async def _read_parts(request: web.Request, call: Call) -> None:
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        data = bytes(await part.read())
        name = part.name or ""
        if name == "payload_json":
            call.body = json.loads(data)
        elif part.filename is not None:
            call.uploads.append(Upload(name.removeprefix("files[").removesuffix("]"), part.filename, data))
