### První slova: pozdrav na novém serveru a /nápověda.

help-hello = ## Ahoj, tady Safehouse
    Špionské deskové hry přímo tady: stiskni *Hrát*, vyber hru a ostatní se přidají. Své karty vidíš jen ty.
help-button = Nápověda
help-play-button = Hrát
help-rules-button = Pravidla
help-settings-button = Nastavení
help-heading = ## Safehouse
help-games = Špionské deskové hry na Discordu: { $games }. Desku vidí všichni, své karty jen ty.
help-commands =
    - **/hrát** – otevřít stůl nebo vybrat hru
    - **/karty** – tvoje karty
    - **/deska** – deska znovu, nebo celá slovy
    - **/stoly** – tvoje stoly, první ty, které na tebe čekají
    - **/hra** – přidat se, vrátit tah, pauza, vzdát se a další
    -# Můžeš hrát i bez ostatních: napiš mi /hrát do přímých zpráv.
