"""The agents and the black market: names, numbers and copies, read from `data/agent_avenue/cards.toml`."""

from __future__ import annotations

from enum import StrEnum


class Agent(StrEnum):
    """The eight kinds of agents (AA, Components)."""

    DOUBLE_AGENT = "double_agent"
    ENFORCER = "enforcer"
    CODEBREAKER = "codebreaker"
    SABOTEUR = "saboteur"
    DAREDEVIL = "daredevil"
    SENTINEL = "sentinel"
    SIDEKICK = "sidekick"
    MOLE = "mole"


class Market(StrEnum):
    """The fifteen black market cards (AA, Components)."""

    DISTRACTION_DEVICE = "distraction_device"
    SUPERCOMPUTER = "supercomputer"
    WATCHTOWER = "watchtower"
    SINISTER_TWIN = "sinister_twin"
    GETAWAY_CAR = "getaway_car"
    LEADER_OF_THE_PACK = "leader_of_the_pack"
    MASTERPLAN = "masterplan"
    SECURITY_SYSTEM = "security_system"
    SURVEILLANCE_TRUCK = "surveillance_truck"
    SMOKE_SCREEN = "smoke_screen"
    OUTPOST = "outpost"
    SECRET_RECRUIT = "secret_recruit"
    DOUBLE_TROUBLE = "double_trouble"
    SPYCATION = "spycation"
    MIND_CONTROL = "mind_control"
