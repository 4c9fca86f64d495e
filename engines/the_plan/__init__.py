"""Agents: T.H.E. Plan: a race through a city of circles, tram and searchlight to find a plan and its thief."""

from engines.the_plan.game import THE_PLAN

__all__ = ["THE_PLAN"]
