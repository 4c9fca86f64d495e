"""Views and redacted events: the only place where secrets are cut. A view is built from nothing, field by field."""

from __future__ import annotations

from functools import lru_cache

from engines.core.seats import Seat
from engines.mind_mgmt.board import Location
from engines.mind_mgmt.cards import Agent, Ally, Hour, ModuleName, Side, Token
from engines.mind_mgmt.events import (
    ActivationEnded,
    AllyTold,
    Asked,
    CaptureTried,
    CardsDrawn,
    CardsOpened,
    DeadEnd,
    Event,
    GameEnded,
    Jammed,
    NoNewStep,
    OrderSet,
    RecruiterTaken,
    Revealed,
    Sensed,
    ShakenDown,
    StartChosen,
    Stepped,
    StepsShown,
)
from engines.mind_mgmt.packages.events import (
    BugsHeard,
    BugsPut,
    CardsKept,
    ClaimFailed,
    FeatureNoted,
    ModulesPicked,
    ModulesSettled,
    TurncoatNamed,
)
from engines.mind_mgmt.packages.facts import FIGURES, SIDES
from engines.mind_mgmt.packages.kit import Kit
from engines.mind_mgmt.rules.legal import to_act
from engines.mind_mgmt.rules.noting import notes_left
from engines.mind_mgmt.setup import mayhem_left
from engines.mind_mgmt.state import NOWHERE, TOGETHER, Pawn, State, earned
from engines.mind_mgmt.views import (
    ActivationView,
    AllyView,
    ConfirmedView,
    HourView,
    KitView,
    MindMgmtView,
    NoteView,
    PawnView,
    SecretView,
    SlipView,
    VisitView,
)

NEWS = (
    CardsDrawn
    | CardsOpened
    | Asked
    | StepsShown
    | NoNewStep
    | Jammed
    | ModulesSettled
    | Revealed
    | CaptureTried
    | ShakenDown
    | Sensed
    | AllyTold
    | ClaimFailed
    | DeadEnd
    | GameEnded
)
"""What tells the player of a move something that could not be foreseen."""
_SECRET = RecruiterTaken | StartChosen | CardsDrawn | CardsKept | FeatureNoted | Stepped | OrderSet
"""What the Recruiter alone hears of."""


def view(state: State, seat: Seat | None) -> MindMgmtView:
    """All that the seat (None: a spectator) may know; everything to everybody when the game is over."""
    over = state.stage == "over"
    return MindMgmtView(
        seat=seat,
        mission=state.mission,
        short_setup=state.short_setup,
        belief=state.belief,
        stage=state.stage,
        hour=state.hour,
        last_hour=state.facts.last_hour,
        goal=state.facts.goal,
        seats=state.seats,
        recruiter=state.recruiter,
        to_act=tuple(sorted(to_act(state))),
        to_put=_to_put(state),
        mayhem=tuple(state.mayhem),
        recruiter_cards=tuple(state.recruiter_cards),
        immortals=tuple(state.immortals),
        pawns=tuple(map(_pawn, state.pawns)),
        steps=tuple(state.steps),
        confirmed=tuple(_confirmed(*confirmed) for confirmed in state.confirmed),
        notes=tuple(_note(*note) for note in state.notes),
        notes_left=notes_left(state),
        track=tuple(_hour(hour, state.announced[hour - 1], _slip_at(state, hour)) for hour in _passed(state)),
        recruits=state.recruits,
        claimed=tuple(state.claimed),
        open=tuple(state.open),
        deck_size=_deck_size(state),
        deck=tuple(state.deck) if over else None,
        revealed=tuple(state.revealed),
        slips=_slips(state, seat),
        allies=tuple(_ally(ally, ally in state.allies_used) for ally in state.allies),
        activations=state.activations,
        activation=_activation(state),
        moved=state.moved,
        extra=state.extra,
        deeds=state.deeds,
        repriced=tuple(state.repriced),
        secret=_secret(state) if over or seat == state.recruiter else None,
        log=tuple(state.log),
        outcome=state.outcome,
        kit=None if state.kit is None else _kit(state, state.kit, seat),
    )


def _kit(state: State, kit: Kit, seat: Seat | None) -> KitView:
    """What everybody knows of the modules, and what the seat's side has picked (MS-104)."""
    agents = state.stage == "over" or _side(state, seat) == "agents"
    listening = bool(kit.bugs) and agents
    settled = all(kit.picks(side) is not None for side in SIDES)
    picks = {side: _picks(kit, side) if settled or side == _side(state, seat) else None for side in SIDES}
    return KitView(
        picking=kit.picking,
        recruiter_open=kit.recruiter_open,
        agents_open=kit.agents_open,
        streak=kit.streak,
        recruiter_count=_number(kit.recruiter_picks),
        agents_count=_number(kit.agents_picks),
        recruiter_picks=picks["recruiter"],
        agents_picks=picks["agents"],
        modules=tuple(kit.modules),
        doors=tuple(kit.doors),
        jams=kit.jams,
        jammed=kit.jammed,
        jammed_at=kit.jammed_at,
        cordons=tuple(kit.cordons),
        spare=kit.spare,
        cordoned=kit.cordoned,
        acts=tuple(kit.acts),
        stirred=kit.stirred,
        asleep=kit.asleep,
        failed=tuple(kit.failed),
        bugged=bool(kit.bugs),
        bugs=tuple(kit.bugs) if listening else None,
        heard=tuple(kit.heard) if listening else (),
        turned=bool(kit.turncoat),
        turncoat=(kit.turncoat or None) if agents or kit.unmasked else None,
        unmasked=kit.unmasked,
        cleared=tuple(kit.cleared),
    )


