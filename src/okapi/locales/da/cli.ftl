# The terminal: the commands and their options, the table, the menus, what a player may ask.
# Words that are typed (commands, options, file names) stay as they are in every language.

## Commands and options

command-okapi = Et jernbanespil i Afrikas hjerte: spil mod bots, simulér, kontrollér og genfortæl spil.
command-play = Spil mod bots i terminalen.
command-simulate = Lad bots spille mange spil, og tæl, hvad der sker. Samme startværdi giver de samme spil overalt.
command-simulate-numbers = Det, som --json udskriver: games, players, engine og seconds; decisions, alle valg i alle spil; games_per_second; mean_score, slutresultatet, gennemsnit af alle pladser; mean_tickets_completed, gennemsnit af alle pladser; mean_turns, alle spilleres ture i et spil, den sidste medregnet; doubled_routes, i alt i alle spil.
command-board = Vis spillepladen som tabeller: steder, strækninger, rutekort, summer.
command-board-check = Kontrollér en spillepladefil: udskriv alle fejl i den, eller at den er i orden.
command-verify = Kontrollér optegnelser af spil: at de er hele, uændrede og efter reglerne, og at lodtrækningen var ærlig.
command-replay = Fortæl et optegnet spil i ord, tur for tur.
command-bots = Vis alle bots.

option-version = Vis versionen, og afslut.
option-language = Sproget, der bruges, f.eks. fr; ellers systemets sprog.
option-plain = Sig alt i enkle linjer, til skærmlæsere: ingen tabeller, ingen farver.
option-help = Vis denne hjælp, og afslut.
option-install-completion = Sæt autofuldførelse op i denne shell.
option-show-completion = Vis scriptet til autofuldførelse i denne shell.
option-board = En spillepladefil; den indbyggede spilleplade, hvis den udelades.
option-board-file = En spillepladefil.
option-players = Hvor mange spillere der er, 2 til 5.
option-bots = De bots, der sidder ved bordet, ved navn og med komma imellem; et enkelt navn gælder alle pladser. `okapi bots` viser dem.
option-play-seed = Del ud fra en startværdi, altid det samme spil. Uden den er kortgiveren beviseligt ærlig.
option-simulate-seed = Spillenes startværdi: den samme giver de samme spil.
option-resume = Fortsæt et gemt spil.
option-name = Dit navn til optegnelsen. Med --resume: hvilken plads der er din.
option-words = Dine ord til den beviseligt ærlige kortgiver; uden dem bliver du spurgt.
option-tickets-drawn = Hvor mange rutekort der trækkes ad gangen: 4, eller 3 som i den russiske udgave.
option-games = Hvor mange spil der spilles.
option-records = Skriv en optegnelse af hvert spil i denne mappe.
option-engine = Hvad der spiller spillene: referee, compiled eller gpu. Ellers det hurtigste, der kan; spillene er de samme.
option-json = Udskriv ét JSON-objekt i stedet for en tabel.
option-record = En optegnelse, som `okapi play` og `okapi simulate` skriver dem.
option-as = Fortæl kun, hvad denne plads så: et tal fra 1 eller spillerens navn.

version = okapi { $version }

## Help of a command. What is typed (okapi play --players) stays as it is.

usage = Brug: { $usage }
usage-options-here = [tilvalg]
usage-command-here = kommando
usage-arguments = Argumenter
usage-options = Tilvalg
usage-commands = Kommandoer
usage-required = { $text } (påkrævet)
usage-default = { $text } (standard: { $default })

## A command that is used wrongly

unknown-language = Sproget »{ $language }« findes ikke; vælg mellem { $languages } med --language.
usage-with-hint = { $sentence } Se, hvordan den bruges: { $command } --help
usage-no-such-command = Kommandoen »{ $command }« findes ikke; vælg mellem { $commands }.
usage-no-such-option = { $nearest ->
    [none] Tilvalget { $option } findes ikke.
   *[other] Tilvalget { $option } findes ikke; mente du { $nearest }?
}
usage-missing = { $name } mangler.
usage-bad-value = { $kind ->
    [integer] Efter { $name } skal der stå et helt tal.
    [number] Efter { $name } skal der stå et tal.
   *[other] Det, der står efter { $name }, passer ikke.
}
usage-needs-a-value = Der skal stå noget efter { $option }.
usage-too-many-words = Der står flere ord, end kommandoen kan bruge.

## Bad input

