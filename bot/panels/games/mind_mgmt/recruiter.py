"""The Recruiter's choices: steps on a compass, mind slips, immortals, answers, the standing order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.panels.games.mind_mgmt.parts import (
    MindMgmtAsking,
    arrow,
    buttons,
    compass,
    glide,
    place_select,
    place_short,
    select,
)
from bot.panels.layout import ActionRow, Block, Line, Option
from engines.core.text import Value
from engines.mind_mgmt.belief.forecast import brings, leads_nowhere
from engines.mind_mgmt.board import Location
from engines.mind_mgmt.moves import ClaimRecruit, EndTurn, MoveImmortal, PutStep, SayNoNewStep, SetOrder, ShowStep
from engines.mind_mgmt.moves import Slip as SlipMove
from engines.mind_mgmt.moves import Step as StepMove
from engines.mind_mgmt.names import place_name
from engines.mind_mgmt.views import SecretView

ORDER = "order"
TOGETHER = 2
"""So many immortals share a select."""


def turn(asking: MindMgmtAsking) -> tuple[Block, ...]:
    """Everything that the turn still offers."""
    return tuple(_turn(asking))


def _turn(asking: MindMgmtAsking) -> Iterator[Block]:
    yield from _dead_ends(asking)
    yield from _compass(asking, asking.moves(StepMove))
    yield from _slips(asking)
    yield from _immortals(asking)
    yield from _extra(asking)
    yield from buttons(asking, asking.moves(ClaimRecruit), "success")
    yield from buttons(asking, asking.moves(EndTurn), "success")


def steps(asking: MindMgmtAsking) -> tuple[Block, ...]:
    """The first steps."""
    return (*_dead_ends(asking), *_compass(asking, asking.moves(StepMove)))


def answer(asking: MindMgmtAsking) -> tuple[Block, ...]:
    """The steps to show, or that there is none."""
    shown = tuple(
        asking.move_button(move, asking.said("show-button", place=place_short(asking, move.location)))
        for move in asking.moves(ShowStep)
    )
    return (*((ActionRow(shown),) if shown else ()), *buttons(asking, asking.moves(SayNoNewStep)))


def orders(asking: MindMgmtAsking) -> tuple[Block, ...]:
    """The way to the standing orders, at any time."""
    if not asking.moves(SetOrder):
        return ()
    return (ActionRow((asking.focus_button(asking.said("order-button"), ORDER),)),)


def order(asking: MindMgmtAsking) -> tuple[Block, ...]:
    """The standing orders there are."""
    found = asking.moves(SetOrder)
    now = secret(asking).order
    chosen = tuple(asking.move_button(move) for move in found if move.order != now)
    return (Line(asking.said("order", order=now)), ActionRow(chosen), asking.back_row())


def secret(asking: MindMgmtAsking) -> SecretView:
    """What the Recruiter alone knows."""
    assert asking.view.secret is not None
    return asking.view.secret


def _here(asking: MindMgmtAsking) -> Location:
    return secret(asking).trail[-1].location


def _compass(asking: MindMgmtAsking, found: Sequence[StepMove | SlipMove]) -> Iterator[Block]:
    if found:
        yield from compass(asking, _here(asking), found, lambda move: move.to, lambda move: _label(asking, move))


def _label(asking: MindMgmtAsking, move: StepMove | SlipMove) -> str:
    """Where to and how many recruits are there."""
    return _said(asking, move, "step-button" if isinstance(move, StepMove) else "slip-button")


def _said(asking: MindMgmtAsking, move: StepMove | SlipMove, message: str, **values: Value) -> str:
    recruits, pointing = brings(asking.view, move.to), arrow(_here(asking), move.to)
    place, on = place_short(asking, move.to), "none" if _is_dead_end(asking, move) else "some"
    return asking.said(message, arrow=pointing, place=place, recruits=recruits, on=on, **values)


def _is_dead_end(asking: MindMgmtAsking, move: StepMove | SlipMove) -> bool:
    return leads_nowhere(asking.view, move.to, move.token if isinstance(move, SlipMove) else None)


def _dead_ends(asking: MindMgmtAsking) -> Iterator[Block]:
    """Plainly, which of the steps and slips lose the game (MM-18)."""
    tried: list[StepMove | SlipMove] = [*asking.moves(StepMove), *asking.moves(SlipMove)]
    found = [move for move in tried if _is_dead_end(asking, move)]
    if found:
        places = tuple(dict.fromkeys(place_name(move.to) for move in found))
        yield Line(asking.said("dead-end", places=places))


def _slips(asking: MindMgmtAsking) -> Iterator[Block]:
    """The mind slips of a token as buttons; of both in a select."""
    found: Sequence[SlipMove] = asking.moves(SlipMove)
    if len({move.token for move in found}) > 1:
        options = [Option(asking.key(move), _said(asking, move, "slip-option", token=move.token)) for move in found]
        yield from select(asking, "slips", asking.said("slips-placeholder"), options)
    elif found:
        yield ActionRow(tuple(asking.move_button(move, _label(asking, move), "secondary") for move in found))


def _immortals(asking: MindMgmtAsking) -> Iterator[Block]:
    """Selects of where immortals can go, two immortals each."""
    found: Sequence[MoveImmortal] = asking.moves(MoveImmortal)
    numbers = sorted({move.immortal for move in found})
    for first in range(0, len(numbers), TOGETHER):
        some = numbers[first : first + TOGETHER]
        own = (move for move in found if move.immortal in some)
        options = [Option(asking.key(move), glide(asking, move)) for move in own]
        placeholder = asking.said("immortals-placeholder", numbers=tuple(map(str, some)), count=len(some))
        yield from select(asking, f"glide-{first}", placeholder, options)


def _extra(asking: MindMgmtAsking) -> Iterator[Block]:
    """Where a step buys one more move of an immortal."""
    found: Sequence[PutStep] = asking.moves(PutStep)
    return place_select(asking, "extra", asking.said("extra-placeholder"), found, lambda move: move.location)
