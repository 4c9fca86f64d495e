"""What is told of a question: what each suspect may still be, which shot is sure, what a clue leaves."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.chance import Chance
from engines.core.coach import Advice, Prize, percent
from engines.core.strength import Strength
from engines.core.text import Text, Who, text
from engines.infiltraitors.cards import CARDS
from engines.infiltraitors.describe import describe
from engines.infiltraitors.moves import (
    Capture,
    Discard,
    Eliminate,
    EliminateKeyPerson,
    Exchange,
    GiveClue,
    GiveKeyClue,
    Move,
    TakeReward,
    Wait,
)
from engines.infiltraitors.names import card_name
from engines.infiltraitors.player.choose import SURE, choose, worth
from engines.infiltraitors.player.mind import STYLES, Mind
from engines.infiltraitors.views import InfiltraitorsView, SuspectView

Clue = GiveClue | Exchange | GiveKeyClue
Shot = Eliminate | EliminateKeyPerson

LIKE = 0.05
"""Actions that are worth so much less, in bits, are as good."""
TELLS = 0.05
"""A clue that tells less, in bits, isn't worth a word."""
_PLAIN: dict[type[Move], str] = {
    Capture: "infiltraitors-coach-capture",
    Wait: "infiltraitors-coach-wait",
    Discard: "infiltraitors-coach-discard",
    TakeReward: "infiltraitors-coach-reward",
}


def advise(view: InfiltraitorsView, legal: Sequence[Move], chance: Chance, budget_s: float) -> Advice[Move]:
    """A sure shot first, then what tells most."""
    assert view.seat is not None
    mind = Mind(view, view.seat, STYLES[Strength.HARD])
    best = choose(view, legal, chance, budget_s, Strength.HARD)
    sure, prize = _sure(mind, legal, best)
    return Advice(
        moves=(best,),
        alike=_alike(mind, legal, best),
        why=_why(mind, best),
        known=_known(mind),
        sure=sure,
        prize=prize,
        tells=_tells(mind, legal, best),
    )


def _sure(mind: Mind, legal: Sequence[Move], best: Move) -> tuple[tuple[Move, ...], Prize]:
    """The shots that can't miss: at the last suspect the mission, else those that the program wouldn't hold back."""
    shots = tuple(move for move in legal if isinstance(move, Shot) and _likely(mind, move) > SURE)
    if mind.view.left == 1:
        return shots, "win"
    return shots if best in shots else (), "hit"


def _alike(mind: Mind, legal: Sequence[Move], best: Move) -> tuple[Move, ...]:
    """The actions that are worth as much."""
    if mind.view.stage != "action":
        return ()
    least = worth(mind, best) - LIKE
    return tuple(move for move in legal if worth(mind, move) >= least)


def _likely(mind: Mind, shot: Shot) -> float:
    if isinstance(shot, Eliminate):
        return mind.likely(shot.target, shot.identity.code)
    weights = mind.weights.get(0, {})
    return weights.get(shot.identity.code, 0) / max(1, sum(weights.values()))


def _known(mind: Mind) -> tuple[Text, ...]:
    """What still fits each suspect that the viewer doesn't know."""
    suspects = tuple(_fits(mind, serial) for serial in mind.weights)
    return (text("infiltraitors-coach-known", suspects=suspects),) if suspects else ()


def _fits(mind: Mind, serial: int) -> Text:
    holder, weights = mind.suspects[serial].holder, mind.weights[serial]
    count = len(weights)
    only = card_name(CARDS[next(iter(weights))]) if count == 1 else ""
    if holder is None:
        return text("infiltraitors-coach-fits-key", count=count, card=only)
    return text("infiltraitors-coach-fits", who=Who(holder), count=count, card=only)


def _why(mind: Mind, best: Move) -> Text | None:
    if isinstance(best, Shot):
        likely = percent(_likely(mind, best))
        return text("infiltraitors-coach-only" if likely == 100 else "infiltraitors-coach-risk", percent=likely)
    if isinstance(best, Clue):
        return _leaves(mind, best)
    return text(_PLAIN[type(best)]) if type(best) in _PLAIN else None


def _leaves(mind: Mind, clue: Clue) -> Text | None:
    """How many identities a clue leaves, about, to those who could shoot the suspect."""
    suspect = _aimed_at(mind, clue)
    if suspect is None:
        return None
    fits = mind.audience(suspect).bit_count()
    left = round(fits / 2 ** mind.gain(suspect, clue.card.code))
    return text("infiltraitors-coach-clue", left=min(fits, max(1, left)), fits=fits)


def _tells(mind: Mind, legal: Sequence[Move], best: Move) -> Text | None:
    """The clue that tells most, where it isn't given anyway."""
    clues = [(move, suspect) for move in legal if isinstance(move, Clue) if (suspect := _aimed_at(mind, move))]
    told = {move: mind.gain(suspect, move.card.code) for move, suspect in clues}
    most = max(told, key=lambda move: told[move], default=None)
    return describe(mind.view, most) if most not in (None, best) and told[most] > TELLS else None


def _aimed_at(mind: Mind, clue: Clue) -> SuspectView | None:
    if isinstance(clue, GiveKeyClue):
        return mind.view.key
    return mind.view.suspect_of(clue.target if isinstance(clue, Exchange) else mind.seat)
