from __future__ import annotations

from types import SimpleNamespace

import pytest

from bot.local.errors import ClientRefused
from bot.local.server import LocalDiscord
from tests.local.api import Api
from tests.support.clock import FakeClock

Ids = SimpleNamespace


async def start(api: Api, channel: int, **fields: object) -> int:
    made = await api("POST", f"/channels/{channel}/threads", {"name": "table", "type": 11, **fields})
    assert made.status == 201, made.body
    return int(made.body["id"])


async def test_a_public_thread_is_announced(api: Api, local: LocalDiscord, ids: Ids) -> None:
    thread = await start(api, ids.general)
    (announcement,) = local.world.visible_messages(ids.general, ids.ada)
    assert (announcement["type"], announcement["content"]) == (18, "table")
    got = (await api("GET", f"/channels/{thread}")).body
    assert (got["parent_id"], got["member"]["user_id"]) == (str(ids.general), str(local.world.bot_id))


async def test_a_thread_on_a_message(api: Api, local: LocalDiscord, ids: Ids) -> None:
    sent = await api.sent(ids.general, content="board")
    path = f"/channels/{ids.general}/messages/{sent['id']}/threads"
    thread = (await api("POST", path, {"name": "talk", "auto_archive_duration": 60})).body
    assert (thread["id"], thread["type"]) == (sent["id"], 11)
    assert (await api("POST", path, {"name": "talk"})).code == 160004
    marked = (await api("GET", f"/channels/{ids.general}/messages/{sent['id']}")).body
    assert marked["flags"] & 32
    assert marked["thread"]["id"] == sent["id"]


async def test_without_a_type_it_is_private(api: Api, ids: Ids) -> None:
    assert (await api("POST", f"/channels/{ids.general}/threads", {"name": "t"})).body["type"] == 12


@pytest.mark.parametrize(
    ("body", "path"),
    [
        ({"name": ""}, "name"),
        ({"name": "n" * 101}, "name"),
        ({"name": "n", "auto_archive_duration": 61}, "auto_archive_duration"),
        ({"name": "n", "rate_limit_per_user": 21601}, "rate_limit_per_user"),
    ],
)
async def test_what_no_thread_can_be(api: Api, ids: Ids, body: dict[str, object], path: str) -> None:
    assert path in (await api("POST", f"/channels/{ids.general}/threads", body)).wrong()


async def test_no_thread_in_a_thread(api: Api, ids: Ids) -> None:
    thread = await start(api, ids.general)
    assert (await api("POST", f"/channels/{thread}/threads", {"name": "t"})).code == 50024
    assert (await api("PUT", f"/channels/{ids.general}/thread-members/{ids.boris}")).code == 50024


async def test_a_post_reopens_an_archived_thread(api: Api, local: LocalDiscord, ids: Ids) -> None:
    thread = await start(api, ids.general)
    sent = await api.sent(thread, content="board")
    local.world.archive(thread)
    edit = await api.edit(sent, content="x")
    assert (edit.status, edit.code) == (400, 50083)
    assert (await api("DELETE", f"/channels/{thread}/messages/{sent['id']}")).code == 50083
    assert (await api("PUT", f"/channels/{thread}/thread-members/{ids.boris}")).code == 50083
    await api.sent(thread, content="again")
    assert local.world.channels[thread]["thread_metadata"]["archived"] is False
    assert (await api.edit(sent, content="x")).status == 200


async def test_a_locked_thread_is_for_moderators(api: Api, local: LocalDiscord, ids: Ids) -> None:
    thread = await start(api, ids.general)
    local.world.archive(thread, locked=True)
    assert (await api.send(thread, content="x")).code == 50083
    assert (await api("PATCH", f"/channels/{thread}", {"archived": False})).code == 50013
    with pytest.raises(ClientRefused):
        await local.people.say(ids.boris, thread, "x")
    local.world.change_thread(thread, archived=False)
    assert (await api.send(thread, content="x")).code == 160005
    local.world.allow(ids.general, "bot", "manage_threads")
    assert (await api.send(thread, content="x")).status == 200


async def test_its_starter_may_archive_but_not_lock(api: Api, local: LocalDiscord, ids: Ids) -> None:
    thread = await start(api, ids.general)
    path = f"/channels/{thread}"
    assert (await api("PATCH", path, {"locked": True})).code == 50013
    closed = (await api("PATCH", path, {"archived": True})).body
    assert closed["thread_metadata"]["archived"] is True
    assert (await api("PATCH", path, {"name": "other"})).code == 50083
    assert (await api("PATCH", path, {"archived": False})).status == 200
    assert (await api("PATCH", path, {"name": "other"})).body["name"] == "other"
    local.world.allow(ids.general, "bot", "manage_threads")
    locked = (await api("PATCH", path, {"archived": True, "locked": True})).body
    assert locked["thread_metadata"]["locked"] is True
    assert (await api("DELETE", path)).status == 200


async def test_members_come_and_go(api: Api, local: LocalDiscord, ids: Ids) -> None:
    thread = await start(api, ids.general)
    path = f"/channels/{thread}/thread-members"
    await local.people.say(ids.boris, thread, "here I am")
    assert {m["user_id"] for m in (await api("GET", path)).body} == {str(local.world.bot_id), str(ids.boris)}
    assert (await api("GET", f"{path}/{ids.cleo}")).code == 10007
    assert (await api("GET", f"{path}/{ids.boris}")).body["id"] == str(thread)
    assert (await api("DELETE", f"{path}/@me")).status == 204
    assert (await api("PUT", f"{path}/@me")).status == 204
    local.world.leave(ids.boris, ids.server)
    assert (await api("GET", f"{path}/{ids.boris}")).code == 10007
    active = (await api("GET", f"/guilds/{ids.server}/threads/active")).body
    assert [t["id"] for t in active["threads"]] == [str(thread)]
    local.world.archive(thread)
    archived = (await api("GET", f"/channels/{ids.general}/threads/archived/public")).body
    assert [t["id"] for t in archived["threads"]] == [str(thread)]


async def test_a_deleted_channel_takes_its_threads_along(api: Api, local: LocalDiscord, ids: Ids) -> None:
    thread = await start(api, ids.general)
    sent = await api.sent(ids.general, content="x")
    local.world.delete_channel(ids.general)
    assert (await api.send(thread, content="x")).code == 10003
    assert (await api.edit(sent, content="x")).code == 10003


async def test_a_thread_left_alone_is_archived(api: Api, local: LocalDiscord, clock: FakeClock, ids: Ids) -> None:
    thread = await start(api, ids.general, auto_archive_duration=1440)
    sent = await api.sent(thread, content="board")
    clock.advance(23 * 3600)
    await local.people.say(ids.boris, thread, "still here")
    clock.advance(23 * 3600)
    assert (await api.edit(sent, content="x")).status == 200
    clock.advance(3601)
    assert (await api.edit(sent, content="y")).code == 50083
    await local.people.say(ids.boris, thread, "back again")
    assert (await api.edit(sent, content="y")).status == 200
