"""Infiltraitors' own choices: an action, then its card, suspect, colour and number; the discards to search."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import TypeAlias

from bot.panels.asking import SURE, Asking
from bot.panels.layout import ActionRow, Block, Button, Line, Question, Style
from engines.core.seats import Seat
from engines.core.text import Who
from engines.infiltraitors.belief.knowledge import crossing_by_viewer
from engines.infiltraitors.cards import Card, Colour
from engines.infiltraitors.describe import ends_by, owner_of, turned
from engines.infiltraitors.missions import MISSIONS
from engines.infiltraitors.moves import (
    Capture,
    DeclineReward,
    Discard,
    Eliminate,
    EliminateKeyPerson,
    Exchange,
    GiveClue,
    GiveKeyClue,
    Leave,
    Move,
    Stay,
    TakeFaceDownReward,
    TakeReward,
    Wait,
)
from engines.infiltraitors.names import card_name, colour_name
from engines.infiltraitors.options import briefing
from engines.infiltraitors.views import InfiltraitorsView, SuspectView
from engines.table.snapshot import Snapshot
from renderers.infiltraitors import discards_told, suspect_told, target
from renderers.picture import Picture
from renderers.words import Words

InfiltraitorsAsking: TypeAlias = Asking[Move, InfiltraitorsView]

MOST_BUTTONS = 10
Open = Capture | Wait | TakeFaceDownReward | DeclineReward | Leave | Stay
Shot = Eliminate | EliminateKeyPerson
OfOneCard = GiveClue | Exchange | GiveKeyClue | TakeReward | Discard


class Half(StrEnum):
    """What a half-made choice begins with; owners, targets and colours follow."""

    CLUE = "clue"
    EXCHANGE = "exchange"
    WAIT = "wait"
    SHOOT = "shoot"
    TAKE = "take"
    SEARCH = "search"


def blocks(asking: InfiltraitorsAsking) -> tuple[Block, ...] | None:
    """The choices of a question; None for those asked as in any game."""
    if asking.focus == (Half.SEARCH,):
        return (*_search_lines(asking), asking.back_row())
    ask = _STAGES.get(asking.view.stage)
    return None if ask is None else ask(asking)


def open_moves(snapshot: Snapshot) -> Sequence[tuple[Seat, Open]]:
    """Capturing and waiting, a reward unseen or none, leaving or staying: all may know that they are open."""
    view = snapshot.view(None)
    if not isinstance(view, InfiltraitorsView):
        return ()
    return [(seat, move) for seat in view.to_act for move in snapshot.legal(seat) if isinstance(move, Open)]


def drawn(asking: InfiltraitorsAsking) -> tuple[Hashable, Callable[[Words], Picture]] | None:
    """The picture of a half-made choice: the suspect aimed at, with all that its clues have shown."""
    view = crossing_by_viewer(asking.view)
    if asking.focus[:1] != (Half.SHOOT,) or view.stage not in ("action", "key_shot"):
        return None
    seats = (suspect for suspect in view.suspects if asking.focus[1:2] == (str(suspect.holder),))
    suspect = view.key if view.stage == "key_shot" else next(seats, None)
    if suspect is None or not any(isinstance(move, Shot) for move in asking.legal()):
        return None
    return suspect.serial, lambda words: target(view, words, suspect)


def _action(asking: InfiltraitorsAsking) -> tuple[Block, ...]:
    match asking.focus:
        case (Half.CLUE, *owner):
            return _clue(asking, owner)
        case (Half.EXCHANGE, seat, *owner):
            return _exchange(asking, seat, owner)
        case (Half.WAIT,):
            waits = _row(map(asking.move_button, asking.moves(Wait)))
            return (Question(asking.said("wait")), waits, asking.back_row())
        case (Half.SHOOT, seat, *colour):
            shots = [move for move in asking.moves(Eliminate) if str(move.target) == seat]
            return _shoot(asking, shots, (Half.SHOOT, seat), colour) if shots else _actions(asking)
    return _actions(asking)


def _actions(asking: InfiltraitorsAsking) -> tuple[Block, ...]:
    """All that an agent may do, one button each; the mission's special rules before."""
    first = [asking.move_button(move, style="success") for move in asking.moves(Capture)]
    if asking.moves(GiveClue):
        first.append(asking.focus_button(asking.said("clue-button"), Half.CLUE, style="primary"))
    if asking.moves(Wait):
        first.append(asking.focus_button(asking.said("wait-button"), Half.WAIT, style="primary"))
    exchanges = [_at(asking, "exchange", Half.EXCHANGE, seat, "primary") for seat in _targets(asking, Exchange)]
    shots = [_at(asking, "shoot", Half.SHOOT, seat, "danger") for seat in _targets(asking, Eliminate)]
    rows = (_row(buttons) for buttons in (first, exchanges, shots) if buttons)
    return (*_rules(asking), *rows, *_searching(asking))


