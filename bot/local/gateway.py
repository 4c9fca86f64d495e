"""The gateway: a WebSocket per connected bot, sessions that outlive it, and the events they get."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections import deque

from aiohttp import WSMsgType, web

from bot.local.model import EPHEMERAL, PRIVATE_THREAD, Json, as_id
from bot.local.shards import Beginnings, Shard
from bot.local.world import wire
from bot.local.world.changes import WorldChange
from bot.local.world.permissions import reads, sees
from bot.local.world.world import World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE = 0, 1, 2, 3, 4
RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = 6, 7, 8, 9, 10, 11
HEARTBEAT_MS = 41_250
REPLAY_MOST = 5_000
LOST_SESSIONS_MOST = 4
UNKNOWN_OPCODE, DECODE_ERROR, NOT_IDENTIFIED, WRONG_TOKEN, IDENTIFIED_TWICE = 4001, 4002, 4003, 4004, 4005
TIMED_OUT, INVALID_SHARD, INVALID_INTENTS, DISALLOWED_INTENTS = 4009, 4010, 4013, 4014

GUILDS, GUILD_MEMBERS, MODERATION, SCHEDULED_EVENTS = 1 << 0, 1 << 1, 1 << 2, 1 << 16
GUILD_MESSAGES, GUILD_TYPING, DIRECT_MESSAGES, DIRECT_TYPING = 1 << 9, 1 << 11, 1 << 12, 1 << 14
MESSAGE_CONTENT = 1 << 15
PRIVILEGED = GUILD_MEMBERS | 1 << 8 | MESSAGE_CONTENT
KNOWN_INTENTS = (1 << 26) - 1
_OTHER_INTENTS = {
    "GUILD_SCHEDULED_EVENT_CREATE": SCHEDULED_EVENTS,
    "GUILD_SCHEDULED_EVENT_UPDATE": SCHEDULED_EVENTS,
    "GUILD_SCHEDULED_EVENT_DELETE": SCHEDULED_EVENTS,
    "GUILD_MEMBER_ADD": GUILD_MEMBERS,
    "GUILD_MEMBER_UPDATE": GUILD_MEMBERS,
    "GUILD_MEMBER_REMOVE": GUILD_MEMBERS,
    "GUILD_BAN_ADD": MODERATION,
}


class _Close(Exception):
    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class GatewaySession:
    """The events of one identified shard of a bot, whether it is connected at the moment or not."""

    def __init__(self, intents: int, shard: Shard) -> None:
        self.id = secrets.token_hex(16)
        self.intents, self.shard = intents, shard
        self.sequence = 0
        self.replay: deque[tuple[int, str]] = deque(maxlen=REPLAY_MOST)
        self.outbox: asyncio.Queue[str] | None = None

    def send(self, event: str, data: object) -> None:
        """Send the session its next event, or keep it for its return."""
        self.sequence += 1
        raw = json.dumps({"op": DISPATCH, "s": self.sequence, "t": event, "d": data})
        self.replay.append((self.sequence, raw))
        if self.outbox is not None:
            self.outbox.put_nowait(raw)

    def can_resume(self, sequence: int) -> bool:
        """Whether everything after this sequence number is still known."""
        first = self.replay[0][0] if self.replay else self.sequence + 1
        return first - 1 <= sequence <= self.sequence


class Gateway:
    """All sessions of one local Discord."""

    def __init__(self, world: World, token: str, base_url: str, beginnings: Beginnings) -> None:
        self._world = world
        self._token = token
        self._beginnings = beginnings
        self._url = base_url.replace("http", "ws", 1) + "/gateway"
        self._sessions: dict[str, GatewaySession] = {}
        self._sockets: dict[web.WebSocketResponse, GatewaySession | None] = {}
        self.refuses = False
        """Whether nobody can connect, as while Discord is down."""
        world.subscribe(self._dispatch)

    @property
    def has_session(self) -> bool:
        """Whether a bot is connected or may still resume."""
        return bool(self._sessions)

    @property
    def connected(self) -> bool:
        """Whether an identified bot is connected at this moment."""
        return any(session is not None for session in self._sockets.values())

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serve one connection to its end."""
        if self.refuses:
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse(max_msg_size=0, compress=False)
        await socket.prepare(request)
        self._sockets[socket] = None
        outbox: asyncio.Queue[str] = asyncio.Queue()
        writer = asyncio.create_task(_write(socket, outbox))
        _put(outbox, HELLO, {"heartbeat_interval": HEARTBEAT_MS})
        try:
            await self._listen(socket, outbox)
        except _Close as close:
            await socket.close(code=close.code, message=close.reason.encode())
        finally:
            writer.cancel()
            self._disconnected(socket, outbox)
        return socket

    async def drop(self, *, resumable: bool = True, shard: int | None = None) -> None:
        """Break every connection, or a shard's: by a request to reconnect, or with the loss of its session."""
        for socket, session in tuple(self._sockets.items()):
            if session is None or shard not in (None, session.shard.number):
                continue
            session.outbox = None
            if not resumable:
                self._sessions.pop(session.id, None)
            with contextlib.suppress(ConnectionError):
                op: Json = {"op": RECONNECT, "d": None} if resumable else {"op": INVALID, "d": False}
                await socket.send_str(json.dumps(op))

    async def cut(self, code: int = 4000) -> None:
        """Break every connection as a network does; by 4000 sessions can be resumed."""
        for socket, session in tuple(self._sockets.items()):
            if session is not None:
                session.outbox = None
            await socket.close(code=code)

    async def close(self) -> None:
        """End all connections."""
        for socket in tuple(self._sockets):
            await socket.close(code=1001)

    async def _listen(self, socket: web.WebSocketResponse, outbox: asyncio.Queue[str]) -> None:
        while True:
            try:
                frame = await socket.receive(timeout=HEARTBEAT_MS / 1000 * 2)
            except TimeoutError:
                raise _Close(TIMED_OUT, "Session timed out.") from None
            if frame.type is not WSMsgType.TEXT:
                self._forget_if_closed_for_good(socket, frame.data)
                return
            self._take(socket, outbox, _parsed(frame.data))

    def _forget_if_closed_for_good(self, socket: web.WebSocketResponse, code: object) -> None:
        session = self._sockets[socket]
        if session is not None and code in (1000, 1001):
            self._sessions.pop(session.id, None)

    def _disconnected(self, socket: web.WebSocketResponse, outbox: asyncio.Queue[str]) -> None:
        session = self._sockets.pop(socket)
        if session is not None and session.outbox is outbox:
            session.outbox = None
        self._world.announce(WorldChange("gateway", payload={"connected": self.connected}))

    def _take(self, socket: web.WebSocketResponse, outbox: asyncio.Queue[str], payload: Json) -> None:
        op: int = payload["op"]
        data: object = payload.get("d")
        if op == HEARTBEAT:
            _put(outbox, ACK, None)
        elif op == IDENTIFY:
            self._identify(socket, outbox, data)
        elif op == RESUME:
            self._resume(socket, outbox, data)
        elif self._sockets[socket] is None:
            raise _Close(NOT_IDENTIFIED, "Not authenticated.")
        elif op == MEMBERS and isinstance(data, dict):
            self._members(socket, data)
        elif op not in (PRESENCE, VOICE):
            raise _Close(UNKNOWN_OPCODE, "Unknown opcode.")

    def _identify(self, socket: web.WebSocketResponse, outbox: asyncio.Queue[str], data: object) -> None:
        if self._sockets[socket] is not None:
            raise _Close(IDENTIFIED_TWICE, "Already authenticated.")
        identity = self._checked(data)
        intents, shard = identity.get("intents"), _shard(identity)
        if not isinstance(intents, int) or isinstance(intents, bool) or intents & ~KNOWN_INTENTS:
            raise _Close(INVALID_INTENTS, "Invalid intent(s).")
        if intents & PRIVILEGED:
            raise _Close(DISALLOWED_INTENTS, "Disallowed intent(s).")
        if not self._beginnings.may_begin(shard, self._world.clock.now()):
            _put(outbox, INVALID, False)
            return
        self._forget_lost_sessions()
        session = GatewaySession(intents, shard)
        self._sessions[session.id] = session
        self._attach(socket, outbox, session)
        self._greet(session)

    def _forget_lost_sessions(self) -> None:
        lost: dict[Shard, list[str]] = {}
        for session in self._sessions.values():
            if session.outbox is None:
                lost.setdefault(session.shard, []).append(session.id)
        for ids in lost.values():
            for each in ids[:-LOST_SESSIONS_MOST]:
                del self._sessions[each]

    def _checked(self, data: object) -> Json:
        if not isinstance(data, dict) or data.get("token") not in (self._token, f"Bot {self._token}"):
            raise _Close(WRONG_TOKEN, "Authentication failed.")
        return data

    def _greet(self, session: GatewaySession) -> None:
        world = self._world
        mine = [s for s in world.servers.values() if world.bot_id in s.members and session.shard.has(s.id)]
        session.send(
            "READY",
            {
                "v": 10,
                "user": world.bot,
                "guilds": [{"id": str(server.id), "unavailable": True} for server in mine],
                "session_id": session.id,
                "shard": [session.shard.number, session.shard.count],
                "resume_gateway_url": self._url,
                "application": {"id": str(world.bot_id), "flags": 0},
            },
        )
        if session.intents & GUILDS:
            for server in mine:
                session.send("GUILD_CREATE", {**wire.server_created(world, server), "unavailable": False})

    def _resume(self, socket: web.WebSocketResponse, outbox: asyncio.Queue[str], data: object) -> None:
        resumed = self._checked(data)
        session = self._sessions.get(str(resumed.get("session_id")))
        sequence = resumed.get("seq")
        if session is None or not isinstance(sequence, int) or not session.can_resume(sequence):
            _put(outbox, INVALID, False)
            return
        for number, raw in session.replay:
            if number > sequence:
                outbox.put_nowait(raw)
        self._attach(socket, outbox, session)
        session.send("RESUMED", {})

    def _attach(self, socket: web.WebSocketResponse, outbox: asyncio.Queue[str], session: GatewaySession) -> None:
        self._sockets[socket] = session
        session.outbox = outbox
        self._world.announce(WorldChange("gateway", payload={"connected": True}))

    def _members(self, socket: web.WebSocketResponse, data: Json) -> None:
        session = self._sockets[socket]
        server = self._world.servers.get(_id(data.get("guild_id")))
        if session is None or server is None:
            return
        wanted = data.get("user_ids")
        keys = [_id(key) for key in (wanted if isinstance(wanted, list) else [wanted] if wanted else [])]
        query = str(data.get("query") or "").lower()
        named = [k for k, m in server.members.items() if query and m["user"]["username"].startswith(query)]
        found = [server.members[key] for key in (*keys, *named) if key in server.members]
        chunk = {"guild_id": str(server.id), "members": found, "chunk_index": 0, "chunk_count": 1}
        missing = [str(key) for key in keys if key not in server.members]
        session.send("GUILD_MEMBERS_CHUNK", {**chunk, "not_found": missing, "nonce": data.get("nonce")})

    def _dispatch(self, change: WorldChange) -> None:
        if change.event is None or not self._reaches_bot(change):
            return
        payload = change.payload
        if change.event.startswith("MESSAGE_") and "author" in payload:
            payload = wire.without_content(self._world, payload)
        for session in self._sessions.values():
            needed = GUILDS if _is_own(change, self._world.bot_id) else _intent(change)
            if session.intents & needed == needed and session.shard.has(change.server):
                session.send(change.event, payload)

    def _reaches_bot(self, change: WorldChange) -> bool:
        if change.server is not None and change.event != "GUILD_DELETE":
            server = self._world.servers[change.server]
            if self._world.bot_id not in server.members:
                return False
        if change.channel is None or change.event == "INTERACTION_CREATE":
            return True
        channel = self._world.channels.get(change.channel)
        if change.kind == "channel":
            return (
                channel is None or channel["type"] != PRIVATE_THREAD or sees(self._world, channel, self._world.bot_id)
            )
        private = bool(change.only_for) or bool(change.payload.get("flags", 0) & EPHEMERAL)
        return channel is not None and (private or reads(self._world, channel, self._world.bot_id))


