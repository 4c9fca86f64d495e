"""The old place of `by_kind`."""

from __future__ import annotations

from engines.core.codec import by_kind

__all__ = ["by_kind"]
