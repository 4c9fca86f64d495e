### Slash commands: names (lower case, one word), descriptions and options.

command-play = spelen
command-play-description = Open hier een tafel of bekijk welke spellen er zijn; in privéberichten speel je alleen
command-play-game = spel
command-play-game-description = Wat je wilt spelen; laat het leeg om alle spellen te zien
command-play-guest = met
command-play-guest-description = Iemand om uit te nodigen
command-play-guest2 = met-2
command-play-guest2-description = Nog iemand om uit te nodigen
command-play-guest3 = met-3
command-play-guest3-description = Nog iemand om uit te nodigen

command-games = tafels
command-games-description = Jouw tafels op alle servers, en de tafels hier

command-game = potje
command-game-description = Alles rond een tafel, behalve de zetten
command-game-join = meedoen
command-game-join-description = Schuif aan bij de tafel hier
command-game-leave = weggaan
command-game-leave-description = Verlaat de tafel
command-game-start = starten
command-game-start-description = Begin het potje
command-game-pause = pauzeren
command-game-pause-description = Leg het potje en alle klokken even stil
command-game-resume = hervatten
command-game-resume-description = Ga verder met een gepauzeerd potje
command-game-resign = opgeven
command-game-resign-description = Geef het potje op
command-game-replace = vervangen
command-game-replace-description = Laat de computer voor iemand spelen, of neem je eigen plaats weer in
command-game-replace-who = wie
command-game-replace-who-description = Welke speler; laat het leeg voor jezelf
command-game-undo = terugnemen
command-game-undo-description = Neem je laatste zet terug; als anderen hem al zagen, moeten zij akkoord gaan
command-game-abandon = opheffen
command-game-abandon-description = Beëindig het potje zonder uitslag, of hef de tafel op voordat het begint
command-game-host = overdragen
command-game-host-description = Maak iemand anders host
command-game-host-who = aan-wie
command-game-host-who-description = De nieuwe host, die aan de tafel moet zitten
command-game-move = verplaatsen
command-game-move-description = Verplaats de tafel naar een ander kanaal
command-game-move-channel = kanaal
command-game-move-channel-description = Waarheen
command-game-verify = controleren
command-game-verify-description = Controleer of het potje klopt met de verzegelde schudbeurt
command-game-log = verloop
command-game-log-description = Wat er gebeurd is, beurt voor beurt

command-rules = regels
command-rules-description = Zoek iets op in de spelregels
command-rules-query = zoekterm
command-rules-query-description = Woorden of het nummer van een regel; leeg: de regels van het spel dat hier gespeeld wordt

command-settings = instellingen
command-settings-description = Je eigen instellingen, en die van de server
command-settings-me = mijn
command-settings-me-description = Je eigen instellingen
command-settings-server = server
command-settings-server-description = Instellingen van deze server, voor wie hem beheert
menu-invite = Uitnodigen voor een potje

command-help = hulp
command-help-description = Wat dit is, en wat je kunt typen
