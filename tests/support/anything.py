"""Sessions, snapshots and publications of some game, for tests that know which one and look into its state."""

from __future__ import annotations

from typing import Any, TypeAlias

from engines.table.changes import Publication
from engines.table.session import Session
from engines.table.snapshot import Snapshot

AnySession: TypeAlias = Session[Any, Any, Any, Any, Any]
AnyPublication: TypeAlias = Publication[Any, Any, Any, Any, Any]
AnySnapshot: TypeAlias = Snapshot[Any, Any, Any, Any, Any]
