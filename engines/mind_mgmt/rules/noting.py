"""The agents' mental notes: white ones with a text, and the green, confirmed ones (MM-37)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.mind_mgmt.board import LOCATIONS, Location
from engines.mind_mgmt.cards import FACTS
from engines.mind_mgmt.events import Event, NoteWritten
from engines.mind_mgmt.moves import Move, WriteNote, refusal
from engines.mind_mgmt.state import State

_EMPTY = tuple(WriteNote(at, "") for at in LOCATIONS)


def notes_left(state: State) -> int:
    """The notes still in the supply; training keeps one back until the start is confirmed."""
    kept = state.mission == "training" and not state.confirmed
    return max(0, FACTS.notes - kept - len(state.notes) - len(state.confirmed))


def note_places(state: State) -> tuple[Location, ...]:
    """Where a white note can be put or rewritten: beside a confirmed one too, and a new one only if one is left."""
    return LOCATIONS if notes_left(state) else tuple(at for at, _, _ in state.notes)


def given_up(state: State) -> list[Location | None]:
    """The white notes one of which a confirmed note costs; [None] if it costs none."""
    return [None] if notes_left(state) else [at for at, _, _ in state.notes]


def note_moves(state: State, seat: Seat) -> Iterator[Move]:
    """A note with an empty text (which takes the note away) for each place that can have one."""
    if seat != state.recruiter:
        yield from (_EMPTY[at] for at in note_places(state))


def can_write(state: State, seat: Seat, move: WriteNote) -> bool:
    """Whether the seat may put, change or take away a note there."""
    return seat != state.recruiter and move.location in note_places(state)


def write_note(state: State, seat: Seat, move: WriteNote, chance: Chance) -> list[Event]:
    """Put, rewrite or take away a note. Raises `IllegalMove` if the text is too long or unprintable."""
    written = move.text.strip()
    if len(written) > FACTS.note_length or not written.isprintable():
        raise refusal("note-too-long", most=FACTS.note_length)
    before = state.notes
    others = [note for note in before if note[0] != move.location]
    state.notes = sorted((*others, (move.location, written, seat))) if written else others
    return [] if state.notes == before else [NoteWritten(seat, move.location, written)]
