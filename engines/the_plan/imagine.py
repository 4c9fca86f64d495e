"""A random full state that fits a view, from the view alone."""

from __future__ import annotations

from collections.abc import Sequence

from engines.core.chance import Chance
from engines.core.seats import Seat
from engines.the_plan.belief.knowledge import Owners, clues, halves_in, worlds
from engines.the_plan.cards import BONUSES, CARDS, HIDEOUTS, Action
from engines.the_plan.state import CODES, HALVES, NOBODY, NOWHERE, Claim, Code, Key, Player, State, Turn, place
from engines.the_plan.views import CardView, KeyView, SeatView, SheetView, SuspectView, ThePlanView

FINENESS = 1 << 20
"""How finely weights are rounded."""


def imagine(view: ThePlanView, chance: Chance) -> State:
    """Deal what the viewer can't see at random to where it may lie."""
    owners, plan = _world(view, chance)
    card, action = _choice(view, chance)
    entering = view.entering
    return State(
        solves=view.last_player == "solves",
        plan=HIDEOUTS[plan],
        owners=[HIDEOUTS[at] for at in owners],
        files=_files(view, owners, chance),
        players=[_player(view, seat) for seat in view.seats],
        suspects=[suspect.circle for suspect in view.suspects],
        light=view.light,
        active=view.active,
        roll=view.roll,
        met=_met(view),
        keys=_keys(view, chance),
        stage=view.stage,
        number=view.number,
        step=view.step,
        card=card,
        action=action,
        played=view.played,
        counts=list(view.counts),
        to_move=[suspect.code for suspect in view.to_move],
        checks=list(view.checks),
        stops=[(stop.circle, _seat(stop.opponent)) for stop in view.stops],
        entering=None if entering is None else (entering.hideout, entering.owner.code),
        opponent=_seat(view.opponent),
        bonus=view.bonus,
        claims=[
            Claim(claim.seat, claim.turn, claim.hideout, claim.owner.code, bool(claim.right)) for claim in view.claims
        ],
        turns=[Turn(turn.number, turn.seat, turn.roll, list(turn.deeds)) for turn in view.turns],
        outcome=view.outcome,
    )


def _code(card: CardView) -> Code:
    if card.hideout is None or card.part is None:
        return len(HALVES) + BONUSES.index(card.bonus or BONUSES[0])
    return CODES[card.hideout, card.part]


def _world(view: ThePlanView, chance: Chance) -> tuple[Owners, int]:
    fitting = worlds(clues(view))
    weights = [max(1, round(weight * FINENESS)) for weight, _, _ in fitting]
    at = chance.below(sum(weights))
    for weight, (_, owners, plan) in zip(weights, fitting, strict=True):
        at -= weight
        if at < 0:
            return owners, plan
    raise ValueError("nothing fits this view")


def _files(view: ThePlanView, owners: Owners, chance: Chance) -> list[list[Code]]:
    met = _met(view)
    shown = [_code(card) for suspect in view.suspects for card in suspect.file if card is not None]
    bonuses = [len(HALVES) + at for at in range(len(BONUSES)) if len(HALVES) + at not in (*met, *shown)]
    chance.shuffle(bonuses)
    return [
        _file(suspect, owners[at], bonuses if met[at] == NOBODY else [], chance)
        for at, suspect in enumerate(view.suspects)
    ]


def _file(suspect: SuspectView, own: int, bonuses: list[Code], chance: Chance) -> list[Code]:
    """The file with its unseen places filled: with the halves missing, and a bonus card unless it was met."""
    seen = halves_in(suspect.file)
    missing = [code for code in (2 * own, 2 * own + 1) if code not in seen]
    for at in range(len(HIDEOUTS)):
        if at != own and all(code // 2 != at for code in seen):
            missing.append(2 * at + chance.below(2))
    unseen = sum(card is None for card in suspect.file)
    if len(missing) < unseen:
        missing.append(bonuses.pop())
    chance.shuffle(missing)
    return [missing.pop() if card is None else _code(card) for card in suspect.file]


def _met(view: ThePlanView) -> list[Code]:
    return [
        NOBODY if suspect.bonus is None else len(HALVES) + BONUSES.index(suspect.bonus) for suspect in view.suspects
    ]


def _player(view: ThePlanView, seat: SeatView) -> Player:
    player = Player(
        circle=NOWHERE if seat.circle is None else seat.circle,
        out=seat.out,
        ready=list(seat.ready),
        checked=list(seat.checked),
    )
    for sheet in view.sheets:
        if sheet.seat == seat.seat:
            _note(player, sheet)
    if all(sheet.seat != seat.seat for sheet in view.sheets):
        player.looks = [(0, case.hideout) for case in view.briefcases if seat.seat in case.seen_by]
    if seat.out and (seat.seat == view.seat or view.stage == "over"):
        player.evidence = next(claim.owner.code for claim in view.claims if claim.seat == seat.seat)
    return player


def _note(player: Player, sheet: SheetView) -> None:
    player.seen = [(note.turn, note.suspect.code, CODES[note.hideout, note.part]) for note in sheet.notes]
    player.looks = [(look.turn, look.hideout) for look in sheet.looks]
    player.knew = sheet.could_know or 0


def _keys(view: ThePlanView, chance: Chance) -> list[Key]:
    """Keys that the viewer knows in their places, the others at random in the places left."""
    keys: list[Key] = [Key() for _ in HIDEOUTS]
    places = [(NOBODY, view.stock), *((seat.seat, seat.keys) for seat in view.seats)]
    everyone = (2 << len(view.seats)) - 1
    known = {shown.key for _, held in places for shown in held if shown.key is not None}
    unknown = [hideout for hideout in HIDEOUTS if hideout not in known]
    chance.shuffle(unknown)
    for holder, held in places:
        for shown in held:
            hideout = unknown.pop() if shown.key is None else shown.key
            keys[place(hideout)] = Key(holder, shown.face_up, _knowers(view, holder, shown, everyone))
    return keys


def _knowers(view: ThePlanView, holder: Seat, shown: KeyView, everyone: int) -> int:
    if shown.everyone:
        return everyone
    own = 0 if holder == NOBODY else 1 << holder
    return own if shown.key is None or view.seat is None else own | 1 << view.seat


def _choice(view: ThePlanView, chance: Chance) -> tuple[int, Action | None]:
    """The active player's action; for other viewers any that may have been chosen, or none."""
    if view.choice is not None:
        return view.choice.card, view.choice.action
    if view.seat == view.active or view.played or view.stage == "over":
        return NOBODY, None
    ready = view.seats[view.active].ready
    choices: Sequence[tuple[int, Action | None]] = [
        (NOBODY, None),
        *((card, action) for card, actions in enumerate(CARDS) if ready[card] for action in actions),
    ]
    return chance.choice(choices)


def _seat(seat: Seat | None) -> Seat:
    return NOBODY if seat is None else seat
