"""Answering REST requests: authorisation, rate limits, faults, and answers as discord.py expects them."""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable

from aiohttp import web

from bot.local.errors import ApiError
from bot.local.rest.calls import Route, Routes, read_call
from bot.local.rest.faults import Faults, RateLimited, Reset, ServerFailure
from bot.local.rest.ratelimits import RateLimits
from bot.local.world.world import World

PREFIX = "/api/v10"
_log = logging.getLogger(__name__)


def reply(body: object, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """A JSON answer; discord.py compares its content type exactly."""
    return web.Response(
        body=json.dumps(body).encode(),
        status=status,
        headers={**(headers or {}), "Content-Type": "application/json"},
    )


class Rest:
    """Serves routes below `/api/v10`.

    `unknown` lists requests without a route, `failures` exceptions that handlers raised: both should stay empty.
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
        """Answer every other path below `/api` with 404; call it last."""
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
        call = await read_call(self._world, request)
        headers = self._limits.spend(route.method, route.template, call.params)
        lose_answer = await self._faults.meet(request.method, request.path.removeprefix(PREFIX))
        answer = route.handler(call)
        if lose_answer is not None:
            lose_answer()
        if answer is None:
            return web.Response(status=204, headers=headers)
        return reply(answer, route.status, headers)


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
