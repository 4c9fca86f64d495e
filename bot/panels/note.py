"""An ordinary message as data: content that a notification shows, with buttons under it."""

from __future__ import annotations

from dataclasses import dataclass

import discord
from discord import ui

from bot.panels.layout import Button, short

MOST_CONTENT = 2000


@dataclass(frozen=True, slots=True)
class Note:
    """Content of up to 2,000 characters, cut where it is longer; only `mentions` (people) and `roles`
    are notified.
    """

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
            view.add_item(_button(button))
        view.stop()
        return view


def _button(button: Button) -> ui.Button[ui.View]:
    label = short(button.label, 80)
    if button.id.startswith("https://"):
        return ui.Button(label=label, url=button.id, emoji=button.emoji)
    style = discord.ButtonStyle[button.style]
    return ui.Button(label=label, custom_id=button.id, style=style, emoji=button.emoji, disabled=button.disabled)
