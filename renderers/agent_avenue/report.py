"""The board in words, all of it, with headings: for people who read rather than look."""

from __future__ import annotations

from collections.abc import Iterator

from engines.agent_avenue.belief import own_side
from engines.agent_avenue.cards import HOMES, MARKET_SPACES, SPACES, Agent
from engines.agent_avenue.names import COLOURS, signed
from engines.agent_avenue.views import AgentAvenueView, HandView, Side, TurnStep
from engines.core.seats import Seat
from engines.core.text import Text, dashed, text
from renderers.agent_avenue.cards import Outlook, outlook
from renderers.agent_avenue.marks import letters
from renderers.agent_avenue.names import PREFIX, agent_name, effect, market_name, say, side_name
from renderers.agent_avenue.roster import ONCE
from renderers.agent_avenue.telling import distances, groups, headline, turn_line
from renderers.words import Words, letter

ROWS = (range(7), range(7, SPACES))
TURNS = 3
"""How many past turns are told; the log has the others."""


def tell(view: AgentAvenueView, words: Words) -> str:
    """Everything the view knows, in Markdown."""
    parts = [
        [f"# {headline(view, words)}"],
        _standing(view, words),
        _table(view, words),
        *(_open_hand(view, words, hand) for hand in sorted(view.hands, key=lambda each: each.seat != view.seat)),
        *(_side(view, words, side) for side in _own_first(view)),
        _market(view, words),
        _street(view, words),
        _past(view, words),
    ]
    return "\n".join(line for part in parts for line in part)


def _own_first(view: AgentAvenueView) -> tuple[Side, Side]:
    return (0, 1) if own_side(view) == 0 else (1, 0)


def _heading(words: Words, key: str) -> str:
    return f"## {say(words, f'heading-{key}')}"


def _standing(view: AgentAvenueView, words: Words) -> list[str]:
    lines = distances(view, words)
    if view.outcome is not None:
        lines.insert(0, words(view.outcome.reason))
    return [*lines, say(words, "deck", cards=view.deck)]


def _street(view: AgentAvenueView, words: Words) -> list[str]:
    """The street row by row, each space that is anything told."""
    return [_heading(words, "street"), *(f"- {_row(view, words, row)}" for row in ROWS)]


def _row(view: AgentAvenueView, words: Words, row: range) -> str:
    told = tuple(found for space in row if (found := _space(view, space)) is not None)
    return say(words, "row", first=row[0], last=row[-1], spaces=told)


def _space(view: AgentAvenueView, space: int) -> Text | None:
    here = [COLOURS[side.side] for side in view.sides if side.space == space]
    kind = COLOURS[HOMES.index(space)] if space in HOMES else "market" if _sells(view, space) else "house"
    if kind == "house" and not here:
        return None
    pawns = "both" if len(here) == 2 else here[0] if here else "none"
    return text(PREFIX + "space", space=space, kind=kind, pawns=pawns)


def _sells(view: AgentAvenueView, space: int) -> bool:
    return view.advanced and space in MARKET_SPACES


def _side(view: AgentAvenueView, words: Words, side: Side) -> list[str]:
    seen = view.sides[side]
    lines = [f"## {say(words, 'heading-side', side=COLOURS[side], seats=letters(seen.seats))}"]
    lines += [f"- {_hand_line(words, hand)}" for hand in view.hands if hand.side == side]
    held = dict.fromkeys(seen.agents)
    lines += [f"- {_agent_line(view, words, side, agent)}" for agent in held]
    lines += [f"- {market_name(words, card)}: {effect(words, card)}" for card in seen.market]
    rest = tuple(_next(view, words, side, agent) for agent in Agent if agent not in held)
    return [*lines, f"- {say(words, 'not-in-play', agents=rest)}"] if rest else lines


def _next(view: AgentAvenueView, words: Words, side: Side, agent: Agent) -> Text:
    """An agent that a side hasn't in play, and what the first one does."""
    seen = outlook(view, side, agent)
    return text(PREFIX + "next", agent=agent_name(words, agent), does=_does(seen), spaces=signed(seen.spaces))


def _does(seen: Outlook) -> str:
    return "wins" if seen.wins else "loses" if seen.loses else "moves"


def _hand_line(words: Words, hand: HandView) -> str:
    return say(words, "hand-line", seat=letter(hand.seat), cards=hand.hand_count, aside=hand.set_aside_count)


def _agent_line(view: AgentAvenueView, words: Words, side: Side, agent: Agent) -> str:
    seen = outlook(view, side, agent)
    count = view.sides[side].agents.count(agent)
    does = "only" if agent in ONCE else _does(seen)
    return say(
        words, "agent-line", agent=agent_name(words, agent), count=count, does=does, spaces=signed(seen.spaces)
    )


def _table(view: AgentAvenueView, words: Words) -> list[str]:
    pair = view.pair
    lines = []
    if pair.face_up is not None:
        by = _layer(view, pair.face_up_by)
        lines.append(f"- {say(words, 'table-up', agent=agent_name(words, pair.face_up), by=by)}")
    by = _layer(view, pair.face_down_by)
    if pair.face_down is not None:
        lines.append(f"- {say(words, 'table-down-known', agent=agent_name(words, pair.face_down), by=by)}")
    elif pair.face_down_laid:
        lines.append(f"- {say(words, 'table-down', by=by)}")
    return [_heading(words, "table"), *lines] if lines else []


def _layer(view: AgentAvenueView, seat: Seat | None) -> str:
    """Who of a team laid a card; of a side of one player it needs no saying."""
    return "none" if seat is None or len(view.sides[view.active].seats) < 2 else letter(seat)


def _market(view: AgentAvenueView, words: Words) -> list[str]:
    if not view.advanced:
        return []
    cards = [f"- {market_name(words, card)}: {effect(words, card)}" for card in view.market.supply]
    counts = say(words, "market-deck", cards=view.market.deck, discarded=len(view.market.discard))
    return [_heading(words, "market"), *cards, f"- {counts}"]


def _open_hand(view: AgentAvenueView, words: Words, hand: HandView) -> Iterator[str]:
    """The cards of a hand that the view shows, equal ones as one, and what it has set aside."""
    if hand.hand is None:
        return
    whose = "own" if hand.seat == view.seat else "other"
    yield f"## {say(words, 'heading-hand', whose=whose, side=COLOURS[hand.side], seat=letter(hand.seat))}"
    yield say(words, "alt-hand", cards=groups(words, hand.hand)) if hand.hand else say(words, "no-cards")
    if hand.set_aside:
        yield say(words, "aside-line", agents=groups(words, hand.set_aside))


def _past(view: AgentAvenueView, words: Words) -> list[str]:
    if not view.turns:
        return []
    lines = []
    for turn in view.turns[: -TURNS - 1 : -1]:
        lines.append(f"- {turn_line(turn, words)}")
        lines += [f"  - {_step(words, step)}" for step in turn.steps if step.what != "recruit"]
    return [_heading(words, "past"), *lines]


def _step(words: Words, step: TurnStep) -> str:
    name = agent_name(words, step.agent) if step.agent else market_name(words, step.card) if step.card else ""
    what = dashed(step.what)
    return say(words, f"step-{what}", side=side_name(words, step.side), card=name, spaces=signed(step.spaces))
