"""An ordinary message as data: content that a notification shows, with buttons under it."""

from __future__ import annotations

from dataclasses import dataclass

import discord
from discord import ui

from bot.panels.layout import Button, button_item, short

MOST_CONTENT = 2000


@dataclass(frozen=True, slots=True)
class Note:
    """Content, cut at 2,000 characters, with buttons; only `mentions` (people) and `roles` are notified."""

    content: str
    buttons: tuple[Button, ...] = ()
    mentions: tuple[int, ...] = ()
    roles: tuple[int, ...] = ()

    @property
    def written(self) -> str:
        """The content as it is sent."""
        return short(self.content, MOST_CONTENT)

    def allowed(self) -> discord.AllowedMentions:
        """Whom the message may notify."""
        people = [discord.Object(person) for person in self.mentions]
        roles = [discord.Object(role) for role in self.roles]
        return discord.AllowedMentions(everyone=False, roles=roles, replied_user=False, users=people)

    def view(self) -> ui.View:
        """Its buttons, built anew at each call and never stored by the client."""
        view = ui.View(timeout=None)
        for button in self.buttons:
            view.add_item(button_item(button))
        view.stop()
        return view
