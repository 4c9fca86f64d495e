# Panely hry MIND MGMT.

mind-mgmt-panel-place = { $place } { $one } { $other }
mind-mgmt-panel-place-temple = { $place } chrám
mind-mgmt-panel-which-row = Ve které řadě plánu?
mind-mgmt-panel-row-button = Řada { $row }
mind-mgmt-panel-other-row-button = Jiná řada
mind-mgmt-panel-border-placeholder = Která hranice? { $borders ->
    [one] Volná je 1
    [few] Volné jsou { $borders }
   *[other] Volných je { $borders }
}
mind-mgmt-panel-border-beside = { $one } | { $other }
mind-mgmt-panel-border-below = { $one } — níže { $other }
mind-mgmt-panel-immortal-put-placeholder = Kde bude stát nesmrtelný { $number }?
mind-mgmt-panel-slip-placeholder = Kde bude ležet druhá iluze?
mind-mgmt-panel-pawn-placeholder = Kde začne { $agent }?
mind-mgmt-panel-step-button = { $arrow } { $place }{ $recruits ->
    [0] { "" }
   *[other] { " " }+{ $recruits }
}{ $on ->
    [none] { " " }⚠️
   *[some] { "" }
}
mind-mgmt-panel-slip-button = Iluze { $arrow } { $place }{ $recruits ->
    [0] { "" }
   *[other] { " " }+{ $recruits }
}{ $on ->
    [none] { " " }⚠️
   *[some] { "" }
}
mind-mgmt-panel-and-end = { $label }, konec tahu
mind-mgmt-panel-dead-end = ⚠️ Slepá ulička: { $places }. Krok ani iluze odtud dál nevedou a vyhráli by agenti.
mind-mgmt-panel-slips-placeholder = Iluze: která a kam?
mind-mgmt-panel-slip-option = { $token ->
    [first] První iluze
   *[second] Druhá iluze
} { $arrow } { $place }{ $recruits ->
    [0] { "" }
   *[other] { " " }+{ $recruits }
}{ $on ->
    [none] { " " }⚠️
   *[some] { "" }
}
mind-mgmt-panel-immortals-placeholder = { $count ->
    [one] Pohnout nesmrtelným { $numbers }
    [few] Pohnout nesmrtelným { $numbers }
   *[other] Pohnout nesmrtelným { $numbers }
}
mind-mgmt-panel-immortal-option = Nesmrtelný { $number }: { $origin } { $arrow } { $place }
mind-mgmt-panel-extra-placeholder = Položit krok za další pohyb nesmrtelného
mind-mgmt-panel-show-button = Ukázat { $place }
mind-mgmt-panel-order = Na otázky { $order ->
    [oldest] se odpovídá hned, tvým nejstarším krokem, který vyhovuje.
    [farthest] se odpovídá hned, vyhovujícím krokem nejdál od tebe.
   *[none] odpovídáš pokaždé osobně.
}
mind-mgmt-panel-order-button = Trvalý příkaz …
mind-mgmt-panel-agent-button = { $agent } ({ $place })
mind-mgmt-panel-other-agent-button = Jiný agent
mind-mgmt-panel-walk-placeholder = { $agent } na { $place }: kam jít?
mind-mgmt-panel-send-whom-placeholder = Poslat agenta: kterého?
mind-mgmt-panel-send-placeholder = { $agent } na { $place }: kam poslat?
mind-mgmt-panel-barred = Nesmrtelný jinde brání otázkám na: { $features }.
mind-mgmt-panel-barred-here = { $agent ->
    [meru] Nesmrtelný tady brání otázkám, odhalení, zajetí i vlastní akci Meru.
   *[other] Nesmrtelný tady brání otázkám, odhalení i zajetí.
}
mind-mgmt-panel-ask-button = { $spoken ->
    [True] Otázka: { $feature }
   *[False] { $feature }?
}
mind-mgmt-panel-ask-ally-button = { $spoken ->
    [True] S Delfínem: { $feature }, všechny kroky
   *[False] Delfín: { $feature }
}
mind-mgmt-panel-sense-button = { $spoken ->
    [True] Náborář do 2, řada/sloupec?
   *[False] Do 2, řada/sloupec?
}
mind-mgmt-panel-capture-button = Zajmout
mind-mgmt-panel-reveal-button = Odhalit hodinu
mind-mgmt-panel-reveal-option = Odhalit; zmizí poznámka na { $place }
mind-mgmt-panel-act-placeholder = Akce: zeptat se, chytit, odhalit
mind-mgmt-panel-reveal-placeholder = Odhalit hodinu: která poznámka za ni zmizí?
mind-mgmt-panel-shake-placeholder = Zastrašování: která zajímavost je skrytá karta?
mind-mgmt-panel-shift-placeholder = Posunout nesmrtelného, který kolmo sousedí
mind-mgmt-panel-push-button = Vytlačit { $arrow } { $place }
mind-mgmt-panel-end-button = Hotovo
mind-mgmt-panel-notes-button = Poznámky …
mind-mgmt-panel-notes = Bílé poznámky, které vidí všichni: { $left ->
    [0] žádná už nezbývá, ležící lze změnit nebo vzít.
    [one] zbývá 1.
    [few] zbývají { $left }.
   *[other] zbývá { $left }.
}
mind-mgmt-panel-note-button = { $place } „{ $text }“
mind-mgmt-panel-belief-button = { $spoken ->
    [True] Kde může být Náborář?
   *[False] Šance
}
mind-mgmt-panel-belief = Kde mohl být Náborář, když uplynula poslední hodina, podle všeho, co se ví.
