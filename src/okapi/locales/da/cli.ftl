# The terminal: the commands and their options, the table, the menus, what a player may ask.
# Words that are typed (commands, options, file names) stay as they are in every language.

## Commands and options

command-okapi = Et jernbanespil i Afrikas hjerte: spil mod bots, simulér spil, kontrollér dem, og afspil dem igen.
command-play = Spil mod bots i terminalen.
command-simulate = Lad bots spille mange spil, og opsummér resultaterne. Samme startværdi giver de samme spil overalt.
command-simulate-numbers = Det, som --json udskriver: games, players, engine og seconds; decisions, antallet af beslutninger i alle spil; games_per_second; mean_score, den gennemsnitlige slutscore for alle pladser; mean_tickets_completed, gennemsnittet for alle pladser; mean_turns, det gennemsnitlige antal ture i et spil, alle spillere tilsammen, den sidste medregnet; doubled_routes, summen for alle spil.
command-board = Vis spillebrættet som tabeller: steder, strækninger, rutekort, summer.
command-board-check = Kontrollér en brætfil, og vis alle fejl i den.
command-verify = Kontrollér spilfiler: at de er hele, uændrede og følger reglerne, og at kortgivningen var fair.
command-replay = Genfortæl et gemt spil, tur for tur.
command-bots = Vis alle bots.

option-version = Vis versionen, og afslut.
option-language = Det sprog, der skal bruges, f.eks. fr; ellers bruges systemets sprog.
option-plain = Brug enkle tekstlinjer, til skærmlæsere: ingen tabeller, ingen farver.
option-help = Vis denne hjælp, og afslut.
option-install-completion = Installér autofuldførelse i denne shell.
option-show-completion = Vis scriptet til autofuldførelse i denne shell.
option-board = En brætfil; ellers bruges det indbyggede spillebræt.
option-board-file = En brætfil.
option-board-small = Acceptér få rutekort, til et lille spil i forskning.
option-players = Antal spillere.
option-bots = Navnene på de bots, der sidder ved bordet, adskilt med komma; et enkelt navn fylder alle pladser. `okapi bots` viser dem.
option-play-seed = Del kortene ud fra en startværdi: samme startværdi giver altid samme spil. Uden startværdi er kortgivningen beviseligt fair.
option-simulate-seed = Spillenes startværdi: samme startværdi giver de samme spil.
option-resume = Fortsæt et gemt spil.
option-name = Dit navn, til spilfilen. Med --resume: hvilken plads der er din.
option-words = Dine ord til den beviseligt fair blanding; udelader du dem, bliver du spurgt.
option-tickets-drawn = Hvor mange rutekort en spiller trækker ad gangen; det mindste tal er den russiske udgaves.
option-games = Antal spil, der skal spilles.
option-records = Gem en spilfil for hvert spil i denne mappe.
option-engine = Den motor, der spiller: referee, compiled eller gpu. Ellers bruges den hurtigste, der kan; de spiller alle de samme spil.
option-rules = Regler, der afviger fra de udgivne, for eksempel trains=30,tickets_drawn=3.
option-json = Udskriv ét JSON-objekt i stedet for en tabel.
option-record = En spilfil gemt af `okapi play` eller `okapi simulate`.
option-as = Fortæl kun, hvad denne plads kunne se: et tal fra 1, eller spillerens navn.

version = okapi { $version }
first-steps = Okapi { $version }, et jernbanespil i Afrikas hjerte. Prøv for eksempel:
first-steps-browser = Spil i browseren, mod bots eller med venner.
first-steps-help = Vis alle kommandoer.

## Help of a command. What is typed (okapi play --players) stays as it is.

usage = Brug: { $usage }
usage-options-here = [tilvalg]
usage-command-here = kommando
usage-arguments = Argumenter
usage-options = Tilvalg
usage-commands = Kommandoer
usage-required = { $text } (påkrævet)
usage-default = { $text } (standard: { $default })
# What is typed in place of a word in capitals: --resume FILE.
usage-value = { $word ->
    [ADDRESS] ADRESSE
    [BOT] BOT
    [DD] DD
    [DIR] MAPPE
    [ENGINE] MOTOR
    [FILE] FIL
    [LANGUAGE] SPROG
    [MM] MM
    [NAME] NAVN
    [NUMBER] NUMMER
    [RATE] ANDEL
    [RULE] REGEL
    [SEAT] PLADS
    [SECONDS] SEKUNDER
    [TASK] OPGAVE
    [TEXT] TEKST
    [THEME] EMNE
    [YYYY] ÅÅÅÅ
   *[other] { $word }
}

