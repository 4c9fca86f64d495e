"""A random full state that fits a view, from the view alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import TypeVar

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.wink.cards import Number
from engines.wink.rules.accusing import sightings
from engines.wink.rules.calling import may_call
from engines.wink.state import NOWHERE, Past, Player, State
from engines.wink.views import Accusation, News, PlayerView, Settings, Turn, WinkView

T = TypeVar("T")

BLINKS = 1 / 8
"""The probability that an eye moves that does not wink."""
_WORDS = 4
"""How many words of chance seed the draws for one state."""

_Open = dict[Seat, Number]
"""The number each caller's open call is for."""


def imagine(view: WinkView, chance: Chance) -> State:
    """Deal the cards that the viewer can't locate; the others' settings and recent news are random."""
    if view.stage == "over":
        return _told(view)
    dice = _Dice(chance)
    hands = _hands(view, dice)
    state = _state(view, [_player(player, hands[player.seat]) for player in view.players])
    skipped = min(_skipped_turns(view.turns[:-1] if view.live else view.turns), state.seats - 1)
    state.unable = skipped if view.live else dice.below(skipped + 1)
    if not view.live:
        _imagine_minds(state, view, dice)
    return state


def _told(view: WinkView) -> State:
    """A game that is over, where everything is known."""
    players = [_player(player, player.hand or ()) for player in view.players]
    state = _state(view, players)
    if not view.live:
        learnt = [{news.turn: news for news in player.news or ()} for player in view.players]
        state.past = tuple(
            Past(replace(turn, eyes=None), turn.eyes or (), tuple(known.get(turn.number) for known in learnt))
            for turn in view.turns
        )
    state.stage, state.outcome = "over", view.outcome
    return state


def _state(view: WinkView, players: list[Player]) -> State:
    """The state's public part."""
    changed = view.live and _changes_crowd(view.turns[-1])
    return State(
        signal=view.signal,
        equal=view.equal_turns,
        beat_s=view.beat_s,
        least_s=view.least_s,
        layout=tuple(card.number for card in view.crowd),
        up=frozenset(card.number for card in view.crowd if card.state == "up"),
        players=players,
        start=view.start,
        active=view.active,
        down=frozenset(card.number for card in view.crowd if card.state == "down"),
        lacking=frozenset((card.number, seat) for card in view.crowd for seat in card.lacking),
        number=view.number,
        past=tuple(map(Past, view.turns)),
        quiet=view.quiet,
        changed=changed,
        ending=view.last_round,
    )


def _player(seen: PlayerView, hand: tuple[Number, ...]) -> Player:
    return Player(
        hand=hand,
        agents=seen.agents,
        crowd=seen.crowd,
        lost=seen.lost,
        counters=seen.counters,
        opened=seen.counters_open,
        boxed=seen.counters_boxed,
        token=seen.token or NOWHERE,
        call=seen.call,
        settings=seen.settings,
        confirmed=seen.confirmed,
        passed=seen.passed,
        away=seen.away,
        left=seen.left,
    )


def _hands(view: WinkView, dice: _Dice) -> dict[Seat, tuple[Number, ...]]:
    own = () if view.me is None else view.me.hand or ()
    others = [player for player in view.players if player.seat != view.seat]
    without = _seen_without(view)
    takers = {
        card.number: [
            player.seat
            for player in others
            if player.seat not in card.lacking and (player.seat, card.number) not in without
        ]
        for card in view.crowd
        if card.state == "up" and card.number not in own
    }
    hands = _Deal({player.seat: player.hand_count for player in others}, dice).deal(takers)
    return hands if view.seat is None else {**hands, view.seat: own}


def _seen_without(view: WinkView) -> set[tuple[Seat, Number]]:
    """Seats that can't hold a number the viewer called: their eyes met, and theirs moved to another player."""
    learnt = () if view.me is None else view.me.news or ()
    return {
        (news.watched, news.own)
        for news in learnt
        if news.met and news.watched is not None and news.own is not None and news.moved not in (None, view.seat)
    }


def _imagine_minds(state: State, view: WinkView, dice: _Dice) -> None:
    """Give the others settings and a recent past; no rule needs what they saw before that."""
    state.past = _past(state, view, dice)
    for seat in range(state.seats):
        if seat != view.seat:
            state.update(seat, settings=Settings(watching=dice.other(seat, state.seats)))
            _settle(state, seat, dice)


