"""What a viewer can be sure that unknown suspects are not, from the view alone (IN-31)."""

from __future__ import annotations

from engines.infiltraitors.cards import Mask, cards_of, codes_in
from engines.infiltraitors.crossing import identities, told_apart
from engines.infiltraitors.knowledge import cards_mask, visible
from engines.infiltraitors.views import InfiltraitorsView, SuspectView


def crossing_by_viewer(view: InfiltraitorsView) -> InfiltraitorsView:
    """The view with all crossed out that the viewer's own knowledge excludes, where the table crosses out (IN-31)."""
    if not view.crossing_out:
        return view
    seen = told_apart(view.mission, visible(view) | cards_mask(view.shown) | cards_mask(view.seen))
    seen &= identities(view.mission)
    suspects = tuple(_without(suspect, seen) for suspect in view.suspects)
    key = None if view.key is None else _without(view.key, seen)
    return view.model_copy(update={"suspects": suspects, "key": key})


def _without(suspect: SuspectView, seen: Mask) -> SuspectView:
    """The suspect with these cards crossed out too, if the viewer doesn't know what it is."""
    if suspect.identity is not None or suspect.crossed is None:
        return suspect
    return suspect.model_copy(update={"crossed": cards_of(codes_in(cards_mask(suspect.crossed) | seen))})
