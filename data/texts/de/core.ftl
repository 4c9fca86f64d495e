seat-name = Platz { $seat }

error-stale-decision = Die Partie ist inzwischen weiter. Hier steht, worum es jetzt geht.
error-already-so = Das ist schon so.
error-moved-on = Die Partie ist inzwischen weiter. Dazu wirst du nichts mehr gefragt.
# A refusal; $who are the players whose answer is awaited.
error-others-asked = Gerade ist jemand anderes gefragt: { $who }.
error-not-your-seat = Das ist nicht dein Platz.
error-broken-data = { $path }: { $problem }
