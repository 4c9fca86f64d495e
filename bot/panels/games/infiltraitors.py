"""Infiltraitors' own choices: an action, then its card, suspect, colour and number; the discards to search."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import TypeAlias

from bot.panels.asking import SURE, Asking
from bot.panels.layout import ActionRow, Block, Button, Line, Question, Style
from engines.core.seats import Seat
from engines.core.text import Value, Who
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
from engines.infiltraitors.views import InfiltraitorsView, SuspectView
from engines.table.snapshot import Snapshot
from renderers.infiltraitors import discards_told, played_at, searched, suspect_told, target
from renderers.picture import Picture
from renderers.words import Words

InfiltraitorsAsking: TypeAlias = Asking[Move, InfiltraitorsView]

MOST_BUTTONS, MOST_BESIDE_A_PICTURE = 10, 6
"""More open discards are asked for colour by colour."""
CARDS_A_ROW = NUMBERS_A_ROW = 4
"""A phone shows so many numbers, some struck out, side by side, and cards with their icons two by two."""
Open = Capture | Wait | TakeFaceDownReward | DeclineReward | Leave | Stay
Shot = Eliminate | EliminateKeyPerson
OfOneCard = GiveClue | Exchange | GiveKeyClue | TakeReward | Discard


class Half(StrEnum):
    """What a half-made choice begins with; targets, owners and colours follow."""

    CLUE = "clue"
    EXCHANGE = "exchange"
    WAIT = "wait"
    SHOOT = "shoot"
    TAKE = "take"
    SEARCH = "search"


def blocks(asking: InfiltraitorsAsking) -> tuple[Block, ...] | None:
    """The choices of a question; None for those asked as in any game."""
    if asking.focus == (Half.SEARCH,):
        return (*_search_lines(asking, alone=True), asking.back_row())
    ask = _STAGES.get(asking.view.stage)
    return None if ask is None else ask(asking)


def open_moves(snapshot: Snapshot) -> Sequence[tuple[Seat, Open]]:
    """Capturing and waiting, a reward unseen or none, leaving or staying: all may know that they are open."""
    view = snapshot.view(None)
    if not isinstance(view, InfiltraitorsView):
        return ()
    return [(seat, move) for seat in view.to_act for move in snapshot.legal(seat) if isinstance(move, Open)]


def drawn(asking: InfiltraitorsAsking) -> tuple[Hashable, Callable[[Words], Picture]] | None:
    """The picture of a half-made choice.

    That is the suspect aimed at with all that is known of it, the one that a card is to be played at above one's
    cards, or the open discards.
    """
    view = crossing_by_viewer(asking.view)
    match asking.focus:
        case (Half.SEARCH,) if view.discards:
            return Half.SEARCH, lambda words: searched(view, words)
        case (Half.SHOOT, *seat) if any(isinstance(move, Shot) for move in asking.legal()):
            suspect = _suspect_at(view, seat)
            if suspect is None:
                return None
            aimed = _with_marks(asking, suspect)
            return (Half.SHOOT, aimed), lambda words: target(view, words, aimed)
        case (Half.EXCHANGE, seat, *_) if any(str(move.target) == seat for move in asking.moves(Exchange)):
            suspect = _suspect_at(view, [seat])
            if suspect is None:
                return None
            marked = _with_marks(asking, suspect)
            return (Half.EXCHANGE, marked), lambda words: played_at(view, words, marked)
    return None


def _suspect_at(view: InfiltraitorsView, seat: Sequence[str]) -> SuspectView | None:
    """The suspect that a half-made choice names; with nobody named the key person of the last shot (19)."""
    if view.stage == "key_shot":
        return view.key
    return next((suspect for suspect in view.suspects if list(seat[:1]) == [str(suspect.holder)]), None)


def _with_marks(asking: InfiltraitorsAsking, suspect: SuspectView) -> SuspectView:
    """The suspect with all crossed out too that is struck out on the boards which the seat sees."""
    facts, snapshot = MISSIONS[asking.view.mission], asking.snapshot
    boards = [sheet.id for sheet in snapshot.game.sheets(asking.view) if sheet.id.endswith(f"-{suspect.serial}")]
    struck = {
        Card(f"{facts.in_colours()[mark.row]}-{facts.numbers()[mark.column]}")
        for board in boards
        for mark in asking.marks.get(board, ())
        if mark.kind == "no"
    }
    if not struck:
        return suspect
    crossed = struck.union(suspect.crossed or ())
    return suspect.model_copy(update={"crossed": tuple(card for card in facts.identities() if card in crossed)})


def _action(asking: InfiltraitorsAsking) -> tuple[Block, ...]:
    blocks: tuple[Block, ...] | None = None
    match asking.focus:
        case (Half.CLUE, *owner):
            blocks = _clue(asking, owner)
        case (Half.EXCHANGE,):
            blocks = _targets_of(asking, Exchange, Half.EXCHANGE)
        case (Half.EXCHANGE, seat, *owner):
            blocks = _exchange(asking, seat, owner)
        case (Half.WAIT,):
            waits = _row(asking.move_button(move, _draws(asking, move)) for move in asking.moves(Wait))
            blocks = (_asked(asking, "wait"), waits, asking.back_row())
        case (Half.SHOOT,):
            blocks = _targets_of(asking, Eliminate, Half.SHOOT)
        case (Half.SHOOT, seat, *colour):
            shots = [move for move in asking.moves(Eliminate) if str(move.target) == seat]
            blocks = _shoot(asking, shots, (Half.SHOOT, seat), colour) if shots else None
    return _actions(asking) if blocks is None else blocks


def _draws(asking: InfiltraitorsAsking, move: Wait) -> str | None:
    """A short label beside a picture, with what HQ has left where that is less."""
    there = min(move.draw, asking.view.hq - 1)
    return (
        None if asking.spoken else asking.said("draw-button", count=move.draw, short=move.draw - there, there=there)
    )


def _asked(asking: InfiltraitorsAsking, message: str, **values: Value) -> Question:
    """The question of a half-made choice in one line; in words with what follows from it."""
    line = asking.said(message, **values)
    return Question("\n".join((line, asking.said(f"{message}-more", **values))) if asking.spoken else line)


def _actions(asking: InfiltraitorsAsking) -> tuple[Block, ...]:
    """All that an agent may do, one button each."""
    row = [_capture(asking, move) for move in asking.moves(Capture)]
    if asking.moves(GiveClue):
        row.append(asking.focus_button(asking.said("clue-button"), Half.CLUE, style="primary"))
    if asking.moves(Wait):
        row.append(asking.focus_button(asking.said("wait-button"), Half.WAIT, style="primary"))
    row += [*_way_to(asking, Exchange, Half.EXCHANGE, "primary"), *_way_to(asking, Eliminate, Half.SHOOT, "danger")]
    return (_row(row), *_searching(asking))


def _capture(asking: InfiltraitorsAsking, move: Capture) -> Button:
    return asking.move_button(move, None if asking.spoken else asking.said("capture-button"), "success")


def _targets(asking: InfiltraitorsAsking, kind: type[Exchange | Eliminate]) -> tuple[Seat, ...]:
    return tuple(dict.fromkeys(move.target for move in asking.moves(kind)))


def _way_to(
    asking: InfiltraitorsAsking, kind: type[Exchange | Eliminate], half: Half, style: Style
) -> Iterator[Button]:
    """The way to the only suspect, or to the question which of several."""
    seats = _targets(asking, kind)
    if len(seats) == 1:
        yield _at(asking, f"{half}-button", half, seats[0], style)
    elif seats:
        yield asking.focus_button(asking.said(f"{half}-whom-button"), half, style=style)


def _targets_of(asking: InfiltraitorsAsking, kind: type[Exchange | Eliminate], half: Half) -> tuple[Block, ...]:
    """Whose suspect, where several agents hold one."""
    seats = _targets(asking, kind)
    if not seats:
        return _actions(asking)
    style: Style = "danger" if half is Half.SHOOT else "primary"
    row = _row(_at(asking, "target-button", half, seat, style) for seat in seats)
    told = (block for seat in seats for block in _told(asking, asking.view.suspect_of(seat)))
    return (Question(asking.said(f"{half}-whom")), *told, row, asking.back_row())


def _at(asking: InfiltraitorsAsking, message: str, half: Half, seat: Seat, style: Style) -> Button:
    label = asking.said(message, target=Who(seat))
    return asking.focus_button(label, half, str(seat), style=style, icon=Who(seat))


def _row(buttons: Iterable[Button]) -> ActionRow:
    return ActionRow(tuple(buttons))


def _clue(asking: InfiltraitorsAsking, owner: Sequence[str]) -> tuple[Block, ...]:
    """The cards to play at one's own suspect, each with how it will lie."""
    moves, own = asking.moves(GiveClue), asking.view.suspect_of(asking.seat)
    if not moves or own is None:
        return _actions(asking)
    asked = Question(asking.said("clue"))
    return (*_cards(asking, (asked, *_told(asking, own)), moves, (Half.CLUE,), owner), asking.back_row())


