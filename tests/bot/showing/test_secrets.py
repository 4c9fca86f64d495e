from __future__ import annotations

import random

import pytest

from bot.local.world.changes import WorldChange
from bot.store.shown import BOARD, dm_hand
from engines.core.errors import AlreadySo
from tests.bot.showing.tables import NAMES, Table, settle_in, table, watched
from tests.support.bot import RunningBot, running_bot

MOVES = 14


def reader(bot: RunningBot, change: WorldChange) -> int | None:
    """The one person who can see a change of a message; None: everybody in the channel."""
    owners = {bot.local.world.dm(bot.person(name)): bot.person(name) for name in NAMES}
    return change.only_for or owners.get(change.channel or 0)


def forget_what_is_shown(at: Table) -> None:
    """As after a restart: nothing but not having heard of a move keeps anybody from being sent the same again."""
    app = at.bot.app
    for recipient in (BOARD, *map(dm_hand, range(len(NAMES)))):
        app.outbox.messages.showing(at.session, recipient, None)
    for live in app.hands.live.in_session(at.session):
        live.digest = None


async def play_and_listen(at: Table, rng: random.Random) -> int:
    """Play a random move; whoever hears nothing of it must be sent nothing. How many heard nothing."""
    snapshot = await at.snapshot()
    seats = [seat for seat in range(snapshot.record.seats) if snapshot.legal(seat)]
    seat = rng.choice(seats)
    move = rng.choice(snapshot.legal(seat))
    forget_what_is_shown(at)
    with watched(at.bot) as heard:
        try:
            publication = await at.act(seat, move)
        except AlreadySo:
            return 0
    reached = {reader(at.bot, change) for change in heard.changes if change.kind.startswith("message_")}
    deaf = [other for other in range(snapshot.record.seats) if not publication.heard(other)]
    for other in deaf:
        assert snapshot.record.holders[other].person not in reached, (move.kind, other)
    if not publication.heard(None):
        assert None not in reached, move.kind
    return len(deaf) + (not publication.heard(None))


async def seated(bot: RunningBot, game: str, people: int) -> Table:
    for name in NAMES[:people]:
        await settle_in(bot, name, words=True, hands="dm" if name == "Dmitri" else "channel")
    at = await table(bot, game, people)
    for name in NAMES[:people]:
        await bot.press(name, "My hand")
    await at.settled()
    return at


@pytest.mark.parametrize(("game", "people"), [("lantern", 4), ("agent_avenue", 3), ("agent_avenue", 4)])
async def test_nobody_is_sent_anything_of_a_move_outside_their_view(game: str, people: int) -> None:
    rng = random.Random(people)
    async with running_bot() as bot:
        unheard = 0
        at = await seated(bot, game, people)
        for _ in range(MOVES):
            if (await at.snapshot()).to_act():
                unheard += await play_and_listen(at, rng)
        assert unheard
