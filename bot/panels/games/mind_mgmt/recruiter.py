"""The Recruiter's choices: steps on a compass, mind slips, immortals, answers, the standing order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.panels.games.mind_mgmt import packages
from bot.panels.games.mind_mgmt.parts import (
    MindMgmtAsking,
    arrow,
    buttons,
    compass,
    glide,
    place_button,
    place_select,
    place_short,
    select,
    with_buttons,
)
from bot.panels.layout import MOST_OPTIONS, ActionRow, Block, Button, Line, Option, Question, Style
from engines.core.text import Value
from engines.mind_mgmt.belief.forecast import brings, leads_nowhere
from engines.mind_mgmt.board import Location
from engines.mind_mgmt.moves import (
    ClaimRecruit,
    EndTurn,
    Jam,
    MoveImmortal,
    PutStep,
    SayNoNewStep,
    SetOrder,
    ShowStep,
)
from engines.mind_mgmt.moves import Slip as SlipMove
from engines.mind_mgmt.moves import Step as StepMove
from engines.mind_mgmt.names import place_name
from engines.mind_mgmt.views import SecretView

ORDER = "order"
TOGETHER = 2
"""So many immortals share a select where one doesn't hold them all."""
FEW_WAYS = 4
"""Beside the immortals' selects there is room for so many buttons of steps and slips; else slips are a select too."""


def turn(asking: MindMgmtAsking) -> tuple[Block, ...]:
    """Everything that the turn still offers."""
    return tuple(_turn(asking))


def _turn(asking: MindMgmtAsking) -> Iterator[Block]:
    yield from _dead_ends(asking)
    yield from with_buttons(tuple(_compass(asking, asking.moves(StepMove))), tuple(_slips(asking)))
    yield from _slip_select(asking)
    yield from _immortals(asking)
    yield from packages.wakes(asking)
    yield from _extra(asking)
    yield from buttons(asking, asking.moves(ClaimRecruit, EndTurn), "success")


def steps(asking: MindMgmtAsking) -> tuple[Block, ...]:
    """The first steps."""
    return (*_dead_ends(asking), *_compass(asking, asking.moves(StepMove)))


def answer(asking: MindMgmtAsking) -> tuple[Block, ...]:
    """The steps to show, or that there is none."""
    shown = tuple(
        asking.move_button(move, asking.said("show-button", place=place_button(asking, move.location)))
        for move in asking.moves(ShowStep)
    )
    jams = tuple(asking.move_button(move, asking.said("jam-button"), "secondary") for move in asking.moves(Jam))
    return with_buttons((*((ActionRow(shown),) if shown else ()), *buttons(asking, asking.moves(SayNoNewStep))), jams)


def orders(asking: MindMgmtAsking) -> tuple[Button, ...]:
    """The way to the standing orders; where immortals need two selects below a picture, once these have moved."""
    crowded = len(asking.moves(MoveImmortal)) > MOST_OPTIONS and not asking.spoken
    if crowded or not asking.moves(SetOrder):
        return ()
    return (asking.focus_button(asking.said("order-button"), ORDER),)


def order(asking: MindMgmtAsking) -> tuple[Block, ...]:
    """The standing orders there are."""
    found = asking.moves(SetOrder)
    now = secret(asking).order
    chosen = tuple(asking.move_button(move) for move in found if move.order != now)
    return (Question(f"**{asking.said('order', order=now)}**"), asking.back_row(*chosen))


def secret(asking: MindMgmtAsking) -> SecretView:
    """What the Recruiter alone knows."""
    assert asking.view.secret is not None
    return asking.view.secret


def _here(asking: MindMgmtAsking) -> Location:
    return secret(asking).trail[-1].location


def _compass(asking: MindMgmtAsking, found: Sequence[StepMove | SlipMove]) -> Iterator[Block]:
    if found:
        yield from compass(asking, _here(asking), found, lambda move: move.to, lambda move: _go(asking, move))


def _go(asking: MindMgmtAsking, move: StepMove | SlipMove, style: Style = "primary") -> Button:
    """A step or a slip; where it leaves nothing to do but to end the turn, it ends it too."""
    label = _label(asking, move)
    if _is_last(asking):
        return asking.several_button((move, EndTurn()), asking.said("and-end", label=label), style)
    return asking.move_button(move, label, style)