def _exchange(asking: InfiltraitorsAsking, seat: str, owner: Sequence[str]) -> tuple[Block, ...]:
    """The cards to play at another agent's suspect; those in the middle in a row of their own."""
    moves = [move for move in asking.moves(Exchange) if str(move.target) == seat]
    if not moves:
        return _actions(asking)
    middle = [move for move in moves if move.card in asking.view.specials]
    rest = [move for move in moves if move not in middle]
    target = moves[0].target
    draws = str(bool(asking.view.hq))
    asked = Question(asking.said("exchange-spoken" if asking.spoken else "exchange", target=Who(target), draws=draws))
    lead = (asked, *_told(asking, asking.view.suspect_of(target)))
    return (
        *_cards(asking, lead, rest, (Half.EXCHANGE, seat), owner),
        *_specials(asking, middle),
        asking.back_row(),
    )


def _specials(asking: InfiltraitorsAsking, moves: Sequence[Exchange]) -> tuple[Block, ...]:
    if not moves:
        return ()
    if asking.spoken:
        return (Line(asking.said("specials")), _row(_card(asking, move) for move in moves))
    labels = ((move, asking.said("special-button", colour=colour_name(move.card.colour))) for move in moves)
    return (_row(_coloured(asking, asking.move_button(move, label), move.card.colour) for move, label in labels),)


