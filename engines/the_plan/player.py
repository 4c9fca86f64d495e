"""The computer player, from views alone: it moves to meet, notes, concludes, gets the key and claims when sure.

`Appraisal` is what it thinks of its moves: what they teach, which keys they bring, where they lead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from math import log2
from typing import Never, cast

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.core.strength import Strength
from engines.the_plan.belief.forecast import route
from engines.the_plan.belief.knowledge import Answer, answers, clues, worlds
from engines.the_plan.board import BOARD, ENTRANCES, KEY_CIRCLES, STREETS
from engines.the_plan.cards import HIDEOUTS, SUSPECTS, Circle, Hideout
from engines.the_plan.imagine import imagine
from engines.the_plan.moves import (
    AvoidBattle,
    Battle,
    CheckFile,
    ChooseAction,
    DeclineChecks,
    EnterHideout,
    LeaveKey,
    LeaveLight,
    LookIntoBriefcase,
    Move,
    MoveAgent,
    MoveSuspect,
    ShowKey,
    SkipSuspect,
    StayPut,
    StealKey,
    TakeKey,
    TurnSearchlight,
)
from engines.the_plan.rules.legal import legal as legal_moves
from engines.the_plan.state import NOBODY
from engines.the_plan.views import KeyView, ThePlanView

CHECK, KNOWN_CARD, LOOK, KEY, SURE_KEY, LEAD = 1.0, 0.08, 1.1, 1.6, 4.0, 0.3
"""What a file's new card is worth, one known already, a briefcase, a key, the very key, a circle nearer the goal."""
WIN_BATTLE = 15 / 36
CERTAIN = 100.0
EQUAL = 1e-9
"""Worths that differ by less are equal."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a strength plays.

    `focuses`: it looks for the owner of the hideout that the Plan may be in, not for any owner. `foresees`: it gets
    keys before it knows the answer. `leads`: it heads for where it wants to be in later turns.
    """

    focuses: bool
    foresees: bool
    leads: bool


STYLES = {
    Strength.EASY: Style(focuses=False, foresees=True, leads=True),
    Strength.NORMAL: Style(focuses=True, foresees=False, leads=False),
    Strength.HARD: Style(focuses=True, foresees=True, leads=True),
}


