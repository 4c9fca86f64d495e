"""Ratings: how well people play, by server, game and, where sides are unlike, side."""
