"""What time does to tables: the ticker that watches deadlines, and the heartbeat that tells of downtime."""
