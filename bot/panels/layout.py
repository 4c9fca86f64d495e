"""Messages as data, built into Discord's components within its budgets: panels, and notes that notify."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Literal, TypedDict, TypeVar

import discord
from discord import ui

from bot.basics.graphemes import cut
from bot.basics.harmless import unmarked

MOST_TEXT = 4000
MOST_CONTENT = 2000
MOST_COMPONENTS = 40
MOST_BUTTONS_A_ROW = 5
MOST_OPTIONS = 25
LONGEST_BUTTON = 80
LONGEST_OPTION = 100
LONGEST_ALT = 1024
LONGEST_PLACEHOLDER = 150

Style = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Line:
    """Markdown."""

    content: str


@dataclass(frozen=True, slots=True)
class Question(Line):
    """What a half-made choice still asks; at the head of its blocks it stands in place of the prompt."""


@dataclass(frozen=True, slots=True)
class Image:
    """A PNG, or a GIF that moves, with its alt text."""

    png: bytes
    alt: str
    name: str = field(init=False, compare=False, repr=False)
    """A file name that is the same for the same picture."""

    def __post_init__(self) -> None:
        kind = "gif" if self.png.startswith(b"GIF8") else "png"
        object.__setattr__(self, "name", f"{hashlib.sha256(self.png).hexdigest()[:16]}.{kind}")


@dataclass(frozen=True, slots=True)
class Button:
    """A button; `id` is a custom id, or an address to open where it begins with https."""

    id: str
    label: str
    style: Style = "secondary"
    emoji: str | None = None
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a select."""

    value: str
    label: str
    description: str | None = None
    chosen: bool = False
    emoji: str | None = None


@dataclass(frozen=True, slots=True)
class Select:
    """A select of up to 25 options."""

    id: str
    placeholder: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class MentionSelect:
    """A select of things of the server that can be mentioned; `chosen` are the ids that are chosen already."""

    id: str
    placeholder: str
    of: Literal["people", "channels", "roles"]
    least: int = 1
    most: int = 1
    chosen: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ActionRow:
    """Buttons side by side; more than five go on in further rows."""

    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Separator:
    """A dividing line."""


@dataclass(frozen=True, slots=True)
class Section:
    """Markdown with a small picture or a button beside it."""

    content: str
    beside: Image | Button


Block = Line | Image | ActionRow | Select | MentionSelect | Separator | Section


@dataclass(frozen=True, slots=True)
class Panel:
    """A whole message. Two equal panels look the same, so an edit from one to the other is left out."""

    blocks: tuple[Block, ...]
    accent: int | None = None

    def images(self) -> tuple[Image, ...]:
        """Its pictures."""
        shown = (block.beside if isinstance(block, Section) else block for block in self.blocks)
        return tuple(each for each in shown if isinstance(each, Image))

    @property
    def has_icons(self) -> bool:
        """Whether the bot's own emojis stand on its buttons or options."""
        return self.without_icons() != self

    def without_icons(self) -> Panel:
        """The panel without the bot's own emojis on buttons and options."""
        return replace(self, blocks=tuple(map(_without_icons, self.blocks)))

    def files(self) -> list[discord.File]:
        """Its pictures as files to send, fresh at each call; one that stands there twice is sent once."""
        return [
            discord.File(io.BytesIO(image.png), name, description=_alt(image))
            for name, image in {image.name: image for image in self.images()}.items()
        ]

    def view(self) -> ui.LayoutView:
        """Its components, built at each call and never stored by the client.

        Raises ValueError over Discord's limits of text or components.
        """
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.Container(*map(_item, _rows(self.blocks)), accent_colour=self.accent))
        view.stop()
        _check(self.blocks, view)
        return view


Iconed = TypeVar("Iconed", Button, Option)


def _without_icons(block: Block) -> Block:
    match block:
        case ActionRow():
            return replace(block, buttons=tuple(map(_without_icon, block.buttons)))
        case Select():
            return replace(block, options=tuple(map(_without_icon, block.options)))
        case Section(beside=Button() as button):
            return replace(block, beside=_without_icon(button))
        case _:
            return block


def _without_icon(shown: Iconed) -> Iconed:
    own = shown.emoji is not None and shown.emoji.startswith("<")
    return replace(shown, emoji=None) if own else shown


def _alt(image: Image) -> str:
    """An alt text as it is sent: Discord knows no Markdown in it."""
    return short(unmarked(image.alt), LONGEST_ALT)


def short(label: str, longest: int) -> str:
    """The label, cut between signs and with an ellipsis where it is too long."""
    return label if len(label) <= longest else cut(label, longest - 1) + "…"


