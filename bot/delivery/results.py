"""The result of an outgoing call: sent, or refused and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

import aiohttp
import discord

from engines.core.errors import SafehouseError
from engines.core.text import Text, text

UNKNOWN_CHANNEL = 10003
UNKNOWN_SERVER = 10004
UNKNOWN_MEMBER = 10007
UNKNOWN_MESSAGE = 10008
UNKNOWN_USER = 10013
UNKNOWN_EMOJI = 10014
UNKNOWN_WEBHOOK = 10015
UNKNOWN_INTERACTION = 10062
UNKNOWN_EVENT = 10070
TOO_MANY_PINS = 30003
TOO_MANY_EVENTS = 30038
TOO_OLD_TO_EDIT = 30046
ALREADY_ACKNOWLEDGED = 40060
NO_ACCESS = 50001
DMS_CLOSED = 50007
NO_PERMISSION = 50013
DEAD_TOKEN = 50027
SPEECHLESS = 50008
WRONG_KIND = 50024
INVALID_FORM = 50035
THREAD_ARCHIVED = 50083
NO_MUTUAL_SERVER = 50278
THREAD_LOCKED = 160005
TOO_MANY_THREADS = 160006
TOO_MANY_ANNOUNCEMENT_THREADS = 160007
FINISHED_EVENT = 180000

BROKEN = 500
"""The HTTP status from which on Discord may or may not have carried a call out."""

RATE_LIMITED = 429
"""The HTTP status of what is refused because so much was asked before."""

SHORTEST_WAIT_S = 5.0

EXPECTED = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)
"""What a call to Discord may raise although the bot is right."""


Permission = Literal[
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "attach_files",
    "read_message_history",
    "create_public_threads",
    "create_private_threads",
    "mention_everyone",
    "connect",
    "pin_messages",
    "create_events",
]
"""What the bot needs to be allowed, by discord.py's names."""

PERMISSIONS: Mapping[Permission, str] = {
    "view_channel": "permission-view-channel",
    "send_messages": "permission-send-messages",
    "send_messages_in_threads": "permission-send-messages-in-threads",
    "attach_files": "permission-attach-files",
    "read_message_history": "permission-read-message-history",
    "create_public_threads": "permission-create-public-threads",
    "create_private_threads": "permission-create-private-threads",
    "mention_everyone": "permission-mention-everyone",
    "connect": "permission-connect",
    "pin_messages": "permission-pin-messages",
    "create_events": "permission-create-events",
}


@dataclass(frozen=True, slots=True)
class Sent:
    """Discord has taken it; `channel` and `message` say where it stands (0 where that is not known).

    `pinned`: whether that message is pinned, where Discord has told.
    """

    channel: int = 0
    message: int = 0
    pinned: bool | None = None


@dataclass(frozen=True, slots=True)
class Refused:
    """Discord has not taken it, for a reason that no subclass names; `code` is Discord's, or the HTTP status."""

    said: ClassVar[str | None] = None
    """The text that tells the reason, where a subclass names it."""
    code: int = 0

    @property
    def text(self) -> Text:
        """The reason as it is told to the person who asked for it."""
        return text("refused-unknown", code=self.code) if self.said is None else text(self.said)


GONE: Mapping[str, str] = {
    "message": "refused-gone-message",
    "channel": "refused-gone-channel",
    "event": "refused-gone-event",
}


@dataclass(frozen=True, slots=True)
class Gone(Refused):
    """The message or the channel is gone, or the event is gone or over."""

    what: Literal["message", "channel", "event"] = "message"

    @property
    def text(self) -> Text:
        """The reason as it is told to the person who asked for it."""
        return text(GONE[self.what])


@dataclass(frozen=True, slots=True)
class Forbidden(Refused):
    """The bot may not; `missing` names the permissions that it lacks there, as far as it knows."""

    said: ClassVar[str | None] = "refused-forbidden"
    missing: tuple[Permission, ...] = ()

    @property
    def text(self) -> Text:
        """The reason as it is told to the person who asked for it."""
        if not self.missing:
            return text("refused-forbidden")
        return text("refused-missing", permissions=permission_names(self.missing))


