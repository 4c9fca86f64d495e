"""What somebody's finished games come to: pure functions over them."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.store.history import Finished, Part
from engines.core.game import AnyGame
from engines.table.record import SOMEONE, Person

MISSION = "mission"
"""The option that says which mission of a game was played."""


@dataclass(frozen=True, slots=True)
class Line:
    """Games that are alike: how many there were, how many were won, and how many chance alone would have won.

    `side` None: the game has none. `chance` None: all play together, so there is no such number.
    """

    seats: int
    side: str | None
    games: int
    won: int
    chance: float | None


@dataclass(frozen=True, slots=True)
class GameTally:
    """All games of one kind, by number of seats and side; `missions` are those won, the highest number first."""

    game: str
    lines: tuple[Line, ...]
    missions: tuple[str, ...]

    @property
    def games(self) -> int:
        """How many there were."""
        return sum(line.games for line in self.lines)

    @property
    def won(self) -> int:
        """How many of them were won."""
        return sum(line.won for line in self.lines)

    @property
    def chance(self) -> float | None:
        """How many of them chance alone would have won; None where all play together."""
        return _together_by_chance(line.chance for line in self.lines)


@dataclass(frozen=True, slots=True)
class Tally:
    """A person's games; `streak` is of wins up to now, `best` the longest; partners and rivals by games together."""

    games: tuple[GameTally, ...]
    streak: int
    best: int
    partners: tuple[tuple[Person, int], ...]
    rivals: tuple[tuple[Person, int], ...]


def tally(person: Person, finished: Sequence[Finished], games: Mapping[str, AnyGame], most: int = 3) -> Tally:
    """What these games, the latest first, come to for a person; so many partners and rivals at `most`."""
    known = [each for each in finished if each.game in games]
    by_game: dict[str, list[Finished]] = defaultdict(list)
    for each in known:
        by_game[each.game].append(each)
    tallies = [_game(person, games[game], of_it) for game, of_it in by_game.items()]
    partners, rivals = _company(person, known, games)
    streaks = list(_streaks(each.part_of(person).won for each in known))
    return Tally(
        tuple(sorted(tallies, key=lambda each: -each.games)),
        streaks[0] if known and known[0].part_of(person).won else 0,
        max(streaks, default=0),
        tuple(partners.most_common(most)),
        tuple(rivals.most_common(most)),
    )


def chance_of(game: AnyGame, each: Finished) -> float | None:
    """The share of such games that chance alone would win: a side among the sides, or a seat among the seats."""
    if game.cooperative:
        return None
    sides = {part.side for part in each.parts if part.side is not None}
    return 1 / (len(sides) or each.seats)


def _together_by_chance(chances: Iterable[float | None]) -> float | None:
    """What chance alone would win of all these; None where that can't be said of one."""
    known = list(chances)
    return None if None in known else sum(each or 0 for each in known)


def _game(person: Person, game: AnyGame, of_it: Sequence[Finished]) -> GameTally:
    alike: dict[tuple[int, str | None], list[Finished]] = defaultdict(list)
    for each in of_it:
        alike[each.seats, each.part_of(person).side].append(each)
    lines = [_line(person, game, seats, side, some) for (seats, side), some in alike.items()]
    won = {str(each.options[MISSION]) for each in of_it if MISSION in each.options and each.part_of(person).won}
    lines.sort(key=lambda line: (line.seats, line.side or ""))
    return GameTally(game.id, tuple(lines), tuple(sorted(won, key=_number)) if game.campaign is not None else ())


def _number(mission: str) -> tuple[bool, int, str]:
    """The order of missions: training before the numbered ones."""
    return mission.isdecimal(), int(mission) if mission.isdecimal() else 0, mission


def _line(person: Person, game: AnyGame, seats: int, side: str | None, some: Sequence[Finished]) -> Line:
    won = sum(each.part_of(person).won for each in some)
    return Line(seats, side, len(some), won, _together_by_chance(chance_of(game, each) for each in some))


def _streaks(won: Iterable[bool]) -> Iterator[int]:
    """The lengths of the runs of wins, in their order."""
    length = 0
    for each in won:
        if each:
            length += 1
        elif length:
            yield length
            length = 0
    if length:
        yield length


def _company(
    person: Person, finished: Iterable[Finished], games: Mapping[str, AnyGame]
) -> tuple[Counter[Person], Counter[Person]]:
    partners: Counter[Person] = Counter()
    rivals: Counter[Person] = Counter()
    for each in finished:
        own = each.part_of(person)
        together = {part.person for part in each.parts if _together(games[each.game], own, part)}
        others = {part.person for part in each.parts}
        for other in others - {None, person, SOMEONE}:
            if other is not None:
                (partners if other in together else rivals)[other] += 1
    return partners, rivals


def _together(game: AnyGame, own: Part, other: Part) -> bool:
    return game.cooperative or (own.side is not None and own.side == other.side)
