"""`python -m tests.bench [--check] [section …]`: measure, print, and with `--check` fail on a broken limit.

Each other module of this package with a function `run() -> list[Row]` is a section, named like its module.
`python -m tests.bench strength [game …]` measures more than its section's rows (`tests/bench/strength.py`).
"""

from __future__ import annotations

import argparse
import importlib
import pkgutil
import sys
from collections.abc import Callable
from pathlib import Path

from tests.bench import strength
from tests.bench.rows import Row, table


def sections() -> dict[str, Callable[[], list[Row]]]:
    """All sections by name."""
    names = sorted(found.name for found in pkgutil.iter_modules([str(Path(__file__).parent)]))
    modules = {name: importlib.import_module(f"tests.bench.{name}") for name in names if name != "__main__"}
    return {name: module.run for name, module in modules.items() if hasattr(module, "run")}


def main(arguments: list[str]) -> int:
    """Measure the sections asked for; 1 if a limit is broken and that was to be checked."""
    if arguments[:1] == ["strength"]:
        return strength.main(arguments[1:])
    known = sections()
    parser = argparse.ArgumentParser(prog="python -m tests.bench")
    parser.add_argument("sections", nargs="*", metavar="section", help=f"any of: {', '.join(known)}")
    parser.add_argument("--check", action="store_true", help="exit with status 1 if a limit is broken")
    asked = parser.parse_args(arguments)
    if unknown := set(asked.sections) - known.keys():
        parser.error(f"no such section: {', '.join(sorted(unknown))}")
    rows: list[Row] = []
    for name in asked.sections or known:
        print(f"measuring {name} …", file=sys.stderr, flush=True)
        rows += known[name]()
    print(table(rows))
    return int(asked.check and not all(row.holds for row in rows))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
