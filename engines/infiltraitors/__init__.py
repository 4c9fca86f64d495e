"""Infiltraitors: agents hunt suspects together; each holds one that only they can see, and clues alone may speak."""

from engines.infiltraitors.game import INFILTRAITORS

__all__ = ["INFILTRAITORS"]
