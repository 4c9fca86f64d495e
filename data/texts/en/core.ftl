seat-name = Seat { $seat }

error-stale-decision = The table has moved on since you saw this. Here is the question as it stands now.
error-already-so = It’s like that already.
error-moved-on = The table has moved on since you saw this, and nothing is asked of you about it any more.
error-others-asked = It isn’t you who is asked here now, but { $who }.
error-not-your-seat = That seat isn’t yours.
error-broken-data = { $path }: { $problem }