broken-bot = Botten »{ $bot }« kan ikke indlæses: { $error }.
unknown-bot = Der er ingen bot, der hedder »{ $bot }«; vælg mellem { $bots }.
wrong-number-of-bots = { $given ->
    [one] { $given } bot
   *[other] { $given } bots
} til { $seats ->
    [one] { $seats } plads
   *[other] { $seats } pladser
}: nævn én til hver plads eller en enkelt til alle.
wrong-number-of-players = Spillet er for { $fewest } til { $most } spillere, ikke { $players }; vælg et andet antal med --players.
no-games = Spil mindst ét spil: vælg et andet antal med --games.
unknown-engine = Der er ingen motor, der hedder »{ $engine }«; vælg mellem { $engines }.
engine-not-for-bots = På den motor spiller kun { $known }, ikke { $bots }: udelad --engine, eller skriv --engine referee.
engine-not-installed = Den motor kræver endnu en pakke: pip install okapi[fast]
engine-too-small =
    Denne spilleplade er for stor til den motor ({ $limit ->
        [routes] strækninger
        [places] steder
        [tickets] rutekort
        [prices] slags strækninger efter længde og lokomotiver
       *[other] en størrelse
    }: { $found }, der er plads til { $most }): skriv --engine referee.
no-gpu = Der blev ikke fundet nogen GPU her, som kan spille: skriv --engine compiled.
engine-compiling = Motoren oversættes til denne maskine. Det sker én gang og tager omkring et minut …
wrong-tickets-drawn = Så mange rutekort kan man ikke trække ad gangen; vælg { $choices } med --tickets-drawn.
bad-name = Vælg et navn på 1 til { $longest } tegn, der ikke kun er et tal.
name-of-a-bot = »{ $name }« er navnet på en bot; vælg et andet navn.
bad-words = Vælg højst { $longest } skrivbare tegn som dine ord.
bad-seed = Vælg højst { $longest } skrivbare tegn som startværdi.
words-with-seed = En startværdi afgør alt tilfældigt, så ord har ingen virkning: udelad --seed eller --words.
bad-setup = Sådan kan intet spil begynde: { $error }.
board-broken = { $more ->
    [0] Spillepladen { $file } kan ikke bruges: { $problem }. Ret den, og kør: okapi board check { $file }
    [one] Spillepladen { $file } kan ikke bruges: { $problem }; der er én fejl til. Se begge med: okapi board check { $file }
   *[other] Spillepladen { $file } kan ikke bruges: { $problem }; der er { $more } fejl til. Se alle med: okapi board check { $file }
}
not-a-file = { $file }: dette er ikke en fil; angiv optegnelsen af et spil.
unwritable = Optegnelserne kan ikke skrives til { $folder }: { $error }. Vælg en anden mappe med --records.
unknown-seat = Der er ingen plads »{ $seat }«: vælg et tal fra 1 til { $seats } eller et af navnene { $players }.
settled-already = Et gemt spil har allerede sine spillere, sin kortgiver og sine regler: udelad --players, --seed, --words og --tickets-drawn.
finished-already = { $file }: dette spil er slut. Læs det med: okapi replay { $file }
no-secret = Optegnelsen indeholder ikke kortgiverens hemmelighed, så ingen kan dele videre ud; kun et spil, der er gemt af sin kortgiver, kan fortsættes.
no-dealer = Tilfældighederne i dette spil blev indtastet i hånden, så der er ingen kortgiver at fortsætte med.
whose-seat = Sig med --name, hvilken plads der er din: { $players }.
whose-bots = { $seats ->
    [one] Sig med --bots, hvilken bot der spiller på den anden plads.
   *[other] Sig med --bots, hvilke bots der spiller på de andre { $seats } pladser.
}

## Records

record-bad-file = { $file }: { $fault }
record-bad-line = { $file }: linje { $line }: { $fault }
record-fine = { $file }: i orden. { $players ->
    [one] { $players } spiller
   *[other] { $players } spillere
}, { $events ->
    [one] { $events } hændelse
   *[other] { $events } hændelser
}, { $state ->
    [finished] færdigspillet
   *[unfinished] ikke færdigspillet
}: { $scores }. { $luck }
player-score = { $player } ({ $points })
luck-proven = Kortgivningen er bevisligt fair: Alle kort passer med giverens løfte.
luck-secret = Lodtrækningen kan ikke bevises endnu: kortgiverens hemmelighed kommer til sidst.
luck-seeded = Hvert kort følger af startværdien »{ $seed }«.
luck-told = Tilfældighederne blev indtastet i hånden, så det er kun kontrolleret, om de er mulige.
chapter-setup = Forberedelse
chapter-turn = { $who ->
    [you] Tur { $turn }: du, { $points } point
   *[other] Tur { $turn }: { $player }, { $points } point
}
replay-unfinished = Spillet er ikke færdigspillet. Indtil nu:

