from __future__ import annotations

import struct
from types import SimpleNamespace

from bot.local.server import LocalDiscord
from tests.local.api import V2, Api, row, text
from tests.support.clock import FakeClock

Ids = SimpleNamespace
PNG = b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sII", 13, b"IHDR", 640, 480)


def gallery(url: str) -> dict[str, object]:
    return {"type": 12, "items": [{"media": {"url": url}, "description": "the board"}]}


async def fetch(api: Api, url: str) -> tuple[int, bytes, str]:
    async with api.session.get(url) as response:
        return response.status, await response.read(), response.content_type


async def test_what_a_message_looks_like(api: Api, local: LocalDiscord, ids: Ids) -> None:
    sent = await api.sent(ids.general, content=" hello ", flags=4096)
    assert sent["content"] == "hello"
    assert sent["author"] == local.world.bot
    assert (sent["type"], sent["flags"], sent["edited_timestamp"], sent["pinned"]) == (0, 4096, None, False)
    assert sent["timestamp"] == "2030-01-01T12:00:00.000000+00:00"
    assert "guild_id" not in sent
    edited = (await api.edit(sent, content="bye")).body
    assert (edited["content"], edited["edited_timestamp"]) == ("bye", sent["timestamp"])
    assert local.world.visible_messages(ids.general, ids.ada) == [edited]


async def test_component_ids_are_given(api: Api, ids: Ids) -> None:
    parts = [text("a"), {**text("b"), "id": 2}, {"type": 17, "components": [text("c"), {**text("d"), "id": 0}]}]
    first, second, container = (await api.v2(ids.general, *parts)).body["components"]
    assert (first["id"], second["id"], container["id"]) == (1, 2, 3)
    assert [c["id"] for c in container["components"]] == [4, 5]


async def test_uploads_are_linked_where_they_are_shown(api: Api, ids: Ids) -> None:
    described = {"attachments": [{"id": 0, "description": "a board"}, {"id": 1}]}
    body = {**described, "components": [gallery("attachment://board.png")], "flags": V2}
    sent = await api.sent(ids.general, body=body, files={"board.png": PNG, "rest.txt": b"rest"})
    media = sent["components"][0]["items"][0]["media"]
    assert (media["width"], media["height"], media["content_type"]) == (640, 480, "image/png")
    assert await fetch(api, media["url"]) == (200, PNG, "image/png")
    (listed,) = sent["attachments"]
    assert (listed["filename"], listed["size"]) == ("rest.txt", 4)
    status, data, kind = await fetch(api, listed["url"])
    assert (status, data, kind) == (200, b"rest", "application/octet-stream")


async def test_a_moving_picture_has_a_size_too(api: Api, ids: Ids) -> None:
    gif = b"GIF89a" + struct.pack("<HH", 540, 522) + b"\x00" * 3
    sent = await api.sent(
        ids.general, body={"components": [gallery("attachment://film.gif")], "flags": V2}, files={"film.gif": gif}
    )
    media = sent["components"][0]["items"][0]["media"]
    assert (media["width"], media["height"], media["content_type"]) == (540, 522, "image/gif")


async def test_an_embeds_picture(api: Api, ids: Ids) -> None:
    embeds = [{"title": "t", "image": {"url": "attachment://board.png"}}]
    sent = await api.sent(ids.general, embeds=embeds, files={"board.png": PNG})
    assert sent["attachments"] == []
    assert (await fetch(api, sent["embeds"][0]["image"]["url"]))[1] == PNG


async def test_an_edit_without_a_list_keeps_the_files(api: Api, ids: Ids) -> None:
    sent = await api.sent(ids.general, content="x", files={"a.txt": b"a"})
    edited = (await api.edit(sent, content="y", files={"b.txt": b"b"})).body
    assert [a["filename"] for a in edited["attachments"]] == ["a.txt", "b.txt"]


