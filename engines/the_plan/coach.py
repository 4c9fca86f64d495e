"""What is told of a question: how many answers still fit, what would tell most, and when a claim is sure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.core.chance import Chance
from engines.core.coach import Advice, percent
from engines.core.strength import Strength
from engines.core.text import Text, text
from engines.the_plan.belief.forecast import route
from engines.the_plan.cards import HIDEOUTS, SUSPECTS, Hideout
from engines.the_plan.describe import describe
from engines.the_plan.imagine import imagine
from engines.the_plan.moves import (
    Battle,
    CheckFile,
    ChooseAction,
    EnterHideout,
    LookIntoBriefcase,
    Move,
    MoveAgent,
    MoveSuspect,
    ShowKey,
    StealKey,
    TakeKey,
    TurnSearchlight,
)
from engines.the_plan.names import suspect_name
from engines.the_plan.player import STYLES, Appraisal, decide, promises, worth
from engines.the_plan.rules.legal import legal as legal_moves
from engines.the_plan.secrecy import view as seen
from engines.the_plan.views import ThePlanView

LIKE = 0.02
"""Moves that are worth so much less, in checks of an open question, are as good."""
OPEN = 0.1
"""Files that tell less, in checks of an open question, aren't why somebody is met."""
_KEY, _FILE = "the-plan-coach-key", "the-plan-coach-file"
_PLAIN: dict[type[Move], str] = {
    EnterHideout: "the-plan-coach-claim",
    MoveSuspect: _FILE,
    CheckFile: _FILE,
    ShowKey: _KEY,
    TakeKey: _KEY,
    Battle: _KEY,
    StealKey: _KEY,
}


def advise(view: ThePlanView, legal: Sequence[Move], chance: Chance, budget_s: float) -> Advice[Move]:
    """A sure claim first, then what finds out most or gets the key."""
    assert view.seat is not None
    mind = Appraisal(view, view.seat, STYLES[Strength.HARD])
    best = decide(mind, legal, chance)
    then = _then(mind, best, chance)
    return Advice(
        moves=(best,),
        alike=tuple(_alike(mind, legal, best, chance)),
        why=_why(mind, best, then),
        known=(_known(mind),),
        sure=tuple(move for move in legal if _is_right(mind, move, chance)),
        tells=None if mind.sure else _tells(mind, best if then is None else then[1], legal, chance),
    )


def _is_right(mind: Appraisal, move: Move, chance: Chance) -> bool:
    """Whether it is the one claim that fits, or the action by which that can be made."""
    if mind.sure is None:
        return False
    if isinstance(move, ChooseAction):
        _, after = _chosen(mind, move, chance)
        return any(_is_right(mind, each, chance) for each in after)
    return isinstance(move, EnterHideout) and mind.sure == (HIDEOUTS.index(move.hideout), move.owner.code)


def _chosen(mind: Appraisal, move: ChooseAction, chance: Chance) -> tuple[ThePlanView, list[Move]]:
    """What the seat sees, and can do, once it has chosen that action."""
    state = imagine(mind.view, chance)
    state.card, state.action = move.card, move.action
    after: list[Move] = [each for each in legal_moves(state, mind.seat) if not isinstance(each, ChooseAction)]
    return seen(state, mind.seat), after


def _known(mind: Appraisal) -> Text:
    if mind.sure is not None:
        plan, owner = mind.sure
        return text("the-plan-coach-sure", hideout=HIDEOUTS[plan], owner=suspect_name(SUSPECTS[owner]))
    places = sum(odd > 0 for odd in mind.plan)
    return text("the-plan-coach-known", answers=len(mind.answers), places=places)


def _then(mind: Appraisal, best: Move, chance: Chance) -> tuple[ThePlanView, Move] | None:
    """What follows an action that is chosen."""
    if not isinstance(best, ChooseAction):
        return None
    view, after = _chosen(mind, best, chance)
    return view, decide(Appraisal(view, mind.seat, mind.style), after, chance)


def _alike(mind: Appraisal, legal: Sequence[Move], best: Move, chance: Chance) -> Iterator[Move]:
    """What is worth as much; an action as much as its best move."""
    if isinstance(best, ChooseAction):
        choices = [move for move in legal if isinstance(move, ChooseAction)]
        promise = promises(mind, choices, chance)
        yield from (choice for choice in choices if promise[choice] > promise[best] - LIKE)
    else:
        moves = (move for move in legal if not isinstance(move, ChooseAction))
        least = worth(mind, best) - LIKE
        yield from (move for move in moves if worth(mind, move) > least)


def _why(mind: Appraisal, best: Move, then: tuple[ThePlanView, Move] | None) -> Text | None:
    if then is not None:
        return text("the-plan-coach-action", move=describe(*then))
    match best:
        case MoveAgent():
            way = route(mind.view, best)
            met = mind.checks(each.code for each in way.meets) > OPEN
            return text(_FILE if met else _KEY if way.keys or way.opponents else "the-plan-coach-near")
        case LookIntoBriefcase() | TurnSearchlight():
            return _look(mind, mind.view.light if isinstance(best, LookIntoBriefcase) else best.to)
        case _:
            return text(_PLAIN[type(best)]) if type(best) in _PLAIN else None


def _look(mind: Appraisal, hideout: Hideout) -> Text:
    return text("the-plan-coach-look", percent=percent(mind.plan[HIDEOUTS.index(hideout)]), hideout=hideout)


def _tells(mind: Appraisal, best: Move, legal: Sequence[Move], chance: Chance) -> Text | None:
    """What should tell most of all that can be done now, where it isn't done anyway."""
    told: dict[Text, float] = {}
    for view, move in _deeds(mind, legal, chance):
        told.setdefault(describe(view, move), _found(mind, move))
    most = max(told, key=lambda each: told[each], default=None)
    return most if most is not None and told[most] > max(OPEN, _found(mind, best)) else None


def _deeds(mind: Appraisal, legal: Sequence[Move], chance: Chance) -> Iterator[tuple[ThePlanView, Move]]:
    """What can be done now, by each action that can still be chosen, with what is seen then."""
    for move in legal:
        if isinstance(move, ChooseAction):
            view, after = _chosen(mind, move, chance)
            yield from ((view, each) for each in after)
        else:
            yield mind.view, move


def _found(mind: Appraisal, move: Move) -> float:
    """What a move finds out, in checks of an open question."""
    match move:
        case MoveAgent():
            return mind.checks(each.code for each in route(mind.view, move).meets)
        case MoveSuspect():
            return mind.checks([move.suspect.code]) if mind.me.circle in move.path else 0.0
        case CheckFile():
            return worth(mind, move)
        case LookIntoBriefcase():
            return mind.look(mind.view.light)
        case TurnSearchlight():
            return mind.look(move.to)
        case _:
            return 0.0
