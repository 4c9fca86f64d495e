seat-name = Místo { $seat }

error-stale-decision = Hra mezitím pokročila. Tady je otázka, jak zní teď.
error-not-your-seat = Toto místo není tvoje.
error-broken-data = { $path }: { $problem }
