"""The local Discord: a stand-in for Discord on the loopback interface.

`server.LocalDiscord` starts it, `world.world.World` is what it knows, `client.clients.Clients` what people do on it,
and `repoint.point_discord_py_at` leads the unmodified discord.py there. Bots reach it by `rest` and `gateway`, people
by `page`; `limits` says what Discord refuses. It knows nothing of the games.
"""
