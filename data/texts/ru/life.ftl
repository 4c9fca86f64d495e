### Жизнь стола: пауза, опоздания, отмена, смена мест, конец, реванш.

notice-paused = ⏸️ Партия приостановлена, часы стоят.
notice-rests = 💤 Никого из игроков нет. Партия ждёт без часов, пока кто-нибудь не сделает ход.
notice-late = ⏰ Время вышло: { $who }. Что делаем?
notice-late-until = { $notice }
    -# { $end }
overdue-program = Программа займёт место { $moment }, если раньше никто не ответит и не решит.
overdue-resign = Место будет считаться сдавшимся { $moment }, если раньше никто не ответит и не решит.
notice-undo = ↩️ { $who } хочет отменить последний ход. Увиденное не развидеть. Все остальные не против?
notice-wish = 🪑 { $host }: { $who } хочет занять место { $seat }.
resume-button = Продолжить
late-wait-button = Подождать
late-remind-button = Напомнить
late-program-button = Дальше играет программа
late-pass-button = Пропустить ход
late-wait-one-button = Подождать: { $seat }
late-remind-one-button = Напомнить: { $seat }
late-program-one-button = Дальше играет программа: { $seat }
late-pass-one-button = Пропустить ход: { $seat }
undo-agree-button = Разрешить отмену
undo-refuse-button = Не отменять
seat-agree-button = Пустить за стол
seat-refuse-button = Не пускать
seat-choose-button = Занять место
seat-choose-or-back-button = Занять место или вернуть своё
seat-choose-placeholder = Какое место?
seat-choose-question = Можно занять несколько мест. Какое выберешь?

ending-winners = { $count ->
    [1] 🏆 Победа: { $winners }!
   *[other] 🏆 Победа: { $winners }!
}
ending-nobody-wins = Никто не победил.
ending-won = { $count ->
    [1] 🏆 Победа: { $winners }! { $reason }
   *[other] 🏆 Победа: { $winners }! { $reason }
}
ending-nobody = Никто не победил. { $reason }
ending-abandoned = Эта партия закончена без результата.
ending-score = { $who } – { $wins }
ending-score-program = программа – { $wins }
ending-score-forgotten = кто-то – { $wins }
ending-series = Партий за этим столом: { $games }. Победы: { $scores }.
outcome-resigned = { $who } сдаётся.
rematch-button = Реванш
try-again-button = Ещё раз
rematch-swapped-button = Реванш со сменой сторон
rematch-wanted = За реванш: { $people }.
rematch-wanted-again = Хотят попробовать ещё раз: { $people }.
rematch-wanted-swapped = За реванш со сменой сторон: { $people }.
rematch-next-button = Дальше: { $title }
rematch-wanted-next = За следующую партию ({ $title }): { $people }.
rematch-begun = Следующая партия началась.
rematch-lobby = Лобби следующей партии открыто, и в нём есть место для новичка.
rematch-noted = Принято. Следующая партия начнётся, когда захотят все.

life-paused = Партия приостановлена.
life-resumed = Партия продолжается.
life-waiting = Им снова даётся полное время.
life-reminded = Напоминание отправлено.
life-stood-in = Дальше играет программа, пока человек не вернётся.
life-passed = Ход пропущен, партия продолжается.
life-agreed = Ты не против: принято.
life-refused = Ты против: принято.
life-back = С возвращением! Место снова твоё.
life-seat-taken = Место твоё.
life-seat-asked = Спрашиваю ведущего стола.
life-resigned = Партия за тебя сдана.
life-abandoned = Партия закончена без результата.
life-stood-in-for-you = За тебя играет программа. Вернуться: /игра заменить или кнопка на поле.
life-undo-asked = Спрашиваю остальных, можно ли отменить твой ход.
life-undone = Ход отменён.
life-host-passed = Стол теперь ведёт { $who }.
life-moved = Стол теперь в { $channel }.
life-away = 💤 { $who } отсутствует до { $moment }.
life-away-daily = 💤 { $who } отсутствует до { $moment }; часы до тех пор стоят.
life-not-away = { $who } снова здесь.
resign-button = Сдаться
resign-stay-button = Остаться в партии
resign-question-two = Другая сторона сразу победит. Сдаёшься?
resign-question-more = Твоё место навсегда займёт программа, а партия зачтётся тебе как поражение. Сдаёшься?
resign-question-without = Остальные доиграют без тебя, а партия зачтётся тебе как поражение. Сдаёшься?
resign-question-ends = Без тебя останется слишком мало игроков: партия закончится, и ты на последнем месте. Сдаёшься?
resign-question-last = Без тебя играть некому: партия закончится для всех без результата. Сдаёшься?
abandon-button = Закончить без результата
abandon-stay-button = Играть дальше
abandon-question = Партия закончится без результата для всех. Закончить?
verify-good = ✅ Проверено: все записи журнала ({ $lines }) разыграны заново по сиду и привели к тому же концу. Сид { $seed }, SHA-256 { $commitment }.
verify-good-since = ✅ Проверено: последние записи журнала ({ $lines }), с тех пор как менялись правила игры, разыграны заново и привели к тому же концу. Сид { $seed }, SHA-256 { $commitment }.
verify-good-so-far = ✅ Пока всё верно: журнал разыгран заново по запечатанному сиду и приводит к тому, что на столе. Сид откроется в конце; его SHA-256: { $commitment }.
verify-wrong = ❌ Журнал не приводит к тому, что сохранено. SHA-256 сида: { $commitment }.
