"""A finished game as ratings see it: who played with whom, against whom, and who came first."""

from __future__ import annotations

import hashlib
import json
from collections import defaultdict
from dataclasses import dataclass

from engines.core.levels import levels
from engines.core.seats import Seat
from engines.table.changes import Publication
from engines.table.record import Person, Record
from engines.table.snapshot import Snapshot


@dataclass(frozen=True, slots=True)
class Entrant:
    """Who played a seat: a person, or the program, whose `level` in points is known."""

    person: Person | None
    level: int


@dataclass(frozen=True, slots=True)
class Team:
    """Those who win and lose together. `place` 1 is the best, equal ones tie; `side` where ratings are by side."""

    entrants: tuple[Entrant, ...]
    place: int
    side: str | None = None


@dataclass(frozen=True, slots=True)
class Contest:
    """Teams against each other, or all in one team against what they were set.

    `handicap` stands for the options and the number of seats: it is the rival of those who play together, and where
    sides are unlike it may favour the `favoured` one.
    """

    game: str
    teams: tuple[Team, ...]
    handicap: str
    favoured: str | None = None

    @property
    def has_handicap(self) -> bool:
        """Whether the handicap has a part in the result."""
        return self.favoured is not None or len(self.teams) == 1

    @property
    def handicapped(self) -> int:
        """Among the teams the one that the handicap plays for: a side's, or one more, its own."""
        sides = [team.side for team in self.teams]
        return len(sides) if self.favoured is None else sides.index(self.favoured)


def watched(before: Record, after: Record) -> Record:
    """The record after a change of a rated game, which is whole no more once not all who began play it themselves."""
    if before.status != "playing":
        return after
    whole = _players(before) == _players(after) and not any(clock.skip for clock in after.clocks)
    return after if whole else after.model_copy(update={"whole": False})


def contest_of(publication: Publication) -> Contest | None:
    """The contest that a change has ended; None where it ended none that counts."""
    before, after = publication.before.record, publication.after.record
    over = before.status == "playing" and after.status == "finished"
    counts = after.rated and after.whole and after.outcome is not None and bool(after.people())
    complete = all(not holder.left and not holder.free for holder in after.holders)
    return _contest(publication.after) if over and counts and complete else None


def handicap_of(snapshot: Snapshot) -> str:
    """What stands for a table's options and its number of seats, in 16 letters and digits."""
    idle = snapshot.options.idle()
    counts = {name: value for name, value in snapshot.record.options.items() if name not in idle}
    told = json.dumps([snapshot.record.seats, counts], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def _players(record: Record) -> list[tuple[Person | None, bool]]:
    return [(holder.person, holder.program) for holder in record.holders]


def _contest(snapshot: Snapshot) -> Contest | None:
    record, game = snapshot.record, snapshot.game
    by_side = bool(game.rated_sides)
    teams = tuple(_team(snapshot, seats, side if by_side else None) for side, seats in _sides(snapshot))
    favoured = game.rated_sides[0] if by_side else None
    enough = len(teams) > 1 or game.cooperative
    return Contest(record.game, teams, handicap_of(snapshot), favoured) if enough else None


def _sides(snapshot: Snapshot) -> list[tuple[str | None, list[Seat]]]:
    """The seats that win and lose together."""
    record = snapshot.record
    if snapshot.game.cooperative:
        return [(None, list(range(record.seats)))]
    if not record.sides:
        return [(None, [seat]) for seat in range(record.seats)]
    found: dict[str | None, list[Seat]] = defaultdict(list)
    for seat, side in enumerate(record.sides):
        found[side].append(seat)
    return list(found.items())


def _team(snapshot: Snapshot, seats: list[Seat], side: str | None) -> Team:
    record, outcome, points = snapshot.record, snapshot.record.outcome, levels(snapshot.record.game)
    assert outcome is not None
    if snapshot.game.cooperative:
        place = 1 if outcome.winners else 2
    else:
        place = min(at for at, equals in enumerate(outcome.ranking, 1) if {*equals} & {*seats})
    holders = [record.holders[seat] for seat in seats]
    return Team(tuple(Entrant(holder.person, points.of(holder.strength)) for holder in holders), place, side)
