"""The computer agent, which plays from its view alone (IN-10, IN-29)."""
