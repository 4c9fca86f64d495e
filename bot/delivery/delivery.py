"""Every outgoing Discord call, with its expected failures as results."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextvars import ContextVar
from dataclasses import dataclass
from functools import partial
from time import monotonic
from types import TracebackType
from typing import TYPE_CHECKING, TypeAlias, cast

import aiohttp
import discord
from discord.components import Component
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.basics.clock import Clock
from bot.basics.loading import Recent
from bot.basics.reach import Reach
from bot.delivery import calls
from bot.delivery.kept import Kept, Try
from bot.delivery.message_calls import Files, MessageCalls, Worn
from bot.delivery.names import Names
from bot.delivery.others import OtherPrograms
from bot.delivery.places import Places
from bot.delivery.results import (
    ALREADY_ACKNOWLEDGED,
    BROKEN,
    EXPECTED,
    INVALID_FORM,
    NO_ACCESS,
    UNKNOWN_MESSAGE,
    AnsweredElsewhere,
    Expired,
    Forbidden,
    Later,
    Refused,
    Result,
    Sent,
    Unseen,
    refusal,
)
from bot.panels.layout import MOST_CONTENT, Panel, short

if TYPE_CHECKING:
    from aiohttp.client import _RequestContextManager
    from discord.types.message import Attachment as Payload

log = logging.getLogger(__name__)

PATIENCE_S = 40.0
"""How long one call may take, real seconds, waiting for rate limits included."""

SHOWN, ANSWERED, UPDATES = "shown", "answered", "updates"

Interaction: TypeAlias = discord.Interaction[discord.Client]
"""A click, a form or a command, as it comes in."""


@dataclass(slots=True)
class _Tries:
    """The tries of one call; `lost`: Discord's answer to one of them is missing, so it may have been carried out."""

    lost: bool = False


_TRIES: ContextVar[_Tries | None] = ContextVar("tries", default=None)


@dataclass(frozen=True, slots=True)
class _Try:
    """One request that is watched."""

    call: _RequestContextManager
    tries: _Tries

    async def __aenter__(self) -> aiohttp.ClientResponse:
        try:
            response = await self.call.__aenter__()
        except BaseException:
            self.tries.lost = True
            raise
        self.tries.lost |= response.status >= BROKEN
        return response

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.tries.lost |= isinstance(error, aiohttp.ClientError | OSError)
        await self.call.__aexit__(kind, error, trace)


@dataclass(frozen=True, slots=True)
class _Watched:
    """A session of which only one method is asked; a trace of aiohttp's would cost every call half a millisecond."""

    session: aiohttp.ClientSession
    tries: _Tries

    def request(self, method: str, url: str, **given: object) -> _Try:
        """Ask, and watch."""
        return _Try(self.session.request(method, url, **given), self.tries)  # type: ignore[arg-type]


class _Watching(AsyncWebhookAdapter):
    """discord.py's way to answer interactions, with a look at each of its own tries."""

    async def request(self, route: object, session: aiohttp.ClientSession, **given: object) -> object:
        """As discord.py's own."""
        tries = _TRIES.get()
        watched = session if tries is None else cast("aiohttp.ClientSession", _Watched(session, tries))
        return await super().request(route, watched, **given)  # type: ignore[arg-type]


