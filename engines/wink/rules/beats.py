"""Beats of glance: who has confirmed, how a beat closes, and how the next one begins (WK-22, WK-27, WK-30)."""

from __future__ import annotations

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.wink.events import CameBack, Confirmed, Event, NewsLearnt, WentAway
from engines.wink.rules import accusing, calling, ending
from engines.wink.rules.eyes import eyes, news
from engines.wink.state import Past, State
from engines.wink.views import Accusation, Eye, News, Settings, Turn

PATIENCE = 2
"""A player who lets this number of beats in a row pass counts as away (WK-30)."""


def confirm(state: State, seat: Seat, chance: Chance) -> list[Event]:
    """The seat has confirmed; the last one to do so closes the beat."""
    state.update(seat, confirmed=True, passed=0)
    events: list[Event] = [Confirmed(seat)]
    close_confirmed(state, events, chance)
    return events


def come_back(state: State, seat: Seat, events: list[Event]) -> None:
    """A player who was away acts: they confirm for themselves again; the program confirms for those still away."""
    if state.players[seat].away:
        state.update(seat, away=False, confirmed=False, passed=0)
        events.append(CameBack(seat))
        _stand_in(state)


def close_confirmed(state: State, events: list[Event], chance: Chance) -> None:
    """Close beats while everybody has confirmed."""
    while state.stage != "over" and all(player.confirmed for player in state.players):
        _close(state, events, chance)


def time_up(state: State, chance: Chance) -> list[Event]:
    """The beat closes with the settings as they are; who let two in a row pass is away from now on (WK-30)."""
    events: list[Event] = []
    for seat, player in enumerate(state.players):
        if not player.confirmed:
            passed = min(player.passed + 1, PATIENCE)
            state.update(seat, passed=passed)
            if passed == PATIENCE and not player.away:
                state.update(seat, away=True)
                events.append(WentAway(seat))
    _close(state, events, chance)
    close_confirmed(state, events, chance)
    return events


def _close(state: State, events: list[Event], chance: Chance) -> None:
    """The steps of WK-27 in their order, then the next beat."""
    state.past = (*state.past, Past(Turn(state.number, state.active)))
    voids = _accusations(state, events)
    if state.stage != "over":
        _naming(state, events)
    done: tuple[Eye, ...] = () if state.stage == "over" else eyes(state, chance)
    _learn(state, done, voids, events)
    if state.stage != "over":
        _call(state, events)
        ending.next_turn(state, events)
    if state.stage != "over":
        _begin(state)


def _accusations(state: State, events: list[Event]) -> dict[Seat, Accusation]:
    """Carry out the accusations, clockwise from the player on turn; returns the void ones (WK-27)."""
    voids: dict[Seat, Accusation] = {}
    for step in range(state.seats):
        seat = (state.active + step) % state.seats
        made = state.settings(seat).accusation
        if made is None or state.stage == "over":
            continue
        found = accusing.open_call(state, made.number)
        if found is None or found.barred:
            voids[seat] = made
        else:
            accusing.accuse(state, made, events)
            ending.look(state, events)
    return voids


def _naming(state: State, events: list[Event]) -> None:
    named = state.settings(state.active).naming
    if named is None or state.players[state.active].call is None:
        calling.decline(state, events)
    else:
        calling.name(state, named, events)
    ending.look_after_naming(state, events)


def _learn(state: State, done: tuple[Eye, ...], voids: dict[Seat, Accusation], events: list[Event]) -> None:
    """Tell each player what the eyes showed them, and that their accusation was void."""
    learnt = [_news(state, seat, done, voids.get(seat)) for seat in range(state.seats)]
    state.past = (*state.past[:-1], Past(state.turn, done, tuple(learnt)))
    events += (NewsLearnt(seat, told) for seat, told in enumerate(learnt) if told is not None)


def _news(state: State, seat: Seat, done: tuple[Eye, ...], void: Accusation | None) -> News | None:
    if done:
        return news(state, seat, done, void)
    return None if void is None else News(state.number, void=void)


def _call(state: State, events: list[Event]) -> None:
    planned = state.settings(state.active).call
    if planned is None:
        calling.skip(state, events, able=bool(calling.may_call(state, state.active)))
    else:
        calling.call(state, planned, events)


def _begin(state: State) -> None:
    """A new beat: settings for one beat alone are cleared; the program confirms for the standing and the away."""
    for seat in range(state.seats):
        old = state.settings(seat)
        standing = old.standing and seat != state.active
        state.update(seat, settings=Settings(old.watching, old.manner, standing=standing), confirmed=standing)
    _stand_in(state)


def _stand_in(state: State) -> None:
    """Confirm for the players who are away, unless all are: the game must wait for somebody."""
    if all(player.away for player in state.players):
        return
    for seat, player in enumerate(state.players):
        if player.away and not player.confirmed:
            state.update(seat, confirmed=True)
