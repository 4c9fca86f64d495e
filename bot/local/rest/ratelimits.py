"""Discord's rate limits, off by default: buckets by route and channel or server, in real time."""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass

from bot.local.rest.faults import RateLimited

LIMIT = 5
PER_SECONDS = 5.0
GLOBAL_LIMIT = 50
_MAJOR = ("channel", "server", "token")


@dataclass(slots=True)
class _Bucket:
    opened_at: float
    used: int = 0


class RateLimits:
    """The buckets of one local Discord: 5 requests in 5 seconds each, 50 a second in total."""

    def __init__(self, enabled: bool) -> None:
        self._enabled = enabled
        self._buckets: dict[tuple[str, str], _Bucket] = {}

    def spend(self, method: str, template: str, params: dict[str, str]) -> dict[str, str]:
        """Count a request; the headers its answer carries. Raises RateLimited."""
        if not self._enabled:
            return {}
        name = hashlib.md5(f"{method} {template}".encode(), usedforsecurity=False).hexdigest()
        major = ":".join(params.get(key, "") for key in _MAJOR)
        if "/interactions/" not in template:
            self._count(("global", ""), GLOBAL_LIMIT, 1.0, is_global=True)
        left, reset_after = self._count((name, major), LIMIT, PER_SECONDS)
        return {
            "X-RateLimit-Limit": str(LIMIT),
            "X-RateLimit-Remaining": str(left),
            "X-RateLimit-Reset": f"{time.time() + reset_after:.3f}",
            "X-RateLimit-Reset-After": f"{reset_after:.3f}",
            "X-RateLimit-Bucket": name,
        }

    def _count(
        self, key: tuple[str, str], limit: int, seconds: float, *, is_global: bool = False
    ) -> tuple[int, float]:
        now = time.monotonic()
        bucket = self._buckets.get(key)
        if bucket is None or now >= bucket.opened_at + seconds:
            bucket = self._buckets[key] = _Bucket(now)
        reset_after = bucket.opened_at + seconds - now
        if bucket.used >= limit:
            raise RateLimited(reset_after, is_global=is_global, scope="global" if is_global else "user")
        bucket.used += 1
        return limit - bucket.used, reset_after
