"""How what has been stored comes before people's eyes: boards, hands, pings, each in a lane of its own."""
