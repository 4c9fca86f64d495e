"""The ways to what is over: profiles, finished games and their replays, leaderboards."""
