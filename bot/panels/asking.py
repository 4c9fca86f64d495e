"""A seat's open question as a panel's choices are made from it: its moves, their labels, their custom ids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Generic, TypeAlias, TypeVar, overload

from bot.panels.layout import ActionRow, Button, Option, Select, Style
from bot.panels.names import icon_of, labelled, seat_icon, text_prefix, without_sign
from bot.tables.keys import custom_id, key, move_key, move_of
from bot.tables.moving import NO_QUESTION, is_note
from engines.core.game import AnyGame, Event, Move, Options
from engines.core.parts import M_co, V_co
from engines.core.seats import Seat
from engines.core.sheets import Mark
from engines.core.text import Text, Value, Who, text
from engines.table.snapshot import Snapshot
from renderers.words import Words

A = TypeVar("A", bound=Move)
B = TypeVar("B", bound=Move)

SURE = "sure"
"""Begins a half-made choice that only has to be confirmed; the move's key follows."""


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a move puts at stake, in lines; `doubted`: what its player knows speaks against it."""

    lines: tuple[str, ...] = ()
    doubted: bool = False


@dataclass(frozen=True)
class Asking(Generic[M_co, V_co]):
    """A seat at a snapshot, with the words for its owner.

    `focus` is the half-made choice, as in custom ids. `spoken`: no picture stands beside the choices, so they say
    themselves what it would show. `marks`: what people have marked on the table's note sheets, by their ids; of a
    half-made choice alone.
    """

    snapshot: Snapshot[object, M_co, Event, V_co, Options]
    seat: Seat
    words: Words
    focus: tuple[str, ...] = ()
    spoken: bool = False
    marks: Mapping[str, tuple[Mark, ...]] = field(default_factory=dict)

    @property
    def view(self) -> V_co:
        """All that the seat may know."""
        return self.snapshot.view(self.seat)

    @property
    def question(self) -> str:
        """The question's id, as written in custom ids; a dash where there is none."""
        return self.snapshot.question(self.seat) or NO_QUESTION

    def question_of(self, move: Move) -> str:
        """The question that the move answers; a dash where it answers none and no new question makes it stale.

        Those are notes, and what may be done at any moment (`Times.at_once`).
        """
        return NO_QUESTION if is_note(move) or self.snapshot.is_aside(move.kind) else self.question

    def legal(self) -> Sequence[M_co]:
        """The seat's legal moves."""
        return self.snapshot.legal(self.seat)

    @overload
    def moves(self, kind: type[A], /) -> list[A]: ...

    @overload
    def moves(self, kind: type[A], other: type[B], /) -> list[A | B]: ...

    def moves(self, *kinds: type[Move]) -> Sequence[Move]:
        """The legal moves of these kinds."""
        return [move for move in self.legal() if isinstance(move, kinds)]

    @cached_property
    def told(self) -> Words:
        """Says a text, seats told by their labels."""
        return labelled(self.snapshot, self.words)

    def said(self, message: str, **values: Value) -> str:
        """A text of the game's own panel, seats told by their labels."""
        return self.told(text(f"{text_prefix(self.snapshot.game.id)}-panel-{message}", **values))

    def label(self, move: Move) -> str:
        """The move in one line, seats told by their labels."""
        game: AnyGame = self.snapshot.game
        return self.told(game.describe(self.view, move))

    def icon(self, about: Move | Text | Who) -> str | None:
        """What shows the icon of what a move or a text is about, or of a seat; None where there is none."""
        if not self.words.icons:
            return None
        if isinstance(about, Who):
            return seat_icon(self.snapshot, about.seat, self.words)
        game: AnyGame = self.snapshot.game
        said = about if isinstance(about, Text) else game.describe(self.view, about)
        return icon_of(self.snapshot, said, self.words)

    def key(self, move: Move) -> str:
        """The key of the move in custom ids."""
        return move_key(self.snapshot.game, self.snapshot.record.salt, move)

    def part(self, secret: str) -> str:
        """The key of a part of a move in custom ids."""
        return key(self.snapshot.record.salt, secret)

    def move_button(
        self, move: Move, label: str | None = None, style: Style = "primary", icon: Text | Who | None = None
    ) -> Button:
        """A button that plays the move, or asks for its text; `icon`: what it is about, if not what that names."""
        entrance = "note" if is_note(move) else "move"
        identifier = custom_id(entrance, self.snapshot.record.id, self.question_of(move), self.key(move))
        return self._button(identifier, self.label(move) if label is None else label, style, icon or move)

    def focus_button(
        self, label: str, *focus: str, style: Style = "secondary", icon: Text | Who | None = None
    ) -> Button:
        """A button that shows the panel with another half-made choice; without `focus` with none.

        `icon`: the thing or seat that it is about; a move that has only to be confirmed has its own.
        """
        about = icon or (move_of(self.snapshot, self.seat, focus[1]) if focus[:1] == (SURE,) else None)
        return self._button(self.focus_id(*focus), label, style, about)

    def _button(self, identifier: str, label: str, style: Style, about: Move | Text | Who | None) -> Button:
        icon = None if about is None else self.icon(about)
        return Button(identifier, without_sign(self.snapshot, label, icon, self.words), style, icon)

    def focus_id(self, *focus: str) -> str:
        """The custom id that shows the panel with another half-made choice."""
        return custom_id("focus", self.snapshot.record.id, self.question, *focus)

    def select(self, placeholder: str, options: Sequence[Option], *name: str | int) -> Select:
        """A select that plays the move chosen; its name tells it from the panel's others."""
        identifier = custom_id("choose", self.snapshot.record.id, self.question, *name)
        return Select(identifier, placeholder, tuple(map(self._with_icon, options)))

    def _with_icon(self, option: Option) -> Option:
        """An option that plays a move, with the icon of what the move is about."""
        move = move_of(self.snapshot, self.seat, option.value) if self.words.icons else None
        icon = None if move is None else self.icon(move)
        return replace(option, label=without_sign(self.snapshot, option.label, icon, self.words), emoji=icon)

    def several_button(self, moves: Sequence[Move], label: str, style: Style = "primary") -> Button:
        """A button that plays these moves one after another, as far as each is legal then."""
        identifier = custom_id("several", self.snapshot.record.id, self.question, *map(self.key, moves))
        return Button(identifier, label, style)

    def several_option(self, moves: Sequence[Move], label: str, description: str) -> Option:
        """An option of a select of `several` that plays these moves one after another."""
        return Option(".".join(map(self.key, moves)), label, description)

    def several_select(self, placeholder: str, options: Sequence[Option]) -> Select:
        """A select that plays the moves chosen one after another, as far as each is legal then."""
        identifier = custom_id("several", self.snapshot.record.id, self.question)
        return Select(identifier, placeholder, tuple(options))

    def back_button(self) -> Button:
        """A button that takes the half-made choice back."""
        return self.focus_button(self.words.get("choice-back-button"))

    def back_row(self, *before: Button) -> ActionRow:
        """A row that ends with the way back."""
        return ActionRow((*before, self.back_button()))


AnyAsking: TypeAlias = Asking[Any, Any]
"""For lists of games alone: each game asks for its own moves, from its own views."""
