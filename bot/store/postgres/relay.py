"""The relay between the processes on one PostgreSQL database: its own LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from contextlib import suppress

from bot.basics.address import PostgresAddress
from bot.basics.errors import told
from bot.basics.relay import Hear
from bot.basics.tasks import cut_off
from bot.store.postgres.server import UNOPENED, Link

log = logging.getLogger(__name__)

CHANNEL = "safehouse"
TELL = f"SELECT pg_notify('{CHANNEL}', $1)"
AGAIN_S = 1.0


def written(holder: int, kind: str, values: dict[str, object]) -> str:
    """What goes over the line; `holder` is the process that tells it."""
    return json.dumps({"by": holder, "kind": kind, **values})


class PostgresRelay:
    """The `Relay` of a process with that number."""

    def __init__(self, address: PostgresAddress, holder: int) -> None:
        self._address, self._holder = address, holder
        self.on: dict[str, Hear] = {}
        self.on_gap: list[Callable[[], None]] = []
        self._line: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    def tell(self, kind: str, **values: object) -> None:
        """Tell it as soon as what was told before is told."""
        self._line.put_nowait(written(self._holder, kind, values))

    async def start(self) -> None:
        """Begin to listen, and return once connected where the database is there."""
        begun = asyncio.Event()
        self._tasks = [asyncio.create_task(self._keep_listening(begun))]
        await begun.wait()

    async def stop(self) -> None:
        """Listen no more."""
        late = await cut_off(self._tasks, 0)
        await asyncio.gather(*late, return_exceptions=True)

    async def _keep_listening(self, begun: asyncio.Event) -> None:
        while True:
            try:
                await self._listen(begun)
            except UNOPENED as error:
                log.info("the line to the other processes is lost: %s", type(error).__name__)
            begun.set()
            await asyncio.sleep(AGAIN_S)

    async def _listen(self, begun: asyncio.Event) -> None:
        """Hear and tell until the connection ends, then raise."""
        link, ended = await Link.made(self._address), asyncio.Event()
        try:
            link.driver.add_termination_listener(lambda _: ended.set())
            await link.driver.add_listener(CHANNEL, self._hear)
            for hear in self.on_gap:
                hear()
            begun.set()
            telling = asyncio.create_task(self._tell(link))
            ending = asyncio.create_task(ended.wait())
            try:
                done, _ = await asyncio.wait({telling, ending}, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
            finally:
                telling.cancel()
                ending.cancel()
        finally:
            with suppress(*UNOPENED):
                await link.close()

    async def _tell(self, link: Link) -> None:
        while True:
            await link.driver.execute(TELL, await self._line.get())

    def _hear(self, _: object, __: int, ___: str, payload: object) -> None:
        message: dict[str, object] = json.loads(str(payload))
        if message.pop("by") == self._holder:
            return
        try:
            if (hear := self.on.get(str(message.pop("kind")))) is not None:
                hear(message)
        except Exception as error:
            log.error("what another process told could not be done: %s", told(error))
