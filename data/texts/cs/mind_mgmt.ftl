## MIND MGMT

mind-mgmt-name = MIND MGMT
mind-mgmt-pitch = Jeden z vás nepozorovaně prochází Zanzibarem a nabírá rekruty. Ostatní se ptají města, co vidělo, čtou odpovědi a svírají kruh, dokud je čas.

mind-mgmt-option-mission = Mise
mind-mgmt-option-mission-help = Výcvik je jen honička; plná hra přidává nesmrtelné, chaos, schopnosti a spojence.
mind-mgmt-option-mission-training = Výcvik
mind-mgmt-option-mission-full = Plná hra
mind-mgmt-option-recruiter = Náborář
mind-mgmt-option-recruiter-help = Kdo hraje proti všem ostatním.
mind-mgmt-option-recruiter-first = Kdo má první místo
mind-mgmt-option-recruiter-drawn = Určí náhoda
mind-mgmt-option-short-setup = Krátká příprava
mind-mgmt-option-short-setup-help = V plné hře leží chaos a druhá iluze náhodně a karty agentů se rozdají.
mind-mgmt-option-standing-order = Odpovědi hned
mind-mgmt-option-standing-order-help = Náborář začíná s trvalým příkazem: odpovídá nejstarší krok. Změnit ho smí kdykoli.
mind-mgmt-option-belief = Ukazovat, kde může Náborář být
mind-mgmt-option-belief-help = Agenti se mohou podívat na obrázek ze všech tras, které odpovídají tomu, co se ví.

## Co stůl čeká

mind-mgmt-briefing-training = Výcvik: jen honička. Náborář vyhraje s { $goal } rekruty, nebo když vydrží do { $hour }.
mind-mgmt-briefing-full = Plná hra: Náborář vyhraje s { $goal } rekruty, nebo když vydrží do { $hour }.
mind-mgmt-briefing-recruiter-first = Náborářem je, kdo má první místo.
mind-mgmt-briefing-recruiter-drawn = Náboráře určí na začátku náhoda.
mind-mgmt-briefing-agents = { $agents ->
    [one] Všechny čtyři agenty vede jeden hráč.
    [3] Každý z ostatních vede jednoho agenta a čtvrtého vedou společně ({ $agents } hráči).
    [few] Čtyři agenty si ostatní rozdělí rovným dílem ({ $agents } hráči).
   *[other] Čtyři agenty si ostatní rozdělí rovným dílem ({ $agents } hráčů).
}

## Jména

mind-mgmt-location = { $place } ({ $one }, { $other })
mind-mgmt-temple = { $place } (chrám)
mind-mgmt-feature-book = Kniha
mind-mgmt-feature-billboard = Billboard
mind-mgmt-feature-cafe = Kavárna
mind-mgmt-feature-bus = Autobus
mind-mgmt-feature-palm = Palma
mind-mgmt-feature-umbrella = Deštník
mind-mgmt-feature-idol = Modla
mind-mgmt-feature-graffiti = Graffiti
mind-mgmt-feature-garden = Zahrada
mind-mgmt-feature-dogs = Psi
mind-mgmt-feature-fountain = Fontána
mind-mgmt-feature-pool = Bazén
mind-mgmt-feature-bird = Pták
mind-mgmt-feature-monks = Mniši
mind-mgmt-feature-torches = Pochodně
mind-mgmt-feature-tuktuk = Tuktuk
mind-mgmt-agent-meru = Meru
mind-mgmt-agent-henry = Henry Lyme
mind-mgmt-agent-bill = Bill Falls
mind-mgmt-agent-dusty = Dusty
mind-mgmt-ally-dolphin = Špionážní delfín
mind-mgmt-recruiter-ad-man = Reklamní agent
mind-mgmt-recruiter-girl = Dívka s dýmkou
mind-mgmt-token-first = první iluze
mind-mgmt-token-second = druhá iluze

## Co se koho ptá