## A command that is used wrongly

unknown-language = Sproget »{ $language }« findes ikke; vælg et af { $languages } med --language.
usage-with-hint = { $sentence } Få hjælp med: { $command } --help
usage-no-such-command = Kommandoen »{ $command }« findes ikke; vælg mellem { $commands }.
usage-no-such-option = { $nearest ->
    [none] Tilvalget { $option } findes ikke.
   *[other] Tilvalget { $option } findes ikke; mente du { $nearest }?
}
usage-missing = { $name } mangler.
usage-bad-value = { $kind ->
    [integer] { $name } skal være et helt tal.
    [number] { $name } skal være et tal.
   *[other] { $name } har en værdi, der ikke kan bruges.
}
usage-needs-a-value = { $option } skal have en værdi.
usage-too-many-words = Der er for mange argumenter til denne kommando.

## Bad input

broken-bot = Botten »{ $bot }« kunne ikke indlæses: { $error }.
bot-failed = Botten »{ $bot }« fejlede i spil { $game }: { $error }.
unknown-bot = Der er ingen bot, der hedder »{ $bot }«; vælg mellem { $bots }.
wrong-number-of-bots = { $given ->
    [one] { $given } bot
   *[other] { $given } bots
} til { $seats ->
    [one] { $seats } plads
   *[other] { $seats } pladser
}: angiv én pr. plads eller en enkelt til alle pladser.
wrong-number-of-players = Spillet er for { $min } til { $max } spillere, ikke { $players }; vælg et andet antal med --players.
no-games = Spil mindst ét spil: vælg et højere tal med --games.
wrong-rules = »{ $rule }« kan ikke bruges med --rules: skriv et navn og et helt tal, for eksempel trains=30. Navnene er { $names }.
unknown-engine = Der er ingen motor, der hedder »{ $engine }«; vælg mellem { $engines }.
engine-not-for-bots = Denne motor spiller { $known }, ikke { $bots }: udelad --engine, eller brug --engine referee.
engine-not-installed = Denne motor kræver en ekstra pakke: pip install "okapi-railways[fast]"
engine-too-small =
    Dette spillebræt er for stort til denne motor ({ $limit ->
        [routes] strækninger
        [places] steder
        [tickets] rutekort
        [prices] slags strækninger efter længde og lokomotiver
       *[other] en størrelse
    }: { $found }, højst { $max }): brug --engine referee.
