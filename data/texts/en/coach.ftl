### The coach: what somebody could have known in a game that is over, and hints in one that goes on.

coach-button = What could I have known?
coach-heading = ### What could I have known? { $page }/{ $pages }
coach-working = I’m looking through your decisions: { $done } of { $all }.
# $known is a line of what the player knew, from the game's own texts.
coach-known = **Known:** { $known }
coach-made = **You:** { $move }
coach-better = **The computer:** { $moves }
coach-same = The computer would have done the same.
coach-odds = It wins about { $best }% of the time, your choice about { $made }%.
coach-missed-win = **Sure win missed:** { $move }
coach-missed-hit = **Sure hit missed:** { $move }
coach-missed-point = **Sure point missed:** { $move }
# What would find out most: a question, a clue, a file.
coach-told = **Tells most:** { $what }
coach-summary = -# The computer differs: { $differs }. Sure things missed: { $missed }.
coach-differs-button = Differs »
hint-button = Hint
hint-heading = ### Hint
hint-odds = It wins about { $percent }% of the time.
error-no-hint = There’s no hint here now.
error-no-advice = The computer can’t say anything about this now. Try again.
error-coach-at-it = I’m still looking through your decisions. The answer comes where you asked first.
error-nothing-decided = You had nothing to decide in this game.
lobby-hints-option = Hints for everybody
lobby-hints-help = Each player can ask the computer in private what it would do
lobby-hints = Everybody can ask the computer for a hint, in private.
