"""A random full state that fits a view: the Recruiter's secrets drawn among all that fit, from the view alone."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.chance import Chance
from engines.mind_mgmt.belief import knowledge
from engines.mind_mgmt.board import FEATURES, FEATURES_OF, Feature, Location
from engines.mind_mgmt.cards import FACTS, MISSIONS, Hour, Immortal, ModuleName, Side, Token
from engines.mind_mgmt.events import ShakenDown
from engines.mind_mgmt.packages.bugs import hearings, hears, places
from engines.mind_mgmt.packages.facts import openable
from engines.mind_mgmt.packages.kit import Kit
from engines.mind_mgmt.packages.registry import modules
from engines.mind_mgmt.rules.answering import ORDERS
from engines.mind_mgmt.rules.ways import setup_steps, starts
from engines.mind_mgmt.state import NOBODY, NOWHERE, TOGETHER, Activation, Pawn, Slips, State, Visit, worth
from engines.mind_mgmt.views import KitView, MindMgmtView, PawnView


def imagine(view: MindMgmtView, chance: Chance) -> State:
    """A random full state that fits the view."""
    state = _public(view)
    state.kit = None if view.kit is None else _kit(view.kit, chance)
    if view.secret is not None:
        _known(state, view)
    elif view.hour:
        _guessed(state, view, chance)
    else:
        _hidden(state, view, chance)
    _deal(state, view, chance)
    _bug(state, view, chance)
    return state


def _bug(state: State, view: MindMgmtView, chance: Chance) -> None:
    """Bugs that the view doesn't show: anywhere, and what they must have heard (MS-62)."""
    kit = state.kit
    if kit is None or view.kit is None or not view.kit.bugged or view.kit.bugs is not None:
        return
    kit.bugs = list(chance.choice(places()))
    trail = [visit.location for visit in state.trail]
    kit.heard = [(hour, hears(kit.bugs, trail, hour)) for hour in hearings(state.hour)]


def _public(view: MindMgmtView) -> State:
    """What the view shows to everybody."""
    return State(
        mission=view.mission,
        short_setup=view.short_setup,
        belief=view.belief,
        seats=view.seats,
        recruiter=view.recruiter,
        order="none",
        pawns=list(map(_pawn, view.pawns)),
        stage=view.stage,
        hour=view.hour,
        mayhem=list(view.mayhem),
        recruiter_cards=list(view.recruiter_cards),
        revealed=list(view.revealed),
        open=list(view.open),
        claimed=list(view.claimed),
        immortals=list(view.immortals),
        steps=list(view.steps),
        confirmed=[(known.location, known.hour) for known in view.confirmed],
        notes=[(note.location, note.text, note.seat) for note in view.notes],
        announced=[hour.recruits for hour in view.track],
        slips=_slips(view),
        allies=[ally.ally for ally in view.allies],
        allies_used=[ally.ally for ally in view.allies if ally.used],
        activations=view.activations,
        activation=_activation(view),
        moved=view.moved,
        extra=view.extra,
        deeds=view.deeds,
        repriced=list(view.repriced),
        log=list(view.log),
        outcome=view.outcome,
    )


def _kit(seen: KitView, chance: Chance) -> Kit:
    """The modules; picks that the view doesn't show are drawn among all of that number (MS-104)."""
    return Kit(
        picking=seen.picking,
        recruiter_open=seen.recruiter_open,
        agents_open=seen.agents_open,
        streak=seen.streak,
        recruiter_picks=_picks("recruiter", seen.recruiter_open, seen.recruiter_count, seen.recruiter_picks, chance),
        agents_picks=_picks("agents", seen.agents_open, seen.agents_count, seen.agents_picks, chance),
        modules=list(seen.modules),
        doors=list(seen.doors),
        jams=seen.jams,
        jammed=seen.jammed,
        jammed_at=seen.jammed_at,
        cordons=list(seen.cordons),
        spare=seen.spare,
        cordoned=seen.cordoned,
        acts=list(seen.acts),
        stirred=seen.stirred,
        asleep=seen.asleep,
        failed=list(seen.failed),
        bugs=list(seen.bugs or ()),
        heard=list(seen.heard),
        turncoat=_turncoat(seen, chance),
        unmasked=seen.unmasked,
        cleared=list(seen.cleared),
    )


def _turncoat(seen: KitView, chance: Chance) -> Immortal:
    """The one that the view shows, or any that isn't cleared (MS-70)."""
    if seen.turncoat is not None or not seen.turned:
        return seen.turncoat or 0
    return chance.choice(
        [number for number in range(1, MISSIONS["full"].immortals + 1) if number not in seen.cleared]
    )


def _picks(
    side: Side, open_: int, count: int | None, seen: tuple[ModuleName, ...] | None, chance: Chance
) -> list[ModuleName] | None:
    if count is None or seen is not None:
        return None if seen is None else list(seen)
    names = list(openable(side, open_))
    chance.shuffle(names)
    return [name for name in openable(side, open_) if name in names[:count]]