def whole_lines(told: str, longest: int, rest: str = "…") -> str:
    """The text where it fits, else as many of its lines as do, whole, and `rest` below them."""
    if len(told) <= longest:
        return told
    kept, room = [], longest - len(rest)
    for line in told.splitlines():
        room -= len(line) + 1
        if room < 0:
            break
        kept.append(line)
    return short("\n".join([*kept, rest]), longest)


def _rows(blocks: Iterable[Block]) -> Iterable[Block]:
    for block in blocks:
        if isinstance(block, ActionRow):
            for first in range(0, len(block.buttons), MOST_BUTTONS_A_ROW):
                yield ActionRow(block.buttons[first : first + MOST_BUTTONS_A_ROW])
        elif not isinstance(block, Line | Section) or block.content.strip():
            yield block


def _item(block: Block) -> ui.Item[ui.LayoutView]:
    match block:
        case Line():
            return ui.TextDisplay(block.content)
        case Section():
            return ui.Section(block.content, accessory=_beside(block.beside))
        case Image():
            item = discord.MediaGalleryItem(f"attachment://{block.name}", description=_alt(block))
            return ui.MediaGallery(item)
        case Separator():
            return ui.Separator()
        case ActionRow():
            return ui.ActionRow(*map(button_item, block.buttons))
        case Select() | MentionSelect():
            return ui.ActionRow(_select(block) if isinstance(block, Select) else _mention_select(block))


def _beside(accessory: Image | Button) -> ui.Item[ui.LayoutView]:
    if isinstance(accessory, Image):
        return ui.Thumbnail(f"attachment://{accessory.name}", description=_alt(accessory))
    return button_item(accessory)


def button_item(button: Button) -> ui.Button[ui.LayoutView]:
    """Discord's own form of a button."""
    label = short(button.label, LONGEST_BUTTON)
    if button.id.startswith("https://"):
        return ui.Button(label=label, url=button.id, emoji=button.emoji)
    style = discord.ButtonStyle[button.style]
    return ui.Button(label=label, custom_id=button.id, style=style, emoji=button.emoji, disabled=button.disabled)


def _select(select: Select) -> ui.Select[ui.LayoutView]:
    options = [
        discord.SelectOption(
            label=short(option.label, LONGEST_OPTION),
            value=option.value,
            description=option.description and short(option.description, LONGEST_OPTION),
            default=option.chosen,
            emoji=option.emoji,
        )
        for option in select.options
    ]
    return ui.Select(
        custom_id=select.id,
        placeholder=short(select.placeholder, LONGEST_PLACEHOLDER),
        options=options,
        min_values=select.least,
        max_values=select.most,
    )


class _Given(TypedDict):
    """What selects of all kinds are given."""

    custom_id: str
    placeholder: str
    min_values: int
    max_values: int


KINDS_OF_CHANNELS = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
    discord.ChannelType.media,
)
"""The channels that people can be in, or in whose threads and posts."""


def _mention_select(select: MentionSelect) -> ui.Item[ui.LayoutView]:
    given: _Given = {
        "custom_id": select.id,
        "placeholder": short(select.placeholder, LONGEST_PLACEHOLDER),
        "min_values": select.least,
        "max_values": select.most,
    }
    match select.of:
        case "people":
            return ui.UserSelect(**given)
        case "channels":
            return ui.ChannelSelect(
                **given, channel_types=list(KINDS_OF_CHANNELS), default_values=_defaults(select, "channel")
            )
        case "roles":
            return ui.RoleSelect(**given, default_values=_defaults(select, "role"))


def _defaults(select: MentionSelect, kind: str) -> list[discord.SelectDefaultValue]:
    kind_of = discord.SelectDefaultValueType(kind)
    return [discord.SelectDefaultValue(id=each, type=kind_of) for each in select.chosen]


def _check(blocks: Iterable[Block], view: ui.LayoutView) -> None:
    written = sum(len(block.content) for block in blocks if isinstance(block, Line | Section))
    if written > MOST_TEXT:
        raise ValueError(f"{written} characters in one message")
    if view.total_children_count > MOST_COMPONENTS:
        raise ValueError(f"{view.total_children_count} components in one message")


@dataclass(frozen=True, slots=True)
class Note:
    """An ordinary message, which a notification shows: content, cut at 2,000 characters, with buttons.

    Only `mentions` (people) and `roles` are notified.
    """

    content: str
    buttons: tuple[Button, ...] = ()
    mentions: tuple[int, ...] = ()
    roles: tuple[int, ...] = ()

    @property
    def has_icons(self) -> bool:
        """Whether the bot's own emojis stand on its buttons."""
        return self.without_icons() != self

    def without_icons(self) -> Note:
        """The note without the bot's own emojis on buttons."""
        return replace(self, buttons=tuple(map(_without_icon, self.buttons)))

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
        """Its buttons, built at each call and never stored by the client."""
        view = ui.View(timeout=None)
        for button in self.buttons:
            view.add_item(button_item(button))
        view.stop()
        return view
