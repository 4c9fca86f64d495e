# Wink's own panels.

wink-panel-saw-button = Що я бачу
wink-panel-saw-nothing = Поки що тобі нічого не видно.
wink-panel-until-button = До мого ходу
wink-panel-manner-button = { $manner ->
    [bold] Підморгувати виразно
   *[subtle] Підморгувати непомітно
}
wink-panel-watch-button = { $spoken ->
    [True] { $due ->
        [True] Підморгнути: { $who }
       *[False] Стежити: { $who }
    }
   *[False] { $due ->
        [True] 😉 { $who }
       *[False] 👁️ { $who }
    }
}
wink-panel-watching-button = 👁️ { $spoken ->
    [True] Стежу: { $who }
   *[False] { $who }
}
wink-panel-accuse-placeholder = Звинуватити того, чий погляд видно тобі
wink-panel-accuse-nobody-option = Нікого не звинувачувати
wink-panel-seen-description = { $count ->
    [one] Видно в ході { $turns }
    [few] Видно в ходах { $turns }
   *[many] Видно в ходах { $turns }
}{ $known ->
    [own] ; але цей номер тримаєш ти
    [lacking] ; але точно його не тримає
   *[no] { "" }
}
wink-panel-name-placeholder = Хто тримає твій { $number }?
wink-panel-lacking-description = Точно його не тримає
wink-panel-call-placeholder = { $span ->
    [single] Викликати номер ({ $first })
   *[range] Викликати номер ({ $first }–{ $last })
}
wink-panel-name-button = { $known ->
    [True] Назвати: { $who } ✗
   *[False] Назвати: { $who }
}
wink-panel-accuse-over-placeholder = Звинуватити: за який номер?
wink-panel-accuse-over-button = Звинуватити, { $number } ({ $caller }){ $own ->
    [True] { " " }✗ …
   *[False] { " " }…
}
wink-panel-accuse-over = { $caller } викликає { $number }. Хто, по-твоєму, його тримає?
wink-panel-accuse-button = { $known ->
    [True] Звинуватити: { $who } ✗
   *[False] Звинуватити: { $who }
}
