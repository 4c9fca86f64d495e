"""What a seat or a spectator may know of a game: plain values for pictures, words and players.

Numbers are the printed ones: circles 1…40, hideouts, keys and segments 101…104; action cards count from 0.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from engines.core.game import Outcome, View
from engines.core.seats import Seat
from engines.the_plan.cards import Action, Bonus, Circle, Hideout, Part, Suspect
from engines.the_plan.events import Deed

Stage = Literal["action", "suspects", "bonus", "turn", "light", "key", "battle", "steal", "checks", "over"]
"""What the active player does.

`action`: choose an action (`choice` None) or carry it out; `suspects`: go on moving all four; `bonus`: move or ride
by a bonus card; `turn`: turn the searchlight by one; `light`: use the lit segment; `key`, `battle`: on the way;
`steal`: choose a beaten opponent's key; `checks`: check the files of those met.
"""


class Piece(BaseModel):
    """A part of a view."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class ChoiceView(Piece):
    """An action card and the action chosen of it."""

    card: int
    action: Action


class KeyView(Piece):
    """A key; `key` is None where the viewer can't tell which; `everyone`: it is public which."""

    key: Hideout | None
    face_up: bool
    everyone: bool


class SeatView(Piece):
    """A player: where the secret agent stands (None: out), action cards ready, keys, checks made by suspect."""

    seat: Seat
    out: bool
    circle: Circle | None
    ready: tuple[bool, ...]
    keys: tuple[KeyView, ...]
    checked: tuple[int, ...]


class CardView(Piece):
    """A card of a file that the viewer knows: a half of a hideout, or (when the game is over) a bonus card."""

    hideout: Hideout | None
    part: Part | None
    bonus: Bonus | None = None


class SuspectView(Piece):
    """A suspect: where they stand, their file from the top (None: not known), the bonus card met, their hideout.

    `owns` is what the evidence says, to a viewer who has seen it.
    """

    suspect: Suspect
    circle: Circle
    file: tuple[CardView | None, ...]
    bonus: Bonus | None
    owns: Hideout | None


class BriefcaseView(Piece):
    """A hideout's briefcase: whether the Plan is in it (None: not known), and who has looked into it."""

    hideout: Hideout
    plan: bool | None
    seen_by: tuple[Seat, ...]


class StopView(Piece):
    """Something still to be settled on the way: a key circle, or another's secret agent (TP-11a)."""

    circle: Circle
    opponent: Seat | None


class ClaimView(Piece):
    """A hideout entered, the owner named; `right` is None while the agent is still on the way."""

    seat: Seat
    turn: int
    hideout: Hideout
    owner: Suspect
    right: bool | None


class NoteView(Piece):
    """A half seen in a file, first in that turn."""

    suspect: Suspect
    hideout: Hideout
    part: Part
    turn: int


class LookView(Piece):
    """A briefcase seen, first in that turn."""

    hideout: Hideout
    plan: bool
    turn: int


class EvidenceView(Piece):
    """The evidence of a suspect, seen in a wrong claim in that turn (TP-22): whose hideout it is."""

    suspect: Suspect
    hideout: Hideout
    turn: int


class SheetView(Piece):
    """What a seat has seen (TP-18).

    `evidence` is what its own claim has shown of the owner named, once it is out.
    `could_know`: from which turn on it could have known where the Plan is and whose; None: never, or not over yet.
    """

    seat: Seat
    notes: tuple[NoteView, ...]
    looks: tuple[LookView, ...]
    evidence: EvidenceView | None
    could_know: int | None


class TurnView(Piece):
    """A turn: its die and what everybody could see of it, in order."""

    number: int
    seat: Seat
    roll: int
    deeds: tuple[Annotated[Deed, Field(discriminator="kind")], ...]


class ThePlanView(View):
    """All that a seat may know; with the game over, everything.

    `number` counts turns from 1, `roll` is the die (of the turn, or of the bonus card). `choice` is the
    active player's action: known to others once it is being carried out (`played`). `counts` and `to_move` are what
    is left of moving all suspects, `checks` the open checks by suspect, `stops` what is still to be settled on the
    way (the first of them now), `entering` the claim at the end of it. `opponent` was beaten in a battle, `bonus`
    is the bonus card being carried out. `stock` are the keys nobody holds. `step` counts the active player's choices
    in this turn, for that player alone (0 for others). `sheets` holds the viewer's own sheet, all of them when the
    game is over. `turns` are the last one, if any, and this one; when the game is
    over, those before too, each as far as something moved or was taken.
    """

    last_player: Literal["wins", "solves"]
    stage: Stage
    number: int
    active: Seat
    to_act: tuple[Seat, ...]
    roll: int
    step: int
    choice: ChoiceView | None
    played: bool
    light: Hideout
    seats: tuple[SeatView, ...]
    suspects: tuple[SuspectView, ...]
    briefcases: tuple[BriefcaseView, ...]
    stock: tuple[KeyView, ...]
    counts: tuple[int, ...]
    to_move: tuple[Suspect, ...]
    checks: tuple[int, ...]
    stops: tuple[StopView, ...]
    entering: ClaimView | None
    opponent: Seat | None
    bonus: Bonus | None
    claims: tuple[ClaimView, ...]
    sheets: tuple[SheetView, ...]
    turns: tuple[TurnView, ...]
    outcome: Outcome | None
