seat-name = Místo { $seat }

error-stale-decision = Hra mezitím pokročila. Tady je otázka, jak zní teď.
error-already-so = Už to tak je.
error-moved-on = Hra mezitím pokročila a na tohle se tě už neptá.
error-others-asked = Čeká se na někoho jiného: { $who }.
error-not-your-seat = Toto místo není tvoje.
error-broken-data = { $path }: { $problem }
