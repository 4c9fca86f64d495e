"""The agents' choices: an agent, then move, action and power in any order; and their white notes (MM-37)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.panels.games.mind_mgmt import packages
from bot.panels.games.mind_mgmt.parts import (
    MindMgmtAsking,
    arrow,
    buttons,
    by_rows,
    compass,
    glide,
    in_row,
    place_button,
    place_select,
    row_select,
    select,
)
from bot.panels.layout import ActionRow, Block, Button, Line, Option, Question, Select, Style
from engines.mind_mgmt.belief.forecast import askable
from engines.mind_mgmt.board import FEATURES_OF, Location
from engines.mind_mgmt.cards import Agent
from engines.mind_mgmt.moves import (
    Ask,
    Capture,
    EndActivation,
    LeaveImmortal,
    MoveAgent,
    PushImmortal,
    PutCordon,
    Reveal,
    SendAgent,
    Sense,
    ShakeDown,
    ShiftImmortal,
    SwapAgents,
    UseAlly,
    WriteNote,
)
from engines.mind_mgmt.names import agent_name, feature_name, feature_names, place_name

NOTES = "notes"
FEW_NOTES = 5
"""With more notes than this there is no room for a button for each row."""
FEW_ACTIONS, MOST_ACTIONS = 4, 10
"""There is room for buttons for so many actions below a picture, in words for more; else they are a select."""
AGENT, SEND, SHAKE = "agent", "send", "shake"
Deed = (
    MoveAgent
    | Ask
    | Reveal
    | Capture
    | Sense
    | ShakeDown
    | ShiftImmortal
    | SendAgent
    | SwapAgents
    | UseAlly
    | PutCordon
    | EndActivation
)
"""What an agent does in an activation."""


def turn(asking: MindMgmtAsking) -> tuple[Block, ...]:
    """What the agent on turn can do, or which agent comes on."""
    if asking.moves(LeaveImmortal):
        return _push(asking)
    agent = chosen(asking)
    if agent is None:
        return _agents(asking)
    own = [move for move in asking.legal() if isinstance(move, Deed) and move.agent == agent]
    sends = _sends(asking, agent)
    return _send(asking, agent, sends) if sends else tuple(_deeds(asking, agent, own))


def _send(asking: MindMgmtAsking, agent: Agent, sends: Sequence[SendAgent]) -> tuple[Block, ...]:
    """Where an agent is sent."""
    sent = sends[0].sent
    placeholder = asking.said("send-placeholder", agent=agent_name(sent), place=_place(asking, sent))
    return (*place_select(asking, SEND, placeholder, sends, lambda move: move.to), _back(asking, agent))


def _sends(asking: MindMgmtAsking, agent: Agent) -> list[SendAgent]:
    """The ways to send the agent that is chosen to be sent."""
    sent = asking.focus[-1] if asking.focus[-2:-1] == (SEND,) else None
    return [move for move in asking.moves(SendAgent) if (move.agent, move.sent) == (agent, sent)]


def reach(asking: MindMgmtAsking) -> tuple[Location, ...]:
    """Where the chosen agent can walk, or the agent that it sends can go; empty where none is chosen."""
    agent = chosen(asking) if asking.focus[:1] == (AGENT,) else None
    if agent is None:
        return ()
    moves: Sequence[SendAgent | MoveAgent] = _sends(asking, agent) or [
        move for move in asking.moves(MoveAgent) if move.agent == agent
    ]
    return tuple(move.to for move in moves)


def chosen(asking: MindMgmtAsking) -> Agent | None:
    """The agent whose activation is under way, or that is looked at to begin one."""
    able: list[Agent] = list(dict.fromkeys(move.agent for move in asking.moves(EndActivation)))
    if len(able) == 1:
        return able[0]
    if asking.focus[:1] == (AGENT,) and len(asking.focus) > 1:
        return next((agent for agent in able if agent == asking.focus[1]), None)
    return None


def _agents(asking: MindMgmtAsking) -> tuple[Block, ...]:
    """A button for each agent that can come on."""
    made = tuple(
        asking.focus_button(
            _standing(asking, move.agent),
            AGENT,
            move.agent,
            style="primary",
            icon=agent_name(move.agent),
        )
        for move in asking.moves(EndActivation)
    )
    return (ActionRow(made),) if made else ()


def _place(asking: MindMgmtAsking, agent: Agent) -> str:
    location = next(pawn.location for pawn in asking.view.pawns if pawn.agent == agent)
    return "" if location is None else place_name(location)


def _deeds(asking: MindMgmtAsking, agent: Agent, own: Sequence[Deed]) -> Iterator[Block]:
    walks = [move for move in own if isinstance(move, MoveAgent)]
    placeholder = asking.said("walk-placeholder", agent=agent_name(agent), place=_place(asking, agent))
    yield from place_select(asking, "walk", placeholder, walks, lambda move: move.to)
    yield from _barred(asking, agent)
    actions = (*_actions(asking, own), *_reveal(asking, own))
    further = (
        *_reveals(asking, own),
        *_shakes(asking, own),
        *_powers(asking, agent, own),
        *packages.allies(asking, own),
    )
    if len(actions) > (MOST_ACTIONS if asking.spoken else FEW_ACTIONS):
        options = [Option(asking.key(move), label, emoji=asking.icon(move)) for move, label, _ in actions]
        yield from select(asking, "act", asking.said("act-placeholder"), options)
    elif actions:
        yield ActionRow(tuple(asking.move_button(*action) for action in actions))
    yield from further
    yield ActionRow((*packages.cordons(asking, own), *_endings(asking, agent, own)))


def _barred(asking: MindMgmtAsking, agent: Agent) -> Iterator[Block]:
    """In words which of the location's questions immortals bar (MM-23), while there is an action to do."""
    view = asking.view
    if not asking.spoken:
        return
    here = next(pawn.location for pawn in view.pawns if pawn.agent == agent)
    if not view.immortals or here is None or (view.activation is not None and view.activation.acted):
        return
    shown = {feature for at in view.immortals for feature in FEATURES_OF[at]}
    missing = tuple(feature for feature in askable(view, agent, here) if feature in shown)
    if here in view.immortals:
        yield Line(asking.said("barred-here", agent=agent.value))
    elif missing:
        yield Line(asking.said("barred", features=feature_names(missing)))


