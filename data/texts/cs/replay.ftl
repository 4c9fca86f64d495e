### Dohrané hry znovu podle kódu.

command-replay = záznam
command-replay-description = Prohlédnout dohranou hru tah po tahu
command-replay-code = kód
command-replay-code-description = Kód z konce hry
command-replay-moment = okamžik
command-replay-moment-description = Číslo okamžiku, kterým začít
command-replay-spoilers = prozradit
command-replay-spoilers-description = Ne: nedozvíš se, jak dlouho hra ještě trvá

lobby-shared-option = Sdílet hru kódem
lobby-shared-help = Po konci ji kdokoli s kódem přehraje znovu, bez vašich jmen
lobby-shared = Po konci může tuto hru kdokoli s jejím kódem přehrát znovu, bez vašich jmen.
ending-code = -# Záznam: **/{ command-replay }** { command-replay-code }: **{ $code }**
replay-heading = **{ $game }** – okamžik { $page } z { $pages } · **{ $code }**
replay-heading-so-far = **{ $game }** – okamžik { $page } · **{ $code }**
replay-eyes-placeholder = Čí oči?
replay-watched-option = Jak to viděli diváci
replay-open-option = Všechno odkryté
replay-seat-option = Jak to vidí: { $seat }
replay-share-button = Ukázat všem tady
replay-shared = Teď to vidí všichni tady. Stránky obracíš ty.
error-no-such-code = Žádná hra nemá tento kód. Kód stojí na konci hry, kterou hráči sdílejí.
error-replay-led = Stránky tu obrací { $who }. Vlastní záznam otevře /{ command-replay }.
error-replay-not-here = Není tu nikdo, komu to ukázat.