def _told(asking: InfiltraitorsAsking, suspect: SuspectView | None) -> tuple[Block, ...]:
    """In words: what clues and misses have shown of a suspect."""
    return (Line(suspect_told(suspect, asking.words)),) if suspect is not None and asking.spoken else ()


def _cards(
    asking: InfiltraitorsAsking,
    lead: tuple[Block, ...],
    moves: Sequence[OfOneCard],
    focus: tuple[str, ...],
    owner: Sequence[str],
) -> tuple[Block, ...]:
    """What leads to them, then a button for each card; of several hands first whose it comes from (mission 17).

    In words a few cards of several hands stand together, hand by hand.
    """
    hands: dict[Seat, list[OfOneCard]] = {}
    for move in moves:
        holder = owner_of(asking.view, move.card)
        hands.setdefault(asking.seat if holder is None else holder, []).append(move)
    together = len(hands) < 2 or (asking.spoken and len(moves) <= MOST_BUTTONS)
    if not together and not any(str(seat) in owner for seat in hands):
        buttons = (
            asking.focus_button(
                asking.said("hand-button", owner=who), *focus, str(who.seat), style="primary", icon=who
            )
            for who in map(Who, hands)
        )
        return (Question(asking.said("whose-hand")), *lead[1:], _row(buttons))
    shown = {seat: cards for seat, cards in hands.items() if not owner or str(seat) in owner} or hands
    if len(shown) < 2:
        return (*lead, *(row for cards in shown.values() for row in _card_rows(asking, cards)))
    told: list[Block] = []
    for seat, cards in shown.items():
        told += [Line(asking.said("hand", owner=Who(seat))), *_card_rows(asking, cards)]
    return (*lead, *told)


def _card_rows(asking: InfiltraitorsAsking, moves: Sequence[OfOneCard]) -> tuple[ActionRow, ...]:
    """A button for each card: of two that a phone has room for side by side, none is left alone in a row."""
    beside = MOST_BUTTONS if asking.spoken else CARDS_A_ROW
    return tuple(_row(_card(asking, move) for move in moves[at : at + beside]) for at in range(0, len(moves), beside))


def _card(asking: InfiltraitorsAsking, move: OfOneCard) -> Button:
    """A card's button: its name, and how it will lie where its player knows."""
    lies = "unknown"
    if isinstance(move, GiveClue | GiveKeyClue):
        view = asking.view
        lies = turned(view.suspect_of(asking.seat) if isinstance(move, GiveClue) else view.key, move.card)
    message = "card-spoken-button" if asking.spoken else "card-button"
    label = asking.said(message, card=card_name(move.card), turned=lies)
    return _coloured(asking, asking.move_button(move, label), move.card.colour)


def _coloured(asking: InfiltraitorsAsking, button: Button, colour: Colour) -> Button:
    return replace(button, emoji=asking.icon(colour_name(colour)))


