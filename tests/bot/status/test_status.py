"""What monitoring is told: whether each part is well, and what is counted, without anybody's id."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import aiohttp
import pytest

from bot.basics.errors import StartError, explain
from bot.clocks.ticker import STUCK, SWEEP_S
from bot.config import Settings
from bot.status import check
from bot.status.serving import monitored
from tests.bot.showing.tables import eventually
from tests.codebase.sources import ROOT
from tests.support.bot import RunningBot, running_bot
from tests.support.database import full_disk

LABELS = re.compile(r'\w+="([^"]*)"')


@dataclass
class Monitor:
    """What asks the bot."""

    bot: RunningBot
    port: int
    session: aiohttp.ClientSession

    async def health(self) -> tuple[int, dict[str, bool]]:
        async with self.session.get(f"http://127.0.0.1:{self.port}/healthz") as answer:
            return answer.status, await answer.json()

    async def metrics(self) -> dict[str, float]:
        """The value of each series."""
        async with self.session.get(f"http://127.0.0.1:{self.port}/metrics") as answer:
            assert answer.status == 200
            lines = (await answer.text()).splitlines()
        return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if not line.startswith("#")}


@asynccontextmanager
async def monitor(*, quiet: bool = True) -> AsyncIterator[Monitor]:
    async with running_bot(quiet=quiet) as bot, aiohttp.ClientSession() as session:
        settings = Settings(status_port=0, database=ROOT / "var" / "none.sqlite3")
        async with monitored(bot.app, settings) as port:
            yield Monitor(bot, port, session)


async def test_a_part_that_is_not_well_is_named() -> None:
    async with monitor(quiet=False) as asked:
        app, clock = asked.bot.app, asked.bot.clock
        assert await asked.health() == (200, {"well": True, "discord": True, "database": True, "clocks": True})
        with full_disk(app.store.database):
            assert await asked.health() == (503, {"well": False, "discord": True, "database": False, "clocks": True})
        app.reach.cut("gateway")
        assert await asked.health() == (503, {"well": False, "discord": False, "database": True, "clocks": True})
        app.reach.works("gateway")
        async with app.ticker._ticking:
            clock.advance(SWEEP_S)
            await eventually(lambda: app.ticker._looks_at == clock.now())
            assert (await asked.health())[0] == 200
            clock.advance(STUCK.total_seconds())
            assert await asked.health() == (503, {"well": False, "discord": True, "database": True, "clocks": False})
        await eventually(lambda: app.ticker.runs)
        assert (await asked.health())[0] == 200
        await app.ticker.stop()
        assert (await asked.health())[1]["clocks"] is False
        app.store.domain.rests = True  # as long as another process has its shards
        assert (await asked.health())[0] == 200


async def test_what_happens_is_counted_and_names_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    async with monitor(quiet=False) as asked:
        bot = asked.bot
        await bot.slash("Ada", "hand")
        await bot.slash("Ada", "play", game="the_plan")
        await bot.press("Boris", "Join")
        bot.local.faults.add(error=50013, route="/channels/**")
        await bot.press("Ada", "Start")
        await bot.until_sees("Cleo", "My hand")
        monkeypatch.setattr(bot.app.hands, "compose", None)
        await bot.press("Ada", "My hand")
        await bot.app.outbox.idle()
        told = await asked.metrics()
        assert told['safehouse_presses_total{kind="command",outcome="refused"}'] == 1
        assert told['safehouse_presses_total{kind="command",outcome="done"}'] == 1
        assert told['safehouse_presses_total{kind="button",outcome="done"}'] == 2
        assert told['safehouse_presses_total{kind="button",outcome="failed"}'] == 1
        assert told["safehouse_acknowledge_seconds_count"] == 5
        assert told['safehouse_answer_seconds_count{kind="button"}'] == 3
        assert (
            0 < told["safehouse_acknowledge_seconds_sum"] <= told['safehouse_answer_seconds_sum{kind="button"}'] + 9
        )
        assert told['safehouse_tables{game="the_plan",status="playing"}'] == 1
        assert told['safehouse_discord_errors_total{code="50013"}'] >= 1
        assert told['safehouse_commit_seconds_count{outcome="kept"}'] >= 3
        assert told['safehouse_healthy{part="database"}'] == 1
        assert told["safehouse_last_backup_timestamp_seconds"] == 0
        with full_disk(bot.app.store.database):
            await asked.health()
        told = await asked.metrics()
        assert told['safehouse_commit_seconds_count{outcome="failed"}'] == 1
        values = {value for series in told for value in LABELS.findall(series)}
        assert not [value for value in values if re.search(r"\d{6}", value)]


async def test_moves_are_counted_by_who_makes_them() -> None:
    async with monitor() as asked:
        bot = asked.bot
        await bot.slash("Ada", "play", game="lantern")
        await bot.press("Ada", "Start")
        await bot.app.programs.settled()
        told = await asked.metrics()
        assert [name for name, count in told.items() if name.startswith("safehouse_moves_total") and count] != []


async def test_each_metric_of_the_dashboard_and_of_the_page_is_there() -> None:
    async with monitor() as asked:
        told = await asked.metrics()
        async with asked.session.get(f"http://127.0.0.1:{asked.port}/metrics") as answer:
            kinds = set(re.findall(r"^# TYPE (\w+) ", await answer.text(), re.MULTILINE))
    there = {name.partition("{")[0] for name in told} | kinds
    board = json.loads((ROOT / "docs" / "grafana.json").read_text(encoding="utf-8"))
    queries = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    page = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")
    for text in (*queries, page):
        assert {_family(name) for name in re.findall(r"\b(?:safehouse|process)_[a-z_]+\b", text)} <= {
            _family(name) for name in there
        }
    ours = {_family(name) for name in there if name.startswith("safehouse_")}
    assert ours <= {_family(name) for query in queries for name in re.findall(r"\bsafehouse_[a-z_]+", query)}


def _family(name: str) -> str:
    return re.sub(r"_(total|bucket|sum|count|created)$", "", name)


async def test_a_port_that_is_taken_is_told_in_one_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        async with running_bot() as bot:
            with pytest.raises(StartError) as refusal:
                async with monitored(bot.app, Settings(status_port=port)):
                    pass
    line = explain(refusal.value)
    assert str(port) in line
    assert "SAFEHOUSE_STATUS_PORT" in line


async def test_the_check_of_a_container_goes_by_what_the_bot_says(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("SAFEHOUSE_STATUS_PORT", raising=False)
    assert check.main() == 0
    async with monitor() as asked:
        monkeypatch.setenv("SAFEHOUSE_STATUS_PORT", str(asked.port))
        monkeypatch.setenv("SAFEHOUSE_STATUS_HOST", "0.0.0.0")
        assert await asyncio.to_thread(check.main) == 0
        asked.bot.app.reach.cut("gateway")
        assert await asyncio.to_thread(check.main) == 1
        assert '"discord": false' in capsys.readouterr().out
        asked.bot.app.reach.works("gateway")
    assert await asyncio.to_thread(check.main) == 1
