### Otevírání stolů, lobby a možnosti.

covers-heading = ## Vyber hru
covers-heading-alone = ## Co si zahraješ?
    Hraj hned proti počítači, nebo pozvi lidi ze společných stolů.
covers-people = Hráčů: { $fewest }–{ $most }
covers-people-minutes = Hráčů: { $fewest }–{ $most }, délka: { $least }–{ $longest } minut
covers-open-button = Otevřít stůl: { $game }
covers-play-button = Hrát: { $game }
covers-lobby-button = Pozvat a nastavit

open-opened = Tvůj stůl je otevřený v { $channel }. Hra: { $game }.
open-begun = Hra začíná ({ $game }). Deska a tvoje karty jsou níž.
open-lobby = { $game }: níž pozvi ostatní nebo nastav možnosti a pak stiskni *Začít hru*.
direct-invite-button = Pozvat
direct-help = Koho pozveš? Desku i karty dostane každý do svých přímých zpráv.
direct-nobody = Zatím není koho pozvat. Zahrajte si nejdřív spolu na serveru: tam napiš /hrát.
direct-invited = Pozvánka odeslána: { $people }. Kdo se přidá, uvidíš u stolu.
direct-invitation = { $host } tě zve ke hře tady, v přímých zprávách. Hra: { $game }.
direct-closed = Pozvánka se nedoručila, přímé zprávy ode mě nepřijímá: { $who }.
open-taken = Tady už je otevřený jiný stůl. Hra: { $game }.
open-go-button = Jít ke stolu
open-apart-button = Otevřít další ve vlákně
no-thread-here = V tomto druhu kanálu vlákna nejsou. Další stůl otevři v jiném kanálu.
no-thread-in-dm = Do přímých zpráv se vejde jen jedna hra. Dohraj ji, nebo ji teď ukonči.
no-thread-in-thread = Ve vlákně další vlákna být nemůžou. Další stůl otevři tady: { $channel }.
no-thread-in-post = V příspěvku vlákna být nemůžou. Pro další stůl napiš nový příspěvek: { $channel }.
no-private-thread-here = V tomto druhu kanálu soukromá vlákna nejsou.

pace-live = v reálném čase, { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
} na odpověď
pace-daily = na dálku, { $hours ->
    [one] { $hours } hodina
    [few] { $hours } hodiny
   *[other] { $hours } hodin
} na odpověď
pace-none = bez hodin
length-minutes = -# Devět her z deseti trvá { $fewest } až { $most } minut.
length-days = -# Každý hráč se zastaví { $fewest }–{ $most }krát. Když si všichni vždy vezmou celý čas, hra skončí nejpozději za { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dnů
} (devět her z deseti).

option-on = zapnuto
option-off = vypnuto
option-number = { $number }

lobby-seat-host = **{ $seat }**: { $who } (hostí)
lobby-seat-person = **{ $seat }**: { $who }
lobby-seat-free = **{ $seat }**: volno
lobby-alone = -# Nikdo další? *Začít hru*: zahraje si počítač.
lobby-briefing = • { $line }
lobby-option = { $option }: { $value }
lobby-pace = Tempo: { $pace }
lobby-late = Když někdo nestihne tah: { $what }
lobby-late-ask = rozhodnou ostatní
lobby-late-skip = tento jeden zahraje počítač
lobby-late-resign = prohrává a dál hraje počítač
lobby-late-skip-without = tah se přeskočí
lobby-late-resign-without = prohrává a ostatní hrají dál
lobby-starts = Začátek { $moment } ({ $countdown })
lobby-invited = Pozvánka: { $people }
lobby-join-button = Přisednout
lobby-leave-button = Odejít
lobby-start-button = Začít hru
lobby-options-button = Možnosti

lobby-seated = Tvé místo: { $seat }.
lobby-seated-quiet = Tvé místo: { $seat }. Všechno ostatní je u stolu.
lobby-left = U stolu už nesedíš.
lobby-sit-placeholder = Přesednout si
lobby-sit-free-option = { $seat } (volno)
lobby-sit-person-option = { $seat } (vyměníte si místa)
lobby-sit-program-option = { $seat } (výměna s počítačem)
lobby-started = Hra začíná.
lobby-board-button = Jít k herní desce
lobby-free-seats = { $seats ->
    [one] Jedno místo je volné. Co s ním?
    [few] Volná jsou { $seats } místa. Co s nimi?
   *[other] Volných míst: { $seats }. Co s nimi?
}
lobby-fill-button = Na volná místa dát počítač
lobby-without-button = Začít bez volných míst
lobby-wait-button = Počkat