no-gpu = Der blev ikke fundet nogen egnet GPU: brug --engine compiled.
no-records-on-gpu = Spil på GPU’en efterlader ingen spilfiler: brug --engine compiled sammen med --records.
engine-compiling = Kompilerer motoren til denne maskine. Det sker kun én gang og tager omkring et minut …
machine-code-begun = Okapi kompileres i baggrunden til denne computer. Det sker kun én gang og tager omkring et minut. Bare spil: indtil da tænker Mester ikke fremad, råd tager længere tid, og gennemgange venter.
machine-code-done = Kompileringen er færdig: bots og træner har nu fuld styrke.
machine-code-failed = Kompileringen til denne computer mislykkedes ({ $error }). Bare spil: bots og råd klarer sig uden, men Mester tænker ikke fremad, og spil bliver ikke gennemgået. Se hele fejlen med: { $command }
wrong-tickets-drawn = Det antal rutekort kan du ikke trække ad gangen; vælg { $choices } med --tickets-drawn.
bad-name = Vælg et navn på 1 til { $longest } tegn, der ikke kun er et tal.
name-of-a-bot = »{ $name }« er navnet på en bot; vælg et andet navn.
bad-words = Brug højst { $longest } udskrivbare tegn til dine ord.
bad-seed = Brug højst { $longest } udskrivbare tegn til startværdien.
words-with-seed = Med en startværdi har dine ord ingen virkning på kortgivningen: udelad --seed eller --words.
bad-setup = Et spil kan ikke begynde sådan: { $error }.
board-broken = { $more ->
    [0] Spillebrættet { $file } kan ikke bruges: { $problem }. Ret det, og kør så: okapi board check { $file }
    [one] Spillebrættet { $file } kan ikke bruges: { $problem }; og der er én fejl til. Se dem begge med: okapi board check { $file }
   *[other] Spillebrættet { $file } kan ikke bruges: { $problem }; og der er { $more } fejl til. Se dem alle med: okapi board check { $file }
}
board-missing = { $nearest ->
    [none] Filen { $file } findes ikke, og det er heller ikke et af spillets egne spillebrætter: { $boards }.
   *[other] Filen { $file } findes ikke; mente du { $nearest }?
}
not-a-file = { $file } er ikke en fil; angiv en spilfil.
# Why the system refuses a file or a port, after a colon; $error is what it says itself.
system-error = { $code ->
    [ENOENT] filen eller mappen findes ikke
    [EACCES] adgang nægtet
    [EPERM] ikke tilladt
    [EISDIR] det er en mappe
    [EEXIST] det er en fil og ikke en mappe
    [ENOTDIR] en del af stien er ikke en mappe
    [ENOSPC] disken er fuld
    [EROFS] disken er skrivebeskyttet
    [EADDRINUSE] porten er i brug
    [EADDRNOTAVAIL] denne computer har ikke den adresse
    [ENAMETOOLONG] navnet er for langt
   *[other] { $error }
}
unwritable = Spilfilerne kunne ikke gemmes i { $folder }: { $error }. Vælg en anden mappe med --records.
unknown-seat = Der er ingen plads »{ $seat }«: vælg et tal fra 1 til { $seats } eller et af navnene { $players }.
settled-already = Et gemt spil har allerede sine spillere, sin kortgiver og sine regler: udelad --players, --seed, --words og --tickets-drawn.
finished-already = { $file }: dette spil er allerede slut. Læs det med: okapi replay { $file }
no-secret = Spilfilen indeholder ikke kortgiverens hemmelighed, så kortgivningen kan ikke fortsætte; kun et spil, der er gemt af sin egen kortgiver, kan genoptages.
no-dealer = Kortene i dette spil blev indtastet manuelt, så der er ingen kortgiver at fortsætte med.
whose-seat = Angiv med --name, hvilken plads der er din: { $players }.
whose-bots = { $seats ->
    [one] Angiv med --bots, hvilken bot der spiller på den anden plads.
   *[other] Angiv med --bots, hvilke bots der spiller på de andre { $seats } pladser.
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
luck-proven = Det er bevist, at kortgivningen er fair: hvert kort stemmer med kortgiverens løfte.
luck-secret = Det kan endnu ikke bevises, at kortgivningen er fair: kortgiverens hemmelighed afsløres, når spillet er slut.
luck-seeded = Hvert kort stemmer med startværdien »{ $seed }«.
luck-unknown = Spilfilen siger ikke, hvordan kortene blev givet, så det kan kun kontrolleres, om de er mulige.
luck-played-on = Dette spil fortsætter fra en stilling i et andet spil, og den er ikke bevist. Derfra stemmer hvert kort med kortgiverens løfte.
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
}, { $routes ->
    [one] { $routes } strækning
   *[other] { $routes } strækninger
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
track-ferry = { $colour } (færge { $locomotives })

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
column-payable = Kan betale
column-doubled-by = Hvem kan fordoble
column-leads-to = Til
column-from = Fra
column-to = Til
column-state = Nu
column-arithmetic = Resultat
column-command = Skriv
column-meaning = Hvad det gør
column-kind = Type
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
simulate-decisions = Beslutninger, alle spil
simulate-games-per-second = Spil pr. sekund
simulate-mean-score = Gennemsnitlig slutscore, alle pladser
simulate-mean-tickets-completed = Fuldførte rutekort i snit, alle pladser
simulate-mean-turns = Ture pr. spil i snit, alle spillere
simulate-doubled-routes = Fordoblede strækninger, alle spil

## Sitting down and leaving

human = Menneske
you = Du
welcome = Ved bordet: { $players }. Spillebrættet: { $board }.
welcome-help = Skriv et tal for at vælge, ? for hjælp; tryk Ctrl-C for at forlade spillet (du kan gemme først).
plain-hint = Bruger du skærmlæser, er dette lettere at følge: { $command }
commitment = Kortgiverens løfte for dette spil: { $commitment }
ask-words = Tilføj selv nogle ord, så kortgiveren ikke kan snyde med kortene (eller tryk bare Enter):
resumed = { $events ->
    [one] Spillet fortsætter efter { $events } hændelse. Sidst skete dette:
   *[other] Spillet fortsætter efter { $events } hændelser. Sidst skete dette:
}
ask-save = Skal spillet gemmes? Tryk Enter for at gemme det som { $file }, skriv et andet filnavn, eller n for nej.
ask-keep = Skal spilfilen gemmes? Tryk Enter for at gemme den som { $file }, skriv et andet filnavn, eller n for nej.
saved = Gemt. Fortsæt med: okapi play --resume { $file }
saved-finished = Gemt. Kontrollér det med: okapi verify { $file } · Læs det med: okapi replay { $file }
not-saved = Ikke gemt.
save-taken = { $file } findes allerede og er ikke et gemt spil; vælg et andet navn.
save-failed = Spillet kunne ikke gemmes som { $file }: { $error }. Vælg et andet navn.
save-impossible = Spillet kunne ikke gemmes: hverken her, i din hjemmemappe eller i mappen til midlertidige filer.

## The table

your-turn = Din tur
label-open = Synlige
label-decks = Bunker
label-hand = Hånd
label-tickets = Rutekort
decks = togvognskort { $train }, terrænkort { $terrain }, rutekort { $tickets }
no-card = –
nothing = ingen
yes = ja
last-round = { $turns ->
    [one] Dette er spillets sidste tur.
   *[other] Sidste runde: { $turns } ture tilbage, denne medregnet.
}
majority-legend = * ingen har flere: må fordoble strækninger i dette terræn.
ticket-path = via { $routes }
missing = { $spaces ->
    [0] ingen
    [one] { $spaces } felt
   *[other] { $spaces } felter
}
missing-closed = ikke længere muligt
winner = { $who ->
    [you] Du vandt!
   *[other] { $player } vandt.
}
winners = Delt sejr: { $players }.

## Menus

menu-turn = Hvad vil du gøre?
menu-second-draw = Træk dit andet kort:
menu-keep = { $offered ->
    [one] Tag dette rutekort:
   *[other] Hvilke rutekort beholder du? Mindst { $min }; skriv deres numre, f.eks. 1 3, eller alle.
}
menu-claim = Hvilken strækning? (* ligger på ruten til et af dine rutekort, t går tilbage)
menu-pay = Hvordan betaler du for { $route }? (t går tilbage)
menu-double = { $route } med { $payment }: vil du fordoble pointene? (t går tilbage)
menu-confirm = { $route } med { $payment }? (t går tilbage)
menu-confirm-doubled = { $route } med { $payment }, fordoblet med { $spent }? (t går tilbage)
menu-page = Side { $page } af { $pages }: n for næste, f for forrige.
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
    [0] { $terrain }: du ({ $own }), { $player } ({ $rival }): nok; { $points } bliver { $doubled }
    [one] { $terrain }: du ({ $own } + { $wild } lokomotiv = { $sum }), { $player } ({ $rival }): nok; { $points } bliver { $doubled }
   *[other] { $terrain }: du ({ $own } + { $wild } lokomotiver = { $sum }), { $player } ({ $rival }): nok; { $points } bliver { $doubled }
}