def _settle(state: State, seat: Seat, dice: _Dice) -> None:
    """Settings that the seat may have now."""
    player = state.players[seat]
    accusations = [None, *(Accusation(seat, seen.suspect, seen.number) for seen in sightings(state, seat))]
    state.set(
        seat,
        manner=dice.pick(("bold", "subtle")),
        accusation=dice.pick(accusations),
        standing=player.confirmed and not player.away and dice.share() < 1 / 2,
    )
    if seat == state.active:
        calls = may_call(state, seat)
        unset = not calls or player.away or (not player.confirmed and dice.share() < 1 / 2)
        named = player.call is not None and dice.share() < 1 / 2
        state.set(
            seat,
            naming=dice.other(seat, state.seats) if named else None,
            call=None if unset else dice.pick(calls),
        )


class _Deal:
    """Deals numbers to seats that may hold them, up to each seat's room."""

    def __init__(self, room: Mapping[Seat, int], dice: _Dice) -> None:
        self._room, self._dice = room, dice
        self._hands: dict[Seat, list[Number]] = {seat: [] for seat in room}
        self._takers: Mapping[Number, Sequence[Seat]] = {}

    def deal(self, takers: Mapping[Number, Sequence[Seat]]) -> dict[Seat, tuple[Number, ...]]:
        """The hands; `takers` are the seats that may hold each number. Numbers with the fewest takers come first."""
        self._takers = takers
        for number in sorted(self._dice.mixed(list(takers)), key=lambda number: len(takers[number])):
            assert self._give(number, set()), "no deal fits the view"
        return {seat: tuple(sorted(hand)) for seat, hand in self._hands.items()}

    def _give(self, number: Number, tried: set[Seat]) -> bool:
        """Give the number to a seat with room, else to one that can pass another number on."""
        seats = [seat for seat in self._takers[number] if seat not in tried]
        free = [seat for seat in seats for _ in range(self._room[seat] - len(self._hands[seat]))]
        if free:
            self._hands[self._dice.pick(free)].append(number)
            return True
        return any(self._pass_on(seat, number, tried) for seat in self._dice.mixed(seats))

    def _pass_on(self, seat: Seat, number: Number, tried: set[Seat]) -> bool:
        tried.add(seat)
        for held in list(self._hands[seat]):
            if self._give(held, tried):
                self._hands[seat].remove(held)
                self._hands[seat].append(number)
                return True
        return False


def _past(state: State, view: WinkView, dice: _Dice) -> tuple[Past, ...]:
    """The viewer's own news, and the last turns with what others may have learnt then."""
    learnt = () if view.me is None else view.me.news or ()
    own = {news.turn: news for news in learnt[-state.seats :]}
    recent = _Recent(state, view, own, dice).beats
    if view.seat is None:
        return tuple(recent)
    before: list[None] = [None] * view.seat
    after: list[None] = [None] * (state.seats - view.seat - 1)
    old = learnt[: view.number - 1 - len(view.turns)]
    return (*(Past(Turn(news.turn, view.start), (), (*before, news, *after)) for news in old), *recent)