class Delivery(MessageCalls):
    """The bot's way to Discord. Each call returns Discord's refusals as results.

    What a press is answered with is tried again as long as that can be, where Discord was busy or away (`Kept`).
    """

    def __init__(self, client: discord.Client, clock: Clock, reach: Reach) -> None:
        """`reach` hears whether calls get through."""
        self._client, self._reach = client, reach
        self.others = OtherPrograms(clock)
        self.places, self.names = Places(client), Names(client, self._try)
        self.kept = Kept(clock)
        self.on_icons_lost: Callable[[], object] = lambda: None
        """Hears that Discord refused a panel for icons that it doesn't know any more."""
        self.on_refused: Callable[[int], object] = lambda _: None
        """Hears of each refusal of Discord's, by its code or HTTP status; 0 where there was no answer."""
        self._attached, self._adapter = Attached(), _Watching()  # type: ignore[no-untyped-call]
        self._turns: dict[int, _Turns] = {}

    async def acknowledge(self, interaction: Interaction, *, private: bool) -> bool:
        """Tell Discord that an interaction has arrived: the answer will be a private message, or edit the panel.

        False where the interaction must be left alone, since it has expired or somebody else has answered it.
        """
        response = interaction.response
        defer = partial(response.defer, ephemeral=True, thinking=True) if private else response.defer
        try:
            await self._first(interaction, defer)
        except AnsweredElsewhere:
            return False
        except EXPECTED as error:
            self.on_refused(refusal(error).code)
            code = error.code if isinstance(error, discord.HTTPException) else type(error).__name__
            log.info("interaction not acknowledged: %s", code)
            return False
        interaction.extras[UPDATES] = not private
        return True

    async def answer(self, interaction: Interaction, panel: Panel, again: Try | None = None) -> Result:
        """Put a panel where the interaction's answer stands: its private message, or the panel it came from.

        Of several answers in one place the newest stays. `again` is what is tried again in place of this same panel.
        """
        where, answer = _place_of(interaction), _Answer(interaction, panel)
        if where in self.kept.waiting:
            self.kept.overtaken(where)
        turns = self._turns.setdefault(where, _Turns(answer))
        turns.newest = answer
        result = await self._take_turn(where, answer)
        if isinstance(result, Later) and turns.newest is answer:
            self.kept.keep(where, result, again or (lambda: self._take_turn(where, answer)), replaces=True)
        return result

    async def add(self, interaction: Interaction, panel: Panel) -> Result:
        """Put one more private message below the interaction's answer."""
        return await self._beside(
            interaction, "add", lambda: self._dressed(panel, lambda shown: calls.add(interaction, shown))
        )

    async def withdraw(self, interaction: Interaction) -> Result:
        """Take a private answer away, which works while the interaction's token is good."""
        return await self._beside(interaction, "withdraw", lambda: calls.withdraw(interaction))

    async def whisper(self, interaction: Interaction, said: str) -> Result:
        """Tell the person one thing privately; a panel that the interaction came from stays as it is."""
        return await self._beside(interaction, "whisper", lambda: self._whisper(interaction, said))

    async def form(self, interaction: Interaction, modal: discord.ui.Modal) -> Result:
        """Open a form, as the interaction's acknowledgement; the client doesn't keep it."""
        modal.stop()
        return await self._try("form", interaction.channel_id, lambda: self._open(interaction, modal))

    async def dm_channel(self, person: int) -> Result:
        """The channel of a person's direct messages, as the result's channel."""
        return await self._try("dm", None, lambda: calls.dm_channel(self._client, person))

    async def sees(self, server: int, channel: int, person: int) -> bool:
        """Whether somebody is a member of a server and can see a channel there; asks Discord."""
        found: list[discord.Member | None] = []

        async def ask() -> Sent:
            found.append(await calls.member(self._client, server, person))
            return Sent(channel)

        await self._try("member", None, ask)
        return any(member is not None and self.places.sees(member, channel) for member in found)

    async def look(self) -> Result:
        """A call that changes nothing: whether calls get through."""
        return await self._try("look", None, lambda: calls.look(self._client))

    async def _try(self, what: str, channel: int | None, call: Callable[[], Awaitable[Result]]) -> Result:
        try:
            async with asyncio.timeout(PATIENCE_S):
                sent = await call()
        except AnsweredElsewhere:
            return Expired(ALREADY_ACKNOWLEDGED)
        except EXPECTED as error:
            refused = self._explained(refusal(error), channel)
        except ValueError as error:
            log.error("%s in %s does not fit into a message (%s)", what, channel, type(error).__name__)
            return Refused(INVALID_FORM)
        else:
            self._note(sent)
            return sent
        self._note(refused)
        self.on_refused(refused.code)
        level = logging.ERROR if type(refused) is Refused else logging.INFO
        log.log(level, "%s in %s refused: %s %d", what, channel, type(refused).__name__, refused.code)
        return refused

    def _note(self, result: Result) -> None:
        """Note whether Discord answers calls at all."""
        if isinstance(result, Later) and not result.undone:
            self._reach.cut("calls")
        elif self._reach.in_doubt.is_set():
            self._reach.works("calls")

    def _explained(self, refused: Refused, channel: int | None) -> Refused:
        if not isinstance(refused, Forbidden) or channel is None:
            return refused
        if refused.code == NO_ACCESS and not self.places.knows(channel):
            return Unseen(NO_ACCESS)
        return Forbidden(refused.code, self.places.missing(channel) or refused.missing)

    async def _whisper(self, interaction: Interaction, said: str) -> Sent:
        content = short(said, MOST_CONTENT)
        if not is_answered(interaction):
            say = partial(interaction.response.send_message, content, ephemeral=True)
            await self._first(interaction, say)
            interaction.extras[SHOWN] = (interaction.id, hash(content))
            return Sent(interaction.channel_id or 0)
        if not updates(interaction) and shown_by(interaction) is None:
            edited = await interaction.edit_original_response(content=content)
            interaction.extras[SHOWN] = (edited.id, hash(content))
            return Sent(interaction.channel_id or 0, edited.id)
        message = await interaction.followup.send(content, ephemeral=True, wait=True)
        return Sent(interaction.channel_id or 0, message.id)

    async def _open(self, interaction: Interaction, modal: discord.ui.Modal) -> Sent:
        await self._first(interaction, partial(interaction.response.send_modal, modal))
        return Sent(interaction.channel_id or 0)

    async def _first(self, interaction: Interaction, give: Callable[[], Awaitable[object]]) -> None:
        """Give an interaction its first answer. Raises `AnsweredElsewhere` if another program has answered it.

        If Discord's answer to an attempt is lost, discord.py tries again (or this, if the connection broke). Discord
        then tells that there is an answer: ours.
        """
        tries = _Tries()
        outer, adapter = _TRIES.set(tries), async_context.set(self._adapter)
        try:
            await _given(give)
        except discord.HTTPException as error:
            if error.code != ALREADY_ACKNOWLEDGED:
                raise
            if not tries.lost:
                self.on_refused(error.code)
                self.others.met()
                raise AnsweredElsewhere from error
        finally:
            async_context.reset(adapter)
            _TRIES.reset(outer)
        interaction.extras[ANSWERED] = monotonic()

    async def _take_turn(self, where: int, answer: _Answer) -> Result:
        """Try an answer; where an older one may have come through after the newest, that one goes once more."""
        turns = self._turns.setdefault(where, _Turns(answer))
        turns.under_way += 1
        answer.done = False
        try:
            result = await self._try(
                "answer",
                answer.interaction.channel_id,
                lambda: self._dressed(answer.panel, lambda shown: self._edit_original(answer.interaction, shown)),
            )
        finally:
            turns.under_way -= 1
            if not turns.under_way:
                del self._turns[where]
        answer.done = isinstance(result, Sent)
        turns.overtaken |= answer.done and answer is not turns.newest
        if turns.overtaken and turns.newest.done:
            turns.overtaken = False
            await self._take_turn(where, turns.newest)
        return result

    async def _beside(self, interaction: Interaction, what: str, call: Callable[[], Awaitable[Sent]]) -> Result:
        """Do something beside the answer, or keep it until what is kept before it has come through."""

        async def tried() -> Result:
            return await self._try(what, interaction.channel_id, call)

        where = interaction.id
        result = Later() if self.kept.waiting.get(where) else await tried()
        if isinstance(result, Later):
            self.kept.keep(where, result, tried, replaces=False)
        return result

    async def _edit_original(self, interaction: Interaction, panel: Panel) -> Sent:
        async def edit(files: Files) -> discord.Message:
            if (apart := interaction.extras.get(calls.APART)) is not None:
                return await interaction.followup.edit_message(apart, view=panel.view(), attachments=files)
            return await interaction.edit_original_response(view=panel.view(), attachments=files)

        try:
            message = await self._attached.put(_edited_by(interaction), panel, edit)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE or not updates(interaction) or shown_by(interaction) is not None:
                raise
            message = await calls.answer_apart(interaction, panel)
        interaction.extras[SHOWN] = (message.id, hash(panel))
        return Sent(interaction.channel_id or 0, message.id)

    async def _dressed(self, message: Worn, give: Callable[[Worn], Awaitable[Sent]]) -> Sent:
        """Give a panel or note to Discord; where one of its icons isn't there any more, all of it without icons."""
        try:
            return await give(message)
        except discord.HTTPException as error:
            if error.code != INVALID_FORM or not message.has_icons:
                raise
        sent = await give(cast("Worn", message.without_icons()))
        self.on_icons_lost()
        return sent