def _rules(asking: InfiltraitorsAsking) -> tuple[Block, ...]:
    view = asking.view
    lines = [asking.words(line) for line in briefing(view.mission, len(view.hands), view.last_turn)[1:]]
    return (Line("\n".join(asking.said("rule", rule=line) for line in lines)),) if lines else ()


def _targets(asking: InfiltraitorsAsking, kind: type[Exchange | Eliminate]) -> tuple[Seat, ...]:
    return tuple(dict.fromkeys(move.target for move in asking.moves(kind)))


def _at(asking: InfiltraitorsAsking, message: str, focus: str, seat: Seat, style: Style) -> Button:
    label = asking.said(f"{message}-button", target=Who(seat))
    return asking.focus_button(label, focus, str(seat), style=style, icon=Who(seat))


def _row(buttons: Iterable[Button]) -> ActionRow:
    return ActionRow(tuple(buttons))


def _clue(asking: InfiltraitorsAsking, owner: Sequence[str]) -> tuple[Block, ...]:
    """The cards to play at one's own suspect, each with how it will lie."""
    moves, own = asking.moves(GiveClue), asking.view.suspect_of(asking.seat)
    if not moves or own is None:
        return _actions(asking)
    asked = Question(asking.said("clue"))
    return (asked, *_told(asking, own), *_cards(asking, moves, (Half.CLUE,), owner), asking.back_row())


def _exchange(asking: InfiltraitorsAsking, seat: str, owner: Sequence[str]) -> tuple[Block, ...]:
    """The cards to play at another agent's suspect; those in the middle in a row of their own."""
    moves = [move for move in asking.moves(Exchange) if str(move.target) == seat]
    if not moves:
        return _actions(asking)
    middle = [move for move in moves if move.card in asking.view.specials]
    rest = [move for move in moves if move not in middle]
    specials = (Line(asking.said("specials")), _row(_card(asking, move) for move in middle)) if middle else ()
    target = moves[0].target
    asked = Question(asking.said("exchange", target=Who(target), draws=str(bool(asking.view.hq))))
    lead = (asked, *_told(asking, asking.view.suspect_of(target)))
    return (*lead, *_cards(asking, rest, (Half.EXCHANGE, seat), owner), *specials, asking.back_row())


def _told(asking: InfiltraitorsAsking, suspect: SuspectView | None) -> tuple[Block, ...]:
    """What clues and misses have shown of a suspect."""
    return () if suspect is None else (Line(suspect_told(suspect, asking.words)),)


