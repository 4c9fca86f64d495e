"""The private panels that still change by themselves, with the tokens that let the bot edit them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

import discord

from bot.delivery.delivery import shown_by
from engines.core.record import Person

LIVES = timedelta(minutes=14, seconds=30)
"""A token is good for 15 minutes; the rest is kept for the last edit."""


@dataclass(slots=True, eq=False)
class Live:
    """A person's panel of one session, as of the last click on it.

    News on it are those after version `since` (None: after the last look); what was last put together for it goes as
    far as `offered`. `message` is where it stands, as soon as that is known, `digest` what it shows (None: unknown),
    `focus` the half-made choice of the question `question`.
    """

    session: int
    person: Person
    locale: str
    interaction: discord.Interaction[Any]
    until: datetime
    message: int | None
    since: int | None = None
    offered: int | None = None
    digest: int | None = None
    focus: tuple[str, ...] = ()
    question: str | None = None
    tells_of_closed_dms: bool = False

    def answered(self) -> bool:
        """Note what the click was answered with; whether it was."""
        shown = shown_by(self.interaction)
        if shown is not None:
            self.message, self.digest = shown
        return shown is not None


class LivePanels:
    """One live panel a person and session: the one clicked last. In memory alone."""

    def __init__(self) -> None:
        self._panels: dict[int, dict[Person, Live]] = {}

    def clicked(self, interaction: discord.Interaction[Any], session: int, now: datetime) -> Live:
        """The panel that this click is on, or opens, with its token taken over."""
        person, message = interaction.user.id, _message(interaction)
        had = self.of(session, person)
        live = Live(session, person, str(interaction.locale), interaction, now + LIVES, message)
        if had is not None and message is not None and had.message == message:
            live.digest, live.focus, live.question = had.digest, had.focus, had.question
        self._panels.setdefault(session, {})[person] = live
        return live

    def of(self, session: int, person: Person) -> Live | None:
        """A person's live panel of a session."""
        return self._panels.get(session, {}).get(person)

    def in_session(self, session: int) -> Iterator[Live]:
        """All live panels of a session."""
        return iter(tuple(self._panels.get(session, {}).values()))

    def of_person(self, person: Person) -> Iterator[Live]:
        """All live panels of a person."""
        return (live for panels in tuple(self._panels.values()) if (live := panels.get(person)) is not None)

    def back_to(self, had: Live | None, live: Live) -> bool:
        """Let the panel that was live before a click be so again; whether no later click has come between."""
        if self.of(live.session, live.person) is not live:
            return False
        if had is None:
            self.drop(live)
        else:
            self._panels[live.session][live.person] = had
        return True

    def drop(self, live: Live) -> None:
        """A panel that changes no more."""
        panels = self._panels.get(live.session, {})
        if panels.get(live.person) is live:
            del panels[live.person]
            if not panels:
                del self._panels[live.session]


def _message(interaction: discord.Interaction[Any]) -> int | None:
    message = interaction.message
    return message.id if message is not None and message.flags.ephemeral else None
