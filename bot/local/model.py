"""What the local Discord's world is made of. Objects that are also sent are kept as they are sent: as dicts."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal, NotRequired, TypedDict

Json = dict[str, Any]
"""An object as it is sent and whose keys depend on what it is. `limits` checks objects from bots."""
Message = Json
Channel = Json

TEXT, DM, VOICE, CATEGORY, ANNOUNCEMENT, STAGE, FORUM, MEDIA = 0, 1, 2, 4, 5, 13, 15, 16
"""The kinds of channels."""
ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
THREADS = frozenset({ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD})
VOCAL = frozenset({VOICE, STAGE})
"""Channels to talk in, with a text chat for those who may connect, and without threads."""
FOR_POSTS = frozenset({FORUM, MEDIA})
"""Channels that hold nothing but posts, which are public threads."""
SPEECHLESS = FOR_POSTS | {CATEGORY}
"""Channels that take no messages themselves."""
THREADS_OF = {
    TEXT: frozenset({PUBLIC_THREAD, PRIVATE_THREAD}),
    ANNOUNCEMENT: frozenset({ANNOUNCEMENT_THREAD}),
    FORUM: frozenset({PUBLIC_THREAD}),
    MEDIA: frozenset({PUBLIC_THREAD}),
}
"""The kinds of threads that a kind of channel can have; the others have none."""

SUPPRESS_EMBEDS = 1 << 2
HAS_THREAD = 1 << 5
EPHEMERAL = 1 << 6
LOADING = 1 << 7
SILENT = 1 << 12
COMPONENTS_V2 = 1 << 15

COMMAND_PROMPT, COMPONENT_PROMPT, AUTOCOMPLETE_PROMPT, MODAL_PROMPT = 2, 3, 4, 5

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, NUMBER = 1, 2, 3, 4, 5, 10
"""The types of a command's options."""

_LOCALES = (
    "bg cs da de el en-GB en-US es-419 es-ES fi fr hi hr hu id it ja ko lt nl no pl pt-BR ro ru sv-SE th tr uk vi"
    " zh-CN zh-TW"
)
LOCALES = frozenset(_LOCALES.split())
"""The languages that Discord's client can be set to."""

ACKNOWLEDGE_WITHIN_S = 3
TOKEN_LIVES_S = 15 * 60

InteractionKind = Literal["command", "component", "autocomplete", "modal"]
KIND_TYPES: dict[InteractionKind, int] = {
    "command": COMMAND_PROMPT,
    "component": COMPONENT_PROMPT,
    "autocomplete": AUTOCOMPLETE_PROMPT,
    "modal": MODAL_PROMPT,
}


class UserObject(TypedDict):
    """A user as on the wire."""

    id: str
    username: str
    global_name: str | None
    discriminator: str
    avatar: str | None
    bot: bool
    public_flags: int
    flags: int
    primary_guild: None


class MemberObject(TypedDict):
    """A server's member as on the wire; `roles` are ids."""

    user: UserObject
    nick: str | None
    avatar: str | None
    banner: str | None
    roles: list[str]
    joined_at: str
    premium_since: str | None
    deaf: bool
    mute: bool
    flags: int
    pending: bool
    communication_disabled_until: str | None


class RoleObject(TypedDict):
    """A server's role as on the wire; `permissions` are bits in decimal, `tags` name a managed role's bot."""

    id: str
    name: str
    permissions: str
    position: int
    color: int
    colors: dict[str, int | None]
    hoist: bool
    icon: str | None
    unicode_emoji: str | None
    managed: bool
    mentionable: bool
    flags: int
    tags: NotRequired[dict[str, str]]


_MOST_ID = 2**63 - 1
_ID = re.compile(r"0|[1-9][0-9]{0,18}")


def as_id(value: object) -> int | None:
    """The id that a value is, in digits or as a number; None if it is none."""
    if isinstance(value, str) and _ID.fullmatch(value):
        value = int(value)
    whole = isinstance(value, int) and not isinstance(value, bool)
    return value if whole and isinstance(value, int) and 0 <= value <= _MOST_ID else None


def user_object(snowflake: int, name: str, *, bot: bool = False) -> UserObject:
    """A new user as on the wire; a bot is called by its user name alone."""
    return {
        "id": str(snowflake),
        "username": name if bot else name.lower().replace(" ", "_"),
        "global_name": None if bot else name,
        "discriminator": "0",
        "avatar": None,
        "bot": bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


@dataclass(slots=True)
class Server:
    """A server ("guild"): its roles, its members, and whether the bot is there.

    `system` is the channel where newcomers are told of.
    """

    id: int
    name: str
    locale: str
    owner: int
    roles: dict[int, RoleObject] = field(default_factory=dict)
    members: dict[int, MemberObject] = field(default_factory=dict)
    banned: set[int] = field(default_factory=set)
    system: int | None = None


@dataclass(slots=True)
class Person:
    """A person with an account: the user object as on the wire, and what only Discord knows."""

    user: UserObject
    locale: str
    takes_dms: bool = True

    @property
    def id(self) -> int:
        """The user's id."""
        return int(self.user["id"])

    @property
    def name(self) -> str:
        """The name shown."""
        return str(self.user["global_name"])


@dataclass(slots=True, eq=False)
class Interaction:
    """One slash command, click, choice, autocomplete or form of one person, and how the bot answered.

    `response_type` is the callback's type (4…9), None before the answer. `modal` and `choices` come with the answer;
    `failed` says that the person reads "This interaction failed".
    """

    id: int
    token: str
    person: int
    channel: int
    kind: InteractionKind
    created_at: datetime
    find_message: Callable[[int, int], Message | None] = field(repr=False)
    source: int | None = None
    command: str | None = None
    command_id: str | None = None
    opened_by: Interaction | None = field(default=None, repr=False)
    response_type: int | None = None
    acknowledged_at: datetime | None = None
    modal: Json | None = None
    choices: list[Json] | None = None
    message_id: int | None = None
    followups: list[int] = field(default_factory=list)
    failed: bool = False
    answered: asyncio.Event = field(default_factory=asyncio.Event, repr=False)

    @property
    def type(self) -> int:
        """The interaction's type on the wire."""
        return KIND_TYPES[self.kind]

    @property
    def message(self) -> Message | None:
        """The response's message as it is now; for a (deferred) update the message the component is on."""
        return None if self.message_id is None else self.find_message(self.channel, self.message_id)

    @property
    def loading(self) -> bool:
        """Whether the bot has so far only said that it is thinking."""
        message = self.message
        return message is not None and bool(message["flags"] & LOADING)


@dataclass(frozen=True, slots=True)
class Upload:
    """One file of a request: its key in `files[key]`, its name, its bytes."""

    key: str
    filename: str
    data: bytes
