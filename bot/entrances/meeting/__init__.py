"""The ways to find people to play with, and to be left alone by others."""
