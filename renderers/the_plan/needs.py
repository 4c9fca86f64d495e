"""What a question's answer depends on, in words: whom and what each ready action can reach, who is in the light."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.core.text import Text, dashed, text
from engines.the_plan.belief.forecast import Route, occupied, ready_actions, route, suspect_reach, together
from engines.the_plan.belief.sweep import sweeps
from engines.the_plan.board import SEGMENT, beside, free_ways
from engines.the_plan.cards import SUSPECTS, Action, Circle, Hideout, Suspect
from engines.the_plan.describe import effects
from engines.the_plan.moves import MoveAgent, MoveSuspect
from engines.the_plan.names import suspect_name
from engines.the_plan.views import ThePlanView
from renderers.the_plan.names import PREFIX, say
from renderers.the_plan.telling import lettered
from renderers.words import Words, letter


def needs(view: ThePlanView, words: Words) -> Iterator[str]:
    """A line for each thing; nothing for who isn't asked, and where the choices say it all."""
    if view.seat not in view.to_act:
        return
    if view.stage == "action" and view.choice is None:
        yield from _actions(view, words)
    turns = view.stage == "action" and view.choice is not None and view.choice.action is Action.SEARCHLIGHT
    if turns or view.stage == "turn":
        yield from _lights(view, words)


def _actions(view: ThePlanView, words: Words) -> Iterator[str]:
    """What each action on a ready card can come to; a file can always be checked."""
    ready, said = ready_actions(view), lettered(view, words)
    for action, rides in ((Action.MOVE_AGENT, False), (Action.TRAM, True)):
        if action in ready:
            ends = tuple(_ends(view, said, rides))
            yield say(words, f"reach-{dashed(action)}", roll=view.roll, count=len(ends), ends=ends or "")
    if Action.MOVE_SUSPECT in ready:
        yield _meetings(words, "reach-move-suspect", _shadowed(view), view.roll)
    if Action.MOVE_ALL in ready:
        most = sweeps(view)
        yield _meetings(words, "reach-move-all", most[0].meets if most else (), view.roll)
    if Action.SEARCHLIGHT in ready:
        yield from _lights(view, words)


def _ends(view: ThePlanView, words: Words, rides: bool) -> Iterator[Text]:
    """The circles on which the agent may end, those first to which ways bring something, with all that they may."""
    start = view.seats[view.active].circle
    if start is None:
        return
    ways: dict[Circle, list[Route]] = {}
    for path in free_ways(start, view.roll, rides, occupied(view)):
        ways.setdefault(path[-1], []).append(route(view, MoveAgent(path)))
    brings = {end: ", ".join(map(words, effects(together(ways[end])))) for end in sorted(ways)}
    for end in sorted(brings, key=lambda end: not brings[end]):
        yield text(PREFIX + "end", circle=end, brings=brings[end] or "nothing")


def _shadowed(view: ThePlanView) -> tuple[Suspect, ...]:
    """The suspects of whom one way by the roll meets the agent."""
    taken = occupied(view)

    def meets(suspect: Suspect) -> bool:
        ways = free_ways(view.suspects[suspect.code].circle, view.roll, False, taken)
        return any(route(view, MoveSuspect(suspect, way)).meets for way in ways)

    return tuple(suspect for suspect in SUSPECTS if suspect_reach(view, suspect, view.roll) and meets(suspect))


def _meetings(words: Words, message: str, met: Sequence[Suspect], roll: int) -> str:
    return say(words, message, roll=roll, count=len(met), suspects=tuple(map(suspect_name, met)) or "")


def _lights(view: ThePlanView, words: Words) -> Iterator[str]:
    """Whom the light would fall on in either segment beside, with how many keys face down."""
    for hideout in sorted(beside(view.light)):
        there = tuple(_in_light(view, hideout))
        yield say(words, "would-light", hideout=hideout, count=len(there), seats=there or "")


def _in_light(view: ThePlanView, hideout: Hideout) -> Iterator[Text]:
    for seat in view.seats:
        if seat.seat != view.seat and seat.circle is not None and SEGMENT[seat.circle] == hideout:
            keys = sum(not key.face_up for key in seat.keys)
            yield text(PREFIX + "in-light", who=letter(seat.seat), keys=keys)
