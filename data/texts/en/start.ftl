### Lines printed when the bot can't start; each names the thing and the remedy.

start-bad-setting = The setting { $setting } is wrong: { $problem }. Mend it in the environment or in the file .env; .env.example says what it takes.
start-bad-database = SAFEHOUSE_DATABASE names no database: { $problem }. Give it the path of a SQLite file, such as var/safehouse.sqlite3, or the address of a PostgreSQL database, such as postgresql://user:password@host/safehouse.
start-database-unwritable = The database { $path } can’t be written: { $problem }. Give this user the right to write that file, its folder and the files beside it that begin with its name, or set SAFEHOUSE_DATABASE to another path.
start-database-full = The database { $path } can’t be written, as the disk is full: { $problem }. Make room on it; if Safehouse has ended, start it again.
start-database-busy = Another program has the database { $path } open and keeps it locked: { $problem }. Close that program and start again.
start-database-failing = The disk with the database { $path } fails: { $problem }. See whether it is full, broken or a network drive, and set SAFEHOUSE_DATABASE to a path on a good one.
start-database-damaged = The database { $path } is damaged: { $problem }. Stop Safehouse, copy the file, and put a backup in its place, or what SQLite’s command .recover can save of it.
start-database-newer = The database { $path } was written by a newer version of Safehouse (its revision is { $revision }). Update Safehouse, or set SAFEHOUSE_DATABASE to another file.
start-database-foreign = The file { $path } is not a Safehouse database: { $problem }. Set SAFEHOUSE_DATABASE to another path, or move that file away.
start-database-locked = The database { $path } is in use by another running Safehouse. Stop that one first, or set SAFEHOUSE_DATABASE to another file.
start-postgres-unreachable = The database { $path } can’t be reached: { $problem }. See whether PostgreSQL runs there and whether SAFEHOUSE_DATABASE has the right host, name, user and password.
start-postgres-unwritable = The database { $path } can’t be written: { $problem }. Give the user in SAFEHOUSE_DATABASE the right to write it and to create tables, or set a database that isn’t a read-only copy.
start-postgres-damaged = PostgreSQL says that the database { $path } is damaged: { $problem }. Stop Safehouse, look at the server’s disk, and put a backup in place.
start-postgres-old = The server of the database { $path } is PostgreSQL { $release }. Safehouse needs { $oldest } or newer.
start-postgres-foreign = The database { $path } belongs to another program: { $problem }. Make an empty database for Safehouse and set SAFEHOUSE_DATABASE to it.
start-port-taken = The port { $port } is taken by another program. Stop that program, or set SAFEHOUSE_PORT to a free port.
start-world-unusable = The local Discord’s world in { $path } can’t be used: { $problem }. Move that folder away to begin with a new one; the games are in the database.
start-port-refused = The port { $port } can’t be opened: { $problem }. Set SAFEHOUSE_PORT to another port, or to 0 for any free one.
start-status-refused = The status port { $port } can’t be opened at { $host }: { $problem }. Set SAFEHOUSE_STATUS_PORT to another port or SAFEHOUSE_STATUS_HOST to an address of this machine, or leave the port empty.
start-broken-data = The data file { $path } is broken: { $problem }. Mend it, or put the shipped file back.
start-wrong-token = Discord does not accept DISCORD_TOKEN. Copy the bot’s token anew from the Developer Portal (Bot, Reset Token) into .env, or leave it empty to play on the local Discord.
start-unreachable = Discord can’t be reached ({ $problem }). See to the connection to the internet and start again.
start-refused = Discord refuses to serve the bot ({ $problem }). Start again in some minutes; if it stays so, look at the bot’s page in the Developer Portal.
start-defect = Safehouse has met a fault of its own and ends ({ $problem }). Start it again; if it stays so, report this line and go back to the version before.
start-stopped = Safehouse has stopped. All games are kept in { $path } and go on when you start it again.
start-local-open = Safehouse is open: { $url }
