"""Custom ids that nobody's client would send, at every entrance: a polite answer, nothing failed, nothing changed."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator

import pytest

from bot.local.model import EPHEMERAL, Interaction, InteractionKind, Json
from bot.local.world import prompts
from bot.tables.keys import LONGEST_ID, move_key
from tests.bot.life.tables import begun, finish, lobby, snapshot
from tests.support.bot import RunningBot, running_bot
from tests.support.rarely import rarely

ROUNDS = 1
PANEL = EPHEMERAL | 1 << 15
ODD = (
    "",
    "0",
    "1",
    "-1",
    "2",
    "99",
    str(2**31),
    str(2**63 - 1),
    str(2**63),
    "9" * 19,
    "9" * 30,
    "x",
    "on",
    "off",
    "add",
    "up",
    "sure",
    "page",
    "-",
    "None",
    "null",
    "true",
    " ",
    "١",
    "²",
    "é" * 20,
    "{ $who }",
    "<@1>",
    "lantern",
    "agent_avenue",
    "own-0",
    "row",
    "column",
    "cross",
    "yes",
    "0.5",
    "1e3",
    "../..",
    "\x00",
    "\ud83c\udf0d",
    "timed",
    "tie",
    "False",
    "UTC",
    "en-US",
    "live-180",
    "resign",
    "ask",
    "daily",
)


def odd_args(rng: random.Random, session: int) -> list[str]:
    args = [rng.choice((str(session), rng.choice(ODD)))] + [rng.choice(ODD) for _ in range(rng.randrange(5))]
    return args[: rng.randrange(len(args) + 1)]


def odd_ids(rng: random.Random, session: int, names: Iterable[str]) -> Iterator[str]:
    """Every entrance with arguments that are missing, too many, huge or of another kind."""
    for name in sorted(names):
        for _ in range(ROUNDS):
            yield ":".join([name, *odd_args(rng, session)])[:LONGEST_ID]


async def press_odd(
    bot: RunningBot, rng: random.Random, who: str, where: int, identifier: str, *only: InteractionKind
) -> Interaction:
    """A click, a choice or a form handed in (or one of these kinds), with that id."""
    values = [rng.choice(ODD) for _ in range(rng.randrange(1, 4))]
    data: Json = {"custom_id": identifier, "component_type": 2, "id": 1}
    kind: InteractionKind = rng.choice(only or ("component", "component", "modal"))
    if kind == "modal":
        field = {"type": 4, "custom_id": rng.choice(("start", "days", "text", "moment", "zone")), "value": values[0]}
        data = {"custom_id": identifier, "components": [{"type": 18, "component": field}]}
    elif rng.randrange(2):
        data |= {"component_type": 3, "values": values}
    own = [int(seen["id"]) for seen in bot.seen(who, where=where) if seen["flags"] & PANEL == PANEL]
    interaction = prompts.start(bot.local.world, bot.person(who), where, kind, data, source=own[0])
    await bot.local.people._answered(interaction)
    return interaction


async def answered(
    bot: RunningBot, rng: random.Random, who: str, where: int, identifier: str, *only: InteractionKind
) -> str | None:
    """What is wrong with how such a press was answered; None where it was, by a message or a form."""
    kinds: set[str] = set()
    stop = bot.local.world.subscribe(lambda change: kinds.add(change.kind))
    interaction = await press_odd(bot, rng, who, where, identifier, *only)
    await bot.handled[interaction.id].wait()
    stop()
    if interaction.loading:
        return f"{identifier!r} is left waiting"
    if interaction.modal is None and not kinds & {"message_create", "message_update"}:
        return f"{identifier!r} gets no answer"
    return None


async def table_at(bot: RunningBot, stage: str, where: str = "table-1") -> int:
    """A table of Ada and Boris at a stage of its life."""
    record = await (lobby if stage == "lobby" else begun)(bot, "Ada", "Boris", where=where)
    if stage == "finished":
        await finish(bot, "Ada", "Boris", where=where)
    elif stage == "abandoned":
        await bot.slash("Ada", "game abandon", where=where)
        await bot.press("Ada", "End without a result", where=where)
    return record.id


def place_of(bot: RunningBot, who: str, place: str) -> int:
    return bot.local.world.dm(bot.person(who)) if place == "dm" else bot.channel(place)


@pytest.mark.parametrize(
    ("stage", "place"),
    [
        ("playing", "table-1"),
        *rarely(("finished", "dm"), ("lobby", "table-1"), ("abandoned", "table-2")),
        *rarely(("lobby", "table-2"), ("lobby", "dm"), ("playing", "table-2"), ("playing", "dm")),
        *rarely(("finished", "table-1"), ("finished", "table-2"), ("abandoned", "table-1"), ("abandoned", "dm")),
    ],
)
async def test_every_entrance_answers_whatever_it_is_given(stage: str, place: str) -> None:
    rng = random.Random(f"{stage} {place}")
    async with running_bot() as bot:
        wrong = []
        session = await table_at(bot, stage)
        for who in ("Ada", "Cleo"):
            where = place_of(bot, who, place)
            await bot.slash(who, "games", where=where)
            wrong += [
                await answered(bot, rng, who, where, each) for each in odd_ids(rng, session, bot.app.front.entrances)
            ]
            assert "went wrong" not in bot.reads(who, where=where)
        assert not [each for each in wrong if each]


@pytest.mark.parametrize("kind", ["component", "modal"])
async def test_a_move_that_stands_is_taken_for_no_other_kind_of_choice(kind: InteractionKind) -> None:
    rng = random.Random(5)
    async with running_bot() as bot:
        session = await table_at(bot, "playing")
        await bot.slash("Ada", "games")
        for name in ("note", "choose", "focus", "open-move", "several", "sure", "move"):
            now = await snapshot(bot)
            identifier = f"{name}:{session}:-:{move_key(now.game, now.record.salt, now.legal(0)[0])}"
            assert await answered(bot, rng, "Ada", bot.channel(), identifier, kind) is None
        assert "went wrong" not in bot.reads("Ada")


async def test_a_table_is_untouched_by_presses_that_do_not_name_it() -> None:
    rng = random.Random(4)
    async with running_bot() as bot:
        session = await table_at(bot, "playing")
        before = await bot.app.store.sessions.load(session)
        names = [name for name in bot.app.front.entrances if not name.startswith("me-forget")]
        for who in ("Ada", "Boris", "Cleo"):
            await bot.slash(who, "games")
            for identifier in odd_ids(rng, session + 1, names):
                await answered(bot, rng, who, bot.channel(), identifier)
        assert await bot.app.store.sessions.load(session) == before
