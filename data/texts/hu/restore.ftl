### What `python -m bot.store.restore` says.

restore-help = Felsorolja az adatbázis másolatait, vagy visszaállít egyet. Előbb állítsd le a botot.
restore-help-copy = melyik: newest (a legújabb), egy név a listából vagy bármilyen fájl; nélküle felsorolja mindet
restore-help-database = az adatbázis fájlja; nélküle az, amelyet a SAFEHOUSE_DATABASE megnevez
restore-list = { $path } másolatai itt: { $folder }, elöl a legújabb:
restore-none = Még nincs másolat itt: { $folder }. Adatbázis: { $path }.
restore-no-copy = Nincs ilyen másolat: { $name }. Ha elhagyod a nevet, látod, melyek vannak.
restore-no-file = Ez PostgreSQL-adatbázis: { $path }. A PostgreSQL saját eszközeivel állítsd vissza.
restore-done = Visszaállítva: { $path }. Indítsd el a botot: a játszmák a másolat idejétől mennek tovább, és az óráik megkapják az azóta eltelt időt.
restore-kept = A korábbi tartalom itt maradt meg: { $path }.
