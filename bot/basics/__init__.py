"""What every room uses and what needs no table: time, chance, lanes, caches, errors."""
