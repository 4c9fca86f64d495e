from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.local.api import V2, Api, button, option, row, select, text

BIG = "x" * 2001
Ids = SimpleNamespace


def gallery(*urls: str, **fields: Any) -> dict[str, Any]:
    return {"type": 12, "items": [{"media": {"url": url}, **fields} for url in urls]}


def section(*texts: Any, accessory: Any = None) -> dict[str, Any]:
    return {"type": 9, "components": list(texts), "accessory": accessory or button()}


def container(*components: Any, **fields: Any) -> dict[str, Any]:
    return {"type": 17, "components": list(components), **fields}


PLAIN_REFUSALS: dict[str, tuple[dict[str, Any], str]] = {
    "content too long": ({"content": BIG}, "content"),
    "content no text": ({"content": 5}, "content"),
    "ephemeral outside interactions": ({"content": "x", "flags": 64}, "flags"),
    "unknown flag": ({"content": "x", "flags": 1 << 20}, "flags"),
    "nonce too long": ({"content": "x", "nonce": "n" * 26}, "nonce"),
    "six rows": ({"components": [row(button(str(n))) for n in range(6)]}, "components"),
    "six buttons": ({"components": [row(*(button(str(n)) for n in range(6)))]}, "components.0.components"),
    "empty row": ({"components": [row()]}, "components.0.components"),
    "V2 component without the flag": ({"components": [text()]}, "components.0.type"),
    "button outside a row": ({"components": [button()]}, "components.0.type"),
    "components no list": ({"components": {"type": 1}}, "components"),
    "button beside a select": ({"components": [row(button(), select())]}, "components.0.components"),
    "two selects in a row": ({"components": [row(select("a"), select("b"))]}, "components.0.components"),
    "eleven embeds": ({"embeds": [{"title": "t"}] * 11}, "embeds"),
    "embed title": ({"embeds": [{"title": "t" * 257}]}, "embeds.0.title"),
    "embed description": ({"embeds": [{"description": "t" * 4097}]}, "embeds.0.description"),
    "embed fields": ({"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]}, "embeds.0.fields"),
    "embed field name": ({"embeds": [{"fields": [{"name": "n" * 257, "value": "v"}]}]}, "embeds.0.fields.0.name"),
    "embed field value": ({"embeds": [{"fields": [{"name": "n", "value": " "}]}]}, "embeds.0.fields.0.value"),
    "embed footer": ({"embeds": [{"footer": {"text": "f" * 2049}}]}, "embeds.0.footer.text"),
    "embed author": ({"embeds": [{"author": {"name": "a" * 257}}]}, "embeds.0.author.name"),
    "embeds in all": ({"embeds": [{"description": "d" * 3000}, {"title": "t", "description": "d" * 3000}]}, "embeds"),
    "embed colour": ({"embeds": [{"title": "t", "color": 0x1000000}]}, "embeds.0.color"),
    "mentioned twice": ({"content": "x", "allowed_mentions": {"users": ["1", "1"]}}, "allowed_mentions.users"),
    "empty embed": ({"embeds": [{}]}, "embeds.0"),
    "embed image": ({"embeds": [{"image": {"url": "ftp://x/y"}}]}, "embeds.0.image.url"),
    "mentions twice": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
    ),
    "mention kind": ({"content": "x", "allowed_mentions": {"parse": ["cats"]}}, "allowed_mentions.parse.0"),
    "mentioned users": (
        {"content": "x", "allowed_mentions": {"users": [str(n) for n in range(101)]}},
        "allowed_mentions.users",
    ),
    "attachment that is not there": ({"content": "x", "attachments": [{"id": 3}]}, "attachments.0.id"),
    "reply to nothing": ({"content": "x", "message_reference": {"message_id": "1"}}, "message_reference"),
    "media not uploaded": (
        {"components": [gallery("attachment://none.png")], "flags": V2},
        "components",
    ),
    "content with V2": ({"content": "x", "components": [text()], "flags": V2}, "content"),
    "embeds with V2": ({"embeds": [{"title": "t"}], "components": [text()], "flags": V2}, "embeds"),
    "poll with V2": ({"poll": {"question": {}}, "components": [text()], "flags": V2}, "poll"),
    "stickers with V2": ({"sticker_ids": ["1"], "components": [text()], "flags": V2}, "sticker_ids"),
}

V2_REFUSALS: dict[str, tuple[list[Any], str]] = {
    "41 components": ([text(str(n)) for n in range(41)], ""),
    "41 nested": ([container(*(text(str(n)) for n in range(40)))], ""),
    "41 with accessories": ([*(section(text()) for _ in range(1)), *(text(str(n)) for n in range(38))], ""),
    "text in all": ([text("x" * 2001), container(text("y" * 2000))], ""),
    "empty text": ([text("")], "0.content"),
    "blank text": ([text("  \n ")], "0.content"),
    "bare button": ([button()], "0.type"),
    "container in container": ([container(container(text()))], "0.components.0.type"),
    "empty container": ([container()], "0.components"),
    "container colour": ([container(text(), accent_color=0x1000000)], "0.accent_color"),
    "container spoiler": ([container(text(), spoiler="yes")], "0.spoiler"),
    "section without accessory": ([{"type": 9, "components": [text()]}], "0.accessory"),
    "section with a select": ([section(text(), accessory=select())], "0.accessory.type"),
    "section with 4 texts": ([section(*(text() for _ in range(4)))], "0.components"),
    "section without text": ([section()], "0.components"),
    "section with a row": ([section(row(button("x")))], "0.components.0.type"),
    "empty gallery": ([gallery()], "0.items"),
    "gallery of 11": ([gallery(*["https://x/y"] * 11)], "0.items"),
    "gallery description": ([gallery("https://x/y", description="d" * 1025)], "0.items.0.description"),
    "gallery address": ([gallery("file:///etc")], "0.items.0.media.url"),
    "thumbnail alone": ([{"type": 11, "media": {"url": "https://x/y"}}], "0.type"),
    "thumbnail without media": ([section(text(), accessory={"type": 11})], "0.accessory.media"),
    "thumbnail description": (
        [section(text(), accessory={"type": 11, "media": {"url": "https://x/y"}, "description": "d" * 1025})],
        "0.accessory.description",
    ),
    "gallery spoiler": ([gallery("https://x/y", spoiler=1)], "0.items.0.spoiler"),
    "file spoiler": ([{"type": 13, "file": {"url": "https://x/y"}, "spoiler": 1}], "0.spoiler"),
    "separator without spacing": ([{"type": 14, "spacing": 0}], "0.spacing"),
    "file without file": ([{"type": 13}], "0.file"),
    "separator spacing": ([{"type": 14, "spacing": 3}], "0.spacing"),
    "separator divider": ([{"type": 14, "divider": 1}], "0.divider"),
    "label in a message": ([{"type": 18, "label": "x", "component": select()}], "0.type"),
    "text input in a message": ([row({"type": 4, "custom_id": "t", "style": 1})], "0.components.0.type"),
    "id twice": ([{**text(), "id": 7}, {**text(), "id": 7}], ""),
    "id too big": ([{**text(), "id": 2**31}], "0.id"),
    "custom id twice": ([row(button("a")), section(text(), accessory=button("a"))], ""),
}

CONTROL_REFUSALS: dict[str, tuple[dict[str, Any], str]] = {
    "button label": (button(label="l" * 81), "label"),
    "button without label or emoji": (button(label=None), "label"),
    "button with a blank label": (button(label="  "), "label"),
    "button with a blank label and emoji": (button(label=" ", emoji={"name": "🔥"}), "label"),
    "button style": (button(style=9), "style"),
    "button custom id": (button("c" * 101), "custom_id"),
    "button without custom id": (button(custom_id=None), "custom_id"),
    "button with an empty custom id": (button(""), "custom_id"),
    "button with an address": (button(url="https://x/y"), "url"),
    "link with custom id": (button(style=5, url="https://x/y"), "custom_id"),
    "link without address": ({"type": 2, "style": 5, "label": "l"}, "url"),
    "link address": ({"type": 2, "style": 5, "label": "l", "url": "ftp://x/y"}, "url"),
    "link address too long": ({"type": 2, "style": 5, "label": "l", "url": "https://x/" + "y" * 512}, "url"),
    "no emoji": (button(emoji={"name": "✓"}), "emoji.name"),
    "two emojis": (button(emoji={"name": "🔥🔥"}), "emoji.name"),
    "letters as emoji": (button(emoji={"name": "fire"}), "emoji.name"),
    "disabled no bool": (button(disabled="no"), "disabled"),
    "select without options": (select(options=[]), "options"),
    "select with 26 options": (select(options=[option(str(n)) for n in range(26)]), "options"),
    "option label": (select(options=[option("a", label="l" * 101)]), "options.0.label"),
    "option blank label": (select(options=[option("a", label=" ")]), "options.0.label"),
    "option value": (select(options=[option("v" * 101, label="l")]), "options.0.value"),
    "option value twice": (select(options=[option("a"), option("a")]), "options.1.value"),
    "option description": (select(options=[option("a", description="d" * 101)]), "options.0.description"),
    "option empty description": (select(options=[option("a", description="")]), "options.0.description"),
    "option emoji": (select(options=[option("a", emoji={"name": "x"})]), "options.0.emoji.name"),
    "too many defaults": (select(options=[option("a", default=True), option("b", default=True)]), ""),
    "placeholder": (select(placeholder="p" * 151), "placeholder"),
    "min above max": (select(min_values=2, max_values=1), "max_values"),
    "max above options": (select(max_values=3), "max_values"),
    "max of 26": (select(max_values=26), "max_values"),
    "max of 0": (select(max_values=0), "max_values"),
    "min below 0": (select(min_values=-1), "min_values"),
    "select without custom id": (select(""), "custom_id"),
    "user select with options": ({"type": 5, "custom_id": "u", "options": [option()]}, "options"),
    "user select defaults": (
        {"type": 5, "custom_id": "u", "default_values": [{"id": "1", "type": "user"}] * 2},
        "default_values",
    ),
    "user select default id": (
        {"type": 5, "custom_id": "u", "default_values": [{"type": "user"}]},
        "default_values.0.id",
    ),
    "user select default type": (
        {"type": 5, "custom_id": "u", "default_values": [{"id": "1", "type": "cat"}]},
        "default_values.0.type",
    ),
}


@pytest.mark.parametrize("name", PLAIN_REFUSALS)
async def test_what_cannot_be_sent(api: Api, ids: Ids, name: str) -> None:
    body, path = PLAIN_REFUSALS[name]
    answer = await api.send(ids.general, body)
    assert path in answer.wrong()
    assert api.local.world.visible_messages(ids.general, ids.ada) == []


@pytest.mark.parametrize("name", V2_REFUSALS)
async def test_layouts_that_cannot_be_sent(api: Api, ids: Ids, name: str) -> None:
    components, path = V2_REFUSALS[name]
    answer = await api.v2(ids.general, *components)
    assert f"components.{path}".strip(".") in answer.wrong()


@pytest.mark.parametrize("name", CONTROL_REFUSALS)
async def test_controls_that_cannot_be_sent(api: Api, ids: Ids, name: str) -> None:
    component, path = CONTROL_REFUSALS[name]
    answer = await api.send(ids.general, content="x", components=[row(component)])
    assert f"components.0.components.0.{path}".strip(".") in answer.wrong()


async def test_the_largest_message_passes(api: Api, ids: Ids) -> None:
    rows = [row(*(button(f"{r}{n}", label="l" * 80) for n in range(5))) for r in range(4)]
    big_select = select(
        "s" * 100,
        options=[option(f"{n}" + "v" * 98, label="l" * 100, description="d" * 100) for n in range(10)],
        placeholder="p" * 150,
        min_values=0,
        max_values=10,
    )
    answer = await api.send(ids.general, content="c" * 2000, components=[*rows, row(big_select)])
    assert answer.status == 200
    assert (await api.v2(ids.general, *(text("x" * 100) for _ in range(40)))).status == 200
    emoji_only = button(label=None, emoji={"name": "🕵️‍♀️"})
    assert (await api.v2(ids.general, row(emoji_only))).status == 200
    assert (await api.send(ids.general, embeds=[{"description": "d" * 3000}] * 2)).status == 200


async def test_the_smallest_layout_passes(api: Api, ids: Ids) -> None:
    thumbnail = {"type": 11, "media": {"url": "https://x/y"}, "description": "d" * 1024, "spoiler": False}
    parts = [
        {**text("x"), "id": 2**31 - 1},
        section(text("y"), accessory=thumbnail),
        container(text("z"), accent_color=0),
        gallery("https://x/y"),
        {"type": 14, "spacing": 1, "divider": False},
        {"type": 14},
        row(button("b", label="x")),
        row(select(options=[option("o")])),
    ]
    assert (await api.v2(ids.general, *parts)).status == 200


@pytest.mark.parametrize(
    "body", [{}, {"content": ""}, {"content": " \n\t"}, {"components": []}, {"flags": V2, "components": []}]
)
async def test_an_empty_message_is_50006(api: Api, ids: Ids, body: dict[str, Any]) -> None:
    answer = await api.send(ids.general, body)
    assert (answer.status, answer.code) == (400, 50006)


async def test_the_v2_flag_cannot_be_taken_away(api: Api, ids: Ids) -> None:
    message = (await api.v2(ids.general, text())).body
    assert "content" in (await api.edit(message, content="plain", flags=0)).wrong()
    edited = (await api.edit(message, components=[text("other")], flags=0)).body
    assert edited["flags"] & V2
    assert edited["components"][0]["content"] == "other"


async def test_a_plain_message_becomes_v2_by_an_edit(api: Api, ids: Ids) -> None:
    message = await api.sent(ids.general, content="plain")
    assert "content" in (await api.edit(message, components=[text()], flags=V2)).wrong()
    edited = await api.edit(message, content=None, embeds=None, components=[text()], flags=V2)
    assert edited.status == 200
    assert edited.body["content"] == ""


async def test_a_refused_edit_changes_nothing(api: Api, ids: Ids) -> None:
    message = await api.sent(ids.general, content="first")
    assert (await api.edit(message, content="")).code == 50006
    assert "content" in (await api.edit(message, content=BIG)).wrong()
    assert "flags" in (await api.edit(message, flags=1 << 20)).wrong()
    path = f"/channels/{ids.general}/messages/{message['id']}"
    assert (await api("GET", path)).body["content"] == "first"


async def test_files_have_limits(api: Api, ids: Ids) -> None:
    too_big = await api.send(ids.general, files={"a.bin": b"x" * (10 * 1024 * 1024 + 1)})
    assert (too_big.status, too_big.code) == (413, 40005)
    eleven = await api.send(ids.general, files={f"{n}.txt": b"x" for n in range(11)})
    assert eleven.wrong()
    described = {"attachments": [{"id": 0, "description": "d" * 1025}]}
    assert "attachments.0.description" in (await api.send(ids.general, described, files={"a.txt": b"x"})).wrong()
    assert (await api.send(ids.general, files={"a.bin": b"x" * (10 * 1024 * 1024)})).status == 200


async def test_bodies_that_are_no_json_objects(api: Api, ids: Ids) -> None:
    path = f"/channels/{ids.general}/messages"
    headers = {"Authorization": "Bot local", "Content-Type": "application/json"}
    url = f"{api.local.url}/api/v10{path}"
    async with api.session.post(url, data=b"{", headers=headers) as response:
        assert (response.status, (await response.json())["code"]) == (400, 50109)
    assert (await api("POST", path, [1])).code == 50035
    assert (await api("GET", "/channels/abc")).code == 50035
