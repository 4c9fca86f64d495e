"""Which table somebody means who doesn't say: the one here, the one that waits for them, or the only one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.entrances.press import Press
from bot.panels.covers import game_name
from bot.panels.layout import MOST_OPTIONS, Line, Option, Panel, Select
from bot.store.lookup import Sitting
from engines.core.errors import SafehouseError
from engines.table.record import Person
from renderers.words import Words

if TYPE_CHECKING:
    from bot.app import App


async def meant(app: App, person: Person, channel: int | None) -> tuple[Sitting, ...]:
    """The person's table that is meant, or all that may be meant, those that wait for the person first.

    The table of the channel if the person plays there, else the only one that waits for them, else the only one.
    Raises `SafehouseError` where the person plays nowhere.
    """
    mine = await app.store.lookup.of_person(person)
    here = tuple(sitting for sitting in mine if sitting.channel == channel)
    waiting = tuple(sitting for sitting in mine if waits(sitting))
    if not mine:
        raise SafehouseError("error-no-table-of-yours")
    return here or (waiting if len(waiting) == 1 else mine)


async def here_or_asked(press: Press, which: str) -> int | None:
    """The table of the channel, whoever plays there, else the presser's own; asks where that may be several.

    None where the presser has been asked: the choice leads to the custom id `which`, the session as its value.
    Raises `SafehouseError` where there is no table here and the presser plays nowhere.
    """
    channel = press.interaction.channel_id
    here = None if channel is None else await press.app.store.lookup.last_in(channel)
    if here is not None:
        return here
    mine = {sitting.session: sitting for sitting in await press.app.store.lookup.of_person(press.person)}
    if not mine:
        raise SafehouseError("error-no-table-of-yours")
    if len(mine) == 1:
        return next(iter(mine))
    await press.show(which_panel(press.app, which, tuple(mine.values()), press.words))
    return None


async def game_here(app: App, channel: int | None) -> str | None:
    """The game that is played in a channel, or was played there last; None where there is none that is known."""
    game = None if channel is None else await app.store.lookup.game_in(channel)
    return game if game in app.games else None


async def games_from(app: App, channel: int | None) -> tuple[str, ...]:
    """All games, the one of the channel first."""
    here = await game_here(app, channel)
    return tuple(sorted(app.games, key=lambda game: game != here))


def waits(sitting: Sitting) -> bool:
    """Whether a table waits for the person at it."""
    return sitting.asked and not sitting.program and not sitting.paused


def which_panel(app: App, which: str, sittings: Sequence[Sitting], words: Words) -> Panel:
    """Asks which of several tables is meant; the choice leads to that custom id, with the session as its value."""
    options = tuple(_option(app, sitting, words) for sitting in sittings[:MOST_OPTIONS])
    select = Select(which, words.get("hand-which-placeholder"), options)
    return Panel((Line(words.get("hand-which")), select))


def place_name(app: App, server: int, channel: int) -> str:
    """A channel and its server by their names, as far as they are known."""
    found, guild = app.client.get_channel(channel), app.client.get_guild(server)
    names = [f"#{found}" if found is not None else "", guild.name if guild is not None else ""]
    return " · ".join(name for name in names if name) or str(channel)


def _option(app: App, sitting: Sitting, words: Words) -> Option:
    key = "hand-which-waiting-option" if waits(sitting) else "hand-which-option"
    place = place_name(app, sitting.server, sitting.channel)
    return Option(str(sitting.session), words.get(key, game=game_name(sitting.game), place=place))
