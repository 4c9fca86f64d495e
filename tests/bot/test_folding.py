"""What people type finds what is written, in every language."""

from __future__ import annotations

import pytest

from bot.basics.folding import folded


@pytest.mark.parametrize(
    ("written", "typed"),
    [
        ("Ещё одна улика", "еще одна"),
        ("памʼятка й пам’ятка", "памятка и пам'ятка"),
        ("Ґрунт, її", "грунт, іі"),
        ("„Łódź”", "lodz"),
        ("Größe und Straßenbahn", "grosse und strassenbahn"),
        ("«\N{NO-BREAK SPACE}L’œuf\N{NO-BREAK SPACE}»", "l'oeuf"),
        ("¿Qué pasó?", "que paso?"),
        ("a főhadiszállás ű", "fohadiszallas u"),
        ("foto’s – ‘ĳs’", "foto's - ijs"),
        ("12\N{NARROW NO-BREAK SPACE}000", "12 000"),
    ],
)
def test_accents_and_marks_do_not_count(written: str, typed: str) -> None:
    assert folded(typed).strip() in folded(written)
