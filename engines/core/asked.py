"""Who is asked what, as everybody may know it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.core.snapshot import Snapshot
from engines.core.text import Text

DREAMS = tuple(bytes([dream]) * 32 for dream in range(8))


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat that is waited for; `prompt` None where what it is asked isn't for everybody's eyes."""

    seat: Seat
    prompt: Text | None
    due: datetime | None


def asked(snapshot: Snapshot) -> tuple[Asked, ...]:
    """The seats that are waited for, in order. May take long: it imagines states."""
    return tuple(
        Asked(seat, public_prompt(snapshot, seat), snapshot.record.clock(seat).due)
        for seat in sorted(snapshot.to_act())
    )


def public_prompt(snapshot: Snapshot, seat: Seat) -> Text | None:
    """What the seat is asked as far as it follows from the spectators' view alone, so that nothing can leak."""
    view, game = snapshot.view(None), snapshot.game
    prompts = set()
    for dream in DREAMS:
        decision = game.decision(game.imagine(view, Chance(dream)), seat)
        prompts.add(None if decision is None else decision.prompt)
    return prompts.pop() if len(prompts) == 1 else None