## What was typed and not understood

unknown-command = Det er hverken en kommando eller et tal; skriv ? for at se, hvad du kan skrive.
unknown-draw = Hvad vil du trække? For eksempel: træk rød, træk lok, træk ørken, træk togvogn, træk terræn, træk rutekort.
unknown-filter = Spørg efter strækninger med sted, farve, terræn eller længde: strækninger durban, strækninger rød, strækninger 4.
unknown-place = Det sted findes ikke. Begyndelsen af navnet er nok.
unknown-route = Den strækning findes ikke. Nævn to nabosteder, f.eks.: indsæt cape town port elizabeth
unknown-payment = Jeg forstår ikke den betaling. Skriv den sådan: sort*2 lok*1, og derefter dobbelt eller dobbelt lok*1 for at fordoble.
no-claims = Du kan ikke indsætte tog på nogen strækning lige nu.
none-of-those = Du kan ikke indsætte tog på nogen af de strækninger lige nu; skriv `strækninger` og et sted for at se, hvad de koster.
double-not-possible = Du kan ikke fordoble den strækning; skriv `spillere` for at se, hvem der har flest af hvert terræn.
not-in-that-colour = Du kan ikke betale for den i den farve.
unknown-terrain = Det terræn findes ikke; vælg mellem { $terrains }.

## Answers

answer-no-routes = Ingen sådan strækning er ledig for dig.
answer-routes = { $count ->
    [one] { $count } strækning er ledig for dig.
   *[other] { $count } strækninger er ledige for dig.
}
answer-place = { $count ->
    [one] { $place }, { $kind }
   *[other] { $place }, { $count } indgange ({ $kind })
}
state-claimed = { $who ->
    [you] din
   *[other] { $player }
}
state-closed = lukket: det andet spor er taget
state-payable = ledig, og du kan betale for den
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