@dataclass(frozen=True, slots=True)
class Unseen(Forbidden):
    """The bot doesn't see the thread: it is private and the bot isn't in it, or its channel is hidden."""

    @property
    def text(self) -> Text:
        """The reason as it is told to the person who asked for it."""
        return text("refused-unseen")


@dataclass(frozen=True, slots=True)
class WrongKind(Refused):
    """This kind of channel holds no such thing."""

    said: ClassVar[str | None] = "refused-wrong-kind"


@dataclass(frozen=True, slots=True)
class Closed(Refused):
    """The person takes no direct messages from the bot."""

    said: ClassVar[str | None] = "refused-closed"


@dataclass(frozen=True, slots=True)
class TooOld(Refused):
    """The message is too old to be edited once more; a new one can be posted."""

    said: ClassVar[str | None] = "refused-too-old"


@dataclass(frozen=True, slots=True)
class Archived(Refused):
    """The thread is archived: an edit is refused, and where it is locked a new message too."""

    said: ClassVar[str | None] = "refused-archived"


@dataclass(frozen=True, slots=True)
class Crowded(Refused):
    """The server has as many open threads as Discord allows: none can be opened, nor an archived one opened again."""

    said: ClassVar[str | None] = "refused-crowded"


@dataclass(frozen=True, slots=True)
class Full(Refused):
    """There are as many pinned messages, or scheduled events, as Discord allows."""

    said: ClassVar[str | None] = "refused-full"


@dataclass(frozen=True, slots=True)
class Expired(Refused):
    """The interaction, or its token, is no longer valid; not an error."""

    said: ClassVar[str | None] = "refused-expired"


@dataclass(frozen=True, slots=True)
class Later(Refused):
    """Discord is busy or away: worth another try after `seconds`."""

    said: ClassVar[str | None] = "refused-later"
    seconds: float = 5.0

    @property
    def undone(self) -> bool:
        """Whether it surely has not been done; else only Discord's answer may have been lost."""
        return self.code == RATE_LIMITED


Result = Sent | Refused

REFUSALS: dict[int, Refused] = {
    each.code: each
    for each in (
        Gone(UNKNOWN_CHANNEL, "channel"),
        Gone(UNKNOWN_SERVER, "channel"),
        Gone(UNKNOWN_MESSAGE, "message"),
        Gone(UNKNOWN_EVENT, "event"),
        Gone(FINISHED_EVENT, "event"),
        Closed(UNKNOWN_MEMBER),
        Closed(UNKNOWN_USER),
        Closed(DMS_CLOSED),
        Closed(NO_MUTUAL_SERVER),
        Expired(UNKNOWN_WEBHOOK),
        Expired(UNKNOWN_INTERACTION),
        Expired(DEAD_TOKEN),
        TooOld(TOO_OLD_TO_EDIT),
        Forbidden(NO_ACCESS, ("view_channel",)),
        Forbidden(NO_PERMISSION),
        Archived(THREAD_ARCHIVED),
        Archived(THREAD_LOCKED),
        Crowded(TOO_MANY_THREADS),
        Crowded(TOO_MANY_ANNOUNCEMENT_THREADS),
        Full(TOO_MANY_PINS),
        Full(TOO_MANY_EVENTS),
        WrongKind(SPEECHLESS),
        WrongKind(WRONG_KIND),
    )
}
"""The one table of what Discord's error codes mean here."""


class AnsweredElsewhere(Exception):
    """Another program with the same token has answered an interaction: nothing more is to be done with it."""


class Undelivered(SafehouseError):
    """A refusal of Discord's, told to the person who asked for what it refused."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.text.id)
        self.text = refused.text


def refusal(error: BaseException) -> Refused:
    """The result that an expected failure stands for."""
    match error:
        case discord.RateLimited():
            return Later(RATE_LIMITED, max(SHORTEST_WAIT_S, error.retry_after))
        case discord.HTTPException():
            return _answered(error)
        case _:
            return Later(0)


def permission_names(permissions: tuple[Permission, ...]) -> tuple[Text, ...]:
    """Permissions as Discord's own settings call them."""
    return tuple(text(PERMISSIONS[each]) for each in permissions)


def _answered(error: discord.HTTPException) -> Refused:
    if error.code in REFUSALS:
        return REFUSALS[error.code]
    if error.status == RATE_LIMITED or error.status >= BROKEN:
        return Later(error.status)
    return Refused(error.code or error.status)