mind-mgmt-prompt-mayhem = Polož chaos na hranici: krok ani chůze přes ni nevedou (zbývá { $left }).
mind-mgmt-prompt-hiding = Ukryj se: karta Náboráře, start a první kroky.
mind-mgmt-prompt-hiding-card = Kdo z Náborářů jsi? Iluze vede o dvě lokace: Reklamní agent kolmo, Dívka s dýmkou šikmo.
mind-mgmt-prompt-hiding-start = Kde začneš, v 01:00?
mind-mgmt-prompt-hiding-steps = { $left ->
    [one] Jdi dál: poslední krok přípravy.
    [few] Jdi dál: ještě { $left } kroky přípravy.
   *[other] Jdi dál: ještě { $left } kroků přípravy.
}
mind-mgmt-prompt-immortals = Polož nesmrtelného na vnitřní lokaci (zbývá { $left }).
mind-mgmt-prompt-sharing = Kterého agenta si vezmeš?
mind-mgmt-prompt-pawns = Postav agenta na lokaci na okraji.
mind-mgmt-prompt-second-slip = Kde vedle chrámu bude ležet druhá iluze?
mind-mgmt-prompt-recruiter = { $mission ->
    [full] { $hour }: krok nebo iluze; nesmrtelní smějí na cestu a nabírat.
   *[training] { $hour }: krok, nebo jednou za hru iluze.
}
mind-mgmt-prompt-begin = { $left ->
    [one] Aktivujte ještě jednoho agenta.
    [few] Aktivujte { $left } agenty.
   *[other] Aktivujte { $left } agentů.
}
mind-mgmt-prompt-act = { $agent }: { $left ->
    [both] pohyb až o dvě lokace a akce.
    [move] akce je hotová, zbývá pohyb až o dvě lokace.
    [action] pohyb je hotový, zbývá akce.
   *[power] pohyb i akce jsou hotové, zbývá schopnost.
}
mind-mgmt-prompt-push = { $agent } smí nesmrtelného vytlačit.
mind-mgmt-prompt-answer = { $agent } se ptá: { $feature }. Jaká je odpověď?

## Tahy na jeden řádek

mind-mgmt-describe-put-mayhem = Mezi { $one } a { $other }
mind-mgmt-describe-take-recruiter = Vzít kartu: { $card }
mind-mgmt-describe-draw-recruiter = Vylosovat jednu z karet
mind-mgmt-describe-choose-start = Začít zde: { $place }
mind-mgmt-describe-step = Krok na { $place }{ $recruits ->
    [0] { "" }
    [one] : 1 rekrut
    [few] : { $recruits } rekruti
   *[other] : { $recruits } rekrutů
}{ $on ->
    [none] . Odtud nevede žádná cesta: slepá ulička
    [closed] . Cestu dál zavírají jen zátarasy
   *[some] { "" }
}
mind-mgmt-describe-slip = { $token } na { $place }{ $recruits ->
    [0] { "" }
    [one] : 1 rekrut
    [few] : { $recruits } rekruti
   *[other] : { $recruits } rekrutů
}{ $on ->
    [none] . Odtud nevede žádná cesta: slepá ulička
    [closed] . Cestu dál zavírají jen zátarasy
   *[some] { "" }
}
mind-mgmt-describe-put-immortal = Nesmrtelný { $number } na { $place }
mind-mgmt-describe-take-agent = Vzít si: { $agent }
mind-mgmt-describe-put-pawn = { $agent } na { $place }
mind-mgmt-describe-put-second-slip = Druhá iluze na { $place }
mind-mgmt-describe-move-immortal = Nesmrtelný { $number } z { $origin } na { $place }
mind-mgmt-describe-put-step = Za další pohyb položit krok na { $place }
mind-mgmt-describe-claim-recruit = { $left ->
    [0] Rekrut ({ $feature }): vyhráváš
    [one] Rekrut ({ $feature }): chybí { $left }
    [few] Rekrut ({ $feature }): chybí { $left }
   *[other] Rekrut ({ $feature }): chybí { $left }
}
mind-mgmt-describe-end-turn = Ukončit tah: bude { $hour }
mind-mgmt-describe-show-step = Ukázat krok na { $place }
mind-mgmt-describe-say-no-new-step = Žádný nový krok tu není
mind-mgmt-describe-set-order-none = Odpovídat pokaždé osobně
mind-mgmt-describe-set-order-oldest = Odpovídat hned, nejstarším krokem
mind-mgmt-describe-set-order-farthest = Odpovídat hned, krokem nejdál ode mě
mind-mgmt-describe-move-agent = { $agent } na { $place }
mind-mgmt-describe-ask = { $agent } se ptá: { $feature }
mind-mgmt-describe-ask-ally = { $agent } se ptá: { $feature }, pomáhá { $ally }: ukážou se všechny kroky
mind-mgmt-describe-reveal = { $agent } odhalí hodinu kroku na { $place }
mind-mgmt-describe-reveal-note = { $agent } odhalí hodinu na { $place }; zmizí poznámka na { $note }
mind-mgmt-describe-capture = { $agent } zkusí zajetí na { $place }
mind-mgmt-describe-shake-down = { $agent } zastrašuje nesmrtelného: { $feature }
mind-mgmt-describe-push-immortal = Vytlačit nesmrtelného { $number } na { $place }
mind-mgmt-describe-leave-immortal = Nechat nesmrtelného { $number } na místě
mind-mgmt-describe-sense = { $agent } pátrá do dvou lokací od { $place }, v řadě a ve sloupci
mind-mgmt-describe-shift-immortal = { $agent } posune nesmrtelného { $number } z { $origin } na { $place }
mind-mgmt-describe-send-agent = { $agent } pošle jiného agenta ({ $sent }) na { $place }
mind-mgmt-describe-end-activation = { $agent } končí
mind-mgmt-describe-empty-activation = { $agent } nedělá nic
mind-mgmt-describe-write-note = Poznámka na { $place }
mind-mgmt-describe-write-note-anew = Změnit nebo vzít poznámku na { $place }
mind-mgmt-describe-write-note-text = Poznámka na { $place }: { $text }

