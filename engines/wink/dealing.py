"""A random deal of the agent cards that a view can't locate."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.core.seats import Seat
from engines.wink.cards import Number
from engines.wink.dice import Dice


class Deal:
    """Numbers given out to seats, each to one that may hold it, as many as each seat has room for."""

    def __init__(self, room: Mapping[Seat, int], dice: Dice) -> None:
        self._room, self._dice = room, dice
        self._hands: dict[Seat, list[Number]] = {seat: [] for seat in room}
        self._takers: Mapping[Number, Sequence[Seat]] = {}

    def deal(self, takers: Mapping[Number, Sequence[Seat]]) -> dict[Seat, tuple[Number, ...]]:
        """The hands; `takers` says who may hold which number. The fewest takers come first."""
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
