"""What time does to tables: the ticker that watches deadlines, and the steps for somebody who is late."""
