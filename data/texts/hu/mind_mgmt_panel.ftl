# The panels of MIND MGMT.

mind-mgmt-panel-place = { $place } { $one } { $other }
mind-mgmt-panel-place-temple = { $place } Templom
mind-mgmt-panel-which-row = A térkép melyik sorában?
mind-mgmt-panel-row-button = { $row }. sor
mind-mgmt-panel-other-row-button = Másik sor
mind-mgmt-panel-border-placeholder = Melyik határ? Szabad: { $borders }
mind-mgmt-panel-border-beside = { $one } | { $other }
mind-mgmt-panel-border-below = { $one } — alatta: { $other }
mind-mgmt-panel-immortal-put-placeholder = Hol álljon a halhatatlan ({ $number })?
mind-mgmt-panel-slip-placeholder = Hol legyen a második illúzió?
mind-mgmt-panel-pawn-placeholder = Hol kezdjen: { $agent }?
mind-mgmt-panel-step-button = { $arrow } { $place }{ $recruits ->
    [0] { "" }
   *[other] { " " }+{ $recruits }
}{ $on ->
    [none] { " " }⚠️
   *[some] { "" }
}
mind-mgmt-panel-slip-button = Illúzió { $arrow } { $place }{ $recruits ->
    [0] { "" }
   *[other] { " " }+{ $recruits }
}{ $on ->
    [none] { " " }⚠️
   *[some] { "" }
}
mind-mgmt-panel-and-end = { $label }, kör vége
mind-mgmt-panel-dead-end = ⚠️ Zsákutca lenne: { $places }. Onnan se lépés, se illúzió nem visz tovább, és az ügynökök nyernének.
mind-mgmt-panel-slips-placeholder = Illúzió: melyik, és hová?
mind-mgmt-panel-slip-option = { $token ->
    [first] Első illúzió
   *[second] Második illúzió
} { $arrow } { $place }{ $recruits ->
    [0] { "" }
   *[other] { " " }+{ $recruits }
}{ $on ->
    [none] { " " }⚠️
   *[some] { "" }
}
mind-mgmt-panel-immortals-placeholder = { $count ->
    [one] Mozgasd a halhatatlant: { $numbers }
   *[other] Mozgass egy halhatatlant: { $numbers }
}
mind-mgmt-panel-immortal-option = { $number }. halhatatlan: { $origin } { $arrow } { $place }
mind-mgmt-panel-extra-placeholder = Lábnyomért még egy mozgás: hová?
mind-mgmt-panel-show-button = Mutatom: { $place }
mind-mgmt-panel-order = Kérdések: { $order ->
    [oldest] azonnal jön a válasz, a legrégebbi illő lábnyomod.
    [farthest] azonnal jön a válasz, a tőled legtávolabbi illő lábnyom.
   *[none] mindegyikre te felelsz.
}
mind-mgmt-panel-order-button = Állandó utasítás …
mind-mgmt-panel-agent-button = { $agent } ({ $place })
mind-mgmt-panel-other-agent-button = Másik ügynök
mind-mgmt-panel-walk-placeholder = Hová megy { $agent } innen: { $place }?
mind-mgmt-panel-send-whom-placeholder = Melyik ügynököt küldöd?
mind-mgmt-panel-send-placeholder = Hová küldöd: { $agent }, innen: { $place }?
mind-mgmt-panel-barred = Máshol álló halhatatlan miatt nem kérdezhető: { $features }.
mind-mgmt-panel-barred-here = { $agent ->
    [meru] Az itt álló halhatatlan gátolja a kérdést, a felfedést, az elfogást és Meru képességét.
   *[other] Az itt álló halhatatlan gátolja a kérdést, a felfedést és az elfogást.
}
mind-mgmt-panel-ask-button = { $spoken ->
    [True] Kérdés erről: { $feature }
   *[False] Kérdés: { $feature }
}
mind-mgmt-panel-ask-ally-button = { $spoken ->
    [True] Delfinnel: { $feature }, minden lábnyom
   *[False] Delfin: { $feature }
}
mind-mgmt-panel-sense-button = { $spoken ->
    [True] Fejvadász 2 mezőn belül, sorban vagy oszlopban?
   *[False] 2 mezőn belül? (sor, oszlop)
}
mind-mgmt-panel-capture-button = Elfogás
mind-mgmt-panel-reveal-button = Óra felfedése
mind-mgmt-panel-reveal-option = Felfedés; lekerül a jegyzet: { $place }
mind-mgmt-panel-act-placeholder = Akció: kérdés, elfogás, felfedés
mind-mgmt-panel-reveal-placeholder = Óra felfedése: melyik jegyzet kerül le érte?
mind-mgmt-panel-shake-placeholder = Vallatás: melyik látványosság rejtett kártya?
mind-mgmt-panel-shift-placeholder = Tolj odébb egy egyenesen mellette álló halhatatlant
mind-mgmt-panel-push-button = Eltolom { $arrow } { $place }
mind-mgmt-panel-end-button = Kész
mind-mgmt-panel-notes-button = Jegyzetek …
mind-mgmt-panel-notes = Fehér jegyzetek, mindenki látja: { $left ->
    [0] nem maradt; ami lent van, átírhatod vagy leveheted.
   *[other] még { $left } maradt.
}
mind-mgmt-panel-note-button = { $place } „{ $text }”
mind-mgmt-panel-belief-button = { $spoken ->
    [True] Hol lehet a fejvadász?
   *[False] Esélyek
}
mind-mgmt-panel-belief = Hol lehetett a fejvadász, amikor az utolsó óra letelt, mindabból, ami tudható.
