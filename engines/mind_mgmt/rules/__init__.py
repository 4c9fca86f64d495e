"""The rules of MIND MGMT: whose turn it is, what may be done and what it does."""
