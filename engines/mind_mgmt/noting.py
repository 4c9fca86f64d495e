"""The agents' mental notes: white ones with a text of theirs, green ones that stay (MM-37)."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.mind_mgmt.errors import refusal
from engines.mind_mgmt.events import Event, NoteWritten
from engines.mind_mgmt.facts import FACTS
from engines.mind_mgmt.moves import Move, WriteNote
from engines.mind_mgmt.state import State
from engines.mind_mgmt.town import LOCATIONS, Location

_EMPTY = tuple(WriteNote(at, "") for at in LOCATIONS)


def notes_left(state: State) -> int:
    """The notes that neither lie white or confirmed in the town nor wait for training's start to be shown."""
    kept = state.mission == "training" and not state.confirmed
    return max(0, FACTS.notes - kept - len(state.notes) - len(state.confirmed))


def note_places(state: State) -> tuple[Location, ...]:
    """Where a white note can be put or written anew: nowhere that is confirmed, and a new one only if any is left."""
    if not notes_left(state):
        return tuple(at for at, _, _ in state.notes)
    confirmed = {at for at, _ in state.confirmed}
    return tuple(at for at in LOCATIONS if at not in confirmed)


def given_up(state: State, at: Location) -> list[Location | None]:
    """What a confirmed note there can cost: nothing, or each white one; one that lies there itself goes anyway."""
    white: list[Location | None] = [location for location, _, _ in state.notes]
    return [None] if notes_left(state) or at in white else white


def places_key(state: State) -> tuple[int, tuple[Location, ...] | None]:
    """Another one exactly when the places for notes are others."""
    full = not notes_left(state)
    return len(state.confirmed), tuple(at for at, _, _ in state.notes) if full else None


def note_moves(state: State, seat: Seat) -> Iterator[Move]:
    """A note in each place that can have one, with an empty text, which takes it away."""
    if seat != state.recruiter:
        yield from (_EMPTY[at] for at in note_places(state))


def can_write(state: State, seat: Seat, move: WriteNote) -> bool:
    """Whether a seat can put, change or take away a note there."""
    return seat != state.recruiter and move.location in note_places(state)


def write_note(state: State, seat: Seat, move: WriteNote, chance: Chance) -> list[Event]:
    """Put it, write it anew, or take it away; nothing changes nothing."""
    written = move.text.strip()
    if len(written) > FACTS.note_length or not written.isprintable():
        raise refusal("note-too-long", most=FACTS.note_length)
    before = state.notes
    others = [note for note in before if note[0] != move.location]
    state.notes = sorted((*others, (move.location, written, seat))) if written else others
    return [] if state.notes == before else [NoteWritten(seat, move.location, written)]