def _actions(asking: MindMgmtAsking, own: Sequence[Deed]) -> Iterator[tuple[Deed, str, Style]]:
    """Questions, with the ally too, Meru's, the capture."""
    for move in own:
        if isinstance(move, Ask):
            message = "ask-button" if move.ally is None else "ask-ally-button"
            label = asking.said(message, feature=feature_name(move.feature), spoken=str(asking.spoken))
            yield move, label, "primary" if move.ally is None else "secondary"
    for move in own:
        if isinstance(move, Sense):
            yield move, asking.said("sense-button", spoken=str(asking.spoken)), "primary"
        elif isinstance(move, Capture):
            yield move, asking.said("capture-button"), "danger"


def _reveal(asking: MindMgmtAsking, own: Sequence[Deed]) -> Iterator[tuple[Deed, str, Style]]:
    """The hour of a step, where there is one way to reveal it."""
    found = [move for move in own if isinstance(move, Reveal)]
    if len(found) == 1:
        yield found[0], asking.said("reveal-button"), "success"


def _reveals(asking: MindMgmtAsking, own: Sequence[Deed]) -> Iterator[Block]:
    """The hour of a step: where no note is left, which white one goes for it."""
    found = [move for move in own if isinstance(move, Reveal)]
    if len(found) < 2:
        return
    options = [
        Option(
            asking.key(move), asking.said("reveal-option", place="" if move.note is None else place_name(move.note))
        )
        for move in found
    ]
    yield from select(asking, "reveal", asking.said("reveal-placeholder"), options)


def _shakes(asking: MindMgmtAsking, own: Sequence[Deed]) -> Iterator[Block]:
    found = [move for move in own if isinstance(move, ShakeDown)]
    options = [Option(asking.key(move), asking.words(feature_name(move.feature))) for move in found]
    yield from select(asking, SHAKE, asking.said("shake-placeholder"), options)


