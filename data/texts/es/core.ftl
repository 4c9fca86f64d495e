seat-name = Asiento { $seat }

error-stale-decision = La partida ha avanzado desde que viste esto. Esta es la pregunta ahora.
error-already-so = Ya está así.
error-moved-on = La partida ha avanzado. Ya no tienes que responder a esto.
# A refusal; $who are the players whose answer is awaited.
error-others-asked = Se espera a { $who }, no a ti.
error-not-your-seat = Ese asiento no es tuyo.
error-broken-data = { $path }: { $problem }
