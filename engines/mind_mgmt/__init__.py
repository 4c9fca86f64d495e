"""MIND MGMT: a Recruiter moves unseen through Zanzibar, up to four people hunt."""
