### Lines printed when the bot can't start; each names the thing and the remedy.

start-bad-setting = The setting { $setting } is wrong: { $problem }. Mend it in the environment or in the file .env; .env.example says what it takes.
start-bad-database = SAFEHOUSE_DATABASE names no SQLite file: { $problem }. Give it the path of a file, such as var/safehouse.sqlite3.
start-database-unwritable = The database { $path } can’t be written: { $problem }. Give this user the right to write that file and its folder, or set SAFEHOUSE_DATABASE to another path.
start-database-newer = The database { $path } was written by a newer version of Safehouse (its revision is { $revision }). Update Safehouse, or set SAFEHOUSE_DATABASE to another file.
start-database-foreign = The file { $path } is not a Safehouse database: { $problem }. Set SAFEHOUSE_DATABASE to another path, or move that file away.
start-database-locked = The database { $path } is in use by another running Safehouse. Stop that one first, or set SAFEHOUSE_DATABASE to another file.
start-port-taken = The port { $port } is taken by another program. Stop that program, or set SAFEHOUSE_PORT to a free port.
start-broken-data = The data file { $path } is broken: { $problem }. Mend it, or put the shipped file back.
start-wrong-token = Discord does not accept DISCORD_TOKEN. Copy the bot’s token anew from the Developer Portal (Bot, Reset Token) into .env, or leave it empty to play on the local Discord.
start-unreachable = Discord can’t be reached ({ $problem }). See to the connection to the internet and start again.
start-stopped = Safehouse has stopped. All games are kept in { $path } and go on when you start it again.
start-local-open = Safehouse is open: { $url }
