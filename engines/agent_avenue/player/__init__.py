"""The computer player of Agent Avenue."""
