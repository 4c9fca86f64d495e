### What `python -m bot.store.restore` says.

restore-help = Wypisuje kopie bazy danych albo przywraca jedną z nich. Najpierw zatrzymaj bota.
restore-help-copy = która: newest, nazwa z listy albo dowolny plik; bez tego wypisuje wszystkie
restore-help-database = plik bazy danych; bez tego ten z SAFEHOUSE_DATABASE
restore-list = Kopie { $path } w { $folder }, od najnowszej:
restore-none = W { $folder } nie ma jeszcze kopii { $path }.
restore-no-copy = Kopia { $name } nie istnieje. Pomiń nazwę, a zobaczysz, jakie są.
restore-no-file = Baza { $path } należy do PostgreSQL. Przywróć ją narzędziami PostgreSQL.
restore-done = { $path }: przywrócono. Uruchom bota: gry ruszą od chwili, gdy powstała kopia, a zegary dostaną czas, który od niej minął.
restore-kept = To, co było wcześniej, zostaje jako { $path }.
