"""Every route answers as Discord describes it, and the gateway sends what is described."""

from __future__ import annotations

import asyncio
import json
from base64 import b64encode
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from bot.local.rest.routes import ALL
from tests.local.api import V2, Api, button, option, row, select, text
from tests.local.prompting import INTENTS, Prompter
from tests.support.clock import FakeClock
from tests.support.local import fresh
from tests.support.openapi.description import (
    faults_of_answer,
    faults_of_refusal,
    faults_of_request,
    needs_description,
)
from tests.support.openapi.watching import Watch, watched

pytestmark = needs_description
REFUSED = {("GET", "/guilds/{server}/members")}
"""What takes an intent that the bot has not."""
PNG = b"\x89PNG\r\n\x1a\n" + bytes(8) + (40).to_bytes(4, "big") + (30).to_bytes(4, "big")
ICON = f"data:image/png;base64,{b64encode(PNG).decode()}"


@asynccontextmanager
async def prompted() -> AsyncIterator[tuple[Watch, Prompter]]:
    """A local Discord that is watched, with a bot that is connected by hand."""
    identity = {"token": "local", "intents": INTENTS, "properties": {}}
    async with AsyncExitStack() as stack:
        watch = stack.enter_context(watched())
        local = await stack.enter_async_context(fresh(clock=FakeClock()))
        session = await stack.enter_async_context(aiohttp.ClientSession())
        socket = await stack.enter_async_context(session.ws_connect(f"{local.url}/gateway"))
        await socket.receive_json()
        await socket.send_json({"op": 2, "d": identity})
        prompter = Prompter(local, Api(local, session), socket)
        hearing = asyncio.create_task(prompter.hear())
        await prompter.until("GUILD_CREATE")
        yield watch, prompter
        await prompter.close()
        hearing.cancel()


async def test_every_route() -> None:
    async with prompted() as (watch, prompter):
        api, world = prompter.api, prompter.local.world
        ids = SimpleNamespace(
            me=world.bot_id,
            server=world.server("Safehouse"),
            general=world.channel("general"),
            ada=world.person("Ada"),
        )
        await _users_and_commands(api, ids)
        await _messages(api, ids)
        await _threads(api, ids)
        await _interactions(prompter, ids)
        await _channels_and_servers(api, ids)
    answered = {(method, template) for method, template, status in watch.routes if status < 400}
    assert {(route.method, route.template) for module in ALL for route in module.routes.routes} - answered == REFUSED


async def _users_and_commands(api: Api, ids: Any) -> None:
    paths = ("/users/@me", f"/users/{ids.ada}", "/users/@me/guilds", "/applications/@me", "/oauth2/applications/@me")
    for path in paths:
        await _told(api, "GET", path)
    await _told(api, "POST", "/users/@me/channels", {"recipient_id": str(ids.ada)})
    sub = {"type": 1, "name": "look", "description": "Look", "options": [_option(6), _option(7, channel_types=[0])]}
    shout = [_option(3, choices=[{"name": "A", "value": "a"}]), _option(4, min_value=1), _option(10, max_value=1.5)]
    commands = [
        {"name": "game", "description": "Play", "name_localizations": {"cs": "hra"}, "options": [sub]},
        {"name": "shout", "description": "Shout", "options": shout, "default_member_permissions": 16},
        {"name": "Hand", "type": 2},
    ]
    for scope in ("", f"/guilds/{ids.server}"):
        path = f"/applications/{ids.me}{scope}/commands"
        kept = (await _told(api, "PUT", path, commands)).body
        created = (await _told(api, "POST", path, {"name": "new", "description": "New"})).body
        await _told(api, "GET", path)
        await _told(api, "GET", f"{path}/{kept[0]['id']}")
        await _told(api, "PATCH", f"{path}/{kept[0]['id']}", {"description": "Now"})
        await _told(api, "DELETE", f"{path}/{created['id']}")


def _option(kind: int, **fields: Any) -> dict[str, Any]:
    return {"type": kind, "name": f"o{kind}", "description": "Something", **fields}


