"""Wink: find your accomplices by their glances, and catch the others at theirs."""

from engines.wink.game import WINK

__all__ = ["WINK"]
