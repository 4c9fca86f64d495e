"""SHIFT: packages that each side opens, and what their modules add to a full game (MM-50 to MM-54, MS-…)."""
