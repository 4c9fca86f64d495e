"""The journal: the durable lines of what happened, and the game played again from them."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from engines.core.chance import Chance
from engines.core.errors import SafehouseError
from engines.core.game import AnyGame
from engines.core.seats import Seat
from engines.table.record import Record

EntryKind = Literal["start", "move", "expire", "undo", "migrate", "life"]


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the journal: what changed at a version.

    `payload` is the move's JSON for `move`; the options and the number of seats for `start`; the version gone back
    to for `undo`; the state's durable form in base64 for `migrate`; what happened at the table, as data, for `life`.
    `events` are the game's full events as JSON; `chance_position` stands after the entry.
    """

    version: int
    at: datetime
    kind: EntryKind
    seat: int | None
    payload: dict[str, Any]
    game_version: int
    chance_position: int
    events: tuple[dict[str, Any], ...] = ()


PLAYED = ("start", "move", "expire", "undo", "migrate")


class BrokenJournal(SafehouseError):
    """A line of the journal can't be played again, or leads elsewhere; `version` names it."""

    def __init__(self, version: int) -> None:
        super().__init__("error-broken-journal")
        self.version = version


@dataclass(frozen=True, slots=True)
class Step:
    """The game as it stood after a line of the journal; `events` are the line's full events."""

    entry: Entry
    state: Any
    chance_position: int
    events: tuple[Any, ...]


def lines(entries: Iterable[Entry], game: AnyGame) -> list[Entry]:
    """The lines that can be played again: from the last change of the game's version on, if there was one."""
    played = [entry for entry in entries if entry.kind in PLAYED]
    bases = [index for index, entry in enumerate(played) if entry.kind == "migrate"]
    first = bases[-1] if bases else 0
    return [entry for entry in played[first:] if entry.game_version == game.version]


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """The lines that still count, undone ones left out, oldest first."""
    counted: list[Entry] = []
    for entry in entries:
        if entry.kind == "undo":
            while counted and counted[-1].version > entry.payload["to"]:
                counted.pop()
        elif entry.kind in PLAYED:
            counted.append(entry)
    return counted


def replay(game: AnyGame, record: Record, entries: Sequence[Entry]) -> Iterator[Step]:
    """The game line by line. Raises `BrokenJournal` where a line can't be played or chance stands elsewhere."""
    dumps: dict[int, bytes] = {}
    state: Any = None
    chance = Chance(record.seed)
    for entry in lines(entries, game):
        try:
            state, events = _play(game, entry, state, chance, dumps)
        except (SafehouseError, ValueError, KeyError) as error:
            raise BrokenJournal(entry.version) from error
        if chance.position != entry.chance_position:
            raise BrokenJournal(entry.version)
        dumps[entry.version] = game.dump(state)
        yield Step(entry, game.clone(state), chance.position, tuple(events))


def step_at(game: AnyGame, record: Record, entries: Sequence[Entry], version: int) -> Step | None:
    """The game as it stood after the line of that version, or None if it can't be told any more."""
    return next((told for told in replay(game, record, entries) if told.entry.version == version), None)


def _play(game: AnyGame, entry: Entry, state: Any, chance: Chance, dumps: dict[int, bytes]) -> tuple[Any, list[Any]]:
    match entry.kind:
        case "start":
            options = game.options.model_validate(entry.payload["options"])
            return game.setup(options, entry.payload["seats"], chance), []
        case "migrate":
            chance.position = entry.chance_position
            return game.load(base64.b64decode(entry.payload["state"]), game.version), []
        case "undo":
            return game.load(dumps[entry.payload["to"]], game.version), []
        case "expire":
            return state, game.expire(state, chance) or []
        case _:
            move = game.moves.validate_python(entry.payload)
            return state, game.apply(state, _seat(entry), move, chance)


def _seat(entry: Entry) -> Seat:
    if entry.seat is None:
        raise BrokenJournal(entry.version)
    return entry.seat


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a verification found: lines played again, whether they begin at the start, and the first wrong one."""

    lines: int
    from_start: bool
    wrong: int | None

    @property
    def good(self) -> bool:
        """Everything played again led to what was stored."""
        return self.wrong is None


def verify(game: AnyGame, record: Record, entries: Sequence[Entry], state: bytes | None) -> Verdict:
    """Play the whole journal again and compare the end with the stored state."""
    playable = lines(entries, game)
    from_start = bool(playable) and playable[0].kind == "start"
    told: list[Step] = []
    try:
        told.extend(replay(game, record, entries))
    except BrokenJournal as error:
        return Verdict(len(told), from_start, error.version)
    same = bool(told) and state is not None and game.dump(told[-1].state) == _rewritten(game, record, state)
    return Verdict(len(told), from_start, None if same else told[-1].entry.version if told else 0)


def _rewritten(game: AnyGame, record: Record, state: bytes) -> bytes:
    """The stored state as it would be written now: an older form of the same state is the same state."""
    return game.dump(game.load(state, record.game_version))
