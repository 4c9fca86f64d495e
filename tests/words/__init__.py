"""A language to leaf through: messages beside their English, pictures, panels on the way through each game."""