def _is_last(asking: MindMgmtAsking) -> bool:
    """Whether a step or slip leaves the end of the turn alone (MM-12): immortals have moved, none can recruit."""
    view = asking.view
    return view.stage == "recruiter" and view.moved > 1 and not asking.moves(ClaimRecruit)


def _label(asking: MindMgmtAsking, move: StepMove | SlipMove) -> str:
    """Where to and how many recruits are there."""
    message, place = "step-button" if isinstance(move, StepMove) else "slip-button", place_button(asking, move.to)
    return _said(asking, move, message, place)


def _said(asking: MindMgmtAsking, move: StepMove | SlipMove, message: str, place: str, **values: Value) -> str:
    recruits, pointing = brings(asking.view, move.to), arrow(_here(asking), move.to)
    on = "none" if _is_dead_end(asking, move) else "some"
    return asking.said(message, arrow=pointing, place=place, recruits=recruits, on=on, **values)


def _is_dead_end(asking: MindMgmtAsking, move: StepMove | SlipMove) -> bool:
    return leads_nowhere(asking.view, move.to, move.token if isinstance(move, SlipMove) else None)


def _dead_ends(asking: MindMgmtAsking) -> Iterator[Block]:
    """In words plainly, which of the steps and slips lose the game (MM-18); a picture frames them."""
    if not asking.spoken:
        return
    tried: list[StepMove | SlipMove] = [*asking.moves(StepMove), *asking.moves(SlipMove)]
    found = [move for move in tried if _is_dead_end(asking, move)]
    if found:
        places = tuple(dict.fromkeys(place_name(move.to) for move in found))
        yield Line(asking.said("dead-end", places=places))


def _slips(asking: MindMgmtAsking) -> Iterator[Button]:
    """The mind slips as buttons, where they have room."""
    if not _slips_are_many(asking):
        yield from (_go(asking, move, "secondary") for move in asking.moves(SlipMove))


def _slip_select(asking: MindMgmtAsking) -> Iterator[Block]:
    """The mind slips as a select, where they are many."""
    if _slips_are_many(asking):
        options = [Option(asking.key(move), _slip_option(asking, move)) for move in asking.moves(SlipMove)]
        yield from select(asking, "slips", asking.said("slips-placeholder"), options)


def _slips_are_many(asking: MindMgmtAsking) -> bool:
    """Whether both tokens can be used, or more can be done than there is room for buttons beside a picture."""
    found: Sequence[SlipMove] = asking.moves(SlipMove)
    crowded = bool(asking.moves(MoveImmortal)) and not asking.spoken
    ways = len(found) + len(asking.moves(StepMove))
    return len({move.token for move in found}) > 1 or (crowded and ways > FEW_WAYS and bool(found))


def _slip_option(asking: MindMgmtAsking, move: SlipMove) -> str:
    return _said(asking, move, "slip-option", place_short(asking, move.to), token=move.token)


def _immortals(asking: MindMgmtAsking) -> Iterator[Block]:
    """Selects of where immortals can go: one where it holds them all, else two immortals each."""
    found: Sequence[MoveImmortal] = asking.moves(MoveImmortal)
    numbers = sorted({move.immortal for move in found})
    together = len(numbers) if len(found) <= MOST_OPTIONS else TOGETHER
    for first in range(0, len(numbers), max(1, together)):
        some = numbers[first : first + together]
        own = (move for move in found if move.immortal in some)
        options = [Option(asking.key(move), glide(asking, move)) for move in own]
        placeholder = asking.said("immortals-placeholder", numbers=tuple(map(str, some)), count=len(some))
        yield from select(asking, f"glide-{first}", placeholder, options)


def _extra(asking: MindMgmtAsking) -> Iterator[Block]:
    """Where a step buys one more move of an immortal."""
    found: Sequence[PutStep] = asking.moves(PutStep)
    return place_select(asking, "extra", asking.said("extra-placeholder"), found, lambda move: move.location)
