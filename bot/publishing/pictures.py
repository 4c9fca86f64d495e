"""Pictures drawn beside the event loop, in a few threads, and kept for whoever looks at the same thing next."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from bot.logs import told
from bot.panels.layout import Image
from renderers.picture import Picture

log = logging.getLogger(__name__)

T = TypeVar("T")

THREADS = 2
KEPT = 64


class Pictures:
    """Draws; the last few pictures are kept by what they show."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="pictures")
        self._kept: OrderedDict[Hashable, Image] = OrderedDict()

    async def image(self, key: Hashable, draw: Callable[[], Picture]) -> Image | None:
        """The picture of that key, drawn if need be; None where drawing fails, so that words go on without it."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        try:
            picture = await self.aside(draw)
        except Exception as error:
            log.error("a picture failed: %s", told(error))
            return None
        image = self._kept[key] = Image(picture.png, picture.alt)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return image

    async def aside(self, work: Callable[[], T]) -> T:
        """Do something that takes long in one of the threads."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def close(self) -> None:
        """Draw no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)
