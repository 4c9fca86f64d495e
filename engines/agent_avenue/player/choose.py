"""The computer player: what is certain comes first, then the net's odds; how warm it chooses is its strength."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from engines.agent_avenue.moves import ConfirmMarketCard, Move, Recruit, SetAside
from engines.agent_avenue.player.certain import Certainty, certainty
from engines.agent_avenue.player.features import features
from engines.agent_avenue.player.net import mode_of, nets
from engines.agent_avenue.player.seen import choice_of, seen_of
from engines.agent_avenue.state import NOBODY
from engines.agent_avenue.views import AgentAvenueView
from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.core.strength import Strength

MOST_PROPOSALS = 2
"""Having proposed so often in one taking, it agrees to what its partner proposes (AA-46)."""
_FINE = 1 << 20


@dataclass(frozen=True, slots=True)
class Manner:
    """How a strength chooses.

    `warmth`: by how much in chances to win a choice may be worse and still be made e times as rarely as the best.
    `overlooks`: in how many of a hundred decisions no end of the game is seen. `sorts`: whether cards are set aside.
    `foresees`: whether it sees that an answer wins which the other side can't miss.
    """

    warmth: float
    overlooks: int = 0
    sorts: bool = True
    foresees: bool = True


MANNERS: dict[Strength, Manner] = {
    Strength.EASY: Manner(0.13, overlooks=15, sorts=False, foresees=False),
    Strength.NORMAL: Manner(0.07, foresees=False),
    Strength.HARD: Manner(0.015),
}


def choose(view: AgentAvenueView, legal: Sequence[Move], chance: Chance, budget_s: float, strength: Strength) -> Move:
    """A choice in the manner of the strength; it takes a few thousandths of a second, whatever the budget."""
    if len(legal) == 1 or view.seat is None:
        return legal[0]
    manner = MANNERS[strength]
    choices = _considered(legal, manner)
    blind = chance.below(100) < manner.overlooks
    sure = certainty(view, view.seat, choices, chance) if not blind else None
    wish = partners_wish(view)
    if wish in choices and (sure is None or agrees(view, sure, choices.index(wish))):
        return wish
    left = left_by(sure, len(choices), manner)
    weights = _weights(view, view.seat, [choices[at] for at in left], manner, blind)
    return choices[left[_drawn(weights, chance)]]


def odds(view: AgentAvenueView, seat: Seat, choices: Sequence[Move], *, blind: bool = False) -> list[float]:
    """The chance to win that the net gives each choice."""
    face_up = NOBODY if view.pair.face_up is None else view.pair.face_up.code
    taken_back = NOBODY if view.taken_back is None else view.taken_back.code
    coded = [choice_of(move, face_up, taken_back, seat) for move in choices]
    net = nets()[mode_of(len(view.hands), view.advanced)]
    worth = net.worth(features([seen_of(view, seat)], [coded], blind=blind))
    return [1 / (1 + exp(-max(-30.0, min(30.0, float(each))))) for each in worth]


def _considered(legal: Sequence[Move], manner: Manner) -> list[Move]:
    """What it thinks of at all."""
    if manner.sorts:
        return list(legal)
    return [move for move in legal if not isinstance(move, SetAside)] or list(legal)


def left_by(sure: Certainty | None, choices: int, manner: Manner) -> list[int]:
    """The choices that are left by what is certain: sure wins alone, no sure losses, no gifts."""
    every = list(range(choices))
    if sure is None:
        return every
    if any(sure.wins):
        return [at for at in every if sure.wins[at]]
    safe = [at for at in every if not sure.loses[at]] or every
    if manner.foresees:
        safe = [at for at in safe if not sure.gives[at]] or safe
    return safe


def agrees(view: AgentAvenueView, sure: Certainty, at: int) -> bool:
    """Whether it goes along with its partner: unless that surely loses and something else doesn't."""
    return not sure.loses[at] or all(sure.loses) or _gives_in(view)


def _weights(view: AgentAvenueView, seat: Seat, choices: Sequence[Move], manner: Manner, blind: bool) -> list[int]:
    found = odds(view, seat, choices, blind=blind)
    best = max(found)
    return [int(_FINE * exp((each - best) / manner.warmth)) for each in found]


def _drawn(weights: Sequence[int], chance: Chance) -> int:
    at = chance.below(sum(weights))
    for index, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return index
    raise AssertionError("what is drawn lies below the sum")


def partners_wish(view: AgentAvenueView) -> Move | None:
    """What the partner wants the team to do: a program goes along with it unless it loses (AA-43, AA-46)."""
    proposal = view.proposal
    if proposal is not None and proposal.by != view.seat:
        return ConfirmMarketCard(proposal.taker, proposal.card)
    theirs = [pick for pick in view.picks if pick.seat != view.seat]
    return Recruit(theirs[0].which) if theirs else None


def _gives_in(view: AgentAvenueView) -> bool:
    """Whether it goes along with its partner in any case, so that two programs get done.

    Of two partners who have picked different cards the one on the lower seat does (AA-43), and at the black market
    one who has proposed twice (AA-46).
    """
    if view.proposal is not None and view.seat is not None:
        return view.proposals[view.seat] >= MOST_PROPOSALS
    return len(view.picks) == 2 and view.seat == min(pick.seat for pick in view.picks)
