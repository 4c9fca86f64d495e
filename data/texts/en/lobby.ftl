### Opening tables, the lobby and its options.

covers-heading = ## Choose a game
covers-heading-alone = ## What would you like to play?
    Play alone at once, or invite people you’ve played with.
covers-people = For { $fewest } to { $most } people
covers-people-minutes = For { $fewest } to { $most } people, { $least } to { $longest } minutes
covers-open-button = Open a table of { $game }
covers-play-button = Play { $game }
covers-lobby-button = Invite or set up

open-opened = Your table of { $game } is open in { $channel }.
open-begun = { $game } has begun. The board and your cards are below.
open-lobby = { $game }: invite people or choose options below, then press *Start*.
direct-invite-button = Invite
direct-help = Who would you like to invite? Each of them gets the board and their cards in their own direct messages.
direct-nobody = You haven’t played with anybody yet who can be invited here. Play together on a server first: /play there.
direct-invited = Invited: { $people }. The lobby shows who joins.
direct-invitation = { $host } invites you to play { $game } here, in direct messages.
direct-closed = { $who } takes no direct messages from me, so I couldn’t pass your invitation on.
open-taken = A table of { $game } is already open here.
open-go-button = Go to the table
open-apart-button = Open another one in a thread
no-thread-here = There are no threads in this kind of channel. Use another channel for one more table.
no-thread-in-dm = Only one game at a time fits in direct messages. Finish it, or end it now.
no-thread-in-thread = A thread can’t hold threads. Use { $channel } for one more table.
no-thread-in-post = A post can’t hold threads. Write a new post in { $channel } for one more table.
no-private-thread-here = There are no private threads in this kind of channel.

# $minutes: how long people have to answer while all are there.
pace-live = real time, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} to answer
# $hours: how long people have to answer when they needn’t be there at once.
pace-daily = over days, { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
} to answer
pace-none = no clock
length-minutes = -# Nine games in ten take { $fewest } to { $most } minutes.
length-days = -# Each player makes { $fewest } to { $most } visits. If everyone always takes all their time, it’s over in { $days ->
    [one] { $days } day
   *[other] { $days } days
} at most (nine games in ten).

option-on = on
option-off = off
option-number = { $number }

lobby-seat-host = **{ $seat }**: { $who } (host)
lobby-seat-person = **{ $seat }**: { $who }
lobby-seat-free = **{ $seat }**: free
lobby-alone = -# Nobody else there? *Start*: the computer plays.
lobby-briefing = • { $line }
lobby-option = { $option }: { $value }
lobby-pace = Pace: { $pace }
lobby-late = Late players: { $what }
lobby-late-ask = the others decide
lobby-late-skip = the computer makes that one move
lobby-late-resign = they lose, and the computer plays on
lobby-late-skip-without = the turn passes
lobby-late-resign-without = they lose, and the others play on
# $moment: date and time; $countdown: "in 20 minutes", both written by Discord.
lobby-starts = Begins { $moment } ({ $countdown })
lobby-invited = Invited: { $people }
lobby-join-button = Join
lobby-leave-button = Leave
lobby-start-button = Start
lobby-options-button = Options

lobby-seated = You have this seat: { $seat }.
lobby-seated-quiet = You have this seat: { $seat }. Everything else is at the table.
lobby-left = You have left the table.
lobby-sit-placeholder = Sit elsewhere
lobby-sit-free-option = { $seat } (free)
lobby-sit-person-option = { $seat } (you swap seats)
lobby-sit-program-option = { $seat } (you swap with the computer)
lobby-started = The game has begun.
lobby-board-button = Go to the board
lobby-free-seats = { $seats ->
    [one] One seat is free.
   *[other] { $seats } seats are free.
} What should happen to { $seats ->
    [one] it
   *[other] them
}?
lobby-fill-button = Give the computer free seats
lobby-without-button = Start without the free seats
lobby-wait-button = Wait

lobby-options-heading = Options of this table
lobby-options-others = Only { $host }, the host, can change the options.
lobby-game-button = The game
lobby-game-page-button = The game, part { $page }
lobby-game-modal-title = The game
lobby-table-button = The table
lobby-table-modal-title = The table
lobby-switches-label = Switch on what you want
lobby-seats-label = Number of seats
lobby-seats-hint = How many play. Free seats go to the computer or are left out when you start.
lobby-seats-hint-without = How many play. Free seats are left out when you start.
lobby-pace-label = Pace
lobby-pace-hint = How long everybody has to answer: minutes while all are there, or hours.
lobby-late-label = When somebody is late
lobby-late-hint = What happens when the time is up, and the extra time after a reminder too.
lobby-seats-option = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
lobby-invite-placeholder = Invite people
lobby-add-program-button = Add the computer
lobby-remove-program-button = Remove the computer
lobby-shuffle-button = Shuffle seats
lobby-moment-label = When does the game begin?
lobby-moment-hint = By the clock of { $zone }. Leave it empty for no set time.
lobby-moment-placeholder = 20:30, 2030-01-31 20:30, or +45 for 45 minutes from now
lobby-close-button = Close the table
lobby-close-question = Everybody at this table will have to leave. Close it?
lobby-closed = This table is closed.
lobby-closed-idle = Nobody came to this table any more, so it’s closed.
lobby-invitation = { $people }: { $host } invites you to a game of { $game }.
lobby-invitation-full = All seats are taken right now.
invite-decline-button = I can’t
invite-declined = The host is told that you can’t come.
host-call = { $host }, your table of { $game }:
host-joined = { $people } sat down, { $free ->
    [one] one seat is free.
   *[other] { $free } seats are free.
}
host-full = all seats are taken ({ $people }). You can start.
host-declined = { $people } can’t come.
lobby-role-call = { $role }: { $host } has opened a table of { $game }.
lobby-role-uncalled = { $host } has opened a table of { $game }. I’m not allowed to mention { $role }, so nobody is called.

never-mind-button = Cancel
never-minded = Nothing was done.
lobby-call = { $people }: it’s time for your game of { $game }. The host can start it now.
invite-the-bot = I can’t be invited. Where the computer can play, the host puts it on a free seat with *Options*.
invite-program = { $who } is a bot and can’t be invited.
invite-oneself = You don’t need to invite yourself.
invite-elsewhere = { $who } isn’t on this server and can’t be invited.
invite-unseeing = { $who } can’t see this channel and wasn’t invited.
invite-seated = { $who } has a seat here already.
invite-again = { $who } is invited already.
invite-done = { $who } is invited to your table of { $game }.
invite-which = Which of your tables do you invite { $who } to?
invite-which-placeholder = Your tables
invite-which-option = { $game } – { $place }
event-description = A table is open for this game. Go to its channel to take a seat.
