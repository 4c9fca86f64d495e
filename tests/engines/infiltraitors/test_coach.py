"""What is told of a question: what each suspect may still be, and which shot is sure."""

from __future__ import annotations

from engines.core.chance import Chance
from engines.core.coach import Advice
from engines.core.text import Text, Who, text
from engines.infiltraitors import INFILTRAITORS as GAME
from engines.infiltraitors.moves import Eliminate, Move
from engines.infiltraitors.names import card_name
from tests.engines.infiltraitors.table import Table, black, red, yellow


def _advice(table: Table) -> Advice[Move]:
    view = GAME.view(table.state, table.state.active)
    return GAME.advise(view, GAME.legal(table.state, table.state.active), Chance(b"coach"), 0.1)


def _known(seat: int, count: int, card: Text | str = "") -> Text:
    return text("infiltraitors-coach-fits", who=Who(seat), count=count, card=card)


def test_what_fits_each_suspect_is_counted_and_a_sure_shot_is_told() -> None:
    table = Table().hand(0, yellow(2)).suspect(1, red(6)).suspect(2, black(9))
    table.only(1, red(6)).only(2, black(8), black(9), black(10))
    advice = _advice(table)
    [known] = advice.known
    assert dict(known.values)["suspects"] == (_known(1, 1, card_name(red(6))), _known(2, 3))
    assert advice.sure == (Eliminate(1, red(6)),)
    assert advice.prize == "hit"
    assert advice.why == text("infiltraitors-coach-only", percent=100)


def test_the_last_suspect_that_is_known_is_a_sure_win() -> None:
    table = Table().hand(0, yellow(2)).middle().suspect(1, red(6), middle=False).only(1, red(6))
    assert GAME.view(table.state, 0).left == 1
    advice = _advice(table)
    assert advice.prize == "win"
    assert advice.sure == advice.moves == (Eliminate(1, red(6)),)
    table.only(1, red(6), red(7))
    assert _advice(table).sure == ()
