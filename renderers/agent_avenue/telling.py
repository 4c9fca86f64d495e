"""The board in words: headline, alt text, and the whole of it in Markdown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engines.agent_avenue.cards import Agent
from engines.agent_avenue.describe import pair_outlook
from engines.agent_avenue.names import COLOURS, signed
from engines.agent_avenue.views import AgentAvenueView, Side, TurnView, other
from engines.core.text import Text, dashed, text
from renderers.agent_avenue.cards import outlook
from renderers.agent_avenue.middle import main_steps, takings
from renderers.agent_avenue.names import PREFIX, agent_name, market_name, say, side_name
from renderers.agent_avenue.pairing import partners
from renderers.agent_avenue.standing import to_catch
from renderers.words import Words, ended, letter


def headline(view: AgentAvenueView, words: Words) -> str:
    """What is going on, in one line: the turn and who does what."""
    if view.outcome is not None:
        return (
            say(words, "won", side=COLOURS[view.hands[view.outcome.winners[0]].side]) if view.outcome.winners else ""
        )
    return _stage(view, words)


def _stage(view: AgentAvenueView, words: Words) -> str:
    return say(
        words,
        f"stage-{dashed(view.stage)}",
        turn=view.number,
        who=tuple(letter(seat) for seat in view.to_act),
        count=len(view.to_act),
        card=market_name(words, view.ability) if view.ability else "",
    )


def distances(view: AgentAvenueView, words: Words) -> list[str]:
    """How far each side is from catching the other, but for one that is caught itself."""
    return [
        say(words, "alt-distance", side=side_name(words, side.side), spaces=spaces)
        for side in view.sides
        if (spaces := to_catch(view, side.side)) is not None
    ]


def board_alt(view: AgentAvenueView, words: Words) -> str:
    """Turn, last move and standing, short enough for an alt text."""
    parts = [ended(headline(view, words))]
    if view.turns:
        parts.append(turn_line(view.turns[-1], words))
    parts.extend(distances(view, words))
    parts.extend(_in_play(view, words, side) for side in (0, 1))
    return " ".join(parts)


def turn_line(turn: TurnView, words: Words) -> str:
    """A turn in a sentence: who took which card, which had lain face down, how far they moved."""
    steps = main_steps(turn)
    (first, first_agent, first_down), (second, second_agent, second_down) = takings(turn)
    return say(
        words,
        "turn-line",
        turn=turn.number,
        first=side_name(words, first),
        first_agent=agent_name(words, first_agent),
        first_down="yes" if first_down else "no",
        first_spaces=signed(steps[first].spaces) if first in steps else "0",
        second=side_name(words, second),
        second_agent=agent_name(words, second_agent),
        second_down="yes" if second_down else "no",
        second_spaces=signed(steps[second].spaces) if second in steps else "0",
    )


def _in_play(view: AgentAvenueView, words: Words, side: Side) -> str:
    agents = view.sides[side].agents
    if not agents:
        return say(words, "alt-nobody", side=side_name(words, side))
    return say(words, "alt-agents", side=side_name(words, side), agents=groups(words, agents))


def groups(words: Words, agents: Sequence[Agent]) -> tuple[Text, ...]:
    """Agents with those of a name as one: 2 × Sentinel."""
    return tuple(_group(agent_name(words, agent), count) for agent, count in Counter(agents).items())


def _group(agent: str, count: int) -> Text:
    return text(PREFIX + "group", agent=agent, count=count)


def prompt(view: AgentAvenueView, words: Words) -> str:
    """What the looking seat is asked, or whom it waits for."""
    if view.outcome is not None:
        return headline(view, words)
    stage = dashed(view.stage)
    if view.seat in view.to_act:
        return say(words, f"you-{stage}")
    return _stage(view, words)


def hand_alt(view: AgentAvenueView, words: Words) -> str:
    """The question, the own cards with what each would do, and the standing."""
    own = next(each for each in view.hands if each.seat == view.seat)
    cards = tuple(_card(view, words, agent, own.side) for agent in own.hand or ())
    held = say(words, "alt-hand", cards=cards) if cards else say(words, "no-cards")
    return " ".join([ended(prompt(view, words)), held, *distances(view, words)])


def pair_alt(view: AgentAvenueView, words: Words, up: Agent, held: Sequence[Agent]) -> str:
    """The card face up, and what each that could lie face down would bring."""
    lines = (say(words, "alt-pair", **pair_outlook(view, up, down)) for down in partners(up, held))
    return " ".join([say(words, "alt-up", agent=agent_name(words, up)), *lines, *distances(view, words)])


def _card(view: AgentAvenueView, words: Words, agent: Agent, mine: Side) -> Text:
    return text(
        PREFIX + "alt-card",
        agent=agent_name(words, agent),
        you=signed(outlook(view, mine, agent).spaces),
        they=signed(outlook(view, other(mine), agent).spaces),
    )


def closing_alt(view: AgentAvenueView, words: Words, score: tuple[int, ...] | None) -> str:
    """The result, its reason, the last turn, and the table's score."""
    parts = [ended(headline(view, words))]
    if view.outcome is not None:
        parts.append(words(view.outcome.reason))
    if view.turns:
        parts.append(turn_line(view.turns[-1], words))
    parts.extend(_in_play(view, words, side) for side in (0, 1))
    if score is not None:
        parts.append(score_line(view, words, score))
    return " ".join(parts)


def score_line(view: AgentAvenueView, words: Words, score: tuple[int, ...]) -> str:
    """The games each seat has won at this table."""
    seats = tuple(text(PREFIX + "score-seat", seat=letter(hand.seat), games=score[hand.seat]) for hand in view.hands)
    return say(words, "score-line", seats=seats)
