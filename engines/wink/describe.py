"""A move in one line, with what is known to follow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.core.text import Text, Who, text
from engines.wink import moves as m
from engines.wink.views import WinkView


def describe(view: WinkView, move: m.Move) -> Text:
    """The move as its player sees it."""
    return _MOVES[type(move)](view, move)


def _name(view: WinkView, move: m.NameAccomplice | m.PlanNaming) -> Text:
    """Whom to name, or nobody, for the call that is open."""
    number = next(call.number for call in view.calls if call.seat == view.active)
    if move.named is None:
        return text("wink-describe-name-nobody", number=number)
    return text("wink-describe-name", who=Who(move.named), number=number)


def _call(view: WinkView, move: m.CallNumber | m.PlanCall) -> Text:
    """A live call declines an open one; in glance the naming is set apart."""
    own = None if view.me is None else view.me.call
    if own is None or not view.live:
        return text("wink-describe-call", number=move.number)
    return text("wink-describe-call-anew", number=move.number, own=own.number)


def _accuse(view: WinkView, move: m.Accuse | m.PlanAccusation) -> Text:
    caller = next((call.seat for call in view.calls if call.number == move.number), move.accused)
    return text("wink-describe-accuse", who=Who(move.accused), number=move.number, caller=Who(caller))


def _watch(view: WinkView, move: m.Watch) -> Text:
    return text("wink-describe-watch", who=Who(move.watched))


def _manner(view: WinkView, move: m.SetManner) -> Text:
    return text(f"wink-describe-manner-{move.manner}")


def _until_turn(view: WinkView, move: m.ConfirmUntilTurn) -> Text:
    confirmed = view.me is not None and view.me.confirmed and not view.me.away
    return text("wink-describe-stand" if confirmed else "wink-describe-confirm-until-turn")


def _plain(message_id: str) -> Callable[[WinkView, Any], Text]:
    return lambda view, move: text(message_id)


_MOVES: dict[type, Callable[[WinkView, Any], Text]] = {
    m.NameAccomplice: _name,
    m.CallNumber: _call,
    m.SkipCall: _plain("wink-describe-skip"),
    m.Accuse: _accuse,
    m.Watch: _watch,
    m.SetManner: _manner,
    m.PlanAccusation: _accuse,
    m.DropAccusation: _plain("wink-describe-drop"),
    m.PlanNaming: _name,
    m.PlanCall: _call,
    m.Confirm: _plain("wink-describe-confirm"),
    m.ConfirmUntilTurn: _until_turn,
    m.ConfirmMyself: _plain("wink-describe-confirm-myself"),
}
