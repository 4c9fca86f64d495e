### What `python -m bot.store.restore` says.

restore-help = Toont de kopieën van de database, of zet er een terug. Stop eerst de bot.
restore-help-copy = welke: newest (de nieuwste), een naam uit de lijst of een willekeurig bestand; laat je dit weg, dan volgt de lijst
restore-help-database = het databasebestand; laat je dit weg, dan geldt wat in SAFEHOUSE_DATABASE staat
restore-list = Kopieën van { $path } in { $folder }, de nieuwste eerst:
restore-none = Er zijn nog geen kopieën van { $path } in { $folder }.
restore-no-copy = De kopie { $name } bestaat niet. Laat de naam weg om te zien welke er zijn.
restore-no-file = De database { $path } is van PostgreSQL. Zet hem terug met het gereedschap van PostgreSQL zelf.
restore-done = { $path } is teruggezet. Start de bot: potjes gaan verder vanaf het moment van de kopie, en de klokken krijgen de tijd van sindsdien erbij.
restore-kept = Wat er eerst stond, is bewaard als { $path }.
