from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sqlite3
import sys
from datetime import timedelta
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.local.errors import ClientRefused
from bot.local.model import PRIVATE_THREAD
from bot.local.server import LocalDiscord
from bot.local.world.permissions import may
from bot.local.world.persistence import FILE_NAME
from bot.local.world.seed import CHANNELS
from tests.local.api import V2, Api, button, row
from tests.local.bots import Bot, board, picture
from tests.support.clock import PATIENCE_S, FakeClock
from tests.support.local import fresh, online

PNG = b"\x89PNG\r\n\x1a\n" + bytes(16)


async def test_everything_is_there_after_a_restart(tmp_path: Path, clock: FakeClock) -> None:
    async with fresh(data=tmp_path, clock=clock) as local, aiohttp.ClientSession() as session:
        api, world = Api(local, session), local.world
        general, boris, server = world.channel("general"), world.person("Boris"), world.server("Safehouse")
        world.set_locale(boris, "cs")
        world.close_dms(boris)
        world.deny(general, "bot", "manage_threads")
        world.allow(general, boris, "manage_channels")
        world.ban(world.person("Dmitri"), server)
        dm = world.dm(boris)
        await api("PUT", f"/applications/{world.bot_id}/commands", [{"name": "play", "description": "Play"}])
        made = await api("POST", f"/channels/{general}/threads", {"name": "secret", "type": PRIVATE_THREAD})
        thread = int(made.body["id"])
        await api("PUT", f"/channels/{thread}/thread-members/{boris}")
        picture_part: Any = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}
        body = {"components": [picture_part, row(button("go"))], "flags": V2}
        message = await api.sent(general, body=body, files={"a.png": PNG})
        await local.people.say(boris, dm, "psst")
        before = (world.channels, world.messages, world.commands, world.servers, world.people, world.bot)
        old_url = local.url
    async with fresh(data=tmp_path, clock=clock) as local, aiohttp.ClientSession() as session:
        world = local.world
        after = (world.channels, world.messages, world.commands, world.servers, world.people, world.bot)
        moved = str(before).replace(old_url, local.url)
        assert str(after) == moved
        assert world.visible_messages(dm, boris)[0]["content"] == "psst"
        assert world.dm(boris) == dm
        assert thread in [int(c["id"]) for c in world.channels_of(boris)]
        assert not world.people[boris].takes_dms
        assert may(world, world.channels[general], boris, "manage_channels")
        with pytest.raises(ClientRefused):
            world.rejoin(world.person("Dmitri"), server)
        media = world.messages[general][int(message["id"])]["components"][0]["items"][0]["media"]
        async with session.get(media["url"]) as response:
            assert await response.read() == PNG
        assert world.ids.next() > max(map(int, [message["id"], made.body["id"]]))


async def test_users_kept_before_they_had_all_their_fields_have_them_now(tmp_path: Path) -> None:
    async with fresh(data=tmp_path):
        pass
    kept = sqlite3.connect(tmp_path / FILE_NAME)
    kept.execute("""UPDATE documents SET body = replace(body, ', "flags": 0, "primary_guild": null', '')""")
    kept.commit()
    kept.close()
    async with fresh(data=tmp_path) as local:
        world = local.world
        members = world.servers[world.server("Safehouse")].members.values()
        users = [world.bot, *(p.user for p in world.people.values()), *(m["user"] for m in members)]
        assert {(user["flags"], user["primary_guild"]) for user in users} == {(0, None)}


async def test_old_buttons_can_be_pressed(tmp_path: Path) -> None:
    async with fresh(data=tmp_path) as local, online(Bot()) as bot:
        general = local.world.channel("general")
        message = await bot.get_partial_messageable(general).send(view=board("old"), file=picture())
    async with fresh(data=tmp_path) as local, online(Bot()):
        ada = local.world.person("Ada")
        pressed = await local.people.click(ada, general, message.id, "press:private")
        assert (await local.people.finished(pressed))["content"] == "private"


