"""A table of any game: the session as a shared async state machine, its plans, its clocks and its journal."""