def _powers(asking: MindMgmtAsking, agent: Agent, own: Sequence[Deed]) -> Iterator[Block]:
    """Bill's shifts; whom Dusty can send."""
    shifts = [move for move in own if isinstance(move, ShiftImmortal)]
    options = [Option(asking.key(move), glide(asking, move)) for move in shifts]
    yield from select(asking, "shift", asking.said("shift-placeholder"), options)
    swaps = [move for move in own if isinstance(move, SwapAgents)]
    options = [Option(asking.key(move), _standing(asking, move.other)) for move in swaps]
    yield from select(asking, "swap", asking.said("swap-placeholder", agent=agent_name(agent)), options)
    sent = dict.fromkeys(move.sent for move in own if isinstance(move, SendAgent))
    if sent:
        identifier = asking.focus_id(AGENT, agent, SEND)
        whom = (Option(each.value, _standing(asking, each), emoji=asking.icon(agent_name(each))) for each in sent)
        yield Select(identifier, asking.said("send-whom-placeholder"), tuple(whom))


def _standing(asking: MindMgmtAsking, agent: Agent) -> str:
    """An agent and where they stand."""
    return asking.said("agent-button", agent=agent_name(agent), place=_place(asking, agent))


def _endings(asking: MindMgmtAsking, agent: Agent, own: Sequence[Deed]) -> Iterator[Button]:
    for move in own:
        if isinstance(move, EndActivation):
            label = None if asking.spoken else asking.said("end-button")
            yield asking.move_button(move, label, "secondary")
    if len(asking.moves(EndActivation)) > 1:
        yield asking.focus_button(asking.said("other-agent-button", agent=agent_name(agent)))


def _back(asking: MindMgmtAsking, agent: Agent) -> ActionRow:
    return ActionRow((asking.focus_button(asking.words.get("choice-back-button"), AGENT, agent),))


def _push(asking: MindMgmtAsking) -> tuple[Block, ...]:
    """Where the immortal goes that was shaken down."""
    activation = asking.view.activation
    assert activation is not None
    assert activation.pushing is not None
    start = asking.view.immortals[activation.pushing - 1]
    around = compass(
        asking,
        start,
        asking.moves(PushImmortal),
        lambda move: move.to,
        lambda move: asking.move_button(move, _push_label(asking, start, move)),
    )
    return (*around, *buttons(asking, asking.moves(LeaveImmortal), "secondary"))


def _push_label(asking: MindMgmtAsking, start: Location, move: PushImmortal) -> str:
    return asking.said("push-button", arrow=arrow(start, move.to), place=place_button(asking, move.to))


def notes(asking: MindMgmtAsking) -> tuple[Block, ...]:
    """The notes to change, the rows to put one in."""
    found: Sequence[WriteNote] = asking.moves(WriteNote)
    head = Question(f"**{asking.said('notes', left=asking.view.notes_left)}**")
    rows = by_rows(
        asking, (NOTES,), found, lambda move: move.location, lambda move: place_button(asking, move.location)
    )
    if in_row(asking, (NOTES,), found, lambda move: move.location):
        return (head, *rows)
    lying = tuple(_lying(asking, found))
    if len(lying) > FEW_NOTES:
        rows = () if len(lying) == len(found) else (row_select(asking, (NOTES,), found, lambda move: move.location),)
    return (head, *((ActionRow(lying),) if lying else ()), *rows)


def _lying(asking: MindMgmtAsking, found: Sequence[WriteNote]) -> Iterator[Button]:
    """The notes that lie there, each with a button to write it again."""
    texts = {note.location: note.text for note in asking.view.notes}
    for move in found:
        if move.location in texts:
            label = asking.said("note-button", place=place_name(move.location), text=texts[move.location])
            yield asking.move_button(move, label, "secondary")


def note_buttons(asking: MindMgmtAsking) -> tuple[Button, ...]:
    """The button to the notes, for a seat that may write any."""
    if not asking.moves(WriteNote):
        return ()
    return (asking.focus_button(asking.said("notes-button"), NOTES),)
