"""A private panel that still changes by itself, with the token that lets the bot edit it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Self

import discord

from bot.delivery.delivery import shown_by
from engines.table.record import Person

LIVES = timedelta(minutes=14, seconds=30)
"""A token is good for 15 minutes; the rest is kept for the last edit."""


@dataclass(slots=True, eq=False)
class Live:
    """A person's panel of one session, as of the last click on it.

    `focus` is what it is turned to, `message` where it stands, as soon as that is known, `digest` what it shows
    (None: unknown).
    """

    session: int
    person: Person
    locale: str
    interaction: discord.Interaction[Any]
    until: datetime
    focus: tuple[str, ...]
    message: int | None
    digest: int | None = None

    @classmethod
    def clicked(
        cls, interaction: discord.Interaction[Any], session: int, focus: tuple[str, ...], now: datetime
    ) -> Self:
        """The panel that a click is on, or opens."""
        person, locale, message = interaction.user.id, str(interaction.locale), interaction.message
        at = message.id if message is not None and message.flags.ephemeral else None
        return cls(session, person, locale, interaction, now + LIVES, focus, at)

    def goes_on(self, had: Self) -> None:
        """It is the very panel that was live before, with a newer token."""
        self.digest = had.digest

    def answered(self) -> bool:
        """Note what the click was answered with; whether it was."""
        shown = shown_by(self.interaction)
        if shown is not None:
            self.message, self.digest = shown
        return shown is not None
