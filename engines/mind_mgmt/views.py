"""What a seat or a spectator may know of a game: plain values for pictures, words and computer players.

Locations are 0…41, row by row from the agents' side; hours are 1…16; immortals are numbered from 1.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from engines.core.game import Outcome, View
from engines.core.seats import Seat
from engines.mind_mgmt.board import Border, Feature, Location
from engines.mind_mgmt.cards import (
    Agent,
    Ally,
    Hiding,
    Hour,
    Immortal,
    Mission,
    ModuleName,
    Order,
    RecruiterCard,
    Stage,
    Token,
)
from engines.mind_mgmt.events import Deed
from engines.mind_mgmt.packages.kit import Picking


class Piece(BaseModel):
    """A part of a view."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class PawnView(Piece):
    """An agent: whose (None: not shared out yet, or everybody's together: `shared`), where, still to be activated."""

    agent: Agent
    seat: Seat | None
    shared: bool
    location: Location | None
    fresh: bool


class ConfirmedView(Piece):
    """A confirmed note: the Recruiter visited the location at that hour (MM-33)."""

    location: Location
    hour: Hour


class NoteView(Piece):
    """A white note of the agents, and whose hand wrote it last (MM-37)."""

    location: Location
    text: str
    seat: Seat


class HourView(Piece):
    """An hour that has passed: recruits announced at it (None: none were due), the mind slip that lies there."""

    hour: Hour
    recruits: int | None
    slip: Token | None


class SlipView(Piece):
    """A mind slip: where it lies in the town (None: before the Recruiter, or not put yet), the hour of its use."""

    token: Token
    location: Location | None
    used: Hour | None


class AllyView(Piece):
    """An ally, and whether it has been used."""

    ally: Ally
    used: bool


class ActivationView(Piece):
    """An activation under way; `asked`: the Ask that waits for an answer, `pushing`: the immortal shaken down."""

    agent: Agent
    seat: Seat
    moved: bool
    acted: bool
    powered: bool
    asked: Feature | None
    pushing: Immortal | None


class VisitView(Piece):
    """A visit of the Recruiter's: its hour is its place in the trail; `recruits` it brought, by what slip it came."""

    location: Location
    recruits: int
    token: Token | None


class KitView(Piece):
    """What packages add to the game (MS-1): the modules that are in, and their pieces.

    `recruiter_count` and `agents_count`: how many modules the sides have picked (None: not yet), `recruiter_picks`
    and `agents_picks` which, for their own side, and for all once the `modules` are settled. `jammed`: what nobody
    can ask about in the round of `jammed_at`. `spare` cordons lie nowhere; `cordoned`: one was put in this
    activation. `acts` are its actions, `stirred`: its agent was moved. `asleep`: the Sleeper is still to wake.
    `failed` cards brought no recruit. `bugged`: the agents listen somewhere; `bugs` where, and `heard` whether they
    heard something at an hour, for them alone. `turned`: an immortal is the `turncoat`, which they know, and all once
    it is `unmasked`; `cleared` are none.
    """

    picking: Picking
    recruiter_open: int
    agents_open: int
    streak: int
    recruiter_count: int | None
    agents_count: int | None
    recruiter_picks: tuple[ModuleName, ...] | None
    agents_picks: tuple[ModuleName, ...] | None
    modules: tuple[ModuleName, ...]
    doors: tuple[Location, ...]
    jams: int
    jammed: Feature | None
    jammed_at: int
    cordons: tuple[Location, ...]
    spare: int
    cordoned: bool
    acts: tuple[str, ...]
    stirred: bool
    asleep: bool
    failed: tuple[Feature, ...]
    bugged: bool
    bugs: tuple[Location, ...] | None
    heard: tuple[tuple[Hour, bool], ...]
    turned: bool
    turncoat: Immortal | None
    unmasked: bool
    cleared: tuple[Immortal, ...]


class SecretView(Piece):
    """What the Recruiter alone knows; everybody when the game is over.

    `card`: which recruiter (None: not taken yet); `cards`: their three feature cards, those laid open too; `acted`:
    the turn's action is done; `earned`: the second mind slip can be used; `contacted`: recruits not announced yet;
    `count`: the Recruiter's choices so far. Of modules: `drawn` are the cards to choose among, `under` those of them
    that still lie under the deck, `sleeper` is the Sleeper's feature.
    """

    hiding: Hiding | None
    card: RecruiterCard | None
    cards: tuple[Feature, ...]
    trail: tuple[VisitView, ...]
    acted: bool
    earned: bool
    contacted: int
    order: Order
    count: int
    drawn: tuple[Feature, ...] = ()
    under: tuple[Feature, ...] = ()
    sleeper: Feature | None = None


class MindMgmtView(View):
    """All that a seat may know; with the game over, everything.

    `hour` is the last that has passed: 0 until the setup's five are announced, then that of the last Recruiter turn
    that is over. `last_hour` and `goal` end the game. `to_put`: mayhem tokens, or immortals, still to be put.
    `activations` are left in this agents' turn, the one under way included. `moved` immortals' moves and `extra`
    (a step was put for one more) are the Recruiter's in this turn. `recruits`: all announced, `claimed` those of
    immortals, by the features of the cards discarded for them. `open` cards wait for immortals, `deck_size` lie face
    down (`deck`, from the top, when the game is over). `revealed` are cards of the Recruiter laid open by Shakedown.
    `recruiter_cards` are the possible recruiters. `steps` and `confirmed` ascend by location. `notes_left` counts
    notes. `deeds` counts what everybody could see agents do, `repriced` by seat how often notes have
    changed what its Reveals can cost.
    `log` is all that everybody knows has happened, in order. `belief`: the table shows where the Recruiter can be.
    `kit`: what packages add, if anything.
    """

    mission: Mission
    short_setup: bool
    belief: bool
    stage: Stage
    hour: int
    last_hour: Hour
    goal: int
    seats: int
    recruiter: Seat
    to_act: tuple[Seat, ...]
    to_put: int
    mayhem: tuple[Border, ...]
    recruiter_cards: tuple[RecruiterCard, ...]
    immortals: tuple[Location, ...]
    pawns: tuple[PawnView, ...]
    steps: tuple[Location, ...]
    confirmed: tuple[ConfirmedView, ...]
    notes: tuple[NoteView, ...]
    notes_left: int
    track: tuple[HourView, ...]
    recruits: int
    claimed: tuple[Feature, ...]
    open: tuple[Feature, ...]
    deck_size: int
    deck: tuple[Feature, ...] | None
    revealed: tuple[Feature, ...]
    slips: tuple[SlipView, ...]
    allies: tuple[AllyView, ...]
    activations: int
    activation: ActivationView | None
    moved: int
    extra: bool
    deeds: int
    repriced: tuple[int, ...]
    secret: SecretView | None
    log: tuple[Annotated[Deed, Field(discriminator="kind")], ...]
    outcome: Outcome | None
    kit: KitView | None = None
