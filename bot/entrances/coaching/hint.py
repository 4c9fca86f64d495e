"""A hint for the question that one is asked, where the table allows any."""

from __future__ import annotations

from bot.delivery.delivery import Delivery
from bot.delivery.newest import NewestPanels
from bot.entrances.front import Ack, Press, entrance
from bot.panels.coaching.hint import hint_panel
from bot.programs.coaching import Coaching
from bot.tables.registry import Registry
from engines.core.errors import NotYourSeat, StaleDecision


class HintWays:
    """The way to a hint."""

    def __init__(self, registry: Registry, coaching: Coaching, delivery: Delivery) -> None:
        self._registry, self._coaching = registry, coaching
        self._panels = NewestPanels(delivery)

    @entrance("hint", Ack.PRIVATE)
    async def hint(self, press: Press) -> None:
        """What the computer would do in the presser's place."""
        snapshot = await self._registry.snapshot(press.session)
        seat = snapshot.record.seat_of(press.person)
        if seat is None:
            raise NotYourSeat
        advice = await self._coaching.hint(snapshot, seat)
        now = await self._registry.snapshot(press.session)
        if now.question(seat) != snapshot.question(seat):
            raise StaleDecision(asked=seat in now.to_act())
        await press.show(hint_panel(snapshot, seat, advice, press.words))
        await self._panels.shown(("hint", press.session, press.person), press.interaction)
