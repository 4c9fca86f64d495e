"""Undo: silent where nobody can have noticed, else by consent; a line of the journal, never a cut."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from engines.core.errors import NotYourSeat, SafehouseError, StaleDecision
from engines.table import seating
from engines.table.journal import Entry, verify
from engines.table.session import Session
from tests.engines.table.conftest import ADA, BORIS, CLEO, Opened
from tests.support.hours import NoCalendar
from tests.support.lantern import Bid, Note, Peek
from tests.support.memory import MemoryStore


async def bid(session: Session, seat: int, by: int) -> None:
    """The first legal move, a bid, as an answer to the seat's question."""
    await session.act(seat, session.snapshot.legal(seat)[0], session.snapshot.question(seat), by)


async def test_what_nobody_noticed_is_taken_back_at_once(opened: Opened) -> None:
    session = await opened()
    before = session.snapshot.view(0)
    await session.act(0, Note("mine"), None, ADA)
    taken_back = await session.ask_undo(0, ADA)
    assert session.snapshot.view(0) == before
    assert session.record.undo is None
    assert not taken_back.heard(1)
    assert not taken_back.heard(None)


async def test_what_others_saw_needs_all_of_them(opened: Opened) -> None:
    session = await opened(people=3)
    before = session.snapshot.view(None)
    await bid(session, 0, ADA)
    after = session.snapshot.view(None)
    await session.ask_undo(0, ADA)
    request = session.record.undo
    assert request is not None
    assert session.snapshot.view(None) == after
    await session.answer_undo(1, BORIS, request.version, True)
    assert session.snapshot.view(None) == after
    await session.answer_undo(2, CLEO, request.version, True)
    assert session.snapshot.view(None) == before
    assert session.record.undo is None


async def test_a_wish_ends_when_the_program_takes_the_seat_of_somebody_asked(opened: Opened) -> None:
    session = await opened(people=3)
    await bid(session, 0, ADA)
    await session.ask_undo(0, ADA)
    request = session.record.undo
    assert request is not None
    await session.answer_undo(1, BORIS, request.version, True)
    await session.change(seating.stand_in(2, NoCalendar()))
    assert session.record.undo is None
    with pytest.raises(StaleDecision):
        await session.answer_undo(1, BORIS, request.version, True)


async def test_one_refusal_is_enough(opened: Opened) -> None:
    session = await opened(people=3)
    await bid(session, 0, ADA)
    after = session.snapshot.view(None)
    await session.ask_undo(0, ADA)
    version = session.record.undo.version  # type: ignore[union-attr]
    await session.answer_undo(1, BORIS, version, False)
    with pytest.raises(StaleDecision):
        await session.answer_undo(2, CLEO, version, True)
    assert session.snapshot.view(None) == after


async def test_the_asker_cannot_agree_for_others(opened: Opened) -> None:
    session = await opened()
    await bid(session, 0, ADA)
    await session.ask_undo(0, ADA)
    version = session.record.undo.version  # type: ignore[union-attr]
    with pytest.raises(StaleDecision):
        await session.answer_undo(0, ADA, version, True)
    with pytest.raises(NotYourSeat):
        await session.answer_undo(1, ADA, version, True)


async def test_programs_agree(opened: Opened) -> None:
    session = await opened(people=1, programs=1)
    before = session.snapshot.view(0)
    await bid(session, 0, ADA)
    await session.ask_undo(0, ADA)
    assert session.snapshot.view(0) == before


@pytest.mark.parametrize("programs", [1, 2])
async def test_what_revealed_something_is_never_taken_back_alone(opened: Opened, programs: int) -> None:
    session = await opened(people=1, programs=programs)
    await session.act(0, Peek(), None, ADA)
    seen = session.snapshot.view(0)
    with pytest.raises(SafehouseError) as refused:
        await session.ask_undo(0, ADA)
    assert refused.value.text.id == "error-undo-revealed"
    assert session.snapshot.view(0) == seen


async def test_what_brings_everything_to_light_is_never_taken_back_alone(opened: Opened) -> None:
    session = await opened(people=1, programs=1)
    await session.act(1, session.snapshot.legal(1)[0], session.snapshot.question(1), None)
    await bid(session, 0, ADA)
    with pytest.raises(SafehouseError):
        await session.ask_undo(0, ADA)
    assert session.snapshot.state.number == 1


async def test_with_everybody_s_consent_even_that_is_taken_back(opened: Opened) -> None:
    session = await opened()
    before = session.snapshot.view(0)
    await session.act(0, Peek(), None, ADA)
    await session.ask_undo(0, ADA)
    assert session.snapshot.view(0) != before
    await session.answer_undo(1, BORIS, session.record.undo.version, True)  # type: ignore[union-attr]
    assert session.snapshot.view(0) == before


async def tap(session: Session, *moves: Bid | Note | Peek) -> None:
    """Ada makes these by one tap."""
    after: int | None = None
    for move in moves:
        after = (await session.act(0, move, None, ADA, after=after)).after.record.version


