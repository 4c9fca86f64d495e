"""The table that a game is played at: its session, the plans that change it, its clocks, record and journal."""
