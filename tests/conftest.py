"""In which order the tests are run, and which of them by one process, where several share the work (pytest-xdist)."""

from __future__ import annotations

import gc
import os
from functools import cache

import hypothesis
import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

from tests.support.deals import deals
from tests.support.runs import begin_run

FIRST = ("process/test_kill.py", "process/", "browser/", "engines/mind_mgmt/", "contract/")
"""What takes longest comes first, so that no process is left with it in the end."""

TIMEOUTS_S = {"long": 7200, "process": 900}
"""What may take longer than an ordinary test before it counts as hung; on a quiet machine a tenth is enough."""

gc.disable()

SAMPLES = ("tests/renderers/test_pictures.py", "tests/renderers/test_golden.py")
"""What looks at every sample's picture."""


class Sharing(LoadScopeScheduling):  # type: ignore[misc]
    """Hands out the tests group by group, in our order."""

    def _split_scope(self, nodeid: str) -> str:
        return group(nodeid)


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--deal NAME`: other deals than the ordinary ones, the same for the same name."""
    parser.addoption("--deal", default="", help="deal other cards, and other examples, than in the ordinary run")


def pytest_configure(config: pytest.Config) -> None:
    """Keep our order of the tests, deal what was asked for, let processes that tests start find compiled code."""
    config.option.loadscopereorder = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    begin_run()
    deals.name = config.option.deal
    hypothesis.settings.register_profile("ours", database=None, derandomize=not deals.name)
    hypothesis.settings.load_profile("ours")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """What is dealt in a test follows from its name."""
    deals.begin(item.nodeid)


def pytest_collection_finish() -> None:
    """What has been loaded and collected stays: looking through it for garbage took a tenth of the run."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000)
    gc.enable()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One process more than there are cores: now and then one waits for the browser or for a bot's process."""
    return 1 + (len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Sharing | None:
    """Share the tests by groups, unless something else is wished for."""
    return Sharing(config, log) if config.option.dist == "load" else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests first, those of a group one after the other; each with the time that its kind may take."""
    found = {name: number for number, name in enumerate(dict.fromkeys(group(item.nodeid) for item in items))}
    items.sort(key=lambda item: (_rank(item.nodeid.partition("::")[0]), found[group(item.nodeid)]))
    for item in items:
        kind = "long" if item.get_closest_marker("long") else group(item.nodeid)
        if kind in TIMEOUTS_S:
            item.add_marker(pytest.mark.timeout(TIMEOUTS_S[kind]), append=False)


@cache
def group(nodeid: str) -> str:
    """Tests that are run by one worker, one after the other.

    They share what is dear to make: in the browser, of MIND MGMT's rules (whole games between programs), of one table
    of the contract, of all samples, or of a file. Those of the contract that are held for a whole game share other
    processes, and are one group. Those that start a bot as a process are one group, so that no two of them run beside
    each other. Those of the soak take long: each is a group.
    """
    file, _, test = nodeid.partition("::")
    for room in ("process", "browser", "engines/mind_mgmt"):
        if f"/{room}/" in file:
            return room
    if file in SAMPLES:
        return "samples"
    if "/soak/" in file:
        return nodeid
    table = test.partition("[")[2]
    return f"contract[{table if '=' in table else 'games]'}" if "/contract/" in file else file


@cache
def _rank(file: str) -> int:
    return next((rank for rank, first in enumerate(FIRST) if f"tests/{first}" in file), len(FIRST))