class Appraisal:
    """What the computer player thinks of a view: what is open, what it needs, where it wants to be."""

    def __init__(self, view: ThePlanView, seat: Seat, style: Style) -> None:
        self.view, self.seat, self.style = view, seat, style
        self.me = view.seats[seat]
        self.clues = clues(view)
        self.held = frozenset(key.key for key in self.me.keys)

    @cached_property
    def answers(self) -> dict[Answer, float]:
        """The probability of every answer."""
        return answers(self.clues)

    @cached_property
    def sure(self) -> Answer | None:
        """The answer, where there is but one."""
        return next(iter(self.answers)) if len(self.answers) == 1 else None

    @cached_property
    def plan(self) -> tuple[float, ...]:
        """By hideout: how likely the Plan is there."""
        odds = [0.0] * len(HIDEOUTS)
        for (plan, _), odd in self.answers.items():
            odds[plan] += odd
        return tuple(odds)

    @cached_property
    def relevance(self) -> tuple[float, ...]:
        """By suspect: how open it is whether they own the hideout with the Plan, 0…1; or whether any is theirs."""
        fitting = worlds(self.clues)
        if not self.style.focuses:
            return tuple(
                float(len({owners[suspect] for _, owners, _ in fitting}) > 1) for suspect in range(len(SUSPECTS))
            )
        total = sum(weight for weight, _, _ in fitting)
        joint: dict[tuple[int, int], float] = {}
        for weight, owners, plan in fitting:
            for suspect, at in enumerate(owners):
                joint[suspect, plan] = joint.get((suspect, plan), 0.0) + weight / total * (at == plan)
        return tuple(
            sum(odd * _open(joint.get((suspect, at), 0.0) / odd) for at, odd in enumerate(self.plan) if odd)
            for suspect in range(len(SUSPECTS))
        )

    @cached_property
    def need(self) -> tuple[float, ...]:
        """By hideout: how much its key is needed."""
        return tuple(0.0 if hideout in self.held else odd for hideout, odd in zip(HIDEOUTS, self.plan, strict=True))

    def pick(self, holder: Seat) -> float:
        """How much a random face-down key of a seat (NOBODY: the stock) is needed."""
        keys = [key for key in self._keys(holder) if not key.face_up]
        return sum(map(self._needed, keys)) / len(keys) if keys else 0.0

    def _keys(self, holder: Seat) -> tuple[KeyView, ...]:
        return self.view.stock if holder == NOBODY else self.view.seats[holder].keys

    def _needed(self, key: KeyView) -> float:
        return self._unseen if key.key is None else self.need[HIDEOUTS.index(key.key)]

    @cached_property
    def _unseen(self) -> float:
        """How much a key is needed of which the player can't tell where it is."""
        lying = [self.view.stock, *(seat.keys for seat in self.view.seats)]
        told = {key.key for keys in lying for key in keys}
        unseen = [need for hideout, need in zip(HIDEOUTS, self.need, strict=True) if hideout not in told]
        return sum(unseen) / len(unseen) if unseen else 0.0

    @cached_property
    def key_price(self) -> float:
        """What having the very key is worth: more when the answer is clear."""
        if self.sure is not None:
            return SURE_KEY
        return KEY if self.style.foresees else 0.0

    @cached_property
    def goals(self) -> tuple[Circle, ...]:
        """The circles to be near: the way in, the key, or its holder."""
        if self.sure is None and not self.style.foresees:
            return ()
        wanted = [hideout for hideout, odd in zip(HIDEOUTS, self.plan, strict=True) if odd > 0.99]
        if wanted and wanted[0] in self.held:
            return tuple(c for c, hideout in ENTRANCES.items() if hideout == wanted[0]) if self.sure else ()
        holders = [other for other in self.view.seats if other.seat != self.seat and other.circle is not None]
        richest = max(holders, key=lambda other: self.best_spoil(other.seat), default=None)
        if self.view.stock and self.pick(NOBODY) > 0:
            return tuple(KEY_CIRCLES)
        if richest is not None and richest.circle is not None and self.best_spoil(richest.seat) > 0:
            return (richest.circle,)
        return ()

    def best_spoil(self, opponent: Seat) -> float:
        """How much the best key is needed that can be taken of an opponent."""
        shown = [self._needed(key) for key in self._keys(opponent) if key.face_up]
        return max([*shown, self.pick(opponent)])

    def ready_to_enter(self) -> bool:
        """Whether nothing is missing but the way."""
        return self.sure is not None and HIDEOUTS[self.sure[0]] in self.held

    def checks(self, suspects: Iterable[int]) -> float:
        """What checks of these files are worth, those open already taken first."""
        told, taken = 0.0, list(self.view.checks)
        for at in suspects:
            told += self.card(at, taken[at])
            taken[at] += 1
        return told

    def card(self, at: int, ahead: int) -> float:
        """What the card of a file after so many others is worth."""
        file = self.view.suspects[at].file
        if ahead >= len(file):
            return 0.0
        new = file[ahead] is None
        return CHECK * self.relevance[at] * (1.0 if new else KNOWN_CARD) + 0.01

    def place(self, circle: Circle) -> float:
        """What it is worth to stand on a circle."""
        if self.goals:
            return -LEAD * min(distances(circle)[goal] for goal in self.goals)
        if not self.style.leads:
            return 0.0
        near = (
            relevance / (1 + distances(circle)[suspect.circle])
            for relevance, suspect in zip(self.relevance, self.view.suspects, strict=True)
        )
        return LEAD * sum(near)

    def lit(self, segment: Hideout) -> float:
        """What it is worth to light a segment: the look, and whether the goal becomes dark or lit."""
        goal = HIDEOUTS[self.sure[0]] if self.sure is not None else None
        lost = 3.0 if segment == goal else 0.0
        won = 3.0 if goal == self.view.light and self.ready_to_enter() else 0.0
        return max(self.look(segment), 0.3 * self._shown(segment)) + won - lost

    def look(self, hideout: Hideout) -> float:
        """What a look into a briefcase is worth."""
        return LOOK * _open(self.plan[HIDEOUTS.index(hideout)])

    def _shown(self, segment: Hideout) -> float:
        return max((self.show(other.seat) for other in self.view.seats if _in(other.circle, segment)), default=0.0)

    def show(self, opponent: Seat) -> float:
        """What it is worth to see a key of an opponent."""
        return 0.0 if opponent == self.seat else self.pick(opponent)

    def stops(self, keys: int, opponents: Iterable[Seat]) -> float:
        """What keys and battles on a way are worth."""
        taken = self.key_price * self.pick(NOBODY) * keys + 0.05 * keys
        won = sum(self.key_price * self.best_spoil(other) + 0.05 for other in opponents)
        return taken + WIN_BATTLE * won


def _open(odd: float) -> float:
    """How open a question is whose answer is yes with that probability, 0…1."""
    return 0.0 if odd <= 0.0 or odd >= 1.0 else -odd * log2(odd) - (1 - odd) * log2(1 - odd)


def _in(circle: Circle | None, segment: Hideout) -> bool:
    return circle is not None and any(one.number == circle and one.segment == segment for one in BOARD.circles)


