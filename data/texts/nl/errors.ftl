### What is told, privately, to whoever asks for something that can't be done.

error-unexpected = Hier ging iets mis. Er is niets veranderd; probeer het nog eens.
error-not-kept = Dit kon niet worden opgeslagen, dus waarschijnlijk is er niets veranderd. Kijk eerst even en probeer het dan nog eens. Blijft het misgaan, dan moet de beheerder van de bot naar de schijf kijken.
error-not-shown = Bij het tonen hiervan ging iets mis. Kijk aan de tafel: misschien is je zet wel gedaan.
error-restarting = De bot start zo opnieuw. Probeer het over een minuut nog eens.
error-interrupted = De bot start opnieuw en kon dit niet afmaken. Kijk aan de tafel of het gelukt is.
error-database-away = Ik kan nu niet bij mijn database. Waarschijnlijk is er niets veranderd; probeer het over een minuut nog eens.
error-damaged = Ik kan dit niet lezen of opslaan: mijn database is beschadigd. De beheerder van de bot weet ervan.
error-button-gone = Deze knop doet niets meer. Gebruik een nieuwer bericht of een opdracht.
error-unknown-command = Die opdracht ken ik niet meer. Discord laat zo de nieuwe zien.
error-nothing-changed = Er is niets veranderd.
error-no-such-table = Deze tafel is weg.
error-unreadable-table = Deze tafel is niet meer te lezen. Hef hem op: /potje opheffen. Open een andere: /spelen.
error-unreadable-now = Deze open tafel kan ik nu niet lezen; een andere versie van mij misschien wel. De host, de spelers en wie het kanaal beheert kunnen hem opheffen met /potje opheffen.
error-no-such-game = Dat spel ken ik niet.
error-no-such-option = Die keuze ken ik niet.
error-no-such-seat = Zo’n plaats heeft deze tafel niet.
error-server-only = Dit kan alleen op een server.
error-not-to-invite = Je kunt alleen mensen uitnodigen met wie je aan een tafel zat, als zij dat goedvinden.
error-people-only = Dit kunnen alleen mensen spelen. Gebruik dus /spelen op een server.
error-stays-in-dm = Een potje in privéberichten kan niet verhuizen. Open een nieuw met /spelen in het kanaal.
error-not-in-this-channel = Er wordt gespeeld in deze kanalen: { $channels }.
error-place-taken = In dit kanaal is al een andere tafel open.

error-already-seated = Je hebt al een plaats.
error-not-seated = Je hebt geen plaats aan deze tafel.
error-seat-taken = Die plaats is bezet.
error-table-full = Alle plaatsen aan deze tafel zijn bezet.
error-too-many-seated = Daarvoor zitten er te veel mensen aan tafel.
error-too-few-seated = { $needed ->
    [one] Voor dit spel is minstens één speler nodig.
   *[other] Voor dit spel zijn minstens { $needed } spelers nodig.
}
error-wrong-number-of-seats = Met zoveel plaatsen kun je dit spel niet spelen.
error-no-programs = De computer kan dit spel niet spelen.
error-not-their-turn = Die speler is niet aan de beurt, dus er valt niets over te slaan.
error-they-have-time = Er is nog tijd. Een beurt overslaan kan pas als iemand te laat is.
error-host-only = Dat kan alleen de host van de tafel.
error-host-or-manager-only = Dat kan alleen de host, of wie dit kanaal beheert.
error-not-in-lobby = Het potje is al begonnen.
error-not-invited = Je bent niet uitgenodigd voor deze tafel, of je zit er al aan.
error-no-moment = Die tijd begrijp ik niet. Schrijf bijvoorbeeld 20:30, 2030-01-31 20:30 of +45.
error-moment-out-of-range = Die tijd is al voorbij, of ligt meer dan { $days ->
    [one] één dag
   *[other] { $days } dagen
} vooruit.
error-no-clock-time = Dat is geen tijdstip. Schrijf bijvoorbeeld 22:30.

error-not-playing = Aan deze tafel wordt nu niet gespeeld.
error-paused = Het potje is gepauzeerd.
error-not-paused = Het potje is niet gepauzeerd.
error-over = Het potje aan deze tafel is afgelopen.
error-not-a-persons-seat = Op die plaats speelt geen mens.
error-had-a-seat = Je had in dit potje een andere plaats en kent misschien de geheimen daarvan. Deze kun je niet nemen.
error-seated-here = Je zit al aan deze tafel: *Mijn hand* opent je plaats. Deze knop is voor anderen.
error-too-early = Wacht nog { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
}.
error-nothing-to-undo = Je hebt nu geen zet om terug te nemen.
error-no-sides = In dit spel staan jullie allemaal aan dezelfde kant.
error-no-undo = In dit spel neem je niets terug: verander wat je wilt, tot je bevestigt.
error-undo-revealed = Je laatste zet heeft je iets nieuws verteld, dus je kunt hem niet in je eentje terugnemen.
error-no-rematch = Een revanche kan hier niet meer.
error-unreadable-journal = Wat aan deze tafel gebeurd is, is niet te lezen: het logboek is beschadigd. Het potje gaat door.
error-broken-journal = Het logboek van dit potje is niet na te spelen.
error-late-yourself = Jij bent zelf te laat, dus de anderen beslissen.
# $again: when that is possible, written by Discord ("in 5 minutes").
error-just-reminded = De herinnering is net verstuurd. Een nieuwe kan { $again }.
error-they-have-no-seat = Die persoon heeft geen plaats aan deze tafel.
error-another-server = Een tafel kan alleen binnen zijn eigen server verhuizen.
error-unseen-place = Die plek kan ik niet zien. Schrijf eerst iets in een gearchiveerde thread; vermeld me in een privéthread.
error-you-may-not-write-there = In { $channel } mag jij niet schrijven.
error-not-begun = Het potje is nog niet begonnen.
error-manage-server-only = Dat kan alleen wie deze server beheert.
error-no-such-zone = Die tijdzone ken ik niet. Schrijf bijvoorbeeld Europe/Amsterdam.
error-no-quiet-hours = Het begin en het eind van je stille uren moeten verschillen.
error-away-too-long = Je kunt hooguit { $days } dagen afwezig zijn. Vul een aantal dagen in.
error-time-up = De tijd is om.
error-campaign-option = Dat bepaalt de campagne.
error-sheet-not-yours = Op dat blad kun jij niets zetten.
error-no-such-cell = Zo’n vakje heeft dit blad niet, of dat teken past er niet in.
error-note-sign = Het teken { $sign } kan niet in de plaatjes. Schrijf je notitie zonder.
