"""The buttons that open somebody's hand and bring it up to date."""

from __future__ import annotations

from bot.entrances.press import Ack, Press, entrance
from bot.entrances.presses.tables import session_arg
from bot.panels.keys import custom_id, number
from bot.tables.finding import meant, which_panel


async def open_hand(press: Press, session: int) -> None:
    """Answer with the presser's hand at a table; from then on it changes by itself."""
    await press.app.registry.snapshot(session)
    await press.app.publisher.open_hand(press.interaction, session)


async def open_mine(press: Press) -> None:
    """Answer with the presser's hand at the table that is meant, or ask which it is."""
    sittings = await meant(press.app, press.person, press.interaction.channel_id)
    if len(sittings) == 1:
        await open_hand(press, sittings[0].session)
    else:
        await press.show(which_panel(press.app, custom_id("hand-which"), sittings, press.words))


@entrance("hand", Ack.PRIVATE)
async def hand(press: Press) -> None:
    """Open one's hand."""
    await open_hand(press, session_arg(press))


@entrance("hand-refresh", Ack.UPDATE)
async def refresh(press: Press) -> None:
    """Bring one's hand up to date; works for ever, also on a panel that has gone quiet."""
    await open_hand(press, session_arg(press))


@entrance("hand-which", Ack.UPDATE)
async def which(press: Press) -> None:
    """Open one's hand at the table chosen."""
    await open_hand(press, number(press.chosen))
