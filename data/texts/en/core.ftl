seat-name = Seat { $seat }

error-stale-decision = The game has moved on since you saw this. Here’s the question as it stands now.
error-already-so = It’s like that already.
error-moved-on = The game has moved on. Nothing is asked of you about this any more.
# A refusal; $who are the players whose answer is awaited.
error-others-asked = Waiting for { $who }, not for you.
error-not-your-seat = That seat isn’t yours.
error-broken-data = { $path }: { $problem }
