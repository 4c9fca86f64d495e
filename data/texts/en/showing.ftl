# What the bot shows: boards, hands, pings, log, guide; and why something can't be shown.

hand-button = My hand
guide-button = How to play
log-button = Log
hand-refresh-button = Refresh
hand-board-button = Go to the board

asked = **{ $who }**: { $prompt }
asked-turn = **{ $who }** to act.
asked-until = { $asked } Answer by { $moment }.
asked-overdue = { $asked } The time is up.
asked-limit = ⏳ Time is up { $moment }.

news-lost = What happened before can’t be read any more: the record of this table is damaged. The game goes on.
news-start = The game has begun.
news-undo = { $who } took the last move back.
news-paused = The game was paused.
news-resumed = The game went on.
news-resigned = { $who } resigned.
news-left = A player resigned. The seat: { $who }.
news-left-by-name = { $person } resigned. The seat: { $who }.
news-back = A player is back. The seat: { $who }.
news-seat-taken = { $who } sat down.
news-abandoned = The game was ended without a result.

hand-news = **Since you last looked**
hand-tale-rest = … The rest: /{ command-board } { command-board-words }
hand-more-news = … and { $lines ->
    [one] one more line
   *[other] { $lines } more lines
} in the log
hand-last-news = -# { $line }{ $more ->
    [0] {""}
   *[other] {" "}· +{ $more }
}
hand-asked-until = **{ $prompt }** ⏳ { $moment }
# $end: what happens if nobody does anything (overdue-program, overdue-resign).
hand-overdue = Your time is up, but you can still answer. Meanwhile the others can decide about your seat. { $end }
hand-waiting = Waiting for { $who }.
hand-undo = ↩️ { $who } would like to take the last move back. What you’ve seen stays seen. Do you agree?
hand-wish = 🪑 { $who } would like to take the seat { $seat }. Do you agree?
hand-over = The game is over.
hand-paused = The game is paused.
hand-program = The computer plays your seat for now.
hand-quiet = -# This panel has gone quiet: it no longer changes by itself. *Refresh* brings it up to date.
hand-not-begun = The game hasn’t begun yet. You get your hand as soon as it does.
hand-none = You have no seat at this table, so there’s no hand to show. The board shows everything that all may see.
hand-dms-closed = I couldn’t send you your hand by direct message: your Discord settings block messages from this bot. *My hand* shows it here.
hand-board-trouble = The board can’t be brought up to date: { $reason } The host can move the table: /{ command-game } { command-game-move }
hand-which = You play at several tables. Which one?
hand-which-placeholder = Choose a table
hand-which-option = { $game } – { $place }
hand-which-waiting-option = { $game } – { $place } – waits for you

dm-heading = **{ $game }** – { $server }
place-direct = Direct messages

nudge-otherwise = Your partner wants something else.
ping-turn = { $who }, it’s your turn.
ping-asked = { $who }: { $prompt }
ping-undo = { $who }: { $asker } would like to take a move back. Do you agree?
ping-wish = { $who }: { $asker } would like to take the seat { $seat }. Do you agree?
ping-until = { $asked } Answer by { $moment }.
ping-overdue = ⏰ Late: { $asked } { $end }
ping-reminder = ⏰ Late: { $asked }
ping-dms-closed = -# I couldn’t send you your hand by direct message. *My hand* shows it here.
ping-last = All the others have answered: the game is waiting for you alone.

call-to = { $people }: { $said }
call-place = -# { $game } – { $channel }
call-heading = **{ $game }** – { $place }
call-go-button = Go to the table
call-undo-refused = no, the last move isn’t taken back.
call-seat-refused = no, the host keeps the seat { $seat } as it is.

log-heading = **{ $game }** – log, { $page } of { $pages }, { $moment }
log-empty = Nothing has happened yet.
log-sealed = -# The shuffle is sealed with SHA-256 { $commitment }.
log-seed = -# The seed of the shuffle was { $seed }; its SHA-256 is { $commitment }. /{ command-game } { command-game-verify } plays the game again from it.
log-turn-earlier-button = « Turn
log-turn-later-button = Turn »
log-turn-placeholder = Go to a turn
log-turn-option = { $turn }. { $who }
log-start-option = How it began

page-first-button = « First
page-earlier-button = ‹ Earlier
page-later-button = Later ›
page-last-button = Last »

retold-button = Story
retold-heading = **{ $game }** – the whole story, page { $page } of { $pages }
retold-nothing = There’s no story in pictures here.

guide-heading = **How to play { $game }**
guide-aim = **Aim**
guide-turn = **Your turn**
guide-end = **How it ends**
guide-signs = **What the signs mean**

board-again = The board is at the bottom again.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-create-public-threads = Create Public Threads
permission-mention-everyone = Mention @everyone, @here and All Roles
permission-create-private-threads = Create Private Threads
permission-connect = Connect
permission-pin-messages = Pin Messages
permission-create-events = Create Events

refused-unknown = Discord refused ({ $code }).
refused-gone-message = The message is gone.
refused-gone-channel = The channel is gone.
refused-gone-event = The event is gone.
refused-full = Discord allows no more of these.
refused-forbidden = I lack a permission here. The server’s settings for this bot (*Check* in /settings server) name it.
refused-missing = I lack permissions here: { $permissions }.
refused-closed = Direct messages from me aren’t accepted.
refused-too-old = The message is too old to change.
refused-archived = The thread is locked. Somebody who manages threads can unlock it.
refused-crowded = This server has as many open threads as Discord allows. Close some of them, or play in a channel.
refused-unseen = I can’t see this thread. If it’s private, mention me in it. If not, I need View Channel.
refused-wrong-kind = That isn’t possible in this kind of channel.
refused-expired = This took too long; please try again.
refused-later = Discord is busy. I’ll try again in a little while.

error-no-table-of-yours = You aren’t playing at any table now. Open one with /play.

command-hand = hand
command-hand-description = Your hand, for your eyes only
command-board = board
command-board-description = Post the board again at the bottom
command-board-words = words
command-board-words-description = Tell the whole board in words, privately

# The private thread of those who plan together.

planning-thread = { $game } – planning
# $people are called; they alone see this thread.
planning-begun = { $people }: here you can plan among yourselves. Those who play against you can’t read it. The thread closes when the game is over.
planning-overheard = { $people }: somebody who plays against you can read this thread now, so it closes. Plan elsewhere.
planning-none = { $people }: you have no private thread to plan in. { $reason } Plan by direct message instead: everyone can read what’s written here.
planning-none-direct = { $people }: direct messages have no thread to plan in. Write to each other directly.
planning-none-read = { $people } could read it: those who manage threads read all of them.
planning-none-unsure = Discord doesn’t tell me who could read it.
