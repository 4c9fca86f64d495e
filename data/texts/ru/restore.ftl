### Что говорит `python -m bot.store.restore`.

restore-help = Показывает копии базы данных или ставит одну из них на её место. Сначала останови бота.
restore-help-copy = какую: newest, имя из списка или любой файл; без этого показывает весь список
restore-help-database = файл базы данных; если не указан, тот, что назван в SAFEHOUSE_DATABASE
restore-list = Копии { $path } в { $folder }, сначала новые:
restore-none = Копий { $path } в { $folder } пока нет.
restore-no-copy = Копии { $name } нет. Запусти без имени, чтобы увидеть, какие есть.
restore-no-file = База данных { $path } принадлежит PostgreSQL. Восстанавливай её средствами PostgreSQL.
restore-done = { $path }: восстановлено. Запусти бота: партии пойдут с момента копии, а часам вернётся прошедшее с тех пор время.
restore-kept = Прежнее содержимое сохранено: { $path }.
