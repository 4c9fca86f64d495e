"""What became of an outgoing call: sent, or refused and why; never nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engines.core.text import Text, text

RATE_LIMITED = 429
"""The HTTP status of what is refused because so much was asked before."""


@dataclass(frozen=True, slots=True)
class Sent:
    """Discord has taken it; `channel` and `message` say where it stands (0 where that isn't known)."""

    channel: int = 0
    message: int = 0


@dataclass(frozen=True, slots=True)
class Refused:
    """Discord hasn't taken it, for a reason that no subclass names; `code` is Discord's, or the HTTP status."""

    code: int = 0

    @property
    def text(self) -> Text:
        """The reason as it is told to whoever asked for it."""
        return text("refused-unknown", code=self.code)


@dataclass(frozen=True, slots=True)
class Gone(Refused):
    """The message or the channel isn't there any more."""

    what: Literal["message", "channel"] = "message"

    @property
    def text(self) -> Text:
        """The reason as it is told to whoever asked for it."""
        return text(f"refused-gone-{self.what}")


@dataclass(frozen=True, slots=True)
class Forbidden(Refused):
    """The bot may not; `missing` names the permissions that it lacks there, as far as it knows."""

    missing: tuple[str, ...] = ()

    @property
    def text(self) -> Text:
        """The reason as it is told to whoever asked for it."""
        if not self.missing:
            return text("refused-forbidden")
        return text("refused-missing", permissions=permission_names(self.missing))


@dataclass(frozen=True, slots=True)
class Closed(Refused):
    """The person takes no direct messages from the bot."""

    @property
    def text(self) -> Text:
        """The reason as it is told to whoever asked for it."""
        return text("refused-closed")


@dataclass(frozen=True, slots=True)
class TooOld(Refused):
    """The message is too old to be edited once more; a new one can be posted."""

    @property
    def text(self) -> Text:
        """The reason as it is told to whoever asked for it."""
        return text("refused-too-old")


@dataclass(frozen=True, slots=True)
class Archived(Refused):
    """The thread is archived: an edit is refused, and where it is locked a new message too."""

    @property
    def text(self) -> Text:
        """The reason as it is told to whoever asked for it."""
        return text("refused-archived")


@dataclass(frozen=True, slots=True)
class Expired(Refused):
    """The interaction, or its token, is no longer valid; not an error."""

    @property
    def text(self) -> Text:
        """The reason as it is told to whoever asked for it."""
        return text("refused-expired")


@dataclass(frozen=True, slots=True)
class Later(Refused):
    """Discord is busy or away: worth another try after `seconds`."""

    seconds: float = 5.0

    @property
    def undone(self) -> bool:
        """Whether it surely hasn't been done; else only Discord's answer may have been lost."""
        return self.code == RATE_LIMITED

    @property
    def text(self) -> Text:
        """The reason as it is told to whoever asked for it."""
        return text("refused-later")


Result = Sent | Refused


def permission_names(names: tuple[str, ...]) -> tuple[Text, ...]:
    """Permissions as Discord's own settings call them."""
    return tuple(text(f"permission-{name.replace('_', '-')}") for name in names)
