seat-name = Place { $seat }

error-stale-decision = La partie a avancé entre-temps. Voici ce qu’on te demande maintenant.
error-already-so = C’est déjà le cas.
error-moved-on = La partie a avancé : tu n’as plus rien à décider ici.
# A refusal; $who are the players whose answer is awaited.
error-others-asked = Ce n’est pas à toi de répondre. En attente : { $who }.
error-not-your-seat = Cette place n’est pas la tienne.
error-broken-data = { $path } : { $problem }