async def test_blobs_go_with_their_messages(tmp_path: Path) -> None:
    async with fresh(data=tmp_path) as local, aiohttp.ClientSession() as session:
        api, general = Api(local, session), local.world.channel("general")
        kept = await api.sent(general, content="x", files={"a.txt": b"a"})
        gone = await api.sent(general, content="x", files={"b.txt": b"b"})
        local.world.delete_message(general, int(gone["id"]))
        table = local.world.channel("table-1")
        await api.sent(table, content="x", files={"c.txt": b"c"})
        local.world.delete_channel(table)
        local.world.store.put_blob(1, b"orphan")
    async with fresh(data=tmp_path) as local:
        assert local.world.store.blobs() == [int(kept["attachments"][0]["id"])]
        assert [c["name"] for c in local.world.channels.values()] == [name for name in CHANNELS if name != "table-1"]


async def test_ephemerals_are_kept_for_a_day(tmp_path: Path, clock: FakeClock) -> None:
    async with fresh(data=tmp_path, clock=clock) as local, online(Bot()):
        ada, general = local.world.person("Ada"), local.world.channel("general")
        answered = await local.people.slash(ada, general, "pick", what="mine")
        assert answered.message is not None
    async with fresh(data=tmp_path, clock=clock) as local:
        assert len(local.world.visible_messages(general, ada)) == 1
        assert local.world.visible_messages(general, local.world.person("Boris")) == []
    clock.advance(timedelta(days=1, seconds=1).total_seconds())
    async with fresh(data=tmp_path, clock=clock) as local:
        assert local.world.visible_messages(general, ada) == []


async def test_one_world_one_process(tmp_path: Path) -> None:
    async with fresh(data=tmp_path):
        with pytest.raises(OSError, match="local_discord"):
            await LocalDiscord.start(data=tmp_path)
    blocked = tmp_path / "file"
    blocked.write_text("x")
    with pytest.raises(OSError, match="file"):
        await LocalDiscord.start(data=blocked)


async def test_a_newer_or_broken_file_is_left_alone(tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / FILE_NAME)) as database:
        database.execute("PRAGMA user_version=99")
    with pytest.raises(OSError, match="newer version"):
        await LocalDiscord.start(data=tmp_path)
    (tmp_path / FILE_NAME).write_bytes(b"this is no database" * 100)
    with pytest.raises(OSError, match="not a database"):
        await LocalDiscord.start(data=tmp_path)


async def test_a_taken_port() -> None:
    async with fresh() as local:
        with pytest.raises(OSError, match="in use"):
            await LocalDiscord.start(port=int(local.url.rsplit(":", 1)[1]))


async def start_process(*arguments: str) -> tuple[asyncio.subprocess.Process, str]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.local", *arguments, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE_S)).decode().strip()
    return process, line.rpartition(" ")[2]


async def test_a_killed_process_loses_nothing_it_answered(tmp_path: Path) -> None:
    headers = {"Authorization": "Bot mine"}
    arguments = ("--port", "0", "--data", str(tmp_path), "--token", "mine")
    process, url = await start_process(*arguments)
    async with aiohttp.ClientSession(headers=headers) as session:
        async with session.get(f"{url}/api/v10/users/@me/guilds") as response:
            server = (await response.json())[0]["id"]
        async with session.get(f"{url}/api/v10/guilds/{server}/channels") as response:
            channel = (await response.json())[0]["id"]
        sent = []
        for number in range(20):
            path = f"{url}/api/v10/channels/{channel}/messages"
            async with session.post(path, json={"content": str(number)}) as response:
                sent.append((await response.json())["id"])
        os.kill(process.pid, signal.SIGKILL)
        await process.wait()
    process, url = await start_process(*arguments)
    path = f"{url}/api/v10/channels/{channel}/messages"
    async with aiohttp.ClientSession(headers=headers) as session, session.get(path) as response:
        assert [m["id"] for m in reversed(await response.json())] == sent
    process.terminate()
    assert await asyncio.wait_for(process.wait(), 10) == 0


async def test_a_process_that_cannot_start_says_why(tmp_path: Path) -> None:
    async with fresh() as local:
        process, _ = await start_process("--port", local.url.rsplit(":", 1)[1])
        assert await process.wait() == 2
        assert process.stderr is not None
        told = (await process.stderr.read()).decode()
        assert told.startswith("cannot start the local Discord: ")
        assert told.count("\n") == 1


async def test_a_seed_is_kept_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("killed")

    with monkeypatch.context() as patched:
        patched.setattr("bot.local.world.seed.World.rejoin", broken)
        with pytest.raises(RuntimeError):
            await LocalDiscord.start(data=tmp_path)
    async with fresh(data=tmp_path) as local:
        assert len(local.world.people) == 4
        assert len(local.world.servers) == 1
