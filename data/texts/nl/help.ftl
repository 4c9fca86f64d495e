### The first words: the greeting in a new server, and /help.

help-hello = ## Hoi, ik ben Safehouse
    Spionnenbordspellen, gewoon hier: druk op *Spelen*, kies een spel, en anderen schuiven aan. Je kaarten zie alleen jij.
help-button = Hulp
help-play-button = Spelen
help-rules-button = Spelregels
help-settings-button = Instellingen
help-heading = ## Safehouse
help-games = Spionnenbordspellen op Discord: { $games }. Iedereen ziet het bord, je eigen kaarten zie alleen jij.
help-commands =
    - **/spelen** – open een tafel of kies een spel
    - **/hand** – je kaarten
    - **/bord** – het bord nog eens, of helemaal in woorden
    - **/tafels** – jouw tafels; die op jou wachten, staan bovenaan
    - **/potje** – meedoen, terugnemen, pauzeren, opgeven en meer
    -# Je kunt ook alleen spelen: stuur me /spelen in een privébericht.
