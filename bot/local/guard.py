"""Access to the local Discord: from this machine only, by one of its loopback names."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from aiohttp import web

_NAMES = frozenset({"localhost", "127.0.0.1"})


@web.middleware
async def guard(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Answer 403 if the Host header is not the loopback interface, or an Origin header is not that host.

    So a page from elsewhere, even from another port of this machine, can neither read nor do anything.
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
