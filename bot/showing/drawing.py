"""Pictures and long texts, made beside the event loop; the last pictures are kept by what they show."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from bot.basics.errors import told
from bot.basics.loading import Recent
from bot.panels.layout import Image
from bot.panels.names import labelled
from engines.core.campaign import Chapter
from engines.core.game import View
from engines.core.text import Text
from engines.table.record import Record
from engines.table.snapshot import Snapshot
from renderers.courses import Rise, courses
from renderers.dossier import dossier
from renderers.picture import Picture
from renderers.profile import Row, profile
from renderers.registry import renderer, story_of
from renderers.scale import Level, Mark
from renderers.standings import standings
from renderers.words import Words

log = logging.getLogger(__name__)

T = TypeVar("T")

THREADS = 2
KEPT = 64

Pages = Sequence[Callable[[], Picture]]
"""What draws each of the pictures that tell how a game went."""


class Drawing:
    """The threads in which pictures are drawn, words are put together and the past is played again."""

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="aside")
        self._kept: Recent[Hashable, Image] = Recent(KEPT)

    async def aside(self, work: Callable[[], T]) -> T:
        """Do something in one of the threads."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    async def prepare(self, games: Sequence[str]) -> None:
        """Load what draws these games."""
        await self.aside(lambda: [renderer(game) for game in games])

    def close(self) -> None:
        """Stop."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def tell(self, game: str, view: View, words: Words) -> str:
        """All that a view knows, in words; some of it has to be worked out first."""
        return await self.aside(lambda: renderer(game).tell(view, words))

    async def board(self, game: str, view: View, words: Words) -> Image | None:
        """The board as a view has it."""
        return await self.image((game, "board", view, words.locale), lambda: renderer(game).board(view, words))

    async def hand(self, game: str, view: View, words: Words) -> Image | None:
        """The hand of a view."""
        return await self.image((game, "hand", view, words.locale), lambda: renderer(game).hand(view, words))

    async def guide(self, game: str, words: Words) -> Image | None:
        """How a game is played."""
        return await self.image((game, "guide", words.locale), lambda: renderer(game).guide(words))

    async def cover(self, game: str, words: Words) -> Image | None:
        """What a game is offered by."""
        return await self.image((game, "cover", words.locale), lambda: renderer(game).cover(words))

    async def banner(self, game: str, words: Words) -> Image | None:
        """What the lobby of a game is headed by."""
        return await self.image((game, "banner", words.locale), lambda: renderer(game).banner(words))

    async def profile(self, rows: Sequence[Row], streak: str, words: Words, told: str) -> Image | None:
        """The card of somebody's games."""
        key = ("profile", tuple(rows), streak, words.locale)
        return await self.image(key, lambda: profile(rows, streak, words, told))

    async def standings(
        self, game: str, title: str, marks: Sequence[Mark], levels: Sequence[Level], told: str
    ) -> Image | None:
        """A leaderboard."""
        key = ("standings", told)
        return await self.image(key, lambda: standings(game, title, marks, levels, told))

    async def courses(self, rises: Sequence[Rise], told: str) -> Image | None:
        """How somebody's ratings went."""
        return await self.image(("courses", tuple(rises)), lambda: courses(rises, told))

    async def dossier(
        self, game: str, name: Text, chapters: Sequence[Chapter], words: Words, told: str
    ) -> Image | None:
        """A campaign's file."""
        key = (game, "dossier", tuple(chapters), words.locale, told)
        return await self.image(key, lambda: dossier(game, name, chapters, words, told))

    async def public(self, snapshot: Snapshot, words: Words) -> Image | None:
        """The board as everybody may see it, once there is an outcome the closing picture."""
        record, view, game = snapshot.record, snapshot.view(None), snapshot.game.id
        labels = labelled(snapshot, words)
        if record.outcome is None:
            return await self.board(game, view, labels)
        score = running_score(record)
        closing = (game, "closing", view, words.locale, score)
        return await self.image(closing, lambda: renderer(game).closing(view, labels, score))

    async def page(self, snapshot: Snapshot, words: Words, pages: Pages, at: int) -> Image | None:
        """One of the pictures that tell how a finished game went."""
        key = (snapshot.game.id, "story", snapshot.view(None), words.locale, at)
        return await self.image(key, pages[at])

    async def image(self, key: Hashable, draw: Callable[[], Picture]) -> Image | None:
        """The picture of that key, drawn if need be; None where drawing fails: words go on without it."""
        if (kept := self._kept.use(key)) is not None:
            return kept
        try:
            picture = await self.aside(draw)
        except Exception as error:
            log.error("a picture failed: %s", told(error))
            return None
        image = self._kept[key] = Image(picture.png, picture.alt)
        return image


def pages_of(snapshot: Snapshot, words: Words) -> Pages:
    """What draws the story of a finished game; nothing while it is on, or where the closing picture tells it all."""
    tell = story_of(snapshot.game.id)
    if tell is None or not snapshot.begun or snapshot.record.status == "playing":
        return ()
    return tell(snapshot.view(None), labelled(snapshot, words))


def running_score(record: Record) -> tuple[int, ...] | None:
    """The table's games won by the holder of each seat; None before a second game."""
    wins = {score.person: score.wins for score in record.series.scores}
    if record.series.games < 2:
        return None
    return tuple(wins.get(holder.person, 0) for holder in record.holders)