## The board

board-heading = { $board }: { $places ->
    [one] { $places } sted
   *[other] { $places } steder
}, { $tracks ->
    [one] { $tracks } strækning
   *[other] { $tracks } strækninger
} (heraf { $doubles } dobbeltspor), { $tickets } rutekort
board-places = Steder
board-routes = Strækninger
board-tickets = Rutekort
board-colours = Farver
board-terrains = Terræner
board-fine = { $file }: i orden.
board-problems = { $count ->
    [one] { $file }: { $count } fejl.
   *[other] { $file }: { $count } fejl.
}
place-several = { $place } ({ $count })
track-ferry = { $colour }, færge { $locomotives }

## Column headings

column-player = Spiller
column-points = Point
column-trains = Vogne
column-cards = Kort
column-tickets = Rutekort
column-desert = Ørken
column-jungle = Jungle
column-mountain = Bjerg
column-routes = Strækninger
column-doubling = Fordobling
column-globetrotter = Globetrotter
column-total = I alt
column-ticket = Rutekort
column-missing = Mangler
column-route = Strækning
column-colour = Farve
column-colours = Farver
column-terrain = Terræn
column-spaces = Felter
column-cheapest = Du betaler
column-price = Pris
column-doubled = Fordoblet
column-payable = Råd?
column-doubled-by = Kan fordobles af
column-leads-to = Til
column-from = Fra
column-to = Til
column-state = Nu
column-arithmetic = Hvorfor
column-command = Du skriver
column-meaning = Det betyder
column-kind = Slags
column-number = Antal
column-places = Steder
column-bot = Bot
column-description = Beskrivelse
column-what = Hvad
column-value = Værdi

## Simulations

simulate-progress = Spil
simulate-stopped = Stoppet efter { $games } af { $wanted } spil. Indtil nu:
simulate-games = Spil
simulate-players = Spillere
simulate-engine = Motor
simulate-seconds = Sekunder
simulate-decisions = Valg, alle spil
simulate-games-per-second = Spil pr. sekund
simulate-mean-score = Slutresultat, gennemsnit af alle pladser
simulate-mean-tickets-completed = Fuldførte rutekort, gennemsnit af alle pladser
simulate-mean-turns = Ture pr. spil, alle spillere
simulate-doubled-routes = Fordoblede strækninger, alle spil

## Sitting down and leaving

human = Menneske
you = Du
welcome = Ved bordet: { $players }. Spillepladen: { $board }.
welcome-help = Skriv et tal for at vælge, ? for hjælp; Ctrl-C forlader spillet og tilbyder at gemme det.
plain-hint = Med en skærmlæser er dette lettere at følge: okapi --plain play
commitment = Kortgiverens løfte for dette spil: { $commitment }
ask-words = Tilføj dine egne ord, så kortgiveren ikke kan have valgt kortene (Enter for ingen):
resumed = { $events ->
    [one] Spillet fortsætter efter { $events } hændelse. Det seneste, der skete:
   *[other] Spillet fortsætter efter { $events } hændelser. Det seneste, der skete:
}
ask-save = Skal spillet gemmes? Enter gemmer det som { $file }; eller skriv et andet filnavn, eller n for nej.
ask-keep = Skal optegnelsen af dette spil gemmes? Enter gemmer den som { $file }; eller skriv et andet filnavn, eller n for nej.
saved = Gemt. Fortsæt med: okapi play --resume { $file }
saved-finished = Gemt. Kontrollér med: okapi verify { $file } · Læs med: okapi replay { $file }
not-saved = Ikke gemt.
save-taken = { $file } findes allerede og er ikke et gemt spil; vælg et andet navn.
save-failed = Det kan ikke gemmes som { $file }: { $error }. Vælg et andet navn.
save-impossible = Spillet kunne ikke gemmes: hverken her, i hjemmemappen eller blandt de midlertidige filer.

## The table

