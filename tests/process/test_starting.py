"""Starting and stopping: what a newcomer sees first, a clean end, and one line for whatever prevents a start."""

from __future__ import annotations

import json
import shutil
import signal
import socket
import sqlite3
from pathlib import Path

import aiohttp
import pytest

from bot.basics.clock import SystemClock
from bot.store import Store
from tests.process.forks import ROOT
from tests.process.processes import bot, bot_by_command, refusal
from tests.support.clock import PATIENCE_S
from tests.support.local import fresh

DATABASE = "var/safehouse.sqlite3"


def _listening(pid: int) -> set[tuple[str, int]]:
    """The addresses and ports at which a process listens, IPv4 as hexadecimal, as the kernel tells them."""
    sockets = {link.readlink().name for link in Path(f"/proc/{pid}/fd").iterdir() if link.is_symlink()}
    found = set()
    for table in ("tcp", "tcp6"):
        for line in Path(f"/proc/{pid}/net/{table}").read_text().splitlines()[1:]:
            fields = line.split()
            if fields[3] == "0A" and f"socket:[{fields[9]}]" in sockets:
                address, _, port = fields[1].partition(":")
                found.add((address, int(port, 16)))
    return found


async def test_a_first_start_in_an_empty_folder_opens_a_page_and_stops_when_told(tmp_path: Path) -> None:
    async with bot_by_command(tmp_path) as process:
        address = (await process.line()).rpartition(" ")[2]
        async with aiohttp.ClientSession() as session, session.get(address) as page:
            assert page.status == 200
            assert "<script" in await page.text()
        port = int(address.rpartition(":")[2])
        assert _listening(process.id) == {("0100007F", port)}
        assert await process.terminated() == ("", "")
        assert process.running.returncode == 0
    assert (tmp_path / DATABASE).exists()


async def test_a_stop_while_it_starts_is_clean_too(tmp_path: Path) -> None:
    async with fresh() as local, bot(tmp_path, SAFEHOUSE_DISCORD=local.url) as process:
        await local.world.wait(lambda: local.gateway.connected, PATIENCE_S)
        out, err = await process.terminated()
        assert process.running.returncode == 0
        assert err == ""
        assert out in ("", f"Safehouse is open: {local.url}\n")


async def test_a_second_one_on_the_same_database_is_refused(tmp_path: Path) -> None:
    async with fresh() as local, bot(tmp_path, SAFEHOUSE_DISCORD=local.url) as first:
        await first.line()
        line = await refusal(bot(tmp_path, SAFEHOUSE_DISCORD=local.url))
        assert DATABASE in line
        assert "SAFEHOUSE_DATABASE" in line
        assert await first.terminated() == ("", "")


async def test_a_wrong_token_is_refused_without_being_told(tmp_path: Path) -> None:
    async with fresh() as local:
        line = await refusal(bot(tmp_path, SAFEHOUSE_DISCORD=local.url, DISCORD_TOKEN="a.wrong.token"))
    assert "DISCORD_TOKEN" in line
    assert "a.wrong.token" not in line


async def test_what_can_be_no_token_is_refused_before_anything_is_opened(tmp_path: Path) -> None:
    line = await refusal(bot(tmp_path, DISCORD_TOKEN="no-token"))
    assert "DISCORD_TOKEN" in line
    assert "no-token" not in line
    assert not (tmp_path / "var").exists()


async def test_whoever_presses_ctrl_c_is_told_where_the_games_are(tmp_path: Path) -> None:
    async with fresh() as local, bot(tmp_path, SAFEHOUSE_DISCORD=local.url) as process:
        await process.line()
        process.running.send_signal(signal.SIGINT)
        out, err = await process.ended()
        assert (out.count("\n"), err, process.running.returncode) == (1, "", 0)
        assert "All games are kept" in out
        assert str((tmp_path / DATABASE).resolve()) in out


async def test_a_discord_that_is_not_there_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as gone:
        port = gone.getsockname()[1]
    assert "can’t be reached" in await refusal(bot(tmp_path, SAFEHOUSE_DISCORD=f"http://127.0.0.1:{port}"))


