"""Calling the people of a lobby together at the time they have agreed on."""

from __future__ import annotations

from bot.panels.covers import game_name
from bot.panels.note import Note
from bot.showing.desk import Desk
from bot.showing.posts import Post


class Calls:
    """The calls of all lobbies, each in a lane of its own, so that no clock waits for Discord."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def call(self, session: int) -> None:
        """Call those who are in a lobby by then; nobody once it is none any more."""
        self._desk.lanes.poke(("call", session), lambda: self._bring(session))

    async def _bring(self, session: int) -> None:
        record = (await self._desk.snapshot(session)).record
        if record.status != "lobby":
            return
        words, people = self._desk.app.words_in(record.place.server), record.people()
        mentions = tuple(f"<@{person}>" for person in people)
        said = words.get("lobby-call", people=mentions, game=game_name(record.game))
        note = Note(said, mentions=people)
        result = await self._desk.posts.post(Post(record, "call", record.place.channel, note, silent=False))
        self._desk.tried(("call", session), result, lambda: self._bring(session))
