"""What can be concluded from what was seen: who may own which hideout, and where the Plan may be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import permutations
from typing import TypeAlias

from engines.core.seats import Seat
from engines.the_plan.cards import HIDEOUTS, SUSPECTS
from engines.the_plan.state import CODES, NOBODY, Code, State, place
from engines.the_plan.views import CardView, ThePlanView

Owners: TypeAlias = tuple[int, ...]
"""By a suspect's place: the place of their hideout."""
Answer: TypeAlias = tuple[int, int]
"""The place of the hideout with the Plan, and of the suspect who owns it."""

ALL_OWNERS: tuple[Owners, ...] = tuple(permutations(range(len(HIDEOUTS))))


@dataclass(frozen=True, slots=True)
class Clues:
    """All that bears on the answer.

    `halves`: by suspect the codes seen in their file; `plan`: by hideout whether the Plan is there (None: not known);
    `owned`: by suspect the place of their hideout where known; `wrong`: answers that claims have shown to be wrong.
    """

    halves: tuple[frozenset[Code], ...]
    plan: tuple[bool | None, ...]
    owned: tuple[int | None, ...] = (None, None, None, None)
    wrong: frozenset[Answer] = field(default_factory=frozenset)


def likelihoods(halves: frozenset[Code], owned: int | None = None) -> tuple[float, ...]:
    """By hideout: how likely these halves are in the file of a suspect who owns it, up to a factor (TP-2)."""
    seen = {code // 2 for code in halves}
    both = {at for at in seen if {2 * at, 2 * at + 1} <= halves}
    return tuple(
        0.5 ** len(seen - {at}) if both <= {at} and owned in (None, at) else 0.0 for at in range(len(HIDEOUTS))
    )


@lru_cache(maxsize=1 << 10)
def worlds(clues: Clues) -> tuple[tuple[float, Owners, int], ...]:
    """Every assignment of hideouts with every place of the Plan that fits the clues, with its weight."""
    return tuple(_fitting(clues))


def _fitting(clues: Clues) -> Iterator[tuple[float, Owners, int]]:
    chances = [likelihoods(halves, owned) for halves, owned in zip(clues.halves, clues.owned, strict=True)]
    places = _places(clues.plan)
    for owners in ALL_OWNERS:
        weight = 1.0
        for suspect, at in enumerate(owners):
            weight *= chances[suspect][at]
        if weight:
            for plan in places:
                if (plan, owners.index(plan)) not in clues.wrong:
                    yield weight, owners, plan


def answers(clues: Clues) -> dict[Answer, float]:
    """The probability of every answer that fits the clues."""
    weights: dict[Answer, float] = {}
    for weight, owners, plan in worlds(clues):
        answer = plan, owners.index(plan)
        weights[answer] = weights.get(answer, 0.0) + weight
    total = sum(weights.values())
    return {answer: weight / total for answer, weight in weights.items()}


def clues(view: ThePlanView) -> Clues:
    """What the viewer knows of the answer."""
    return Clues(
        halves=tuple(frozenset(halves_in(suspect.file)) for suspect in view.suspects),
        plan=tuple(briefcase.plan for briefcase in view.briefcases),
        owned=tuple(None if suspect.owns is None else place(suspect.owns) for suspect in view.suspects),
        wrong=frozenset((place(claim.hideout), claim.owner.code) for claim in view.claims if not claim.right),
    )


def halves_in(file: Iterable[CardView | None]) -> list[Code]:
    """The codes of the halves that the viewer knows in a file."""
    return [
        CODES[card.hideout, card.part]
        for card in file
        if card is not None and card.hideout is not None and card.part is not None
    ]


def clues_of(state: State, seat: Seat) -> Clues:
    """What a seat has seen."""
    player = state.players[seat]
    plan: list[bool | None] = [None] * len(HIDEOUTS)
    for _, hideout in player.looks:
        plan[place(hideout)] = hideout == state.plan
    owned: list[int | None] = [None] * len(SUSPECTS)
    if player.evidence != NOBODY:
        owned[player.evidence] = place(state.owners[player.evidence])
    halves: list[set[Code]] = [set() for _ in SUSPECTS]
    for _, suspect, code in player.seen:
        halves[suspect].add(code)
    wrong = frozenset((place(claim.hideout), claim.owner) for claim in state.claims if not claim.right)
    return Clues(tuple(map(frozenset, halves)), tuple(plan), tuple(owned), wrong)


def learn(state: State, seats: Iterable[Seat]) -> None:
    """Note the turn for those of the seats who could know the answer now."""
    for seat in seats:
        player = state.players[seat]
        if not player.knew and len(answers(clues_of(state, seat))) == 1:
            player.knew = state.number


def _places(plan: tuple[bool | None, ...]) -> tuple[int, ...]:
    known = [at for at, here in enumerate(plan) if here]
    return tuple(known) or tuple(at for at, here in enumerate(plan) if here is None)
