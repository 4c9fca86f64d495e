"""Frozen older programs and plain players, a module for each game that has some, named like its folder in `engines`.

`RIVALS` names them: functions of view, legal moves and chance.
"""
