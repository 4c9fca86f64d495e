"""Small functions, small files."""

from __future__ import annotations

from statistics import median

from tests.codebase.sources import ROOMS, ROOT, functions, python_files


def test_functions_are_small() -> None:
    lengths = [length for path in python_files(*ROOMS) for _, length in functions(path)]
    assert 3 <= median(lengths) <= 11
    assert sum(length < 40 for length in lengths) >= 0.9 * len(lengths)


def test_no_function_is_huge() -> None:
    long = [
        f"{path.relative_to(ROOT)}: {name} has {length} lines"
        for path in python_files(*ROOMS)
        for name, length in functions(path)
        if length > 60
    ]
    assert long == []


def test_files_are_small() -> None:
    lines = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in python_files(*ROOMS, "tests")}
    assert [f"{path.relative_to(ROOT)}: {count} lines" for path, count in lines.items() if count >= 500] == []