## Co se stalo

mind-mgmt-tell-mayhem-put = { $seat } klade chaos mezi { $one } a { $other }.
mind-mgmt-tell-mayhem-put-random = Chaos leží mezi { $one } a { $other }.
mind-mgmt-tell-recruiter-taken = Tvoje karta: { $card }.
mind-mgmt-tell-start-chosen = Začínáš zde: { $place }.
mind-mgmt-tell-start-shown = Náborář začíná zde: { $place }.
mind-mgmt-tell-cards-drawn = Rekruty ti přinášejí: { $features }.
mind-mgmt-tell-stepped = { $hour }: krok na { $place }{ $recruits ->
    [0] { "" }
    [one] , 1 rekrut
    [few] , { $recruits } rekruti
   *[other] , { $recruits } rekrutů
}.
mind-mgmt-tell-stepped-slip = { $hour }: iluze na { $place }{ $recruits ->
    [0] { "" }
    [one] , 1 rekrut
    [few] , { $recruits } rekruti
   *[other] , { $recruits } rekrutů
}.
mind-mgmt-tell-recruits-announced = { $hour }, posledních návštěv { $visits }: { $count ->
    [0] žádný rekrut
    [one] 1 rekrut
    [few] { $count } rekruti
   *[other] { $count } rekrutů
}, celkem { $total }.
mind-mgmt-tell-immortal-put = Nesmrtelný { $number } stojí na { $place }.
mind-mgmt-tell-agent-taken = { $seat } vede: { $agent }.
mind-mgmt-tell-agent-taken-together = Společně všichni vedou: { $agent }.
mind-mgmt-tell-pawn-put = { $agent } začíná na { $place }.
mind-mgmt-tell-second-slip-put = Druhá iluze leží na { $place }.
mind-mgmt-tell-cards-opened = Otevřené karty pro nesmrtelné: { $features }.
mind-mgmt-tell-immortal-moved = Nesmrtelný { $number } jde z { $origin } na { $place }.
mind-mgmt-tell-extra-step-put = Za další pohyb klade Náborář krok na { $place }.
mind-mgmt-tell-recruit-claimed = Dva nesmrtelní přivádějí rekruta ({ $feature }): celkem { $total }.
mind-mgmt-tell-hour-passed = Je { $hour }.
mind-mgmt-tell-hour-passed-slip = Je { $hour }. Náborář použil žeton: { $token }.
mind-mgmt-tell-agent-moved = { $agent } jde na { $place }.
mind-mgmt-tell-agent-moved-sent = { $agent } se nechává poslat na { $place }.
mind-mgmt-tell-asked = { $agent } se ptá: { $feature }.
mind-mgmt-tell-asked-ally = { $agent } se ptá: { $feature }, pomáhá { $ally }.
mind-mgmt-tell-steps-shown = { $count ->
    [one] { $feature }: krok na { $places }.
    [few] { $feature }: kroky na { $places }.
   *[other] { $feature }: kroky na { $places }.
}
mind-mgmt-tell-no-new-step = { $feature }: žádný nový krok.
mind-mgmt-tell-revealed = { $agent } odhaluje hodinu na { $place }: { $visited }.
mind-mgmt-tell-capture-tried = { $agent } zkouší zajetí na { $place }: Náborář tam není.
mind-mgmt-tell-capture-tried-right = { $agent } zkouší zajetí na { $place }: Náborář je tam!
mind-mgmt-tell-shaken-down = { $agent } zastrašuje nesmrtelného: { $feature }. Skrytá karta to není.
mind-mgmt-tell-shaken-down-right = { $agent } zastrašuje nesmrtelného: { $feature }. Je to karta Náboráře a víc už nenabírá.
mind-mgmt-tell-immortal-pushed = { $agent } vytlačuje nesmrtelného { $number } na { $place }.
mind-mgmt-tell-sensed = { $agent } na { $place }: Náborář není do dvou lokací ve stejné řadě ani sloupci.
mind-mgmt-tell-sensed-near = { $agent } na { $place }: Náborář je do dvou lokací ve stejné řadě nebo sloupci.
mind-mgmt-tell-dead-end = Náborář už nemá kam jít.
mind-mgmt-tell-order-set-none = Odteď na otázky odpovídáš osobně.
mind-mgmt-tell-order-set-oldest = Na otázky se odteď odpovídá hned, nejstarším krokem.
mind-mgmt-tell-order-set-farthest = Na otázky se odteď odpovídá hned, krokem nejdál od tebe.
mind-mgmt-tell-note-written = { $seat } píše na { $place }: { $text }
mind-mgmt-tell-note-written-removed = { $seat } bere poznámku z { $place }.