lobby-options-heading = Možnosti tohoto stolu
lobby-options-others = Možnosti může měnit jen ten, kdo stůl hostí: { $host }.
lobby-game-button = Hra
lobby-game-page-button = Hra, část { $page }
lobby-game-modal-title = Hra
lobby-table-button = Stůl
lobby-table-modal-title = Stůl
lobby-switches-label = Zapni, co chceš
lobby-seats-label = Počet míst
lobby-seats-hint = Kolik vás hraje. Volná místa dostane počítač, nebo se na začátku vynechají.
lobby-seats-hint-without = Kolik vás hraje. Volná místa se na začátku vynechají.
lobby-pace-label = Tempo
lobby-pace-hint = Kolik času je na odpověď: minuty, když jste u hry všichni, nebo hodiny.
lobby-late-label = Když někdo nestihne tah
lobby-late-hint = Co se stane, když vyprší čas i to, co se přidá po připomínce.
lobby-seats-option = { $seats ->
    [one] { $seats } místo
    [few] { $seats } místa
   *[other] { $seats } míst
}
lobby-invite-placeholder = Pozvat lidi
lobby-add-program-button = Přidat počítač
lobby-remove-program-button = Odebrat počítač
lobby-shuffle-button = Rozlosovat místa
lobby-moment-label = Kdy hra začne?
lobby-moment-hint = Podle hodin pásma { $zone }. Bez určeného času nech prázdné.
lobby-moment-placeholder = 20:30, 2030-01-31 20:30 nebo +45, tedy za 45 minut
lobby-close-button = Zavřít stůl
lobby-close-question = Všichni budou muset od stolu odejít. Zavřít ho?
lobby-closed = Tento stůl je zavřený.
lobby-closed-idle = K tomuto stolu už nikdo nechodil, a tak je zavřený.
lobby-invitation = { $people }: { $host } zve ke stolu. Hra: { $game }.
lobby-invitation-full = Teď jsou všechna místa obsazená.
invite-decline-button = Nemůžu
invite-declined = Kdo stůl hostí, se dozví, že nepřijdeš.
host-call = { $host }, tvůj stůl ({ $game }):
host-joined = sedí tu { $people }, { $free ->
    [one] volné je jedno místo.
    [few] volná jsou { $free } místa.
   *[other] volných je { $free } míst.
}
host-full = všechna místa jsou obsazená (sedí tu { $people }). Můžeš začít.
host-declined = Přijít nemůže: { $people }.
lobby-role-call = { $role }: { $host } otevírá stůl. Hra: { $game }.
lobby-role-uncalled = { $host } otevírá stůl. Hra: { $game }. Roli { $role } zmínit nesmím, takže nikoho nesvolávám.

never-mind-button = Zrušit
never-minded = Nic se nestalo.
lobby-call = { $people }: je čas začít ({ $game }). Začít teď může ten, kdo stůl hostí.
invite-the-bot = Mě pozvat nejde. Kde může hrát počítač, dá ho na volné místo ten, kdo stůl hostí (*Možnosti*).
invite-program = Tohle je bot a pozvat ho nejde: { $who }.
invite-oneself = Sebe zvát nemusíš.
invite-elsewhere = Na tomto serveru není, a tak pozvat nejde: { $who }.
invite-unseeing = Tento kanál nevidí, a tak pozvat nejde: { $who }.
invite-seated = Tady už místo má: { $who }.
invite-again = Pozvánku už má: { $who }.
invite-done = Pozvánku ke tvému stolu má: { $who }. Hra: { $game }.
invite-which = Ke kterému stolu je pozvánka? Dostane ji: { $who }
invite-which-placeholder = Tvé stoly
invite-which-option = { $game } – { $place }
event-description = Ke hře je otevřený stůl. Místo si vezmi v jeho kanálu.
