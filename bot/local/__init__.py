"""The local Discord: a stand-in for Discord on the loopback interface.

`server.LocalDiscord` starts it, `world.World` is what it knows, `people.People` is what people do on it,
`repoint.point_discord_py_at` leads the unmodified discord.py there. It knows nothing of the games.
"""