def _shoot(
    asking: InfiltraitorsAsking, shots: Sequence[Shot], focus: tuple[str, ...], colour: Sequence[str]
) -> tuple[Block, ...]:
    """A suspect's colour, then its number, then the question whether it is meant (IN-6); no way out of the last."""
    view: InfiltraitorsView = crossing_by_viewer(asking.view)
    suspect = view.key if isinstance(shots[0], EliminateKeyPerson) else view.suspect_of(shots[0].target)
    assert suspect is not None
    aimed = _with_marks(asking, suspect)
    chosen = [shot for shot in shots if colour and shot.identity.colour.value == colour[0]]
    back = () if asking.view.stage == "key_shot" else (asking.back_button(),)
    if chosen:
        again = asking.focus_button(asking.said("other-colour-button"), *focus)
        asked = Question(asking.said("shoot-number", colour=colour_name(chosen[0].identity.colour)))
        rows = _numbers(asking, chosen, aimed)
        return (asked, *_told(asking, suspect), *_legend(asking, chosen, aimed), *rows, _row((again, *back)))
    colours = _shot_colours(asking, shots, aimed, focus)
    asked = _asked(asking, "shoot-colour")
    return (asked, *_told(asking, suspect), colours, *((_row(back),) if back else ()))


def _legend(asking: InfiltraitorsAsking, shots: Iterable[Shot], suspect: SuspectView) -> tuple[Block, ...]:
    """In words, why numbers are crossed: by misses alone, by clues too, by all that the agent has seen (IN-31).

    Own marks stand for themselves.
    """
    if not asking.spoken or not any(_excluded(shot.identity, suspect) for shot in shots):
        return ()
    why = "misses"
    if asking.view.crossing_out:
        why = "clues" if MISSIONS[asking.view.mission].has("second_card") else "seen"
    return (Line(asking.said("excluded", why=why, marks=str(bool(asking.marks)))),)


def _colours(asking: InfiltraitorsAsking, cards: Iterable[Card], focus: tuple[str, ...]) -> ActionRow:
    """A button for each colour there is."""
    return _row(
        _colour(asking, asking.words(colour_name(colour)), colour, focus, "primary")
        for colour in dict.fromkeys(card.colour for card in cards)
    )


def _colour(asking: InfiltraitorsAsking, label: str, colour: Colour, focus: tuple[str, ...], style: Style) -> Button:
    return _coloured(asking, asking.focus_button(label, *focus, colour.value, style=style), colour)


def _shot_colours(
    asking: InfiltraitorsAsking, shots: Sequence[Shot], suspect: SuspectView, focus: tuple[str, ...]
) -> ActionRow:
    """A button for each colour, with how many numbers of it are left where any is excluded."""
    every = Counter(shot.identity.colour for shot in shots)
    left = Counter(shot.identity.colour for shot in shots if not _excluded(shot.identity, suspect))
    some = left != every
    return _row(
        _colour(
            asking,
            asking.said("colour-button", colour=colour_name(colour), left=left[colour] if some else -1),
            colour,
            focus,
            "primary" if left[colour] else "secondary",
        )
        for colour in every
    )


def _numbers(asking: InfiltraitorsAsking, shots: Sequence[Shot], suspect: SuspectView) -> tuple[ActionRow, ...]:
    """A button for each number, a few side by side; in words with its colour."""
    beside = MOST_BUTTONS if asking.spoken else NUMBERS_A_ROW
    return tuple(
        _row(_number(asking, shot, suspect) for shot in shots[at : at + beside])
        for at in range(0, len(shots), beside)
    )


def _number(asking: InfiltraitorsAsking, shot: Shot, suspect: SuspectView) -> Button:
    """What a suspect may be shot as, and what it can't be as far as the table tells."""
    excluded, card = _excluded(shot.identity, suspect), shot.identity
    name: Value = card_name(card) if asking.spoken or card.special else str(card.number)
    label = asking.said("identity-button", card=name, excluded=str(excluded))
    button = asking.focus_button(label, SURE, asking.key(shot), style="secondary" if excluded else "danger")
    return button if asking.spoken else replace(button, emoji=None)


def _excluded(card: Card, suspect: SuspectView) -> bool:
    return card in (*suspect.misses, *(suspect.crossed or ()))


def _reward(asking: InfiltraitorsAsking) -> tuple[Block, ...]:
    """The open discards to take, colour by colour where they are many; one unseen; none."""
    takes = asking.moves(TakeReward)
    others: list[TakeFaceDownReward | DeclineReward] = [
        *asking.moves(TakeFaceDownReward),
        *asking.moves(DeclineReward),
    ]
    row = (_row(asking.move_button(move, _unseen(asking, move), "secondary") for move in others),) if others else ()
    return (*_of_discards(asking, takes), *row)


