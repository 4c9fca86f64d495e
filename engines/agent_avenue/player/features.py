"""What the nets are told: the row that a seat sees, spread out, and for each choice what becomes of it after either
answer: the lead, a win or a loss, a landing on the black market.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engines.agent_avenue.cards import CAUGHT_AT, COPIES, MARKET_SPACES, MOVES_BY, SPACES, Agent, Market, spaces_of
from engines.agent_avenue.player import seen
from engines.agent_avenue.player.seen import KINDS, NONE, ONGOING_CARDS, UNKNOWN, Choice, Row
from engines.agent_avenue.rules.ending import MASTERPLAN_NAMES

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
Flags = NDArray[np.bool_]

_MOST = len(COPIES)
_MOVES = np.array([[*moves[:9], 0][:9] for moves in MOVES_BY])
_PLACES = NONE + 1
_CODE = {agent: agent.code for agent in Agent}
_CARD = {card: index for index, card in enumerate(ONGOING_CARDS)}
_IS_MARKET = np.array([space in MARKET_SPACES for space in range(SPACES)])
_HALF = SPACES // 2
_EYE = np.eye(_PLACES, dtype=np.float32)
_COPIES = np.array(COPIES, dtype=np.float32)


@dataclass(slots=True)
class _Arrivals:
    """For a side and each agent it may recruit (and none): how far it moves, what it meets, where it lands."""

    spaces: Ints
    wins: Flags
    loses: Flags
    lands: Flags
    end: Ints


def features(rows: Sequence[Row], choices: Sequence[Sequence[Choice]], *, blind: bool = False) -> Floats:
    """A line for each choice of each row; to the blind no end of the game is shown."""
    table = np.array(rows, dtype=np.int64)
    codes = np.array([code for listed in choices for code in listed], dtype=np.int64)
    index = np.repeat(np.arange(len(rows)), [len(listed) for listed in choices])
    own = _arrivals(table[:, seen.OWN], table[:, seen.OWN_MARKET], table[:, seen.SPACE])
    theirs = _arrivals(table[:, seen.THEIRS], table[:, seen.THEIR_MARKET], table[:, seen.THEIR_SPACE])
    meets = _meetings(table, own, theirs, blind)
    return np.concatenate((_state(table, own, theirs)[index], _choices(table, codes, index, meets)), axis=1)


def _arrivals(agents: Ints, market: Ints, space: Ints) -> _Arrivals:
    after = agents[:, :, None].repeat(_PLACES, axis=2)
    after[:, np.arange(NONE), np.arange(NONE)] += 1
    copies = np.minimum(agents + 1, 8)
    spaces = np.concatenate((_MOVES[np.arange(NONE), copies], np.zeros((len(agents), 1), np.int64)), axis=1)
    has = {card: market[:, at] > 0 for card, at in _CARD.items()}
    saboteur, double = _CODE[Agent.SABOTEUR], _CODE[Agent.DOUBLE_AGENT]
    spaces[:, saboteur] *= np.where(has[Market.DISTRACTION_DEVICE], -1, 1)
    spaces[:, double] *= np.where(has[Market.SINISTER_TWIN], 2, 1)
    spaces[:, _CODE[Agent.ENFORCER]] += spaces_of(Market.WATCHTOWER) * has[Market.WATCHTOWER]
    spaces[:, _CODE[Agent.CODEBREAKER]] += spaces_of(Market.SUPERCOMPUTER) * has[Market.SUPERCOMPUTER]
    end = (space[:, None] + spaces) % SPACES
    bonus = has[Market.GETAWAY_CAR][:, None] & (spaces != 0) & (end % _HALF == 0)
    spaces = spaces + spaces_of(Market.GETAWAY_CAR) * bonus
    end = (space[:, None] + spaces) % SPACES
    three = after[:, _CODE[Agent.DAREDEVIL]] >= 3
    leader, plan = has[Market.LEADER_OF_THE_PACK][:, None], has[Market.MASTERPLAN][:, None]
    wins = (after[:, _CODE[Agent.CODEBREAKER]] >= 3) | (three & leader)
    wins |= ((after > 0).sum(axis=1) >= MASTERPLAN_NAMES) & plan
    return _Arrivals(spaces, wins, three & ~leader, _IS_MARKET[end] & (spaces != 0), end)


def _meetings(table: Ints, own: _Arrivals, theirs: _Arrivals, blind: bool) -> Floats:
    """For each row, each own agent and each of theirs: lead, won, lost, both landings."""
    lead = table[:, seen.LEAD, None, None] + own.spaces[:, :, None] - theirs.spaces[:, None, :]
    guard = _CARD[Market.SECURITY_SYSTEM]
    guarded = (table[:, seen.OWN_MARKET][:, guard, None] > 0) & (theirs.end == _HALF)
    watched = (table[:, seen.THEIR_MARKET][:, guard, None] > 0) & (own.end == _HALF)
    good = own.wins[:, :, None] | theirs.loses[:, None, :] | (lead >= CAUGHT_AT) | guarded[:, None, :]
    bad = theirs.wins[:, None, :] | own.loses[:, :, None] | (lead <= -CAUGHT_AT) | watched[:, :, None]
    active = table[:, seen.ACTIVE, None, None] > 0
    won, lost = good & (active | ~bad), bad & (~active | ~good)
    if blind:
        won, lost = np.zeros_like(won), np.zeros_like(lost)
    advanced = table[:, seen.ADVANCED, None, None] > 0
    lands = (own.lands[:, :, None] & advanced).repeat(_PLACES, axis=2)
    they = (theirs.lands[:, None, :] & advanced).repeat(_PLACES, axis=1)
    meets = np.stack((np.clip(lead, -8, 8) / 7.0, won, lost, lands, they), axis=-1).astype(np.float32)
    unseen = table[:, seen.UNSEEN].astype(np.float32)
    likely = unseen / np.maximum(1.0, unseen.sum(axis=1, keepdims=True))
    column = np.einsum("nb,nabf->naf", likely, meets[:, :, :NONE])
    meets = np.concatenate((meets, column[:, :, None]), axis=2)
    line = np.einsum("na,nabf->nbf", likely, meets[:, :NONE])
    return np.concatenate((meets, line[:, None]), axis=1)


def _state(table: Ints, own: _Arrivals, theirs: _Arrivals) -> Floats:
    parts = [
        *(table[:, side] == copies for side in (seen.OWN, seen.THEIRS) for copies in (1, 2)),
        *(table[:, side] >= 3 for side in (seen.OWN, seen.THEIRS)),
        table[:, seen.HELD] / 2.0,
        table[:, seen.UNSEEN] / _COPIES,
        own.spaces[:, :NONE] / 6.0,
        theirs.spaces[:, :NONE] / 6.0,
        own.lands[:, :NONE],
        theirs.lands[:, :NONE],
        table[:, [seen.LEAD]] / 7.0,
        np.abs(table[:, [seen.LEAD]]) / 7.0,
        table[:, [seen.DECK]] / 30.0,
        table[:, [seen.DECK]] <= 3,
        table[:, [seen.DECK]] == 0,
        table[:, [seen.ASIDES, seen.THEIR_ASIDES]] / 4.0,
        table[:, [seen.ACTIVE, seen.ADVANCED, seen.THEY_TAKE]],
        table[:, [seen.PARTNERS, seen.OPPONENTS]] > 1,
        table[:, [seen.THEIR_HAND]] / 4.0,
        table[:, [seen.STAGE]] == np.arange(len(seen.STAGES)),
        _EYE[table[:, seen.FACE_UP]],
        table[:, seen.OWN_MARKET],
        table[:, seen.THEIR_MARKET],
        table[:, seen.SUPPLY],
    ]
    return np.concatenate([part.astype(np.float32) for part in parts], axis=1)


def _choices(table: Ints, codes: Ints, index: Ints, meets: Floats) -> Floats:
    kind, mine, yours, card, away = codes.T
    swap = (kind == 0) | (kind == 2) | (kind == 3)
    first = meets[index, mine, yours]
    second = meets[index, np.where(swap, yours, mine), np.where(swap, mine, yours)]
    held = np.concatenate((table[:, seen.HELD], table[:, [0, 0]] * 0), axis=1)
    parts = [
        kind[:, None] == np.arange(len(KINDS)),
        mine[:, None] == np.arange(_PLACES),
        yours[:, None] == np.arange(_PLACES),
        card[:, None] == np.arange(15),
        away[:, None],
        first,
        second,
        np.minimum(first, second),
        np.maximum(first, second),
        *_after(table, index, mine, yours),
        held[index, mine][:, None] / 2.0,
        held[index, yours][:, None] / 2.0,
    ]
    return np.concatenate([part.astype(np.float32) for part in parts], axis=1)


def _after(table: Ints, index: Ints, mine: Ints, yours: Ints) -> list[NDArray[np.bool_]]:
    """How many of either agent either side has: what a copy more comes to."""
    none = np.zeros((len(table), UNKNOWN + 1 - NONE), np.int64)
    found = []
    for side in (seen.OWN, seen.THEIRS):
        has = np.concatenate((table[:, side], none), axis=1)
        found += [has[index, code][:, None] == np.arange(3) for code in (mine, yours)]
    return found
