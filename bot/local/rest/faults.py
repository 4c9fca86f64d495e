"""Faults on demand: failing answers, held requests, broken connections."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from bot.local.errors import ApiError

FaultError = int | Literal["reset"]


class RateLimited(Exception):
    """The request is answered with 429."""

    def __init__(self, retry_after: float, *, is_global: bool = False, scope: str = "user") -> None:
        super().__init__(f"retry after {retry_after} s")
        self.retry_after = retry_after
        self.is_global = is_global
        self.scope = scope


class ServerFailure(Exception):
    """The request is answered with a 5xx without JSON."""

    def __init__(self, status: int) -> None:
        super().__init__(str(status))
        self.status = status


class Reset(Exception):
    """The connection breaks without an answer."""


@dataclass(slots=True, eq=False)
class Gate:
    """Holds requests: `arrived` is set when the first one waits, `open` lets all of them pass."""

    arrived: asyncio.Event = field(default_factory=asyncio.Event)
    _opened: asyncio.Event = field(default_factory=asyncio.Event)

    def open(self) -> None:
        """Let every request pass, now and later."""
        self._opened.set()

    async def pass_through(self) -> None:
        """Wait until the gate is open."""
        self.arrived.set()
        await self._opened.wait()


@dataclass(slots=True, eq=False)
class Fault:
    """A fault for certain requests; `hits` counts the requests it has met."""

    method: str
    route: str
    times: int
    after: int
    handled: bool
    strike: Callable[[], None] | None
    gate: Gate | None = None
    hits: int = 0

    def meets(self, method: str, path: str) -> bool:
        """Whether the fault strikes this request; counts requests that are let pass first, and hits."""
        if self.hits >= self.times or self.method not in ("*", method) or not _fits(self.route, path):
            return False
        if self.after > 0:
            self.after -= 1
            return False
        self.hits += 1
        return True


class Faults:
    """The faults of one local Discord.

    Routes are written as in Discord's documentation, below `/api/v10`: "/channels/{channel}/messages"; `*` or
    anything in braces stands for one segment, `**` at the end for any rest.
    """

    def __init__(self) -> None:
        self._faults: list[Fault] = []

    def add(
        self,
        *,
        error: FaultError,
        method: str = "*",
        route: str = "/**",
        times: int = 1,
        after: int = 0,
        handled: bool = False,
        retry_after: float = 0.01,
        is_global: bool = False,
    ) -> Fault:
        """Let the next `times` such requests fail, once `after` of them have passed.

        `error` is an HTTP status (429, 500, 502, 503 …), one of Discord's JSON codes (10008 …) or "reset". With
        `handled` the request is carried out and only its answer is lost.
        """

        def strike() -> None:
            raise _exception(error, retry_after, is_global)

        return self._put(Fault(method, route, times, after, handled, strike))

    def hold(self, *, method: str = "*", route: str = "/**", times: int = 1, after: int = 0) -> Gate:
        """Hold the next `times` such requests before they are carried out; opening the gate lets them go on."""
        gate = Gate()
        self._put(Fault(method, route, times, after, False, None, gate))
        return gate

    def clear(self) -> None:
        """Remove all faults and let held requests pass."""
        for fault in self._faults:
            if fault.gate is not None:
                fault.gate.open()
        self._faults.clear()

    def _put(self, fault: Fault) -> Fault:
        self._faults.append(fault)
        return fault

    async def meet(self, method: str, path: str) -> Callable[[], None] | None:
        """Raise or delay as the faults for this request say.

        What is returned must be called after the request has been carried out.
        """
        for fault in self._faults:
            if not fault.meets(method, path):
                continue
            if fault.gate is not None:
                await fault.gate.pass_through()
            elif fault.handled:
                return fault.strike
            elif fault.strike is not None:
                fault.strike()
        return None


def _exception(error: FaultError, retry_after: float, is_global: bool) -> Exception:
    if error == "reset":
        return Reset("connection reset")
    if error == 429:
        return RateLimited(retry_after, is_global=is_global, scope="global" if is_global else "user")
    return ServerFailure(error) if error < 1000 else ApiError(error)


def _fits(route: str, path: str) -> bool:
    wanted, given = route.strip("/").split("/"), path.strip("/").split("/")
    if wanted[-1] == "**":
        wanted, given = wanted[:-1], given[: len(wanted) - 1]
    same_length = len(wanted) == len(given)
    return same_length and all(w == "*" or w.startswith("{") or w == g for w, g in zip(wanted, given, strict=True))
