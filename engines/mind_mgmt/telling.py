"""Events in one line, for news and log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Never, cast

from engines.core.text import Text, Value, Who, Written, dashed, text
from engines.mind_mgmt import events as e
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
from engines.mind_mgmt.packages import events as p

Tell = Callable[[e.Event], Text | None]


def tell(event: e.Event) -> Text | None:
    """A (redacted) event in one line."""
    return cast(Tell, _EVENTS[type(event)])(event)


def _told(event: e.Event, variant: str = "", /, **values: Value) -> Text:
    return text(f"mind-mgmt-tell-{dashed(event.kind)}{variant}", **values)


def _picked(event: p.SidePicked) -> Text:
    return _told(event, seat=Who(event.seat), side=event.side, count=event.count)


def _own_picks(event: p.ModulesPicked) -> Text | None:
    return _told(event, modules=module_names(event.modules)) if event.modules else None


def _settled(event: p.ModulesSettled) -> Text:
    return _told(event, count=len(event.modules), modules=module_names(event.modules))


def _bugs(event: p.BugsPut) -> Text:
    return _told(event, places=tuple(map(place_name, event.locations)))


def _bugged(event: p.BugsSet) -> Text:
    return _told(event, seat=Who(event.seat), count=event.count)


def _heard(event: p.BugsHeard) -> Text:
    return _told(event, "" if event.heard else "-nothing", hour=hour_name(event.hour))


def _turncoat(event: p.TurncoatNamed) -> Text:
    return _told(event, number=event.immortal)


def _turned(event: p.TurncoatSet) -> Text:
    return _told(event, seat=Who(event.seat))


def _failed(event: p.ClaimFailed) -> Text:
    return _told(event, feature=feature_name(event.feature), number=event.immortal)


def _swapped(event: e.AgentsSwapped) -> Text:
    places = {"place": place_name(event.location), "origin": place_name(event.origin)}
    return _told(event, agent=agent_name(event.agent), other=agent_name(event.other), **places)


def _kept(event: p.CardsKept) -> Text:
    return _told(event, features=feature_names(event.features), under=feature_names(event.under))


def _noted(event: p.FeatureNoted) -> Text:
    return _told(event, feature=feature_name(event.feature))


def _plain(event: p.SleeperSet | e.DeadEnd) -> Text:
    return _told(event)


def _named(event: p.AgentsNamed) -> Text:
    return _told(event, agents=tuple(map(agent_name, event.agents)))


def _woken(event: e.SleeperWoken) -> Text:
    return _told(
        event,
        number=event.immortal,
        feature=feature_name(event.feature),
        place=location_name(event.location),
    )


def _ally_told(event: e.AllyTold) -> Text:
    """Each ally's answer has its own text."""
    message = f"mind-mgmt-tell-ally-told-{dashed(event.ally.value)}"
    return text(message, agent=agent_name(event.agent), line=line_name(event.line), told=event.told)


def _cordon(event: e.CordonPut) -> Text:
    return _told(event, agent=agent_name(event.agent), place=location_name(event.location))


def _mayhem(event: e.MayhemPut) -> Text:
    one, other = map(location_name, event.border)
    if event.seat is None:
        return _told(event, "-random", one=one, other=other)
    return _told(event, seat=Who(event.seat), one=one, other=other)


def _recruiter(event: e.RecruiterTaken) -> Text:
    return _told(event, card=recruiter_name(event.card))


def _start(event: e.StartChosen | e.StartShown | e.DoorPut) -> Text:
    return _told(event, place=location_name(event.location))


def _cards(event: e.CardsDrawn | e.CardsOpened) -> Text:
    return _told(event, features=feature_names(event.features))


def _stepped(event: e.Stepped) -> Text:
    values: dict[str, Value] = {
        "hour": hour_name(event.hour),
        "place": location_name(event.to),
        "recruits": event.recruits,
    }
    return _told(event, **values) if event.token is None else _told(event, "-slip", **values)


def _announced(event: e.RecruitsAnnounced) -> Text:
    return _told(event, hour=hour_name(event.hour), visits=event.visits, count=event.count, total=event.total)


def _immortal(event: e.ImmortalPut) -> Text:
    return _told(event, number=event.immortal, place=location_name(event.location))


def _agent(event: e.AgentTaken) -> Text:
    if event.seat is None:
        return _told(event, "-together", agent=agent_name(event.agent))
    return _told(event, seat=Who(event.seat), agent=agent_name(event.agent))


def _pawn(event: e.PawnPut) -> Text:
    return _told(event, agent=agent_name(event.agent), place=location_name(event.location))


def _second_slip(event: e.SecondSlipPut) -> Text:
    return _told(event, place=location_name(event.location))


def _glided(event: e.ImmortalMoved) -> Text:
    return _told(event, number=event.immortal, origin=location_name(event.origin), place=location_name(event.to))


