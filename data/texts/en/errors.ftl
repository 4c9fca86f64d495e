### What is told, privately, to whoever asks for something that can't be done.

error-unexpected = Something went wrong here. Nothing was changed; please try again.
error-not-kept = This couldn’t be saved, so most likely nothing has changed. Look, and try again. If it goes on, the host of the bot has to look at the disk.
error-not-shown = Something went wrong while showing this. Look at the table: your move may be done.
error-restarting = The bot is about to restart. Please try again in a minute.
error-interrupted = The bot restarts and couldn’t finish this. Look at the table: it may be done or not.
error-database-away = I can’t reach my database now. Most likely nothing has changed; try again in a minute.
error-damaged = I can’t read or save this: my database is damaged. The bot’s host has been told.
error-button-gone = This button leads nowhere any more. Use a newer message, or a command.
error-unknown-command = I don’t know this command any more. Discord will offer the new ones soon.
error-nothing-changed = Nothing was changed.
error-no-such-table = This table is gone.
error-unreadable-table = This table can’t be read any more. End it: /game abandon. Open another: /play.
error-unreadable-now = I can’t read this open table now; another version of me may. Its host, its players and those who manage the channel can end it with /game abandon.
error-no-such-game = I don’t know that game.
error-no-such-option = I don’t know that choice.
error-no-such-seat = This table has no such seat.
error-server-only = This can only be done on a server.
error-not-to-invite = You can only invite people you’ve sat at a table with, if they allow it.
error-people-only = Only people can play this, so use /play on a server.
error-stays-in-dm = A game in direct messages can’t move. Open a new one in the channel with /play.
error-not-in-this-channel = Games are played in these channels: { $channels }.
error-place-taken = Another table is open in this channel.

error-already-seated = You have a seat already.
error-not-seated = You have no seat at this table.
error-seat-taken = That seat is taken.
error-table-full = All seats of this table are taken.
error-too-many-seated = Too many people are seated for that.
error-too-few-seated = { $needed ->
    [one] This game needs at least one person.
   *[other] This game needs at least { $needed } people.
}
error-wrong-number-of-seats = This game can’t be played with that many seats.
error-no-programs = The computer can’t play this game.
error-not-their-turn = It isn’t their turn, so there’s none to pass.
error-they-have-time = They still have time. Their turn can pass once they’re late.
error-host-only = Only the host of the table can do that.
error-host-or-manager-only = Only the host, or somebody who manages this channel, can do that.
error-not-in-lobby = The game has already begun.
error-not-invited = You aren’t invited to this table, or you’re already seated.
error-no-moment = I don’t understand that time. Write it like 20:30, 2030-01-31 20:30 or +45.
error-moment-out-of-range = That time has passed, or is more than { $days ->
    [one] one day
   *[other] { $days } days
} away.
error-no-clock-time = That isn’t a time of day. Write it like 22:30.

error-not-playing = No game is being played at this table now.
error-paused = The game is paused.
error-not-paused = The game isn’t paused.
error-over = This table’s game is over.
error-not-a-persons-seat = No person plays that seat.
error-had-a-seat = You’ve had another seat in this game and may know its secrets. You can’t take this one.
error-seated-here = You’re at this table already: *My hand* opens your seat. This button is for others.
error-too-early = Please wait { $seconds ->
    [one] one second more
   *[other] { $seconds } seconds more
}.
error-nothing-to-undo = You have no move to take back now.
error-no-sides = In this game you’re all on the same side.
error-no-undo = Nothing is taken back in this game: change what you like until you confirm.
error-undo-revealed = Your last move has told you something new, so you can’t take it back alone.
error-no-rematch = A rematch isn’t possible here any more.
error-unreadable-journal = What happened at this table can’t be read: its record is damaged. The game goes on.
error-broken-journal = The record of this game can’t be played again.
error-late-yourself = You’re the one who is late, so the others decide.
# $again: when that is possible, written by Discord ("in 5 minutes").
error-just-reminded = They were reminded a moment ago. You can remind them again { $again }.
error-they-have-no-seat = That person has no seat at this table.
error-another-server = A table can only move within its server.
error-unseen-place = I can’t see that place. Write in an archived thread first; in a private one, mention me.
error-you-may-not-write-there = You can’t write in { $channel }.
error-not-begun = The game hasn’t begun yet.
error-manage-server-only = Only those who manage this server can do that.
error-no-such-zone = I don’t know that time zone. Write it like Europe/Prague.
error-no-quiet-hours = Quiet hours need a beginning and an end that differ.
error-away-too-long = You can be away for { $days } days at most. Write a number of days.
error-time-up = The time is up.
error-campaign-option = The campaign decides that.
error-sheet-not-yours = You can’t mark that sheet.
error-no-such-cell = This sheet has no such cell, or no such sign for it.
error-note-sign = The pictures have no sign { $sign }. Write the note without it.
