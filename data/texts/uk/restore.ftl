### Що каже `python -m bot.store.restore`.

restore-help = Показує копії бази даних або ставить одну на її місце. Спершу зупини бота.
restore-help-copy = яку саме: newest, назва зі списку або будь-який файл; без цього — список усіх
restore-help-database = файл бази даних; без цього — той, який названо в SAFEHOUSE_DATABASE
restore-list = Копії { $path } у { $folder }, найновіша перша:
restore-none = Копій { $path } у { $folder } ще немає.
restore-no-copy = Копії { $name } немає. Запусти без назви, щоб побачити, які є.
restore-no-file = База даних { $path } — це PostgreSQL. Відновлюй її засобами PostgreSQL.
restore-done = { $path } відновлено. Запусти бота: партії підуть далі з часу копії, а годинники дістануть час, що минув відтоді.
restore-kept = Те, що там було раніше, збережено як { $path }.
