"""Secrets are cut here and nowhere else: views are built from nothing, field by field, and events are redacted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Never, cast

from engines.core.seats import Seat
from engines.the_plan.cards import BONUSES, HIDEOUTS, SUSPECTS, Bonus, Circle, Hideout
from engines.the_plan.events import (
    ActionChosen,
    BriefcaseSeen,
    Deed,
    Event,
    FileChecked,
    GameEnded,
    HideoutEntered,
    KeyStolen,
    KeyTaken,
)
from engines.the_plan.rules.legal import to_act
from engines.the_plan.state import HALVES, NOBODY, Claim, Code, State, Turn, keys_of, located
from engines.the_plan.views import (
    BriefcaseView,
    CardView,
    ChoiceView,
    ClaimView,
    EvidenceView,
    KeyView,
    LookView,
    NoteView,
    SeatView,
    SheetView,
    StopView,
    SuspectView,
    ThePlanView,
    TurnView,
)


def view(state: State, seat: Seat | None) -> ThePlanView:
    """All that the seat (None: a spectator) may know; everything to everybody when the game is over."""
    over = state.stage == "over"
    mine = over or seat == state.active
    keys = _keys(state, seat)
    return ThePlanView(
        seat=seat,
        last_player="solves" if state.solves else "wins",
        stage=state.stage,
        number=state.number,
        active=state.active,
        to_act=tuple(to_act(state)),
        roll=state.roll,
        step=state.step if mine else 0,
        choice=_choice(state, mine),
        played=state.played,
        light=state.light,
        seats=tuple(_seat(state, owner, keys) for owner in range(state.seats)),
        suspects=tuple(_suspect(state, at, seat) for at in range(len(SUSPECTS))),
        briefcases=_briefcases(state, seat),
        stock=_held(state, NOBODY, keys),
        counts=tuple(state.counts),
        to_move=tuple(SUSPECTS[at] for at in state.to_move),
        checks=tuple(state.checks),
        stops=tuple(StopView(circle=circle, opponent=_some(other)) for circle, other in state.stops),
        entering=_entering(state),
        opponent=_some(state.opponent),
        bonus=state.bonus,
        claims=tuple(map(_claim, state.claims)),
        sheets=tuple(_sheet(state, owner) for owner in range(state.seats) if over or owner == seat),
        turns=tuple(_turn(turn, seat, over) for turn in (state.turns if over else state.turns[-2:])),
        outcome=state.outcome,
    )


def _some(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def _choice(state: State, mine: bool) -> ChoiceView | None:
    """Before the action is carried out only its player sees it."""
    if state.action is None or not (mine or state.played):
        return None
    return ChoiceView(card=state.card, action=state.action)


def _seat(state: State, owner: Seat, keys: Sequence[KeyView]) -> SeatView:
    player = state.players[owner]
    circle = None if player.out else player.circle
    held = _held(state, owner, keys)
    return _seat_view(owner, player.out, circle, tuple(player.ready), held, tuple(player.checked))


def _held(state: State, holder: Seat, keys: Sequence[KeyView]) -> tuple[KeyView, ...]:
    """The holder's keys: those the viewer can tell in the order of their numbers, then the others."""
    shown = [keys[at] for at in keys_of(state, holder)]
    return tuple(sorted(shown, key=lambda key: (key.key is None, key.key))) if len(shown) > 1 else tuple(shown)


def _keys(state: State, seat: Seat | None) -> list[KeyView]:
    """All keys in the order of their numbers, as the viewer can tell them."""
    known = range(len(HIDEOUTS)) if state.stage == "over" else located(state, seat)
    public = located(state, None)
    return [
        _key_view(hideout if at in known else None, state.keys[at].face_up, at in public)
        for at, hideout in enumerate(HIDEOUTS)
    ]


def _suspect(state: State, at: int, seat: Seat | None) -> SuspectView:
    over = state.stage == "over"
    seen = _seen(state, at, seat)
    file = tuple(code if over or code in seen else NOBODY for code in state.files[at])
    owns = state.owners[at] if over or (seat is not None and state.players[seat].evidence == at) else None
    return _suspect_view(at, state.suspects[at], file, state.met[at], owns)


def _seen(state: State, at: int, seat: Seat | None) -> frozenset[Code]:
    if seat is None:
        return frozenset()
    return frozenset(code for _, suspect, code in state.players[seat].seen if suspect == at)


def _bonus(code: Code) -> Bonus | None:
    return None if code == NOBODY else BONUSES[code - len(HALVES)]


def _briefcases(state: State, seat: Seat | None) -> tuple[BriefcaseView, ...]:
    """A seat with a wrong claim has looked into that hideout's briefcase, too (TP-22)."""
    seen: dict[Hideout, list[Seat]] = {hideout: [] for hideout in HIDEOUTS}
    for other, player in enumerate(state.players):
        for _, hideout in player.looks:
            seen[hideout].append(other)
    over, plan = state.stage == "over", state.plan
    return tuple(
        _briefcase_view(hideout, hideout == plan if over or seat in by else None, tuple(by))
        for hideout, by in seen.items()
    )


def _entering(state: State) -> ClaimView | None:
    if state.entering is None:
        return None
    hideout, owner = state.entering
    return ClaimView(seat=state.active, turn=state.number, hideout=hideout, owner=SUSPECTS[owner], right=None)


def _claim(claim: Claim) -> ClaimView:
    return ClaimView(
        seat=claim.seat, turn=claim.turn, hideout=claim.hideout, owner=SUSPECTS[claim.owner], right=claim.right
    )


