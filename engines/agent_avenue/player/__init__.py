"""The computer player: what it sees in numbers, what is certain, and small nets that weigh the rest."""
