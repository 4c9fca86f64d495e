"""The computer agent: what it thinks of its view, and what it does."""
