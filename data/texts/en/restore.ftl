### What `python -m bot.store.restore` says.

restore-help = Lists the copies of the database, or puts one in its place. Stop the bot first.
restore-help-copy = which one: newest, a name from the list, or any file; without it all are listed
restore-help-database = the database file; without it the one that SAFEHOUSE_DATABASE names
restore-list = Copies of { $path } in { $folder }, the newest first:
restore-none = There are no copies of { $path } in { $folder } yet.
restore-no-copy = The copy { $name } doesn’t exist. Leave it out to see which there are.
restore-no-file = The database { $path } is PostgreSQL’s. Restore it with PostgreSQL’s own tools.
restore-done = { $path } is restored. Start the bot: games go on from where the copy was made, and their clocks get the time since then.
restore-kept = What was there before is kept as { $path }.
