"""The journal: the durable entries of what happened, and the game played again from them."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Generic, Literal

from engines.core.chance import Chance
from engines.core.errors import SafehouseError
from engines.core.game import Game
from engines.core.parts import E, E_co, M, O, S, S_co, V
from engines.core.seats import Seat
from engines.table.record import Record

EntryKind = Literal["start", "move", "expire", "pass", "drop", "undo", "migrate", "life"]


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of the journal: what changed at a version.

    `pass` and `drop` are of the rules: a late seat's turn passed, a seat given up for good.

    `payload` is the move's JSON for `move`; the options and the number of seats for `start`; the version gone back
    to for `undo`; the state's durable form in base64 for `migrate`; what happened at the table, as data, for `life`.
    `events` are the game's full events as JSON; `chance_position` stands after the entry.
    """

    version: int
    at: datetime
    kind: EntryKind
    seat: int | None
    payload: dict[str, object]
    game_version: int
    chance_position: int
    events: tuple[dict[str, object], ...] = ()


TOLD_BY_EVENTS = ("move", "expire", "pass", "drop")
"""The entries in which the rules did something: the game's events tell what."""
PLAYED = ("start", *TOLD_BY_EVENTS, "undo", "migrate")


class UnreadableJournal(SafehouseError):
    """The entries of a journal can't be read: what happened is lost, though the game stands as it is stored."""

    def __init__(self) -> None:
        super().__init__("error-unreadable-journal")


class BrokenJournal(SafehouseError):
    """An entry of the journal can't be played again, or leads elsewhere; `version` names it."""

    def __init__(self, version: int) -> None:
        super().__init__("error-broken-journal")
        self.version = version


@dataclass(frozen=True, slots=True)
class Replayed(Generic[S_co, E_co]):
    """The game as it stood after an entry of the journal; `events` are the entry's full events."""

    entry: Entry
    state: S_co
    chance_position: int
    events: tuple[E_co, ...]


def playable(entries: Iterable[Entry], game: Game[S, M, E, V, O]) -> list[Entry]:
    """The entries that can be played again: from the last change of the game's version on, if there was one."""
    played = [entry for entry in entries if entry.kind in PLAYED]
    bases = [index for index, entry in enumerate(played) if entry.kind == "migrate"]
    first = bases[-1] if bases else 0
    return [entry for entry in played[first:] if entry.game_version == game.version]


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """The entries that still count, undone ones left out, oldest first."""
    counted: list[Entry] = []
    for entry in entries:
        if entry.kind == "undo":
            to = _number(entry, "to")
            while counted and counted[-1].version > to:
                counted.pop()
        elif entry.kind in PLAYED:
            counted.append(entry)
    return counted


def replay(game: Game[S, M, E, V, O], record: Record, entries: Sequence[Entry]) -> Iterator[Replayed[S, E]]:
    """The game entry by entry, up to the record's version.

    Raises `BrokenJournal` for an entry that can't be played, or after which chance stands elsewhere.
    """
    dumps: dict[int, bytes] = {}
    state: S | None = None
    chance = Chance(record.seed)
    for entry in playable(_until(record, entries), game):
        try:
            played, events = _play(game, entry, state, chance, dumps)
        except Exception as error:
            raise BrokenJournal(entry.version) from error
        if chance.position != entry.chance_position:
            raise BrokenJournal(entry.version)
        state, dumps[entry.version] = played, game.dump(played)
        yield Replayed(entry, game.clone(played), chance.position, tuple(events))


def _until(record: Record, entries: Iterable[Entry]) -> list[Entry]:
    """The entries up to the record's version: a journal read after the record may have more."""
    return [entry for entry in entries if entry.version <= record.version]


def _play(
    game: Game[S, M, E, V, O], entry: Entry, state: S | None, chance: Chance, dumps: dict[int, bytes]
) -> tuple[S, list[E]]:
    match entry.kind:
        case "start":
            options = game.options.model_validate(entry.payload["options"])
            return game.setup(options, _number(entry, "seats"), chance), []
        case "migrate":
            chance.position = entry.chance_position
            return game.load(base64.b64decode(str(entry.payload["state"])), game.version), []
        case "undo":
            return game.load(dumps[_number(entry, "to")], game.version), []
        case _ if state is None:
            raise BrokenJournal(entry.version)
        case "expire" | "pass" | "drop":
            return state, _play_by_rules(game, entry, state, chance)
        case _:
            move = game.moves.validate_python(entry.payload)
            return state, game.apply(state, _seat(entry), move, chance)


def _play_by_rules(game: Game[S, M, E, V, O], entry: Entry, state: S, chance: Chance) -> list[E]:
    """What the rules do by themselves, in place."""
    if entry.kind == "expire":
        return game.expire(state, chance) or []
    seat = _seat(entry)
    if entry.kind == "pass":
        return game.pass_turn(state, seat, chance)
    return game.drop(state, seat, chance) or []


def _number(entry: Entry, name: str) -> int:
    value = entry.payload.get(name)
    if not isinstance(value, int):
        raise BrokenJournal(entry.version)
    return value


def _seat(entry: Entry) -> Seat:
    if entry.seat is None:
        raise BrokenJournal(entry.version)
    return entry.seat


def replayed_at(
    game: Game[S, M, E, V, O], record: Record, entries: Sequence[Entry], version: int
) -> Replayed[S, E] | None:
    """The game as it stood after the entry of that version, or None if it can't be replayed any more."""
    return next((each for each in replay(game, record, entries) if each.entry.version == version), None)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What playing again found: the entries played, whether the first is the start, the version of the wrong one."""

    entries: int
    from_start: bool
    wrong: int | None

    @property
    def good(self) -> bool:
        """Everything played again led to what was stored."""
        return self.wrong is None


def verify(game: Game[S, M, E, V, O], record: Record, entries: Sequence[Entry], state: bytes | None) -> Verdict:
    """Play the journal again up to the record's version and compare the end with the state stored with it."""
    found = playable(_until(record, entries), game)
    from_start = bool(found) and found[0].kind == "start"
    replayed: list[Replayed[S, E]] = []
    try:
        replayed.extend(replay(game, record, entries))
    except BrokenJournal as error:
        return Verdict(len(replayed), from_start, error.version)
    same = bool(replayed) and state is not None and game.dump(replayed[-1].state) == _rewritten(game, record, state)
    return Verdict(len(replayed), from_start, None if same else replayed[-1].entry.version if replayed else 0)


def _rewritten(game: Game[S, M, E, V, O], record: Record, state: bytes) -> bytes:
    """The stored state as it would be written now: an older form of the same state is the same state."""
    return game.dump(game.load(state, record.game_version))
