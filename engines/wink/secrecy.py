"""What each seat may know: the only place where secrets are cut. A view is built from nothing, field by field."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from engines.core.seats import Seat
from engines.wink.cards import ALL_NUMBERS, SPIES, Number, numbers_of
from engines.wink.events import (
    CallDeclined,
    CameBack,
    Confirmed,
    Event,
    NewsLearnt,
    NumberCalled,
    SettingsChanged,
    TurnBegan,
)
from engines.wink.rules.accusing import sightings
from engines.wink.rules.calling import may_call
from engines.wink.rules.legal import to_act
from engines.wink.state import NOWHERE, Past, Player, State
from engines.wink.views import CardState, CardView, News, PlayerView, Sighting, Turn, WinkView

_CACHED = 1 << 12
_PASTS = 1 << 6

_FORESEEN = CallDeclined | NumberCalled | SettingsChanged | Confirmed | CameBack | TurnBegan


def view(state: State, seat: Seat | None) -> WinkView:
    """All that the seat (None: a spectator) may know; everything to everybody when the game is over."""
    over = state.stage == "over"
    return WinkView(
        seat=seat,
        signal=state.signal,
        equal_turns=state.equal,
        beat_s=state.beat_s,
        least_s=state.least_s,
        stage=state.stage,
        number=state.number,
        start=state.start,
        active=state.active,
        to_act=tuple(sorted(to_act(state))),
        may_call=may_call(state, state.active) if seat == state.active and not over else (),
        last_round=state.ending,
        quiet=state.quiet,
        crowd=_crowd(state.layout, state.up, state.down, _tokens(state), state.lacking),
        absent=_absent(state.seats),
        players=tuple(_player_view(state, owner, known=over or owner == seat) for owner in range(state.seats)),
        turns=_story(state.past) if over else tuple(beat.turn for beat in state.past[-state.seats :]),
        outcome=state.outcome,
    )


def _player_view(state: State, owner: Seat, *, known: bool) -> PlayerView:
    player = state.players[owner]
    if not known:
        return _public_player(player, owner)
    if state.live:
        return _whole_player(player, owner, (), ())
    return _whole_player(player, owner, sightings(state, owner), state.past)


@lru_cache(_CACHED)
def _public_player(player: Player, owner: Seat) -> PlayerView:
    """What everybody may know of a player."""
    return PlayerView(
        seat=owner,
        spy=SPIES[owner],
        hand_count=len(player.hand),
        hand=None,
        agents=player.agents,
        crowd=player.crowd,
        lost=player.lost,
        counters=player.counters,
        counters_open=player.opened,
        counters_boxed=player.boxed,
        score=player.score,
        token=None if player.token == NOWHERE else player.token,
        call=player.call,
        confirmed=player.confirmed,
        passed=player.passed,
        away=player.away,
        left=player.left,
        settings=None,
        sightings=None,
        news=None,
    )


@lru_cache(_CACHED)
def _whole_player(player: Player, owner: Seat, seen: tuple[Sighting, ...], past: tuple[Past, ...]) -> PlayerView:
    """What a player knows of themselves, or everybody when the game is over."""
    secret: dict[str, object] = {"hand": player.hand}
    if player.settings is not None:
        secret |= {"settings": player.settings, "sightings": seen, "news": _news(past, owner)}
    return _public_player(player, owner).model_copy(update=secret)


def _tokens(state: State) -> tuple[Number, ...]:
    return tuple(player.token for player in state.players)


@lru_cache(_CACHED)
def _crowd(
    layout: tuple[Number, ...],
    up: frozenset[Number],
    down: frozenset[Number],
    tokens: tuple[Number, ...],
    lacking: frozenset[tuple[Number, Seat]],
) -> tuple[CardView, ...]:
    return tuple(
        CardView(
            number=number,
            state=_card_state(number, up, down),
            token=tokens.index(number) if number in tokens else None,
            lacking=tuple(seat for seat in range(len(tokens)) if (number, seat) in lacking),
        )
        for number in layout
    )


def _card_state(number: Number, up: frozenset[Number], down: frozenset[Number]) -> CardState:
    if number in up:
        return "up"
    return "down" if number in down else "taken"


@lru_cache
def _absent(seats: int) -> tuple[Number, ...]:
    return tuple(number for number in ALL_NUMBERS if number not in numbers_of(seats))


@lru_cache(_PASTS)
def _story(past: tuple[Past, ...]) -> tuple[Turn, ...]:
    """All turns, with all eyes (WK-26)."""
    return tuple(replace(beat.turn, eyes=beat.eyes) for beat in past)


@lru_cache(_PASTS)
def _news(past: tuple[Past, ...], owner: Seat) -> tuple[News, ...]:
    """What a player has learnt in all beats (WK-23)."""
    return tuple(news for beat in past if (news := beat.news[owner]) is not None)


def redact(event: Event, seat: Seat | None) -> Event | None:
    """The event as the seat (None: a spectator) may know it; None: not at all (WK-25)."""
    if isinstance(event, SettingsChanged | NewsLearnt):
        return event if seat == event.seat else None
    return event


def reveals(state: State, event: Event) -> bool:
    """Whether an event told its player what they couldn't foresee: it ends the reach of an undo."""
    return not isinstance(event, _FORESEEN)