help-intro = Skriv nummeret på et valg eller noget af dette. Begyndelsen af et ord er nok, og accenter er uden betydning:
help-draw = træk et kort eller rutekort
help-claim = indsæt tog på en strækning; du bliver spurgt om det, du udelader
help-keep = behold rutekort efter nummer
help-pass = meld pas, hvis du ikke kan gøre andet
help-hand = dine kort
help-market = de synlige kort, og hvad der er tilbage i bunkerne
help-players = alles point, kort og terræn
help-map = hvem der har taget hvilke strækninger
help-routes = ledige strækninger: pris, hvem der kan fordoble
help-place = strækningerne ved et sted, og hvem der har taget dem
help-who-has = hvor mange terrænkort alle har
help-tickets = dine rutekort, og hvad der mangler
help-needs = de kort, du stadig mangler
help-log = hvad der er sket
help-last = det, der skete sidst
help-options = hvad du kan gøre nu
help-score = pointene indtil nu
help-rules = reglerne i korthed
help-advice = hvad der er klogt at gøre, og hvorfor
help-review = efter spillet: de afgørende øjeblikke, og hvad der var held
help-back = gå tilbage, til næste eller forrige side (t, n, f)
help-language = skift sprog
help-save = gem spillet, og spil videre
help-quit = forlad spillet; du bliver spurgt, om det skal gemmes
help-help = denne liste; Enter viser bordet igen

rules =
    I din tur gør du én af tre ting:
    – Træk { COUNT($draws, form: "neuter") } kort: togvognskort eller terrænkort, synlige eller fra en bunke, blandet som du vil. Et synligt lokomotiv koster hele turen. Hvis { COUNT($locomotives_swept, form: "neuter") } eller flere af de synlige togvognskort er lokomotiver, udskiftes de alle.
    – Indsæt tog på en strækning: betal ét togvognskort i strækningens farve pr. felt (én valgfri farve, hvis den er grå), og placér én af dine { COUNT($trains, one: "togvogne", other: "togvogne") } på hvert felt. Lokomotiver er jokere; færger kræver lokomotiver. Point efter antallet af felter: { $points_by_length }. Et dobbeltspor har to spor: er I { COUNT($players_sharing_doubles) } eller flere spillere, må begge bruges, men ikke af samme spiller; er I færre, kun det ene.
    – Træk { COUNT($tickets_drawn, form: "neuter") } rutekort, og behold mindst { COUNT($drawn_tickets_kept, form: "neuter") }.
    Du kan fordoble pointene for en strækning med terrænkort af dens terræn ({ COUNT($short_terrain_cost, form: "neuter") } for op til { COUNT($longest_short_route, form: "neuter", one: "felt", other: "felter") }, { COUNT($long_terrain_cost, form: "neuter") } for længere strækninger), hvis ingen har flere kort af det terræn end dig. Du kan spille lokomotiver som terrænkort, både for at have flest og for at betale. Gule, orange og røde strækninger er ørken; lilla, blå og grønne er jungle; hvide, grå og sorte er bjerg.
    Et rutekort er fuldført, når dine egne strækninger forbinder dets to steder. Landene i kanten af landkortet er blindgyder: du kan ikke komme igennem dem.
    Når en spiller har højst { COUNT($trains_that_end_the_game, one: "togvogn", other: "togvogne") } tilbage, får alle én tur til. Fuldførte rutekort giver deres point, ikke fuldførte koster dig lige så mange. Den, der har fuldført flest rutekort, får Globetrotter-bonussen på { $globetrotter } point; står flere lige, får de den alle.

## Plain lines instead of tables (--plain), written to be heard. plain-apart joins what stands by itself.

plain-cell = { $heading }: { $value }
plain-apart = { $one }; { $other }
plain-choice = { $number }: { $choice }
plain-most = { $cards } (ingen har flere)
plain-player = { $name }: { $points } point, { $trains ->
    [one] { $trains } togvogn
   *[other] { $trains } togvogne
}, { $cards } kort, { $tickets } rutekort, terræn: { $terrain }.
plain-score = { $name }: { $total } point; strækninger { $routes }, fordobling { $doubling }, rutekort { $tickets }, Globetrotter { $globetrotter }.

tickets-sure-yes = Ja, træk rutekort
