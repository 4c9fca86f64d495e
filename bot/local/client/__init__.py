"""The Discord client in people's hands: what it lets them do, what it sends, and what they get as an answer."""
