### What `python -m bot.store.restore` says.

restore-help = Liste les copies de la base de données, ou en remet une en place. Arrête d’abord le bot.
restore-help-copy = laquelle : newest, un nom de la liste, ou un fichier ; sans rien, toutes sont listées
restore-help-database = le fichier de la base de données ; sans rien, celui que donne SAFEHOUSE_DATABASE
restore-list = Copies de { $path } dans { $folder }, la plus récente d’abord :
restore-none = Il n’y a pas encore de copies de { $path } dans { $folder }.
restore-no-copy = La copie { $name } n’existe pas. Sans nom, tu verras celles qu’il y a.
restore-no-file = { $path } est une base PostgreSQL. Restaure-la avec les outils de PostgreSQL.
restore-done = { $path } est restaurée. Lance le bot : les parties reprennent là où la copie a été faite, et leurs pendules récupèrent le temps écoulé depuis.
restore-kept = Ce qui s’y trouvait avant est gardé sous { $path }.
