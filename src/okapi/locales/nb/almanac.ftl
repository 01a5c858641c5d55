friends-known = Spilt sammen
friends-text = Alle du har spilt ferdig et spill med. Bare du ser denne listen.
friends-none = Ingen ennå. Spill ferdig et spill med venner, så finner du dem her.
friends-games = { $count ->
    [one] { $count } spill sammen
   *[other] { $count } spill sammen
}
friends-here = her nå
friends-seen = La disse menneskene se når jeg er her, og la meg se når de er her
friends-invite = Inviter
friends-invite-one = Inviter { $name }
friends-duel = Utfordre
friends-duel-one = Utfordre { $name } til duell
friends-block = Blokker
friends-block-one = Blokker { $name }
friends-block-text = Du hører ikke mer fra { $name }, som verken kan invitere deg, se om du er her eller sette seg ved bordene dine. { $name } får ikke vite om det.
friends-blocked = blokkert
friends-unblock = Fjern blokkering
friends-unblock-one = Fjern blokkeringen av { $name }
friends-ask = Inviter noen du kjenner
friends-ask-text = Det holdes av en plass til dem, og de får beskjed hvis de har bedt om det.
regular-tables = Stambord
regular-table = Stambord
regular-table-text = Et bord å komme tilbake til: de samme menneskene, fargene og reglene og en stilling som føres videre fra spill til spill.
regular-table-from-text = Det nye bordet overtar farger, regler og brett fra det siste spillet deres. Send lenken til de andre, så spiller dere videre med ett trykk.
regular-table-name = Navnet på bordet
regular-table-name-example = Søndagsbordet
regular-table-make = Opprett bordet
regular-table-people = Medlemmer
regular-table-owner = har ansvaret for bordet
regular-table-next = Neste spill
regular-table-to-game = Til spillet
regular-table-link = Lenke til bordet
regular-table-link-text = Alle med denne lenken kan bli med, opptil { $max } i alt.
regular-table-new-link = Bytt lenken ut med en ny
regular-table-private = Bare medlemmene ser bordet, spillene og stillingen.
regular-table-hand-over = Gi videre
regular-table-hand-over-one = Gi bordet videre til { $name }
regular-table-remove = Fjern
regular-table-remove-one = Fjern { $name }
regular-table-remove-text = { $name } ser ikke dette bordet lenger. Bytt ut lenken også, ellers kan { $name } komme tilbake med den gamle.
regular-table-manage = Dette bordet
regular-table-leave = Forlat bordet
regular-table-leave-text = Du ser ikke dette bordet lenger. Spillene dine blir i almanakken din.
regular-table-close = Legg ned for alle
regular-table-close-text = Bordet og stillingen forsvinner for alle. Spillene blir i almanakken til dem som spilte dem.
regular-table-invited = Du er invitert til bordet «{ $name }»
regular-table-with = Med { $names }
regular-table-join = Bli med
regular-table-is-full = Alle plassene ved dette bordet er tatt.
regular-table-series = Stillingen
regular-table-no-games = Ingen spill er spilt ferdig her ennå.
almanac = Almanakk
almanac-text = Alle de ferdige spillene dine lagt sammen, { $name }. Bare du ser det.
almanac-none = Ingen ferdige spill ennå. Her teller spill som du selv spiller ferdig.
almanac-year = År
almanac-all-years = Alle
almanac-sum = I tall
almanac-wins = Seire
almanac-games = Spill
almanac-points = Poeng per spill
almanac-head-to-head = Innbyrdes oppgjør
almanac-head-to-head-text = Hvor ofte den første endte foran den andre, og omvendt.
almanac-ahead = foran: { $ahead }, bak: { $behind }
almanac-more = Vis alle
almanac-months = Måned for måned
almanac-winner = { $name }: { $wins ->
    [one] { $wins } seier
   *[other] { $wins } seire
}
almanac-best = Beste spill
almanac-routes = Beste spor
almanac-tickets = Beste billetter
almanac-real-board = på et ekte brett
almanac-luck = Flaks og valg
almanac-luck-none = La treneren gå gjennom noen spill: da ser du her hva som var flaks, og hva som var valg.
almanac-luck-text = Trenerens regnskap, lagt sammen og målt i seire. Tallet etter ± viser hvor mye tilfeldigheter alene kan flytte summen.
almanac-reviewed = { $count ->
    [one] { $count } gjennomgått spill
   *[other] { $count } gjennomgåtte spill
}
almanac-of-luck = Flaks
almanac-of-choices = Valg
almanac-luck-too-few = Ennå for få gjennomgåtte spill til å si noe om flaksen.
almanac-luck-lucky = Kortene har virkelig vært på din side.
almanac-luck-unlucky = Kortene har virkelig gått deg imot.
almanac-luck-even = Flaks og uflaks går opp i opp, så vidt man kan se.
almanac-luck-luckiest = { $name } har virkelig hatt mest flaks.
almanac-luck-nobody = Ingen har hatt klart mest flaks: tilfeldigheter forklarer forskjellen.
almanac-medals = Medaljer
medal-level = Første seier over { $name }
medal-great-ticket = Fullført en billett på over { $number } poeng
medal-from-last = Vunnet etter å ha ligget sist før billettene ble talt
medal-globetrotter = Verdensutforsker { $number } ganger
medal-not-yet = ikke ennå
almanac-kept = Spill på et ekte brett
almanac-asked = Var du med?
almanac-asked-text = Noen har ført inn et spill på et ekte brett og nevnt deg. I almanakken din teller det når du bekrefter det.
almanac-filed-by = ført inn av { $name }
almanac-unconfirmed = ikke bekreftet
almanac-confirm = Ja, tell det med
almanac-strike = Stryk det
almanac-strike-text = Spillet teller ikke lenger for deg eller stambordet og viser ikke navnet ditt.
almanac-delete = Slett
almanac-delete-text = Spillet forsvinner fra almanakken til alle.
almanac-cancel = Avbryt
almanac-csv = Last ned som regneark (CSV)
almanac-json = Last ned som data (JSON)
file = Før inn i almanakken
file-text = Serveren beholder datoen, navnene, alles poeng og hver spillers beste spor og billett, men ikke selve spillet. De du velger her, blir bedt om å bekrefte og kan når som helst stryke spillet.
file-own-board = Det ble spilt på ditt eget brett: det teller som et spill, setter ingen rekorder, og ingenting fra brettet ditt lagres.
file-who = Hvem er { $name }?
file-me = { $name } (deg)
file-nobody = En som ikke er her
file-no-table = Ingen
file-needs-you = Velg hvem av spillerne du er.
file-do = Før inn spillet
file-done = Spillet står i almanakken din.
reason-people-too-often-invited = { $name } har allerede flere invitasjoner fra deg. Vent på svar.
reason-regular-table-unknown = Det stambordet finnes ikke, eller du er ikke medlem der.
reason-regular-table-not-the-owner = Bare den som har ansvaret for bordet, kan gjøre det.
reason-regular-table-full = { $max ->
    [one] Den eneste plassen ved dette bordet er tatt.
    [2] Begge plassene ved dette bordet er tatt.
   *[other] Alle { $max } plassene ved dette bordet er tatt.
}
reason-regular-table-too-many = { $max ->
    [one] Du er allerede medlem av { $max } stambord. Forlat det først.
   *[other] Du er allerede medlem av { $max } stambord. Forlat ett av dem først.
}
reason-almanac-not-in-it = Du kan bare føre inn et spill du selv har spilt, og hver person én gang.
reason-almanac-already-filed = Det spillet har du allerede ført inn.
reason-almanac-unknown = Det spillet står ikke lenger i almanakken.
reason-almanac-too-many = { $max ->
    [one] Du har ført inn { $max } spill, og det er ikke plass til flere.
   *[other] Du har ført inn { $max } spill, og det er ikke plass til flere.
}
