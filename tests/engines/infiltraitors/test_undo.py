"""Undo: what an agent couldn't foresee is never taken back alone, with computer agents or without."""

from __future__ import annotations

import pytest

from bot.tables.registry import Registry
from engines.core.errors import SafehouseError
from engines.infiltraitors import INFILTRAITORS as GAME
from engines.infiltraitors.cards import CARDS
from engines.infiltraitors.moves import (
    Capture,
    DeclineReward,
    Discard,
    DiscardUnseen,
    Eliminate,
    Exchange,
    GiveClue,
    GiveKeyClue,
    Leave,
    Move,
    Stay,
    TakeFaceDownReward,
    TakeReward,
    Wait,
)
from engines.infiltraitors.options import InfiltraitorsOptions
from engines.table import lobby
from engines.table.record import Holder, Pacing, Place, Record
from tests.engines.infiltraitors.table import Table, black, blue, red, yellow
from tests.support.anything import AnySession
from tests.support.clock import FakeClock
from tests.support.hours import NoCalendar
from tests.support.memory import MemoryStore

ADA = 11


def _reveals(table: Table, move: Move) -> bool:
    return any(GAME.reveals(table.state, event) for event in table.play(0, move))


def _table() -> Table:
    """Seat 0 holds blue 6, seat 1 red 7; cards for a clue lie in the hand."""
    table = Table("m1", 3).suspect(0, blue(6)).suspect(1, red(7)).hand(0, blue(9), black(5), red(4))
    return table.hand(1, red(2)).hand(2, red(3)).discards(yellow(4), down=[yellow(5)])


@pytest.mark.parametrize(
    ("move", "new"),
    [
        (GiveClue(blue(9)), False),
        (Wait(0), False),
        (Wait(1), True),
        (Exchange(1, blue(9)), True),
        (Eliminate(1, red(8)), True),
        (Eliminate(1, red(7)), True),
    ],
)
def test_shots_draws_and_how_an_exchange_lies_are_new(move: Move, new: bool) -> None:
    assert _reveals(_table(), move) is new


def test_a_suspect_taken_is_new() -> None:
    assert _reveals(Table("m1", 3), Capture())


@pytest.mark.parametrize(
    ("move", "new"), [(TakeReward(yellow(4)), False), (DeclineReward(), False), (TakeFaceDownReward(), True)]
)
def test_only_a_reward_that_lay_face_down_is_new(move: Move, new: bool) -> None:
    table = _table()
    table.play(0, Eliminate(1, red(7)))
    assert _reveals(table, move) is new


def test_a_discard_is_new_to_whoever_does_not_see_their_hand() -> None:
    eight = [blue(number) for number in range(2, 10)]
    table = Table("m1", 2).hand(0, *eight).hand(1, red(2)).hq(red(3))
    table.state.stage = "discard"
    assert not _reveals(table, Discard(blue(2)))
    table = Table("m17", 2).hand(0, *eight).hand(1, red(2)).hq(red(3))
    table.state.stage = "discard"
    assert _reveals(table, DiscardUnseen(0))


def test_a_look_at_the_key_person_is_new_the_clue_on_it_is_not() -> None:
    table = Table("m19", 3).suspect(1, red(7)).hand(0, blue(9)).discards(yellow(4))
    table.play(0, Eliminate(1, red(7)))
    table.play(0, DeclineReward())
    state = GAME.clone(table.state)
    assert not _reveals(table, Stay())
    table.state = state
    assert _reveals(table, Leave())
    assert not _reveals(table, GiveKeyClue(blue(9)))


async def _alone() -> AnySession:
    """Ada with one computer agent, a suspect before each of them, her turn."""
    clock, store = FakeClock(), MemoryStore()
    registry = Registry(store, {GAME.id: GAME}, clock.now, NoCalendar(), lambda _: None)
    record = await store.create(
        Record(
            id=0,
            game=GAME.id,
            game_version=GAME.version,
            options=InfiltraitorsOptions(mission="m1").model_dump(mode="json"),
            place=Place(server=1, channel=2),
            host=ADA,
            holders=(Holder(person=ADA), Holder(program=True)),
            pacing=Pacing(limit_s=None),
            created_at=clock.now(),
            changed_at=clock.now(),
            seed=bytes(range(32)),
            salt=b"salt",
        )
    )
    async with registry.holding(record.id) as held:
        session: AnySession = held
        await session.change(lobby.start(ADA, fill=False))
        while session.snapshot.to_act() == {1} or None in session.snapshot.state.held:
            [seat] = session.snapshot.to_act()
            move = Capture() if Capture() in session.snapshot.legal(seat) else Wait(0)
            await session.act(seat, move, None, ADA if seat == 0 else None)
        return session


@pytest.mark.parametrize("right", [False, True])
async def test_alone_with_a_computer_agent_a_shot_stays_shot(right: bool) -> None:
    session = await _alone()
    truth = CARDS[session.snapshot.state.held[1].identity]
    shots = [move for move in session.snapshot.legal(0) if isinstance(move, Eliminate)]
    await session.act(0, next(shot for shot in shots if (shot.identity == truth) is right), None, ADA)
    with pytest.raises(SafehouseError) as refused:
        await session.ask_undo(0, ADA)
    assert refused.value.text.id == "error-undo-revealed"
    assert session.snapshot.state.bullets == 9


async def test_alone_with_a_computer_agent_a_clue_can_be_taken_back() -> None:
    session = await _alone()
    before = session.snapshot.view(0)
    await session.act(0, next(move for move in session.snapshot.legal(0) if isinstance(move, GiveClue)), None, ADA)
    await session.ask_undo(0, ADA)
    assert session.snapshot.view(0) == before


async def test_a_lost_mission_is_lost() -> None:
    session = await _alone()
    truth = CARDS[session.snapshot.state.held[1].identity]
    while session.record.status == "playing":
        [seat] = session.snapshot.to_act()
        shots = [move for move in session.snapshot.legal(seat) if isinstance(move, Eliminate)]
        wrong = next(shot for shot in shots if shot.identity != truth) if seat == 0 else Wait(0)
        await session.act(seat, wrong, None, ADA if seat == 0 else None)
    assert session.record.outcome is not None
    assert session.record.outcome.winners == ()
    with pytest.raises(SafehouseError):
        await session.ask_undo(0, ADA)
