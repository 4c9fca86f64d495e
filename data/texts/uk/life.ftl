### Життя столу: пауза, запізнення, скасування, зміна гравців, кінець, реванш.

notice-paused = ⏸️ Гру призупинено; годинники стоять.
notice-rests = 💤 Нікого з гравців немає. Гра чекає без годинника, поки хтось не зробить хід.
notice-late = ⏰ Не встигає: { $who }. Що робимо?
notice-late-until = { $notice }
    -# { $end }
# $moment: "in 7 days", written by Discord.
overdue-program = Місце займе комп’ютер { $moment }, якщо раніше ніхто не відповість і не вирішить.
overdue-resign = Партію зарахують як здану { $moment }, якщо раніше ніхто не відповість і не вирішить.
notice-undo = ↩️ { $who } хоче скасувати останній хід. Що побачено, те побачено. Усі інші згодні?
notice-wish = 🪑 { $host }: { $who } хоче зайняти місце { $seat }.
resume-button = Продовжити
late-wait-button = Чекати
late-remind-button = Нагадати
late-program-button = Далі грає комп’ютер
late-pass-button = Пропустити хід
late-wait-one-button = Чекати: { $seat }
late-remind-one-button = Нагадати: { $seat }
late-program-one-button = Далі грає комп’ютер: { $seat }
late-pass-one-button = Пропустити хід: { $seat }
undo-agree-button = Хай скасує
undo-refuse-button = Хід лишається
seat-agree-button = Хай сідає
seat-refuse-button = Не пускати
seat-choose-button = Зайняти місце
seat-choose-or-back-button = Зайняти чи повернути місце
seat-choose-placeholder = Яке місце?
seat-choose-question = Можна зайняти кілька місць. Котре?

ending-winners = { $count ->
    [one] 🏆 Перемога: { $winners }.
    [few] 🏆 Перемога: { $winners }.
   *[many] 🏆 Перемога: { $winners }.
}
ending-nobody-wins = Ніхто не переміг.
ending-won = { $count ->
    [one] 🏆 Перемога: { $winners }. { $reason }
    [few] 🏆 Перемога: { $winners }. { $reason }
   *[many] 🏆 Перемога: { $winners }. { $reason }
}
ending-nobody = Ніхто не переміг. { $reason }
ending-abandoned = Цю гру закінчено без результату.
ending-score = { $who } { $wins }
ending-score-program = комп’ютер { $wins }
ending-score-forgotten = хтось { $wins }
ending-series = Партій за цим столом: { $games }. Перемоги: { $scores }.
outcome-resigned = { $who } здається.
rematch-button = Реванш
try-again-button = Ще раз
rematch-swapped-button = Реванш зі зміною сторін
rematch-wanted = За реванш: { $people }.
rematch-wanted-again = За ще одну спробу: { $people }.
rematch-wanted-swapped = За реванш зі зміною сторін: { $people }.
rematch-next-button = Далі: { $title }
rematch-wanted-next = На черзі: { $title }. За: { $people }.
rematch-begun = Почалася наступна партія.
rematch-lobby = Лобі наступної партії відкрито: є місце для когось іще.
rematch-noted = Записано. Наступна партія почнеться, коли цього захочуть усі.

life-paused = Гру призупинено.
life-resumed = Гра триває далі.
life-waiting = Час на відповідь пішов заново.
life-reminded = Нагадування надіслано.
life-stood-in = Поки гравця немає, грає комп’ютер.
life-passed = Хід пропущено; гра триває.
life-agreed = Твою згоду враховано.
life-refused = Твою відмову враховано.
life-back = З поверненням! Місце знову твоє.
life-seat-taken = Місце твоє.
life-seat-asked = Питаю того, хто веде стіл.
life-resigned = Партію здано.
life-abandoned = Гру закінчено без результату.
life-stood-in-for-you = За тебе грає комп’ютер. Повернутися можна через /гра замінити або кнопкою на полі.
life-undo-asked = Питаю інших, чи можна це скасувати.
life-undone = Хід скасовано.
life-host-passed = Тепер стіл веде { $who }.
life-moved = Стіл перенесено: { $channel }.
life-away = 💤 { $who }: відсутність до { $moment }.
life-away-daily = 💤 { $who }: відсутність до { $moment }; до того годинник стоїть.
life-not-away = { $who } знову тут.
resign-button = Здатися
resign-stay-button = Грати далі
resign-question-two = Інша сторона одразу виграє. Здаєшся?
resign-question-more = Твоє місце назавжди займе комп’ютер, а тобі зарахують поразку. Здаєшся?
resign-question-without = Інші гратимуть без тебе, а тобі зарахують поразку. Здаєшся?
resign-question-ends = Без тебе гравців замало: гра скінчиться, і твоє місце буде останнє. Здаєшся?
resign-question-last = Без тебе ніхто далі не зіграє: гра скінчиться для всіх без результату. Здаєшся?
abandon-button = Закінчити без результату
abandon-stay-button = Грати далі
abandon-question = Гра скінчиться для всіх без результату. Закінчити?
# $lines: how many entries; $seed and $commitment: long hexadecimal numbers.
verify-good = ✅ Перевірено: усі записи журналу ({ $lines }) зіграно знову із сіду, кінець той самий. Сід { $seed }, SHA-256 { $commitment }.
verify-good-since = ✅ Перевірено: останні записи журналу ({ $lines }), від зміни правил гри, зіграно знову, кінець той самий. Сід { $seed }, SHA-256 { $commitment }.
verify-good-so-far = ✅ Поки все правильно: журнал зіграно знову із запечатаного сіду, він веде до гри, якою вона є. Сід відкриється в кінці; його SHA-256: { $commitment }.
verify-wrong = ❌ Журнал не веде до того, що збережено. SHA-256 сіду: { $commitment }.
