"""Calls: what invites people to a table or tells them of one, beside the pings of their own turns."""