your-turn = Din tur
label-open = Synlige
label-decks = Bunker
label-hand = Hånd
label-tickets = Rutekort
decks = togvognskort { $train }, terræn { $terrain }, rutekort { $tickets }
no-card = –
nothing = ingen
yes = ja
last-round = { $turns ->
    [one] Spillets sidste tur: denne.
   *[other] Sidste runde: { $turns } ture tilbage, denne medregnet.
}
majority-legend = * har flest kort af et terræn og må fordoble strækninger i det.
ticket-way = via { $routes }
missing = { $spaces ->
    [0] intet
    [one] { $spaces } felt
   *[other] { $spaces } felter
}
missing-closed = ingen mulig vej
winner = { $who ->
    [you] Du vinder!
   *[other] { $player } vinder.
}
winners = Sejren deles: { $players }.

## Menus

menu-turn = Hvad gør du?
menu-second-draw = Træk det andet kort:
menu-keep = { $offered ->
    [one] Tag dette rutekort:
   *[other] Hvilke rutekort beholder du? Mindst { $fewest }; skriv deres numre, f.eks. 1 3, eller alle.
}
menu-claim = Hvilken strækning? (* fører mod et af dine rutekort, b går tilbage)
menu-pay = Hvordan betaler du for { $route }? (b går tilbage)
menu-double = { $route } med { $payment }: fordoble pointene? (b går tilbage)
menu-confirm = { $route } med { $payment }? (b går tilbage)
menu-confirm-doubled = { $route } med { $payment }, fordoblet med { $spent }? (b går tilbage)
menu-page = Side { $page } af { $pages }: n for den næste, p for den forrige.
choice-take = { $open ->
    [one] tag { $card }
   *[other] tag { $card } ({ $open } synlige)
}
choice-draw = { $deck ->
    [train] træk et togvognskort fra bunken
   *[terrain] træk et terrænkort fra bunken
}
choice-claim = { $routes ->
    [one] indsæt tog på en strækning (1 mulig)
   *[other] indsæt tog på en strækning ({ $routes } mulige)
}
choice-confirm = { $points ->
    [one] ja, for { $points } point
   *[other] ja, for { $points } point
}
choice-tickets = { $count ->
    [one] træk et rutekort
   *[other] træk { $count } rutekort
}
choice-pass = meld pas
route-wanted = { $route } *
payment-in-short = { $locomotives ->
    [0] { $cards }
   *[other] { $cards } + { $locomotives } lok
}
locomotives-in-short = { $locomotives } lok
not-doubled = nej
not-doubled-points = { $points ->
    [one] { $points } point
   *[other] { $points } point
}
doubled-with = ja, med { $spent }
arithmetic = { $wild ->
    [0] { $terrain }: du { $own }, { $player } { $rival }: nok; { $points } bliver til { $doubled }
    [one] { $terrain }: du { $own } + { $wild } lokomotiv = { $sum }, { $player } { $rival }: nok; { $points } bliver til { $doubled }
   *[other] { $terrain }: du { $own } + { $wild } lokomotiver = { $sum }, { $player } { $rival }: nok; { $points } bliver til { $doubled }
}

## What was typed and not understood

unknown-command = Det er hverken en kommando eller et tal; ? viser, hvad du kan skrive.
unknown-draw = Træk hvad? For eksempel: træk rød, træk lok, træk ørken, træk togvogn, træk terræn, træk rutekort.
unknown-filter = Spørg efter strækninger ved et sted, i en farve, i et terræn eller af en længde: strækninger durban, strækninger rød, strækninger 4.
unknown-place = Det sted findes ikke; begyndelsen af navnet er nok.
unknown-route = Den strækning findes ikke; nævn to nabosteder, f.eks.: indsæt cape town port elizabeth
unknown-payment = Den betaling kan ikke læses; skriv den sådan: sort*2 lok*1, og bagefter dobbelt eller dobbelt lok*1.
no-claims = Du kan ikke indsætte tog på nogen strækning nu.
none-of-those = Du kan ikke indsætte tog på nogen af de strækninger nu; `strækninger` og et sted viser, hvad de koster.
double-not-possible = Du kan ikke fordoble den strækning; `spillere` viser, hvem der har flest af hvert terræn.
not-in-that-colour = Du kan ikke betale for den i den farve.
price = { $spaces } × { $colour }

unknown-terrain = Det terræn findes ikke; vælg mellem { $terrains }.

## Answers

