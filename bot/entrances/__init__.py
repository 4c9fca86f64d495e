"""The ways in: slash commands, buttons, selects and forms. Each acknowledges, calls a use case and answers."""
