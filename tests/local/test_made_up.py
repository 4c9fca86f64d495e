"""Whatever a bot sends, the local Discord answers as Discord describes: it refuses, and never breaks."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import aiohttp
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from yarl import URL

from bot.local.client.commands import available
from bot.local.model import TEXT, Channel
from bot.local.page.views import MessageRange, messages_view, world_view
from bot.local.rest.calls import Route
from bot.local.rest.routes import ALL
from bot.local.server import LocalDiscord
from bot.local.world import messages, prompts, threads
from bot.local.world.permissions import may
from tests.local.api import button, row
from tests.support.clock import FakeClock
from tests.support.openapi.description import body_schema, faults_of_answer, faults_of_refusal, needs_description
from tests.support.openapi.made_up import MadeUp

pytestmark = needs_description
ROUTES = [route for module in ALL for route in module.routes.routes]
RIGHTS = ("send_messages", "attach_files", "manage_messages", "manage_threads", "manage_channels")
ORDINARY, LONG = 120, 20_000
PLAIN = settings(deadline=None, phases=(Phase.generate,), suppress_health_check=list(HealthCheck))
PARTS = "multipart/form-data"
CONTENT_TYPES = (*["application/json"] * 6, "text/plain", PARTS, f"{PARTS}; boundary=x", "💥")
RAW = (
    b"",
    b"{",
    b"\xff",
    b"[" * 100_000,
    b'{"content": NaN}',
    b'{"nonce": 1e999}',
    b"1" * 5000,
    b"--x\r\n\r\n",
    b"null",
)


class Place:
    """A local Discord on which something is always there to be asked for."""

    def __init__(self, runner: asyncio.Runner) -> None:
        self.run = runner.run
        self._stack = AsyncExitStack()
        self.local = self.run(LocalDiscord.start(clock=FakeClock()))
        self.session = self.run(self._begin())
        world = self.world = self.local.world
        self.ada, self.server = world.person("Ada"), world.server("Safehouse")

    async def _begin(self) -> aiohttp.ClientSession:
        return await self._stack.enter_async_context(aiohttp.ClientSession())

    async def end(self) -> None:
        await self._stack.aclose()
        await self.local.stop()

    def known(self) -> dict[str, list[str]]:
        """What can stand in a path, by the name of the place; what an earlier request has taken away is put back."""
        world = self.world
        if world.bot_id not in world.servers[self.server].members:
            world.add_bot(self.server)
        channel = next((key for key, c in world.channels.items() if self._open(c)), None)
        if channel is None:
            channel = self._open_channel()
        place = world.channels[channel]
        sent = [messages.create(world, place, {"content": "x", "components": [row(button())]}) for _ in range(2)]
        if not any(c["type"] == 11 for c in world.channels.values()):
            self._thread(place, sent[0])
        opened = self._interactions(channel, int(sent[1]["id"]))
        return {
            "channel": [str(channel)] * 3 + [str(key) for key in list(world.channels)[-5:]],
            "message": [message["id"] for message in sent] + ["@original"],
            "server": [str(self.server)],
            "user": [str(self.ada), str(world.bot_id), "@me"],
            "application": [str(world.bot_id)],
            "command": [str(key) for key in world.commands] or ["1"],
            "interaction": [str(opened[0].id)],
            "token": [each.token for each in opened],
        }

    def _open(self, channel: Channel) -> bool:
        return channel["type"] == TEXT and may(self.world, channel, self.world.bot_id, *RIGHTS)

    def _open_channel(self) -> int:
        made = self.world.add_channel(self.server, "another")
        self.world.allow(made, "bot", *RIGHTS)
        return made

    def _thread(self, place: Any, message: Any) -> None:
        threads.start(self.world, place, {"name": "t"}, message=message)

    def _interactions(self, channel: int, message: int) -> list[Any]:
        data = {"custom_id": "go", "component_type": 2, "id": 2}
        made = [prompts.start(self.world, self.ada, channel, "component", data, source=message) for _ in range(2)]
        made[1].response_type, made[1].message_id = 4, message
        return made

    async def asks(self, method: str, path: str, data: bytes, headers: dict[str, str]) -> tuple[int, Any]:
        url = URL(f"{self.local.url}/api/v10{path}", encoded=True)
        headers = {"Authorization": f"Bot {self.local.token}", **headers}
        async with self.session.request(method, url, data=data or None, headers=headers) as response:
            said = await response.read()
            if not said:
                return response.status, None
            assert response.headers["Content-Type"] == "application/json", said
            return response.status, json.loads(said, parse_constant=_no_constant)


def _no_constant(word: str) -> Any:
    raise AssertionError(f"{word} is no JSON")


@pytest.fixture(scope="module")
def place() -> Iterator[Place]:
    with asyncio.Runner() as runner:
        made = Place(runner)
        yield made
        runner.run(made.end())


def _request(made: MadeUp, route: Route, known: dict[str, list[str]]) -> tuple[str, bytes, dict[str, str]]:
    path = route.template
    for name, values in known.items():
        path = path.replace(f"{{{name}}}", made.segment(values))
    dice = made.dice
    if dice.random() < 0.3:
        asked = dice.choice(("limit", "before", "after", "around", "with_counts", "with_response"))
        path += f"?{asked}={made.segment(('1', '50', '100', 'true', *known['message']))}"
    if route.method == "GET":
        return path, b"", {}
    if dice.random() < 0.15:
        return path, dice.choice(RAW), {"Content-Type": dice.choice(CONTENT_TYPES).encode().decode("latin-1")}
    body = made.spoiled(body_schema(route.method, route.template) or {})
    if dice.random() < 0.3:
        return path, *_in_parts(made, body)
    return path, json.dumps(body).encode(), {"Content-Type": "application/json"}


def _in_parts(made: MadeUp, body: Any) -> tuple[bytes, dict[str, str]]:
    names = made.dice.choice((("files[0]", "a.png"), ("files[x]", ""), ("", "a\x7fb.txt"), ("files[0]", "x" * 3000)))
    encoding = made.dice.choice(("", "", "", "Content-Transfer-Encoding: base64\r\n", "Content-Encoding: odd\r\n"))
    head = "--x\r\nContent-Disposition: form-data; name="
    file = f'{head}"{names[0]}"; filename="{names[1]}"\r\n{encoding}\r\nGIF89a----\r\n'
    parts = f'{head}"payload_json"\r\n\r\n{json.dumps(body)}\r\n{file}'
    end = made.dice.choice(("--x--\r\n", "--x--\r\n", "--x\r\n", ""))
    return (parts + end).encode(), {"Content-Type": "multipart/form-data; boundary=x"}


def _try(place: Place, dice: Random, rounds: int = 1) -> None:
    for _ in range(rounds):
        known = place.known()
        made = MadeUp(dice, [each for values in known.values() for each in values if each.isdecimal()])
        route = dice.choice(ROUTES)
        path, data, headers = _request(made, route, known)
        status, body = place.run(place.asks(route.method, path, data, headers))
        told = f"{route.method} {path} {data[:2000]!r} {headers}: {status} {str(body)[:2000]}"
        assert place.local.rest.failures == [], told
        assert place.world.broken == [], told
        assert status < 500, told
        if status < 400:
            assert faults_of_answer(route.method, route.template, status, body) == [], told
        else:
            assert faults_of_refusal(body) == [], told
            assert body["code"] != 50035 or body["errors"], told
    place.local.rest.unknown.clear()
    _look(place)


def _look(place: Place) -> None:
    """The page can read all of it."""
    ada = place.world.people[place.ada]
    json.dumps(world_view(place.world, ada), allow_nan=False)
    for channel in place.world.channels_of(place.ada)[-3:]:
        json.dumps(messages_view(place.world, ada, channel, MessageRange()), allow_nan=False)
        available(place.world, place.ada, int(channel["id"]))


@settings(PLAIN, max_examples=ORDINARY // 4)
@given(st.integers(0, 2**32))
def test_whatever_is_sent(place: Place, seed: int) -> None:
    _try(place, Random(seed), 4)


@pytest.mark.long
@settings(PLAIN, max_examples=LONG // 20)
@given(st.integers(0, 2**32))
def test_whatever_is_sent_for_long(place: Place, seed: int) -> None:
    _try(place, Random(seed), 20)
