### The first words: the greeting in a new server, and /help.

help-hello = ## Szia, itt a Safehouse
    Kémes társasjátékok, itt helyben. Nyomd meg a *Játék* gombot, válassz egyet, a többiek meg csatlakoznak. A lapjaidat csak te látod.
help-button = Súgó
help-play-button = Játék
help-rules-button = Szabályok
help-settings-button = Beállítások
help-heading = ## Safehouse
help-games = Kémes társasjátékok Discordon: { $games }. A táblát mindenki látja, a lapjaidat csak te.
help-commands =
    - **/játék** – nyiss asztalt, vagy válassz játékot
    - **/lapok** – a lapjaid
    - **/tábla** – a tábla újra, vagy az egész szavakban
    - **/asztalok** – az asztalaid, elöl azok, amelyek rád várnak
    - **/játszma** – csatlakozás, visszavonás, szünet, feladás és a többi
    -# Egyedül is játszhatsz: írd be közvetlen üzenetben: /játék
