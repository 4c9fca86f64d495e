# Панели игры Wink.

wink-panel-saw-button = Что видно
wink-panel-saw-nothing = Ты пока ничего не видишь.
wink-panel-until-button = До моего хода
wink-panel-manner-button = { $manner ->
    [bold] Подмигивать явно
   *[subtle] Подмигивать незаметно
}
wink-panel-watch-button = { $spoken ->
    [True] { $due ->
        [True] Следить и подмигнуть: { $who }
       *[False] Следить: { $who }
    }
   *[False] { $due ->
        [True] 😉 { $who }
       *[False] 👁️ { $who }
    }
}
wink-panel-watching-button = 👁️ { $spoken ->
    [True] Слежу: { $who }
   *[False] { $who }
}
wink-panel-accuse-placeholder = Обвинить за увиденный взгляд
wink-panel-accuse-nobody-option = Никого не обвинять
wink-panel-seen-description = { $count ->
    [1] Замечено на ходу { $turns }
   *[other] Замечено на ходах { $turns }
}{ $known ->
    [own] ; но этот номер у тебя
    [lacking] ; но этой карты там точно нет
   *[no] { "" }
}
wink-panel-name-placeholder = У кого твой номер { $number }?
wink-panel-lacking-description = Этой карты там точно нет
wink-panel-call-placeholder = { $span ->
    [single] Вызвать номер ({ $first })
   *[range] Вызвать номер ({ $first }–{ $last })
}
wink-panel-name-button = { $known ->
    [True] Назвать: { $who } ✗
   *[False] Назвать: { $who }
}
wink-panel-accuse-over-placeholder = Обвинить: по какому номеру?
wink-panel-accuse-over-button = Обвинить: { $number } ({ $caller }){ $own ->
    [True] { " " }✗ …
   *[False] { " " }…
}
wink-panel-accuse-over = { $caller } вызывает { $number }. У кого, по-твоему, эта карта?
wink-panel-accuse-button = { $known ->
    [True] Обвинить: { $who } ✗
   *[False] Обвинить: { $who }
}
