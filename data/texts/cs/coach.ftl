### Kouč: co se dalo vědět ve hře, která skončila, a rady ve hře, která běží.

coach-button = Co se dalo vědět?
coach-heading = ### Co se dalo vědět? { $page }/{ $pages }
coach-working = Procházím tvá rozhodnutí: { $done } z { $all }.
coach-known = **Dalo se vědět:** { $known }
coach-made = **Ty:** { $move }
coach-better = **Počítač:** { $moves }
coach-same = Počítač by udělal totéž.
coach-odds = Vyhraje to asi v { $best } % případů, tvá volba asi v { $made } %.
coach-missed-win = **Utekla jistá výhra:** { $move }
coach-missed-hit = **Utekl jistý zásah:** { $move }
coach-missed-point = **Utekl jistý bod:** { $move }
coach-told = **Nejvíc prozradí:** { $what }
coach-summary = -# Počítač jinak: { $differs }. Jistých věcí uteklo: { $missed }.
coach-differs-button = Jinak »
hint-button = Rada
hint-heading = ### Rada
hint-odds = Vyhraje to asi v { $percent } % případů.
error-no-hint = Teď tu žádná rada není.
error-no-advice = Počítač k tomu teď nic neřekne. Zkus to znovu.
error-coach-at-it = Tvá rozhodnutí ještě procházím. Odpověď přijde do první zprávy.
error-nothing-decided = V této hře na tebe žádné rozhodnutí nečekalo.
lobby-hints-option = Rady pro všechny
lobby-hints-help = Kdo chce, může se v soukromí zeptat počítače, co by udělal
lobby-hints = Kdo chce, může si od počítače v soukromí vyžádat radu.
