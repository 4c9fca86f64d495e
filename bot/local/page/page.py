"""Serving the page of the local Discord: its files, its questions, what is done on it, and events."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import web
from pydantic import ValidationError

from bot.local.client.clients import Clients
from bot.local.errors import ApiError, ClientRefused, InteractionFailed
from bot.local.page.deeds import perform, read_deed
from bot.local.page.events import Hub, serve_events
from bot.local.page.views import MessageRange, find_channel, find_person, messages_view, world_view

FOLDER = Path(__file__).with_name("static")
EMOJI = Path(__file__).resolve().parents[3] / "data" / "fonts" / "emoji.ttf"
POLICY = (
    "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'self';"
    " require-trusted-types-for 'script'"
)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def add_page(app: web.Application, people: Clients) -> None:
    """Let `app` serve the page on which people act in this local Discord."""
    page = _Page(people)
    app.router.add_get("/", page.index)
    app.router.add_get("/static/emoji.ttf", page.emoji)
    app.router.add_static("/static/", FOLDER)
    app.router.add_get("/ui/world", _said(page.world))
    app.router.add_get("/ui/messages", _said(page.messages))
    app.router.add_post("/ui/act", _said(page.act))
    app.router.add_get("/ui/events", _said(page.events))
    app.on_response_prepare.append(_protect)
    app.on_shutdown.append(page.close)


class _Page:
    def __init__(self, people: Clients) -> None:
        self._people = people
        self._world = people.world
        self._hub = Hub(people.world)
        self._index = _index()

    async def index(self, _: web.Request) -> web.StreamResponse:
        return web.Response(text=self._index, content_type="text/html")

    async def emoji(self, _: web.Request) -> web.StreamResponse:
        return web.FileResponse(EMOJI)

    async def world(self, request: web.Request) -> web.StreamResponse:
        person = find_person(self._world, request.query.get("person"))
        return web.json_response(world_view(self._world, person))

    async def messages(self, request: web.Request) -> web.StreamResponse:
        person = find_person(self._world, request.query.get("person"))
        channel = find_channel(self._world, person, request.query.get("channel"))
        wanted = MessageRange.model_validate(dict(request.query))
        return web.json_response({**messages_view(self._world, person, channel, wanted), "seq": self._hub.sequence})

    async def act(self, request: web.Request) -> web.StreamResponse:
        deed = read_deed(await request.read())
        return web.json_response(await perform(self._people, deed))

    async def events(self, request: web.Request) -> web.StreamResponse:
        person = find_person(self._world, request.query.get("person"))
        return await serve_events(request, self._hub, person)

    async def close(self, _: web.Application) -> None:
        self._hub.close()


def _index() -> str:
    modules = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.glob("js/**/*.js"))
    early = "".join(f'<link rel="modulepreload" href="/static/{module}">\n' for module in modules)
    return (FOLDER / "index.html").read_text("utf-8").replace("</head>", f"{early}</head>")


def _said(handler: Handler) -> Handler:
    async def answer(request: web.Request) -> web.StreamResponse:
        try:
            return await handler(request)
        except InteractionFailed as failed:
            return _refusal(504, str(failed))
        except ValidationError as invalid:
            return _refusal(400, _first_fault(invalid))
        except LookupError as unknown:
            return _refusal(404, str(unknown))
        except (ClientRefused, ApiError) as refused:
            return _refusal(409, _sentence(str(getattr(refused, "message", refused))))

    return answer


def _refusal(status: int, message: str) -> web.Response:
    return web.json_response({"error": message}, status=status)


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:].removesuffix('.')}."


def _first_fault(invalid: ValidationError) -> str:
    fault = invalid.errors(include_url=False, include_context=False)[0]
    place = ".".join(str(part) for part in fault["loc"])
    return f"{place}: {fault['msg']}" if place else str(fault["msg"])


async def _protect(request: web.Request, response: web.StreamResponse) -> None:
    if request.path == "/" or request.path.startswith("/static/"):
        response.headers["Content-Security-Policy"] = POLICY
        response.headers["Cache-Control"] = "no-cache"
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Referrer-Policy"] = "no-referrer"
