"""Moves in one line each, with what is known to follow, as texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Never, cast

from engines.core.text import Text, Written, dashed, text
from engines.mind_mgmt import moves as m
from engines.mind_mgmt.belief.forecast import brings, may_fail, onward
from engines.mind_mgmt.cards import Immortal
from engines.mind_mgmt.names import (
    agent_name,
    ally_name,
    feature_name,
    feature_names,
    hour_name,
    line_name,
    location_name,
    module_names,
    place_name,
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


def _pick(view: MindMgmtView, move: m.PickModules) -> Text:
    count = len(move.modules)
    return text("mind-mgmt-describe-pick-modules", count=count, modules=module_names(move.modules))


def _keep(view: MindMgmtView, move: m.KeepCards) -> Text:
    kept, under = feature_names(move.cards), feature_names(move.under)
    return text("mind-mgmt-describe-keep-cards", kept=kept, under=under)


def _bugs(view: MindMgmtView, move: m.PutBugs) -> Text:
    return text("mind-mgmt-describe-put-bugs", places=tuple(map(place_name, move.locations)))


def _turncoat(view: MindMgmtView, move: m.NameTurncoat) -> Text:
    place = _immortal_at(view, move.immortal)
    return text("mind-mgmt-describe-name-turncoat", number=move.immortal, place=place)


def _swap(view: MindMgmtView, move: m.SwapAgents) -> Text:
    values = {"agent": agent_name(move.agent), "other": agent_name(move.other)}
    return text("mind-mgmt-describe-swap-agents", place=_at(view, move.other), **values)


def _noted(view: MindMgmtView, move: m.NoteFeature) -> Text:
    return text("mind-mgmt-describe-note-feature", feature=feature_name(move.feature))


def _named(view: MindMgmtView, move: m.NameAgents) -> Text:
    return text("mind-mgmt-describe-name-agents", agents=tuple(map(agent_name, move.agents)))


def _told(view: MindMgmtView, move: m.UseAlly) -> Text:
    """The line is named; what the ally tells of it is said by its own text."""
    message = f"mind-mgmt-describe-use-ally-{dashed(move.ally.value)}"
    return text(message, agent=agent_name(move.agent), line=line_name(move.line))


def _cordon(view: MindMgmtView, move: m.PutCordon) -> Text:
    values = {"agent": agent_name(move.agent), "place": _at(view, move.agent)}
    if move.source is None:
        return text("mind-mgmt-describe-put-cordon", **values)
    return text("mind-mgmt-describe-put-cordon-from", source=place_name(move.source), **values)


def _mayhem(view: MindMgmtView, move: m.PutMayhem) -> Text:
    one, other = move.border
    return text("mind-mgmt-describe-put-mayhem", one=location_name(one), other=location_name(other))


def _recruiter(view: MindMgmtView, move: m.TakeRecruiter) -> Text:
    if move.card is None:
        return text("mind-mgmt-describe-draw-recruiter")
    return text("mind-mgmt-describe-take-recruiter", card=recruiter_name(move.card))


_Placed = m.PutDoor | m.ChooseStart | m.PutSecondSlip | m.WakeSleeper | m.PutStep | m.ShowStep


def _placed(view: MindMgmtView, move: _Placed) -> Text:
    return text(f"mind-mgmt-describe-{dashed(move.kind)}", place=location_name(move.location))


def _step(view: MindMgmtView, move: m.Step) -> Text:
    values = {"recruits": brings(view, move.to), "on": onward(view, move.to)}
    return text("mind-mgmt-describe-step", place=location_name(move.to), **values)


def _slip(view: MindMgmtView, move: m.Slip) -> Text:
    return text(
        "mind-mgmt-describe-slip",
        token=token_name(move.token),
        place=location_name(move.to),
        recruits=brings(view, move.to),
        on=onward(view, move.to, move.token),
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
    if may_fail(view, move.feature):
        return text("mind-mgmt-describe-claim-recruit-perhaps", feature=feature_name(move.feature))
    return text("mind-mgmt-describe-claim-recruit", feature=feature_name(move.feature), left=max(left, 0))


def _end_turn(view: MindMgmtView, move: m.EndTurn) -> Text:
    return text("mind-mgmt-describe-end-turn", hour=hour_name(view.hour + 1))


def _plain(view: MindMgmtView, move: m.SayNoNewStep | m.Jam) -> Text:
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
    m.PickModules: _pick,
    m.PutMayhem: _mayhem,
    m.PutDoor: _placed,
    m.TakeRecruiter: _recruiter,
    m.ChooseStart: _placed,
    m.KeepCards: _keep,
    m.Step: _step,
    m.Slip: _slip,
    m.PutImmortal: _put_immortal,
    m.NoteFeature: _noted,
    m.NameAgents: _named,
    m.TakeAgent: _take_agent,
    m.PutPawn: _pawn,
    m.PutSecondSlip: _placed,
    m.PutBugs: _bugs,
    m.NameTurncoat: _turncoat,
    m.MoveImmortal: _glide,
    m.WakeSleeper: _placed,
    m.PutStep: _placed,
    m.ClaimRecruit: _claim,
    m.EndTurn: _end_turn,
    m.ShowStep: _placed,
    m.SayNoNewStep: _plain,
    m.Jam: _plain,
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
    m.SwapAgents: _swap,
    m.UseAlly: _told,
    m.PutCordon: _cordon,
    m.EndActivation: _finish,
    m.WriteNote: _note,
}
