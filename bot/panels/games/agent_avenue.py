"""Agent Avenue's own choices: two cards in one panel, setting aside, and what each card would do to either side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from bot.panels.asking import Asking
from bot.panels.layout import ActionRow, Block, Button, Line
from bot.panels.moments import stamp
from engines.agent_avenue.belief import Forecast, forecast, own_side, their_side
from engines.agent_avenue.cards import Agent
from engines.agent_avenue.describe import effect, pair_outlook
from engines.agent_avenue.moves import Move, PlayPair, Recruit, SetAside, TakeMarketCard
from engines.agent_avenue.names import agent_name, card_name
from engines.agent_avenue.views import AgentAvenueView
from engines.core.game import Move as AnyMove
from engines.core.seats import Seat
from engines.core.text import Text, Who, text
from engines.table.lateness import ruled_from
from engines.table.snapshot import Snapshot

AgentAvenueAsking: TypeAlias = Asking[Move, AgentAvenueView]

UP = "up"
ASIDE = "aside"


def blocks(asking: AgentAvenueAsking) -> tuple[Block, ...] | None:
    """The choices of a question that is asked in more than one tap; None for the others."""
    asides = asking.moves(SetAside)
    if asking.focus[:1] == (ASIDE,) and asides:
        buttons = tuple(_card_button(asking, move, move.agent) for move in asides)
        return (Line(asking.said("aside")), asking.back_row(*buttons))
    match asking.view.stage:
        case "play":
            return _play(asking, asides)
        case "lay_first" | "lay_second":
            return _lay(asking, asides)
        case "recruit":
            buttons = tuple(_recruit_button(asking, move) for move in asking.legal())
            return (*_recruit_lines(asking), ActionRow(buttons))
        case "market" if not _alone(asking.view, asking.seat):
            buttons = tuple(asking.move_button(move) for move in asking.legal())
            return (Line("\n".join(_market_lines(asking))), ActionRow(buttons))
    return None


def open_moves(snapshot: Snapshot) -> Sequence[tuple[Seat, Recruit | TakeMarketCard]]:
    """Recruiting and taking a market card, by a player alone on their side (AA-6, AA-21)."""
    view = snapshot.view(None)
    if not isinstance(view, AgentAvenueView) or view.stage not in ("recruit", "market"):
        return ()
    return [
        (seat, move)
        for seat in sorted(snapshot.to_act())
        for move in snapshot.legal(seat)
        if isinstance(move, Recruit | TakeMarketCard) and _alone(view, seat)
    ]


def open_label(snapshot: Snapshot, move: AnyMove) -> Text:
    """A label for everybody: what is taken, without its effect."""
    view = snapshot.view(None)
    if isinstance(move, Recruit) and isinstance(view, AgentAvenueView) and view.pair.face_up is not None:
        return _take(move, view.pair.face_up)
    return snapshot.game.describe(view, move)


def _take(move: Recruit, shown: Agent) -> Text:
    return text("agent-avenue-panel-take", which=move.which, agent=agent_name(shown))


def _alone(view: AgentAvenueView, seat: Seat) -> bool:
    return len(view.sides[seat & 1].seats) == 1


def _play(asking: AgentAvenueAsking, asides: list[SetAside]) -> tuple[Block, ...]:
    pairs = asking.moves(PlayPair)
    chosen = next((move.face_up for move in pairs if asking.focus == (UP, asking.part(move.face_up))), None)
    if chosen is not None:
        return _second(asking, [move for move in pairs if move.face_up == chosen], chosen)
    cards = dict.fromkeys(move.face_up for move in pairs)
    held = Counter(_hand(asking.view))
    buttons = tuple(
        asking.focus_button(_times(asking, card, held), UP, asking.part(card), style="primary", icon=agent_name(card))
        for card in cards
    )
    lines = "\n".join(_card_lines(asking, held))
    return (Line(f"{lines}\n{asking.said('up')}"), ActionRow(buttons), *_aside_row(asking, asides))


def _second(asking: AgentAvenueAsking, pairs: list[PlayPair], up: Agent) -> tuple[Block, ...]:
    lines = [asking.said("down", up=agent_name(up))]
    lines += [asking.said("pair", **pair_outlook(asking.view, move)) for move in pairs]
    downs = ((move, agent_name(move.face_down)) for move in pairs)
    buttons = tuple(asking.move_button(move, asking.words(down), icon=down) for move, down in downs)
    return (Line("\n".join(lines)), ActionRow(buttons), asking.back_row())


def _lay(asking: AgentAvenueAsking, asides: list[SetAside]) -> tuple[Block, ...]:
    held = Counter(_hand(asking.view))
    moves = [move for move in asking.legal() if not isinstance(move, SetAside)]
    buttons = tuple(asking.move_button(move) for move in moves)
    return (Line("\n".join(_card_lines(asking, held))), ActionRow(buttons), *_aside_row(asking, asides))


def _aside_row(asking: AgentAvenueAsking, asides: list[SetAside]) -> tuple[Block, ...]:
    if not asides:
        return ()
    left = asking.view.hands[asking.seat].set_aside_left
    label = asking.said("aside-button", left=left)
    return (ActionRow((asking.focus_button(label, ASIDE),)),)


def _card_lines(asking: AgentAvenueAsking, held: Counter[Agent]) -> Iterator[str]:
    """Each card with what it would do for either side, and plainly what wins or loses, for certain or perhaps."""
    view = asking.view
    for card in held:
        mine, theirs = forecast(view, own_side(view), card), forecast(view, their_side(view), card)
        yield asking.said("card", card=_times(asking, card, held), you=effect(mine), they=effect(theirs))
        yield from _endings(asking, "you", mine)
        yield from _endings(asking, "they", theirs)


def _endings(asking: AgentAvenueAsking, whose: str, told: Forecast) -> Iterator[str]:
    """The conditions that a card would meet; nothing of one that the rest of the turn is certain to outweigh."""
    for ending, condition in (("wins", told.wins), ("loses", told.loses)):
        if condition is not None and told.ends in (None, ending):
            sure = "no" if told.ends is None else "yes"
            then = text("agent-avenue-panel-then", whose=whose, ending=ending, sure=sure)
            yield asking.said(ending, whose=whose, condition=condition, then=then)


def _recruit_lines(asking: AgentAvenueAsking) -> tuple[Block, ...]:
    shown = asking.view.pair.face_up
    lines = [] if shown is None else list(_card_lines(asking, Counter([shown])))
    return (Line("\n".join([*lines, *_pick_lines(asking)])),)


def _pick_lines(asking: AgentAvenueAsking) -> Iterator[str]:
    """What a team's partners have picked, what it waits for, and what comes if they don't agree (AA-43)."""
    picks, partner = asking.view.picks, _partner(asking)
    for pick in picks:
        yield asking.said("pick", own=str(pick.seat == asking.seat), who=Who(pick.seat), which=pick.which)
    if picks and partner is not None:
        waits = "both" if len(picks) > 1 else "partner" if picks[0].seat == asking.seat else "you"
        yield asking.said("pick-waits", waits=waits, who=Who(partner))
        yield from _in_the_end(asking, "chance" if len(picks) > 1 else "pick")


def _market_lines(asking: AgentAvenueAsking) -> Iterator[str]:
    """What has been proposed, by whom, for whom the team waits, and what comes if they don't agree (AA-46)."""
    proposal, partner = asking.view.proposal, _partner(asking)
    if proposal is None:
        yield asking.said("no-proposal")
        yield from _in_the_end(asking, "chance")
    elif partner is not None:
        own, taker = str(proposal.by == asking.seat), Who(proposal.taker)
        yield asking.said("proposal", own=own, who=Who(partner), taker=taker, card=card_name(proposal.card))
        yield from _in_the_end(asking, "proposal")


