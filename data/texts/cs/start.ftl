### Řádky, které se vypíšou, když bot nemůže začít; každý jmenuje potíž i nápravu.

start-bad-setting = Nastavení { $setting } je chybné: { $problem }. Oprav ho v prostředí nebo v souboru .env; co smí obsahovat, říká .env.example.
start-bad-database = SAFEHOUSE_DATABASE neuvádí soubor SQLite: { $problem }. Zadej cestu k souboru, třeba var/safehouse.sqlite3.
start-database-unwritable = Do databáze { $path } nejde zapisovat: { $problem }. Dej tomuto uživateli právo zapisovat do souboru i do jeho složky, nebo nastav SAFEHOUSE_DATABASE na jinou cestu.
start-database-newer = Databázi { $path } zapsala novější verze Safehouse (její revize je { $revision }). Aktualizuj Safehouse, nebo nastav SAFEHOUSE_DATABASE na jiný soubor.
start-database-foreign = Soubor { $path } není databáze Safehouse: { $problem }. Nastav SAFEHOUSE_DATABASE na jinou cestu, nebo ten soubor přesuň jinam.
start-database-locked = Databázi { $path } právě používá jiný běžící Safehouse. Nejdřív ho zastav, nebo nastav SAFEHOUSE_DATABASE na jiný soubor.
start-port-taken = Port { $port } používá jiný program. Zastav ho, nebo nastav SAFEHOUSE_PORT na volný port.
start-broken-data = Datový soubor { $path } je poškozený: { $problem }. Oprav ho, nebo vrať dodaný soubor.
start-wrong-token = Discord nepřijímá DISCORD_TOKEN. Zkopíruj token bota znovu z Developer Portalu (Bot, Reset Token) do .env, nebo ho nech prázdný a hraj na místním Discordu.
start-unreachable = Discord není dostupný ({ $problem }). Zkontroluj připojení k internetu a spusť program znovu.
start-stopped = Safehouse se zastavil. Všechny hry zůstávají v { $path } a pokračují, jakmile ho znovu spustíš.
start-local-open = Safehouse je otevřený: { $url }
