
seat-name = Место { $seat }

error-stale-decision = Партия уже ушла вперёд. Сейчас решается вот что.
error-already-so = Так уже и есть.
error-moved-on = Партия ушла вперёд. От тебя здесь больше ничего не требуется.
error-others-asked = Сейчас ждут не тебя. Отвечает: { $who }.
error-not-your-seat = Это не твоё место.
error-broken-data = { $path }: { $problem }
