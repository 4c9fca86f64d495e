"""A greedy player for each game, a module named like its folder in `engines`.

`choose` takes what gains most at once by what the game itself shows; it plans nothing and remembers nothing.
"""
