"""What README.md says to type is there: options, settings, slash commands; what it quotes was measured."""

from __future__ import annotations

import re
import shlex
import tomllib

import pytest

from bot.config import PREFIX, Settings
from engines import GAMES
from engines.core.lengths import facts, spanned
from renderers.words import SOURCE, words
from tests.codebase.sources import ROOT
from tests.support.texts import messages

README = (ROOT / "README.md").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
BLOCKS = re.findall(r"^```sh\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
INLINE = re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", README, flags=re.MULTILINE | re.DOTALL))
TYPED = [part.strip() for text in (*BLOCKS, *INLINE) for line in text.splitlines() for part in line.split("&&")]
"""Every command and word that the page sets as code, one by one."""
UNIT = r"ms|s|min|minutes|MB|kB|GiB|MiB|/s"


def commands(program: str) -> list[list[str]]:
    """The words after a program's name, wherever the page has it typed."""
    split = [shlex.split(line) for line in TYPED if line.count('"') % 2 == line.count("'") % 2 == 0]
    return [words_[len(program.split()) :] for words_ in split if " ".join(words_).startswith(f"{program} ")]


def test_each_block_of_commands_makes_its_own_environment() -> None:
    assert len(BLOCKS) == 2
    for block in BLOCKS:
        assert block.startswith("python3 -m venv .venv && . .venv/bin/activate && pip install -e ")


def test_the_bot_and_its_tests_are_run() -> None:
    assert {"bot", "pytest"} <= {rest[0] for rest in commands("python -m")}


def test_what_is_installed_is_a_part_of_the_project() -> None:
    for rest in commands("pip install -e"):
        extra = re.fullmatch(r"\.(?:\[(\w+)\])?", rest[0])
        assert extra is not None, rest
        assert extra[1] is None or extra[1] in PROJECT["project"]["optional-dependencies"]


def test_options_of_pytest_are_known(pytestconfig: pytest.Config) -> None:
    known = {line.partition(":")[0].partition("(")[0] for line in pytestconfig.getini("markers")}
    for _, *options in (rest for rest in commands("python -m") if rest[0] == "pytest"):
        given = dict(zip(options[::2], options[1::2], strict=True))
        assert given.keys() <= {"-n", "-m"}
        assert given.get("-n", "auto") == "auto"
        assert given.get("-m", "long") in known


def test_the_file_that_docker_compose_reads_is_there() -> None:
    assert commands("docker compose")
    assert (ROOT / "compose.yaml").exists()


def test_settings_that_are_named_are_settings() -> None:
    known = {"DISCORD_TOKEN", *(f"{PREFIX}{name.upper()}" for name in Settings.model_fields)}
    assert {name.rstrip("=") for name in INLINE if re.fullmatch(r"[A-Z]+_[A-Z_]+=?", name)} <= known


def test_slash_commands_that_are_named_can_be_typed() -> None:
    named = [name.split() for name in INLINE if name.startswith("/")]
    assert named
    known = {words(SOURCE).get(key) for key in messages() if re.fullmatch(r"command-[a-z]+", key)}
    assert {name.removeprefix("/") for name, *_ in named} == known
    for name, *rest in named:
        for part in (part for part in rest if part != "…"):
            assert f"command-{name[1:]}-{part.rstrip(':')}" in messages()


def test_parts_of_the_game_command_are_all_told() -> None:
    row = next(line for line in README.splitlines() if line.startswith("| `/game …` |"))
    told = {"description", *re.findall(r"[a-z]+", row.rpartition("`")[2])}
    assert told == {found[1] for key in messages() if (found := re.fullmatch(r"command-game-([a-z]+)", key))}


def test_minutes_are_those_that_were_measured() -> None:
    rules = {game: (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8").splitlines()[0] for game in GAMES}
    for game, heading in rules.items():
        fewest, most = facts(game).minutes
        opened, others = _as_opened(game)
        name = words(SOURCE).get(f"{game.replace('_', '-')}-name")
        row = next(line for line in README.splitlines() if line.startswith(f"| **{name}**"))
        people, *told = (cell.strip() for cell in row.strip("|").split("|")[1:])
        assert [cell.removesuffix(" a mission") for cell in told] == [opened, others], people
        assert f" · {fewest}–{most} min" in heading


def _as_opened(game: str) -> tuple[str, str]:
    """The minutes of the game that a new table offers, with any number of players, and those of all other games."""
    options, lengths = GAMES[game].options(), facts(game).lengths
    opened = [length for length in lengths if length.is_of(options, length.seats)]
    spans = (spanned(opened), spanned([length for length in lengths if length not in opened]))
    return f"{spans[0][0]}–{spans[0][1]}", f"{spans[1][0]}–{spans[1][1]}"


def test_libraries_are_those_that_the_project_installs() -> None:
    installed = [*PROJECT["project"]["dependencies"], *PROJECT["project"]["optional-dependencies"]["dev"]]
    names = {_plain(each.partition("==")[0]) for each in installed}
    rows = README.partition("| Library | What for |\n|---|---|\n")[2].partition("\n\n")[0].splitlines()
    told = {_plain(name) for row in rows for name in row.split("|")[1].split(",")}
    assert told <= names
    assert {name for name in names if not name.startswith("pytest")} <= told


def test_figures_that_are_quoted_were_measured() -> None:
    figures = (ROOT / "docs/figures.md").read_text(encoding="utf-8")
    for figure in re.findall(rf"(?<![\w.])\d[\d,.]* ?(?:{UNIT})(?!\w)", re.sub(r"^\|.*\|$", "", README, flags=re.M)):
        assert figure in figures, figure


def _plain(name: str) -> str:
    return name.strip().lower()
