"""The independent check in the documentation really is one: it deals what each game dealt."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

import pytest

from engines.agent_avenue import AGENT_AVENUE
from engines.agent_avenue.bags import cards
from engines.agent_avenue.cards import AGENTS
from engines.agent_avenue.options import AgentAvenueOptions
from engines.core.chance import Chance, commitment
from engines.infiltraitors import INFILTRAITORS
from engines.infiltraitors.cards import CARDS, Code
from engines.infiltraitors.missions import MISSION_IDS, MISSIONS, MissionId
from engines.infiltraitors.options import InfiltraitorsOptions
from engines.mind_mgmt import MIND_MGMT
from engines.mind_mgmt.moves import ChooseStart, TakeRecruiter
from engines.mind_mgmt.options import MindMgmtOptions
from engines.mind_mgmt.state import State
from engines.the_plan import THE_PLAN
from engines.the_plan.cards import BONUSES, SUSPECTS
from engines.the_plan.options import ThePlanOptions
from engines.the_plan.state import HALVES
from engines.wink import WINK
from engines.wink.options import WinkOptions
from renderers.words import letter

PAGE = Path(__file__).resolve().parents[3] / "docs" / "fairness.md"
SEED = bytes(range(32))


async def checked(*arguments: object) -> tuple[int | None, list[str]]:
    """The exit status and the lines of the program on the page."""
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    assert len(found[1].splitlines()) < 130
    started = await asyncio.create_subprocess_exec(
        sys.executable, "-I", "-c", found[1], *map(str, arguments), stdout=-1, stderr=asyncio.subprocess.STDOUT
    )
    out, _ = await started.communicate()
    return started.returncode, out.decode().splitlines()


async def dealt(game: str, seats: int, *more: object) -> list[str]:
    """What the program says was dealt."""
    status, lines = await checked(SEED.hex(), commitment(SEED), game, seats, *more)
    assert status == 0, lines
    assert lines[0] == "This is the seed that was promised."
    return lines[1:]


def _line(whose: str, *what: object) -> str:
    return f"{whose}: {', '.join(map(str, what))}"


def _named(name: str) -> str:
    return name.replace("_", " ").title().replace(" Of ", " of ").replace(" The ", " the ")


@pytest.mark.parametrize(("seats", "advanced"), [(2, False), (4, True)])
async def test_agent_avenue(seats: int, advanced: bool) -> None:
    state = AGENT_AVENUE.setup(AgentAvenueOptions(advanced=advanced), seats, Chance(SEED))
    hands = (sorted(_named(AGENTS[code].value) for code in cards(hand)) for hand in state.hands)
    lines = [_line(letter(seat), *hand) for seat, hand in enumerate(hands)]
    if advanced:
        lines.append(_line("Market", *(_named(card.value) for card in state.bazaar.supply)))
    assert await dealt("agent-avenue", seats, *(["market"] if advanced else [])) == lines


@pytest.mark.parametrize(("mission", "seats"), [("t1", 2), ("m9", 5), ("m12", 4), ("m15", 3), ("m18", 2), ("m19", 2)])
async def test_infiltraitors(mission: MissionId, seats: int) -> None:
    facts = MISSIONS[mission]
    state = INFILTRAITORS.setup(InfiltraitorsOptions(mission=mission), seats, Chance(SEED))
    key = [] if state.key is None else [state.key.card]
    lines = [
        _line("Suspects", *map(_card, [*state.middle, *state.aside, *key])),
        _line("Begins", letter(state.active)),
    ]
    told = {
        "suspects": facts.suspects_for(seats),
        "colours": facts.colours,
        "highest": facts.highest,
        "hand": facts.hand,
    }
    more = [f"{name}={value}" for name, value in told.items()]
    more += ["lowest=1"] if mission == "m15" else []
    if mission == "m12":
        more.append("shooter")
    said = await dealt("infiltraitors", seats, *more)
    assert said[:2] == lines
    for seat, hand in enumerate(state.hands):
        whose, _, held = said[2 + seat].partition(": ")
        assert (whose, sorted(held.split(", "))) == (letter(seat), sorted(map(_card, hand)))
    assert said[2 + seats :] == ([_line("Shoots", letter(state.shooter))] if mission == "m12" else [])


def _card(code: Code) -> str:
    return f"{CARDS[code].colour} {CARDS[code].number}"


def test_only_missions_that_the_page_names_begin_with_other_draws() -> None:
    for mission in MISSION_IDS:
        chance = Chance(SEED)
        INFILTRAITORS.setup(InfiltraitorsOptions(mission=mission), 3, chance)
        assert chance.position == len(MISSIONS[mission].pack()) + (mission == "m12"), mission


@pytest.mark.parametrize("seats", [2, 4])
async def test_the_plan(seats: int) -> None:
    state = THE_PLAN.setup(ThePlanOptions(), seats, Chance(SEED))
    halves = [f"{half.hideout} {half.part}" for half in HALVES]
    names = [*halves, *(bonus.value.replace("_", " ") for bonus in BONUSES)]
    files = [
        _line(f"{suspect.name} of {own}", *(names[code] for code in file))
        for suspect, own, file in zip(SUSPECTS, state.owners, state.files, strict=True)
    ]
    begins = _line("Begins", letter(state.active), state.roll)
    assert await dealt("the-plan", seats) == [_line("Plan", state.plan), *files, begins]


@pytest.mark.parametrize(
    ("options", "more"),
    [
        (MindMgmtOptions(), []),
        (MindMgmtOptions(recruiter="drawn"), ["drawn"]),
        (MindMgmtOptions(mission="full"), ["card"]),
        (MindMgmtOptions(mission="full", short_setup=True, recruiter="drawn"), ["drawn", "short"]),
    ],
)
async def test_mind_mgmt(options: MindMgmtOptions, more: list[str]) -> None:
    chance = Chance(SEED)
    state = MIND_MGMT.setup(options, 3, chance)
    while not state.cards:
        _prepare(state, chance, drawn="card" in more)
    held = _line("Recruiter's cards", *sorted(card.value.title() for card in state.cards))
    assert await dealt("mind-mgmt", 3, *more) == [_line("Recruiter", letter(state.recruiter)), held]


def _prepare(state: State, chance: Chance, *, drawn: bool) -> None:
    """Make the next choice of the setup, with the Recruiter's own card drawn or chosen."""
    seat = min(MIND_MGMT.to_act(state))
    legal = MIND_MGMT.legal(state, seat)
    move = next(
        (each for each in legal if isinstance(each, TakeRecruiter) and (each.card is None) is drawn), legal[0]
    )
    assert isinstance(move, TakeRecruiter | ChooseStart) or state.stage == "mayhem"
    MIND_MGMT.apply(state, seat, move, chance)


@pytest.mark.parametrize("seats", [4, 7])
async def test_wink(seats: int) -> None:
    state = WINK.setup(WinkOptions(), seats, Chance(SEED))
    hands = [_line(letter(seat), *player.hand) for seat, player in enumerate(state.players)]
    assert await dealt("wink", seats) == [_line("Crowd", *state.layout), *hands, _line("Begins", letter(state.start))]


async def test_the_program_finds_a_seed_out_that_was_not_promised() -> None:
    status, told = await checked(bytes(32).hex(), commitment(SEED), "agent-avenue", 2)
    assert status == 1
    assert "NOT" in told[0]
