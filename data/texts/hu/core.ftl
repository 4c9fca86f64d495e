seat-name = { $seat }. hely

error-stale-decision = A játszma azóta továbblépett. Itt a kérdés, ahogy most áll.
error-already-so = Ez már így van.
error-moved-on = A játszma továbblépett. Erről már nem kell döntened.
# A refusal; $who are the players whose answer is awaited.
error-others-asked = Most nem rád várunk, hanem: { $who }.
error-not-your-seat = Ez nem a te helyed.
error-broken-data = { $path }: { $problem }
