"""How computers appear at a table: the spies as whom they play, and how well."""
