"""REST v10's frame: reading requests, who may, faults and limits, and answers shaped as discord.py wants them."""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from bot.local.attachments import Upload
from bot.local.errors import ApiError
from bot.local.faults import Faults, RateLimited, Reset, ServerFailure
from bot.local.limits.form import Form
from bot.local.model import Json
from bot.local.ratelimits import RateLimits
from bot.local.world import World

PREFIX = "/api/v10"
_log = logging.getLogger(__name__)
Answer = Json | list[Json] | None


@dataclass(slots=True)
class Call:
    """One request on its way to its handler."""

    world: World
    params: dict[str, str]
    query: dict[str, str]
    body: Any = None
    uploads: list[Upload] = field(default_factory=list)

    def id(self, name: str) -> int:
        """An id out of the path. Raises ApiError 50035 for what is no number."""
        value = self.params[name]
        if not value.isdecimal():
            raise ApiError(50035, errors={name: {"_errors": [{"code": "NUMBER_TYPE_COERCE", "message": value}]}})
        return int(value)

    def object(self) -> Json:
        """The body, which must be an object; a missing one is empty."""
        if self.body is None:
            return {}
        if not isinstance(self.body, dict):
            form = Form()
            form.error("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            form.raise_if_wrong()
        return dict(self.body)


Handler = Callable[[Call], Answer]


@dataclass(frozen=True, slots=True)
class Route:
    """One route: what it answers with, and whether it takes the bot's token."""

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
        """Answer these requests by the decorated function; `tokenless` ones are let in by the token in their path."""

        def register(handler: Handler) -> Handler:
            self.routes.append(Route(method, template, handler, status, tokenless))
            return handler

        return register


def reply(body: object, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """A JSON answer whose content type is exactly what discord.py compares with."""
    return web.Response(
        body=json.dumps(body).encode(),
        status=status,
        headers={**(headers or {}), "Content-Type": "application/json"},
    )


class Rest:
    """Serves routes below `/api/v10`.

    `unknown` lists requests no route is for, `failures` what went wrong in here: both stay empty in a good test.
    """

    def __init__(self, world: World, faults: Faults, limits: RateLimits, token: str) -> None:
        self._world = world
        self._faults = faults
        self._limits = limits
        self._token = token
        self.unknown: list[str] = []
        self.failures: list[Exception] = []

    def serve(self, app: web.Application, routes: Routes) -> None:
        """Add routes to an application."""
        for route in routes.routes:
            app.router.add_route(route.method, PREFIX + route.template, self._handler(route))

    def serve_unknown(self, app: web.Application) -> None:
        """Let an application answer everything else below `/api` with 404; call it last."""
        app.router.add_route("*", "/api/{rest:.*}", self._unknown)

    async def _unknown(self, request: web.Request) -> web.StreamResponse:
        self.unknown.append(f"{request.method} {request.path}")
        _log.warning("the local Discord has no route %s %s", request.method, request.path)
        return reply({"message": "404: Not Found", "code": 0}, 404)

    def _handler(self, route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def handle(request: web.Request) -> web.StreamResponse:
            try:
                return await self._answer(route, request)
            except ApiError as error:
                return reply(error.body(), error.status)
            except RateLimited as limited:
                return _too_many(limited)
            except ServerFailure as failure:
                return web.Response(status=failure.status, text="upstream failure")
            except (Reset, ConnectionError):
                return _broken(request)
            except Exception as error:
                self.failures.append(error)
                _log.exception("the local Discord failed at %s %s", request.method, request.path)
                return reply({"message": "500: Internal Server Error", "code": 0}, 500)

        return handle

    async def _answer(self, route: Route, request: web.Request) -> web.StreamResponse:
        if not route.tokenless and request.headers.get("Authorization") != f"Bot {self._token}":
            return reply({"message": "401: Unauthorized", "code": 0}, 401)
        call = await _read(self._world, request)
        headers = self._limits.spend(route.method, route.template, call.params)
        lose_answer = await self._faults.meet(request.method, request.path.removeprefix(PREFIX))
        answer = route.handler(call)
        if lose_answer is not None:
            lose_answer()
        if answer is None:
            return web.Response(status=204, headers=headers)
        return reply(answer, route.status, headers)


async def _read(world: World, request: web.Request) -> Call:
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


def _too_many(limited: RateLimited) -> web.Response:
    body = {
        "message": "You are being rate limited.",
        "retry_after": limited.retry_after,
        "global": limited.is_global,
    }
    headers = {
        "Via": "1.1 local",
        "Retry-After": f"{limited.retry_after:.3f}",
        "X-RateLimit-Scope": limited.scope,
        "X-RateLimit-Limit": "5",
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset-After": f"{limited.retry_after:.3f}",
    }
    if limited.is_global:
        headers["X-RateLimit-Global"] = "true"
    return reply(body, 429, headers)


def _broken(request: web.Request) -> web.Response:
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=500)