def _side(state: State, seat: Seat | None) -> Side | None:
    if seat is None:
        return None
    return "recruiter" if seat == state.recruiter else "agents"


def _picks(kit: Kit, side: Side) -> tuple[ModuleName, ...] | None:
    picked = kit.picks(side)
    return None if picked is None else tuple(picked)


def _number(picked: list[ModuleName] | None) -> int | None:
    return None if picked is None else len(picked)


def _to_put(state: State) -> int:
    if state.stage == "mayhem":
        return mayhem_left(state)
    if state.stage == "doors" and state.kit is not None:
        return FIGURES.doors - len(state.kit.doors)
    return state.facts.immortals - len(state.immortals) if state.stage == "immortals" else 0


def _passed(state: State) -> range:
    return range(1, state.hour + 1)


_BEFORE_CARDS = ("picking", "mayhem", "doors", "hiding")


def _deck_size(state: State) -> int:
    """The cards that all know to lie face down: while the Recruiter hides nobody else knows of a draw."""
    return 0 if state.stage in _BEFORE_CARDS or state.mission == "training" else len(state.deck)


def _slip_at(state: State, hour: Hour) -> Token | None:
    """The token that lies at an hour that has passed (MM-15)."""
    if hour == state.slips.first:
        return "first"
    return "second" if hour == state.slips.second else None


def _slips(state: State, seat: Seat | None) -> tuple[SlipView, ...]:
    """A token spent in this turn lies on the track only when the hour has passed; the Recruiter knows of it."""
    known = state.hour + 1 if seat == state.recruiter or state.stage == "over" else state.hour
    first = state.slips.first if state.slips.first <= known else 0
    second = state.slips.second if state.slips.second <= known else 0
    slips = [_slip("first", None, first or None)]
    if state.slips.place != NOWHERE:
        slips.append(_slip("second", state.slips.place, second or None))
    return tuple(slips)


def _activation(state: State) -> ActivationView | None:
    now = state.activation
    if now is None:
        return None
    return ActivationView(
        agent=now.agent,
        seat=now.seat,
        moved=now.moved,
        acted=now.acted,
        powered=now.powered,
        asked=now.asked,
        pushing=now.pushing or None,
    )


def _secret(state: State) -> SecretView:
    contacted = state.trail[_last_announced(state) :]
    return SecretView(
        hiding=state.hiding,
        card=state.card,
        cards=tuple(state.cards),
        trail=tuple(_visit(visit.location, visit.recruits, visit.token) for visit in state.trail),
        acted=state.stage == "recruiter" and state.acted,
        earned=earned(state),
        contacted=sum(visit.recruits for visit in contacted),
        order=state.order,
        count=state.count,
        drawn=() if state.kit is None else tuple(state.kit.drawn),
        under=() if state.kit is None else tuple(card for card in state.kit.under if card in state.deck),
        sleeper=None if state.kit is None else state.kit.sleeper,
    )


def _last_announced(state: State) -> Hour:
    return max((hour for hour in _passed(state) if state.announced[hour - 1] is not None), default=0)


_CACHED = 1 << 12


def _pawn(pawn: Pawn) -> PawnView:
    return _pawn_view(pawn.agent, pawn.seat, pawn.location, pawn.fresh)


@lru_cache(_CACHED)
def _pawn_view(agent: Agent, seat: Seat, at: Location, fresh: bool) -> PawnView:
    return PawnView(
        agent=agent,
        seat=seat if seat >= 0 else None,
        shared=seat == TOGETHER,
        location=None if at == NOWHERE else at,
        fresh=fresh,
    )


@lru_cache(_CACHED)
def _confirmed(at: Location, hour: Hour) -> ConfirmedView:
    return ConfirmedView(location=at, hour=hour)


@lru_cache(_CACHED)
def _note(at: Location, text: str, seat: Seat) -> NoteView:
    return NoteView(location=at, text=text, seat=seat)


@lru_cache(_CACHED)
def _hour(hour: Hour, recruits: int | None, slip: Token | None) -> HourView:
    return HourView(hour=hour, recruits=recruits, slip=slip)


@lru_cache(_CACHED)
def _slip(token: Token, at: Location | None, used: Hour | None) -> SlipView:
    return SlipView(token=token, location=at, used=used)


@lru_cache(_CACHED)
def _ally(ally: Ally, used: bool) -> AllyView:
    return AllyView(ally=ally, used=used)


@lru_cache(_CACHED)
def _visit(at: Location, recruits: int, token: Token | None) -> VisitView:
    return VisitView(location=at, recruits=recruits, token=token)


def redact(event: Event, seat: Seat | None) -> Event | None:
    """The event as the seat (None: a spectator) may know it."""
    if isinstance(event, ModulesPicked | BugsPut | BugsHeard | TurncoatNamed):
        return event if seat in event.seats else None
    if not isinstance(event, _SECRET):
        return event
    return event if seat == event.seat else None


def reveals(state: State, event: Event) -> bool:
    """Whether an event told its player something unforeseen (cards, an answer): that ends the reach of an undo.

    The end of the agents' turn tells that the Recruiter is in no dead end.
    """
    if isinstance(event, ActivationEnded):
        return state.stage != "agents"
    return isinstance(event, NEWS)
