"""Agent Avenue's own choices: two cards in one panel, setting aside, and what each card would do to either side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import TypeAlias

from bot.panels.asking import Asking
from bot.panels.layout import ActionRow, Block, Button, Line, Question
from bot.panels.moments import stamp
from engines.agent_avenue.belief import Forecast, forecast, own_side, their_side
from engines.agent_avenue.cards import Agent
from engines.agent_avenue.describe import effect, pair_outlook
from engines.agent_avenue.moves import (
    ConfirmMarketCard,
    ControlMind,
    LayFaceDown,
    LayFaceUp,
    Move,
    PlayPair,
    ProposeMarketCard,
    Recruit,
    RecruitFromHand,
    RevealTwo,
    SetAside,
    TakeBack,
    TakeMarketCard,
)
from engines.agent_avenue.names import agent_name, card_name, signed
from engines.agent_avenue.views import AgentAvenueView
from engines.core.game import Move as AnyMove
from engines.core.seats import Seat
from engines.core.text import Text, Who, text
from engines.table.lateness import ruled_from
from engines.table.snapshot import Snapshot
from renderers.agent_avenue.hand import pair
from renderers.picture import Picture
from renderers.words import Words, letter

AgentAvenueAsking: TypeAlias = Asking[Move, AgentAvenueView]

UP = "up"
ASIDE = "aside"
MOST_TOLD = 4
"""Of so many cards each has a row of its own on a phone, with what it does; of more the picture alone tells it."""


def blocks(asking: AgentAvenueAsking) -> tuple[Block, ...] | None:
    """The choices of a question, each in few words; in words mode with what a picture would tell of them."""
    asides = asking.moves(SetAside)
    if asking.focus[:1] == (ASIDE,) and asides:
        buttons = tuple(asking.move_button(move, _name(asking, move.agent)) for move in asides)
        return (Question(asking.said("aside")), asking.back_row(*buttons))
    if asking.view.stage == "play":
        return _play(asking, asides)
    if asking.view.stage in ("lay_first", "lay_second"):
        return _lay(asking, asides)
    labelled = BUTTONS.get(asking.view.stage)
    if labelled is None:
        return None
    lines = _spoken(asking, _lines(asking)) or _agreeing(asking)
    return (*lines, ActionRow(tuple(labelled(asking, move) for move in asking.legal())))


def drawn(asking: AgentAvenueAsking) -> tuple[Hashable, Callable[[Words], Picture]] | None:
    """The picture once the card face up is chosen: what each that may lie face down would bring."""
    chosen = _chosen(asking)
    if chosen is None:
        return None
    view: AgentAvenueView = asking.view
    return chosen, lambda words: pair(view, words, chosen)


def _spoken(asking: AgentAvenueAsking, lines: Iterable[str]) -> tuple[Line, ...]:
    """The lines where no picture stands beside them."""
    told = "\n".join(lines) if asking.spoken else ""
    return (Line(told),) if told else ()


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


def _chosen(asking: AgentAvenueAsking) -> Agent | None:
    """The card that is to lie face up, where one is chosen."""
    pairs = asking.moves(PlayPair)
    return next((move.face_up for move in pairs if asking.focus == (UP, asking.part(move.face_up))), None)


def _play(asking: AgentAvenueAsking, asides: list[SetAside]) -> tuple[Block, ...]:
    chosen = _chosen(asking)
    if chosen is not None:
        return _second(asking, [move for move in asking.moves(PlayPair) if move.face_up == chosen], chosen)
    held = Counter(_hand(asking.view))
    cards = dict.fromkeys(move.face_up for move in asking.moves(PlayPair))
    labels = _labels(asking, held)
    buttons = tuple(
        asking.focus_button(labels[card], UP, asking.part(card), style="primary", icon=agent_name(card))
        for card in cards
    )
    return (*_spoken(asking, _card_lines(asking, held)), ActionRow(buttons), *_aside_row(asking, asides))


def _second(asking: AgentAvenueAsking, pairs: list[PlayPair], up: Agent) -> tuple[Block, ...]:
    lines = _pair_lines(asking, up, [move.face_down for move in pairs])
    downs = ((move, agent_name(move.face_down)) for move in pairs)
    buttons = tuple(asking.move_button(move, asking.words(down), icon=down) for move, down in downs)
    question = Question(asking.said("down", up=agent_name(up)))
    return (question, *_spoken(asking, lines), asking.back_row(*buttons))


def _lay(asking: AgentAvenueAsking, asides: list[SetAside]) -> tuple[Block, ...]:
    held = Counter(_hand(asking.view))
    labels = _labels(asking, held)
    moves = asking.moves(LayFaceUp, LayFaceDown)
    buttons = tuple(asking.move_button(move, labels[move.agent]) for move in moves)
    up = asking.view.pair.face_up
    lines = _card_lines(asking, held) if up is None else _pair_lines(asking, up, [move.agent for move in moves])
    return (*_spoken(asking, lines), ActionRow(buttons), *_aside_row(asking, asides))


def _pair_lines(asking: AgentAvenueAsking, up: Agent, downs: Iterable[Agent]) -> Iterator[str]:
    """What each card brings that may lie face down, whichever of the two the others take."""
    for down in downs:
        yield asking.said("pair", **pair_outlook(asking.view, up, down))


def _labels(asking: AgentAvenueAsking, held: Counter[Agent]) -> dict[Agent, str]:
    """Each card with what it does for either side, while all that fits a phone; else the names alone."""
    if asking.spoken or len(held) > MOST_TOLD:
        return {card: _times(asking, card, held) for card in held}
    return {card: _card_label(asking, card, _times(asking, card, held)) for card in held}


def _card_label(asking: AgentAvenueAsking, card: Agent, name: str) -> str:
    view = asking.view
    mine, theirs = forecast(view, own_side(view), card), forecast(view, their_side(view), card)
    return asking.said("card-button", card=name, you=_brief(mine), they=_brief(theirs))


def _brief(told: Forecast) -> Text:
    """What a card does to a side, as short as a button on a phone is."""
    if told.ends is not None or not told.market:
        return effect(told)
    return text("agent-avenue-panel-market-effect", spaces=signed(told.spaces))


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


def _lines(asking: AgentAvenueAsking) -> Iterator[str]:
    """What is to be known where a card or an agent is taken."""
    shown = asking.view.pair.face_up
    if asking.view.stage == "recruit":
        yield from () if shown is None else _card_lines(asking, Counter([shown]))
        yield from _pick_lines(asking)
    elif asking.view.stage == "market" and not _alone(asking.view, asking.seat):
        yield from _market_lines(asking)


def _agreeing(asking: AgentAvenueAsking) -> tuple[Line, ...]:
    """Beside a picture, which shows who wants what: what a team still waits for, in place of the question."""
    view = asking.view
    if asking.spoken:
        return ()
    if view.stage == "recruit" and any(pick.seat == asking.seat for pick in view.picks):
        return (Question(" ".join(_pick_waits(asking))),)
    if view.stage == "market" and view.proposal is not None:
        return (Question(" ".join(_market_lines(asking))),)
    return ()


def _pick_lines(asking: AgentAvenueAsking) -> Iterator[str]:
    """What a team's partners have picked, and what it waits for."""
    for pick in asking.view.picks:
        yield asking.said("pick", own=str(pick.seat == asking.seat), who=Who(pick.seat), which=pick.which)
    yield from _pick_waits(asking)