## Proč tah nejde

mind-mgmt-error-over = Tato hra skončila.
mind-mgmt-error-not-now = Teď se rozhoduje o něčem jiném.
mind-mgmt-error-not-your-turn = Teď na to nejsi na řadě.
mind-mgmt-error-put-mayhem = Chaos leží na hranici dvou lokací a jiného chaosu se nedotýká, ani konci.
mind-mgmt-error-take-recruiter = Tuhle kartu Náboráře teď vzít nejde.
mind-mgmt-error-choose-start = Tam teď začít nejde.
mind-mgmt-error-step = Krok tam nejde: jen o jednu lokaci, na novou, ne přes chaos, šikmo jen u chrámu.
mind-mgmt-error-slip = Iluze tam nejde: jen jak dovoluje tvoje karta, na novou lokaci a se žetonem.
mind-mgmt-error-put-immortal = Nesmrtelný začíná na vnitřní lokaci, kde jiný není.
mind-mgmt-error-take-agent = Tohohle agenta si vzít nemůžeš.
mind-mgmt-error-put-pawn = Tvůj agent začíná na okraji, a jen jednou.
mind-mgmt-error-put-second-slip = Druhá iluze leží vedle chrámu, ne v něm.
mind-mgmt-error-move-immortal = Tenhle nesmrtelný teď tam jít nemůže.
mind-mgmt-error-put-step = Po prvním pohybu polož krok na navštívenou lokaci bez kroku a potvrzené poznámky.
mind-mgmt-error-claim-recruit = Dva nesmrtelní musí ukazovat zajímavost z otevřené karty a žádná schopnost je nesmí krýt.
mind-mgmt-error-end-turn = Napřed krok nebo iluze.
mind-mgmt-error-show-step = Tahle lokace na otázku neodpovídá.
mind-mgmt-error-say-no-new-step = Nový krok existuje, takže se musí ukázat.
mind-mgmt-error-set-order = Takový příkaz dát nejde.
mind-mgmt-error-move-agent = Tenhle agent teď tam jít nemůže.
mind-mgmt-error-ask = Na to se tenhle agent teď ptát nemůže.
mind-mgmt-error-reveal = Není tam krok, u kterého by teď šlo odhalit hodinu.
mind-mgmt-error-capture = Agentovi musí zbývat akce a na lokaci nesmí být nesmrtelný.
mind-mgmt-error-shake-down = Tenhle agent teď nesmrtelného zastrašit nemůže.
mind-mgmt-error-push-immortal = Tam nesmrtelného vytlačit nejde.
mind-mgmt-error-leave-immortal = Žádný nesmrtelný se teď nevytlačuje.
mind-mgmt-error-sense = Agentovi musí tato schopnost i akce zbývat a na lokaci nesmí být nesmrtelný.
mind-mgmt-error-shift-immortal = Tenhle agent teď toho nesmrtelného tam posunout nemůže.
mind-mgmt-error-send-agent = Tenhle agent teď tam nikoho poslat nemůže.
mind-mgmt-error-end-activation = Tahle aktivace teď skončit nemůže.
mind-mgmt-error-write-note = Tam poznámku napsat nemůžeš.
mind-mgmt-error-note-too-long = Poznámka je jeden řádek, nejvýš { $most } znaků.

## Jak hra skončila

mind-mgmt-reason-capture = Náborář byl zajat na { $place } v { $hour }.
mind-mgmt-reason-dead-end = Náborář uvízl ve slepé uličce na { $place } v { $hour }.
mind-mgmt-reason-recruits = Do { $hour } ohlášeno rekrutů: { $count }.
mind-mgmt-reason-time = Je { $hour } a Náborář je pořád na svobodě.

## Jak se hraje

