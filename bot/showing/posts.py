"""New messages, in channels and by direct message: sent here, once even where Discord's answer is lost."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.basics.loading import Lately
from bot.delivery.delivery import Delivery
from bot.delivery.results import Later, Result, Sent
from bot.panels.layout import Note, Panel
from bot.store.shown import Shown
from engines.table.record import Record

KNOWN_FOR = timedelta(minutes=10)
"""The longest that Discord may know a nonce; it says only that this is some minutes."""


@dataclass(frozen=True, slots=True)
class Post:
    """A message that a recipient of a session is to have: `after` the one it had, if any.

    `about` sets it apart from the recipient's other messages.
    """

    record: Record
    recipient: str
    channel: int
    message: Panel | Note
    after: int | None = None
    about: tuple[object, ...] = ()
    silent: bool = True

    @property
    def to(self) -> tuple[int, str]:
        """The session and the recipient."""
        return self.record.id, self.recipient

    def nonce(self, last: int | None) -> int:
        """A number for the message after that one; what it was made from stays secret."""
        said = ":".join(map(str, (*self.to, self.channel, last, *self.about)))
        return int.from_bytes(hashlib.sha256(self.record.salt + said.encode()).digest()[:8], "big")


@dataclass(frozen=True, slots=True)
class _Lost:
    """A message that may be there although Discord's answer is missing.

    The channel, the nonce that it is known by there, what it says (None: one of several things), the last try.
    """

    channel: int
    nonce: int
    digest: int | None
    at: datetime


class Posts:
    """Posts under nonces: for some minutes Discord answers the same one with the message that is there already.

    A nonce follows from the message that the new one comes after, so that it is the same at each try, after a restart
    too, and another one for the next post.
    """

    def __init__(
        self, delivery: Delivery, now: Callable[[], datetime], take_away: Callable[[Shown], Awaitable[None]]
    ) -> None:
        self._delivery, self._now, self._take_away = delivery, now, take_away
        self._lost: Lately[tuple[int, str], _Lost] = Lately(KNOWN_FOR, now)
        self._last: Lately[tuple[int, str], int] = Lately(KNOWN_FOR, now)

    async def post(self, post: Post) -> Result:
        """Write the message; one that an earlier try has brought through, and that says something else, goes."""
        lost, digest = self._lost_of(post), hash(post.message)
        last = self._last.get(post.to) or post.after
        nonce = post.nonce(last) if lost is None else lost.nonce
        said = digest if lost is None or lost.digest == digest else None
        result = await self._delivery.post(post.channel, post.message, silent=post.silent, nonce=nonce)
        if isinstance(result, Later):
            if not result.undone:
                lost = _Lost(post.channel, nonce, said, self._now())
            if lost is not None:
                self._lost[post.to] = lost
        if not isinstance(result, Sent):
            return result
        self._last[post.to] = result.message
        if said == digest:
            return result
        await self._take_away(Shown(*post.to, 0, result.channel, result.message))
        return await self.post(post)

    def _lost_of(self, post: Post) -> _Lost | None:
        """What an earlier try may have brought to the same place, as long as Discord may know it by its nonce."""
        lost = self._lost.pop(post.to)
        known = lost is not None and lost.channel == post.channel and self._now() - lost.at < KNOWN_FOR
        return lost if known else None
