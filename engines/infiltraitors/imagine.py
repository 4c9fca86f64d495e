"""A random full state that fits a view, from the view alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.infiltraitors.belief.knowledge import Knowledge, fits, knowledge
from engines.infiltraitors.cards import NOTHING, Card, Code, Mask, cards_mask, codes_in, identity_of, mask_of
from engines.infiltraitors.rules.twists import twist, twist_of
from engines.infiltraitors.state import Clue, Elimination, LastDeed, State, Suspect
from engines.infiltraitors.views import DeedView, InfiltraitorsView, SuspectView

Made = tuple[Code, Code]
"""The card and the second card (or `NOTHING`) of a suspect."""


def imagine(view: InfiltraitorsView, chance: Chance) -> State:
    """Deal the cards the viewer can't locate at random to where they may lie."""
    state = _public(view)
    if view.stage == "over":
        _open_everything(state, view)
        return state
    deal = _Deal(view, chance)
    made = deal.suspects()
    for suspect in (*state.held, state.key):
        if suspect is not None:
            suspect.card, suspect.second = made[suspect.serial]
    deal.places(state)
    state.memory = [_memory(state, view, seat) for seat in range(state.seats)]
    return state


class _Deal:
    """The cards still to be dealt, in a random order; each step takes its own out."""

    def __init__(self, view: InfiltraitorsView, chance: Chance) -> None:
        self._view, self._chance = view, chance
        self._known: Knowledge = knowledge(view)
        self._left: Mask = self._known.hidden
        self._order = list(codes_in(self._left))
        chance.shuffle(self._order)

    def suspects(self) -> dict[int, Made]:
        """By serial what each suspect is made of, the viewer's own as it is."""
        made: dict[int, Made] = {}
        unknown: list[SuspectView] = []
        for suspect in self._view.every_suspect:
            if suspect.card is None:
                unknown.append(suspect)
            else:
                made[suspect.serial] = (suspect.card.code, NOTHING if suspect.second is None else suspect.second.code)
        unknown.sort(key=lambda suspect: fits(self._view, suspect).bit_count())
        found = self._fill(unknown)
        assert found is not None, "no deal fits the view"
        return made | found

    def _fill(self, unknown: list[SuspectView]) -> dict[int, Made] | None:
        if not unknown:
            return {}
        suspect, *others = unknown
        for made in self._choices(suspect):
            taken = mask_of(code for code in made if code != NOTHING)
            self._left &= ~taken
            rest = self._fill(others)
            if rest is not None:
                return rest | {suspect.serial: made}
            self._left |= taken
        return None

    def _choices(self, suspect: SuspectView) -> Iterator[Made]:
        fitting = fits(self._view, suspect)
        cards = self._among(self._left & self._known.fresh)
        if not suspect.two_cards:
            yield from ((card, NOTHING) for card in cards if fitting >> card & 1)
            return
        seconds = self._among(self._left)
        self._chance.shuffle(seconds)
        for card in cards:
            for second in seconds:
                if card != second and fitting >> identity_of(card, second) & 1:
                    yield card, second

    def _among(self, mask: Mask) -> list[Code]:
        return [code for code in self._order if mask >> code & 1]

    def places(self, state: State) -> None:
        """Deal the middle, what lies aside, hands, face-down discards and HQ."""
        view, known = self._view, self._known
        rest = self._among(self._left)
        state.middle, rest = _take(rest, view.middle, known.fresh)
        state.aside, rest = _take(rest, view.aside, known.fresh)
        room = {hand.seat: hand.count - len(hand.known) for hand in view.hands if hand.cards is None}
        hands: dict[Seat, list[Code]] = {seat: [] for seat in room}
        if known.pooled:
            for seat, count in room.items():
                hands[seat], rest = _take(rest, count, known.pooled)
        if known.stuck:
            rest = self._place_stuck(rest, state.down, hands, room)
        for seat, cards in hands.items():
            _fill_up(cards, room[seat], rest)
        _fill_up(state.down, view.discards_down, rest)
        state.hq = rest
        for hand in view.hands:
            dealt = hands[hand.seat] + _codes(hand.known) if hand.cards is None else _codes(hand.cards)
            state.hands[hand.seat] = dealt if twist(state).hands_turned_round else sorted(dealt)

    def _place_stuck(
        self, rest: list[Code], down: list[Code], hands: dict[Seat, list[Code]], room: dict[Seat, int]
    ) -> list[Code]:
        """Place cards turned down: still there, or in the hand of an agent who took one unseen (IN-6, IN-14)."""
        stuck, rest = _take(rest, len(rest), self._known.stuck)
        for code in stuck:
            places = [cards for seat, cards in hands.items() if len(cards) < room[seat]]
            if len(down) < self._view.discards_down:
                places += [down] * 8
            self._chance.choice(places).append(code)
        return rest