def bids(session: Session) -> list[Bid]:
    """The bids that Ada can lay."""
    return [move for move in session.snapshot.legal(0) if isinstance(move, Bid)]


async def test_what_one_tap_did_is_taken_back_together(opened: Opened) -> None:
    session = await opened()
    first, *rest = bids(session)
    await tap(session, first)
    before = session.snapshot.view(0)
    await tap(session, *rest[:3])
    tapped = session.snapshot.view(0)
    await tap(session, first)
    await session.ask_undo(0, ADA)
    assert session.snapshot.view(0) == tapped
    await session.ask_undo(0, ADA)
    assert session.snapshot.view(0) == before
    assert verify(
        session.game, session.record, await session.journal(), session.game.dump(session.snapshot.state)
    ).good


async def test_what_one_tap_did_in_secret_reaches_nobody_else(opened: Opened) -> None:
    session = await opened(people=3)
    first, *rest = bids(session)
    await tap(session, first)
    before = session.record.heard
    await tap(session, *rest[:2])
    after = session.record.heard
    assert (after.public, after.seats[1:]) == (before.public, before.seats[1:])
    assert after.seats[0] > before.seats[0]


async def test_a_tap_that_revealed_something_before_its_end_is_never_taken_back_alone(opened: Opened) -> None:
    session = await opened(people=1, programs=1)
    await tap(session, Peek(), Note("seen"))
    with pytest.raises(SafehouseError) as refused:
        await session.ask_undo(0, ADA)
    assert refused.value.text.id == "error-undo-revealed"


async def test_of_a_tap_that_others_acted_within_only_what_came_since_is_taken_back(opened: Opened) -> None:
    session = await opened(people=3)
    one, two, three = bids(session)[:3]
    await tap(session, one)
    first = await session.act(0, two, None, ADA)
    await bid(session, 1, BORIS)
    between = session.snapshot.view(0)
    await session.act(0, three, None, ADA, after=first.after.record.version)
    await session.ask_undo(0, ADA)
    assert session.snapshot.view(0) == between


async def test_what_is_taken_back_in_secret_ends_nobody_s_wish(opened: Opened) -> None:
    session = await opened(people=3)
    await bid(session, 1, BORIS)
    before = session.snapshot.view(None)
    await session.act(0, Note("secret"), None, ADA)
    await session.ask_undo(1, BORIS)
    wish, heard = session.record.undo, session.record.heard
    await session.ask_undo(0, ADA)
    assert session.record.undo == wish
    assert (session.record.heard.public, session.record.heard.seats[1:]) == (heard.public, heard.seats[1:])
    assert wish is not None
    for seat, person in ((0, ADA), (2, CLEO)):
        await session.answer_undo(seat, person, wish.version, True)
    assert session.snapshot.view(None) != before
    assert verify(
        session.game, session.record, await session.journal(), session.game.dump(session.snapshot.state)
    ).good


async def test_chance_asked_by_a_move_taken_back_is_not_held_against_the_next(opened: Opened) -> None:
    session = await opened(people=3, tie="lot")
    for seat, person, card in ((0, ADA, 16), (1, BORIS, 4)):
        await session.act(seat, Bid(card), None, person)
    before, position = session.snapshot.view(0), session.record.chance_position
    await session.act(2, Bid(17), None, CLEO)
    assert session.record.chance_position > position, "a lot was cast between 16 and 17"
    await session.ask_undo(2, CLEO)
    for seat, person in ((0, ADA), (1, BORIS)):
        await session.answer_undo(seat, person, session.record.undo.version, True)  # type: ignore[union-attr]
    await session.act(0, Bid(10), None, ADA)
    await session.ask_undo(0, ADA)
    assert session.snapshot.view(0) == before


async def test_no_undo_once_somebody_else_has_acted(opened: Opened) -> None:
    session = await opened(people=3)
    await bid(session, 0, ADA)
    await bid(session, 1, BORIS)
    with pytest.raises(SafehouseError):
        await session.ask_undo(0, ADA)
    await session.ask_undo(1, BORIS)


async def test_a_move_forgets_the_request(opened: Opened) -> None:
    session = await opened(people=3)
    await bid(session, 0, ADA)
    await session.ask_undo(0, ADA)
    version = session.record.undo.version  # type: ignore[union-attr]
    await bid(session, 1, BORIS)
    with pytest.raises(StaleDecision):
        await session.answer_undo(1, BORIS, version, True)


async def test_a_changed_secret_cannot_be_asked_back_in_public(opened: Opened) -> None:
    session = await opened(people=3)
    await bid(session, 0, ADA)
    await session.act(0, session.snapshot.legal(0)[0], None, ADA)
    taken_back = await session.ask_undo(0, ADA)
    assert not taken_back.heard(None)


async def test_chance_is_not_rewound(opened: Opened) -> None:
    session = await opened(people=2, tie="lot")
    await bid(session, 0, ADA)
    position = session.record.chance_position
    await session.ask_undo(0, ADA)
    await session.answer_undo(1, BORIS, session.record.undo.version, True)  # type: ignore[union-attr]
    assert session.record.chance_position == position


