"""Wink's own choices: a beat of glance set in a tap or two and confirmed in one; live naming, calling, accusing."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import replace
from enum import StrEnum
from math import ceil
from typing import TypeAlias

from bot.panels.asking import SURE, Asking
from bot.panels.layout import MOST_OPTIONS, ActionRow, Block, Button, Line, Option, Question, Select, Style
from bot.panels.ways import page_buttons
from bot.tables.keys import number
from engines.core.seats import Seat
from engines.core.text import Value, Who
from engines.table.snapshot import Snapshot
from engines.wink.cards import Number
from engines.wink.moves import (
    Accuse,
    CallNumber,
    ComeBack,
    Confirm,
    ConfirmMyself,
    ConfirmUntilTurn,
    DropAccusation,
    Move,
    NameAccomplice,
    PlanAccusation,
    PlanCall,
    PlanNaming,
    SetManner,
    SkipCall,
    Watch,
)
from engines.wink.views import PlayerView, Settings, WinkView
from renderers.picture import Picture
from renderers.wink import run_lines, saw, saw_pages, winked_at
from renderers.words import Words

WinkAsking: TypeAlias = Asking[Move, WinkView]

FEW_CALLS = 3
"""For more open calls than this there is no room for a button each."""
CROWD = 5
"""Where so many can be named beside a picture, more than one open call is a select's, too."""
WATCHED_A_ROW = 3
"""So many stand side by side on a phone."""
A_PAGE = 10
"""So many lines stand on a page of what was seen, where it is told in words."""


class Half(StrEnum):
    """What a half-made choice begins with: a page of what was seen; an accusation over the number that follows."""

    SAW = "saw"
    ACCUSE = "accuse"


def blocks(asking: WinkAsking) -> tuple[Block, ...] | None:
    """All that a player may do now."""
    if asking.view.live:
        return _live(asking)
    if asking.focus[:1] == (Half.SAW,):
        return _saw(asking)
    return _beat(asking)


def open_moves(snapshot: Snapshot) -> Sequence[tuple[Seat, Move]]:
    """Live: whom the player on turn could name. All else is set in private or depends on a hand."""
    view = snapshot.view(None)
    if not isinstance(view, WinkView) or not view.live:
        return ()
    return [(view.active, move) for move in snapshot.legal(view.active) if isinstance(move, NameAccomplice)]


def drawn(asking: WinkAsking) -> tuple[Hashable, Callable[[Words], Picture]] | None:
    """The picture of a half-made choice: all that was seen."""
    view = asking.view
    if view.live or asking.focus[:1] != (Half.SAW,):
        return None
    page = _page(asking, saw_pages(view))
    return (Half.SAW, page), lambda words: saw(view, words, page)


def _me(asking: WinkAsking) -> PlayerView:
    """The seat's own part of its view."""
    assert asking.view.me is not None
    return asking.view.me


def _settings(asking: WinkAsking) -> Settings:
    """What the seat has set for this beat of glance."""
    settings = _me(asking).settings
    assert settings is not None
    return settings


def _row(buttons: Iterable[Button]) -> tuple[Block, ...]:
    """A row of buttons, or nothing where there are none."""
    made = tuple(buttons)
    return (ActionRow(made),) if made else ()


def _beat(asking: WinkAsking) -> tuple[Block, ...]:
    """Confirming in one tap; what is set for the beat in one or two."""
    return (
        *_row(_first(asking)),
        *_watching(asking),
        *_accusation(asking),
        *_naming(asking),
        *_calls(asking, asking.moves(PlanCall)),
    )


def _first(asking: WinkAsking) -> Iterator[Button]:
    """Confirming, or what can be done after that; what was seen."""
    for confirm in asking.moves(Confirm):
        yield asking.move_button(confirm, style="success")
    for until in asking.moves(ConfirmUntilTurn):
        label = asking.label(until) if asking.spoken else asking.said("until-button")
        yield asking.move_button(until, label, "secondary")
    for alone in asking.moves(ConfirmMyself):
        yield asking.move_button(alone, style="secondary")
    if _me(asking).news:
        yield asking.focus_button(asking.said("saw-button"), Half.SAW)