async def test_programs_that_read_the_log_are_told_the_end_in_their_form(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as gone:
        port = gone.getsockname()[1]
    line = await refusal(bot(tmp_path, SAFEHOUSE_DISCORD=f"http://127.0.0.1:{port}", SAFEHOUSE_LOG_FORMAT="json"))
    told = json.loads(line)
    assert (told["level"], told["logger"]) == ("CRITICAL", "bot.starting")
    assert "can’t be reached" in told["message"]


async def test_monitoring_is_answered_on_this_machine_alone(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    async with (
        fresh() as local,
        bot(tmp_path, SAFEHOUSE_DISCORD=local.url, SAFEHOUSE_STATUS_PORT=str(port)) as process,
    ):
        await process.line()
        assert _listening(process.id) == {("0100007F", port)}
        async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/healthz") as answer:
            assert (answer.status, (await answer.json())["well"]) == (200, True)
        assert await process.terminated() == ("", "")


async def test_a_taken_port_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        line = await refusal(bot(tmp_path, SAFEHOUSE_PORT=port))
    assert port in line
    assert "SAFEHOUSE_PORT" in line


async def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "var").write_text("no folder")
    line = await refusal(bot(tmp_path))
    assert DATABASE in line
    assert "SAFEHOUSE_DATABASE" in line


async def test_a_local_discord_that_cannot_be_kept_is_named(tmp_path: Path) -> None:
    (tmp_path / "var").mkdir()
    (tmp_path / "var/local_discord").write_text("no folder")
    assert "var/local_discord" in await refusal(bot(tmp_path))


async def test_a_newer_database_is_named(tmp_path: Path) -> None:
    (tmp_path / DATABASE).parent.mkdir()
    await (await Store.open(tmp_path / DATABASE, SystemClock())).close()
    with sqlite3.connect(tmp_path / DATABASE) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    line = await refusal(bot(tmp_path))
    assert DATABASE in line
    assert "9999" in line


async def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / "var").mkdir()
    (tmp_path / DATABASE).write_bytes(b"letters" * 1000)
    line = await refusal(bot(tmp_path))
    assert DATABASE in line
    assert (tmp_path / DATABASE).read_bytes() == b"letters" * 1000


async def test_a_data_file_that_is_broken_when_it_is_imported_is_named(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    for name in ("bot", "engines", "renderers", "data"):
        shutil.copytree(ROOT / name, copy / name)
    with (copy / "data/agent_avenue/cards.toml").open("a") as file:
        file.write("[unknown]\nkey = 1\n")
    assert "data/agent_avenue/cards.toml" in await refusal(bot_by_command(tmp_path, code=copy))


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The data once more, to be broken."""
    return shutil.copytree(ROOT / "data", tmp_path / "copy/data")


@pytest.mark.parametrize("name", ["agent_avenue/table.toml", "theme.toml"])
async def test_a_broken_data_file_is_named(tmp_path: Path, data: Path, name: str) -> None:
    with (data / name).open("a") as file:
        file.write("[unknown]\nkey = 1\n")
    assert f"data/{name}" in await refusal(bot(tmp_path, data=data))


@pytest.mark.parametrize("name", ["texts/cs/agent_avenue.ftl", "texts/en/lobby.ftl", "fonts/text.ttf"])
async def test_a_text_or_a_font_cut_off_is_named(tmp_path: Path, data: Path, name: str) -> None:
    path = data / name
    path.write_bytes(path.read_bytes()[:1000] + b"\ncut off")
    assert f"data/{name}" in await refusal(bot(tmp_path, data=data))


async def test_a_text_that_is_gone_is_named(tmp_path: Path, data: Path) -> None:
    (data / "texts/en/wink.ftl").unlink()
    assert "data/texts/en/wink.ftl" in await refusal(bot(tmp_path, data=data))


async def test_a_wrong_setting_is_named(tmp_path: Path) -> None:
    line = await refusal(bot(tmp_path, SAFEHOUSE_DISCORD="http://discord.example"))
    assert "SAFEHOUSE_DISCORD" in line
    assert "discord.example" not in line
