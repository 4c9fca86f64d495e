### Campaigns: groups, their files, the games they open.

command-campaign = campaign
command-campaign-description = Your groups’ campaigns: the file, the next game, a new campaign

campaigns-heading = **Campaigns on this server**
campaigns-empty = Nobody plays a campaign here yet.
campaigns-line = **{ $name }** – { $game } – { $games ->
    [0] nothing played yet
    [one] one game played
   *[other] { $games } games played
} – { $people }
campaigns-more = … and { $groups } more.
campaigns-placeholder = Open a file
campaigns-option = { $name } – { $game }
campaign-new-button = New campaign: { $game }
campaign-name-modal-title = A new campaign
campaign-name-label = Name of your group
campaign-name-hint = Everybody who plays at its tables belongs to it.

campaign-heading = { $name } – { $game }
campaign-unnamed = a group without a name
campaign-people = In the group: { $people }
campaign-dossier = File
campaign-dossier-done = { $won } of { $all }
campaign-dossier-next = next
campaign-next = **Next: { $title }**
campaign-over = The campaign is over; there’s nothing left to play.
campaign-others-only = The group opens its games itself. Sit down at one of its tables to join it.
campaign-plays = The group has a table already.
campaign-open-button = Open: { $title }
campaign-again-placeholder = Play another one
campaign-leave-button = Leave the group
campaign-leave-question = You leave the group { $name }. You belong to it again when you play along at one of its tables.
campaign-leave-last-question = Nobody else belongs to { $name }: when you leave, the group and its file are gone for good.
campaign-left = You have left the group { $name }.
campaign-left-told = { $who } has left the group { $name }.
campaigns-button = All campaigns
campaign-go-on-button = Go on with the campaign

campaign-apart = -# Outside any campaign; /campaign opens one.
campaign-story-line = -# { $line }
campaign-table = { $title }
campaign-table-of = { $title } – { $group }

error-group-plays = The group has a table already.
error-no-such-group = This group isn’t here.
error-not-of-group = You don’t belong to that group.
error-too-many-groups = You’re in as many groups here as possible. Leave one first.
error-no-group-name = A group needs a name.
error-bad-group-name = A group’s name can’t hold a mention, a timestamp or a link.