def _take(cards: list[Code], count: int, allowed: Mask) -> tuple[list[Code], list[Code]]:
    """The first so many of the allowed cards, and the others."""
    if not count:
        return [], cards
    taken = [code for code in cards if allowed >> code & 1][:count]
    return taken, [code for code in cards if code not in taken]


def _fill_up(cards: list[Code], count: int, rest: list[Code]) -> None:
    """Move the first of the rest over until there are so many."""
    missing = count - len(cards)
    cards += rest[:missing]
    del rest[:missing]


def _public(view: InfiltraitorsView) -> State:
    """What the view states directly; the viewer's own knowledge of faces is filled in later."""
    seats = len(view.hands)
    held: list[Suspect | None] = [None] * seats
    for suspect in view.suspects:
        if suspect.holder is not None:
            held[suspect.holder] = _suspect(suspect)
    return State(
        mission=view.mission,
        crossing_out=view.crossing_out,
        hands=[[] for _ in range(seats)],
        hq=[],
        middle=[],
        bullets=view.bullets,
        held=held,
        memory=[0] * seats,
        known=[[card.code for card in hand.known] for hand in view.hands],
        active=view.active,
        key=None if view.key is None else _suspect(view.key),
        up=[card.code for card in view.discards],
        specials=[card.code for card in view.specials],
        pool=[card.code for card in view.pool],
        gone=list(view.gone),
        eliminated=[
            Elimination(entry.serial, entry.identity.code, entry.by, _seat(entry.holder), entry.turn)
            for entry in view.eliminated
        ],
        stage=view.stage,
        number=view.number,
        shooter=_seat(view.shooter),
        last_stand=view.last_stand,
        clues_due=view.clues_due,
        captured=_captured(view),
        shown=cards_mask(view.shown),
        last=None if view.last is None else _deed(view.last),
        last_turn=view.last_turn,
        outcome=view.outcome,
    )


def _captured(view: InfiltraitorsView) -> int:
    """How many suspects have come before agents; the key person is none of them."""
    return len(view.suspects) + sum(entry.serial > 0 for entry in view.eliminated)


def _suspect(suspect: SuspectView) -> Suspect:
    return Suspect(
        serial=suspect.serial,
        card=NOTHING,
        holder=_seat(suspect.holder),
        token=suspect.token or 0,
        clues=[Clue(clue.card.code, clue.upright, clue.by) for clue in suspect.clues],
        misses=[miss.code for miss in suspect.misses],
    )


def _deed(deed: DeedView) -> LastDeed:
    return LastDeed(
        turn=deed.turn,
        seat=deed.seat,
        what=deed.what,
        target=_seat(deed.target),
        serial=NOTHING if deed.serial is None else deed.serial,
        card=NOTHING if deed.card is None else deed.card.code,
        upright=deed.upright,
        owner=_seat(deed.owner),
        named=deed.count,
    )


def _seat(seat: Seat | None) -> Seat:
    return NOTHING if seat is None else seat


def _memory(state: State, view: InfiltraitorsView, seat: Seat) -> Mask:
    """The faces a seat has seen: the viewer's as they are, of others those that lie before them now."""
    if seat == view.seat:
        return cards_mask(view.seen)
    rules = twist_of(view.mission)
    memory = 0
    for owner, hand in enumerate(state.hands):
        if rules.sees_hand(seat, owner):
            memory |= mask_of(hand)
    suspect = state.held[seat]
    if suspect is not None:
        memory |= mask_of(suspect.cards)
    if state.key is not None and view.knows_key(seat):
        memory |= mask_of(state.key.cards)
    return memory


def _open_everything(state: State, view: InfiltraitorsView) -> None:
    """When it is over, all lies open."""
    for suspect, seen in ((state.held[one.holder], one) for one in view.suspects if one.holder is not None):
        _reveal(suspect, seen)
    if view.key is not None:
        _reveal(state.key, view.key)
    for hand in view.hands:
        state.hands[hand.seat] = _codes(hand.cards)
    state.hq = _codes(reversed(view.hq_cards or ()))
    state.middle, state.aside = _codes(view.middle_cards), _codes(view.aside_cards)
    state.down = _codes(view.discards_down_cards)


def _reveal(suspect: Suspect | None, seen: SuspectView) -> None:
    if suspect is not None and seen.card is not None:
        suspect.card = seen.card.code
        suspect.second = NOTHING if seen.second is None else seen.second.code


def _codes(cards: Iterable[Card] | None) -> list[Code]:
    return [card.code for card in cards or ()]