class _Recent:
    """The last round's `beats`, in which anybody may have seen what an accusation needs now."""

    def __init__(self, state: State, view: WinkView, own: dict[int, News], dice: _Dice) -> None:
        """`state` holds the imagined hands, `own` the viewer's news by turn."""
        self._state, self._dice = state, dice
        self._seat = view.seat
        self._holders = _past_holders(view.turns)
        for seat, player in enumerate(state.players):
            self._holders.update(dict.fromkeys(player.hand, seat))
        calls = _open_at_eyes(view.turns)
        self.beats = [
            Past(turn, (), self._beat(turn.number, open_calls, own.get(turn.number)))
            for turn, open_calls in zip(view.turns, calls, strict=True)
        ]

    def _beat(self, turn: int, calls: _Open, known: News | None) -> tuple[News, ...]:
        gazes = self._gazes(known)
        winks = self._winks(gazes, calls, known)
        moved: list[Seat | None] = [self._moved(seat, gazes, winks) for seat in range(len(gazes))]
        if known is not None and known.watched is not None and known.watched not in winks:
            moved[known.watched] = known.moved
        learnt = [self._learnt(turn, seat, gazes, winks, moved) for seat in range(len(gazes))]
        if known is not None and self._seat is not None:
            learnt[self._seat] = known
        return tuple(learnt)

    def _gazes(self, known: News | None) -> list[Seat]:
        seats = self._state.seats
        gazes = [self._dice.other(seat, seats) for seat in range(seats)]
        if known is not None and known.watched is not None and self._seat is not None:
            gazes[self._seat] = known.watched
            looked_back = gazes[known.watched] == self._seat
            if known.met:
                gazes[known.watched] = self._seat
            elif looked_back:
                gazes[known.watched] = self._another(known.watched, self._seat)
        return gazes

    def _winks(self, gazes: list[Seat], calls: _Open, known: News | None) -> dict[Seat, Number]:
        """Who winks over what, as they must (WK-24). An eye the viewer saw move winks at no other player."""
        winks: dict[Seat, Number] = {}
        for caller, number in calls.items():
            holder = self._holders[number]
            if gazes[caller] != holder or gazes[holder] != caller:
                continue
            seen = known is not None and holder == known.watched and known.moved not in (None, caller)
            if seen and caller != self._seat:
                gazes[caller] = self._another(caller, holder)
            else:
                winks[holder] = number
        return winks

    def _another(self, seat: Seat, than: Seat) -> Seat:
        """A player whom the seat watches instead: neither `than` nor the viewer."""
        others = [other for other in range(self._state.seats) if other not in (seat, than, self._seat)]
        return self._dice.pick(others)

    def _moved(self, seat: Seat, gazes: list[Seat], winks: dict[Seat, Number]) -> Seat | None:
        if seat in winks:
            return gazes[seat]
        seats = self._state.seats
        return self._dice.other(seat, seats) if self._dice.share() < BLINKS else None

    def _learnt(
        self, turn: int, seat: Seat, gazes: list[Seat], winks: dict[Seat, Number], moved: list[Seat | None]
    ) -> News:
        watched = gazes[seat]
        shown = moved[watched] if watched not in winks or self._dice.share() < 1 / 2 else None
        number = winks.get(seat)
        return News(
            turn,
            watched,
            met=gazes[watched] == seat,
            moved=shown,
            winked=None if number is None else moved[seat],
            number=number,
        )


def _open_at_eyes(turns: Iterable[Turn]) -> list[_Open]:
    """For each closed beat the calls, made in these turns, that were open when its eyes were done (WK-27)."""
    now: _Open = {}
    found = []
    for turn in turns:
        caught = {made.number for made in turn.accusations if made.right}
        now = {seat: number for seat, number in now.items() if number not in caught and seat != turn.seat}
        found.append(now)
        if turn.call is not None:
            now = {**now, turn.seat: turn.call}
    return found


def _past_holders(turns: Iterable[Turn]) -> dict[Number, Seat]:
    """Who held the agent cards that have left the hands: everybody saw them go."""
    found: dict[Number, Seat] = {}
    for turn in turns:
        found.update((made.number, made.accused) for made in turn.accusations if made.right)
        if turn.naming is not None and turn.naming.holder is not None:
            found[turn.naming.number] = turn.naming.holder
    return found


def _changes_crowd(turn: Turn) -> bool:
    """Whether a crowd card has left the crowd or been turned in it (WK-9)."""
    named = turn.naming is not None and turn.naming.holder is not None
    return named or bool(turn.left) or any(made.right for made in turn.accusations)


def _skipped_turns(turns: Sequence[Turn]) -> int:
    """How many turns in a row, up to the last one, were skipped; a live turn that was passed is none of them."""
    ended = (at for at, turn in enumerate(reversed(turns)) if not turn.skipped or turn.passed)
    return next(ended, len(turns))


class _Dice:
    """Fast draws, seeded from a few words of `chance`."""

    __slots__ = ("share",)

    def __init__(self, chance: Chance) -> None:
        """`share()` is a number from 0 up to 1."""
        self.share = Random("-".join(str(chance.below(1 << 32)) for _ in range(_WORDS))).random

    def below(self, n: int) -> int:
        """A whole number in 0…n−1."""
        return int(self.share() * n)

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[int(self.share() * len(items))]

    def mixed(self, items: Sequence[T]) -> list[T]:
        """The items in a random order."""
        return sorted(items, key=lambda _: self.share())

    def other(self, seat: Seat, seats: int) -> Seat:
        """Another seat, of `seats` seats."""
        return (seat + 1 + int(self.share() * (seats - 1))) % seats
