### The first words: the greeting in a new server, and /help.

help-hello = ## Hello, I’m Safehouse
    Spy board games, right here: press *Play*, choose a game, and others join. Only you see your cards.
help-button = Help
help-play-button = Play
help-rules-button = Rules
help-settings-button = Settings
help-heading = ## Safehouse
help-games = Spy board games on Discord: { $games }. Everybody sees the board, only you see your cards.
help-commands =
    - **/play** – open a table, or choose a game
    - **/hand** – your cards
    - **/board** – the board once more, or all of it in words
    - **/games** – your tables, those that wait for you first
    - **/game** – join, undo, pause, resign and more
    -# You can also play alone: send me /play in direct messages.