def _is_own(change: WorldChange, bot: int) -> bool:
    """Whether the bot itself has changed as a member, which it is told whatever its intents."""
    return change.event == "GUILD_MEMBER_UPDATE" and change.payload["user"]["id"] == str(bot)


def _intent(change: WorldChange) -> int:
    event = change.event or ""
    if event == "INTERACTION_CREATE":
        return 0
    private = change.server is None or change.only_for is not None
    if event.startswith("MESSAGE_"):
        return DIRECT_MESSAGES if private else GUILD_MESSAGES
    if event == "TYPING_START":
        return DIRECT_TYPING if private else GUILD_TYPING
    return _OTHER_INTENTS.get(event, GUILDS)


async def _write(socket: web.WebSocketResponse, outbox: asyncio.Queue[str]) -> None:
    with contextlib.suppress(ConnectionError):
        while True:
            await socket.send_str(await outbox.get())


def _put(outbox: asyncio.Queue[str], op: int, data: object) -> None:
    outbox.put_nowait(json.dumps({"op": op, "d": data}))


def _shard(identity: Json) -> Shard:
    try:
        return Shard.asked_for(identity.get("shard"))
    except ValueError:
        raise _Close(INVALID_SHARD, "Invalid shard.") from None


def _id(value: object) -> int:
    found = as_id(value)
    if found is None:
        raise _Close(DECODE_ERROR, "Error while decoding payload.")
    return found


def _parsed(text: str) -> Json:
    try:
        payload = json.loads(text)
    except (ValueError, RecursionError):
        payload = None
    if not isinstance(payload, dict) or not isinstance(payload.get("op"), int):
        raise _Close(DECODE_ERROR, "Error while decoding payload.")
    return payload
