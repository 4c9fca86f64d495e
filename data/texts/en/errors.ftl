### What is told, privately, to whoever asks for something that can't be done.

error-unexpected = Something went wrong here. Nothing was changed; please try again.
error-not-kept = This could not be saved just now, so most likely nothing has changed. Please look, and try again; if it stays so, whoever hosts the bot should see to its disk.
error-not-shown = Something went wrong as this was shown. Look at the table: what you did may be done.
error-restarting = The bot is about to restart. Please try again in a minute.
error-interrupted = The bot restarts and couldn’t finish this. Look at the table: what you did may be done or not.
error-database-away = I can’t reach my database just now, so most likely nothing has changed. Please try again in a minute.
error-damaged = I can’t read or save this: my database is damaged. The bot’s host has been told.
error-unknown-button = This button no longer leads anywhere. Please use a newer message, or a command.
error-unknown-command = This command is no longer known. Discord will offer the new ones soon.
error-nothing-changed = Nothing was changed.
error-no-such-table = There is no such table any more.
error-unreadable-table = This table can’t be read any more. End it with /game abandon, or open a new one here with /play.
error-unreadable-now = The bot can’t read this open table as it is now; another version of the bot may. Its host, the people who play at it and whoever manages the channel can end it with /game abandon.
error-no-such-game = There is no such game.
error-no-such-option = There is no such choice.
error-no-such-seat = There is no such seat.
error-server-only = This can only be done in a server.
error-not-to-invite = You can only invite people you’ve sat at a table with, if they allow it.
error-people-only = Only people can play this, so use /play in a server.
error-stays-in-dm = A game in direct messages can’t move. Open a new one in the channel with /play.
error-not-in-this-channel = Games are played in these channels: { $channels }.
error-place-taken = Another table is open in this channel.

error-already-seated = You have a seat already.
error-not-seated = You have no seat at this table.
error-seat-taken = That seat is taken.
error-table-full = All seats of this table are taken.
error-too-many-seated = More people sit here than that takes.
error-too-few-seated = { $needed ->
    [one] This game needs at least one person.
   *[other] This game needs at least { $needed } people.
}
error-wrong-number-of-seats = This game can’t be played with that many seats.
error-no-programs = The program can’t play this game.
error-not-their-turn = It isn’t their turn, so there is none to pass.
error-they-have-time = They still have time. Their turn can pass once they’re late.
error-host-only = Only the host of the table can do that.
error-host-or-manager-only = Only the host of the table, or whoever may manage this channel, can do that.
error-not-in-lobby = This table is past its lobby.
error-not-invited = You aren’t invited to this table, or you sit here already.
error-no-moment = That is no moment I understand. Write it like 20:30, 2030-01-31 20:30 or +45.
error-moment-out-of-range = That moment is past, or more than { $days ->
    [one] one day
   *[other] { $days } days
} away.
error-no-clock-time = That is no time of day. Write it like 22:30.

error-not-playing = No game is being played at this table now.
error-paused = The game is paused.
error-not-paused = The game isn’t paused.
error-over = This table is over.
error-not-a-persons-seat = Nobody plays that seat who could be replaced.
error-had-a-seat = You have had another seat in this game and may know what was secret there, so you can’t take this one.
error-seated-here = You sit at this table already: your seat is where you play, *My hand* opens it. This button is for those who look on.
error-too-early = Please wait { $seconds ->
    [one] one second more
   *[other] { $seconds } seconds more
}.
error-nothing-to-undo = There is nothing of yours that could be taken back now.
error-no-sides = In this game you all stand on the same side.
error-no-undo = Nothing is taken back in this game: set what you like until you confirm, then it stands.
error-undo-revealed = Your last move has told you something new, so you can’t take it back alone.
error-no-rematch = There is no rematch to be had here any more.
error-unreadable-journal = What has happened at this table can’t be read any more: its journal is damaged. The game itself goes on.
error-broken-journal = The journal of this game can’t be played again.
error-late-yourself = It is you who is late; the others decide about that.
error-just-reminded = They have been reminded only lately. You can have them reminded once more { $again }.
error-they-have-no-seat = That person has no seat at this table.
error-another-server = A table can only move within its server.
error-unseen-place = I don’t see that place. If the thread is archived, write in it first. If it’s private, mention me in it.
error-you-may-not-write-there = You may not write in { $channel } yourself.
error-not-begun = The game hasn’t begun yet.
error-manage-server-only = Only whoever may manage this server can do that.
error-no-such-zone = There is no such time zone. Write it like Europe/Prague.
error-no-quiet-hours = Quiet hours need a beginning and an end that differ.
error-away-too-long = You can be away for { $days } days at most. Write a number of days.
error-time-up = The time is up.
error-campaign-option = The campaign decides that.
error-sheet-not-yours = You can’t mark that sheet.
error-no-such-cell = There is no such place on that sheet, or no such sign for it.
error-note-sign = The pictures have no sign { $sign }. Write the note without it.
