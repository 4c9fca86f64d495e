"""A press as its entrance gets it: a button pressed, a select chosen, a form handed in or a command typed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import TypeVar

from bot.delivery import Delivery
from bot.delivery.delivery import Interaction
from bot.known import Known
from bot.panels.forms import Form
from bot.panels.keys import number
from bot.panels.layout import Panel
from bot.tables.rights import Asker
from engines.core.errors import SafehouseError
from engines.core.seats import Seat
from engines.core.text import Text
from renderers.words import Words


class Ack(Enum):
    """How an entrance acknowledges; the entrance alone decides."""

    PRIVATE = "an ephemeral deferral: the answer is a message for the person alone"
    UPDATE = "a deferred update: the answer edits the panel the component stands on"
    FORM = "the handler's own answer, a modal, which it opens before any work"


@dataclass(slots=True)
class Press:
    """Who pressed what, and how to answer. `args` are the custom id's, `values` a select's, `fields` a form's.

    `people` are those of the values that are the ids of people, programs left out.
    """

    interaction: Interaction
    known: Known
    delivery: Delivery
    args: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    fields: Mapping[str, str] = field(default_factory=dict)
    people: frozenset[str] = frozenset()

    @property
    def person(self) -> int:
        """Who pressed."""
        return self.interaction.user.id

    @property
    def channel(self) -> int | None:
        """Where it was pressed, as far as Discord tells."""
        return self.interaction.channel_id

    @property
    def asker(self) -> Asker:
        """Who asks the use cases, with what they may do where they ask."""
        server, allowed = self.interaction.guild_id, self.interaction.permissions
        managing = server is not None
        return Asker(
            self.person,
            server,
            self.channel,
            manages_channels=managing and allowed.manage_channels,
            manages_server=managing and allowed.manage_guild,
        )

    @property
    def words(self) -> Words:
        """The words of the person's own language."""
        return self.known.words_of(self.person, str(self.interaction.locale))

    @property
    def in_words(self) -> bool:
        """Whether the person wants words instead of pictures."""
        return self.known.people.settings(self.person).words

    @property
    def chosen(self) -> str:
        """The first value chosen in a select; empty where there is none."""
        return next(iter(self.values), "")

    @property
    def session(self) -> int:
        """The session that the custom id names first; −1 for a forged one without."""
        return number(self.arg(0))

    @property
    def seat(self) -> Seat:
        """The seat that the custom id names second; −1 for a forged one without."""
        return number(self.arg(1))

    def arg(self, at: int) -> str:
        """An argument of the custom id; empty for a forged one without."""
        return self.args[at] if at < len(self.args) else ""

    async def show(self, panel: Panel) -> None:
        """Answer with a panel: the private answer itself, or the panel the component stands on."""
        await self.delivery.answer(self.interaction, panel)

    async def add(self, panel: Panel) -> None:
        """Put one more private message below the answer."""
        await self.delivery.add(self.interaction, panel)

    async def ask(self, form: Form) -> None:
        """Open a form; refused where a form was handed in instead, which no client does."""
        if self.interaction.response.is_done():
            raise SafehouseError("error-unknown-button")
        await self.delivery.form(self.interaction, form.modal())

    async def say(self, answer: Text) -> None:
        """Answer with one private line, leaving any panel as it is."""
        await self.delivery.whisper(self.interaction, self.words(answer))


Handler = Callable[[Press], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Entrance:
    """Where custom ids that begin with `name` lead."""

    name: str
    ack: Ack
    handler: Handler


M = TypeVar("M", bound=Callable[..., Awaitable[None]])

_MARK = "__entrance__"


def entrance(name: str, ack: Ack) -> Callable[[M], M]:
    """Mark a method as the handler of custom ids that begin with `name:`. Raises ValueError on a colon in it."""
    if ":" in name:
        raise ValueError(f"entrance {name!r} holds a colon")

    def mark(method: M) -> M:
        setattr(method, _MARK, (name, ack))
        return method

    return mark


def entrances_of(*rooms: object) -> dict[str, Entrance]:
    """All entrances marked in these objects, by name. Raises ValueError on a name taken."""
    found: dict[str, Entrance] = {}
    for room in rooms:
        for attribute, method in vars(type(room)).items():
            name, ack = getattr(method, _MARK, (None, Ack.PRIVATE))
            if name is None:
                continue
            if name in found:
                raise ValueError(f"entrance {name!r} is taken")
            found[name] = Entrance(name, ack, getattr(room, attribute))
    return found
