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

from bot.delivery import Result
from bot.delivery.delivery import Interaction
from bot.local.model import Json
from bot.panels.layout import Panel
from tests.support.bot import RunningBot, controls, running_bot

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "one_click.md"
ROOMS = ("bot", "engines", "renderers")
CARRIED_OUT = "Session._carry_out"
"""The task in which a session carries a change out on behalf of the click that waits for it."""

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
    """The files that a click on two cards of Agent Avenue enters, after others like it, until it is answered."""
    trace = Trace()
    with tracing(trace):
        async with running_bot() as bot:
            await _begin(bot)
            for _ in range(3):
                await _play(bot)
            _watch(bot, trace)
            await _play(bot)
    return [*trace.files]


async def _begin(bot: RunningBot) -> None:
    await bot.slash("Ada", "play", game="agent_avenue")
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

    async def answering(interaction: Interaction, panel: Panel) -> Result:
        result = await answer(interaction, panel)
        trace.click = None
        return result

    assert front is not None
    bot.app.client.on_interaction = entering
    bot.app.delivery.answer = answering  # type: ignore[method-assign]


async def _play(bot: RunningBot) -> None:
    """Press on until the seat that is asked has moved."""
    record = await bot.record()
    snapshot = await bot.app.registry.snapshot(record.id)
    seat = min(snapshot.to_act())
    who = next(name for name in ("Ada", "Boris") if record.holders[seat].person == bot.person(name))
    moved = False
    while not moved:
        choice = next(
            each
            for message in reversed(bot.seen(who))
            for each in controls(message)
            if _is_choice(each, "move:", "focus:")
        )
        moved = _is_choice(choice, "move:")
        await bot.press(who, choice["label"])
        await bot.app.outbox.idle()


def _custom_id(interaction: Interaction) -> str:
    data: Mapping[str, object] = {**(interaction.data or {})}
    return str(data.get("custom_id", ""))


def _is_choice(control: Json, *entrances: str) -> bool:
    identifier: str = control.get("custom_id", "")
    return identifier.startswith(entrances) and not identifier.endswith("aside")


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
    """Write the page anew, its list from a trace."""
    files = asyncio.run(traced())
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    PAGE.write_text(f"{before}{BEGIN}\n\n{told(files)}\n\n{END}{rest.partition(END)[2]}", encoding="utf-8")
    sys.stdout.write(f"{len(files)} files\n")


if __name__ == "__main__":
    main()