def _extra(event: e.ExtraStepPut) -> Text:
    return _told(event, place=location_name(event.location))


def _claimed(event: e.RecruitClaimed) -> Text:
    return _told(event, feature=feature_name(event.feature), total=event.total)


def _hour(event: e.HourPassed) -> Text:
    if event.slip is None:
        return _told(event, hour=hour_name(event.hour))
    return _told(event, "-slip", hour=hour_name(event.hour), token=token_name(event.slip))


def _moved(event: e.AgentMoved) -> Text:
    values = {"agent": agent_name(event.agent), "place": location_name(event.path[-1])}
    return _told(event, **values) if event.sender is None else _told(event, "-sent", **values)


def _asked(event: e.Asked) -> Text:
    values = {"agent": agent_name(event.agent), "feature": feature_name(event.feature)}
    return (
        _told(event, **values) if event.ally is None else _told(event, "-ally", ally=ally_name(event.ally), **values)
    )


def _steps(event: e.StepsShown) -> Text:
    places = tuple(map(location_name, event.locations))
    return _told(event, feature=feature_name(event.feature), count=len(places), places=places)


def _no_step(event: e.NoNewStep | e.Jammed) -> Text:
    return _told(event, feature=feature_name(event.feature))


def _revealed(event: e.Revealed) -> Text:
    return _told(
        event, agent=agent_name(event.agent), place=location_name(event.location), visited=hour_name(event.visited)
    )


def _tried(event: e.CaptureTried) -> Text:
    values = {"agent": agent_name(event.agent), "place": location_name(event.location)}
    return _told(event, "-right" if event.right else "", **values)


def _shaken(event: e.ShakenDown) -> Text:
    values = {"agent": agent_name(event.agent), "feature": feature_name(event.feature)}
    return _told(event, "-right" if event.right else "", **values)


def _pushed(event: e.ImmortalPushed) -> Text:
    return _told(event, agent=agent_name(event.agent), number=event.immortal, place=location_name(event.to))


def _sensed(event: e.Sensed) -> Text:
    values = {"agent": agent_name(event.agent), "place": location_name(event.location)}
    return _told(event, "-near" if event.near else "", **values)


def _order(event: e.OrderSet) -> Text:
    return _told(event, f"-{event.order}")


def _note(event: e.NoteWritten) -> Text:
    values: dict[str, Value] = {"seat": Who(event.seat), "place": location_name(event.location)}
    return _told(event, text=Written(event.text), **values) if event.text else _told(event, "-removed", **values)


def _ended(event: e.GameEnded) -> Text:
    return event.outcome.reason


def _nothing(event: e.ActivationEnded | e.ImmortalLeft) -> None:
    """What followed from the deeds before isn't worth a line."""


_EVENTS: dict[type[e.Event], Callable[[Never], Text | None]] = {
    p.SidePicked: _picked,
    p.ModulesPicked: _own_picks,
    p.ModulesSettled: _settled,
    e.MayhemPut: _mayhem,
    e.DoorPut: _start,
    e.RecruiterTaken: _recruiter,
    e.StartChosen: _start,
    e.StartShown: _start,
    e.CardsDrawn: _cards,
    p.CardsKept: _kept,
    e.Stepped: _stepped,
    e.RecruitsAnnounced: _announced,
    e.ImmortalPut: _immortal,
    p.FeatureNoted: _noted,
    p.SleeperSet: _plain,
    p.AgentsNamed: _named,
    e.AgentTaken: _agent,
    e.PawnPut: _pawn,
    e.SecondSlipPut: _second_slip,
    p.BugsPut: _bugs,
    p.BugsSet: _bugged,
    p.BugsHeard: _heard,
    p.TurncoatNamed: _turncoat,
    p.TurncoatSet: _turned,
    e.CardsOpened: _cards,
    e.ImmortalMoved: _glided,
    e.SleeperWoken: _woken,
    e.ExtraStepPut: _extra,
    e.RecruitClaimed: _claimed,
    p.ClaimFailed: _failed,
    e.HourPassed: _hour,
    e.AgentMoved: _moved,
    e.AgentsSwapped: _swapped,
    e.Asked: _asked,
    e.StepsShown: _steps,
    e.NoNewStep: _no_step,
    e.Jammed: _no_step,
    e.Revealed: _revealed,
    e.CaptureTried: _tried,
    e.ShakenDown: _shaken,
    e.ImmortalPushed: _pushed,
    e.ImmortalLeft: _nothing,
    e.Sensed: _sensed,
    e.AllyTold: _ally_told,
    e.CordonPut: _cordon,
    e.ActivationEnded: _nothing,
    e.DeadEnd: _plain,
    e.OrderSet: _order,
    e.NoteWritten: _note,
    e.GameEnded: _ended,
}
