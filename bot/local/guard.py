"""Who may talk to the local Discord at all: this machine, by one of its own names."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from aiohttp import web

_NAMES = frozenset({"localhost", "127.0.0.1"})


@web.middleware
async def guard(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Answer 403 unless the Host header names the loopback interface, and the Origin, if there is one, that host.

    A page from elsewhere, another port of this machine too, thus reads and does nothing.
    """
    origins = request.headers.getall("Origin", [])
    hosts = request.headers.getall("Host", [])
    if len(hosts) == 1 and _is_local(f"//{hosts[0]}") and all(_is_of(origin, hosts[0]) for origin in origins):
        return await handler(request)
    return web.Response(status=403, text="The local Discord talks to this machine only.")


def _is_of(origin: str, host: str) -> bool:
    return origin.lower() == f"http://{host.lower()}"


def _is_local(address: str) -> bool:
    try:
        parts = urlsplit(address)
        parts.port  # noqa: B018
    except ValueError:
        return False
    bare = not (parts.path or parts.query or parts.fragment or "@" in parts.netloc)
    return bare and parts.hostname in _NAMES