async def test_an_edits_list_keeps_and_replaces(api: Api, local: LocalDiscord, ids: Ids) -> None:
    sent = await api.sent(ids.general, content="x", files={"a.txt": b"a", "b.txt": b"b"})
    keep = sent["attachments"][1]
    body = {"attachments": [{"id": keep["id"], "description": "kept"}, {"id": 0}]}
    edited = (await api.edit(sent, **body, files={"c.txt": b"c"})).body
    assert [(a["filename"], a.get("description")) for a in edited["attachments"]] == [
        ("b.txt", "kept"),
        ("c.txt", None),
    ]
    emptied = (await api.edit(edited, attachments=[])).body
    assert emptied["attachments"] == []
    assert local.world.store.blobs() == []
    assert "attachments.0.id" in (await api.edit(emptied, attachments=[{"id": keep["id"]}])).wrong()


async def test_a_board_is_edited_with_a_new_picture(api: Api, local: LocalDiscord, ids: Ids) -> None:
    body = {"components": [gallery("attachment://1.png")], "flags": V2, "attachments": [{"id": 0}]}
    sent = await api.sent(ids.general, body=body, files={"1.png": PNG})
    old = sent["components"][0]["items"][0]["media"]["url"]
    new = {"components": [gallery("attachment://2.png")], "attachments": [{"id": 0}]}
    edited = (await api.edit(sent, **new, files={"2.png": PNG + b"2"})).body
    assert (await fetch(api, edited["components"][0]["items"][0]["media"]["url"]))[1] == PNG + b"2"
    assert len(local.world.store.blobs()) == 1
    assert (await fetch(api, old))[0] == 200, "who still looks at the old picture can finish"
    kept = (await api.edit(edited, components=[gallery(edited["components"][0]["items"][0]["media"]["url"])])).body
    assert kept["attachments"] == []


async def test_an_edit_keeps_a_picture_by_its_id_and_shows_it_by_its_name(
    api: Api, local: LocalDiscord, ids: Ids
) -> None:
    body = {"components": [gallery("attachment://1.png")], "flags": V2, "attachments": [{"id": 0}]}
    sent = await api.sent(ids.general, body=body, files={"1.png": PNG})
    media = sent["components"][0]["items"][0]["media"]
    keeping = {"attachments": [{"id": media["attachment_id"]}]}
    kept = (await api.edit(sent, components=[gallery("attachment://1.png")], **keeping)).body
    assert kept["components"][0]["items"][0]["media"] == media
    dropped = await api.edit(sent, components=[gallery("attachment://1.png")], attachments=[])
    assert "components" in dropped.wrong()
    await api.edit(sent, components=[text("gone")], attachments=[])
    assert "attachments.0.id" in (await api.edit(sent, components=[gallery("attachment://1.png")], **keeping)).wrong()


async def test_a_refused_upload_leaves_nothing(api: Api, local: LocalDiscord, ids: Ids) -> None:
    refused = await api.send(ids.general, components=[gallery("attachment://x.png")], flags=V2, files={"a.png": PNG})
    assert refused.wrong()
    assert local.world.store.blobs() == []


async def test_mentions_that_are_allowed(api: Api, local: LocalDiscord, ids: Ids) -> None:
    agents = local.world.add_role(ids.server, "agents", mentionable=True)
    quiet = local.world.add_role(ids.server, "quiet")
    content = f"<@{ids.ada}> <@!{ids.boris}> <@1> <@&{agents}> <@&{quiet}> <@&1> @everyone"
    everybody = await api.sent(ids.general, content=content)
    assert [u["global_name"] for u in everybody["mentions"]] == ["Ada", "Boris"]
    assert (everybody["mention_roles"], everybody["mention_everyone"]) == ([str(agents)], False)
    nobody = await api.sent(ids.general, content=content, allowed_mentions={"parse": []})
    assert (nobody["mentions"], nobody["mention_roles"]) == ([], [])
    one = await api.sent(ids.general, content=content, allowed_mentions={"users": [str(ids.boris)]})
    assert [u["global_name"] for u in one["mentions"]] == ["Boris"]
    local.world.allow(ids.general, "bot", "mention_everyone")
    assert (await api.sent(ids.general, content="@everyone"))["mention_everyone"] is True
    shown = (await api.v2(ids.general, {"type": 17, "components": [text(f"<@{ids.cleo}>")]})).body
    assert [u["global_name"] for u in shown["mentions"]] == ["Cleo"]


