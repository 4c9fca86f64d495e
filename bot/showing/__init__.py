"""How people are shown what has been stored: boards, hands, pings, each in a lane of its own."""
