"""What is written on a picture of MIND MGMT."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engines.mind_mgmt.views import MindMgmtView
from renderers import mind_mgmt
from renderers.picture import Picture
from renderers.words import Words, words
from tests.renderers.pseudo import spied

Draw = Callable[[MindMgmtView, Words], Picture]


def laid(view: MindMgmtView, draw: Draw = mind_mgmt.board) -> set[str]:
    """The texts laid on a picture, line by line, in English."""
    with pytest.MonkeyPatch.context() as patch, spied(patch) as texts:
        draw(view, words("en"))
    return {each.text for each in texts}
