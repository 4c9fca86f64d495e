"""What the buttons of the public lobby do."""

from __future__ import annotations

from bot.entrances.press import Ack, Press, entrance
from bot.entrances.presses.tables import change, table
from bot.panels.confirm import done_panel
from bot.panels.keys import number
from bot.panels.lobby import fill_panel, options_panel, seat_panel
from engines.core.errors import SafehouseError
from engines.core.text import text
from engines.table import lobby
from engines.table.snapshot import Snapshot


@entrance("lobby-join", Ack.PRIVATE)
async def join(press: Press) -> None:
    """Sit down on the first free seat."""
    snapshot = await change(press, lobby.join(press.person))
    seat = snapshot.record.seat_of(press.person)
    if seat is not None:
        await press.show(seat_panel(snapshot, seat, press.words))


@entrance("lobby-leave", Ack.PRIVATE)
async def leave(press: Press) -> None:
    """Stand up."""
    await change(press, lobby.leave(press.person))
    await press.say(text("lobby-left"))


@entrance("lobby-stand", Ack.UPDATE)
async def stand(press: Press) -> None:
    """Stand up, by the private panel."""
    await change(press, lobby.leave(press.person))
    await press.show(done_panel(text("lobby-left"), press.words))


@entrance("lobby-sit", Ack.UPDATE)
async def sit(press: Press) -> None:
    """Change to another seat."""
    snapshot = await change(press, lobby.sit(press.person, number(press.chosen)))
    seat = snapshot.record.seat_of(press.person)
    if seat is not None:
        await press.show(seat_panel(snapshot, seat, press.words))


@entrance("lobby-options", Ack.PRIVATE)
async def options(press: Press) -> None:
    """Open the private panel of everything that can be set."""
    snapshot = await table(press)
    lobby.need_lobby(snapshot.record)
    await press.show(options_panel(snapshot, press.person, press.words))


@entrance("lobby-start", Ack.PRIVATE)
async def start(press: Press) -> None:
    """Begin; where seats are free, ask what becomes of them, but not of somebody who is alone."""
    snapshot = await table(press)
    record = snapshot.record
    lobby.need_lobby(record)
    lobby.need_host(record, press.person)
    if _needs_asking(snapshot):
        await press.show(fill_panel(snapshot, press.words))
        return
    await change(press, lobby.start(press.person, fill=True))
    await press.say(text("lobby-started"))


@entrance("lobby-fill", Ack.UPDATE)
async def fill(press: Press) -> None:
    """Begin with the program on the free seats."""
    await change(press, lobby.start(press.person, fill=True))
    await press.show(done_panel(text("lobby-started"), press.words))


@entrance("lobby-without", Ack.UPDATE)
async def without(press: Press) -> None:
    """Begin without the free seats."""
    await change(press, lobby.start(press.person, fill=False))
    await press.show(done_panel(text("lobby-started"), press.words))


def _needs_asking(snapshot: Snapshot) -> bool:
    record, game = snapshot.record, snapshot.game
    if not lobby.free_seats(record):
        return False
    if game.computer_seats(snapshot.options):
        return len(record.people()) > 1
    if lobby.can_start_without_free(game, record):
        return True
    raise SafehouseError("error-too-few-seated", needed=game.seat_counts(snapshot.options).start)