@cache
def distances(start: Circle) -> dict[Circle, int]:
    """How many steps it is from a circle to every other, on foot."""
    found, waiting = {start: 0}, [start]
    for circle in waiting:
        for other in STREETS[circle]:
            if other not in found:
                found[other] = found[circle] + 1
                waiting.append(other)
    return found


def worth(mind: Appraisal, move: Move) -> float:
    """What a move is worth to the computer player, in checks of an open question."""
    return _WORTH[type(move)](mind, cast("Never", move))


def _walk(mind: Appraisal, move: MoveAgent) -> float:
    way = route(mind.view, move)
    met = mind.checks(suspect.code for suspect in way.meets)
    return met + mind.stops(way.keys, way.opponents) + mind.place(way.end) - mind.place(way.path[0]) * 0.5


def _enter(mind: Appraisal, move: EnterHideout) -> float:
    right = mind.sure == (HIDEOUTS.index(move.hideout), move.owner.code)
    return CERTAIN if right else -CERTAIN


def _shadow(mind: Appraisal, move: MoveSuspect) -> float:
    at, here = move.suspect.code, mind.me.circle or 0
    met = mind.checks([at]) if here in move.path else 0.0
    return met + 0.1 * mind.relevance[at] / (1 + distances(here)[move.path[-1]]) - 0.01 * len(move.path)


def _light(mind: Appraisal, move: TurnSearchlight) -> float:
    return mind.lit(move.to)


def _look(mind: Appraisal, move: LookIntoBriefcase) -> float:
    return mind.look(mind.view.light) + 0.02


def _show(mind: Appraisal, move: ShowKey) -> float:
    return 0.3 * mind.show(move.opponent) + 0.01


def _check(mind: Appraisal, move: CheckFile) -> float:
    ahead = 0 if mind.view.stage == "checks" else mind.view.checks[move.suspect.code]
    return mind.card(move.suspect.code, ahead)


def _steal(mind: Appraisal, move: StealKey) -> float:
    if move.key is None:
        return mind.pick(mind.view.opponent or 0) + 0.01
    return mind.need[HIDEOUTS.index(move.key)]


def _always(value: float) -> Callable[[Appraisal, Move], float]:
    return lambda mind, move: value


_WORTH: dict[type[Move], Callable[[Appraisal, Never], float]] = {
    ChooseAction: _always(-CERTAIN),
    MoveAgent: _walk,
    EnterHideout: _enter,
    StayPut: _always(-2.0),
    MoveSuspect: _shadow,
    SkipSuspect: _always(-0.2),
    TurnSearchlight: _light,
    LookIntoBriefcase: _look,
    ShowKey: _show,
    LeaveLight: _always(0.0),
    TakeKey: _always(1.0),
    LeaveKey: _always(0.0),
    Battle: _always(1.0),
    AvoidBattle: _always(0.0),
    StealKey: _steal,
    CheckFile: _check,
    DeclineChecks: _always(0.0),
}


def choose(view: ThePlanView, legal: Sequence[Move], chance: Chance, budget_s: float, strength: Strength) -> Move:
    """The move worth most; of equal ones any."""
    if len(legal) == 1 or view.seat is None:
        return legal[0]
    return decide(Appraisal(view, view.seat, STYLES[strength]), legal, chance)


def decide(mind: Appraisal, legal: Sequence[Move], chance: Chance) -> Move:
    """What somebody of this mind plays."""
    if mind.view.choice is None and mind.view.stage == "action":
        return _action(mind, [move for move in legal if isinstance(move, ChooseAction)], chance)
    return _best(mind, [move for move in legal if not isinstance(move, ChooseAction)], chance)


def _action(mind: Appraisal, choices: Sequence[ChooseAction], chance: Chance) -> Move:
    """The action whose best move is worth most."""
    promise = promises(mind, choices, chance)
    top = max(promise.values())
    return chance.choice([choice for choice, value in promise.items() if value > top - EQUAL])


def promises(mind: Appraisal, choices: Sequence[ChooseAction], chance: Chance) -> dict[ChooseAction, float]:
    """By action: what its best move is worth."""
    state = imagine(mind.view, chance)
    promise: dict[ChooseAction, float] = {}
    for choice in choices:
        state.card, state.action = choice.card, choice.action
        moves = [move for move in legal_moves(state, state.active) if not isinstance(move, ChooseAction)]
        promise[choice] = max(worth(mind, move) for move in moves)
    return promise


def _best(mind: Appraisal, moves: Sequence[Move], chance: Chance) -> Move:
    worths = [worth(mind, move) for move in moves]
    top = max(worths)
    best = [move for move, value in zip(moves, worths, strict=True) if value > top - EQUAL]
    return chance.choice(best)
