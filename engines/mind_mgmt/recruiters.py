"""The recruiter cards: where each one's mind slip leads (MM-15)."""

from __future__ import annotations

from dataclasses import dataclass

from engines.mind_mgmt.names import RecruiterCard
from engines.mind_mgmt.town import TWO_DIAGONAL, TWO_ORTHOGONAL, Location, Ways


@dataclass(frozen=True, slots=True)
class Recruiter:
    """A recruiter: by location, where a mind slip leads, across whatever lies between."""

    card: RecruiterCard
    slips: Ways

    def slip_targets(self, at: Location) -> tuple[Location, ...]:
        """Where a mind slip leads from a location, visited or not."""
        return self.slips[at]


RECRUITERS: dict[RecruiterCard, Recruiter] = {
    recruiter.card: recruiter
    for recruiter in (
        Recruiter(RecruiterCard.AD_MAN, TWO_ORTHOGONAL),
        Recruiter(RecruiterCard.GIRL, TWO_DIAGONAL),
    )
}
"""Every recruiter there is."""
BASE: tuple[RecruiterCard, ...] = (RecruiterCard.AD_MAN, RecruiterCard.GIRL)
"""Those that may be taken in every game (MM-3)."""
