"""Moves in one line each, with what is known to follow, as texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Never, cast

from engines.core.text import Text, Written, dashed, text
from engines.mind_mgmt import moves as m
from engines.mind_mgmt.belief.forecast import brings, leads_nowhere
from engines.mind_mgmt.board import Location
from engines.mind_mgmt.cards import Immortal, Token
from engines.mind_mgmt.names import (
    agent_name,
    ally_name,
    feature_name,
    hour_name,
    location_name,
    recruiter_name,
    token_name,
)
from engines.mind_mgmt.views import MindMgmtView

Describe = Callable[[MindMgmtView, m.Move], Text]


def describe(view: MindMgmtView, move: m.Move) -> Text:
    """The move in one line with what is known to follow."""
    return cast(Describe, _MOVES[type(move)])(view, move)


def _at(view: MindMgmtView, agent: str) -> Text:
    """Where an agent stands."""
    at = next(pawn.location for pawn in view.pawns if pawn.agent == agent)
    assert at is not None
    return location_name(at)


def _immortal_at(view: MindMgmtView, immortal: Immortal) -> Text:
    return location_name(view.immortals[immortal - 1])


def _mayhem(view: MindMgmtView, move: m.PutMayhem) -> Text:
    one, other = move.border
    return text("mind-mgmt-describe-put-mayhem", one=location_name(one), other=location_name(other))


def _recruiter(view: MindMgmtView, move: m.TakeRecruiter) -> Text:
    if move.card is None:
        return text("mind-mgmt-describe-draw-recruiter")
    return text("mind-mgmt-describe-take-recruiter", card=recruiter_name(move.card))


def _placed(view: MindMgmtView, move: m.ChooseStart | m.PutSecondSlip | m.PutStep | m.ShowStep) -> Text:
    return text(f"mind-mgmt-describe-{dashed(move.kind)}", place=location_name(move.location))


def _on(view: MindMgmtView, to: Location, token: Token | None = None) -> str:
    """Whether a way leads on from there: `none` or `some`."""
    return "none" if leads_nowhere(view, to, token) else "some"


def _step(view: MindMgmtView, move: m.Step) -> Text:
    on = _on(view, move.to)
    return text("mind-mgmt-describe-step", place=location_name(move.to), recruits=brings(view, move.to), on=on)


def _slip(view: MindMgmtView, move: m.Slip) -> Text:
    return text(
        "mind-mgmt-describe-slip",
        token=token_name(move.token),
        place=location_name(move.to),
        recruits=brings(view, move.to),
        on=_on(view, move.to, move.token),
    )


def _put_immortal(view: MindMgmtView, move: m.PutImmortal) -> Text:
    number = len(view.immortals) + 1
    return text("mind-mgmt-describe-put-immortal", number=number, place=location_name(move.location))


def _take_agent(view: MindMgmtView, move: m.TakeAgent) -> Text:
    return text("mind-mgmt-describe-take-agent", agent=agent_name(move.agent))


def _pawn(view: MindMgmtView, move: m.PutPawn) -> Text:
    return text("mind-mgmt-describe-put-pawn", agent=agent_name(move.agent), place=location_name(move.location))


def _glide(view: MindMgmtView, move: m.MoveImmortal) -> Text:
    return text(
        "mind-mgmt-describe-move-immortal",
        number=move.immortal,
        origin=_immortal_at(view, move.immortal),
        place=location_name(move.to),
    )


def _claim(view: MindMgmtView, move: m.ClaimRecruit) -> Text:
    left = view.goal - view.recruits - 1
    return text("mind-mgmt-describe-claim-recruit", feature=feature_name(move.feature), left=max(left, 0))


def _end_turn(view: MindMgmtView, move: m.EndTurn) -> Text:
    return text("mind-mgmt-describe-end-turn", hour=hour_name(view.hour + 1))


def _plain(view: MindMgmtView, move: m.SayNoNewStep) -> Text:
    return text(f"mind-mgmt-describe-{dashed(move.kind)}")


def _order(view: MindMgmtView, move: m.SetOrder) -> Text:
    return text(f"mind-mgmt-describe-set-order-{move.order}")


def _walk(view: MindMgmtView, move: m.MoveAgent) -> Text:
    return text("mind-mgmt-describe-move-agent", agent=agent_name(move.agent), place=location_name(move.to))


def _ask(view: MindMgmtView, move: m.Ask) -> Text:
    values = {"agent": agent_name(move.agent), "feature": feature_name(move.feature)}
    if move.ally is None:
        return text("mind-mgmt-describe-ask", **values)
    return text("mind-mgmt-describe-ask-ally", ally=ally_name(move.ally), **values)


def _reveal(view: MindMgmtView, move: m.Reveal) -> Text:
    values = {"agent": agent_name(move.agent), "place": _at(view, move.agent)}
    if move.note is None:
        return text("mind-mgmt-describe-reveal", **values)
    return text("mind-mgmt-describe-reveal-note", note=location_name(move.note), **values)


def _there(view: MindMgmtView, move: m.Capture | m.Sense) -> Text:
    place = _at(view, move.agent)
    return text(f"mind-mgmt-describe-{move.kind}", agent=agent_name(move.agent), place=place)


def _shake(view: MindMgmtView, move: m.ShakeDown) -> Text:
    return text("mind-mgmt-describe-shake-down", agent=agent_name(move.agent), feature=feature_name(move.feature))


def _push(view: MindMgmtView, move: m.PushImmortal) -> Text:
    return text("mind-mgmt-describe-push-immortal", number=_pushed(view), place=location_name(move.to))


def _leave(view: MindMgmtView, move: m.LeaveImmortal) -> Text:
    return text("mind-mgmt-describe-leave-immortal", number=_pushed(view))


def _pushed(view: MindMgmtView) -> Immortal:
    now = view.activation
    assert now is not None
    assert now.pushing is not None
    return now.pushing


def _shift(view: MindMgmtView, move: m.ShiftImmortal) -> Text:
    return text(
        "mind-mgmt-describe-shift-immortal",
        agent=agent_name(move.agent),
        number=move.immortal,
        origin=_immortal_at(view, move.immortal),
        place=location_name(move.to),
    )


def _send(view: MindMgmtView, move: m.SendAgent) -> Text:
    return text(
        "mind-mgmt-describe-send-agent",
        agent=agent_name(move.agent),
        sent=agent_name(move.sent),
        place=location_name(move.to),
    )


def _finish(view: MindMgmtView, move: m.EndActivation) -> Text:
    message = "mind-mgmt-describe-end-activation" if view.activation else "mind-mgmt-describe-empty-activation"
    return text(message, agent=agent_name(move.agent))


def _note(view: MindMgmtView, move: m.WriteNote) -> Text:
    place = location_name(move.location)
    if move.text:
        return text("mind-mgmt-describe-write-note-text", place=place, text=Written(move.text))
    there = any(note.location == move.location for note in view.notes)
    return text("mind-mgmt-describe-write-note-anew" if there else "mind-mgmt-describe-write-note", place=place)


_MOVES: dict[type[m.Move], Callable[[MindMgmtView, Never], Text]] = {
    m.PutMayhem: _mayhem,
    m.TakeRecruiter: _recruiter,
    m.ChooseStart: _placed,
    m.Step: _step,
    m.Slip: _slip,
    m.PutImmortal: _put_immortal,
    m.TakeAgent: _take_agent,
    m.PutPawn: _pawn,
    m.PutSecondSlip: _placed,
    m.MoveImmortal: _glide,
    m.PutStep: _placed,
    m.ClaimRecruit: _claim,
    m.EndTurn: _end_turn,
    m.ShowStep: _placed,
    m.SayNoNewStep: _plain,
    m.SetOrder: _order,
    m.MoveAgent: _walk,
    m.Ask: _ask,
    m.Reveal: _reveal,
    m.Capture: _there,
    m.ShakeDown: _shake,
    m.PushImmortal: _push,
    m.LeaveImmortal: _leave,
    m.Sense: _there,
    m.ShiftImmortal: _shift,
    m.SendAgent: _send,
    m.EndActivation: _finish,
    m.WriteNote: _note,
}
