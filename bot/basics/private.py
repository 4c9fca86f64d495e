"""Files that only their owner may read: they hold hands, seeds and what people write to each other."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

FOLDER, FILE = 0o700, 0o600
OTHERS = 0o077
"""What a file's mode must not allow, and a process's mask takes away."""


def private_folder(path: Path) -> None:
    """Make a folder and those above it that are missing, for their owner alone; one that exists stays as it is."""
    if not path.is_dir():
        private_folder(path.parent)
        path.mkdir(mode=FOLDER, exist_ok=True)


def private_file(path: Path) -> None:
    """Make an empty file for its owner alone, or take an existing one away from others."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE))
    except FileExistsError:
        # Never opened: closing it would give up the locks that this process has on it.
        keep_private(path, FILE)


def keep_private(path: Path, mode: int) -> None:
    """Take a file or folder away from others, where it exists and belongs to this user."""
    with suppress(FileNotFoundError, PermissionError):
        if path.stat().st_mode & OTHERS:
            path.chmod(mode)
