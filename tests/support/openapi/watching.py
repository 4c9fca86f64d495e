"""Holding a local Discord to Discord's description: what it is asked, what it answers, what its gateway sends."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest import mock

from aiohttp import web

from bot.local.errors import ApiError
from bot.local.gateway import GatewaySession
from bot.local.rest.calls import Answer, Call, Handler, Route, Routes
from bot.local.rest.rest import Rest
from tests.support.openapi.description import faults_of, faults_of_answer, faults_of_request

_EVENTS = {
    "MESSAGE_CREATE": "MessageResponse",
    "MESSAGE_UPDATE": "MessageResponse",
    "CHANNEL_CREATE": "GuildChannelResponse",
    "CHANNEL_UPDATE": "GuildChannelResponse",
    "CHANNEL_DELETE": "GuildChannelResponse",
    "THREAD_CREATE": "ThreadResponse",
    "THREAD_UPDATE": "ThreadResponse",
    "GUILD_MEMBER_ADD": "GuildMemberResponse",
    "GUILD_MEMBER_UPDATE": "GuildMemberResponse",
    "GUILD_UPDATE": "GuildResponse",
    "GUILD_CREATE": "GuildResponse",
}
_PARTS: dict[str, dict[tuple[str, ...], str]] = {
    "READY": {("user",): "UserResponse"},
    "GUILD_CREATE": {
        ("members", "*"): "GuildMemberResponse",
        ("channels", "*"): "GuildChannelResponse",
        ("threads", "*"): "ThreadResponse",
    },
    "GUILD_MEMBER_REMOVE": {("user",): "UserResponse"},
    "GUILD_MEMBERS_CHUNK": {("members", "*"): "GuildMemberResponse"},
    "GUILD_BAN_ADD": {("user",): "UserResponse"},
    "GUILD_ROLE_CREATE": {("role",): "GuildRoleResponse"},
    "GUILD_ROLE_UPDATE": {("role",): "GuildRoleResponse"},
    "INTERACTION_CREATE": {
        ("member",): "GuildMemberResponse",
        ("user",): "UserResponse",
        ("message",): "MessageResponse",
        ("data", "resolved", "users", "*"): "UserResponse",
        ("data", "resolved", "roles", "*"): "GuildRoleResponse",
    },
}
"""What a gateway's event holds, by its place in the event."""


@dataclass
class Watch:
    """What was seen: which routes were asked, and every fault with the number of times it was met."""

    routes: set[tuple[str, str, int]] = field(default_factory=set)
    events: set[str] = field(default_factory=set)
    faults: Counter[str] = field(default_factory=Counter)

    def answered(self, route: Route, call: Call, status: int, body: object) -> None:
        """Take note of a request and its answer."""
        where = f"{route.method} {route.template}"
        self.routes.add((route.method, route.template, status))
        if status < 400:
            asked = faults_of_request(route.method, route.template, call.body)
            self.faults.update(f"request {where}: {fault}" for fault in asked)
        said = faults_of_answer(route.method, route.template, status, json.loads(json.dumps(body)))
        self.faults.update(f"{where} {status}: {fault}" for fault in said)

    def sent(self, event: str, data: object) -> None:
        """Take note of an event of the gateway."""
        self.events.add(event)
        if event in _EVENTS:
            self._look(event, _EVENTS[event], data)
        for path, name in _PARTS.get(event, {}).items():
            for part in _at(data, path):
                self._look(f"{event} {'.'.join(path)}", name, part)

    def _look(self, where: str, name: str, value: object) -> None:
        self.faults.update(f"{where}: {fault}" for fault in faults_of(name, json.loads(json.dumps(value))))


def _at(value: Any, path: tuple[str, ...]) -> Iterator[object]:
    if not path:
        yield value
    elif path[0] != "*":
        if path[0] in value:
            yield from _at(value[path[0]], path[1:])
    else:
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _at(inner, path[1:])


@contextmanager
def watched() -> Iterator[Watch]:
    """Watch every local Discord that is started meanwhile; in the end nothing may have been wrong."""
    watch = Watch()
    serve, send = Rest.serve, GatewaySession.send

    def serving(rest: Rest, app: web.Application, routes: Routes) -> None:
        overheard = Routes()
        overheard.routes = [_overheard(route, watch) for route in routes.routes]
        serve(rest, app, overheard)

    def sending(session: GatewaySession, event: str, data: object) -> None:
        watch.sent(event, data)
        send(session, event, data)

    with mock.patch.object(Rest, "serve", serving), mock.patch.object(GatewaySession, "send", sending):
        yield watch
    assert not watch.faults, "\n".join(f"{count} × {fault}" for fault, count in watch.faults.most_common())


def _overheard(route: Route, watch: Watch) -> Route:
    return Route(route.method, route.template, _listening(route, watch), route.status, route.tokenless)


def _listening(route: Route, watch: Watch) -> Handler:
    def handle(call: Call) -> Answer:
        try:
            answer = route.handler(call)
        except ApiError as error:
            watch.answered(route, call, error.status, error.body())
            raise
        watch.answered(route, call, 204 if answer is None else route.status, answer)
        return answer

    return handle
