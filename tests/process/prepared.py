"""A process that has imported the bot: each start that is asked of it is a fork, without the price of the imports.

A fork is a process of its own in all that tests look at: its sockets, files, signals and status. `serve` is run in a
fresh interpreter by `tests/process/forks.py`, which asks by messages over a socket.
"""

from __future__ import annotations

import faulthandler
import gc
import json
import os
import select
import signal
import socket
import sys
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any
from unittest.mock import patch

OURS = ("bot.", "engines.", "renderers.")
MOVES = 12
LARGEST = 1 << 16
"""The bytes of a request at most."""


def serve(control: int) -> None:
    """Fork for each request until the other end is closed; returns, or raises SystemExit, in the forks alone."""
    _load()
    channel = socket.socket(fileno=control)
    ended, wake = os.pipe()
    os.set_blocking(wake, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(wake)
    told: dict[int, int] = {}
    heard: list[Any] = [channel, ended]
    while True:
        ready, _, _ = select.select(heard, [], [])
        if ended in ready:
            os.read(ended, 4096)
            _reap(told)
        if channel not in ready:
            continue
        request, files, _, _ = socket.recv_fds(channel, LARGEST, 3)
        if not request:
            _end(told)
        out, err, status = files
        pid = os.fork()
        if not pid:
            for file in (ended, wake, status, *told.values()):
                os.close(file)
            channel.close()
            _become(json.loads(request), out, err)
            return
        told[pid] = status
        os.close(out)
        os.close(err)
        channel.send(str(pid).encode())


def _load() -> None:
    """What `python -m bot` imports, and what a start imports later."""
    gc.disable()
    import alembic.command  # noqa: F401, PLC0415

    from bot.basics.garbage import spare_loaded  # noqa: PLC0415
    from bot.starting import main  # noqa: F401, PLC0415
    from engines import GAMES  # noqa: PLC0415
    from renderers.registry import renderer  # noqa: PLC0415

    for game in GAMES:
        renderer(game)
    _play()
    spare_loaded()


def _play() -> None:
    """Play some of the game that the process tests play, so that no fork draws its sprites or builds its models."""
    from engines import GAMES  # noqa: PLC0415
    from engines.core.chance import Chance  # noqa: PLC0415
    from renderers.registry import renderer  # noqa: PLC0415
    from renderers.words import words  # noqa: PLC0415

    game, chance = GAMES["agent_avenue"], Chance(bytes(32))
    state = game.setup(game.options(), 2, chance)
    for _ in range(MOVES):
        for seat in (None, 0, 1):
            for locale in ("en", "cs"):
                view = game.view(state, seat)
                renderer(game.id).board(view, words(locale))
                if seat is not None:
                    renderer(game.id).hand(view, words(locale))
        seat = min(game.to_act(state))
        move = chance.choice(game.legal(state, seat))
        game.moves.validate_json(game.moves.dump_json(move))
        for event in game.apply(state, seat, move, chance):
            game.events.validate_json(game.events.dump_json(event))
        game.load(game.dump(state), game.version)


def _reap(told: dict[int, int]) -> None:
    """Tell the status of the forks that have ended: as of subprocesses, less than nothing for a signal."""
    for pid in tuple(told):
        done, how = os.waitpid(pid, os.WNOHANG)
        if done:
            status = told.pop(pid)
            os.write(status, str(os.waitstatus_to_exitcode(how)).encode())
            os.close(status)


def _end(told: dict[int, int]) -> None:
    """Nobody asks any more: leave no fork behind."""
    for pid in told:
        os.kill(pid, signal.SIGKILL)
    os._exit(0)


def _become(request: dict[str, object], out: int, err: int) -> None:
    """Be a bot that was started in this folder, with this environment and these files, until it ends."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    for file, number in ((os.open(os.devnull, os.O_RDONLY), 0), (out, 1), (err, 2)):
        os.dup2(file, number)
        os.close(file)
    os.chdir(str(request["folder"]))
    os.umask(int(str(request["umask"])))
    os.environ.clear()
    os.environ.update(dict(request["environment"]))  # type: ignore[call-overload]
    faulthandler.enable()
    from bot.running import built  # noqa: PLC0415
    from bot.starting import main  # noqa: PLC0415

    if request["data"] is not None:
        _read_from(Path(str(request["data"])))
    if not request["spawns"]:
        patch("bot.starting.built", partial(built, program_pool=_forked_workers())).start()
    patch("bot.app.icons_of", return_value=()).start()
    main()


def _read_from(data: Path) -> None:
    """Read all data files anew from another folder, but those that are read as they are imported."""
    from engines.core.data import DATA  # noqa: PLC0415

    for module in tuple(sys.modules.values()):
        for name in ("DATA", "TEXTS", "FONTS"):
            path = vars(module).get(name)
            if isinstance(path, Path) and path.is_relative_to(DATA):
                setattr(module, name, data / path.relative_to(DATA))
        for each in tuple(vars(module).values()):
            if getattr(each, "__module__", None) == module.__name__ and module.__name__.startswith(OURS):
                getattr(each, "cache_clear", int)()


def _forked_workers() -> Callable[[], Executor]:
    """The computer players' first workers as forks too, made before there are threads; further ones as always."""
    from bot.programs import choosing  # noqa: PLC0415
    from bot.programs.workers import processes  # noqa: PLC0415

    pool = ProcessPoolExecutor(1, mp_context=get_context("fork"), initializer=choosing.begin)
    pool.submit(choosing.ready)
    pools = [pool]
    return lambda: pools.pop() if pools else processes()