def _in_the_end(asking: AgentAvenueAsking, how: str) -> Iterator[str]:
    """What settles it once time is up, and when that is at the earliest, where a clock runs."""
    moment = ruled_from(asking.snapshot)
    if moment is not None:
        yield asking.said("time-up", how=how, moment=stamp(moment))


def _partner(asking: AgentAvenueAsking) -> Seat | None:
    team = asking.view.sides[asking.seat & 1].seats
    return next((seat for seat in team if seat != asking.seat), None)


def _recruit_button(asking: AgentAvenueAsking, move: Move) -> Button:
    """A short label, whole on a phone; what follows stands in the lines above."""
    shown = asking.view.pair.face_up
    if not isinstance(move, Recruit) or shown is None:
        return asking.move_button(move)
    return asking.move_button(move, asking.words(_take(move, shown)))


def _card_button(asking: AgentAvenueAsking, move: SetAside, card: Agent) -> Button:
    return asking.move_button(move, asking.words(agent_name(card)))


def _times(asking: AgentAvenueAsking, card: Agent, held: Counter[Agent]) -> str:
    name = asking.words(agent_name(card))
    return name if held[card] == 1 else asking.said("times", card=name, count=held[card])


def _hand(view: AgentAvenueView) -> tuple[Agent, ...]:
    seat = view.seat
    return () if seat is None else view.hands[seat].hand or ()
