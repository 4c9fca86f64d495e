"""Checking files, and the bonus cards met in them (TP-12, TP-13)."""

from __future__ import annotations

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.the_plan.belief.knowledge import learn
from engines.the_plan.cards import BONUSES, HIDEOUTS, SIDES, Action, Bonus
from engines.the_plan.events import BonusMet, ChecksDeclined, Event, FileChecked, KeyTaken
from engines.the_plan.moves import CheckFile, DeclineChecks, refusal
from engines.the_plan.names import suspect_name
from engines.the_plan.rules.keys import draw
from engines.the_plan.rules.turn import end_turn, needs, play_card, proceed
from engines.the_plan.state import HALVES, NOBODY, Code, State, keys_of, record


def check_file(state: State, seat: Seat, move: CheckFile, chance: Chance) -> list[Event]:
    """Look at the top card and put it at the bottom; a bonus card acts at once (TP-12, TP-13)."""
    needs(state, Action.CHECK)
    at = move.suspect.code
    if state.stage == "checks" and not state.checks[at]:
        raise refusal("not-met", suspect=suspect_name(move.suspect))
    events: list[Event] = []
    if state.stage == "checks":
        state.checks[at] -= 1
    play_card(state, events)
    state.players[seat].checked[at] += 1
    card = state.files[at].pop(0)
    if card < len(HALVES):
        _see(state, seat, at, card)
        record(state, events, FileChecked(seat, move.suspect, HALVES[card]))
        proceed(state, events, chance)
    else:
        state.met[at] = card
        _act(state, seat, move, BONUSES[card - len(HALVES)], chance, events)
    return events


def decline_checks(state: State, seat: Seat, move: DeclineChecks, chance: Chance) -> list[Event]:
    """End the turn without the checks still open (TP-12)."""
    events: list[Event] = []
    record(state, events, ChecksDeclined(seat, sum(state.checks)))
    end_turn(state, events, chance)
    return events


def _see(state: State, seat: Seat, at: int, card: Code) -> None:
    state.files[at].append(card)
    player = state.players[seat]
    if all((suspect, code) != (at, card) for _, suspect, code in player.seen):
        player.seen.append((state.number, at, card))
        learn(state, [seat])


def _act(state: State, seat: Seat, move: CheckFile, bonus: Bonus, chance: Chance, events: list[Event]) -> None:
    """Carry the bonus card out, or ask how (TP-13)."""
    moves = bonus in (Bonus.MOVE_AGENT, Bonus.TRAM)
    if moves:
        state.roll = chance.roll(SIDES)
    record(state, events, BonusMet(seat, move.suspect, bonus, state.roll if moves else None))
    if bonus is not Bonus.KEY:
        state.bonus, state.stage = bonus, "bonus" if moves else "turn"
        return
    if keys_of(state, NOBODY):
        record(state, events, KeyTaken(seat, None, HIDEOUTS[draw(state, NOBODY, seat, chance)]))
    proceed(state, events, chance)
