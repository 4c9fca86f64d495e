seat-name = Miejsce { $seat }

error-stale-decision = Gra poszła już dalej. Oto aktualne pytanie.
error-already-so = Już tak jest.
error-moved-on = Gra poszła już dalej i nie czeka na twoją odpowiedź.
error-others-asked = Teraz gra czeka na kogoś innego: { $who }.
error-not-your-seat = To nie twoje miejsce.
error-broken-data = { $path }: { $problem }