def _pawn(pawn: PawnView) -> Pawn:
    seat = TOGETHER if pawn.shared else NOBODY if pawn.seat is None else pawn.seat
    return Pawn(pawn.agent, seat, NOWHERE if pawn.location is None else pawn.location, pawn.fresh)


def _slips(view: MindMgmtView) -> Slips:
    slips = Slips()
    for slip in view.slips:
        if slip.token == "first":
            slips.first = slip.used or 0
        else:
            slips.place = NOWHERE if slip.location is None else slip.location
            slips.second = slip.used or 0
    return slips


def _activation(view: MindMgmtView) -> Activation | None:
    now = view.activation
    if now is None:
        return None
    return Activation(now.agent, now.seat, now.moved, now.acted, now.powered, now.asked, now.pushing or 0)


def _known(state: State, view: MindMgmtView) -> None:
    """The Recruiter's own secrets."""
    secret = view.secret
    assert secret is not None
    state.card, state.cards = secret.card, list(secret.cards)
    state.trail = [Visit(visit.location, visit.recruits, visit.token) for visit in secret.trail]
    state.order, state.count = secret.order, secret.count
    if state.kit is not None:
        state.kit.drawn, state.kit.under = list(secret.drawn), list(secret.under)
        state.kit.sleeper = secret.sleeper


def _guessed(state: State, view: MindMgmtView, chance: Chance) -> None:
    """A trail and cards that fit all public information; any standing order."""
    hidden = knowledge.sample(view, chance)
    state.card, state.cards = hidden.card, sorted(hidden.cards)
    shown = _shown(view)
    for hour, (at, token) in enumerate(zip(hidden.trail, hidden.tokens, strict=True), start=1):
        recruits = sum(feature in hidden.cards and shown.get(feature, hour) >= hour for feature in FEATURES_OF[at])
        state.trail.append(Visit(at, recruits, token))
    _spend(state, hidden.tokens[view.hour :])
    state.order = chance.choice(ORDERS)
    if state.kit is not None and state.kit.asleep and view.stage != "sleeper":
        state.kit.sleeper = chance.choice(FEATURES)


def _shown(view: MindMgmtView) -> dict[Feature, Hour]:
    """The last hour at which each card laid open still recruited (MM-17)."""
    return {deed.feature: deed.hour for deed in view.log if isinstance(deed, ShakenDown) and deed.right}


def _spend(state: State, tokens: Sequence[Token | None]) -> None:
    """Mark the mind slip that this turn's action may have used."""
    if "first" in tokens:
        state.slips.first = state.hour + 1
    if "second" in tokens:
        state.slips.second = state.hour + 1


def _hidden(state: State, view: MindMgmtView, chance: Chance) -> None:
    """While the Recruiter hides: any progress; in training the start is known."""
    state.order = chance.choice(ORDERS)
    if view.stage != "hiding":
        return
    shown = view.confirmed[0].location if view.confirmed else None
    if _draws_more(state) and chance.below(FACTS.setup) == 0:
        _choosing(state, view, chance)
        return
    done = chance.below(2 + FACTS.setup) if shown is None else 2 + chance.below(FACTS.setup - 1)
    if not done:
        return
    state.card = chance.choice(view.recruiter_cards)
    if done > 1:
        _prowl(state, chance.choice(starts(state)) if shown is None else shown, done - 1, chance)


def _draws_more(state: State) -> bool:
    """Whether the Recruiter draws more cards than they keep (MS-30)."""
    return _hand(state) > FACTS.hand


def _hand(state: State) -> int:
    return max((module.hand for module in modules(state)), default=FACTS.hand)


def _choosing(state: State, view: MindMgmtView, chance: Chance) -> None:
    """The Recruiter has a start, and more cards than they keep."""
    assert state.kit is not None
    state.card = chance.choice(view.recruiter_cards)
    state.trail = [Visit(chance.choice(starts(state)), 0)]
    cards = list(FEATURES)
    chance.shuffle(cards)
    state.kit.drawn = sorted(cards[: _hand(state)])


def _prowl(state: State, start: Location, visits: int, chance: Chance) -> None:
    """A trail of so many visits from the start on, with any cards."""
    cards = list(FEATURES)
    chance.shuffle(cards)
    state.cards = sorted(cards[: FACTS.hand])
    state.trail = [Visit(start, worth(state, start))]
    while len(state.trail) < min(visits, FACTS.setup - 1):
        to = chance.choice(setup_steps(state))
        state.trail.append(Visit(to, worth(state, to)))


def _deal(state: State, view: MindMgmtView, chance: Chance) -> None:
    """The deck: all cards that lie nowhere else, in any order."""
    if view.deck is not None:
        state.deck = list(view.deck)
        return
    kit = state.kit
    aside = () if kit is None else (*kit.failed, *kit.drawn, *kit.under)
    state.deck = [card for card in FEATURES if card not in (*state.cards, *state.open, *state.claimed, *aside)]
    chance.shuffle(state.deck)
    if kit is None:
        return
    if view.secret is not None:
        state.deck += kit.under
    elif state.cards and _draws_more(state):
        kit.under = state.deck[FACTS.hand - _hand(state) :]