def _watching(asking: WinkAsking) -> Iterator[Block]:
    """Whom to watch and the other way to wink, as many side by side as a phone has room for."""
    buttons = (*(_watch(asking, move) for move in asking.moves(Watch)), *_manner(asking))
    beside = max(1, len(buttons)) if asking.spoken else WATCHED_A_ROW
    for at in range(0, len(buttons), beside):
        yield ActionRow(buttons[at : at + beside])


def _manner(asking: WinkAsking) -> Iterator[Button]:
    """The other way to wink."""
    for way in asking.moves(SetManner):
        if way.manner != _settings(asking).manner:
            yield asking.move_button(way, asking.said("manner-button", manner=way.manner), "secondary")


def _watch(asking: WinkAsking, move: Watch) -> Button:
    """A player to watch, marked where a wink is due; the one who is watched already can't be chosen."""
    view, spoken = asking.view, str(asking.spoken)
    if move.watched != _settings(asking).watching:
        due = any(call.seat == move.watched and winked_at(view, call) == "no" for call in view.accomplice_of)
        return asking.move_button(
            move, asking.said("watch-button", who=Who(move.watched), due=str(due), spoken=spoken)
        )
    label = asking.said("watching-button", who=Who(move.watched), spoken=spoken)
    made = asking.move_button(move, label, "secondary")
    return replace(made, disabled=True)


def _accusation(asking: WinkAsking) -> tuple[Block, ...]:
    """Whom one may accuse, and in which beats that was seen (WK-28)."""
    planned = _settings(asking).accusation
    options = [
        Option(asking.key(move), asking.said("accuse-nobody-option"), chosen=planned is None)
        for move in asking.moves(DropAccusation)
    ]
    for move in asking.moves(PlanAccusation):
        chosen = planned is not None and (planned.accused, planned.number) == (move.accused, move.number)
        options.append(Option(asking.key(move), asking.label(move), _seen(asking, move), chosen))
    return _select(asking, "accuse", options)


def _seen(asking: WinkAsking, move: PlanAccusation) -> str:
    """In which beats that was seen, and what is known against it."""
    turns = next(
        seen.turns
        for seen in _me(asking).sightings or ()
        if (seen.suspect, seen.number) == (move.accused, move.number)
    )
    return asking.said(
        "seen-description", turns=tuple(map(str, turns)), count=len(turns), known=_known_wrong(asking.view, move)
    )


def _known_wrong(view: WinkView, move: PlanAccusation | Accuse) -> str:
    """Whether an accusation is known to be wrong: `own` number, or somebody known to be `lacking` it; else `no`."""
    if view.me is not None and move.number in (view.me.hand or ()):
        return "own"
    return "lacking" if move.accused in _lacking(view, move.number) else "no"


def _naming(asking: WinkAsking) -> tuple[Block, ...]:
    """Nobody, or the player one names, marked where they are known to lack the card."""
    call, planned = _me(asking).call, _settings(asking).naming
    options = []
    for move in asking.moves(PlanNaming):
        known = call is not None and move.named is not None and move.named in _lacking(asking.view, call.number)
        note = asking.said("lacking-description") if known else None
        options.append(Option(asking.key(move), asking.label(move), note, move.named == planned))
    return _select(asking, "name", options, number=0 if call is None else call.number)


def _lacking(view: WinkView, wanted: int) -> tuple[Seat, ...]:
    return next(card.lacking for card in view.crowd if card.number == wanted)


def _calls(asking: WinkAsking, moves: Sequence[PlanCall | CallNumber]) -> Iterator[Block]:
    """The numbers one may call, in as few selects as hold them, all of about a length."""
    settings = _me(asking).settings
    planned = None if settings is None else settings.call
    ordered = sorted(moves, key=lambda move: move.number)
    length = ceil(len(ordered) / max(1, ceil(len(ordered) / MOST_OPTIONS)))
    for first in range(0, len(ordered), max(1, length)):
        some = ordered[first : first + length]
        options = [Option(asking.key(move), asking.label(move), chosen=move.number == planned) for move in some]
        span = "single" if len(some) == 1 else "range"
        yield from _select(asking, "call", options, at=first, first=some[0].number, last=some[-1].number, span=span)


def _select(
    asking: WinkAsking, what: str, options: Sequence[Option], at: int = 0, **values: Value
) -> tuple[Block, ...]:
    if not options:
        return ()
    return (asking.select(asking.said(f"{what}-placeholder", **values), options, what, at),)


