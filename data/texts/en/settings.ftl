### The panels of /settings, /games and /rules.

settings-heading = Your settings
settings-language-placeholder = Language
settings-language-discord-option = Language: as in Discord
settings-language-option = Language: { $language }
settings-hands-on-button = Send me my cards by DM: on
settings-hands-off-button = Send me my cards by DM: off
settings-pings-on-button = Pings: on
settings-pings-off-button = Pings: off
settings-invitations-on-button = Invitations by DM: on
settings-invitations-off-button = Invitations by DM: off
settings-words-on-button = Words instead of pictures: on
settings-words-off-button = Words instead of pictures: off
settings-confirm-on-button = Confirm every move: on
settings-confirm-off-button = Confirm every move: off
settings-hours-none = You have no quiet hours.
settings-hours = Quiet hours: { $start } to { $end } ({ $zone }). I don’t ping you then. After they end you have about 2 more hours, even if a deadline was earlier.
settings-here = You aren’t away.
settings-away = You’re away until { $moment }. In games over days your clock stands still.
settings-hours-button = Quiet hours
settings-away-button = Away
settings-forget-button = Forget me
settings-forget-question = You leave all tables, games in play count as resigned, and everything I know about you is erased. Erase it all?
settings-forgotten = Everything about you is erased.
settings-hours-modal-title = Quiet hours
settings-start-label = From
settings-start-hint = Leave both times empty for no quiet hours.
settings-end-label = To
settings-zone-label = Time zone
settings-zone-hint = Region/City, like Europe/Prague; starting times go by it too.
settings-away-modal-title = Away
settings-days-label = For how many days?
settings-days-hint = Up to 14; leave it empty if you’re back.
settings-server-heading = Settings of this server
settings-channels-placeholder = Where games may be played (none chosen: anywhere)
settings-role-placeholder = Role to call for new tables (none chosen: nobody)
settings-role-uncalled = I can’t call { $role }: either let everybody mention the role, or give me this permission: { $permissions }.
settings-pace-placeholder = Pace of new tables
settings-pace-option = New tables: { $pace }
settings-threads-on-button = A thread for each table: on
settings-threads-off-button = A thread for each table: off
settings-events-on-button = Events for starting times: on
settings-events-off-button = Events for starting times: off
settings-pins-on-button = Pin boards: on
settings-pins-off-button = Pin boards: off
settings-check-no-pins = Boards aren’t pinned here. I need this permission for it: { $permissions }.
settings-check-no-events = Starting times don’t become events of this server. I need this permission for it: { $permissions }.
settings-check-button = Check permissions here
settings-check-good = I have all the permissions I need in this channel.
settings-check-one-table = Only one table at a time can be open here. { $reason }
settings-check-no-planning = A side that plans together gets no private thread here. { $reason }

tables-mine-heading = Your tables
tables-here-heading = Tables here
tables-none = You aren’t at any table. /play opens one.
tables-line = **{ $game }** in { $place }: { $standing }
tables-lobby = not begun yet
tables-paused = paused
tables-unreadable = can’t be read any more, end it with /game abandon
tables-program = the computer plays for you
tables-others = waits for others
tables-you = waits for you
tables-you-until = waits for you, answer by { $moment }
tables-you-overdue = waits for you, and the time is up: the others decide about your seat
tables-free = { $free ->
    [0] no free seat
    [one] one free seat
   *[other] { $free } free seats
}
tables-watch = being played, you can watch
tables-join-button = Join { $game } in { $place }

rules-heading = ## Rules of { $games }
rules-holding = -# { $rules ->
    [one] One rule mentions
   *[other] { $rules } rules mention
} “{ $query }”.
rules-page = -# Page { $page } of { $pages }
rules-none = No rule mentions “{ $query }”.
rules-some = No rule mentions all of “{ $query }”. These mention some of it:
rules-rule = **{ $id }** { $rule }
rules-all-button = Rules of all games
rules-offer-game = All rules of { $game } ({ $rules })
rules-offer-all = All rules with “{ $query }” ({ $rules })
rules-offer-some = No rule with all of “{ $query }”; with some of it: { $rules }
