"""Moves in one line, with what is known to follow."""

from __future__ import annotations

from functools import singledispatch

from engines.core.seats import Seat
from engines.core.text import Text, Value, Who, text
from engines.infiltraitors.cards import Card, matches
from engines.infiltraitors.missions import MISSIONS
from engines.infiltraitors.moves import (
    Capture,
    DeclineReward,
    Discard,
    DiscardUnseen,
    Eliminate,
    EliminateKeyPerson,
    Exchange,
    GiveClue,
    GiveKeyClue,
    Leave,
    Move,
    Stay,
    TakeFaceDownReward,
    TakeReward,
    Wait,
)
from engines.infiltraitors.names import card_name
from engines.infiltraitors.rules.ending import Hopeless, hopeless
from engines.infiltraitors.views import InfiltraitorsView, SuspectView


def describe(view: InfiltraitorsView, move: Move) -> Text:
    """The move in one line and what is known to follow."""
    return _line(move, view)


@singledispatch
def _line(move: Move, view: InfiltraitorsView) -> Text:
    raise TypeError(move)


def turned(suspect: SuspectView | None, card: Card) -> str:
    """How a clue will lie, to those who know the suspect: `upright`, `sideways` or `unknown`."""
    if suspect is None or suspect.identity is None:
        return "unknown"
    return "upright" if matches(suspect.identity.code, card.code) else "sideways"


def owner_of(view: InfiltraitorsView, card: Card) -> Seat | None:
    """Whose hand a card is in, as far as the viewer sees; None: nobody's."""
    return next((hand.seat for hand in view.hands if hand.cards is not None and card in hand.cards), None)


@_line.register
def _capture(move: Capture, view: InfiltraitorsView) -> Text:
    kept = MISSIONS[view.mission].has("second_card")
    top = "nothing" if not view.hq else "kept" if kept else "discarded"
    return text("infiltraitors-describe-capture", top=top)


@_line.register
def _give_clue(move: GiveClue, view: InfiltraitorsView) -> Text:
    suspect = None if view.seat is None else view.suspect_of(view.seat)
    values: dict[str, Value] = {"card": card_name(move.card), "turned": turned(suspect, move.card)}
    owner = owner_of(view, move.card)
    if owner is None or owner == view.seat:
        return text("infiltraitors-describe-give-clue", **values)
    return text("infiltraitors-describe-give-clue-from", owner=Who(owner), **values)


@_line.register
def _exchange(move: Exchange, view: InfiltraitorsView) -> Text:
    draws = "yes" if view.hq else "no"
    card, target, owner = card_name(move.card), Who(move.target), owner_of(view, move.card)
    if move.card in view.specials:
        return text("infiltraitors-describe-exchange-middle", card=card, target=target, draws=draws)
    if owner is None or owner == view.seat:
        return text("infiltraitors-describe-exchange", card=card, target=target, draws=draws)
    return text("infiltraitors-describe-exchange-from", card=card, target=target, draws=draws, owner=Who(owner))


@_line.register
def _wait(move: Wait, view: InfiltraitorsView) -> Text:
    there = min(move.draw, view.hq - 1)
    if there < move.draw:
        return text("infiltraitors-describe-wait-short", count=move.draw, there=there)
    return text("infiltraitors-describe-wait", count=move.draw)


@_line.register
def _eliminate(move: Eliminate, view: InfiltraitorsView) -> Text:
    card, miss = card_name(move.identity), _miss(view)
    return text("infiltraitors-describe-eliminate", card=card, target=Who(move.target), miss=miss)


def _miss(view: InfiltraitorsView) -> str:
    """What a wrong shot costs: a bullet that can be spared, or the mission (IN-11)."""
    return "bullet" if view.bullets > view.left else "mission"


@_line.register
def _take_reward(move: TakeReward, view: InfiltraitorsView) -> Text:
    return text("infiltraitors-describe-take-reward", card=card_name(move.card), to=_reward_to(view))


@_line.register
def _take_face_down(move: TakeFaceDownReward, view: InfiltraitorsView) -> Text:
    return text("infiltraitors-describe-take-face-down-reward", count=view.discards_down, to=_reward_to(view))


def _reward_to(view: InfiltraitorsView) -> str:
    return "pool" if MISSIONS[view.mission].has("last_stand") else "hand"


@_line.register
def _decline(move: DeclineReward, view: InfiltraitorsView) -> Text:
    return text("infiltraitors-describe-decline-reward")


@_line.register
def _discard(move: Discard, view: InfiltraitorsView) -> Text:
    face = "down" if MISSIONS[view.mission].has("discards_face_down") else "up"
    return text("infiltraitors-describe-discard", card=card_name(move.card), face=face)


@_line.register
def _discard_unseen(move: DiscardUnseen, view: InfiltraitorsView) -> Text:
    return text("infiltraitors-describe-discard-unseen", place=move.place + 1)


def ends_by(view: InfiltraitorsView, move: Leave | Stay) -> Hopeless | None:
    """Why leaving, or staying, loses the mission at once (IN-26); None: it doesn't."""
    gone = (*view.gone, view.active) if isinstance(move, Leave) else view.gone
    agents = [hand.seat for hand in view.hands if hand.seat not in gone]
    out_of_reach = view.middle > 0 or view.suspect_of(agents[0]) is not None
    return hopeless(len(agents), view.left, out_of_reach=out_of_reach)


@_line.register
def _leave(move: Leave, view: InfiltraitorsView) -> Text:
    clues = min(2 if len(view.hands) == 2 else 1, view.hands[view.active].count + len(view.discards))
    return text("infiltraitors-describe-leave", count=clues, ends=ends_by(view, move) or "not")


@_line.register
def _stay(move: Stay, view: InfiltraitorsView) -> Text:
    return text("infiltraitors-describe-stay", ends="at-once" if ends_by(view, move) else "not")


@_line.register
def _key_clue(move: GiveKeyClue, view: InfiltraitorsView) -> Text:
    return text("infiltraitors-describe-give-key-clue", card=card_name(move.card), turned=turned(view.key, move.card))


@_line.register
def _key_shot(move: EliminateKeyPerson, view: InfiltraitorsView) -> Text:
    return text("infiltraitors-describe-eliminate-key-person", card=card_name(move.identity), miss=_miss(view))
