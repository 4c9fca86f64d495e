"""How the program's nets are made: games against itself, its earlier selves and players of simple styles."""
