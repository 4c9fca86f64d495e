"""Whom somebody wants to invite: who can be, and why the others can't; and the menu of a user that invites them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

import discord
from discord import app_commands

from bot.delivery.delivery import Interaction
from bot.delivery.places import Places
from bot.entrances.commands import Command, in_servers, named
from bot.entrances.front import Ack, Front, Press, entrance
from bot.panels.covers import game_name
from bot.panels.layout import Line, Option, Panel, Select, short
from bot.panels.ways import done_panel
from bot.store.lookup import Sitting
from bot.tables.finding import Finding
from bot.tables.keys import custom_id, number
from bot.tables.lobbies import Lobbies
from bot.tables.registry import Registry
from engines.core.errors import SafehouseError
from engines.core.text import Text, text
from engines.table.record import Person, Record
from renderers.words import Words

Json = Mapping[str, object]

MOST_LOBBIES = 25
LONGEST_NAME = 60

OfferGames = Callable[[Press, Sequence[Person]], Awaitable[None]]
"""Answers with all games to open a table of, for those who were already invited."""


@dataclass(frozen=True, slots=True)
class Guests:
    """People to invite, and a line for each who can't be."""

    welcome: tuple[Person, ...]
    refused: tuple[Text, ...]


class InviteWays:
    """What the menu of a user does: invite that person to a lobby of one's own, or to a new table."""

    def __init__(
        self, registry: Registry, finding: Finding, lobbies: Lobbies, places: Places, offer_games: OfferGames
    ) -> None:
        self._registry, self._finding, self._lobbies = registry, finding, lobbies
        self._places, self._offer_games = places, offer_games

    async def invite(self, press: Press, who: discord.Member | discord.User) -> None:
        """Invite somebody to the lobby here, or the only one that they can see; else ask which, or open a table."""
        chosen = guests(press.interaction, (str(who.id),))
        if not chosen.welcome:
            await press.say(*chosen.refused)
            return
        here, server = press.channel, press.interaction.guild_id
        every = await self._finding.lobbies(press.person, server, here)
        open_to = [each for each in every if each.channel == here or self._places.sees(who, each.channel)]
        if len(open_to) == 1:
            await press.say(await self._invited(press, open_to[0].session, who.id))
        elif open_to:
            await press.show(_which_panel(open_to[:MOST_LOBBIES], who.id, self._places, press.words))
        else:
            await self._offer_games(press, chosen.welcome)

    @entrance("invite-to", Ack.UPDATE, at_table=False)
    async def invite_to(self, press: Press) -> None:
        """Invite somebody to the lobby chosen."""
        said = await self._invited(press, number(press.chosen), number(press.arg(0)))
        await press.show(done_panel(said, press.words))

    async def _invited(self, press: Press, session: int, who: Person) -> Text:
        """Invite somebody to a lobby where the presser sits; what to say of it."""
        record = (await self._registry.snapshot(session)).record
        press.asker.own_seat(record)
        if record.place.server is None or record.place.server != press.interaction.guild_id:
            raise SafehouseError("error-button-gone")
        if (reason := _known(record, who)) is not None:
            return text(reason, who=f"<@{who}>")
        await self._lobbies.invite(session, press.person, (who,))
        return text("invite-done", who=f"<@{who}>", game=game_name(record.game))


def invite_command(front: Front, ways: InviteWays) -> Command:
    """*Invite to a game*, in the menu of a user."""

    async def invite(interaction: Interaction, who: discord.Member | discord.User) -> None:
        await front.run(interaction, lambda press: ways.invite(press, who))

    return in_servers(app_commands.ContextMenu(name=named("menu-invite"), callback=invite))


def _which_panel(lobbies: Sequence[Sitting], who: Person, places: Places, words: Words) -> Panel:
    options = tuple(
        Option(
            str(each.session),
            words.get(
                "invite-which-option",
                game=game_name(each.game),
                place=short(places.name(each.server, each.channel, words), LONGEST_NAME),
            ),
        )
        for each in lobbies
    )
    choice = Select(custom_id("invite-to", who), words.get("invite-which-placeholder"), options)
    return Panel((Line(words.get("invite-which", who=f"<@{who}>")), choice))


def guests(interaction: Interaction, chosen: Iterable[str], record: Record | None = None) -> Guests:
    """The people of these ids, from a select or a command's options, to be invited to a table or to a new one."""
    welcome, refused = [], []
    for who in dict.fromkeys(chosen):
        reason = _reason(interaction, who) or (None if record is None else _known(record, number(who)))
        if reason is None:
            welcome.append(number(who))
        else:
            refused.append(text(reason, who=f"<@{number(who)}>"))
    return Guests(tuple(welcome), tuple(refused))


def _reason(interaction: Interaction, who: str) -> str | None:
    """The text that says why somebody can't be invited where this comes from."""
    user, member = _resolved(interaction, "users", who), _resolved(interaction, "members", who)
    reasons = (
        (who == str(interaction.application_id), "invite-the-bot"),
        (bool(user and user.get("bot")), "invite-program"),
        (who == str(interaction.user.id), "invite-oneself"),
        (user is None or member is None, "invite-elsewhere"),
        (member is not None and not _sees(member), "invite-unseeing"),
    )
    return next((reason for holds, reason in reasons if holds), None)


def _known(record: Record, person: Person) -> str | None:
    """The text that says why somebody need not be invited to a table."""
    if person in record.people():
        return "invite-seated"
    return "invite-again" if person in record.invited else None


def _sees(member: Json) -> bool:
    """Whether a member can see the channel that an interaction comes from."""
    return discord.Permissions(number(str(member.get("permissions", 0)))).view_channel


def _resolved(interaction: Interaction, kind: str, who: str) -> Json | None:
    """What Discord tells of somebody with the interaction; None where it tells nothing."""
    found: object = interaction.data
    for part in ("resolved", kind, who):
        found = found.get(part) if isinstance(found, Mapping) else None
    return found if isinstance(found, Mapping) else None
