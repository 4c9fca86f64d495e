"""What cannot be taken back, asked once more in private (resigning, ending a game), and going on after a pause."""

from __future__ import annotations

from bot.entrances.front import Ack, Press, entrance
from bot.panels.confirm import confirm_panel, done_panel
from bot.tables.keys import custom_id
from bot.tables.tending import Tending
from engines.core.text import Text, text
from engines.table.snapshot import Snapshot


class EndWays:
    """The ways to end a game, for oneself or for all, and to let a paused one go on."""

    def __init__(self, tending: Tending) -> None:
        self._tending = tending

    async def ask_resign(self, press: Press, session: int) -> None:
        """Say what resigning means at this table, and ask once more."""
        question = _resigning(await self._tending.need_resignable(session, press.person))
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


def _resigning(snapshot: Snapshot) -> Text:
    """What follows from it: the other side wins, the program plays on, or nobody can."""
    record = snapshot.record
    if record.seats == 2 and not snapshot.game.cooperative:
        return text("resign-question-two")
    if len(record.people()) == 1 or not snapshot.game.computer_seats(snapshot.options):
        return text("resign-question-last")
    return text("resign-question-more")
