"""Choosing a card and one of its actions (TP-4); it may be done anew until the action is carried out."""

from __future__ import annotations

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.the_plan.cards import CARDS, Action
from engines.the_plan.errors import refusal
from engines.the_plan.events import ActionChosen, Event
from engines.the_plan.moves import ChooseAction
from engines.the_plan.state import State


def choose_action(state: State, seat: Seat, move: ChooseAction, chance: Chance) -> list[Event]:
    """Lay the card ready in secret; nothing happens yet."""
    if not 0 <= move.card < len(CARDS) or move.action not in CARDS[move.card]:
        raise refusal("not-on-card")
    if not state.players[seat].ready[move.card]:
        raise refusal("card-spent")
    if (state.card, state.action) == (move.card, move.action):
        raise refusal("chosen-already")
    state.card, state.action = move.card, move.action
    return [ActionChosen(seat, move.card, move.action)]


def needs(state: State, *actions: Action) -> None:
    """Refuse what isn't the action chosen."""
    if state.stage == "action" and state.action not in actions:
        raise refusal("choose-first" if state.action is None else "other-action")
