### Co se v soukromí řekne tomu, kdo chce něco, co nejde.

error-unexpected = Tady se něco pokazilo. Nic se nezměnilo; zkus to prosím znovu.
error-not-kept = Tohle se nepodařilo uložit. Nejspíš se nic nezměnilo. Podívej se a zkus to znovu. Když to potrvá, musí se hostitel bota podívat na disk.
error-not-shown = Při zobrazení se něco pokazilo. Podívej se na stůl: tvůj krok už možná platí.
error-restarting = Bot se právě chystá restartovat. Zkus to prosím za minutu znovu.
error-interrupted = Bot se restartuje a nestihl to dokončit. Podívej se na stůl: možná to platí, možná ne.
error-database-away = Moje databáze teď není dostupná, nejspíš se nic nezměnilo. Zkus to za minutu znovu.
error-damaged = Tohle nejde přečíst ani uložit: databáze bota je poškozená. Správce bota o tom ví.
error-button-gone = Tlačítko už nikam nevede. Použij novější zprávu nebo příkaz.
error-unknown-command = Tento příkaz už neznám. Discord brzy nabídne nové.
error-nothing-changed = Nic se nezměnilo.
error-no-such-table = Takový stůl už není.
error-unreadable-table = Tento stůl už nejde přečíst. Ukonči ho příkazem /hra ukončit, nebo otevři nový: /hrát.
error-unreadable-now = Otevřený stůl teď nejde přečíst, snad jiné verzi bota ano. Ukončit ho smí hostitel, hráči a kdo spravuje kanál: /hra ukončit.
error-no-such-game = Takovou hru neznám.
error-no-such-option = Takovou volbu neznám.
error-no-such-seat = Takové místo není.
error-server-only = To jde jen na serveru.
error-not-to-invite = Pozvat tu můžeš jen lidi ze společného stolu, kterým pozvánky nevadí.
error-people-only = Tohle hrají jen lidé. Napiš /hrát na serveru.
error-stays-in-dm = Hra v přímých zprávách se přesunout nedá. V kanálu otevři novou: /hrát.
error-not-in-this-channel = Hraje se v těchto kanálech: { $channels }.
error-place-taken = V tomto kanálu je otevřený jiný stůl.

error-already-seated = Místo už máš.
error-not-seated = U tohoto stolu nemáš místo.
error-seat-taken = Toto místo je obsazené.
error-table-full = Všechna místa u tohoto stolu jsou obsazená.
error-too-many-seated = Na to tu sedí moc lidí.
error-too-few-seated = { $needed ->
    [one] Tato hra potřebuje aspoň jednoho člověka.
    [few] Tato hra potřebuje aspoň { $needed } lidi.
   *[other] Tato hra potřebuje aspoň { $needed } lidí.
}
error-wrong-number-of-seats = S tolika místy se tato hra hrát nedá.
error-no-programs = Počítač tuto hru hrát neumí.
error-not-their-turn = Tento hráč není na tahu, není co přeskočit.
error-they-have-time = Čas ještě běží. Tah může propadnout, až když vyprší.
error-time-up = Čas vypršel.
error-host-only = To může jen ten, kdo stůl hostí.
error-host-or-manager-only = To může jen ten, kdo stůl hostí nebo smí spravovat tento kanál.
error-not-in-lobby = Hra už začala.
error-not-invited = Pozvánku k tomuto stolu nemáš, nebo tu už sedíš.
error-no-moment = Takovému času nerozumím. Napiš ho třeba jako 20:30, 2030-01-31 20:30 nebo +45.
error-moment-out-of-range = Ten čas už minul, nebo je dál než { $days ->
    [one] jeden den
    [few] { $days } dny
   *[other] { $days } dnů
}.
error-no-clock-time = To není denní doba. Napiš ji třeba jako 22:30.

error-not-playing = U tohoto stolu se teď nehraje.
error-paused = Hra je přerušená.
error-not-paused = Hra není přerušená.
error-over = Tato hra už skončila.
error-not-a-persons-seat = Na tomto místě nehraje žádný člověk.
error-had-a-seat = V této hře už ti patřilo jiné místo a můžeš znát jeho tajemství. Toto si vzít nemůžeš.
error-seated-here = U stolu už sedíš, tvoje místo otevře *Moje karty*. Toto tlačítko je pro ty, kdo se dívají.
error-too-early = Počkej prosím ještě { $seconds ->
    [one] jednu sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
error-nothing-to-undo = Teď tu není žádný tvůj tah, který by šlo vzít zpět.
error-no-sides = V této hře stojíte všichni na jedné straně.
error-no-undo = V této hře se nic nebere zpět: měň, co chceš, dokud nepotvrdíš.
error-undo-revealed = Poslední tah ti prozradil něco nového, takže s vrácením musí souhlasit ostatní.
error-no-rematch = Odveta už tady není možná.
error-unreadable-journal = Co se u tohoto stolu stalo, už nejde přečíst: jeho záznam je poškozený. Hra sama jde dál.
error-broken-journal = Záznam této hry nejde přehrát.
error-late-yourself = Čeká se na tebe, a tak rozhodují ostatní.
error-just-reminded = Připomínka odešla před chvílí. Další půjde poslat { $again }.
error-they-have-no-seat = Tento člověk u stolu nesedí.
error-another-server = Stůl se může přesunout jen v rámci svého serveru.
error-unseen-place = To místo nevidím. Do archivovaného vlákna nejdřív něco napiš, v soukromém mě zmiň.
error-you-may-not-write-there = Do { $channel } psát nesmíš.
error-not-begun = Hra ještě nezačala.
error-manage-server-only = To může jen ten, kdo smí spravovat tento server.
error-no-such-zone = Takové časové pásmo není. Napiš ho třeba jako Europe/Prague.
error-no-quiet-hours = Začátek a konec klidových hodin se musí lišit.
error-away-too-long = Pryč můžeš být nejvýš { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dnů
}. Napiš počet dnů.
error-campaign-option = O tom rozhoduje kampaň.
error-sheet-not-yours = Do tohoto listu psát nemůžeš.
error-no-such-cell = Takové políčko nebo taková značka na tomto listu není.
error-note-sign = Obrázky znak { $sign } nemají. Napiš poznámku bez něj.