mind-mgmt-guide-aim = Jeden z vás je Náborář a chodí tajně městem, každou hodinu na další lokaci, nikdy dvakrát na tutéž. Lokace se zajímavostí z jeho tří tajných karet přinášejí rekruty. Ostatní vedou čtyři agenty a musí ho najít.
mind-mgmt-guide-turn = Každou hodinu udělá Náborář tajný krok. Pak se aktivují dva agenti: každý se pohne až o dvě lokace a provede jednu akci. Ptej se na zajímavost lokace, odhal hodinu kroku, který tam leží, nebo zkus zajetí. V plné hře nesmrtelní nabírají a tam, kde stojí, brání otázkám, odhalení i zajetí; agentům pomáhají schopnosti a Špionážní delfín.
mind-mgmt-guide-end = Agenti vyhrávají zajetím, nebo když Náborář nemá kam jít. Náborář vyhrává, když je ohlášeno dost rekrutů, nebo když je v poslední hodině na svobodě.
mind-mgmt-guide-signs = - M, H, B a D jsou agenti, vyplnění, dokud nebyli na tahu, a u každého je číslo hráče.
    - V červených hodinách se hlásí rekruti. Stopa je krok, který ukázala odpověď, zelené číslo jeho hodina. Pod plánem jsou poslední odpovědi, nejnovější vpravo.
    - Maska je **iluze**: Náborář jednou místo kroku přejde o dvě lokace, kolmo (Reklamní agent) nebo šikmo (Dívka s dýmkou), i přes chaos. Hodina je veřejná. Karty se šipkami ukazují, kdo může Náborář být. Tři oči u čísla Náboráře jsou tajné zajímavosti.
    - Na **plánu Náboráře** přinášejí zakroužkované zajímavosti rekruty a oranžová čísla jsou hodiny trasy. Rámečky: zelené jsou kroky, modré iluze, červené slepé uličky, zlaté kroky, kterými lze odpovědět. Dole stojí, kolik tras je pro agenty ještě možných.
    - Zapnutý **trvalý příkaz** odpovídá za Náboráře hned, nejstarším nebo nejvzdálenějším krokem, který vyhovuje. Vidí ho jen Náborář a může ho kdykoli změnit.
mind-mgmt-guide-full = V **plné hře**:
    - Červený klikyhák je chaos: nikdo přes něj nepřejde krokem.
    - Postavy v kápi jsou nesmrtelní: dva, kteří ukazují zajímavost z otevřené karty, přivedou rekruta. Na to, co je v lokaci nesmrtelného, se nelze ptát. U agenta brání i odhalení a zajetí, ale agent ho může zastrašit: když je jmenovaná zajímavost skrytá karta, víc už nenabírá.
    - Se Špionážním delfínem jedna otázka za hru ukáže všechny kroky.
    - Akce **Meru** poví, zda je Náborář do dvou lokací ve stejné řadě nebo sloupci.
    - **Henry Lyme**: nesmrtelní u něj a na kolmo sousedících lokacích nenabírají.
    - **Bill Falls** posune kolmo sousedícího nesmrtelného o jednu lokaci kolmo.
    - **Dusty** pohne kterýmkoli agentem o jednu lokaci a o další za každou kartu Náboráře odhalenou zastrašováním.

# Co říká kouč o rozhodnutí a v radě.

mind-mgmt-coach-known = { $exact ->
    [no] Možných tras: asi { $trails }. Míst, kde končí: { $places }.
   *[yes] Možných tras: { $trails }. Míst, kde končí: { $places }.
}
mind-mgmt-coach-agents = Agenti vědí tohle. { $known }
mind-mgmt-coach-sure = Náborář je tam na každé trase.
mind-mgmt-coach-wins = Vyhrává.
mind-mgmt-coach-way = Rekruti: { $recruits }. Riziko zajetí: asi { $percent } %.
mind-mgmt-coach-capture = Šance, že tam Náborář je: asi { $percent } %.
mind-mgmt-coach-rules-out = Vyloučí to asi { $percent } % tras.
mind-mgmt-coach-then = Potom: { $move }; vyloučí to asi { $percent } %.
mind-mgmt-coach-ask = { $feature }, vyloučí asi { $percent } %
mind-mgmt-coach-recruit = Přinese rekruta.
mind-mgmt-coach-enough = Nic dalšího teď za to nestojí.
mind-mgmt-coach-cover = Je to blíž místům, kam může Náborář jít.
mind-mgmt-coach-immortal = Tam mohou nesmrtelní přivést rekruty.
mind-mgmt-coach-break-up = Rozdělí nesmrtelné, kteří by mohli přivést rekruty.
mind-mgmt-coach-quiet = Agentům to řekne nejmíň.
