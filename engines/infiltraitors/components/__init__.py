"""What the game is played with: the cards and the missions."""