async def test_undone_lines_stay_and_verify(opened: Opened) -> None:
    session = await opened()
    await session.act(0, Peek(), None, ADA)
    await session.ask_undo(0, ADA)
    await session.answer_undo(1, BORIS, session.record.undo.version, True)  # type: ignore[union-attr]
    await bid(session, 0, ADA)
    await session.ask_undo(0, ADA)
    await session.answer_undo(1, BORIS, session.record.undo.version, True)  # type: ignore[union-attr]
    await bid(session, 0, ADA)
    await bid(session, 1, BORIS)
    entries = await session.journal()
    assert [entry.kind for entry in entries] == ["start", "move", "undo", "move", "undo", "move", "move"]
    verdict = verify(session.game, session.record, entries, session.game.dump(session.snapshot.state))
    assert verdict.good
    assert verdict.from_start
    assert verdict.entries == 7


async def test_verification_finds_a_changed_line(opened: Opened) -> None:
    session = await opened()
    await bid(session, 0, ADA)
    await bid(session, 1, BORIS)
    entries = list(await session.journal())
    state = session.game.dump(session.snapshot.state)
    changed = entries[1].payload | {"card": session.snapshot.state.hands[0][0]}
    entries[1] = type(entries[1])(
        **{name: getattr(entries[1], name) for name in entries[1].__slots__} | {"payload": changed}
    )
    assert not verify(session.game, session.record, entries, state).good
    assert not verify(session.game, session.record, entries[:-1], state).good


async def test_a_move_nobody_may_know_of_neither_forbids_an_undo_nor_ends_the_wish_for_one(opened: Opened) -> None:
    session = await opened(people=3)
    before = session.snapshot.view(None)
    await bid(session, 0, ADA)
    await session.act(1, Note("hidden"), None, BORIS)
    await session.ask_undo(0, ADA)
    request = session.record.undo
    assert request is not None
    await session.act(2, Note("hidden too"), None, CLEO)
    assert session.record.undo == request
    await session.answer_undo(1, BORIS, request.version, True)
    await session.answer_undo(2, CLEO, request.version, True)
    assert session.snapshot.view(None) == before
    entries = await session.journal()
    assert verify(session.game, session.record, entries, session.game.dump(session.snapshot.state)).good


class Interleaved(MemoryStore):
    """A store at which somebody else's click comes whenever a journal is being read."""

    def __init__(self) -> None:
        super().__init__()
        self.meanwhile: Callable[[], Awaitable[object]] | None = None
        self.clicks: list[asyncio.Future[object]] = []

    async def journal(self, session: int) -> tuple[Entry, ...]:
        """The lines as they stood before the click, which is given all the time it can use."""
        lines, meanwhile = await super().journal(session), self.meanwhile
        if meanwhile is not None:
            self.meanwhile = None
            self.clicks.append(asyncio.ensure_future(meanwhile()))
            for _ in range(50):
                await asyncio.sleep(0)
        return lines


class TestWhileSomebodyElseMoves:
    """What an undo is judged by, record, state and journal, stands still until it is stored."""

    @pytest.fixture
    def store(self) -> Interleaved:
        return Interleaved()

    async def test_what_was_revealed_meanwhile_is_not_taken_back_alone(
        self, opened: Opened, store: Interleaved
    ) -> None:
        session = await opened(people=1, programs=1)
        await session.act(0, Note("first"), None, ADA)
        store.meanwhile = lambda: session.act(0, Peek(), None, ADA)
        await session.ask_undo(0, ADA)
        await asyncio.gather(*store.clicks)
        seen = session.snapshot.view(0)
        with pytest.raises(SafehouseError) as refused:
            await session.ask_undo(0, ADA)
        assert refused.value.text.id == "error-undo-revealed"
        assert session.snapshot.view(0) == seen
        kinds = [entry.kind for entry in await session.journal()]
        assert kinds == ["start", "move", "undo", "move"]

    async def test_the_last_consent_takes_back_what_was_asked_and_nothing_else(
        self, opened: Opened, store: Interleaved
    ) -> None:
        session = await opened(people=2)
        await bid(session, 0, ADA)
        await session.ask_undo(0, ADA)
        request = session.record.undo
        assert request is not None
        store.meanwhile = lambda: session.act(1, Note("hidden"), None, BORIS)
        await session.answer_undo(1, BORIS, request.version, True)
        await asyncio.gather(*store.clicks)
        entries = await session.journal()
        assert [entry.kind for entry in entries] == ["start", "move", "undo", "move"]
        assert verify(session.game, session.record, entries, session.game.dump(session.snapshot.state)).good


async def test_a_line_stored_after_the_record_was_read_is_not_held_against_it(opened: Opened) -> None:
    session = await opened()
    await bid(session, 0, ADA)
    record, state = session.record, session.game.dump(session.snapshot.state)
    await bid(session, 1, BORIS)
    verdict = verify(session.game, record, await session.journal(), state)
    assert verdict.good
    assert verdict.entries == 2