async def test_a_nonce_sends_once(api: Api, local: LocalDiscord, ids: Ids) -> None:
    once = {"content": "x", "nonce": "abc", "enforce_nonce": True}
    first = await api.sent(ids.general, body=once)
    again = await api.sent(ids.general, body=once)
    assert first["id"] == again["id"]
    assert len(local.world.visible_messages(ids.general, ids.ada)) == 1


async def test_a_nonce_is_forgotten_after_some_minutes(
    api: Api, local: LocalDiscord, clock: FakeClock, ids: Ids
) -> None:
    once = {"content": "x", "nonce": "abc", "enforce_nonce": True}
    first = await api.sent(ids.general, body=once)
    for _ in range(30):
        await api.sent(ids.general, content="between")
    clock.advance(240)
    assert (await api.sent(ids.general, body=once))["id"] == first["id"]
    clock.advance(61)
    assert (await api.sent(ids.general, body=once))["id"] != first["id"]


async def test_a_reply(api: Api, local: LocalDiscord, ids: Ids) -> None:
    sent = await api.sent(ids.general, content="question")
    reply = await api.sent(ids.general, content="answer", message_reference={"message_id": sent["id"]})
    assert reply["type"] == 19
    assert reply["referenced_message"]["content"] == "question"
    said = await local.people.say(ids.boris, ids.general, "hm?")
    answer = {"content": "yes", "message_reference": {"message_id": said["id"]}}
    assert [u["id"] for u in (await api.sent(ids.general, body=answer))["mentions"]] == [str(ids.boris)]
    assert (await api.sent(ids.general, body={**answer, "allowed_mentions": {"parse": ["users"]}}))["mentions"] == []
    loose = {"message_id": "1", "fail_if_not_exists": False}
    assert (await api.sent(ids.general, content="x", message_reference=loose))["type"] == 0


async def test_history_is_paged(api: Api, ids: Ids) -> None:
    keys = [(await api.sent(ids.general, content=str(n)))["id"] for n in range(6)]
    path = f"/channels/{ids.general}/messages"

    async def page(query: str) -> list[int]:
        return [keys.index(m["id"]) for m in (await api("GET", f"{path}?{query}")).body]

    assert await page("limit=2") == [5, 4]
    assert await page(f"limit=2&before={keys[3]}") == [2, 1]
    assert await page(f"limit=2&after={keys[1]}") == [3, 2]
    assert await page(f"limit=3&around={keys[3]}") == [4, 3, 2]
    assert "limit" in (await api("GET", f"{path}?limit=101")).wrong()


async def test_others_content_is_hidden_from_the_bot(api: Api, local: LocalDiscord, ids: Ids) -> None:
    said = await local.people.say(ids.boris, ids.general, "secret")
    mention = await local.people.say(ids.boris, ids.general, f"hey <@{local.world.bot_id}>")
    private = await local.people.say(ids.boris, local.world.dm(ids.boris), "psst")
    path = f"/channels/{ids.general}/messages"
    assert (await api("GET", f"{path}/{said['id']}")).body["content"] == ""
    assert (await api("GET", f"{path}/{mention['id']}")).body["content"].startswith("hey")
    dm = f"/channels/{local.world.dm(ids.boris)}/messages/{private['id']}"
    assert (await api("GET", dm)).body["content"] == "psst"


async def test_people_see_changes_as_they_come(api: Api, local: LocalDiscord, ids: Ids) -> None:
    heard: list[str] = []
    stop = local.world.subscribe(lambda change: heard.append(change.kind))
    sent = await api.sent(
        ids.general, content="x", components=[row({"type": 2, "style": 1, "label": "l", "custom_id": "c"})]
    )
    await api.edit(sent, content="y")
    await api("POST", f"/channels/{ids.general}/typing")
    await api("DELETE", f"/channels/{ids.general}/messages/{sent['id']}")
    stop()
    await api.sent(ids.general, content="z")
    assert heard == ["message_create", "message_update", "typing", "message_delete"]
