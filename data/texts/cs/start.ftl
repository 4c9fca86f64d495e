### Řádky, které se vypíšou, když bot nemůže začít; každý jmenuje potíž i nápravu.

start-bad-setting = Nastavení { $setting } je chybné: { $problem }. Oprav ho v prostředí nebo v souboru .env; co smí obsahovat, říká .env.example.
start-bad-database = SAFEHOUSE_DATABASE neuvádí databázi: { $problem }. Zadej cestu k souboru SQLite, třeba var/safehouse.sqlite3, nebo adresu databáze PostgreSQL, třeba postgresql://user:password@host/safehouse.
start-database-unwritable = Do databáze { $path } nejde zapisovat: { $problem }. Dej tomuto uživateli právo zapisovat do souboru, do jeho složky a do souborů vedle, které začínají jeho jménem, nebo nastav SAFEHOUSE_DATABASE na jinou cestu.
start-database-full = Do databáze { $path } nejde zapisovat, protože je plný disk: { $problem }. Uvolni na něm místo; když Safehouse skončil, spusť ho znovu.
start-database-busy = Databázi { $path } má otevřenou a zamčenou jiný program: { $problem }. Zavři ho a spusť Safehouse znovu.
start-database-failing = Disk s databází { $path } selhává: { $problem }. Podívej se, jestli není plný, vadný nebo síťový, a nastav SAFEHOUSE_DATABASE na cestu na dobrém disku.
start-database-damaged = Databáze { $path } je poškozená: { $problem }. Zastav Safehouse, soubor si zkopíruj a dej na jeho místo zálohu, nebo to, co z něj zachrání příkaz SQLite .recover.
start-database-newer = Databázi { $path } zapsala novější verze Safehouse (její revize je { $revision }). Aktualizuj Safehouse, nebo nastav SAFEHOUSE_DATABASE na jiný soubor.
start-database-foreign = Soubor { $path } není databáze Safehouse: { $problem }. Nastav SAFEHOUSE_DATABASE na jinou cestu, nebo ten soubor přesuň jinam.
start-database-locked = Databázi { $path } právě používá jiný běžící Safehouse. Nejdřív ho zastav, nebo nastav SAFEHOUSE_DATABASE na jiný soubor.
start-postgres-unreachable = K databázi { $path } se nejde připojit: { $problem }. Podívej se, jestli tam PostgreSQL běží a jestli má SAFEHOUSE_DATABASE správný server, jméno, uživatele a heslo.
start-postgres-unwritable = Do databáze { $path } nejde zapisovat: { $problem }. Dej uživateli v SAFEHOUSE_DATABASE právo do ní zapisovat a vytvářet tabulky, nebo nastav databázi, která není jen kopií pro čtení.
start-postgres-damaged = PostgreSQL hlásí, že je databáze { $path } poškozená: { $problem }. Zastav Safehouse, podívej se na disk serveru a vrať zálohu.
start-postgres-old = Server databáze { $path } je PostgreSQL { $release }. Safehouse potřebuje verzi { $oldest } nebo novější.
start-postgres-foreign = Databáze { $path } patří jinému programu: { $problem }. Vytvoř pro Safehouse prázdnou databázi a nastav na ni SAFEHOUSE_DATABASE.
start-port-taken = Port { $port } používá jiný program. Zastav ho, nebo nastav SAFEHOUSE_PORT na volný port.
start-world-unusable = Svět místního Discordu ve složce { $path } nejde použít: { $problem }. Přesuň tu složku jinam a začne nový; hry jsou v databázi.
start-port-refused = Port { $port } nejde otevřít: { $problem }. Nastav SAFEHOUSE_PORT na jiný port, nebo na 0 pro kterýkoli volný.
start-status-refused = Stavový port { $port } nejde otevřít na adrese { $host }: { $problem }. Nastav SAFEHOUSE_STATUS_PORT na jiný port nebo SAFEHOUSE_STATUS_HOST na adresu tohoto stroje, nebo nech port prázdný.
start-broken-data = Datový soubor { $path } je poškozený: { $problem }. Oprav ho, nebo vrať dodaný soubor.
start-wrong-token = Discord nepřijímá DISCORD_TOKEN. Zkopíruj token bota znovu z Developer Portalu (Bot, Reset Token) do .env, nebo ho nech prázdný a hraj na místním Discordu.
start-unreachable = Discord není dostupný ({ $problem }). Zkontroluj připojení k internetu a spusť program znovu.
start-refused = Discord odmítá bota obsloužit ({ $problem }). Spusť program za pár minut znovu; když to potrvá, podívej se na stránku bota v Developer Portalu.
start-defect = Safehouse narazil na vlastní chybu a končí ({ $problem }). Spusť ho znovu; když to potrvá, nahlas tenhle řádek a vrať se k předchozí verzi.
start-stopped = Safehouse se zastavil. Všechny hry zůstávají v { $path } a pokračují, jakmile ho znovu spustíš.
start-local-open = Safehouse je otevřený: { $url }
