"""One's hand: the buttons that open it and bring it up to date, and `/hand`."""

from __future__ import annotations

from collections.abc import Sequence

from discord import app_commands

from bot.delivery.delivery import Interaction
from bot.delivery.places import Places
from bot.entrances.commands import Command, in_servers_and_dms, named
from bot.entrances.front import Ack, Front, Press, entrance
from bot.panels.covers import game_name
from bot.panels.layout import MOST_OPTIONS, Line, Option, Panel, Select
from bot.showing.hands import Hands
from bot.store.lookup import Sitting
from bot.tables.finding import Finding, waits
from bot.tables.keys import custom_id, number
from bot.tables.registry import Registry
from renderers.words import Words


class HandWays:
    """The ways to one's hand."""

    def __init__(self, registry: Registry, finding: Finding, hands: Hands, places: Places) -> None:
        self._registry, self._finding, self._hands, self._places = registry, finding, hands, places

    async def open(self, press: Press, session: int) -> None:
        """Answer with the presser's hand at a table; from then on it changes by itself."""
        await self._registry.snapshot(session)
        await self._hands.open(press.interaction, session)

    async def open_mine(self, press: Press) -> None:
        """Answer with the presser's hand at the table that is meant, or ask which it is."""
        sittings = await self._finding.meant(press.person, press.channel)
        if len(sittings) == 1:
            await self.open(press, sittings[0].session)
        else:
            await press.show(which_panel(self._places, custom_id("hand-which"), sittings, press.words))

    @entrance("hand", Ack.PRIVATE)
    async def hand(self, press: Press) -> None:
        """Open one's hand."""
        await self.open(press, press.session)

    @entrance("hand-refresh", Ack.UPDATE)
    async def refresh(self, press: Press) -> None:
        """Bring one's hand up to date; always works, also on a panel that has gone quiet."""
        await self.open(press, press.session)

    @entrance("hand-which", Ack.UPDATE, at_table=False)
    async def which(self, press: Press) -> None:
        """Open one's hand at the table chosen."""
        await self.open(press, number(press.chosen))


def hand_command(front: Front, ways: HandWays) -> Command:
    """`/hand`: one's hand, here or at the table that waits for one."""

    @app_commands.command(name=named("command-hand"), description=named("command-hand-description"))
    @in_servers_and_dms
    async def hand(interaction: Interaction) -> None:
        await front.run(interaction, ways.open_mine)

    return hand


def which_panel(places: Places, which: str, sittings: Sequence[Sitting], words: Words) -> Panel:
    """Asks which of several tables is meant; the choice leads to that custom id, with the session as its value."""
    options = tuple(_option(places, sitting, words) for sitting in sittings[:MOST_OPTIONS])
    select = Select(which, words.get("hand-which-placeholder"), options)
    return Panel((Line(words.get("hand-which")), select))


def _option(places: Places, sitting: Sitting, words: Words) -> Option:
    key = "hand-which-waiting-option" if waits(sitting) else "hand-which-option"
    place = places.name(sitting.server, sitting.channel, words)
    return Option(str(sitting.session), words.get(key, game=game_name(sitting.game), place=place))