def is_answered(interaction: Interaction) -> bool:
    """Whether an interaction has had its first answer from this bot."""
    return bool(interaction.extras.get(ANSWERED))


@dataclass(slots=True, eq=False)
class _Answer:
    """A panel that an interaction is answered with; `done`: Discord has it."""

    interaction: Interaction
    panel: Panel
    done: bool = False


@dataclass(slots=True)
class _Turns:
    """Answers in one place that are under way, and the newest of them; `overtaken`: an older one may stand there."""

    newest: _Answer
    under_way: int = 0
    overtaken: bool = False


def shown_by(interaction: Interaction) -> tuple[int, int] | None:
    """The message an interaction was last answered in, and the digest of the panel there; None before that."""
    shown: tuple[int, int] | None = interaction.extras.get(SHOWN)
    return shown


def updates(interaction: Interaction) -> bool:
    """Whether the interaction's answer edits the panel it came from."""
    return bool(interaction.extras.get(UPDATES))


def _edited_by(interaction: Interaction) -> int | None:
    """The message that the interaction's answer is, as far as that is known."""
    if (shown := shown_by(interaction)) is not None:
        return shown[0]
    return interaction.message.id if updates(interaction) and interaction.message is not None else None


def _place_of(interaction: Interaction) -> int:
    """Where the interaction's answer stands: its message, or the interaction itself before that is known."""
    return _edited_by(interaction) or interaction.id


