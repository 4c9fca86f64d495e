"""The tries that discord.py makes by itself to give an interaction its first answer, and whether one was lost."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from types import TracebackType
from typing import TYPE_CHECKING, cast

import aiohttp
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.delivery.results import BROKEN

if TYPE_CHECKING:
    from aiohttp.client import _RequestContextManager


@dataclass(slots=True)
class Tries:
    """The tries of one call; `lost`: the answer to one of them is missing, so it may have been carried out."""

    lost: bool = False


_TRIES: ContextVar[Tries | None] = ContextVar("tries", default=None)


class WatchedTries:
    """Watches first answers as they are tried; a trace of aiohttp's would cost each call half a millisecond."""

    def __init__(self) -> None:
        self._adapter: AsyncWebhookAdapter = _Watching()  # type: ignore[no-untyped-call]

    @contextmanager
    def watched(self) -> Iterator[Tries]:
        """What becomes of the tries of the first answer that is given meanwhile."""
        tries = Tries()
        outer, adapter = _TRIES.set(tries), async_context.set(self._adapter)
        try:
            yield tries
        finally:
            async_context.reset(adapter)
            _TRIES.reset(outer)


class _Watching(AsyncWebhookAdapter):
    """discord.py's way to answer interactions, with a look at each try."""

    async def request(self, route: object, session: aiohttp.ClientSession, **given: object) -> object:
        """As discord.py's own."""
        tries = _TRIES.get()
        watched = session if tries is None else cast("aiohttp.ClientSession", _Session(session, tries))
        return await super().request(route, watched, **given)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class _Session:
    """A session of which only one method is asked."""

    session: aiohttp.ClientSession
    tries: Tries

    def request(self, method: str, url: str, **given: object) -> _Try:
        """A request that is watched."""
        return _Try(self.session.request(method, url, **given), self.tries)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class _Try:
    """One request."""

    call: _RequestContextManager
    tries: Tries

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
