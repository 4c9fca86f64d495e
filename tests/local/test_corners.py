"""Corners that no other test turns."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import WSMsgType
from yarl import URL

from bot.local.errors import ClientRefused
from bot.local.limits.emoji import is_emoji
from bot.local.server import LocalDiscord
from tests.local.api import V2, Api, button, option, row, text
from tests.local.prompting import Prompter
from tests.support.local import fresh

Ids = SimpleNamespace


@pytest.mark.parametrize(
    "emoji", ["🔥", "✔️", "✔", "3️⃣", "#⃣", "🇨🇿", "🕵🏽‍♀️", "♟️", "❤️‍🔥", "🏴\U000e0067\U000e007f", "🃏"]
)
def test_emojis(emoji: str) -> None:
    assert is_emoji(emoji)


@pytest.mark.parametrize("emoji", ["", "a", "✓", "★", "→", "3", "🔥🔥", "🔥a", "🇨🇿🇺", "️", "①", ":fire:"])
def test_what_is_no_emoji(emoji: str) -> None:
    assert not is_emoji(emoji)


async def test_selects_of_roles_channels_and_anybody(
    api: Api, local: LocalDiscord, ids: Ids, prompter: Prompter
) -> None:
    role = local.world.add_role(ids.server, "mods")
    kinds = {"r": 6, "m": 7, "c": 8}
    rows = [row({"type": kind, "custom_id": key, "max_values": 2}) for key, kind in kinds.items()]
    message = int((await api.sent(ids.general, content="x", components=rows))["id"])
    prompter.answer_with(6)
    expected = {"r": (["mods"], [role]), "m": (["mods", "Cleo"], [role, ids.cleo]), "c": (["table-1"], [ids.table])}
    for key, (given, values) in expected.items():
        await local.people.choose(ids.ada, ids.general, message, key, given)
        assert prompter.payloads[-1]["data"]["values"] == [str(value) for value in values]
    with pytest.raises(ClientRefused):
        await local.people.choose(ids.ada, ids.general, message, "r", ["Cleo"])
    dm = local.world.dm(ids.ada)
    private = int((await api.sent(dm, content="x", components=rows))["id"])
    with pytest.raises(ClientRefused):
        await local.people.choose(ids.ada, dm, private, "r", ["mods"])


async def test_older_and_newer_form_fields(api: Api, local: LocalDiscord, ids: Ids, prompter: Prompter) -> None:
    def label(component: dict[str, Any]) -> dict[str, Any]:
        return {"type": 18, "label": "l", "component": component}

    fields = [
        {"type": 1, "components": [{"type": 4, "custom_id": "t", "style": 1, "label": "l", "required": False}]},
        label({"type": 22, "custom_id": "many", "options": [option("a"), option("b")]}),
        label({"type": 23, "custom_id": "one", "default": True}),
        label({"type": 19, "custom_id": "file", "required": False}),
        label({"type": 21, "custom_id": "radio", "options": [option("a", default=True), option("b")]}),
    ]
    opened = await prompter.unanswered()
    shown = await api.answer(opened, 9, {"custom_id": "f", "title": "t", "components": fields})
    assert shown.status == 200, shown.body
    prompter.answer_with(6)
    await local.people.submit(ids.ada, opened, {"many": ["a", "b"]})
    first, *labelled = prompter.payloads[-1]["data"]["components"]
    assert first["components"][0]["value"] == ""
    many, one, file, radio = (c["component"] for c in labelled)
    assert (many["values"], one["value"], file["values"], radio["value"]) == (["a", "b"], True, [], "a")
    for wrong in ({"many": ["a"], "radio": ["a", "b"]}, {"many": ["a"], "t": ["x"]}):
        with pytest.raises(ClientRefused):
            await local.people.submit(ids.ada, opened, wrong)


async def test_a_follow_up_of_a_form(api: Api, prompter: Prompter) -> None:
    opened = await prompter.unanswered()
    shown = {"custom_id": "f", "title": "t", "components": [text("read")]}
    await api.answer(opened, 9, shown)
    assert (await api.webhook("GET", opened, "/messages/@original")).code == 10008
    follow_up = (await api.webhook("POST", opened, body={"content": "x", "flags": 64})).body
    assert follow_up["flags"] == 64
    wrong = f"/webhooks/1/{opened.token}"
    assert (await api("POST", wrong, {"content": "x"})).code == 10015


async def test_what_was_clicked_is_gone(api: Api, local: LocalDiscord, ids: Ids, prompter: Prompter) -> None:
    clicked = await prompter.unanswered()
    local.world.delete_message(ids.general, clicked.source or 0)
    assert (await api.answer(clicked, 7, {"content": "x"})).code == 10008
    assert (await api.answer(clicked, 6)).status == 200
    local.world.delete_channel(ids.general)
    assert (await api.webhook("POST", clicked, body={"content": "x"})).code == 10003


async def test_an_answer_in_a_channel_that_is_gone(
    api: Api, local: LocalDiscord, ids: Ids, prompter: Prompter
) -> None:
    clicked = await prompter.unanswered()
    local.world.delete_channel(ids.general)
    assert (await api.answer(clicked, 4, {"content": "x"})).code == 10003


async def test_media_from_elsewhere(api: Api, ids: Ids) -> None:
    components = [
        {"type": 13, "file": {"url": "attachment://a.txt"}},
        {"type": 12, "items": [{"media": {"url": "https://x.example/y.png"}}]},
    ]
    sent = await api.sent(ids.general, components=components, flags=V2, files={"a.txt": b"a"})
    file, gallery = sent["components"]
    assert file["file"]["attachment_id"]
    assert gallery["items"][0]["media"]["url"] == "https://x.example/y.png"
    async with api.session.get(f"{api.local.url}/cdn/attachments/1/2/none.png") as response:
        assert response.status == 404


async def test_odd_bodies(api: Api, local: LocalDiscord, ids: Ids) -> None:
    assert (await api("PUT", f"/applications/{local.world.bot_id}/commands", {})).code == 50035
    assert "components.0" in (await api.send(ids.general, components=["x"])).wrong()
    assert (
        "components.0.components.0.min_values"
        in (await api.send(ids.general, components=[row({"type": 5, "custom_id": "u", "min_values": "1"})])).wrong()
    )
    nested = (await api.send(ids.general, components=[row("x")])).wrong()
    assert "components.0.components.0" in nested
    context_menu = [{"name": "Show Hand", "type": 2}]
    assert (await api("PUT", f"/applications/{local.world.bot_id}/commands", context_menu)).status == 200
    with pytest.raises(ClientRefused):
        await local.people.slash(ids.ada, ids.general, "Show Hand")


async def test_a_servers_own_commands(api: Api, local: LocalDiscord, ids: Ids, prompter: Prompter) -> None:
    other = local.world.add_server("Other", owner=ids.boris)
    away = local.world.add_channel(other, "away")
    path = f"/applications/{local.world.bot_id}/guilds/{ids.server}/commands"
    await api("PUT", path, [{"name": "here", "description": "Here"}])
    prompter.answer_with(4, {"content": "x"})
    await local.people.slash(ids.boris, ids.general, "here")
    assert prompter.payloads[-1]["data"]["guild_id"] == str(ids.server)
    with pytest.raises(ClientRefused):
        await local.people.slash(ids.boris, away, "here")


async def test_looking_around(api: Api, local: LocalDiscord, ids: Ids) -> None:
    world = local.world
    eve = world.add_person("Eve Li", servers=[ids.server])
    assert (await api("GET", f"/users/{eve}")).body["username"] == "eve_li"
    assert (await api("GET", f"/users/{world.bot_id}")).body["bot"] is True
    assert (await api("GET", "/users/1")).code == 10013
    counted = (await api("GET", f"/guilds/{ids.server}?with_counts=true")).body
    assert (counted["owner_id"], counted["approximate_member_count"]) == (str(ids.ada), 6)
    assert len((await api("GET", f"/guilds/{ids.server}/channels")).body) == 7
    assert (await api("GET", f"/guilds/{ids.server}/members")).code == 50001
    assert (await api("GET", "/guilds/1")).code == 10004
    assert (await api("GET", "/applications/@me")).body["id"] == str(world.bot_id)
    assert [s["name"] for s in (await api("GET", "/users/@me/guilds")).body] == ["Safehouse"]
    assert (await api("DELETE", f"/users/@me/guilds/{ids.server}")).status == 204
    assert (await api("DELETE", f"/users/@me/guilds/{ids.server}")).code == 10004
    assert (await api("GET", "/users/@me/guilds")).body == []
    for lookup in (world.person, world.server, world.channel):
        with pytest.raises(LookupError):
            lookup("nobody")
    assert world.visible_messages(1, ids.ada) == []


async def test_dms_are_no_server_channels(api: Api, local: LocalDiscord, ids: Ids) -> None:
    dm = local.world.dm(ids.boris)
    said = await local.people.say(ids.boris, dm, "hello")
    assert (await api("DELETE", f"/channels/{dm}/messages/{said['id']}")).code == 50003
    assert (await api("POST", f"/channels/{dm}/threads", {"name": "t"})).code == 50003
    assert (await api("DELETE", f"/channels/{dm}")).status == 200
    assert (await api.send(dm, content="still open")).status == 200


async def test_threads_of_others(api: Api, local: LocalDiscord, ids: Ids) -> None:
    thread = int((await api("POST", f"/channels/{ids.general}/threads", {"name": "t", "type": 11})).body["id"])
    assert (await api("PUT", f"/channels/{thread}/thread-members/1")).code == 10013
    local.world.deny(ids.general, ids.boris, "view_channel")
    assert (await api("PUT", f"/channels/{thread}/thread-members/{ids.boris}")).code == 50001
    assert (await api("DELETE", f"/channels/{thread}/thread-members/{ids.cleo}")).code == 50013
    local.world.change_channel(thread, {"owner_id": str(ids.cleo)})
    assert (await api("PATCH", f"/channels/{thread}", {"archived": True})).code == 50013


async def test_people_reply(local: LocalDiscord, api: Api, ids: Ids) -> None:
    sent = await api.sent(ids.general, content="question")
    reply = await local.people.say(ids.boris, ids.general, "answer", reply_to=int(sent["id"]))
    assert (reply["type"], reply["referenced_message"]["id"]) == (19, sent["id"])


async def test_a_broken_subscriber_breaks_nothing_else(api: Api, local: LocalDiscord, ids: Ids) -> None:
    def broken(_: object) -> None:
        raise RuntimeError("broken")

    local.world.subscribe(broken)
    assert (await api.send(ids.general, content="x")).status == 200
    assert [str(error) for error in local.world.broken] == ["broken"]
    local.world.broken.clear()


async def test_waiting_ends(local: LocalDiscord) -> None:
    with pytest.raises(TimeoutError):
        await local.world.wait(lambda: None, timeout=0.01)


async def test_a_hundred_clicks_at_once(api: Api, local: LocalDiscord, ids: Ids, prompter: Prompter) -> None:
    people = [local.world.add_person(f"P{n}", servers=[ids.server]) for n in range(100)]
    message = int((await api.sent(ids.general, content="x", components=[row(button("go"))]))["id"])
    prompter.answer_with(4, {"content": "in", "flags": 64})
    clicks = [local.people.click(person, ids.general, message, "go") for person in people]
    answered = await asyncio.gather(*clicks)
    assert len({interaction.message_id for interaction in answered}) == 100


@pytest.mark.parametrize("attachment", ["99999999999999999999", "1" * 4400, "%D9%A3", "-1", "1"])
async def test_a_file_that_cannot_be(api: Api, tmp_path: Path, attachment: str) -> None:
    async with fresh(data=tmp_path) as kept:
        for local in (api.local, kept):
            url = URL(f"{local.url}/cdn/attachments/1/{attachment}/a.png", encoded=True)
            async with api.session.get(url) as response:
                assert response.status == 404


@pytest.mark.parametrize(
    ("raw", "content_type", "code"),
    [
        (b"[" * 100_000, "application/json", 50109),
        (b'{"content": NaN}', "application/json", 50109),
        (b'{"nonce": 1e999}', "application/json", 50109),
        (b"1" * 5000, "application/json", 50109),
        (b"[" * 60 + b"]" * 60, "application/json", 50109),
        (b"hello", "text/plain", 50035),
        (b"a=b", "application/x-www-form-urlencoded", 50035),
        (b"--x\r\n\r\n", "multipart/form-data; boundary=x", 0),
        (b"hello", "multipart/form-data", 0),
    ],
)
async def test_bodies_that_are_none(api: Api, ids: Ids, raw: bytes, content_type: str, code: int) -> None:
    url = f"{api.local.url}/api/v10/channels/{ids.general}/messages"
    headers = {"Authorization": f"Bot {api.local.token}", "Content-Type": content_type}
    async with api.session.post(url, data=raw, headers=headers) as response:
        assert (response.status, (await response.json())["code"]) == (400, code)


@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"flags": "4"}, "flags"),
        ({"nonce": []}, "nonce"),
        ({"allowed_mentions": "x"}, "allowed_mentions"),
        ({"allowed_mentions": {"users": [[]]}}, "allowed_mentions.users.0"),
        ({"allowed_mentions": {"parse": "users"}}, "allowed_mentions.parse"),
        ({"message_reference": {"message_id": "99999999999999999999"}}, "message_reference.message_id"),
        ({"message_reference": []}, "message_reference"),
        ({"embeds": [{"title": "t", "footer": "f"}]}, "embeds.0.footer"),
        ({"embeds": [{"title": "t", "url": "javascript:alert(1)"}]}, "embeds.0.url"),
        ({"embeds": [{"title": "t", "timestamp": "yesterday"}]}, "embeds.0.timestamp"),
        ({"embeds": [{"image": {"url": "http://["}}]}, "embeds.0.image.url"),
        ({"components": [{"type": True}]}, "components.0.type"),
        ({"components": [{"type": [1]}]}, "components.0.type"),
        ({"components": [row(button(emoji={"id": []}))]}, "components.0.components.0.emoji.id"),
        ({"components": [row(button(), "x"), row(button("go"))]}, "components.0.components.1"),
    ],
)
async def test_values_of_another_kind(api: Api, ids: Ids, fields: dict[str, Any], place: str) -> None:
    assert place in (await api.send(ids.general, content="x", **fields)).wrong()


async def test_errors_of_a_list_and_of_its_items_are_told_by_the_items(api: Api, ids: Ids) -> None:
    """Discord's tree of errors has a list of errors at its leaves alone."""
    rows = [row(button("twice")), row(button("twice", style=9))]
    assert list((await api.send(ids.general, content="x", components=rows)).wrong()) == [
        "components.1.components.0.style"
    ]


