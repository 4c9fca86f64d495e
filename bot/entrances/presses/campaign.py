"""What the panels of `/campaign` do."""

from __future__ import annotations

from bot.entrances.press import Ack, Press, entrance
from bot.panels.campaign import LONGEST_NAME, file_panel, groups_panel, name_form
from bot.panels.confirm import confirm_panel, done_panel
from bot.panels.keys import custom_id, number
from bot.store.campaigns import GroupPlays
from bot.tables.campaigns import file_of, need_member, terms_of
from bot.tables.opening import open_here
from engines.core.errors import SafehouseError
from engines.core.text import text


def _argument(press: Press, at: int = 0) -> str:
    """An argument of the custom id, or what a select gives in its place."""
    return press.arg(at) or press.chosen


def _server(press: Press) -> int:
    if press.interaction.guild_id is None:
        raise SafehouseError("error-server-only")
    return press.interaction.guild_id


async def show_groups(press: Press) -> None:
    """Answer with all groups of the server."""
    groups = await press.app.store.campaigns.in_server(_server(press))
    known = [group for group in groups if group.game in press.app.games]
    await press.show(groups_panel(known, press.person, press.app.games.values(), press.words))


async def show_file(press: Press, group: int) -> None:
    """Answer with a group's file."""
    await press.show(file_panel(await file_of(press.app, _server(press), group), press.person, press.words))


async def show_mine(press: Press) -> None:
    """Answer with the file of the table here, or the presser's only group, or all groups."""
    groups = await press.app.store.campaigns.in_server(_server(press))
    mine = [group.id for group in groups if press.person in group.people]
    here = await _here(press)
    if here is not None and any(group.id == here for group in groups):
        await show_file(press, here)
    elif len(mine) == 1:
        await show_file(press, mine[0])
    else:
        await show_groups(press)


async def _here(press: Press) -> int | None:
    channel = press.interaction.channel_id
    session = None if channel is None else await press.app.store.lookup.last_in(channel)
    if session is None:
        return None
    group = (await press.app.registry.snapshot(session)).record.group
    return None if group is None else group.id


@entrance("campaign", Ack.PRIVATE)
async def open_file(press: Press) -> None:
    """Open a group's file."""
    await show_file(press, number(_argument(press)))


@entrance("campaign-file", Ack.UPDATE)
async def turn_to_file(press: Press) -> None:
    """Turn the panel to a group's file."""
    await show_file(press, number(_argument(press)))


@entrance("campaign-all", Ack.UPDATE)
async def turn_to_groups(press: Press) -> None:
    """Turn the panel to all groups."""
    await show_groups(press)


@entrance("campaign-new", Ack.FORM)
async def found(press: Press) -> None:
    """Ask for a new group's name; handed in, found the group."""
    game = press.app.games.get(_argument(press))
    if not press.fields:
        form = name_form("" if game is None else game.id, press.words)
        await press.app.delivery.form(press.interaction, form.modal())
        return
    if game is None or game.campaign is None:
        raise SafehouseError("error-no-such-game")
    name = " ".join(press.fields.get("name", "").split())[:LONGEST_NAME]
    if not name:
        raise SafehouseError("error-no-group-name")
    start = game.campaign.start()
    group = await press.app.store.campaigns.found(_server(press), game.id, name, start, press.person)
    await show_file(press, group.id)


@entrance("campaign-open", Ack.UPDATE)
async def open_game(press: Press) -> None:
    """Open a game's lobby here and call the group."""
    await _open(press, apart=False)


@entrance("campaign-apart", Ack.UPDATE)
async def open_apart(press: Press) -> None:
    """Open a game's lobby in a thread of its own and call the group."""
    await _open(press, apart=True)


async def _open(press: Press, *, apart: bool) -> None:
    file = await file_of(press.app, _server(press), number(_argument(press)))
    need_member(file, press.person)
    terms = terms_of(file, _argument(press, 1))
    if file.table is not None:
        await show_file(press, file.group.id)
        return
    try:
        await open_here(press, file.game, tuple(file.group.people), apart=apart, terms=terms)
    except GroupPlays:
        await show_file(press, file.group.id)


@entrance("campaign-leave", Ack.UPDATE)
async def ask_leave(press: Press) -> None:
    """Say what leaving the group means, and ask once more."""
    file = await file_of(press.app, _server(press), number(_argument(press)))
    need_member(file, press.person)
    last = len(file.group.people) == 1
    question = text("campaign-leave-last-question" if last else "campaign-leave-question", name=file.group.name)
    do_id = custom_id("campaign-leave-now", file.group.id)
    await press.show(confirm_panel(question, text("campaign-leave-button"), do_id, press.words))


@entrance("campaign-leave-now", Ack.UPDATE)
async def leave(press: Press) -> None:
    """Leave the group."""
    file = await file_of(press.app, _server(press), number(_argument(press)))
    need_member(file, press.person)
    await press.app.store.campaigns.leave(file.group.id, press.person)
    await press.show(done_panel(text("campaign-left", name=file.group.name), press.words))
