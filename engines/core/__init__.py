"""What a game knows and all games share: the contract, chance, seats, sheets, texts, data files, errors."""
