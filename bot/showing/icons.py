"""The icons as the bot's own emojis on Discord: brought there in the background, and kept as they are drawn now."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, MutableMapping, Sequence
from contextlib import suppress
from functools import partial

from bot.basics.clock import Clock
from bot.basics.errors import told
from bot.delivery.emojis import Emojis
from bot.delivery.results import Later, Refused
from bot.showing.drawing import Drawing
from renderers.icons import DrawnIcon, Icon, drawn, kin

log = logging.getLogger(__name__)

AGAIN_S = 600.0
"""How long to leave Discord alone where it was away or failed, in seconds."""


class IconKeeper:
    """Uploads what Discord lacks, one at a time, and deletes what is out of date; nothing waits for it.

    What is there stands in the list that Discord gives: the name of an emoji tells its picture.
    """

    def __init__(
        self,
        shown: MutableMapping[str, str],
        emojis: Emojis,
        drawing: Drawing,
        clock: Clock,
        sources: Callable[[str], Sequence[Icon]],
    ) -> None:
        """`shown` is filled with what shows an icon in messages; `sources` gives the icons of a game."""
        self._shown, self._emojis, self._drawing, self._clock = shown, emojis, drawing, clock
        self._sources = sources
        self._wanted: list[DrawnIcon] = []
        self._task: asyncio.Task[None] | None = None
        self._told, self._brings = False, True

    def start(self, games: Collection[str], begun: asyncio.Event, *, brings: bool = True) -> None:
        """Bring the icons of these games to Discord once the bot has begun; or show what another process `brings`."""
        self._brings = brings
        self._task = asyncio.create_task(self._begin(games, begun))

    def lost(self) -> None:
        """Discord doesn't know an icon any more: show none until it is clear what is there."""
        self._shown.clear()
        if self.rests:
            self._task = asyncio.create_task(self._keep())

    @property
    def rests(self) -> bool:
        """Whether nothing is being brought to Discord, nor waits for that."""
        return self._task is None or self._task.done()

    async def stop(self) -> None:
        """Stop; the next start goes on."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _begin(self, games: Collection[str], begun: asyncio.Event) -> None:
        await begun.wait()
        for game in games:
            for icon in await self._drawing.aside(partial(self._sources, game)):
                self._wanted.append(await self._drawing.aside(partial(drawn, icon)))
        await self._keep()

    async def _keep(self) -> None:
        """Try until all is as it should be, or Discord refuses for good."""
        try:
            if not self._brings:
                await self._follow()
                return
            while self._wanted and (refused := await self._bring()) is not None:
                self._tell(refused)
                if not isinstance(refused, Later):
                    return
                await self._clock.sleep(refused.seconds if refused.undone else AGAIN_S)
        except Exception as error:
            log.error("bringing icons to Discord failed: %s", told(error))

    async def _follow(self) -> None:
        """Show what another process brings, until all of it is there."""
        while any(not self._is_there(icon) for icon in self._wanted):
            there = await self._emojis.all()
            if not isinstance(there, Refused):
                self._show(there)
            await self._clock.sleep(AGAIN_S)

    def _is_there(self, icon: DrawnIcon) -> bool:
        return all(f":{icon.emoji}:" in self._shown.get(text, "") for text in icon.texts)

    def _tell(self, refused: Refused) -> None:
        """Note once that there are words alone; a rate limit only takes its time."""
        if not self._told and not (isinstance(refused, Later) and refused.undone):
            self._told = True
            log.warning("Discord does not take all icons (%d): words stand alone there", refused.code)

    async def _bring(self) -> Refused | None:
        there = await self._emojis.all()
        if isinstance(there, Refused):
            return there
        self._show(there)
        for icon in self._wanted:
            if icon.emoji not in there:
                made = await self._add(icon)
                if isinstance(made, Refused):
                    return made
                there[icon.emoji] = made
        self._show(there)
        return await self._clear(there)

    async def _add(self, icon: DrawnIcon) -> int | Refused:
        """Upload an icon, unless another process, or a try whose answer was lost, has done so."""
        made = await self._emojis.add(icon.emoji, icon.png)
        if isinstance(made, Refused) and not (isinstance(made, Later) and made.undone):
            there = await self._emojis.all()
            made = made if isinstance(there, Refused) else there.get(icon.emoji, made)
        if not isinstance(made, Refused):
            self._write(icon, icon.emoji, made)
        return made

    async def _clear(self, there: dict[str, int]) -> Refused | None:
        """Delete the icons of ours that are out of date; emojis of others stay."""
        current = {icon.emoji for icon in self._wanted}
        for name, emoji in there.items():
            if kin(name) and name not in current:
                refused = await self._emojis.delete(emoji)
                if refused is not None:
                    return refused
        return None

    def _show(self, there: dict[str, int]) -> None:
        """Show what is there, an older picture of an icon until the new one is."""
        older = {kin(name): name for name in there if kin(name)}
        for icon in self._wanted:
            name = icon.emoji if icon.emoji in there else older.get(icon.name)
            if name is not None:
                self._write(icon, name, there[name])

    def _write(self, icon: DrawnIcon, name: str, emoji: int) -> None:
        self._shown.update(dict.fromkeys(icon.texts, f"<:{name}:{emoji}>"))
