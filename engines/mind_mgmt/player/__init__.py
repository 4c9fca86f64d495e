"""The computer player of MIND MGMT, for the Recruiter and for the agents."""
