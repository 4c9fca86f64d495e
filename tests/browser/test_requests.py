"""What the page's server says to requests that no page of ours would send."""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest

from bot.local.page.events import BACKLOG, Hub
from bot.local.server import LocalDiscord
from bot.local.world.changes import WorldChange
from tests.support.clock import PATIENCE_S

BAD_DEEDS: list[tuple[object, int]] = [
    ({}, 400),
    ([], 400),
    ("words", 400),
    ({"kind": "fly", "person": "Ada"}, 400),
    ({"kind": "say", "person": "Ada", "channel": 1}, 400),
    ({"kind": "say", "person": "Ada", "channel": "here", "text": "a"}, 400),
    ({"kind": "say", "person": "Ada", "channel": 1, "text": "a"}, 409),
    ({"kind": "say", "person": "Nobody", "channel": 1, "text": "a"}, 404),
    ({"kind": "say", "person": "Ada", "channel": 1, "text": "a" * 2001}, 400),
    ({"kind": "slash", "person": "Ada", "channel": "GENERAL", "command": "fly"}, 409),
    ({"kind": "click", "person": "Ada", "channel": "GENERAL", "message": 1, "custom_id": "x"}, 409),
    ({"kind": "choose", "person": "Ada", "channel": "GENERAL", "message": 1, "custom_id": "x", "values": []}, 409),
    ({"kind": "submit", "person": "Ada", "interaction": 1, "values": {}}, 409),
    ({"kind": "locale", "person": "Ada", "locale": "tlh"}, 400),
    ({"kind": "person", "person": "Ada", "name": "", "locale": "cs"}, 400),
    ({"kind": "person", "person": "Ada", "name": "Boris", "locale": "cs"}, 409),
    ({"kind": "dms", "person": "Ada", "open": True, "more": 1}, 400),
]


async def refusal(answer: aiohttp.ClientResponse) -> str:
    body: Any = await answer.json()
    assert list(body) == ["error"]
    return str(body["error"])


@pytest.mark.parametrize(("deed", "status"), BAD_DEEDS)
async def test_bad_deeds_are_refused_in_words(local: LocalDiscord, deed: object, status: int) -> None:
    general = str(local.world.channel("general"))
    if isinstance(deed, dict):
        deed = {key: general if value == "GENERAL" else value for key, value in deed.items()}
    async with aiohttp.ClientSession(local.url) as session, session.post("/ui/act", json=deed) as answer:
        assert answer.status == status
        assert await refusal(answer)


async def test_a_body_that_is_no_json_is_refused_in_words(local: LocalDiscord) -> None:
    async with aiohttp.ClientSession(local.url) as session, session.post("/ui/act", data=b"\xff{") as answer:
        assert answer.status == 400
        assert await refusal(answer)


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/ui/world?person=Nobody", 404),
        ("/ui/messages?person=Ada&channel=1", 404),
        ("/ui/messages?person=Ada", 404),
        ("/ui/messages?person=Ada&channel=GENERAL&before=x", 400),
        ("/ui/messages?person=Ada&channel=GENERAL&since=-1", 400),
        ("/ui/events?person=Nobody", 404),
    ],
)
async def test_bad_questions_are_refused_in_words(local: LocalDiscord, path: str, status: int) -> None:
    asked = path.replace("GENERAL", str(local.world.channel("general")))
    async with aiohttp.ClientSession(local.url) as session, session.get(asked) as answer:
        assert answer.status == status
        assert await refusal(answer)


async def test_events_asked_for_without_a_socket_are_no_server_error(local: LocalDiscord) -> None:
    async with aiohttp.ClientSession(local.url) as session, session.get("/ui/events?person=Ada") as answer:
        assert answer.status == 400


async def test_a_hidden_channel_cannot_be_read_or_heard(local: LocalDiscord) -> None:
    world = local.world
    hidden, open_to_all = world.channel("table-1"), world.channel("general")
    world.deny(hidden, world.person("Boris"), "view_channel")
    async with aiohttp.ClientSession(local.url) as session:
        async with session.get(f"/ui/messages?person=Boris&channel={hidden}") as answer:
            assert answer.status == 404
        async with session.ws_connect("/ui/events?person=Boris") as socket:
            await local.people.say(world.person("Ada"), hidden, "Secret")
            await local.people.say(world.person("Ada"), open_to_all, "Public")
            heard = await socket.receive_json(timeout=PATIENCE_S)
            assert heard["message"]["content"] == "Public"


async def test_the_page_forbids_everything_from_outside(local: LocalDiscord) -> None:
    async with aiohttp.ClientSession(local.url) as session, session.get("/") as answer:
        assert answer.headers["Content-Security-Policy"].startswith("default-src 'self';")
        assert "<script>" not in await answer.text()


async def test_a_page_that_falls_behind_is_cut_off_to_catch_up(local: LocalDiscord) -> None:
    hub = Hub(local.world)
    queue = hub.listen(local.world.person("Ada"))
    for _ in range(BACKLOG + 1):
        local.world.announce(WorldChange("world"))
    told = [queue.get_nowait() for _ in range(queue.qsize())]
    assert (len(told), told[-1]) == (BACKLOG, None)
