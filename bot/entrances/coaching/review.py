"""What somebody could have known: their decisions in a finished game, for them alone."""

from __future__ import annotations

from functools import partial

from bot.delivery.delivery import Delivery
from bot.delivery.newest import NewestPanels
from bot.entrances.front import Ack, Press, entrance
from bot.panels.coaching.review import first_page, review_panel, working_panel
from bot.panels.names import labelled
from bot.programs.coaching import Coaching
from bot.showing.drawing import Drawing
from bot.tables.keys import number
from bot.tables.registry import Registry


class ReviewWays:
    """The ways to one's own decisions, looked through."""

    def __init__(self, registry: Registry, coaching: Coaching, drawing: Drawing, delivery: Delivery) -> None:
        self._registry, self._coaching, self._drawing = registry, coaching, drawing
        self._panels = NewestPanels(delivery)

    @entrance("coach", Ack.PRIVATE)
    async def review(self, press: Press) -> None:
        """Look through one's decisions, and begin where something was missed."""
        await self._show(press, None)

    @entrance("coach-page", Ack.UPDATE)
    async def turned(self, press: Press) -> None:
        """Turn to another decision."""
        await self._show(press, number(press.arg(1)))

    async def _show(self, press: Press, wanted: int | None) -> None:
        snapshot, words = await self._registry.snapshot(press.session), press.words
        judged = await self._coaching.review(snapshot, press.person, partial(_tell, press))
        page = first_page(judged) if wanted is None else min(max(wanted, 0), len(judged) - 1)
        then = judged[page].decided
        image = None
        if not press.in_words:
            image = await self._drawing.hand(snapshot.game.id, then.view, labelled(snapshot, words))
        await press.show(review_panel(snapshot, judged, page, words, image))
        await self._panels.shown(("coach", press.session, press.person), press.interaction)


async def _tell(press: Press, done: int, of: int) -> None:
    """How far it has come, in the answer's own place."""
    await press.show(working_panel(done, of, press.words))
