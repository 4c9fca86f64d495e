"""In games at random everybody knows what they have been told, and no more: halves, briefcases, evidence, keys."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.the_plan import THE_PLAN as GAME
from engines.the_plan import events as e
from engines.the_plan.cards import Hideout
from engines.the_plan.options import ThePlanOptions
from engines.the_plan.state import NOBODY, State, clone
from engines.the_plan.views import ThePlanView

SEATS, SEEDS = 4, range(2)


class Memory:
    """What a viewer (None: whoever looks on) has been told, kept apart from the rules' own account of it."""

    def __init__(self, viewer: Seat | None) -> None:
        self.viewer = viewer
        self.halves: set[tuple[str, Hideout, str]] = set()
        self.briefcases: dict[Hideout, bool] = {}
        self.evidence: set[tuple[str, Hideout]] = set()
        self.keys: set[Hideout] = set()

    def hear(self, event: e.Event | None, before: State) -> None:
        """Take in an event as this viewer is told it; `before` says how many keys lay where, nothing else."""
        match event:
            case e.FileChecked(suspect=suspect, half=e.Half(hideout, part)):
                self.halves.add((suspect, hideout, part))
            case e.BriefcaseSeen(hideout=hideout, plan=bool(plan)):
                self.briefcases[hideout] = plan
            case e.HideoutEntered(hideout=hideout, owner=owner, plan=bool(plan), evidence=int(evidence)):
                self.briefcases[hideout] = plan
                self.evidence.add((owner, evidence))
            case e.KeyShown(key=key) | e.ClaimAnnounced(hideout=key):
                self.keys.add(key)
            case e.KeyTaken(key=key):
                self._goes(key, _face_down(before, NOBODY))
            case e.KeyStolen(opponent=opponent, key=key, face_up=False):
                self._goes(key, _face_down(before, opponent))

    def conclude(self, state: State) -> None:
        """Of keys all but one place is ruled out where those unknown lie together, and not just all in the stock."""
        unknown = {101, 102, 103, 104} - self.keys
        holders = {state.keys[key - 101].holder for key in unknown}
        if len(holders) == 1 and (len(unknown) < len(state.keys) or NOBODY not in holders):
            self.keys |= unknown

    def _goes(self, key: Hideout | None, pool: set[Hideout]) -> None:
        """A key of those that lie face down at one place changes hands (TP-25)."""
        if key is not None:
            self.keys.add(key)
        elif len(pool) > 1:
            self.keys -= pool


def _face_down(state: State, holder: Seat) -> set[Hideout]:
    return {101 + at for at, key in enumerate(state.keys) if key.holder == holder and not key.face_up}


def _told(view: ThePlanView) -> tuple[object, ...]:
    """What a view says of all that is secret: on the sheet, at the table, in the files, of keys."""
    halves = {(note.suspect, note.hideout, note.part) for sheet in view.sheets for note in sheet.notes}
    in_files = {
        (each.suspect, card.hideout, card.part) for each in view.suspects for card in each.file if card is not None
    }
    looks = {look.hideout: look.plan for sheet in view.sheets for look in sheet.looks}
    cases = {case.hideout: case.plan for case in view.briefcases if case.plan is not None}
    evidence = {(each.suspect, each.owns) for each in view.suspects if each.owns is not None}
    keys = {key.key for holder in (*(seat.keys for seat in view.seats), view.stock) for key in holder if key.key}
    return halves, in_files, looks, cases, evidence, keys


def _moments(seed: int) -> Iterator[tuple[State, State, list[e.Event]]]:
    """The states before and after each move of a game at random, with what happened."""
    random, chance = Random(seed), Chance(b"known %d" % seed)
    state = GAME.setup(ThePlanOptions(last_player="solves"), SEATS, chance)
    while GAME.to_act(state):
        legal = GAME.legal(state, state.active)
        kinds = {move.kind for move in legal}
        kind = random.choice(sorted(kinds - _rarely(random)))
        move = random.choice([each for each in legal if each.kind == kind])
        before = clone(state)
        yield before, state, GAME.apply(state, state.active, move, chance)


def _rarely(random: Random) -> set[str]:
    """Claims are left out nine times of ten, so that games last."""
    return {"enter_hideout"} if random.random() < 0.9 else set()


@pytest.mark.rule("TP-12", "TP-14", "TP-18", "TP-22", "TP-25", "TP-26")
@pytest.mark.parametrize("seed", SEEDS)
def test_everybody_knows_what_they_were_told_and_no_more(seed: int) -> None:
    memories = [Memory(viewer) for viewer in (None, *range(SEATS))]
    for before, state, events in _moments(seed):
        for memory in memories:
            for event in events:
                memory.hear(GAME.redact(event, memory.viewer), before)
            memory.conclude(state)
            if not GAME.to_act(state):
                continue
            told = _told(GAME.view(state, memory.viewer))
            known = memory.halves, memory.halves, memory.briefcases, memory.briefcases, memory.evidence, memory.keys
            assert told == known
    assert all(memory.halves and memory.briefcases and memory.keys for memory in memories[1:])
