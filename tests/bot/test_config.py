from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.basics.address import PostgresAddress
from bot.basics.errors import StartError, explain, fail, port_taken, wrong_token
from bot.basics.share import Share
from bot.config import MOST_BY_CORES, Settings, load_settings
from engines.core.errors import BrokenData

ROOT = Path(__file__).parents[2]
TOKEN = "fake.token-of_digits.and-letters"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder without `.env`, and an environment without settings."""
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", *(f"SAFEHOUSE_{field.upper()}" for field in Settings.model_fields)):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def _refused() -> str:
    with pytest.raises(StartError) as refusal:
        load_settings()
    return explain(refusal.value)


def test_nothing_needs_to_be_set() -> None:
    settings = load_settings()
    assert settings.discord_token is None
    assert (settings.database, settings.port, settings.log_level) == (Path("var/safehouse.sqlite3"), 8900, "INFO")
    assert settings.local_data == Path("var/local_discord")


@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+asyncpg"])
def test_games_may_be_kept_in_postgresql_and_its_password_is_told_nowhere(
    scheme: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SAFEHOUSE_DATABASE", f"{scheme}://ada:correct-horse@host:5433/games")
    settings = load_settings()
    assert settings.database == PostgresAddress("postgresql://ada:correct-horse@host:5433/games")
    assert str(settings.database) == "postgresql://host:5433/games"
    assert "correct-horse" not in repr(settings)
    assert settings.local_data == Path("var/local_discord")


@pytest.mark.parametrize(
    ("written", "shards", "count"), [("0-1/2", (0, 1), 2), ("0/1", (0,), 1), (" 2, 0 - 1 / 3 ", (0, 1, 2), 3)]
)
def test_all_of_so_many_shards_may_be_had(
    written: str, shards: tuple[int, ...], count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SAFEHOUSE_SHARDS", written)
    assert load_settings().shards == Share(shards, count)


def test_some_shards_may_be_had_where_the_database_can_be_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAFEHOUSE_SHARDS", "4-5,9/16")
    monkeypatch.setenv("SAFEHOUSE_DATABASE", "postgresql://host/games")
    assert load_settings().shards == Share((4, 5, 9), 16)


@pytest.mark.parametrize("written", ["4", "0-3", "/4", "0-4/4", "3-0/4", "0-3/0", "-1/4", "a/b", "0/4"])
def test_shards_that_there_are_not_are_refused(written: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAFEHOUSE_SHARDS", written)
    assert "SAFEHOUSE_SHARDS" in _refused()


@pytest.mark.parametrize(("cores", "workers"), [(None, 1), (1, 1), (2, 1), (3, 2), (64, MOST_BY_CORES)])
def test_computer_players_have_the_cores_that_the_bot_leaves(
    cores: int | None, workers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert load_settings().program_workers == workers
    monkeypatch.setenv("SAFEHOUSE_PROGRAM_WORKERS", "7")
    assert load_settings().program_workers == 7


def test_the_file_and_above_it_the_environment(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (elsewhere / ".env").write_text(
        f"DISCORD_TOKEN='{TOKEN}'\nSAFEHOUSE_PORT=1234\nOTHER=1\nSAFEHOUSE_LOG_LEVEL=debug\n"
    )
    monkeypatch.setenv("SAFEHOUSE_PORT", "4321")
    settings = load_settings()
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == TOKEN
    assert (settings.port, settings.log_level) == (4321, "DEBUG")
    assert TOKEN not in repr(settings)


@pytest.mark.parametrize("said", ["http://127.0.0.1:8900", "http://127.0.0.1:8900/"])
def test_another_local_discord_is_told_by_its_address(said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAFEHOUSE_DISCORD", said)
    assert load_settings().discord == "http://127.0.0.1:8900"


@pytest.mark.parametrize("token", ["", "   "])
def test_an_empty_token_is_none(token: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    assert load_settings().discord_token is None


def test_what_is_left_empty_is_as_if_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing_set = load_settings()
    for name in ("SAFEHOUSE_DATABASE", "SAFEHOUSE_PORT", "SAFEHOUSE_LOG_LEVEL"):
        monkeypatch.setenv(name, "")
    assert load_settings() == nothing_set


def test_a_token_is_freed_of_what_was_copied_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", f" Bot {TOKEN}\n")
    token = load_settings().discord_token
    assert token is not None
    assert token.get_secret_value() == TOKEN


@pytest.mark.parametrize(
    ("value", "path"),
    [
        ("games.db", Path("games.db")),
        ("sqlite:///games.db", Path("games.db")),
        ("sqlite+aiosqlite:////srv/games.db", Path("/srv/games.db")),
        ("~/games.db", Path.home() / "games.db"),
    ],
)
def test_a_database_is_a_path_or_a_sqlite_url(value: str, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAFEHOUSE_DATABASE", value)
    assert load_settings().database == path


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("SAFEHOUSE_PORT", "eighty", "SAFEHOUSE_PORT"),
        ("SAFEHOUSE_PORT", "70000", "SAFEHOUSE_PORT"),
        ("SAFEHOUSE_PROGRAM_WORKERS", "0", "SAFEHOUSE_PROGRAM_WORKERS"),
        ("SAFEHOUSE_LOG_LEVEL", "LOUD", "SAFEHOUSE_LOG_LEVEL"),
        ("SAFEHOUSE_DATABASE", "mysql://host/games", "SAFEHOUSE_DATABASE"),
        ("SAFEHOUSE_DATABASE", "postgresql://host", "SAFEHOUSE_DATABASE"),
        ("SAFEHOUSE_DATABASE", ":memory:", "SAFEHOUSE_DATABASE"),
        ("SAFEHOUSE_DISCORD", "http://discord.example:80", "SAFEHOUSE_DISCORD"),
        ("SAFEHOUSE_DISCORD", "http://127.0.0.1:8900@discord.example", "SAFEHOUSE_DISCORD"),
        ("SAFEHOUSE_DISCORD", "127.0.0.1:many", "SAFEHOUSE_DISCORD"),
        ("DISCORD_TOKEN", f"{TOKEN} {TOKEN}", "DISCORD_TOKEN"),
        ("DISCORD_TOKEN", "1234567890", "DISCORD_TOKEN"),
        ("DISCORD_TOKEN", "only.two-parts", "DISCORD_TOKEN"),
        ("DISCORD_TOKEN", "one..empty", "DISCORD_TOKEN"),
        ("DISCORD_TOKEN", f"{TOKEN}.more", "DISCORD_TOKEN"),
    ],
)
def test_a_wrong_setting_is_named_and_never_told(
    name: str, value: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    line = _refused()
    assert said in line
    assert "\n" not in line
    assert value not in line
    assert TOKEN not in line


def test_a_file_that_is_no_text_is_named(elsewhere: Path) -> None:
    (elsewhere / ".env").write_bytes(b"\xff\xfe\x00SAFE")
    assert ".env" in _refused()


def test_the_example_names_every_setting_and_holds_as_it_stands(elsewhere: Path) -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    settings = {
        "DISCORD_TOKEN",
        *(f"SAFEHOUSE_{name.upper()}" for name in Settings.model_fields if name != "discord_token"),
    }
    assert set(re.findall(r"^#?([A-Z_]+)=", example, re.MULTILINE)) == settings
    nothing_set = load_settings()
    (elsewhere / ".env").write_text(example)
    assert load_settings() == nothing_set
    (elsewhere / ".env").write_text(re.sub(r"^#([A-Z_]+=)", r"\1", example, flags=re.MULTILINE))
    assert load_settings() == nothing_set


@pytest.mark.parametrize(
    ("error", "thing", "remedy"),
    [
        (port_taken(8900), "8900", "SAFEHOUSE_PORT"),
        (wrong_token(), "DISCORD_TOKEN", "Developer Portal"),
        (BrokenData("data/agent_avenue/cards.toml", "agents.0.copies:\nmust be positive"), "cards.toml", "Correct"),
    ],
)
def test_a_failed_start_is_one_line_and_status_two(
    error: StartError | BrokenData, thing: str, remedy: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        fail(error)
    out, line = capsys.readouterr()
    assert (end.value.code, out, line.count("\n")) == (2, "", 1)
    assert line.startswith("safehouse: ")
    assert thing in line
    assert remedy in line


def test_no_traceback_follows_the_line() -> None:
    script = "from bot.basics.errors import fail, wrong_token; fail(wrong_token())"
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