async def _messages(api: Api, ids: Any) -> None:
    channel = f"/channels/{ids.general}"
    mentions = f"<@{ids.ada}> @everyone"
    embed = {
        "title": "T",
        "url": "https://x.example/",
        "timestamp": "2030-01-01T00:00:00Z",
        "color": 5,
        "footer": {"text": "f"},
        "author": {"name": "a"},
        "image": {"url": "attachment://a.png"},
        "fields": [{"name": "n", "value": "v"}],
    }
    sent = await api.sent(
        ids.general, content=mentions, embeds=[embed], files={"a.png": PNG, "b.txt": b"b"}, nonce="1"
    )
    reply = {"message_reference": {"message_id": sent["id"]}, "content": "yes"}
    await api.sent(ids.general, **reply)
    own = (await _told(api, "POST", f"/applications/{ids.me}/emojis", {"name": "own", "image": ICON})).body
    for path in (f"/applications/{ids.me}/emojis", f"/applications/{ids.me}/emojis/{own['id']}"):
        await _told(api, "GET", path)
    pick = select(
        options=[
            option("a", emoji={"name": "🔥"}, description="d"),
            option("b", emoji={"id": own["id"], "name": "own"}),
        ]
    )
    entities = [{"type": kind, "custom_id": f"e{kind}"} for kind in (5, 6, 7)]
    preset = {"type": 8, "custom_id": "e8", "default_values": [{"type": "channel", "id": ids.general}]}
    controls = [
        row(pick),
        *(row(each) for each in entities),
        row({**preset, "channel_types": [0]}),
        row(button(emoji={"name": "🔥"}), button(None, style=5, url="https://x.example/")),
    ]
    thumbnail = {"type": 11, "media": {"url": "https://x.example/y.png"}}
    shown = [
        {"type": 17, "components": [text(), {"type": 14}], "accent_color": 0},
        {"type": 9, "components": [text()], "accessory": thumbnail},
        {"type": 12, "items": [{"media": {"url": "attachment://a.png"}, "description": "d"}]},
        {"type": 13, "file": {"url": "attachment://b.txt"}},
    ]
    files = {"a.png": PNG, "b.txt": b"b"}
    drawn = await api.sent(ids.general, components=[*controls, *shown], flags=V2, files=files)
    for path in (f"{channel}/messages", f"{channel}/messages/{drawn['id']}"):
        await _told(api, "GET", path)
    await _told(api, "PATCH", f"{channel}/messages/{sent['id']}", {"content": "other"})
    await _told(api, "PATCH", f"/applications/{ids.me}/emojis/{own['id']}", {"name": "other"})
    await _told(api, "DELETE", f"/applications/{ids.me}/emojis/{own['id']}")
    await _told(api, "POST", f"{channel}/typing")
    await _told(api, "DELETE", f"{channel}/messages/{drawn['id']}")
    api.local.world.allow(ids.general, "bot", "manage_messages", "pin_messages")
    await _told(api, "PUT", f"{channel}/messages/pins/{sent['id']}")
    await _told(api, "GET", f"{channel}/messages/pins")
    await _told(api, "DELETE", f"{channel}/messages/pins/{sent['id']}")
    several = [(await api.sent(ids.general, content="x"))["id"] for _ in range(2)]
    await _told(api, "POST", f"{channel}/messages/bulk-delete", {"messages": several})


async def _threads(api: Api, ids: Any) -> None:
    channel = f"/channels/{ids.general}"
    message = (await api.sent(ids.general, content="x"))["id"]
    await _told(api, "POST", f"{channel}/messages/{message}/threads", {"name": "on it"})
    await _told(api, "POST", f"{channel}/threads", {"name": "open", "type": 11})
    thread = (await _told(api, "POST", f"{channel}/threads", {"name": "own", "type": 12})).body["id"]
    members = f"/channels/{thread}/thread-members"
    await _told(api, "PUT", f"{members}/{ids.ada}")
    await _told(api, "GET", f"{members}/{ids.ada}")
    await _told(api, "GET", members)
    await _told(api, "DELETE", f"{members}/{ids.ada}")
    await _told(api, "DELETE", f"{members}/@me")
    api.local.world.allow(ids.general, "bot", "manage_threads")
    await _told(api, "PUT", f"{members}/@me")
    await _told(api, "PATCH", f"/channels/{thread}", {"name": "other", "archived": False})
    await _told(api, "GET", f"/guilds/{ids.server}/threads/active")
    api.local.world.archive(api.local.world.channel("open"))
    await _told(api, "GET", f"{channel}/threads/archived/public")


async def _interactions(prompter: Prompter, ids: Any) -> None:
    api = prompter.api
    field = {"type": 18, "label": "l", "component": {"type": 4, "custom_id": "t", "style": 1}}
    answers = {4: {"content": "x"}, 5: {"flags": 64}, 6: {}, 7: {"content": "y"}}
    answers[9] = {"custom_id": "f", "title": "t", "components": [field]}
    for kind, data in answers.items():
        opened = await prompter.unanswered()
        assert (await api.answer(opened, kind, data)).status == 200
    for kind in (5, 4):
        opened = await prompter.unanswered()
        await api.answer(opened, kind, answers[kind])
        followed = (await api.webhook("POST", opened, body={"content": "more"})).body
        followed = (await api.webhook("POST", opened, body={"content": "again"})).body
        for message in ("@original", followed["id"]):
            for method, body in (("GET", None), ("PATCH", {"content": "z"}), ("DELETE", None)):
                answer = await api.webhook(method, opened, f"/messages/{message}", body)
                assert answer.status < 300, answer.body
    await _command(prompter, ids)


