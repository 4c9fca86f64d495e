"""Agents: T.H.E. Plan in pictures: board, hand, ways, closing, guide, cover, and the board in words."""
