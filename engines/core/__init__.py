"""What all games share: the contract, the session, the journal, chance, texts and errors."""
