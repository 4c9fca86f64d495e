"""Random play: games walked from the start to the end, one step at a time, and what all see at each of them.

The tests share what was walked, imagined and looked at: none of it may be changed, only clones may be played on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from random import Random
from typing import Any, TypeVar

from engines.core.chance import Chance
from engines.core.errors import IllegalMove
from engines.core.game import Decision, Outcome
from engines.core.seats import Seat
from engines.core.sheets import Sheet
from engines.core.text import Text, Who, text
from renderers.picture import Picture
from renderers.registry import renderer
from renderers.words import SOURCE, words
from tests.contract.tables import FEW, Table

T = TypeVar("T")

ENGLISH = words(SOURCE)
LONGEST = 5_000
"""No random game of any table takes so many moves."""
REMEMBERED = 4
"""So many walks are kept: the tests of a table run one after the other."""
SAMPLED = 30
"""Where much is imagined or played at each moment of a walk, the ordinary run does so at so many of them."""


@dataclass(eq=False)
class Moment:
    """A state, and what each sees in it: looked at once, for all tests."""

    table: Table
    state: Any
    _found: dict[tuple[str, Seat | None], Any] = field(default_factory=dict)
    _tried: dict[tuple[Seat, Any], Outcome | None] = field(default_factory=dict)

    def dump(self) -> bytes:
        """The durable form."""
        return self._once("dump", None, lambda: self.table.game.dump(self.state))

    def view(self, viewer: Seat | None) -> Any:
        """What somebody sees."""
        return self._once("view", viewer, lambda: self.table.game.view(self.state, viewer))

    def legal(self, seat: Seat) -> tuple[Any, ...]:
        """A seat's legal moves."""
        return self._once("legal", seat, lambda: tuple(self.table.game.legal(self.state, seat)))

    def decision(self, seat: Seat) -> Decision | None:
        """What a seat is asked."""
        return self._once("decision", seat, lambda: self.table.game.decision(self.state, seat))

    def sheets(self, viewer: Seat | None) -> tuple[Sheet, ...]:
        """The note sheets that somebody sees."""
        return self._once("sheets", viewer, lambda: self.table.game.sheets(self.view(viewer)))

    def tried(self, seat: Seat, move: Any) -> Outcome | None:
        """How the game has ended once a seat's move is played."""
        if (seat, move) not in self._tried:
            state = self.clone()
            self.table.game.apply(state, seat, move, Chance(b"tried"))
            self._tried[seat, move] = self.table.game.outcome(state)
        return self._tried[seat, move]

    def board(self, viewer: Seat | None) -> Picture:
        """The board's picture as somebody sees it."""
        return self._once("board", viewer, lambda: renderer(self.table.game.id).board(self.view(viewer), ENGLISH))

    def hand(self, seat: Seat) -> Picture:
        """The picture of a seat's hand."""
        return self._once("hand", seat, lambda: renderer(self.table.game.id).hand(self.view(seat), ENGLISH))

    def told(self, viewer: Seat | None) -> str:
        """What somebody sees, in words."""
        return self._once("told", viewer, lambda: renderer(self.table.game.id).tell(self.view(viewer), ENGLISH))

    def dream(self, viewer: Seat | None) -> Moment:
        """A state imagined from what somebody sees."""
        return self._once("dream", viewer, lambda: Moment(self.table, self._imagined(viewer)))

    def dreams(self) -> Iterator[tuple[Seat | None, Moment]]:
        """Everybody who looks on, with a state imagined from what they see."""
        return ((viewer, self.dream(viewer)) for viewer in self.table.viewers)

    def clone(self) -> Any:
        """The state, to be played on."""
        return self.table.game.clone(self.state)

    def _imagined(self, viewer: Seat | None) -> Any:
        number = self.table.seats if viewer is None else viewer
        return self.table.game.imagine(self.view(viewer), Chance(b"dream" + bytes([number])))

    def _once(self, what: str, whom: Seat | None, look: Callable[[], T]) -> T:
        if (what, whom) not in self._found:
            self._found[what, whom] = look()
        found: T = self._found[what, whom]
        return found


@dataclass(eq=False)
class Step:
    """One move of a walk, or what the rules do by themselves (`seat` None): what was before and what came of it.

    Without a seat `move` is None as the time runs out, else a `Passed` or `Dropped`.
    `number` counts from 0; `chance` is the stream as it was before the move, `chance_after` as it was after.
    """

    table: Table
    number: int
    before: Moment
    chance: Chance
    seat: Seat | None
    move: Any
    events: list[Any]
    after: Moment
    chance_after: Chance

    def replay(self, state: Any, chance: Chance) -> list[Any]:
        """Play the same on another state, in place."""
        return played(self.table, state, chance, self.seat, self.move)


@dataclass(frozen=True)
class Passed:
    """The turn of a late seat passes."""

    seat: Seat


@dataclass(frozen=True)
class Dropped:
    """A seat is given up for good."""

    seat: Seat


def played(table: Table, state: Any, chance: Chance, seat: Seat | None, move: Any) -> list[Any]:
    """Play a move, or let the rules act by themselves; the events."""
    if isinstance(move, Passed):
        return table.game.pass_turn(state, move.seat, chance)
    if isinstance(move, Dropped):
        return table.game.drop(state, move.seat, chance) or []
    if seat is None:
        events = table.game.expire(state, chance)
        assert events is not None
        return events
    return table.game.apply(state, seat, move, chance)


