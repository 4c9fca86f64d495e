"""Events in one line each, as texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Never, cast

from engines.core.text import Text, Who, dashed, text
from engines.the_plan import events as e
from engines.the_plan.belief.forecast import rides, written
from engines.the_plan.names import action_name, bonus_name, half_name, suspect_name


def tell(event: e.Event) -> Text:
    """A (redacted) event in one line."""
    return _EVENTS[type(event)](cast("Never", event))


def _choice(event: e.ActionChosen | e.ActionPlayed) -> Text:
    return text(f"the-plan-tell-{dashed(event.kind)}", who=Who(event.seat), action=action_name(event.action))


def _walk(event: e.AgentMoved) -> Text:
    met = tuple(map(suspect_name, event.meets))
    way = {"way": written(event.path), "rides": "yes" if rides(event.path) else "no"}
    if met:
        return text("the-plan-tell-agent-moved-met", who=Who(event.seat), suspects=met, **way)
    return text("the-plan-tell-agent-moved", who=Who(event.seat), **way)


def _alone(event: e.AgentStayed | e.LightLeft | e.KeyLeft | e.LeftAlone) -> Text:
    return text(f"the-plan-tell-{dashed(event.kind)}", who=Who(event.seat))


def _shadow(event: e.SuspectMoved) -> Text:
    message = "the-plan-tell-suspect-moved-met" if event.meets else "the-plan-tell-suspect-moved"
    return text(message, who=Who(event.seat), suspect=suspect_name(event.suspect), way=written(event.path))


def _skip(event: e.SuspectStayed) -> Text:
    name = suspect_name(event.suspect)
    return text("the-plan-tell-suspect-stayed", who=Who(event.seat), suspect=name, count=event.count)


def _light(event: e.SearchlightTurned) -> Text:
    return text("the-plan-tell-searchlight-turned", who=Who(event.seat), hideout=event.to)


def _look(event: e.BriefcaseSeen) -> Text:
    found = {None: "", True: "-plan", False: "-decoy"}[event.plan]
    return text(f"the-plan-tell-briefcase-seen{found}", who=Who(event.seat), hideout=event.hideout)


def _shown(event: e.KeyShown) -> Text:
    return text("the-plan-tell-key-shown", who=Who(event.seat), opponent=Who(event.opponent), key=event.key)


def _key(event: e.KeyTaken) -> Text:
    if event.key is None:
        return text("the-plan-tell-key-taken", who=Who(event.seat))
    return text("the-plan-tell-key-taken-known", who=Who(event.seat), key=event.key)


def _battle(event: e.BattleFought) -> Text:
    result = "won" if event.own > event.theirs else "lost" if event.own < event.theirs else "tied"
    return text(
        f"the-plan-tell-battle-{result}",
        who=Who(event.seat),
        opponent=Who(event.opponent),
        own=event.own,
        theirs=event.theirs,
    )


def _peace(event: e.BattleAvoided) -> Text:
    return text("the-plan-tell-battle-avoided", who=Who(event.seat), opponent=Who(event.opponent))


def _stolen(event: e.KeyStolen) -> Text:
    who, opponent = Who(event.seat), Who(event.opponent)
    if event.key is None:
        return text("the-plan-tell-key-stolen", who=who, opponent=opponent)
    return text("the-plan-tell-key-stolen-known", who=who, opponent=opponent, key=event.key)


def _check(event: e.FileChecked) -> Text:
    name = suspect_name(event.suspect)
    if event.half is None:
        return text("the-plan-tell-file-checked", who=Who(event.seat), suspect=name)
    half = half_name(event.half.hideout, event.half.part)
    return text("the-plan-tell-file-checked-known", who=Who(event.seat), suspect=name, half=half)


def _bonus(event: e.BonusMet) -> Text:
    message = "the-plan-tell-bonus-met" if event.roll is None else "the-plan-tell-bonus-met-roll"
    more = {} if event.roll is None else {"roll": event.roll}
    return text(
        message,
        who=Who(event.seat),
        suspect=suspect_name(event.suspect),
        bonus=bonus_name(event.bonus),
        **more,
    )


def _declined(event: e.ChecksDeclined) -> Text:
    return text("the-plan-tell-checks-declined", who=Who(event.seat), count=event.count)


def _announced(event: e.ClaimAnnounced) -> Text:
    owner = suspect_name(event.owner)
    return text("the-plan-tell-claim-announced", who=Who(event.seat), hideout=event.hideout, owner=owner)


def _claim(event: e.HideoutEntered) -> Text:
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


def _turn(event: e.TurnBegan) -> Text:
    return text("the-plan-tell-turn-began", number=event.number, who=Who(event.seat), roll=event.roll)


def _end(event: e.GameEnded) -> Text:
    return event.outcome.reason


_EVENTS: dict[type[e.Event], Callable[[Never], Text]] = {
    e.ActionChosen: _choice,
    e.ActionPlayed: _choice,
    e.AgentMoved: _walk,
    e.AgentStayed: _alone,
    e.SuspectMoved: _shadow,
    e.SuspectStayed: _skip,
    e.SearchlightTurned: _light,
    e.BriefcaseSeen: _look,
    e.KeyShown: _shown,
    e.LightLeft: _alone,
    e.KeyTaken: _key,
    e.KeyLeft: _alone,
    e.BattleFought: _battle,
    e.BattleAvoided: _peace,
    e.KeyStolen: _stolen,
    e.FileChecked: _check,
    e.BonusMet: _bonus,
    e.ChecksDeclined: _declined,
    e.ClaimAnnounced: _announced,
    e.HideoutEntered: _claim,
    e.LeftAlone: _alone,
    e.TurnBegan: _turn,
    e.GameEnded: _end,
}