async def _command(prompter: Prompter, ids: Any) -> None:
    prompter.answer_with(4, {"content": "here"})
    people = prompter.local.people
    await people.slash(ids.ada, ids.general, "game look", o6="Boris", o7="general")
    await people.menu(ids.ada, ids.general, "Hand", "Boris")
    prompter.answer_with(8, {"choices": [{"name": "A", "value": "a"}]})


async def _channels_and_servers(api: Api, ids: Any) -> None:
    world = api.local.world
    world.rejoin(world.add_person("Eve"), ids.server)
    role = world.add_role(ids.server, "mods")
    world.give_role(ids.ada, ids.server, role)
    world.set_server_locale(ids.server, "cs")
    world.ban(world.person("Eve"), ids.server)
    server, channel = f"/guilds/{ids.server}", f"/channels/{world.channel('table-1')}"
    for path in (server, f"{server}?with_counts=true", f"{server}/channels", f"{server}/roles"):
        await _told(api, "GET", path)
    await _told(api, "GET", f"{server}/members/{ids.ada}")
    await _events(api, f"{server}/scheduled-events", world.add_role(ids.server, "planners", "create_events"))
    assert (await api("GET", f"{server}/members")).code == 50001
    await _told(api, "GET", channel)
    await _told(api, "GET", f"/channels/{world.dm(ids.ada)}")
    world.allow(world.channel("table-1"), "bot", "manage_channels")
    everyone = {"id": str(ids.server), "type": 0, "allow": "0", "deny": "2048"}
    await _told(api, "PATCH", channel, {"name": "other", "topic": "t", "permission_overwrites": [everyone]})
    world.allow(world.channel("other"), "bot", "manage_channels")
    await _told(api, "DELETE", channel)
    await _told(api, "DELETE", f"/users/@me/guilds/{ids.server}")


async def _events(api: Api, path: str, role: int) -> None:
    world = api.local.world
    world.give_role(world.bot_id, world.server("Safehouse"), role)
    starts, ends = (f"2030-01-{day}T20:00:00+00:00" for day in ("03", "04"))
    kind = {"privacy_level": 2, "entity_type": 3, "entity_metadata": {"location": "#table-1"}}
    moments = {"scheduled_start_time": starts, "scheduled_end_time": ends}
    event = (await _told(api, "POST", path, {"name": "Wink", "description": "d", **kind, **moments})).body
    assert (await api("POST", path, {"name": "Past", **kind, **moments, "scheduled_start_time": "2020-01-01"})).code
    await _told(api, "GET", path)
    await _told(api, "GET", f"{path}/{event['id']}")
    await _told(api, "PATCH", f"{path}/{event['id']}", {"status": 2})
    assert (await api("PATCH", f"{path}/{event['id']}", {"status": 4})).code == 50035
    await _told(api, "DELETE", f"{path}/{event['id']}")


async def _told(api: Api, method: str, path: str, body: Any = None) -> Any:
    answer = await api(method, path, body)
    assert answer.status < 300, (method, path, answer.body)
    return answer


async def test_answers_outside_of_routes() -> None:
    async with fresh(clock=FakeClock()) as local, aiohttp.ClientSession() as session:
        api = Api(local, session)
        gateway = await api("GET", "/gateway/bot")
        assert faults_of_answer("GET", "/gateway/bot", 200, gateway.body) == []
        for path, headers, status in (
            ("/nowhere", {}, 404),
            ("/users/@me", {"Authorization": "Bot somebody"}, 401),
        ):
            answer = await api("GET", path, headers=headers)
            assert answer.status == status
            assert faults_of_refusal(answer.body) == []
        local.rest.unknown.clear()


async def test_what_is_not_as_described_is_seen() -> None:
    with pytest.raises(AssertionError, match="author: 'flags' is a required property"):  # noqa: PT012
        async with prompted() as (_, prompter):
            world = prompter.local.world
            del world.bot["flags"]  # type: ignore[misc]
            await prompter.api.sent(world.channel("general"), content="x")
    send = ("POST", "/channels/{channel}/messages")
    assert faults_of_request(*send, {"content": 5}) == ["content: 5 is not of type 'string', 'null'"]
    assert faults_of_answer(*send, 204, None) != []
    odd = [{"type": 1, "components": [{"type": 2, "style": 9}]}]
    assert json.dumps(faults_of_request(*send, {"components": odd})).count("style") == 1