def refusal(table: Table, state: Any, seat: Seat, move: Any, chance: Chance) -> Text | None:
    """Try a move in place: why it is refused; None where it is played."""
    try:
        table.game.apply(state, seat, move, chance)
    except IllegalMove as error:
        return error.text
    return None


@lru_cache(REMEMBERED)
def walk(table: Table, seed: int) -> tuple[Step, ...]:
    """A random game; now and then a seat moves out of its turn, is passed over or leaves, or the time runs out."""
    return tuple(walked(table, seed))


def walked(table: Table, seed: int) -> Iterator[Step]:
    """The same, walked anew, seen by nobody yet."""
    game, random = table.game, Random(f"{table}/{seed}")
    state, chance = table.start(seed)
    before = Moment(table, game.clone(state))
    for number in range(LONGEST):
        if not game.to_act(state):
            return
        chance_before = chance.copy()
        seat, move = _next(table, state, random)
        events = played(table, state, chance, seat, move)
        after = Moment(table, game.clone(state))
        yield Step(table, number, before, chance_before, seat, move, events, after, chance.copy())
        before = after
    raise AssertionError(f"{table} did not end within {LONGEST} moves")


def walks(table: Table, seeds: range) -> Iterator[Step]:
    """All steps of random games."""
    return (step for seed in seeds for step in walk(table, seed))


def some_steps(table: Table, seeds: range) -> Iterator[Step]:
    """Steps of random games, not too many of each; in the long run all."""
    return (step for seed in seeds for step in _some(walk(table, seed), seeds))


def moments(table: Table, seeds: range) -> Iterator[Moment]:
    """All moments of random games."""
    return (moment for seed in seeds for moment in _moments(table, seed))


def some_moments(table: Table, seeds: range) -> Iterator[Moment]:
    """Moments of random games, not too many of each; in the long run all."""
    return (moment for seed in seeds for moment in _some(_moments(table, seed), seeds))


def end(table: Table, seed: int) -> Moment:
    """Where a random game ends."""
    return walk(table, seed)[-1].after


def _moments(table: Table, seed: int) -> tuple[Moment, ...]:
    steps = walk(table, seed)
    return (steps[0].before, *(step.after for step in steps))


def _some(items: Sequence[T], seeds: range) -> Sequence[T]:
    """The first, the last and a fixed choice of the others."""
    if seeds[0] not in FEW or len(items) <= SAMPLED:
        return items
    first, *others, last = range(len(items))
    return [items[at] for at in (first, *sorted(Random(0).sample(others, SAMPLED - 2)), last)]


def _next(table: Table, state: Any, random: Random) -> tuple[Seat | None, Any]:
    if random.random() < 1 / 16 and table.game.expire(table.game.clone(state), Chance(b"")) is not None:
        return None, None
    waited = sorted(table.game.to_act(state))
    if table.game.passes(table.options) and random.random() < 1 / 8:
        return None, _passed_or_dropped(table, state, waited, random)
    seats = [seat for seat in range(table.seats) if seat in waited or table.game.legal(state, seat)]
    seat = random.choice(seats if random.random() < 1 / 4 else waited)
    return seat, written(_chosen(table.game.legal(state, seat), random), random)


def _passed_or_dropped(table: Table, state: Any, waited: Sequence[Seat], random: Random) -> Passed | Dropped:
    """Mostly a turn passes; only who can do something in the game can leave it."""
    able = [seat for seat in range(table.seats) if table.game.legal(state, seat)]
    return Dropped(random.choice(able)) if able and random.random() < 1 / 8 else Passed(random.choice(waited))


def _chosen(legal: Sequence[Any], random: Random) -> Any:
    """One of the moves; a note counts as one of them, however many places it can stand in."""
    notes = [move for move in legal if is_note(move)]
    if len(notes) < 2:
        return random.choice(legal)
    others = [move for move in legal if not is_note(move)]
    at = random.randrange(len(others) + 1)
    return others[at] if at < len(others) else random.choice(notes)


def any_of_a_kind(legal: Sequence[Any], chance: Chance) -> Any:
    """One of the moves, each kind of them as likely as any other: games end sooner than by one move in a hundred."""
    kinds: dict[str, list[Any]] = {}
    for move in legal:
        kinds.setdefault(move.kind, []).append(move)
    return chance.choice(kinds[chance.choice(tuple(kinds))])


def is_note(move: Any) -> bool:
    """Whether the move is a counted note, which `legal` lists once with an empty `text`."""
    return isinstance(getattr(move, "text", None), str)


def written(move: Any, random: Random) -> Any:
    """The move; a note with some words in it, or left empty."""
    return replace(move, text=random.choice(("", "north?", "Ödön's 3"))) if is_note(move) else move


def listed(move: Any, legal: Sequence[Any]) -> bool:
    """Whether the move is among the legal ones; a note with any text counts as its empty form."""
    return move in legal or (is_note(move) and replace(move, text="") in legal)


def given_up(seats: int) -> Outcome:
    """How a game ends that the second seat has given up."""
    rest = tuple(range(1, seats))
    return Outcome((0,), ((0,), rest), (1, *(0 for _ in rest)), text("outcome-resigned", who=Who(1)))