answer-no-routes = Ingen sådan strækning er åben for dig.
answer-routes = { $count ->
    [one] { $count } strækning er åben for dig.
   *[other] { $count } strækninger er åbne for dig.
}
answer-place = { $count ->
    [one] { $place }, { $kind }
   *[other] { $place }, kan nås { $count } steder ({ $kind })
}
state-claimed = { $who ->
    [you] din
   *[other] { $player }
}
state-closed = lukket: det andet spor er optaget
state-payable = ledig, og du kan betale
state-open = ledig
answer-languages = Skriv { $word } og et af disse:

## Help and rules

# How a command is typed. $word and other parameters are words of words.ftl and game.ftl; words in capitals stand for
# what is typed in their place, square brackets for what may be left out.
typed-draw = { $word } { $red }|{ $desert }|{ $train }|{ $terrain }|{ $tickets }
typed-claim = { $word } STED STED [{ $red }*2] [{ $double }]
typed-keep = { $word } 1 3, { $word } { $all }
typed-routes = { $word } [STED|FARVE|LÆNGDE]
typed-place = { $word } STED
typed-who-has = { $word } [TERRÆN]
typed-last = { $word } [ANTAL]
typed-log = { $word } [{ $all }]
typed-rules = { $word } [NUMMER|{ $all }]
typed-language = { $word } [SPROG]
typed-save = { $word } [FIL]

help-intro = Skriv nummeret på et valg eller noget af dette; begyndelsen af et ord er nok, og accenter er uden betydning:
help-draw = træk et kort eller rutekort
help-claim = indsæt tog; du bliver spurgt om resten
help-keep = behold rutekort ud fra deres numre
help-pass = meld pas, hvis intet andet er muligt
help-hand = dine kort
help-market = de synlige kort, og hvad der er tilbage i bunkerne
help-players = alles point, kort og terræner
help-map = hvem der har hvilke strækninger
help-routes = ledige strækninger: pris, hvem der kan fordoble
help-place = strækningerne ved et sted, og hvis de er
help-who-has = hvor mange terrænkort alle har
help-tickets = dine rutekort, og hvad der mangler
help-log = hvad der er sket
help-last = det seneste, der er sket
help-options = hvad du kan gøre nu
help-score = point indtil nu
help-rules = reglerne i korthed
help-back = gå mellem menuerne (b, n, p)
help-language = skift sprog
help-save = gem spillet, og spil videre
help-quit = forlad spillet; du bliver spurgt, om det skal gemmes
help-help = denne liste; Enter viser bordet igen

rules =
    I din tur gør du én af tre ting:
    – Træk to kort: togvognskort eller terrænkort, synlige eller fra en bunke, blandet som du vil. Et synligt lokomotiv koster hele turen. Når { $swept } synlige togvognskort er lokomotiver, udskiftes alle de synlige togvognskort.
    – Indsæt tog på en strækning: betal lige så mange togvognskort i dens farve, som den har felter (én valgfri farve, hvis den er grå), og læg lige så mange af dine { $trains } togvogne. Lokomotiver kan bruges som enhver farve; færger kræver nogle. Point efter længde: { $points }.
    – Træk { $drawn } rutekort, og behold mindst { $kept }.
    Du må fordoble pointene for en strækning med terrænkort af dens terræn: { $cost } for op til { $short } felter, { $costly } for flere, hvis ingen har flere kort af det terræn end dig. Lokomotiver kan spilles som terrænkort, både til flertallet og til prisen. Gule, orange og røde strækninger er ørken; lilla, blå og grønne er jungle; hvide, grå og sorte er bjerg.
    Når nogen har { $last } togvogne eller færre, får alle én tur til. Fuldførte rutekort giver deres point, de andre trækker dem fra. Den, der har fuldført flest, får { $bonus } point, Globetrotter-bonussen.

## Plain lines instead of tables (--plain), written to be heard. told-apart joins what stands by itself.

told-cell = { $heading }: { $value }
told-apart = { $one }; { $other }
told-choice = { $number }: { $choice }
told-most = { $cards } (flest)
told-player = { $name }: { $points } point, { $trains ->
    [one] { $trains } togvogn
   *[other] { $trains } togvogne
}, { $cards } kort, { $tickets } rutekort, terræn: { $terrain }.
told-score = { $name }: { $total } point; strækninger { $routes }, fordobling { $doubling }, rutekort { $tickets }, Globetrotter { $globetrotter }.
