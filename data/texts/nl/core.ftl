seat-name = Plaats { $seat }

error-stale-decision = Het spel is al verder. Dit is de vraag die nu op tafel ligt.
error-already-so = Zo is het al.
error-moved-on = Het spel is al verder. Hierover hoef je niets meer te beslissen.
# A refusal; $who are the players whose answer is awaited.
error-others-asked = Het wachten is op { $who }, niet op jou.
error-not-your-seat = Dat is niet jouw plaats.
error-broken-data = { $path }: { $problem }
