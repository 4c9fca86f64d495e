### Co říká `python -m bot.store.restore`.

restore-help = Vypíše kopie databáze, nebo jednu z nich dá na její místo. Nejdřív zastav bota.
restore-help-copy = která: newest (nejnovější), jméno ze seznamu, nebo kterýkoli soubor; bez ní se vypíšou všechny
restore-help-database = soubor databáze; bez něj ten, který uvádí SAFEHOUSE_DATABASE
restore-list = Kopie databáze { $path } ve složce { $folder }, od nejnovější:
restore-none = Ve složce { $folder } zatím nejsou žádné kopie databáze { $path }.
restore-no-copy = Kopie { $name } neexistuje. Vynech ji a uvidíš, které jsou.
restore-no-file = Databáze { $path } je v PostgreSQL. Obnov ji jeho vlastními nástroji.
restore-done = Databáze { $path } je obnovená. Spusť bota: hry pokračují odtud, kde kopie vznikla, a jejich hodiny dostanou čas od té doby.
restore-kept = To, co tam bylo předtím, zůstává jako { $path }.