@pytest.mark.parametrize("path", ["/channels/99999999999999999999", "/channels/%D9%A3", "/guilds/x", "/users/-1"])
async def test_ids_that_are_none(api: Api, path: str) -> None:
    url = URL(f"{api.local.url}/api/v10{path}", encoded=True)
    async with api.session.get(url, headers={"Authorization": f"Bot {api.local.token}"}) as response:
        assert (response.status, (await response.json())["code"]) == (400, 50035)


@pytest.mark.parametrize("query", ["limit=x", "limit=0", "before=x", "after=99999999999999999999", "around=-1"])
async def test_queries_that_are_none(api: Api, ids: Ids, query: str) -> None:
    assert (await api("GET", f"/channels/{ids.general}/messages?{query}")).code == 50035


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [(8, {"guild_id": "x"}, 4002), (8, {"guild_id": 10**30}, 4002), (8, {}, 4002), (2, {"intents": True}, 4004)],
)
async def test_payloads_that_are_none(api: Api, local: LocalDiscord, op: int, data: Any, code: int) -> None:
    async with api.session.ws_connect(f"{local.url}/gateway") as socket:
        await socket.receive_json()
        if op != 2:
            await socket.send_json({"op": 2, "d": {"token": local.token, "intents": 1, "properties": {}}})
        await socket.send_json({"op": op, "d": data})
        while (await socket.receive()).type is WSMsgType.TEXT:
            pass
        assert socket.close_code == code
