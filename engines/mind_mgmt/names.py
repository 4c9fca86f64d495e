"""Names of locations, hours and pieces as texts."""

from __future__ import annotations

from engines.core.text import Text, dashed, text
from engines.mind_mgmt.board import FEATURES_OF, ROWS, TEMPLES, Feature, Line, Location, column_of, row_of
from engines.mind_mgmt.cards import Agent, Ally, Hour, ModuleName, RecruiterCard, Token


def place_name(at: Location) -> str:
    """A location's coordinates: its column's letter and its row's number, as printed at the edge of the map."""
    return f"{chr(ord('A') + column_of(at))}{row_of(at) + 1}"


def location_name(at: Location) -> Text:
    """A location by its coordinates and its two features."""
    if at in TEMPLES:
        return text("mind-mgmt-temple", place=place_name(at))
    one, other = FEATURES_OF[at]
    return text("mind-mgmt-location", place=place_name(at), one=feature_name(one), other=feature_name(other))


def feature_name(feature: Feature) -> Text:
    """A feature's name."""
    return text(f"mind-mgmt-feature-{feature.value}")


def feature_names(features: tuple[Feature, ...]) -> tuple[Text, ...]:
    """Features' names."""
    return tuple(map(feature_name, features))


def line_name(line: Line) -> Text:
    """A row or a column, as at the edge of the map."""
    if line < ROWS:
        return text("mind-mgmt-row", row=line + 1)
    return text("mind-mgmt-column", column=place_name(line - ROWS)[0])


def module_name(module: ModuleName) -> Text:
    """A module's name, or a common component's."""
    return text(f"mind-mgmt-module-{dashed(module.value)}")


def module_rule(module: ModuleName) -> Text:
    """What a module does, in our own words."""
    return text(f"mind-mgmt-module-{dashed(module.value)}-does")


def module_names(modules: tuple[ModuleName, ...]) -> tuple[Text, ...]:
    """Modules' names."""
    return tuple(map(module_name, modules))


def hour_name(hour: Hour) -> str:
    """An hour as printed on the time track, such as 09:00."""
    return f"{hour:02}:00"


def agent_name(agent: Agent) -> Text:
    """An agent's name."""
    return text(f"mind-mgmt-agent-{agent.value}")


def ally_name(ally: Ally) -> Text:
    """An ally's name."""
    return text(f"mind-mgmt-ally-{ally.value}")


def recruiter_name(card: RecruiterCard) -> Text:
    """A recruiter card's name."""
    return text(f"mind-mgmt-recruiter-{dashed(card.value)}")


def token_name(token: Token) -> Text:
    """A mind slip's name."""
    return text(f"mind-mgmt-token-{token}")