def _pick_waits(asking: AgentAvenueAsking) -> Iterator[str]:
    """Whom a team waits for, and what comes if they don't agree (AA-43)."""
    picks, partner = asking.view.picks, _partner(asking)
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
    """What is taken, and what is known to come of it."""
    view, shown = asking.view, asking.view.pair.face_up
    if not isinstance(move, Recruit) or shown is None:
        return asking.move_button(move)
    side = own_side(view) if move.which == "face_up" else their_side(view)
    told = effect(forecast(view, side, shown))
    return asking.move_button(move, asking.said("take-button", take=_take(move, shown), which=move.which, does=told))


def _market_button(asking: AgentAvenueAsking, move: Move) -> Button:
    """The card alone, as the picture tells what it does; in a team with who would take it."""
    if asking.spoken:
        return asking.move_button(move)
    if isinstance(move, ProposeMarketCard | ConfirmMarketCard):
        agrees = isinstance(move, ConfirmMarketCard)
        own, card = str(move.taker == asking.seat), card_name(move.card)
        label = asking.said("market-button", card=card, own=own, taker=letter(move.taker), agree=str(agrees))
        return asking.move_button(move, label, "success" if agrees else "primary")
    return asking.move_button(move, asking.words(card_name(move.card)) if isinstance(move, TakeMarketCard) else None)


def _ability_button(asking: AgentAvenueAsking, move: Move) -> Button:
    """The agent and what it does when it is recruited now, or the agent alone."""
    if isinstance(move, RecruitFromHand | RevealTwo):
        told = effect(forecast(asking.view, own_side(asking.view), move.agent))
        return asking.move_button(move, asking.said("own-button", card=agent_name(move.agent), you=told))
    return asking.move_button(move, _name(asking, move.agent) if isinstance(move, TakeBack | ControlMind) else None)


BUTTONS: dict[str, Callable[[AgentAvenueAsking, Move], Button]] = {
    "recruit": _recruit_button,
    "market": _market_button,
    "ability": _ability_button,
}
"""The buttons of the stages in which one thing is taken."""


def _name(asking: AgentAvenueAsking, card: Agent) -> str:
    return asking.words(agent_name(card))


def _times(asking: AgentAvenueAsking, card: Agent, held: Counter[Agent]) -> str:
    name = _name(asking, card)
    return name if held[card] == 1 else asking.said("times", card=name, count=held[card])


def _hand(view: AgentAvenueView) -> tuple[Agent, ...]:
    seat = view.seat
    return () if seat is None else view.hands[seat].hand or ()
