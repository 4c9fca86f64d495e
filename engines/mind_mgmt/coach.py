"""What is told of a question: how many trails fit, which capture is sure, which question would tell most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from engines.core.chance import Chance
from engines.core.coach import Advice, percent
from engines.core.strength import Strength
from engines.core.text import Text, text
from engines.mind_mgmt.belief.history import mask_of
from engines.mind_mgmt.belief.knowledge import ENOUGH, SOME, trails
from engines.mind_mgmt.board import WITH, Feature, Location, within
from engines.mind_mgmt.cards import FACTS
from engines.mind_mgmt.describe import describe
from engines.mind_mgmt.moves import (
    Ask,
    Capture,
    ClaimRecruit,
    EndActivation,
    EndTurn,
    LeaveImmortal,
    Move,
    MoveAgent,
    MoveImmortal,
    PushImmortal,
    PutImmortal,
    PutPawn,
    Reveal,
    SendAgent,
    Sense,
    ShiftImmortal,
    ShowStep,
    Slip,
    Step,
)
from engines.mind_mgmt.names import feature_name
from engines.mind_mgmt.player.agents import Hunters, planned
from engines.mind_mgmt.player.chase import Chase
from engines.mind_mgmt.player.choose import choose
from engines.mind_mgmt.player.recruiter import Fugitive
from engines.mind_mgmt.player.weighing import Floats
from engines.mind_mgmt.player.winning import winning
from engines.mind_mgmt.player.wits import SKILLS, Wits
from engines.mind_mgmt.rules.powers import kind_in
from engines.mind_mgmt.views import MindMgmtView

_PLAIN: dict[type[Move], str] = {
    ClaimRecruit: "recruit",
    EndActivation: "enough",
    EndTurn: "enough",
    LeaveImmortal: "enough",
    MoveAgent: "cover",
    SendAgent: "cover",
    MoveImmortal: "immortal",
    PutImmortal: "immortal",
    PutPawn: "cover",
    PushImmortal: "break-up",
    ShiftImmortal: "break-up",
    ShowStep: "quiet",
}


def advise(view: MindMgmtView, legal: Sequence[Move], chance: Chance, budget_s: float) -> Advice[Move]:
    """As the Recruiter what wins, then what is safe; as an agent a sure capture, then what tells most."""
    wits = Wits(SKILLS[Strength.HARD], chance, budget_s)
    if view.stage == "agents":
        return _hunting(Hunters(view, wits, legal), legal, wits)
    best, known = choose(view, legal, chance, budget_s, Strength.HARD), tuple(_known(view))
    won = tuple(winning(view, legal)) if view.stage == "recruiter" else ()
    return Advice((best,), why=_evades(view, best, won, wits), known=known, sure=won)


def _hunting(mind: Hunters, legal: Sequence[Move], wits: Wits) -> Advice[Move]:
    view, plan, sure = mind.view, planned(mind, legal, wits), tuple(_sure(mind.view, legal))
    return Advice(
        moves=plan.moves[:1],
        why=text("mind-mgmt-coach-sure") if plan.moves[0] in sure else _hunts(mind, plan.moves),
        known=tuple(_known(view)),
        sure=sure,
        tells=_tells(mind, Chase(view, legal), plan.moves),
    )


def _known(view: MindMgmtView) -> Iterator[Text]:
    """How many trails fit all that the agents know, and in how many places those end."""
    if view.hour:
        found = trails(view, ENOUGH, SOME)
        count, exact = round(len(found) / found.share), "yes" if found.share == 1.0 else "no"
        places = len(np.unique(found.here))
        told = text("mind-mgmt-coach-known", trails=count, exact=exact, places=places)
        yield text("mind-mgmt-coach-agents", known=told) if view.seat == view.recruiter else told


def _sure(view: MindMgmtView, legal: Sequence[Move]) -> Iterator[Move]:
    """Captures where every trail ends, and the ways there of who can still act."""
    found = trails(view, ENOUGH, SOME)
    ends = np.unique(found.here)
    if found.share < 1.0 or len(ends) != 1 or int(ends[0]) in view.immortals:
        return
    at = int(ends[0])
    standing = {pawn.agent: pawn.location for pawn in view.pawns}
    acted = view.activation is not None and view.activation.acted
    yield from (move for move in legal if isinstance(move, Capture) and standing[move.agent] == at)
    yield from (move for move in legal if isinstance(move, MoveAgent) and move.to == at and not acted)


def _evades(view: MindMgmtView, best: Move, won: Sequence[Move], wits: Wits) -> Text | None:
    if best in won:
        return text("mind-mgmt-coach-wins")
    if isinstance(best, Step | Slip) and view.hour:
        mind = Fugitive(view, wits)
        token = best.token if isinstance(best, Slip) else None
        caught = percent(mind.threat(best.to, token).capture)
        return text("mind-mgmt-coach-way", recruits=mind.recruits[best.to], percent=caught)
    return _plain(best)


def _plain(best: Move) -> Text | None:
    return text(f"mind-mgmt-coach-{_PLAIN[type(best)]}") if type(best) in _PLAIN else None


def _hunts(mind: Hunters, moves: Sequence[Move]) -> Text | None:
    """Why a plan is followed: by what comes of its action, done at once or after the walk there."""
    first, deed = moves[0], next((move for move in moves if not isinstance(move, MoveAgent)), moves[0])
    if not isinstance(deed, Capture | Ask | Reveal | Sense):
        return _plain(first)
    stands = next(pawn.location or 0 for pawn in mind.view.pawns if pawn.agent == deed.agent)
    at = first.to if isinstance(first, MoveAgent) else stands
    if isinstance(deed, Capture):
        return text("mind-mgmt-coach-capture", percent=percent(float(mind.outlook.now[at])))
    told = _ruled_out(mind, _answers(mind, deed, at))
    if isinstance(deed, Ask) and deed != first:
        return text("mind-mgmt-coach-then", move=describe(mind.view, deed), percent=told)
    return text("mind-mgmt-coach-rules-out", percent=told)


def _answers(mind: Hunters, move: Ask | Reveal | Sense, at: Location) -> Floats:
    """By trail how likely each answer is to what is asked there."""
    outlook = mind.outlook
    match move:
        case Ask():
            places = _asked(mind, move.feature)
            return outlook.steps(places) if move.ally is None else outlook.all_steps(places)
        case Reveal():
            return outlook.visits(at)
        case Sense():
            return outlook.ends_in(mask_of(kind_in(mind.view.mission, move.agent).senses(at)))


def _asked(mind: Hunters, feature: Feature) -> tuple[Location, ...]:
    return tuple(at for at in WITH[feature] if at not in mind.marked)


def _ruled_out(mind: Hunters, answers: Floats) -> int:
    """Which share of the trails an answer should rule out, in percent."""
    weights = mind.outlook.weights
    heard = weights @ answers
    fits = weights @ (answers > 0)
    return percent(1.0 - float(heard @ fits))


def _tells(mind: Hunters, chase: Chase, plan: Sequence[Move]) -> Text | None:
    """The question that should rule out most, of those that can still be asked in this activation."""
    told = {feature: _ruled_out(mind, mind.outlook.steps(_asked(mind, feature))) for feature in _open(mind, chase)}
    most = max(told, key=lambda feature: told[feature], default=None)
    if most is None or not told[most] or any(isinstance(move, Ask) and move.feature == most for move in plan):
        return None
    return text("mind-mgmt-coach-ask", feature=feature_name(most), percent=told[most])


def _open(mind: Hunters, chase: Chase) -> Iterator[Feature]:
    """What can be asked about where those who can still act are, or can walk to."""
    now = mind.view.activation
    if now is not None and now.acted:
        return
    for pawn in chase.actors:
        if pawn.location is not None:
            walk = now is None or not now.moved
            ends = (pawn.location, *(within(mind.mayhem, pawn.location, FACTS.walk) if walk else ()))
            for at in ends:
                if at not in mind.view.immortals:
                    askable = kind_in(mind.view.mission, pawn.agent).askable(at)
                    yield from (feature for feature in askable if feature not in mind.barred)
