seat-name = Seat { $seat }

error-stale-decision = The table has moved on since you saw this. Here is the question as it stands now.
error-not-your-seat = That seat isn't yours.
error-broken-data = { $path }: { $problem }
