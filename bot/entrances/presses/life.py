"""What can't be taken back, asked once more in private: resigning, ending a game."""

from __future__ import annotations

from bot.entrances.press import Ack, Press, entrance
from bot.entrances.presses.tables import change, table
from bot.panels.confirm import confirm_panel, done_panel
from bot.panels.keys import custom_id
from bot.tables.rights import need_table_rights, own_seat
from engines.core.text import Text, text
from engines.table import ending
from engines.table.record import Record
from engines.table.snapshot import Snapshot


async def ask_resign(press: Press, record: Record) -> None:
    """Say what resigning means at this table, and ask once more."""
    own_seat(press, record)
    question = _resigning(await press.app.registry.snapshot(record.id))
    do_id, stay = custom_id("resign-now", record.id), text("resign-stay-button")
    await press.show(confirm_panel(question, text("resign-button"), do_id, press.words, stay))


def _resigning(snapshot: Snapshot) -> Text:
    """What follows from it: the other side wins, the program plays on, or nobody can."""
    record = snapshot.record
    if record.seats == 2 and not snapshot.game.cooperative:
        return text("resign-question-two")
    if len(record.people()) == 1 or not snapshot.game.computer_seats(snapshot.options):
        return text("resign-question-last")
    return text("resign-question-more")


async def ask_abandon(press: Press, record: Record) -> None:
    """Say what ending the game means, and ask once more."""
    need_table_rights(press, record)
    do_id = custom_id("abandon-now", record.id)
    do, stay = text("abandon-button"), text("abandon-stay-button")
    await press.show(confirm_panel(text("abandon-question"), do, do_id, press.words, stay))


@entrance("resign-now", Ack.UPDATE)
async def resign(press: Press) -> None:
    """Give the game up."""
    seat = own_seat(press, (await table(press)).record)
    await change(press, ending.resign(seat, press.person))
    await press.show(done_panel(text("life-resigned"), press.words))


@entrance("abandon-now", Ack.UPDATE)
async def abandon(press: Press) -> None:
    """End a game without a result."""
    need_table_rights(press, (await table(press)).record)
    await change(press, ending.abandon("abandoned"))
    await press.show(done_panel(text("life-abandoned"), press.words))
