"""The container's files, read as far as they can be without an engine to run them."""

from __future__ import annotations

import configparser
import importlib.util
import json
import re
import tomllib
from pathlib import Path
from typing import Any

from bot.app import PATIENCE_S
from bot.config import PREFIX, Settings
from bot.store.postgres.server import OLDEST

ROOT = Path(__file__).parents[2]
STATUS_PORT = 9464


def _settings() -> set[str]:
    return {"DISCORD_TOKEN", *(f"{PREFIX}{name.upper()}" for name in Settings.model_fields)}


def _instructions() -> list[tuple[str, str]]:
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    words = [line.split(maxsplit=1) for line in lines if line.strip() and not line.startswith("#")]
    return [(word, rest) for word, rest in words]


def _copied() -> set[str]:
    return {source for word, rest in _instructions() if word == "COPY" for source in rest.split()[:-1]}


def _compose(lines: list[str], depth: int = 0) -> Any:
    """The part of YAML that the compose file keeps to: mappings and lists of plain words, two spaces a level."""
    found: dict[str, Any] = {}
    while lines and lines[0].startswith("  " * depth):
        line = lines.pop(0)[2 * depth :]
        if line.startswith("- "):
            return [line[2:], *(_compose(lines, depth) or ())]
        match = re.fullmatch(r"([\w-]+):(?: ([^\s\[{&*!|>'\"%@`-].*))?", line)
        assert match, line
        assert not re.search(r": | #", match[2] or ""), line
        found[match[1]] = match[2] or _compose(lines, depth + 1)
    return found or None


def test_every_instruction_is_known_and_the_base_comes_first() -> None:
    known = {"FROM", "ENV", "WORKDIR", "COPY", "RUN", "USER", "VOLUME", "STOPSIGNAL", "CMD", "HEALTHCHECK"}
    instructions = _instructions()
    assert {word for word, _ in instructions} <= known
    assert instructions[0][0] == "FROM"
    assert re.fullmatch(r"python:3\.11\.\d+-slim-[a-z]+", instructions[0][1])


def test_what_is_copied_is_there_and_let_through() -> None:
    let_through = set(re.findall(r"^!(\S+)", (ROOT / ".dockerignore").read_text(encoding="utf-8"), re.MULTILINE))
    assert _copied() == let_through
    assert [name for name in _copied() if not (ROOT / name).exists()] == []


def test_every_package_of_the_project_and_its_data_are_copied() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    packages = {name.rstrip("*") for name in project["tool"]["setuptools"]["packages"]["find"]["include"]}
    assert packages | {"data", "requirements.lock"} == _copied()


def test_what_is_installed_is_locked() -> None:
    (installing,) = [rest for word, rest in _instructions() if word == "RUN" and "pip" in rest]
    assert installing == "pip install --no-deps --require-hashes --requirement requirements.lock"


def test_the_container_asks_the_bot_whether_it_is_well() -> None:
    instructions = dict(_instructions())
    (asking,) = [rest for word, rest in _instructions() if word == "HEALTHCHECK"]
    command = json.loads(asking.partition("CMD ")[2])
    assert command[:2] == ["python", "-m"]
    assert importlib.util.find_spec(command[2]) is not None
    port = [rest for word, rest in _instructions() if word == "ENV" and "STATUS_PORT" in rest]
    assert port == [f"SAFEHOUSE_STATUS_PORT={STATUS_PORT}"]
    assert list(instructions).index("HEALTHCHECK") < list(instructions).index("CMD")


def test_it_runs_as_somebody_without_rights_who_owns_the_volume() -> None:
    instructions = _instructions()
    user = dict(instructions)["USER"]
    assert user not in ("root", "0")
    assert any(word == "RUN" and f"chown {user} var" in rest for word, rest in instructions)
    assert dict(instructions)["VOLUME"] == f"{dict(instructions)['WORKDIR']}/var"
    assert dict(instructions)["CMD"] == '["python", "-m", "bot"]'


def _services() -> Any:
    """What the compose file tells of its services; their volumes are those that it declares."""
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    compose = _compose([line for line in text.splitlines() if line.strip() and not line.startswith("#")])
    volumes = [volume for service in compose["services"].values() for volume in service["volumes"]]
    assert [volume.split(":")[0] for volume in volumes] == list(compose["volumes"])
    return compose["services"]


def test_the_compose_file_keeps_games_in_a_volume_and_opens_no_port() -> None:
    service = _services()["safehouse"]
    ((_, target),) = (volume.split(":") for volume in service["volumes"])
    assert service["environment"]["SAFEHOUSE_DATABASE"].startswith(f"${{SAFEHOUSE_DATABASE:-{target}/")
    assert service["environment"]["DISCORD_TOKEN"].startswith("${DISCORD_TOKEN:?")
    assert service["restart"] == "unless-stopped"
    assert service["healthcheck"]["test"] == "python -m bot.status.check"
    assert service["environment"]["SAFEHOUSE_STATUS_PORT"] == f"${{SAFEHOUSE_STATUS_PORT:-{STATUS_PORT}}}"
    assert set(service["environment"]) <= _settings()
    assert float(service["stop_grace_period"].rstrip("s")) > 2 * PATIENCE_S
    assert "ports" not in service
    assert "profiles" not in service


def test_a_postgresql_server_is_started_only_when_asked_for_and_is_the_one_that_the_pages_name() -> None:
    services = _services()
    server = services["postgres"]
    assert server["profiles"] == ["postgres"]
    assert "ports" not in server
    assert services["safehouse"]["depends_on"]["postgres"] == {"condition": "service_healthy", "required": "false"}
    release = re.fullmatch(r"postgres:(\d+)\.\d+-[a-z]+", server["image"])
    assert release is not None
    assert int(release[1]) >= OLDEST
    told = server["environment"]
    assert told["POSTGRES_PASSWORD"] == "${POSTGRES_PASSWORD:-}"
    named = f"postgresql://{told['POSTGRES_USER']}:PASSWORD@postgres/{told['POSTGRES_DB']}"
    for page in ("compose.yaml", "docs/running.md"):
        text = (ROOT / page).read_text(encoding="utf-8")
        assert named in text
        assert "docker compose --profile postgres up" in text


def test_the_unit_keeps_games_where_it_may_write_and_starts_what_is_there() -> None:
    unit = configparser.RawConfigParser(strict=True)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string((ROOT / "docs" / "safehouse.service").read_text(encoding="utf-8"))
    service = unit["Service"]
    name, _, value = service["Environment"].partition("=")
    assert (name, value) == ("SAFEHOUSE_DATABASE", f"/var/lib/{service['StateDirectory']}/safehouse.sqlite3")
    python, *started = service["ExecStart"].split()
    assert (python, started) == (f"{service['WorkingDirectory']}/.venv/bin/python", ["-m", "bot"])
    assert service["User"] not in ("root", "0")
    assert (service["UMask"], service["StateDirectoryMode"]) == ("0077", "0700")
    assert float(service["TimeoutStopSec"]) > 2 * PATIENCE_S
    page = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")
    for path in (service["WorkingDirectory"], service["EnvironmentFile"], value):
        assert path in page


def test_settings_that_the_page_on_running_names_are_settings() -> None:
    page = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")
    assert set(re.findall(rf"\b{PREFIX}[A-Z_]+|\bDISCORD_TOKEN", page)) <= _settings()
