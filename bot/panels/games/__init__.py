"""The panels of each game's own choices; a question without any here gets the buttons of `bot.panels.choices`."""
