"""Discord's own description of its HTTP API, and what is held to it."""
