"""The codes by which finished games can be replayed."""

from __future__ import annotations

import base64
import hashlib

from engines.table.record import Record

LETTERS = 10
_READABLE = str.maketrans("ILOU", "1100")
"""Letters that are taken for others, by those that they are taken for."""
_OURS = str.maketrans("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", "0123456789ABCDEFGHJKMNPQRSTVWXYZ")


def replay_code(record: Record) -> str | None:
    """The code of a finished game, ten letters and digits; None where its people did not want to share it.

    Nobody can reckon it from anything that they are shown: it hangs on the table's salt.
    """
    if not record.shared or record.status != "finished":
        return None
    digest = hashlib.sha256(b"replay" + record.salt + str(record.id).encode()).digest()
    return base64.b32encode(digest).decode().translate(_OURS)[:LETTERS]


def shown(code: str) -> str:
    """A code as people read it."""
    return f"{code[: LETTERS // 2]}-{code[LETTERS // 2 :]}"


def typed(written: str) -> str:
    """The code that somebody means: without blanks and dashes, letters that look like digits taken for them."""
    return "".join(each for each in written.upper() if each.isalnum()).translate(_READABLE)