def _cards(
    asking: InfiltraitorsAsking, moves: Sequence[OfOneCard], focus: tuple[str, ...], owner: Sequence[str]
) -> tuple[Block, ...]:
    """A button for each card, hand by hand; of very many, first whose hand it comes from (mission 17)."""
    hands: dict[Seat, list[OfOneCard]] = {}
    for move in moves:
        holder = owner_of(asking.view, move.card)
        hands.setdefault(asking.seat if holder is None else holder, []).append(move)
    if len(moves) > MOST_BUTTONS and not any(str(seat) in owner for seat in hands):
        buttons = (
            asking.focus_button(
                asking.said("hand-button", owner=who), *focus, str(who.seat), style="primary", icon=who
            )
            for who in map(Who, hands)
        )
        return (Line(asking.said("whose-hand")), _row(buttons))
    shown = {seat: cards for seat, cards in hands.items() if not owner or str(seat) in owner} or hands
    rows = ((seat, _row(_card(asking, move) for move in cards)) for seat, cards in shown.items())
    if len(shown) < 2:
        return tuple(row for _, row in rows)
    return tuple(block for seat, row in rows for block in (Line(asking.said("hand", owner=Who(seat))), row))


def _card(asking: InfiltraitorsAsking, move: OfOneCard) -> Button:
    """A card's button: its name, and how it will lie where its player knows."""
    lies = "unknown"
    if isinstance(move, GiveClue | GiveKeyClue):
        view = asking.view
        lies = turned(view.suspect_of(asking.seat) if isinstance(move, GiveClue) else view.key, move.card)
    label = asking.said("card-button", card=card_name(move.card), turned=lies)
    return _coloured(asking, asking.move_button(move, label), move.card.colour)


def _coloured(asking: InfiltraitorsAsking, button: Button, colour: Colour) -> Button:
    return replace(button, emoji=asking.icon(colour_name(colour)))


def _shoot(
    asking: InfiltraitorsAsking, shots: Sequence[Shot], focus: tuple[str, ...], colour: Sequence[str]
) -> tuple[Block, ...]:
    """A suspect's colour, then its number, then the question whether it is meant (IN-6); no way out of the last."""
    view: InfiltraitorsView = crossing_by_viewer(asking.view)
    suspect = view.key if isinstance(shots[0], EliminateKeyPerson) else view.suspect_of(shots[0].target)
    chosen = [shot for shot in shots if colour and shot.identity.colour.value == colour[0]]
    back = () if asking.view.stage == "key_shot" else (asking.back_button(),)
    if chosen:
        again = asking.focus_button(asking.said("other-colour-button"), *focus)
        numbers = _row(_number(asking, shot, suspect) for shot in chosen)
        legend = _legend(asking) if any(_excluded(shot, suspect) for shot in chosen) else ()
        asked = Question(asking.said("shoot-number", colour=colour_name(chosen[0].identity.colour)))
        return (asked, *_told(asking, suspect), *legend, numbers, _row((again, *back)))
    colours = _colours(asking, [shot.identity for shot in shots], focus)
    return (Question(asking.said("shoot-colour")), *_told(asking, suspect), colours, *((_row(back),) if back else ()))


def _legend(asking: InfiltraitorsAsking) -> tuple[Block, ...]:
    """Why a card is crossed: by misses alone, or by clues too, or by all that the agent has seen as well (IN-31)."""
    why = "misses"
    if asking.view.crossing_out:
        why = "clues" if MISSIONS[asking.view.mission].has("second_card") else "seen"
    return (Line(asking.said("excluded", why=why)),)


def _colours(asking: InfiltraitorsAsking, cards: Iterable[Card], focus: tuple[str, ...]) -> ActionRow:
    """A button for each colour there is."""
    return _row(
        _coloured(
            asking,
            asking.focus_button(asking.words(colour_name(colour)), *focus, colour.value, style="primary"),
            colour,
        )
        for colour in dict.fromkeys(card.colour for card in cards)
    )


def _number(asking: InfiltraitorsAsking, shot: Shot, suspect: SuspectView | None) -> Button:
    """What a suspect may be shot as, and what it can't be as far as the table tells."""
    excluded = _excluded(shot, suspect)
    label = asking.said("identity-button", card=card_name(shot.identity), excluded=str(excluded))
    return asking.focus_button(label, SURE, asking.key(shot), style="secondary" if excluded else "danger")


