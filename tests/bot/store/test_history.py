from __future__ import annotations

from datetime import timedelta

from bot.store import Store
from engines.table.record import Holder, Record
from tests.bot.store.samples import ADA, BORIS, CLEO, NOON, SERVER, change, finished, lobby, playing


async def _played(store: Store, at: int, *, server: int = SERVER, **ended: object) -> Record:
    record = playing(await store.sessions.create(lobby(at, server=server)))
    await store.sessions.commit(change(record))
    over = finished(record, changed_at=NOON + timedelta(hours=at), **ended)
    assert await store.sessions.commit(change(over))
    return over


async def test_a_persons_games_are_found_with_all_who_played_them_the_latest_first(store: Store) -> None:
    first = await _played(store, 1, sides=("green", "blue"))
    left = (Holder(person=ADA), Holder(program=True, left=(BORIS,)))
    second = await _played(store, 2, holders=left)
    third = await _played(store, 3, server=SERVER + 1, holders=(Holder(person=ADA), Holder(person=CLEO)))
    of_ada = await store.history.of(ADA)
    assert [game.session for game in of_ada] == [third.id, second.id, first.id]
    assert await store.history.count(ADA) == 3
    assert [game.session for game in await store.history.of(ADA, most=1, after=1)] == [second.id]
    assert [game.session for game in await store.history.of(ADA, SERVER)] == [second.id, first.id]
    assert await store.history.count(ADA, SERVER) == 2
    of_boris = {game.session: game.part_of(BORIS) for game in await store.history.of(BORIS)}
    assert of_boris[first.id].side == "blue"
    assert of_boris[first.id].won is False
    assert of_boris[second.id].resigned
    assert [part.person for part in (await store.history.of(BORIS))[0].parts] == [ADA, BORIS, None]


async def test_whoever_is_forgotten_has_no_games_and_is_nobody_in_others(store: Store) -> None:
    await _played(store, 1)
    await store.forgetting.person(BORIS)
    assert await store.history.of(BORIS) == ()
    (game,) = await store.history.of(ADA)
    assert BORIS not in {part.person for part in game.parts}
