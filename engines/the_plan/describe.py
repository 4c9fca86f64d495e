"""Moves and events in one line each, as texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.core.text import Text, Who, text
from engines.the_plan import events as e
from engines.the_plan import moves as m
from engines.the_plan.forecast import Route, rides, route, written
from engines.the_plan.names import action_name, bonus_name, card_name, dashed, half_name, suspect_name
from engines.the_plan.views import ThePlanView


def effects(brings: Route) -> tuple[Text, ...]:
    """What a way brings: whom it meets, keys, battles, a text each."""
    told = []
    if brings.meets:
        told.append(text("the-plan-effect-meets", suspects=tuple(map(suspect_name, brings.meets))))
    if brings.keys:
        told.append(text("the-plan-effect-keys", count=brings.keys))
    if brings.opponents:
        told.append(text("the-plan-effect-battle", opponents=tuple(map(Who, brings.opponents))))
    return tuple(told)


def describe(view: ThePlanView, move: m.Move) -> Text:
    """The move in one line with what is known to follow."""
    return _MOVES[type(move)](view, move)


def _choose(view: ThePlanView, move: m.ChooseAction) -> Text:
    return text(f"the-plan-describe-choose-{dashed(move.action)}", roll=view.roll, card=card_name(move.card))


def _walk(view: ThePlanView, move: m.MoveAgent) -> Text:
    brings = route(view, move)
    return _way("the-plan-describe-move-agent", brings)


def _way(message: str, brings: Route, **values: Text | int) -> Text:
    """A way: its end, its circles, and what it brings if anything."""
    told = effects(brings)
    ending = "-with" if told else ""
    more = {"effects": told} if told else {}
    return text(f"{message}{ending}", end=brings.end, way=written(brings.path), **values, **more)


def _enter(view: ThePlanView, move: m.EnterHideout) -> Text:
    way = written((view.seats[view.active].circle or 0, *move.path))
    return text("the-plan-describe-enter-hideout", hideout=move.hideout, owner=suspect_name(move.owner), way=way)


def _shadow(view: ThePlanView, move: m.MoveSuspect) -> Text:
    brings = route(view, move)
    name = suspect_name(move.suspect)
    message = "the-plan-describe-move-suspect-met" if brings.meets else "the-plan-describe-move-suspect"
    return text(message, suspect=name, end=brings.end, way=written(brings.path))


def _skip(view: ThePlanView, move: m.SkipSuspect) -> Text:
    return text("the-plan-describe-skip-suspect", suspect=suspect_name(move.suspect), count=move.count)


def _turn(view: ThePlanView, move: m.TurnSearchlight) -> Text:
    return text("the-plan-describe-turn-searchlight", hideout=move.to)


def _look(view: ThePlanView, move: m.LookIntoBriefcase) -> Text:
    return text("the-plan-describe-look-into-briefcase", hideout=view.light)


def _opposed(view: ThePlanView, move: m.ShowKey | m.Battle | m.AvoidBattle) -> Text:
    return text(f"the-plan-describe-{dashed(move.kind)}", opponent=Who(move.opponent))


def _steal(view: ThePlanView, move: m.StealKey) -> Text:
    if move.key is None:
        return text("the-plan-describe-steal-hidden-key")
    return text("the-plan-describe-steal-key", key=move.key)


def _check(view: ThePlanView, move: m.CheckFile) -> Text:
    return text("the-plan-describe-check-file", suspect=suspect_name(move.suspect))


def _plain(
    view: ThePlanView,
    move: m.StayPut | m.LeaveLight | m.TakeKey | m.LeaveKey | m.DeclineChecks,
) -> Text:
    return text(f"the-plan-describe-{dashed(move.kind)}")


_MOVES: dict[type, Callable[[ThePlanView, Any], Text]] = {
    m.ChooseAction: _choose,
    m.MoveAgent: _walk,
    m.EnterHideout: _enter,
    m.StayPut: _plain,
    m.MoveSuspect: _shadow,
    m.SkipSuspect: _skip,
    m.TurnSearchlight: _turn,
    m.LookIntoBriefcase: _look,
    m.ShowKey: _opposed,
    m.LeaveLight: _plain,
    m.TakeKey: _plain,
    m.LeaveKey: _plain,
    m.Battle: _opposed,
    m.AvoidBattle: _opposed,
    m.StealKey: _steal,
    m.CheckFile: _check,
    m.DeclineChecks: _plain,
}


def tell(event: e.Event) -> Text | None:
    """A (redacted) event in one line."""
    return _EVENTS[type(event)](event)


def _tell_choice(event: e.ActionChosen | e.ActionPlayed) -> Text:
    return text(f"the-plan-tell-{dashed(event.kind)}", who=Who(event.seat), action=action_name(event.action))


def _tell_walk(event: e.AgentMoved) -> Text:
    met = tuple(map(suspect_name, event.meets))
    way = {"way": written(event.path), "rides": "yes" if rides(event.path) else "no"}
    if met:
        return text("the-plan-tell-agent-moved-met", who=Who(event.seat), suspects=met, **way)
    return text("the-plan-tell-agent-moved", who=Who(event.seat), **way)


def _tell_alone(event: e.AgentStayed | e.LightLeft | e.KeyLeft) -> Text:
    return text(f"the-plan-tell-{dashed(event.kind)}", who=Who(event.seat))


def _tell_shadow(event: e.SuspectMoved) -> Text:
    message = "the-plan-tell-suspect-moved-met" if event.meets else "the-plan-tell-suspect-moved"
    return text(message, who=Who(event.seat), suspect=suspect_name(event.suspect), way=written(event.path))


def _tell_skip(event: e.SuspectStayed) -> Text:
    name = suspect_name(event.suspect)
    return text("the-plan-tell-suspect-stayed", who=Who(event.seat), suspect=name, count=event.count)


def _tell_light(event: e.SearchlightTurned) -> Text:
    return text("the-plan-tell-searchlight-turned", who=Who(event.seat), hideout=event.to)


def _tell_look(event: e.BriefcaseSeen) -> Text:
    found = {None: "", True: "-plan", False: "-decoy"}[event.plan]
    return text(f"the-plan-tell-briefcase-seen{found}", who=Who(event.seat), hideout=event.hideout)


def _tell_shown(event: e.KeyShown) -> Text:
    return text("the-plan-tell-key-shown", who=Who(event.seat), opponent=Who(event.opponent), key=event.key)


def _tell_key(event: e.KeyTaken) -> Text:
    if event.key is None:
        return text("the-plan-tell-key-taken", who=Who(event.seat))
    return text("the-plan-tell-key-taken-known", who=Who(event.seat), key=event.key)


def _tell_battle(event: e.BattleFought) -> Text:
    result = "won" if event.own > event.theirs else "lost" if event.own < event.theirs else "tied"
    return text(
        f"the-plan-tell-battle-{result}",
        who=Who(event.seat),
        opponent=Who(event.opponent),
        own=event.own,
        theirs=event.theirs,
    )


def _tell_peace(event: e.BattleAvoided) -> Text:
    return text("the-plan-tell-battle-avoided", who=Who(event.seat), opponent=Who(event.opponent))


def _tell_stolen(event: e.KeyStolen) -> Text:
    who, opponent = Who(event.seat), Who(event.opponent)
    if event.key is None:
        return text("the-plan-tell-key-stolen", who=who, opponent=opponent)
    return text("the-plan-tell-key-stolen-known", who=who, opponent=opponent, key=event.key)


def _tell_check(event: e.FileChecked) -> Text:
    name = suspect_name(event.suspect)
    if event.half is None:
        return text("the-plan-tell-file-checked", who=Who(event.seat), suspect=name)
    half = half_name(event.half.hideout, event.half.part)
    return text("the-plan-tell-file-checked-known", who=Who(event.seat), suspect=name, half=half)


def _tell_bonus(event: e.BonusMet) -> Text:
    message = "the-plan-tell-bonus-met" if event.roll is None else "the-plan-tell-bonus-met-roll"
    more = {} if event.roll is None else {"roll": event.roll}
    return text(
        message,
        who=Who(event.seat),
        suspect=suspect_name(event.suspect),
        bonus=bonus_name(event.bonus),
        **more,
    )


def _tell_declined(event: e.ChecksDeclined) -> Text:
    return text("the-plan-tell-checks-declined", who=Who(event.seat), count=event.count)


def _tell_announced(event: e.ClaimAnnounced) -> Text:
    owner = suspect_name(event.owner)
    return text("the-plan-tell-claim-announced", who=Who(event.seat), hideout=event.hideout, owner=owner)


def _tell_claim(event: e.HideoutEntered) -> Text:
    owner = suspect_name(event.owner)
    if event.right:
        return text("the-plan-tell-claim-right", who=Who(event.seat), hideout=event.hideout, owner=owner)
    if event.plan is None or event.evidence is None:
        return text("the-plan-tell-claim-wrong", who=Who(event.seat), hideout=event.hideout, owner=owner)
    return text(
        "the-plan-tell-claim-wrong-known",
        who=Who(event.seat),
        hideout=event.hideout,
        owner=owner,
        plan="yes" if event.plan else "no",
        evidence=event.evidence,
    )


def _tell_turn(event: e.TurnBegan) -> Text:
    return text("the-plan-tell-turn-began", number=event.number, who=Who(event.seat), roll=event.roll)


def _tell_end(event: e.GameEnded) -> Text:
    return event.outcome.reason


_EVENTS: dict[type, Callable[[Any], Text | None]] = {
    e.ActionChosen: _tell_choice,
    e.ActionPlayed: _tell_choice,
    e.AgentMoved: _tell_walk,
    e.AgentStayed: _tell_alone,
    e.SuspectMoved: _tell_shadow,
    e.SuspectStayed: _tell_skip,
    e.SearchlightTurned: _tell_light,
    e.BriefcaseSeen: _tell_look,
    e.KeyShown: _tell_shown,
    e.LightLeft: _tell_alone,
    e.KeyTaken: _tell_key,
    e.KeyLeft: _tell_alone,
    e.BattleFought: _tell_battle,
    e.BattleAvoided: _tell_peace,
    e.KeyStolen: _tell_stolen,
    e.FileChecked: _tell_check,
    e.BonusMet: _tell_bonus,
    e.ChecksDeclined: _tell_declined,
    e.ClaimAnnounced: _tell_announced,
    e.HideoutEntered: _tell_claim,
    e.TurnBegan: _tell_turn,
    e.GameEnded: _tell_end,
}
