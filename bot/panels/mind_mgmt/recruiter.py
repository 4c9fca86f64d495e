"""The Recruiter's choices: steps on a compass, mind slips, immortals, answers, the standing order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.panels.asking import Asking
from bot.panels.layout import Block, Button, Line, Option, Row
from bot.panels.mind_mgmt.parts import arrow, back, buttons, compass, moves, place_select, place_short, said, select
from bot.panels.names import labelled
from engines.core.text import text
from engines.mind_mgmt.moves import ClaimRecruit, EndTurn, MoveImmortal, PutStep, SayNoNewStep, SetOrder, ShowStep
from engines.mind_mgmt.moves import Slip as SlipMove
from engines.mind_mgmt.moves import Step as StepMove
from engines.mind_mgmt.names import Token
from engines.mind_mgmt.texts import location_name, place_name
from engines.mind_mgmt.town import FEATURES_OF, Location

ORDER, SLIPS = "order", "slips"
TOGETHER = 2
"""So many immortals share a select."""


def turn(asking: Asking) -> tuple[Block, ...]:
    """Everything that the turn still offers."""
    if asking.focus[:1] == (SLIPS,):
        chosen = [move for move in moves(asking, SlipMove) if move.token == asking.focus[-1]]
        if chosen:
            return (*_compass(asking, chosen), back(asking))
    return tuple(_turn(asking))


def _turn(asking: Asking) -> Iterator[Block]:
    yield from _compass(asking, moves(asking, StepMove))
    yield from _slips(asking)
    yield from _immortals(asking)
    yield from _extra(asking)
    yield from buttons(asking, moves(asking, ClaimRecruit), "success")
    last = [asking.move_button(move, style="success") for move in moves(asking, EndTurn)]
    yield Row((*last, *_order_buttons(asking)))


def steps(asking: Asking) -> tuple[Block, ...]:
    """The first steps."""
    return (*_compass(asking, moves(asking, StepMove)), *_orders(asking))


def answer(asking: Asking) -> tuple[Block, ...]:
    """The steps to show, or that there is none."""
    shown = tuple(
        asking.move_button(move, said(asking, "show-button", place=place_short(asking, move.location)))
        for move in moves(asking, ShowStep)
    )
    return (*((Row(shown),) if shown else ()), *buttons(asking, moves(asking, SayNoNewStep)), *_orders(asking))


def waiting(asking: Asking) -> tuple[Block, ...]:
    """What the Recruiter can do out of turn."""
    return _orders(asking)


def order(asking: Asking) -> tuple[Block, ...]:
    """The standing orders there are."""
    found = moves(asking, SetOrder)
    now = asking.view.secret.order
    chosen = tuple(asking.move_button(move) for move in found if move.order != now)
    return (Line(said(asking, "order", order=now)), Row(chosen), back(asking))


def _orders(asking: Asking) -> tuple[Block, ...]:
    made = _order_buttons(asking)
    return (Row(made),) if made else ()


def _order_buttons(asking: Asking) -> tuple[Button, ...]:
    if not moves(asking, SetOrder):
        return ()
    return (asking.focus_button(said(asking, "order-button"), ORDER),)


def _here(asking: Asking) -> Location:
    return int(asking.view.secret.trail[-1].location)


def _compass(asking: Asking, found: Sequence[StepMove | SlipMove]) -> Iterator[Block]:
    if found:
        yield from compass(asking, _here(asking), found, lambda move: move.to, lambda move: _label(asking, move))


def _label(asking: Asking, move: StepMove | SlipMove) -> str:
    """Where to and how many recruits are there."""
    cards, revealed = asking.view.secret.cards, asking.view.revealed
    recruits = sum(feature in cards and feature not in revealed for feature in FEATURES_OF[move.to])
    message = "step-button" if isinstance(move, StepMove) else "slip-button"
    pointing = arrow(_here(asking), move.to)
    return said(asking, message, arrow=pointing, place=place_short(asking, move.to), recruits=recruits)


def _slips(asking: Asking) -> Iterator[Block]:
    """The mind slips of a token at once; of both, first which."""
    found: Sequence[SlipMove] = moves(asking, SlipMove)
    tokens: Sequence[Token] = list(dict.fromkeys(move.token for move in found))
    if len(tokens) > 1:
        yield Row(
            tuple(
                asking.focus_button(said(asking, "slip-token-button", token=token), SLIPS, token) for token in tokens
            )
        )
    elif found:
        yield Row(tuple(asking.move_button(move, _label(asking, move), "secondary") for move in found))


def _immortals(asking: Asking) -> Iterator[Block]:
    """Selects of where immortals can go, two immortals each."""
    found: Sequence[MoveImmortal] = moves(asking, MoveImmortal)
    numbers = sorted({move.immortal for move in found})
    for first in range(0, len(numbers), TOGETHER):
        some = numbers[first : first + TOGETHER]
        options = [_glide(asking, move) for move in found if move.immortal in some]
        placeholder = said(asking, "immortals-placeholder", numbers=tuple(map(str, some)), count=len(some))
        yield from select(asking, f"glide-{first}", placeholder, options)


def _glide(asking: Asking, move: MoveImmortal) -> Option:
    origin = asking.view.immortals[move.immortal - 1]
    told = text(
        "mind-mgmt-panel-immortal-option",
        number=move.immortal,
        origin=place_name(origin),
        arrow=arrow(origin, move.to),
        place=location_name(move.to),
    )
    return Option(asking.key(move), labelled(asking.snapshot, asking.words)(told))


def _extra(asking: Asking) -> Iterator[Block]:
    """Where a step buys one more move of an immortal."""
    found: Sequence[PutStep] = moves(asking, PutStep)
    return place_select(asking, "extra", said(asking, "extra-placeholder"), found, lambda move: move.location)
