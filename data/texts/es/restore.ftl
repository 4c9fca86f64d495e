### What `python -m bot.store.restore` says.

restore-help = Enumera las copias de la base de datos, o pone una en su lugar. Detén antes el bot.
restore-help-copy = cuál: newest (la más nueva), un nombre de la lista o cualquier archivo; sin nada, se enumeran todas
restore-help-database = el archivo de la base de datos; sin él, el que indica SAFEHOUSE_DATABASE
restore-list = Copias de { $path } en { $folder }, primero las más nuevas:
restore-none = Aún no hay copias de { $path } en { $folder }.
restore-no-copy = La copia { $name } no existe. Si no pones ninguna, verás cuáles hay.
restore-no-file = La base de datos { $path } es de PostgreSQL. Restáurala con las herramientas de PostgreSQL.
restore-done = Base de datos restaurada: { $path }. Arranca el bot: las partidas siguen desde el momento de la copia, y sus relojes recuperan el tiempo pasado desde entonces.
restore-kept = Lo que había antes se conserva en { $path }.
