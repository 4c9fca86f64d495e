"""Programs that go round in circles: how long they have moved without coming further, and what is to stop them."""

from __future__ import annotations

from dataclasses import dataclass

from engines.table.changes import Publication

ANY_AFTER = 60
"""After so many moves in a row that not all could see, the program makes any legal move."""
MOST_UNSEEN = 240
"""After so many of them it stops."""
MOST_IN_A_ROW = 5_000
"""After so many moves in a row without a person's doing it stops, too: no game is so long."""


@dataclass(slots=True)
class _Run:
    """The program's moves at a table: since a person did something, and since all could see a change."""

    in_a_row: int = 0
    unseen: int = 0


class Circles:
    """Counts what the program does at each table without coming further, so that no game keeps it going for ever."""

    def __init__(self) -> None:
        self._runs: dict[int, _Run] = {}

    def published(self, publication: Publication) -> None:
        """Count a move of the program's; a person's doing, or the end of the game, ends the count."""
        session = publication.after.record.id
        if not by_program(publication) or publication.after.record.status != "playing":
            self._runs.pop(session, None)
            return
        run = self._runs.setdefault(session, _Run())
        run.in_a_row += 1
        run.unseen = 0 if publication.heard(None) else run.unseen + 1

    def is_lost(self, session: int) -> bool:
        """Whether the program's own choices lead nowhere."""
        run = self._runs.get(session)
        return run is not None and run.unseen >= ANY_AFTER

    def is_over(self, session: int) -> bool:
        """Whether the program must stop until a person does something."""
        run = self._runs.get(session)
        return run is not None and (run.unseen >= MOST_UNSEEN or run.in_a_row >= MOST_IN_A_ROW)


def by_program(publication: Publication) -> bool:
    """Whether the change is a move that the program has made."""
    entry, record = publication.entry, publication.before.record
    if entry is None or entry.kind != "move" or entry.seat is None:
        return False
    return record.holders[entry.seat].program or record.clock(entry.seat).skip