def _unseen(asking: InfiltraitorsAsking, move: TakeFaceDownReward | DeclineReward) -> str | None:
    """A short label beside a picture."""
    if asking.spoken:
        return None
    message = "face-down-button" if isinstance(move, TakeFaceDownReward) else "no-card-button"
    return asking.said(message, count=asking.view.discards_down)


def _of_discards(asking: InfiltraitorsAsking, moves: Sequence[TakeReward | GiveKeyClue]) -> tuple[Block, ...]:
    if len(moves) <= (MOST_BUTTONS if asking.spoken else MOST_BESIDE_A_PICTURE):
        return _card_rows(asking, moves)
    wanted = [move for move in moves if asking.focus == (Half.TAKE, move.card.colour.value)]
    if wanted:
        return (*_card_rows(asking, wanted), asking.back_row())
    return (*_search_lines(asking), _colours(asking, [move.card for move in moves], (Half.TAKE,)))


def _discard(asking: InfiltraitorsAsking) -> tuple[Block, ...] | None:
    """The cards of the hand; unseen ones as in any game."""
    moves = asking.moves(Discard)
    return (*_card_rows(asking, moves), *_searching(asking)) if moves else None


def _leave(asking: InfiltraitorsAsking) -> tuple[Block, ...]:
    """Staying at once, unless it loses the mission; leaving after one more question."""
    moves: list[Stay | Leave] = [*asking.moves(Stay), *asking.moves(Leave)]
    return (_row(_leaving(asking, move) for move in moves), *_searching(asking))


def _leaving(asking: InfiltraitorsAsking, move: Leave | Stay) -> Button:
    if isinstance(move, Stay) and not ends_by(asking.view, move):
        return asking.move_button(move)
    return asking.focus_button(asking.label(move), SURE, asking.key(move), style="danger")


def _key_clue(asking: InfiltraitorsAsking) -> tuple[Block, ...]:
    """A card of the hand, or one of the open discards; beside a picture a step leads to those."""
    moves = asking.moves(GiveKeyClue)
    discards = [move for move in moves if move.card in asking.view.discards]
    if asking.focus[:1] == (Half.TAKE,) and discards:
        return _lying(asking, discards)
    hand = [move for move in moves if move not in discards]
    if not asking.spoken:
        ways = (asking.focus_button(asking.said("discards-button", count=len(discards)), Half.TAKE),)
        rows = _card_rows(asking, hand)
        return (*rows, _row(ways)) if discards else rows
    blocks: list[Block] = [*_told(asking, asking.view.key)]
    if hand:
        blocks += [Line(asking.said("from-hand")), *_card_rows(asking, hand)]
    if discards:
        blocks += [Line(asking.said("from-discards")), *_of_discards(asking, discards)]
    return tuple(blocks)


def _lying(asking: InfiltraitorsAsking, moves: Sequence[GiveKeyClue]) -> tuple[Block, ...]:
    """The open discards to play at the key person, with the way back to the hand."""
    rows = _of_discards(asking, moves)
    ends = any(isinstance(row, ActionRow) and asking.back_button() in row.buttons for row in rows)
    return (Question(asking.said("which-discard")), *rows, *(() if ends else (asking.back_row(),)))


def _key_shot(asking: InfiltraitorsAsking) -> tuple[Block, ...]:
    colour = asking.focus[1:] if asking.focus[:1] == (Half.SHOOT,) else ()
    return _shoot(asking, asking.moves(EliminateKeyPerson), (Half.SHOOT,), colour)


def _searching(asking: InfiltraitorsAsking) -> tuple[Block, ...]:
    """The way to the list of the open discards."""
    count = len(asking.view.discards)
    label = asking.said("search-button", count=count)
    return (_row((asking.focus_button(label, Half.SEARCH),)),) if count else ()


def _search_lines(asking: InfiltraitorsAsking, *, alone: bool = False) -> tuple[Block, ...]:
    """In words the discards; beside a picture, where they alone are looked at, how many there are."""
    if asking.spoken:
        return (Line(discards_told(asking.view, asking.words)),)
    view = asking.view
    return (Question(asking.said("searched", open=len(view.discards), down=view.discards_down)),) if alone else ()


_STAGES: dict[str, Callable[[InfiltraitorsAsking], tuple[Block, ...] | None]] = {
    "action": _action,
    "reward": _reward,
    "discard": _discard,
    "leave": _leave,
    "key_clue": _key_clue,
    "key_shot": _key_shot,
}
