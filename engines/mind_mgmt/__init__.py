"""MIND MGMT: a Recruiter moves unseen through Zanzibar, up to four people hunt."""

from engines.mind_mgmt.game import MIND_MGMT

__all__ = ["MIND_MGMT"]
