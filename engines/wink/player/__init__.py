"""The computer player of Wink, from its view alone."""