def _saw(asking: WinkAsking) -> tuple[Block, ...]:
    """The pages of what was seen, of which the last has the newest: pictures, or lines where there are none."""
    told = run_lines(_me(asking).news or (), asking.words)
    pages = max(1, -(-len(told) // A_PAGE)) if asking.spoken else saw_pages(asking.view)
    page = _page(asking, pages)
    ways = page_buttons(page, pages, asking.words, lambda to, name: asking.focus_id(Half.SAW, str(to), name))
    if not asking.spoken:
        return (asking.back_row(*ways),)
    first = (pages - 1 - page) * A_PAGE
    shown = told[first : first + A_PAGE] or [asking.said("saw-nothing")]
    return (Line("\n".join(f"- {line}" for line in shown)), asking.back_row(*ways))


def _page(asking: WinkAsking, pages: int) -> int:
    """The page that the half-made choice names, at first the last."""
    return max(0, min(number(asking.focus[1]), pages - 1)) if len(asking.focus) > 1 else pages - 1


def _live(asking: WinkAsking) -> tuple[Block, ...]:
    """Who is away comes back; on turn naming and calling; at any moment accusing: over which number, then whom."""
    accusing = asking.moves(Accuse)
    if asking.focus[:1] == (Half.ACCUSE,):
        over = [move for move in accusing if asking.focus[1:] == (str(move.number),)]
        if over:
            return _accused(asking, over)
    numbers = tuple(dict.fromkeys(move.number for move in accusing))
    return (
        *_row(asking.move_button(move, style="success") for move in asking.moves(ComeBack)),
        *_row(_name(asking, move) for move in asking.moves(NameAccomplice)),
        *_calls(asking, asking.moves(CallNumber)),
        *_row(asking.move_button(move) for move in asking.moves(SkipCall)),
        *_accusing(asking, numbers),
    )


def _name(asking: WinkAsking, move: NameAccomplice) -> Button:
    """A player to name, to be confirmed; marked where they are known to lack the card."""
    call = _me(asking).call
    known = call is not None and move.named in _lacking(asking.view, call.number)
    label = asking.said("name-button", who=Who(move.named), known=str(known))
    return asking.focus_button(label, SURE, asking.key(move), style="secondary" if known else "primary")


def _accusing(asking: WinkAsking, numbers: Sequence[Number]) -> tuple[Block, ...]:
    """Over which number one accuses: a button each for few, else a select."""
    own = _me(asking).hand or ()
    crowded = not asking.spoken and len(asking.moves(NameAccomplice)) >= CROWD
    if len(numbers) <= (1 if crowded else FEW_CALLS):
        styles: dict[bool, Style] = {True: "secondary", False: "danger"}
        return _row(
            asking.focus_button(
                _over(asking, each), Half.ACCUSE, str(each), style=styles[each in own], icon=_caller(asking, each)
            )
            for each in numbers
        )
    options = tuple(Option(str(each), _over(asking, each)) for each in numbers)
    return (Select(asking.focus_id(Half.ACCUSE), asking.said("accuse-over-placeholder"), options),)


def _over(asking: WinkAsking, over: Number) -> str:
    own = str(over in (_me(asking).hand or ()))
    return asking.said("accuse-over-button", number=over, caller=_caller(asking, over), own=own)


def _caller(asking: WinkAsking, number: Number) -> Who:
    """Whose open call a number is."""
    return Who(next(call.seat for call in asking.view.calls if call.number == number))


def _accused(asking: WinkAsking, over: Sequence[Accuse]) -> tuple[Block, ...]:
    """Whom one accuses over the number chosen; at once, since the first accuser is heard."""
    caller = next(call.seat for call in asking.view.calls if call.number == over[0].number)
    asked = asking.said("accuse-over", number=over[0].number, caller=Who(caller))
    return (Question(f"**{asked}**"), *_row(_accuse(asking, move) for move in over), asking.back_row())


def _accuse(asking: WinkAsking, move: Accuse) -> Button:
    """A player to accuse, marked where that is known to be wrong."""
    known = _known_wrong(asking.view, move) != "no"
    label = asking.said("accuse-button", who=Who(move.accused), known=str(known))
    return asking.move_button(move, label, "secondary" if known else "danger")
