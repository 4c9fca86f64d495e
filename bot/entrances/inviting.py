"""Whom somebody wants to invite: who can be, and why the others can't."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import discord

from bot.delivery.delivery import Interaction
from bot.tables.keys import number
from engines.core.text import Text, text
from engines.table.record import Person, Record

Json = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Guests:
    """People to invite, and a line for each who can't be."""

    welcome: tuple[Person, ...]
    refused: tuple[Text, ...]


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
