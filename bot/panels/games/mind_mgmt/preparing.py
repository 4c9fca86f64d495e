"""The choices of the setup: borders, recruiter, start, immortals, agents, pawns, the second mind slip."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.panels.games.mind_mgmt.parts import (
    MindMgmtAsking,
    by_rows,
    in_row,
    place_button,
    place_select,
    place_short,
    select,
)
from bot.panels.layout import Block, Option
from engines.mind_mgmt.board import row_of
from engines.mind_mgmt.moves import ChooseStart, PutImmortal, PutMayhem, PutPawn, PutSecondSlip
from engines.mind_mgmt.names import agent_name


def mayhem(asking: MindMgmtAsking) -> tuple[Block, ...]:
    """A row of the map, then one of its borders."""
    found: Sequence[PutMayhem] = asking.moves(PutMayhem)
    here = in_row(asking, (), found, lambda move: move.border[0])
    if not here:
        return by_rows(asking, (), found, lambda move: move.border[0], asking.label)
    options = [_border(asking, move) for move in here]
    placeholder = asking.said("border-placeholder", borders=len(options))
    return (*select(asking, "border", placeholder, options), asking.back_row())


def _border(asking: MindMgmtAsking, move: PutMayhem) -> Option:
    one, other = move.border
    side = "below" if row_of(one) != row_of(other) else "beside"
    told = asking.said(f"border-{side}", one=place_short(asking, one), other=place_short(asking, other))
    return Option(asking.key(move), told)


def start(asking: MindMgmtAsking) -> tuple[Block, ...]:
    """A row of the map, then one of its locations."""
    found: Sequence[ChooseStart] = asking.moves(ChooseStart)
    return by_rows(asking, (), found, lambda move: move.location, lambda move: place_button(asking, move.location))


def immortals(asking: MindMgmtAsking) -> tuple[Block, ...]:
    """The inner locations."""
    found: Sequence[PutImmortal] = asking.moves(PutImmortal)
    number = len(asking.view.immortals) + 1
    placeholder = asking.said("immortal-put-placeholder", number=number)
    return tuple(place_select(asking, "immortal", placeholder, found, lambda move: move.location))


def second_slip(asking: MindMgmtAsking) -> tuple[Block, ...]:
    """The locations next to temples."""
    found: Sequence[PutSecondSlip] = asking.moves(PutSecondSlip)
    return tuple(place_select(asking, "slip", asking.said("slip-placeholder"), found, lambda move: move.location))


def pawns(asking: MindMgmtAsking) -> tuple[Block, ...]:
    """For each agent the locations of the edge."""
    return tuple(_pawns(asking))


def _pawns(asking: MindMgmtAsking) -> Iterator[Block]:
    found: Sequence[PutPawn] = asking.moves(PutPawn)
    for agent in dict.fromkeys(move.agent for move in found):
        own = [move for move in found if move.agent == agent]
        placeholder = asking.said("pawn-placeholder", agent=agent_name(agent))
        yield from place_select(asking, f"pawn-{agent}", placeholder, own, lambda move: move.location)
