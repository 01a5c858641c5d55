friends-known = Medspillere
friends-text = Alle, du har spillet et spil til ende med. Kun du ser denne liste.
friends-none = Ingen endnu. Spil et spil til ende med venner, så finder du dem her.
friends-games = { $count ->
    [one] { $count } spil sammen
   *[other] { $count } spil sammen
}
friends-here = her nu
friends-seen = Lad disse personer se, når jeg er her, og lad mig se, når de er her
friends-invite = Invitér
friends-invite-one = Invitér { $name }
friends-duel = Udfordr
friends-duel-one = Udfordr { $name } til duel
friends-block = Blokér
friends-block-one = Blokér { $name }
friends-block-text = Du hører ikke mere fra { $name }, som hverken kan invitere dig, se, om du er her, eller sætte sig ved dine borde. { $name } får det ikke at vide.
friends-blocked = blokeret
friends-unblock = Fjern blokering
friends-unblock-one = Fjern blokering af { $name }
friends-ask = Invitér nogen, du kender
friends-ask-text = Der reserveres en plads til dem, og de får besked, hvis de har bedt om det.
regular-tables = Stamborde
regular-table = Stambord
regular-table-text = Et bord at vende tilbage til: de samme mennesker, farver og regler og en stilling, der løber videre fra spil til spil.
regular-table-from-text = Det nye bord overtager farver, regler og spillebræt fra jeres seneste spil. Send linket til de andre, så spiller I videre med ét tryk.
regular-table-name = Bordets navn
regular-table-name-example = Søndagsbordet
regular-table-make = Opret bordet
regular-table-people = Medlemmer
regular-table-owner = står for bordet
regular-table-next = Næste spil
regular-table-to-game = Til spillet
regular-table-link = Link til bordet
regular-table-link-text = Alle med dette link kan være med, op til { $max } i alt.
regular-table-new-link = Erstat linket med et nyt
regular-table-private = Kun medlemmerne ser bordet, dets spil og stillingen.
regular-table-hand-over = Giv videre
regular-table-hand-over-one = Giv bordet videre til { $name }
regular-table-remove = Fjern
regular-table-remove-one = Fjern { $name }
regular-table-remove-text = { $name } vil ikke længere kunne se dette bord. Erstat også linket, ellers kan { $name } komme tilbage med det gamle.
regular-table-manage = Dette bord
regular-table-leave = Forlad bordet
regular-table-leave-text = Du vil ikke længere kunne se dette bord. Dine spil bliver stående i din almanak.
regular-table-close = Nedlæg for alle
regular-table-close-text = Bordet og stillingen forsvinder for alle. Spillene bliver stående i almanakken hos dem, der spillede dem.
regular-table-invited = Du er inviteret til bordet »{ $name }«
regular-table-with = Med { $names }
regular-table-join = Vær med
regular-table-is-full = Alle pladser ved dette bord er taget.
regular-table-series = Stillingen
regular-table-no-games = Her er der endnu ikke spillet noget spil til ende.
almanac = Almanak
almanac-text = Alle dine færdige spil lagt sammen, { $name }. Kun du ser det.
almanac-none = Ingen færdige spil endnu. Her tæller de spil, du selv spiller til ende.
almanac-year = År
almanac-all-years = Alle
almanac-sum = I tal
almanac-wins = Sejre
almanac-games = Spil
almanac-points = Point pr. spil
almanac-head-to-head = Indbyrdes opgør
almanac-head-to-head-text = Hvor ofte den første endte foran den anden, og omvendt.
almanac-ahead = foran: { $ahead }, bagud: { $behind }
almanac-more = Vis alle
almanac-months = Måned for måned
almanac-winner = { $name }: { $wins ->
    [one] { $wins } sejr
   *[other] { $wins } sejre
}
almanac-best = Bedste spil
almanac-routes = Bedste strækninger
almanac-tickets = Bedste rutekort
almanac-real-board = på et rigtigt spillebræt
almanac-luck = Held og valg
almanac-luck-none = Lad træneren gennemgå nogle spil: så ser du her, hvad der var held, og hvad der var valg.
almanac-luck-text = Trænerens regnskab, lagt sammen og målt i sejre. Tallet efter ± viser, hvor meget tilfældet alene kan flytte summen.
almanac-reviewed = { $count ->
    [one] { $count } gennemgået spil
   *[other] { $count } gennemgåede spil
}
almanac-of-luck = Held
almanac-of-choices = Valg
almanac-luck-too-few = Endnu for få gennemgåede spil til at sige noget om heldet.
almanac-luck-lucky = Kortene har virkelig været med dig.
almanac-luck-unlucky = Kortene har virkelig været imod dig.
almanac-luck-even = Held og uheld går lige op, så vidt man kan se.
almanac-luck-luckiest = { $name } er virkelig den heldigste.
almanac-luck-nobody = Ingen er klart den heldigste: tilfældet forklarer forskellen.
almanac-medals = Medaljer
medal-level = Første sejr over { $name }
medal-great-ticket = Fuldført et rutekort på over { $number } point
medal-from-last = Vundet efter at have ligget sidst før rutekortene
medal-globetrotter = Globetrotter { $number } gange
medal-not-yet = ikke endnu
almanac-kept = Spil på et rigtigt spillebræt
almanac-asked = Var du med?
almanac-asked-text = Nogen har indført et spil på et rigtigt spillebræt og nævnt dig. I din almanak tæller det, når du bekræfter det.
almanac-filed-by = indført af { $name }
almanac-unconfirmed = ikke bekræftet
almanac-confirm = Ja, tæl det med
almanac-strike = Stryg det
almanac-strike-text = Spillet tæller ikke længere for dig eller stambordet og viser ikke dit navn.
almanac-delete = Slet
almanac-delete-text = Spillet forsvinder fra alles almanak.
almanac-cancel = Annullér
almanac-csv = Hent som regneark (CSV)
almanac-json = Hent som data (JSON)
file = Indfør i almanakken
file-text = Serveren gemmer datoen, navnene, alles point og hver spillers bedste strækning og rutekort, men ikke selve spillet. De, du vælger her, bliver bedt om at bekræfte og kan altid stryge spillet.
file-own-board = Det blev spillet på dit eget spillebræt: det tæller som et spil, sætter ingen rekorder, og intet fra dit bræt gemmes.
file-who = Hvem er { $name }?
file-me = { $name } (dig)
file-nobody = En, der ikke er her
file-no-table = Intet
file-needs-you = Vælg, hvem af spillerne du er.
file-do = Indfør spillet
file-done = Spillet står i din almanak.
reason-people-too-often-invited = { $name } har allerede flere invitationer fra dig. Vent på svar.
reason-regular-table-unknown = Det stambord findes ikke, eller du er ikke medlem af det.
reason-regular-table-not-the-owner = Det kan kun den, der står for bordet.
reason-regular-table-full = { $max ->
    [one] Den eneste plads ved dette bord er taget.
   *[other] Alle { $max } pladser ved dette bord er taget.
}
reason-regular-table-too-many = { $max ->
    [one] Du er allerede medlem af { $max } stambord. Forlad det først.
   *[other] Du er allerede medlem af { $max } stamborde. Forlad et af dem først.
}
reason-almanac-not-in-it = Du kan kun indføre et spil, du selv har spillet, og hver person én gang.
reason-almanac-already-filed = Det spil har du allerede indført.
reason-almanac-unknown = Det spil står ikke længere i almanakken.
reason-almanac-too-many = { $max ->
    [one] Du har indført { $max } spil, og der er ikke plads til flere.
   *[other] Du har indført { $max } spil, og der er ikke plads til flere.
}
