"""The ways to the coach: what somebody could have known, and hints."""