async def _given(give: Callable[[], Awaitable[object]]) -> None:
    try:
        await give()
    except (aiohttp.ClientError, OSError):
        await give()


KEPT = 8192


class Attached:
    """The pictures of the messages that were sent or edited last, by name: in memory alone, unknown after a start."""

    def __init__(self) -> None:
        self._of: Recent[int, Mapping[str, int]] = Recent(KEPT)

    async def put(
        self, message: int | None, panel: Panel, send: Callable[[Files], Awaitable[discord.Message]]
    ) -> discord.Message:
        """Send a panel in place of what a message shows, with those of its pictures that the message lacks.

        Where Discord has lost one that it had, all are sent.
        """
        had = {} if message is None else self._of.pop(message, {})
        files = _files(panel, had)
        try:
            sent = await send(files)
        except discord.HTTPException as error:
            if error.code != INVALID_FORM or all(isinstance(file, discord.File) for file in files):
                raise
            sent = await send(panel.files())
        self.note(sent, panel)
        return sent

    def note(self, sent: discord.Message, panel: Panel) -> None:
        """Note the pictures of a message that shows this panel."""
        keys = [item.media.attachment_id for item in _pictures(sent.components)]
        names = [image.name for image in panel.images()]
        found = {name: key for name, key in zip(names, keys, strict=False) if key is not None}
        if found and len(keys) == len(names):
            self._of[sent.id] = found


class _Stays(discord.Attachment):
    """An attachment that a message has and keeps."""

    def __init__(self, key: int, alt: str | None) -> None:
        self.id, self.description = key, alt

    def to_dict(self) -> Payload:
        """What an edit says of it."""
        return cast("Payload", {"id": self.id, "description": self.description})


def _files(panel: Panel, had: Mapping[str, int]) -> Files:
    return [_Stays(had[file.filename], file.description) if file.filename in had else file for file in panel.files()]


def _pictures(
    components: Iterable[Component],
) -> Iterator[discord.MediaGalleryItem | discord.ThumbnailComponent]:
    for component in components:
        if isinstance(component, discord.MediaGalleryComponent):
            yield from component.items
        if isinstance(component, discord.SectionComponent) and isinstance(
            component.accessory, discord.ThumbnailComponent
        ):
            yield component.accessory
        yield from _pictures(cast("Iterable[Component]", getattr(component, "children", ())))