def _sheet(state: State, owner: Seat) -> SheetView:
    player = state.players[owner]
    return SheetView(
        seat=owner,
        notes=tuple(_note_view(*seen) for seen in player.seen),
        looks=tuple(_look_view(turn, hideout, hideout == state.plan) for turn, hideout in player.looks),
        evidence=_evidence(state, owner),
        could_know=player.knew or None if state.stage == "over" else None,
    )


def _evidence(state: State, owner: Seat) -> EvidenceView | None:
    """What the seat's wrong claim has shown it of the owner it named."""
    at = state.players[owner].evidence
    if at == NOBODY:
        return None
    turn = next(claim.turn for claim in state.claims if claim.seat == owner)
    return EvidenceView(suspect=SUSPECTS[at], hideout=state.owners[at], turn=turn)


def _turn(turn: Turn, seat: Seat | None, over: bool) -> TurnView:
    deeds = turn.deeds if over else [redact(deed, seat) for deed in turn.deeds]
    return TurnView(
        number=turn.number, seat=turn.seat, roll=turn.roll, deeds=tuple(cast(Deed, deed) for deed in deeds)
    )


_CACHED = 1 << 12


@lru_cache(_CACHED)
def _key_view(key: Hideout | None, face_up: bool, everyone: bool) -> KeyView:
    return KeyView(key=key, face_up=face_up, everyone=everyone)


@lru_cache(_CACHED)
def _seat_view(
    owner: Seat,
    out: bool,
    circle: Circle | None,
    ready: tuple[bool, ...],
    keys: tuple[KeyView, ...],
    checked: tuple[int, ...],
) -> SeatView:
    return SeatView(seat=owner, out=out, circle=circle, ready=ready, keys=keys, checked=checked)


@lru_cache(_CACHED)
def _suspect_view(at: int, circle: Circle, file: tuple[Code, ...], met: Code, owns: Hideout | None) -> SuspectView:
    cards = tuple(None if code == NOBODY else _card_view(code) for code in file)
    return SuspectView(suspect=SUSPECTS[at], circle=circle, file=cards, bonus=_bonus(met), owns=owns)


@lru_cache(_CACHED)
def _card_view(code: Code) -> CardView:
    if code >= len(HALVES):
        return CardView(hideout=None, part=None, bonus=_bonus(code))
    return CardView(hideout=HALVES[code].hideout, part=HALVES[code].part)


@lru_cache(_CACHED)
def _briefcase_view(hideout: Hideout, plan: bool | None, seen_by: tuple[Seat, ...]) -> BriefcaseView:
    return BriefcaseView(hideout=hideout, plan=plan, seen_by=seen_by)


@lru_cache(_CACHED)
def _note_view(turn: int, suspect: int, code: Code) -> NoteView:
    half = HALVES[code]
    return NoteView(suspect=SUSPECTS[suspect], hideout=half.hideout, part=half.part, turn=turn)


@lru_cache(_CACHED)
def _look_view(turn: int, hideout: Hideout, plan: bool) -> LookView:
    return LookView(hideout=hideout, plan=plan, turn=turn)


def redact(event: Event, seat: Seat | None) -> Event | None:
    """The event as the seat (None: a spectator) may know it; None: not at all."""
    if isinstance(event, GameEnded) or event.kind in _PUBLIC or seat == event.seat:
        return event
    return _REDACTIONS[type(event)](cast("Never", event), seat)


def _chosen(event: ActionChosen, seat: Seat | None) -> None:
    return None


def _looked_into(event: BriefcaseSeen, seat: Seat | None) -> Event:
    return replace(event, plan=None)


def _taken(event: KeyTaken, seat: Seat | None) -> Event:
    return replace(event, key=None)


def _stolen(event: KeyStolen, seat: Seat | None) -> Event:
    return event if event.face_up or seat == event.opponent else replace(event, key=None)


def _checked(event: FileChecked, seat: Seat | None) -> Event:
    return replace(event, half=None)


def _entered(event: HideoutEntered, seat: Seat | None) -> Event:
    return event if event.right else replace(event, plan=None, evidence=None)


_PUBLIC: frozenset[str] = frozenset(
    {
        "action_played",
        "agent_moved",
        "agent_stayed",
        "suspect_moved",
        "suspect_stayed",
        "searchlight_turned",
        "key_shown",
        "light_left",
        "key_left",
        "battle_fought",
        "battle_avoided",
        "bonus_met",
        "checks_declined",
        "claim_announced",
        "left_alone",
        "turn_began",
    }
)
"""The kinds of events that hold no secrets."""
_REDACTIONS: dict[type[Event], Callable[[Never, Seat | None], Event | None]] = {
    ActionChosen: _chosen,
    BriefcaseSeen: _looked_into,
    KeyTaken: _taken,
    KeyStolen: _stolen,
    FileChecked: _checked,
    HideoutEntered: _entered,
}


def reveals(state: State, event: Event) -> bool:
    """Whether an event told its mover what could not be foreseen: rolls, keys, halves, briefcases, claims."""
    if isinstance(event, KeyStolen):
        return not event.face_up
    return event.kind not in _FORESEEN


_FORESEEN: frozenset[str] = frozenset(
    {
        "action_chosen",
        "action_played",
        "agent_moved",
        "agent_stayed",
        "suspect_moved",
        "suspect_stayed",
        "searchlight_turned",
        "light_left",
        "key_left",
        "battle_avoided",
        "checks_declined",
        "claim_announced",
    }
)
"""The kinds of events that show their mover nothing new."""
