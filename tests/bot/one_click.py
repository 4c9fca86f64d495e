"""The way of one click, traced: which files of the bot it enters until it is answered, in their order.

`python -m tests.bot.one_click` writes the page that tells it, `docs/one_click.md`.
"""

from __future__ import annotations

import ast
import asyncio
import sys
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

from bot.delivery.delivery import Interaction
from bot.delivery.kept import Try
from bot.delivery.results import Result
from bot.local.model import Json
from bot.panels.layout import Panel
from tests.support.bot import RunningBot, controls, running_bot

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "one_click.md"
ROOMS = ("bot", "engines", "renderers")
CARRIED_OUT = "Session._carry_out"
"""The task in which a session carries a change out on behalf of the click that waits for it."""

BEFORE = 4
"""So many moves are played before the one that is traced, so that all that is made once has been made."""

ENTRANCES = ("move:", "choose:", "several:", "focus:")
"""What leads to a move in a hand."""

BEGIN, END = "<!-- traced -->", "<!-- end -->"


@dataclass
class Trace:
    """Notes the files that the click's own tasks, and the store's thread for them, enter while it is on."""

    files: dict[str, None] = field(default_factory=dict)
    click: asyncio.Task[None] | None = None
    loop_thread: int = field(default_factory=threading.get_ident)

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        if self.click is None or event != "call" or frame.f_code.co_name == "<module>":
            return
        path = Path(frame.f_code.co_filename)
        if path.is_relative_to(ROOT) and self._is_on_the_way():
            name = path.relative_to(ROOT).as_posix()
            if name.startswith(ROOMS) and not name.startswith("bot/local"):
                self.files.setdefault(name)

    def _is_on_the_way(self) -> bool:
        if threading.get_ident() != self.loop_thread:
            return True
        task = asyncio.current_task()
        return task is not None and (
            task is self.click or getattr(task.get_coro(), "__qualname__", "") == CARRIED_OUT
        )


@contextmanager
def tracing(trace: Trace) -> Iterator[None]:
    """Have every thread that is started meanwhile, and this one, tell the trace what they enter."""
    threading.setprofile(trace)
    sys.setprofile(trace)
    try:
        yield
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


async def traced() -> list[str]:
    """The files that the click on a move in The Plan enters, after others like it, until it is answered."""
    trace = Trace()
    with tracing(trace):
        async with running_bot(entropy=_dealt, packed=True) as bot:
            await _begin(bot)
            for _ in range(BEFORE):
                await _play(bot)
            _watch(bot, trace)
            await _play(bot)
    return [*trace.files]


def _dealt(size: int) -> bytes:
    """The same deal at each run."""
    return bytes(range(size))


async def _begin(bot: RunningBot) -> None:
    await bot.slash("Ada", "play", game="the_plan")
    await bot.press("Boris", "Join")
    await bot.press("Ada", "Start")
    await bot.until_sees("Cleo", "My hand")
    for who in ("Ada", "Boris"):
        await bot.press(who, "My hand")
    await bot.app.outbox.idle()


def _watch(bot: RunningBot, trace: Trace) -> None:
    """Trace the next move from the moment it comes in until it is answered."""
    front, answer = bot.app.front, bot.app.delivery.answer
    enter = bot.app.client.on_interaction

    async def entering(interaction: Interaction) -> None:
        if _custom_id(interaction).startswith("move:"):
            trace.click = asyncio.current_task()
        await enter(interaction)

    async def answering(interaction: Interaction, panel: Panel, again: Try | None = None) -> Result:
        result = await answer(interaction, panel, again)
        trace.click = None
        return result

    assert front is not None
    bot.app.client.on_interaction = entering
    bot.app.delivery.answer = answering  # type: ignore[method-assign]


async def _play(bot: RunningBot) -> None:
    """Press what is offered until a button of a single move has been pressed."""
    pressed = ""
    while not pressed.startswith("move:"):
        who = await _asked(bot)
        choice = _offered(bot, who)
        pressed = choice["custom_id"]
        values = [choice["options"][0]["value"]] if "options" in choice else []
        await bot.press(who, choice.get("label") or choice["placeholder"], values=values)
        await bot.app.outbox.idle()


async def _asked(bot: RunningBot) -> str:
    """Who is to move; of two the one on the first seat."""
    record = await bot.record()
    snapshot = await bot.app.registry.snapshot(record.id)
    person = record.holders[min(snapshot.to_act())].person
    return next(name for name in ("Ada", "Boris") if person == bot.person(name))


def _offered(bot: RunningBot, who: str) -> Json:
    """The last move that somebody's newest hand offers; where there is none, the first step towards one."""
    for message in reversed(bot.seen(who)):
        offered = [each for each in controls(message) if each.get("custom_id", "").startswith(ENTRANCES)]
        moves = [each for each in offered if each["custom_id"].startswith("move:")]
        if offered:
            return moves[-1] if moves else offered[0]
    raise LookupError(f"{who} is offered nothing")


def _custom_id(interaction: Interaction) -> str:
    data: Mapping[str, object] = {**(interaction.data or {})}
    return str(data.get("custom_id", ""))


def told(files: list[str]) -> str:
    """The files as the page lists them, each with what it says of itself."""
    return "\n".join(f"{number}. `{name}` – {_first_line(ROOT / name)}" for number, name in enumerate(files, 1))


def listed(page: str) -> str:
    """The list that a page holds."""
    return page.partition(BEGIN)[2].partition(END)[0].strip()


def _first_line(path: Path) -> str:
    said = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return said.splitlines()[0]


def main() -> None:
    """Write the page again, its list from a trace."""
    files = asyncio.run(traced())
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    PAGE.write_text(f"{before}{BEGIN}\n\n{told(files)}\n\n{END}{rest.partition(END)[2]}", encoding="utf-8")
    sys.stdout.write(f"{len(files)} files\n")


if __name__ == "__main__":
    main()
