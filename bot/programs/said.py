"""What the program has said to a question that still stands: it says once what others must agree to."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engines.core.game import Move, View
from engines.core.seats import Seat
from engines.table.snapshot import Snapshot


@dataclass(frozen=True, slots=True)
class _Answer:
    """At a seat: the question, what the seat saw after the last answer, the program's moves since it saw more.

    `done`: it waits for a change.
    """

    question: str | None
    view: View
    moves: tuple[Move, ...]
    done: bool = False


class Said:
    """The program's answers by session and seat, each good until the seat is asked or sees something else."""

    def __init__(self) -> None:
        self._answers: dict[int, dict[Seat, _Answer]] = {}

    def is_done(self, snapshot: Snapshot, seat: Seat) -> bool:
        """Whether the program has nothing to add at a seat: others must agree."""
        answer = self._standing(snapshot, seat)
        return answer is not None and answer.done

    def moves(self, snapshot: Snapshot, seat: Seat) -> tuple[Move, ...]:
        """What the program has said at a seat since it was asked or saw something else."""
        answer = self._standing(snapshot, seat)
        return () if answer is None else answer.moves

    def finish(self, session: int, seat: Seat) -> None:
        """The program has said all that it has to say at a seat."""
        self._answers[session][seat] = replace(self._answers[session][seat], done=True)

    def remember(self, after: Snapshot, seat: Seat, question: str | None, moves: tuple[Move, ...]) -> None:
        """Note the moves that answered a question so far, where it still stands after the last."""
        answers = self._answers.pop(after.record.id, {})
        answers.pop(seat, None)
        if seat in after.to_act() and after.question(seat) == question:
            answers[seat] = _Answer(question, after.view(seat), moves)
        if answers and after.to_act():
            self._answers[after.record.id] = answers

    def forget(self, session: int) -> None:
        """Nothing at a session waits for the program."""
        self._answers.pop(session, None)

    def _standing(self, snapshot: Snapshot, seat: Seat) -> _Answer | None:
        """The answer at a seat that has the same question and has seen nothing change since."""
        answer = self._answers.get(snapshot.record.id, {}).get(seat)
        same = answer is not None and (answer.question, answer.view) == (snapshot.question(seat), snapshot.view(seat))
        return answer if same else None
