"""Frozen samples: a game of each version in the middle of play, that every later version must take up and end.

`python -m tests.contract.frozen` freezes a sample of each game's present version where there is none; an older one
is never written anew.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engines.core.game import AnyGame
from tests.contract.tables import Table, every_game, tables
from tests.contract.walks import walk

FOLDER = Path(__file__).parent / "frozen"
SEED = 7
AT = 12
"""After so many moves the game was frozen; sooner where it is short."""


@dataclass(frozen=True)
class Sample:
    """A frozen game: its version, its durable form, and what each seat and a spectator saw then."""

    game: str
    version: int
    seats: int
    state: bytes
    views: dict[str, Any]


def samples(game: AnyGame) -> list[Sample]:
    """All samples of a game, oldest version first."""
    paths = FOLDER.glob(f"{game.id}-*.json")
    return sorted((_read(path) for path in paths), key=lambda sample: sample.version)


def seen(game: AnyGame, state: Any, seats: int) -> dict[str, Any]:
    """What each seat and a spectator (`None`) sees of a state, as JSON."""
    viewers = (*range(seats), None)
    return {str(viewer): game.view(state, viewer).model_dump(mode="json") for viewer in viewers}


def freeze(table: Table) -> Sample:
    """A random game of a table after some moves."""
    going_on = [step.after.state for step in walk(table, SEED) if table.game.to_act(step.after.state)]
    state = going_on[min(AT, len(going_on) // 2)]
    return Sample(
        table.game.id, table.game.version, table.seats, table.game.dump(state), seen(table.game, state, table.seats)
    )


def main() -> None:
    """Freeze what isn't frozen yet."""
    FOLDER.mkdir(exist_ok=True)
    for game in every_game():
        path = FOLDER / f"{game.id}-{game.version}.json"
        if not path.exists():
            sample = freeze(max(tables(game), key=lambda table: table.seats))
            path.write_text(json.dumps(sample.__dict__ | {"state": sample.state.hex()}) + "\n", encoding="utf-8")


def _read(path: Path) -> Sample:
    read = json.loads(path.read_text(encoding="utf-8"))
    return Sample(**read | {"state": bytes.fromhex(read["state"])})


if __name__ == "__main__":
    main()
