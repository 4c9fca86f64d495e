"""The end of a game: resigning and ending it, asked twice; going on after a pause; another game after it."""

from __future__ import annotations

from collections.abc import Mapping

from bot.entrances.front import Ack, Press, entrance
from bot.panels.ways import confirm_panel, done_panel
from bot.tables.keys import custom_id
from bot.tables.rematch import Came, Rematches
from bot.tables.tending import Tending
from engines.core.text import text
from engines.table.ending import Following

RESIGN_QUESTIONS: Mapping[Following, str] = {
    "two": "resign-question-two",
    "more": "resign-question-more",
    "without": "resign-question-without",
    "ends": "resign-question-ends",
    "last": "resign-question-last",
}
REMATCH_ANSWERS: Mapping[Came, str] = {
    "noted": "rematch-noted",
    "begun": "rematch-begun",
    "lobby": "rematch-lobby",
}


class EndWays:
    """The ways to end a game, for oneself or for all, and to let a paused one go on."""

    def __init__(self, tending: Tending) -> None:
        self._tending = tending

    async def ask_resign(self, press: Press, session: int) -> None:
        """Say what resigning means at this table, and ask once more."""
        question = text(RESIGN_QUESTIONS[await self._tending.resigning(session, press.person)])
        do_id, stay = custom_id("resign-now", session), text("resign-stay-button")
        await press.show(confirm_panel(question, text("resign-button"), do_id, press.words, stay))

    async def ask_abandon(self, press: Press, session: int) -> None:
        """Say what ending the game means, and ask once more."""
        await self._tending.need_endable(session, press.asker)
        do_id = custom_id("abandon-now", session)
        do, stay = text("abandon-button"), text("abandon-stay-button")
        await press.show(confirm_panel(text("abandon-question"), do, do_id, press.words, stay))

    async def resume_at(self, press: Press, session: int) -> None:
        """Let a paused game go on, and say so."""
        await self._tending.resume(session, press.asker)
        await press.say(text("life-resumed"))

    @entrance("resign-now", Ack.UPDATE)
    async def resign(self, press: Press) -> None:
        """Give the game up."""
        await self._tending.resign(press.session, press.person)
        await press.show(done_panel(text("life-resigned"), press.words))

    @entrance("abandon-now", Ack.UPDATE)
    async def abandon(self, press: Press) -> None:
        """End a game without a result."""
        await self._tending.abandon(press.session, press.asker)
        await press.show(done_panel(text("life-abandoned"), press.words))

    @entrance("resume", Ack.PRIVATE)
    async def resume(self, press: Press) -> None:
        """Let a paused game go on."""
        await self.resume_at(press, press.session)


class RematchWays:
    """The ways to another game at the same table."""

    def __init__(self, rematches: Rematches) -> None:
        self._rematches = rematches

    @entrance("rematch", Ack.PRIVATE)
    async def again(self, press: Press) -> None:
        """Want another game on the same seats."""
        await self._want(press, swap=False)

    @entrance("rematch-swapped", Ack.PRIVATE)
    async def again_swapped(self, press: Press) -> None:
        """Want another game with sides swapped."""
        await self._want(press, swap=True)

    async def _want(self, press: Press, *, swap: bool) -> None:
        came_of_it = await self._rematches.want(press.session, press.person, swap=swap)
        await press.say(text(REMATCH_ANSWERS[came_of_it]))
