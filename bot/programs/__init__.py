"""Computer players: when they are woken, what they have said already, and the workers they think in."""
