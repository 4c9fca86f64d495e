"""Campaigns: the panels of a group's file, and `/campaign`."""

from __future__ import annotations

from discord import app_commands

from bot.delivery.delivery import Delivery, Interaction
from bot.delivery.newest import NewestPanels
from bot.entrances.commands import Command, in_servers, named
from bot.entrances.front import Ack, Front, Press, entrance
from bot.entrances.opening import OpenWays
from bot.panels.campaign import file_panel, file_told, group_name, groups_panel, name_form
from bot.panels.covers import game_name
from bot.panels.layout import Panel
from bot.panels.ways import confirm_panel, done_panel
from bot.showing.drawing import Drawing
from bot.store.campaigns import GroupPlays
from bot.tables.campaigns import File, Groups
from bot.tables.keys import custom_id, number
from engines.core.text import text


class CampaignWays:
    """The ways to a group's campaign."""

    def __init__(self, groups: Groups, opening: OpenWays, delivery: Delivery, drawing: Drawing) -> None:
        self._groups, self._opening, self._drawing = groups, opening, drawing
        self._panels = NewestPanels(delivery)

    async def show_mine(self, press: Press) -> None:
        """Answer with the file of the table here, or the presser's only group, or all groups."""
        group = await self._groups.meant(press.asker)
        if group is None:
            await self._show_groups(press)
        else:
            await self._show_file(press, group)

    @entrance("campaign", Ack.PRIVATE, at_table=False)
    async def open_file(self, press: Press) -> None:
        """Open a group's file."""
        await self._show_file(press, number(_argument(press)))

    @entrance("campaign-file", Ack.UPDATE, at_table=False)
    async def turn_to_file(self, press: Press) -> None:
        """Turn the panel to a group's file."""
        await self._show_file(press, number(_argument(press)))

    @entrance("campaign-all", Ack.UPDATE, at_table=False)
    async def turn_to_groups(self, press: Press) -> None:
        """Turn the panel to all groups."""
        await self._show_groups(press)

    @entrance("campaign-new", Ack.FORM, at_table=False)
    async def found(self, press: Press) -> None:
        """Ask for a new group's name; handed in, found the group."""
        game = _argument(press)
        if not press.fields:
            await press.ask(name_form(game if game in self._opening.games else "", press.words))
            return
        group = await self._groups.found(press.asker, game, press.fields.get("name", ""))
        await self._show_file(press, group.id)

    @entrance("campaign-open", Ack.UPDATE, at_table=False)
    async def open_game(self, press: Press) -> None:
        """Open a game's lobby here and call the group."""
        await self._open(press, apart=False)

    @entrance("campaign-apart", Ack.UPDATE, at_table=False)
    async def open_apart(self, press: Press) -> None:
        """Open a game's lobby in a thread of its own and call the group."""
        await self._open(press, apart=True)

    @entrance("campaign-leave", Ack.UPDATE, at_table=False)
    async def ask_leave(self, press: Press) -> None:
        """Say what leaving the group means, and ask once more."""
        file = await self._groups.file(press.asker, number(_argument(press)))
        file.need_member(press.person)
        last = len(file.group.people) == 1
        name = group_name(file.group.name, press.words)
        question = text("campaign-leave-last-question" if last else "campaign-leave-question", name=name)
        do_id = custom_id("campaign-leave-now", file.group.id)
        await self._show(press, confirm_panel(question, text("campaign-leave-button"), do_id, press.words))

    @entrance("campaign-leave-now", Ack.UPDATE, at_table=False)
    async def leave(self, press: Press) -> None:
        """Leave the group."""
        file = await self._groups.leave(press.asker, number(_argument(press)))
        left = text("campaign-left", name=group_name(file.group.name, press.words))
        await self._show(press, done_panel(left, press.words))

    async def _show_groups(self, press: Press) -> None:
        groups = await self._groups.of_server(press.asker)
        await self._show(press, groups_panel(groups, press.person, self._opening.games.values(), press.words))

    async def _show_file(self, press: Press, group: int) -> None:
        await self._show_found(press, await self._groups.file(press.asker, group))

    async def _show_found(self, press: Press, file: File) -> None:
        image = None
        if not press.in_words:
            told = file_told(file, press.person, press.words)
            chapters = file.campaign.chapters(file.group.progress)
            image = await self._drawing.dossier(file.game.id, game_name(file.game.id), chapters, press.words, told)
        await self._show(press, file_panel(file, press.person, press.words, image))

    async def _open(self, press: Press, *, apart: bool) -> None:
        file = await self._groups.file(press.asker, number(_argument(press)))
        file.need_member(press.person)
        terms = file.terms(_argument(press, 1))
        if file.table is not None:
            await self._show_found(press, file)
            return
        try:
            await self._opening.open(press, file.game.id, tuple(file.group.people), apart=apart, terms=terms)
        except GroupPlays:
            await self._show_file(press, file.group.id)

    async def _show(self, press: Press, panel: Panel) -> None:
        """Answer with a panel; the one that the presser had before goes, so that each has one."""
        await press.show(panel)
        await self._panels.shown(press.person, press.interaction)


def campaign_command(front: Front, ways: CampaignWays) -> Command:
    """`/campaign`: the file of one's group, or all campaigns of the server."""

    @app_commands.command(name=named("command-campaign"), description=named("command-campaign-description"))
    @in_servers
    async def campaign(interaction: Interaction) -> None:
        await front.run(interaction, ways.show_mine)

    return campaign


def _argument(press: Press, at: int = 0) -> str:
    """An argument of the custom id, or what a select gives in its place."""
    return press.arg(at) or press.chosen
