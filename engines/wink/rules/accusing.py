"""Accusations (WK-6, WK-7) and, in glance, what has been seen for them (WK-28)."""

from __future__ import annotations

from dataclasses import replace

from engines.core.seats import Seat
from engines.wink.cards import Number
from engines.wink.events import Accused, Event
from engines.wink.moves import refusal
from engines.wink.rules.calling import check_playing, close, holder_of
from engines.wink.state import State
from engines.wink.views import Accusation, Call, Sighting


def accusable(state: State, seat: Seat) -> list[tuple[Seat, Call]]:
    """Whom the seat could accuse over which open call (WK-7)."""
    if not state.players[seat].counters:
        return []
    return [
        (accused, player.call)
        for caller, player in enumerate(state.players)
        if player.call is not None and caller != seat and not player.call.barred
        for accused in state.playing
        if accused not in (seat, caller)
    ]


def sightings(state: State, seat: Seat) -> tuple[Sighting, ...]:
    """The accusations the seat may set in glance: of players it has seen glance at the caller since the call."""
    seen = dict[tuple[Seat, Seat], list[int]]()
    if not state.players[seat].counters:
        return ()
    for beat in state.past[-state.seats :]:
        news = beat.news[seat]
        if news is None:
            continue
        if news.watched is not None and news.moved is not None and news.moved != seat:
            caller = state.players[news.moved].call
            if caller is not None and not caller.barred and news.turn > caller.turn:
                seen.setdefault((news.watched, news.moved), []).append(news.turn)
    return tuple(
        Sighting(suspect, caller, open_call.number, tuple(turns))
        for (suspect, caller), turns in sorted(seen.items())
        if (open_call := state.players[caller].call) is not None
    )


def check_accusation(state: State, seat: Seat, accused: Seat, number: Number) -> None:
    """Refuse an accusation that WK-6 and WK-7 don't allow."""
    if not state.players[seat].counters:
        raise refusal("no-counters")
    if not 0 <= accused < state.seats:
        raise refusal("no-such-player")
    if accused == seat:
        raise refusal("yourself")
    found = open_call(state, number)
    if found is None:
        raise refusal("no-such-call", number=number)
    if found.seat == seat:
        raise refusal("own-call")
    if found.seat == accused:
        raise refusal("the-caller", number=number)
    if found.barred:
        raise refusal("barred", number=number)
    check_playing(state, accused)


def check_sighting(state: State, seat: Seat, accused: Seat, number: Number) -> None:
    """Refuse an accusation without a sighting (WK-28)."""
    if not any(seen.suspect == accused and seen.number == number for seen in sightings(state, seat)):
        raise refusal("no-sighting", number=number)


def open_call(state: State, number: Number) -> Call | None:
    """The open call of that number."""
    calls = (player.call for player in state.players)
    return next((found for found in calls if found is not None and found.number == number), None)


def accuse(state: State, made: Accusation, events: list[Event]) -> None:
    """Carry out a legal accusation (WK-6)."""
    found = open_call(state, made.number)
    assert found is not None, "nobody is accused but over an open call"
    right = made.number in state.players[made.accused].hand
    if right:
        _catch(state, made, found)
    else:
        accuser = state.players[made.seat]
        state.update(made.seat, counters=accuser.counters - 1, boxed=accuser.boxed + 1)
        state.update(found.seat, call=replace(found, barred=True))
        state.lacking |= {(made.number, made.accused)}
    state.note(accusations=(*state.turn.accusations, replace(made, right=right)))
    events.append(Accused(made.seat, made.accused, made.number, right))


def _catch(state: State, made: Accusation, found: Call) -> None:
    """The accuser takes both cards; the call is over."""
    close(state, found)
    holder, number = holder_of(state, made.number), made.number
    hand = tuple(held for held in state.players[holder].hand if held != number)
    state.update(holder, hand=hand)
    accuser = state.players[made.seat]
    state.update(
        made.seat,
        counters=accuser.counters - 1,
        opened=accuser.opened + 1,
        crowd=(*accuser.crowd, number),
        agents=(*accuser.agents, number),
    )
