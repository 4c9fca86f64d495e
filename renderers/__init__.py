"""Pictures and words drawn from views."""