def _excluded(shot: Shot, suspect: SuspectView | None) -> bool:
    return suspect is not None and shot.identity in (*suspect.misses, *(suspect.crossed or ()))


def _reward(asking: InfiltraitorsAsking) -> tuple[Block, ...]:
    """The open discards to take, colour by colour where they are many; one unseen; none."""
    takes = asking.moves(TakeReward)
    others: list[TakeFaceDownReward | DeclineReward] = [
        *asking.moves(TakeFaceDownReward),
        *asking.moves(DeclineReward),
    ]
    row = (_row(asking.move_button(move, style="secondary") for move in others),) if others else ()
    return (*_of_discards(asking, takes), *row)


def _of_discards(asking: InfiltraitorsAsking, moves: Sequence[TakeReward | GiveKeyClue]) -> tuple[Block, ...]:
    if len(moves) <= MOST_BUTTONS:
        return (_row(_card(asking, move) for move in moves),) if moves else ()
    wanted = [move for move in moves if asking.focus == (Half.TAKE, move.card.colour.value)]
    if wanted:
        return (_row(_card(asking, move) for move in wanted), asking.back_row())
    return (*_search_lines(asking), _colours(asking, [move.card for move in moves], (Half.TAKE,)))


def _discard(asking: InfiltraitorsAsking) -> tuple[Block, ...] | None:
    """The cards of the hand; unseen ones as in any game."""
    moves = asking.moves(Discard)
    return (_row(_card(asking, move) for move in moves), *_searching(asking)) if moves else None


def _leave(asking: InfiltraitorsAsking) -> tuple[Block, ...]:
    """Staying at once, unless it loses the mission; leaving after one more question."""
    moves: list[Stay | Leave] = [*asking.moves(Stay), *asking.moves(Leave)]
    return (_row(_leaving(asking, move) for move in moves), *_searching(asking))


def _leaving(asking: InfiltraitorsAsking, move: Leave | Stay) -> Button:
    if isinstance(move, Stay) and not ends_by(asking.view, move):
        return asking.move_button(move)
    return asking.focus_button(asking.label(move), SURE, asking.key(move), style="danger")


def _key_clue(asking: InfiltraitorsAsking) -> tuple[Block, ...]:
    """A card of the hand, or one of the open discards."""
    moves = asking.moves(GiveKeyClue)
    discards = [move for move in moves if move.card in asking.view.discards]
    if asking.focus[:1] == (Half.TAKE,):
        return _of_discards(asking, discards)
    hand = [move for move in moves if move not in discards]
    held = (Line(asking.said("from-hand")), _row(_card(asking, move) for move in hand)) if hand else ()
    lying = (Line(asking.said("from-discards")), *_of_discards(asking, discards)) if discards else ()
    return (*_told(asking, asking.view.key), *held, *lying)


def _key_shot(asking: InfiltraitorsAsking) -> tuple[Block, ...]:
    colour = asking.focus[1:] if asking.focus[:1] == (Half.SHOOT,) else ()
    return _shoot(asking, asking.moves(EliminateKeyPerson), (Half.SHOOT,), colour)


def _searching(asking: InfiltraitorsAsking) -> tuple[Block, ...]:
    """The way to the list of the open discards."""
    count = len(asking.view.discards)
    label = asking.said("search-button", count=count)
    return (_row((asking.focus_button(label, Half.SEARCH),)),) if count else ()


def _search_lines(asking: InfiltraitorsAsking) -> tuple[Block, ...]:
    return (Line(discards_told(asking.view, asking.words)),)


_STAGES: dict[str, Callable[[InfiltraitorsAsking], tuple[Block, ...] | None]] = {
    "action": _action,
    "reward": _reward,
    "discard": _discard,
    "leave": _leave,
    "key_clue": _key_clue,
    "key_shot": _key_shot,
}
