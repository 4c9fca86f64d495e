### Команди: назви (з малої, одне слово), описи й параметри.

command-play = грати
command-play-description = Відкрити тут стіл або глянути, які є ігри; в особистих повідомленнях — грати проти комп’ютера
command-play-game = гра
command-play-game-description = У що граємо; порожньо — показати всі ігри
command-play-guest = з-ким
command-play-guest-description = Кого запросити
command-play-guest2 = з-ким-2
command-play-guest2-description = Кого ще запросити
command-play-guest3 = з-ким-3
command-play-guest3-description = Кого ще запросити

command-games = столи
command-games-description = Твої столи на всіх серверах і столи тут

command-game = гра
command-game-description = Усе про стіл, крім самих ходів
command-game-join = приєднатися
command-game-join-description = Сісти за стіл у цьому каналі
command-game-leave = вийти
command-game-leave-description = Встати з-за столу
command-game-start = почати
command-game-start-description = Почати гру
command-game-pause = призупинити
command-game-pause-description = Поставити гру на паузу: ходи й годинники зупиняться
command-game-resume = продовжити
command-game-resume-description = Грати далі після паузи
command-game-resign = здатися
command-game-resign-description = Визнати поразку
command-game-replace = замінити
command-game-replace-description = Посадити за когось комп’ютер або повернути своє місце
command-game-replace-who = кого
command-game-replace-who-description = Кого замінити; порожньо — тебе
command-game-undo = скасувати
command-game-undo-description = Скасувати свій останній хід; якщо його бачили інші, вони мають погодитися
command-game-abandon = закрити
command-game-abandon-description = Закінчити гру без результату або закрити стіл до її початку
command-game-host = передати
command-game-host-description = Передати стіл: хай його веде хтось інший
command-game-host-who = кому
command-game-host-who-description = Хто вестиме стіл; має за ним сидіти
command-game-move = перенести
command-game-move-description = Перенести стіл в інший канал
command-game-move-channel = канал
command-game-move-channel-description = Куди
command-game-verify = перевірити
command-game-verify-description = Перевірити, чи гра відповідає запечатаному тасуванню
command-game-log = перебіг
command-game-log-description = Що було досі, хід за ходом

command-rules = правила
command-rules-description = Знайти щось у правилах
command-rules-query = запит
command-rules-query-description = Слова або номер правила; порожньо — правила гри, у яку тут грають

command-settings = налаштування
command-settings-description = Твої налаштування та налаштування сервера
command-settings-me = мої
command-settings-me-description = Твої налаштування
command-settings-server = сервер
command-settings-server-description = Налаштування цього сервера, для тих, хто ним керує
menu-invite = Запросити до гри

command-help = допомога
command-help-description = Що це таке і що писати
