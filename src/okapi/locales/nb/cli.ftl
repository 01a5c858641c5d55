# The terminal: the commands and their options, the table, the menus, what a player may ask.
# Words that are typed (commands, options, file names) stay as they are in every language.

## Commands and options

command-okapi = Et jernbanespill i Afrikas hjerte: spill mot boter, simuler, kontroller og gjenfortell spill.
command-play = Spill mot boter i terminalen.
command-simulate = La boter spille mange spill, og tell hva som skjer. Samme startverdi gir de samme spillene overalt.
command-simulate-numbers = Det --json skriver ut: games, players, engine og seconds; decisions, alle valg i alle spill; games_per_second; mean_score, sluttresultatet, gjennomsnitt av alle plasser; mean_tickets_completed, gjennomsnitt av alle plasser; mean_turns, turene til alle spillere i et spill, den siste medregnet; doubled_routes, til sammen i alle spill.
command-board = Vis brettet som tabeller: steder, spor, billetter, summer.
command-board-check = Kontroller en brettfil: skriv ut alle feil i den, eller at den er i orden.
command-verify = Kontroller opptegnelser av spill: at de er hele, uendrede og etter reglene, og at trekningen var ærlig.
command-replay = Fortell et opptegnet spill i ord, tur for tur.
command-bots = Vis alle boter.

option-version = Vis versjonen og avslutt.
option-language = Språket som brukes, for eksempel fr; ellers språket til systemet.
option-plain = Si alt i enkle linjer, for skjermlesere: ingen tabeller, ingen farger.
option-help = Vis denne hjelpen og avslutt.
option-install-completion = Sett opp autofullføring for dette skallet.
option-show-completion = Vis skriptet for autofullføring i dette skallet.
option-board = En brettfil; det innebygde brettet hvis den utelates.
option-board-file = En brettfil.
option-players = Hvor mange spillere det er, 2 til 5.
option-bots = Botene ved bordet, ved navn, med komma mellom; ett enkelt navn gjelder alle plasser. `okapi bots` viser dem.
option-play-seed = Del ut fra en startverdi, alltid det samme spillet. Uten den er kortgiveren beviselig ærlig.
option-simulate-seed = Startverdien for spillene: den samme gir de samme spillene.
option-resume = Fortsett et lagret spill.
option-name = Navnet ditt, til opptegnelsen. Med --resume: hvilken plass som er din.
option-words = Ordene dine til den beviselig ærlige kortgiveren; uten dem blir du spurt.
option-tickets-drawn = Hvor mange billetter som trekkes om gangen: 4, eller 3 som i den russiske utgaven.
option-games = Hvor mange spill som spilles.
option-records = Skriv en opptegnelse av hvert spill i denne mappen.
option-engine = Hva som spiller spillene: referee, compiled eller gpu. Ellers det raskeste som kan; spillene er de samme.
option-json = Skriv ut ett JSON-objekt i stedet for en tabell.
option-record = En opptegnelse, slik `okapi play` og `okapi simulate` skriver dem.
option-as = Fortell bare det denne plassen så: et tall fra 1 eller navnet på spilleren.

version = okapi { $version }

## Help of a command. What is typed (okapi play --players) stays as it is.

usage = Bruk: { $usage }
usage-options-here = [alternativer]
usage-command-here = kommando
usage-arguments = Argumenter
usage-options = Alternativer
usage-commands = Kommandoer
usage-required = { $text } (påkrevd)
usage-default = { $text } (standard: { $default })

## A command that is used wrongly

unknown-language = Språket «{ $language }» finnes ikke; velg mellom { $languages } med --language.
usage-with-hint = { $sentence } Se hvordan den brukes: { $command } --help
usage-no-such-command = Kommandoen «{ $command }» finnes ikke; velg mellom { $commands }.
usage-no-such-option = { $nearest ->
    [none] Alternativet { $option } finnes ikke.
   *[other] Alternativet { $option } finnes ikke; mente du { $nearest }?
}
usage-missing = { $name } mangler.
usage-bad-value = { $kind ->
    [integer] Etter { $name } må det stå et heltall.
    [number] Etter { $name } må det stå et tall.
   *[other] Det som står etter { $name }, passer ikke.
}
usage-needs-a-value = Det må stå noe etter { $option }.
usage-too-many-words = Det står flere ord enn kommandoen kan bruke.

## Bad input

broken-bot = Boten «{ $bot }» kan ikke lastes: { $error }.
unknown-bot = Det finnes ingen bot som heter «{ $bot }»; velg mellom { $bots }.
wrong-number-of-bots = { $given ->
    [one] { $given } bot
   *[other] { $given } boter
} til { $seats ->
    [one] { $seats } plass
   *[other] { $seats } plasser
}: nevn én til hver plass, eller en enkelt til alle.
wrong-number-of-players = Spillet er for { $fewest } til { $most } spillere, ikke { $players }; velg et annet antall med --players.
no-games = Spill minst ett spill: velg et annet antall med --games.
unknown-engine = Det finnes ingen motor som heter «{ $engine }»; velg mellom { $engines }.
engine-not-for-bots = På den motoren spiller bare { $known }, ikke { $bots }: utelat --engine, eller skriv --engine referee.
engine-not-installed = Den motoren trenger en pakke til: pip install okapi[fast]
engine-too-small =
    Dette spillebrettet er for stort for den motoren ({ $limit ->
        [routes] spor
        [places] steder
        [tickets] billetter
        [prices] slags spor etter lengde og lokomotiver
       *[other] en størrelse
    }: { $found }, det er plass til { $most }): skriv --engine referee.
no-gpu = Fant ingen GPU her som kan spille: skriv --engine compiled.
engine-compiling = Motoren kompileres for denne maskinen. Det skjer én gang og tar omtrent et minutt …
wrong-tickets-drawn = Så mange billetter kan ikke trekkes om gangen; velg { $choices } med --tickets-drawn.
bad-name = Velg et navn på 1 til { $longest } tegn som ikke bare er et tall.
name-of-a-bot = «{ $name }» er navnet på en bot; velg et annet navn.
bad-words = Velg høyst { $longest } skrivbare tegn som ordene dine.
bad-seed = Velg høyst { $longest } skrivbare tegn som startverdi.
words-with-seed = En startverdi avgjør alt tilfeldig, så ord har ingen virkning: utelat --seed eller --words.
bad-setup = Slik kan ikke noe spill begynne: { $error }.
board-broken = { $more ->
    [0] Brettet { $file } kan ikke brukes: { $problem }. Rett det, og kjør: okapi board check { $file }
    [one] Brettet { $file } kan ikke brukes: { $problem }; det er én feil til. Se begge med: okapi board check { $file }
   *[other] Brettet { $file } kan ikke brukes: { $problem }; det er { $more } feil til. Se alle med: okapi board check { $file }
}
not-a-file = { $file }: dette er ikke en fil; oppgi opptegnelsen av et spill.
unwritable = Opptegnelsene kan ikke skrives til { $folder }: { $error }. Velg en annen mappe med --records.
unknown-seat = Det finnes ingen plass «{ $seat }»: velg et tall fra 1 til { $seats } eller et av navnene { $players }.
settled-already = Et lagret spill har allerede sine spillere, sin kortgiver og sine regler: utelat --players, --seed, --words og --tickets-drawn.
finished-already = { $file }: dette spillet er slutt. Les det med: okapi replay { $file }
no-secret = Opptegnelsen inneholder ikke kortgiverens hemmelighet, så ingen kan dele ut videre; bare et spill som er lagret av kortgiveren, kan fortsettes.
no-dealer = Tilfeldighetene i dette spillet ble skrevet inn for hånd, så det finnes ingen kortgiver å fortsette med.
whose-seat = Si med --name hvilken plass som er din: { $players }.
whose-bots = { $seats ->
    [one] Si med --bots hvilken bot som spiller på den andre plassen.
   *[other] Si med --bots hvilke boter som spiller på de andre { $seats } plassene.
}

## Records

record-bad-file = { $file }: { $fault }
record-bad-line = { $file }: linje { $line }: { $fault }
record-fine = { $file }: i orden. { $players ->
    [one] { $players } spiller
   *[other] { $players } spillere
}, { $events ->
    [one] { $events } hendelse
   *[other] { $events } hendelser
}, { $state ->
    [finished] ferdigspilt
   *[unfinished] ikke ferdigspilt
}: { $scores }. { $luck }
player-score = { $player } ({ $points })
luck-proven = Utdelingen er beviselig rettferdig: Hvert kort stemmer med giverens løfte.
luck-secret = Trekningen kan ikke bevises ennå: kortgiverens hemmelighet kommer til slutt.
luck-seeded = Hvert kort følger av startverdien «{ $seed }».
luck-told = Tilfeldighetene ble skrevet inn for hånd, så det er bare kontrollert at de er mulige.
chapter-setup = Forberedelse
chapter-turn = { $who ->
    [you] Tur { $turn }: du, { $points } poeng
   *[other] Tur { $turn }: { $player }, { $points } poeng
}
replay-unfinished = Spillet er ikke ferdigspilt. Hittil:

## The board

board-heading = { $board }: { $places ->
    [one] { $places } sted
   *[other] { $places } steder
}, { $tracks } spor (av dem { $doubles } dobbeltspor), { $tickets ->
    [one] { $tickets } billett
   *[other] { $tickets } billetter
}
board-places = Steder
board-routes = Spor
board-tickets = Billetter
board-colours = Farger
board-terrains = Terreng
board-fine = { $file }: i orden.
board-problems = { $count ->
    [one] { $file }: { $count } feil.
   *[other] { $file }: { $count } feil.
}
place-several = { $place } ({ $count })
track-ferry = { $colour }, ferge { $locomotives }

## Column headings

column-player = Spiller
column-points = Poeng
column-trains = Tog
column-cards = Kort
column-tickets = Billetter
column-desert = Ørken
column-jungle = Jungel
column-mountain = Fjell
column-routes = Spor
column-doubling = Dobling
column-globetrotter = Verdensutforsker
column-total = Sum
column-ticket = Billett
column-missing = Mangler
column-route = Spor
column-colour = Farge
column-colours = Farger
column-terrain = Terreng
column-spaces = Felter
column-cheapest = Du betaler
column-price = Pris
column-doubled = Doblet
column-payable = Råd?
column-doubled-by = Kan dobles av
column-leads-to = Til
column-from = Fra
column-to = Til
column-state = Nå
column-arithmetic = Hvorfor
column-command = Du skriver
column-meaning = Det betyr
column-kind = Type
column-number = Antall
column-places = Steder
column-bot = Bot
column-description = Beskrivelse
column-what = Hva
column-value = Verdi

## Simulations

simulate-progress = Spill
simulate-stopped = Stoppet etter { $games } av { $wanted } spill. Hittil:
simulate-games = Spill
simulate-players = Spillere
simulate-engine = Motor
simulate-seconds = Sekunder
simulate-decisions = Valg, alle spill
simulate-games-per-second = Spill per sekund
simulate-mean-score = Sluttresultat, gjennomsnitt av alle plasser
simulate-mean-tickets-completed = Fullførte billetter, gjennomsnitt av alle plasser
simulate-mean-turns = Turer per spill, alle spillere
simulate-doubled-routes = Doblede spor, alle spill

## Sitting down and leaving

human = Menneske
you = Du
welcome = Ved bordet: { $players }. Brettet: { $board }.
welcome-help = Skriv et tall for å velge, ? for hjelp; Ctrl-C forlater spillet og tilbyr å lagre det.
plain-hint = Med en skjermleser er dette lettere å følge: okapi --plain play
commitment = Kortgiverens løfte for dette spillet: { $commitment }
ask-words = Legg til egne ord, så kortgiveren ikke kan ha valgt kortene (Enter for ingen):
resumed = { $events ->
    [one] Spillet fortsetter etter { $events } hendelse. Det siste som skjedde:
   *[other] Spillet fortsetter etter { $events } hendelser. Det siste som skjedde:
}
ask-save = Lagre spillet? Enter lagrer det som { $file }; eller skriv et annet filnavn, eller n for nei.
ask-keep = Beholde opptegnelsen av dette spillet? Enter lagrer den som { $file }; eller skriv et annet filnavn, eller n for nei.
saved = Lagret. Fortsett med: okapi play --resume { $file }
saved-finished = Lagret. Kontroller med: okapi verify { $file } · Les med: okapi replay { $file }
not-saved = Ikke lagret.
save-taken = { $file } finnes allerede og er ikke et lagret spill; velg et annet navn.
save-failed = Det kan ikke lagres som { $file }: { $error }. Velg et annet navn.
save-impossible = Spillet kunne ikke lagres: verken her, i hjemmemappen eller blant de midlertidige filene.

## The table

your-turn = Din tur
label-open = Åpne
label-decks = Bunker
label-hand = Hånd
label-tickets = Billetter
decks = vognkort { $train }, terreng { $terrain }, billetter { $tickets }
no-card = –
nothing = ingen
yes = ja
last-round = { $turns ->
    [one] Den siste turen i spillet: denne.
   *[other] Siste runde: { $turns } turer igjen, denne medregnet.
}
majority-legend = * har flest kort av et terreng og kan doble spor i det.
ticket-way = via { $routes }
missing = { $spaces ->
    [0] ingenting
    [one] { $spaces } felt
   *[other] { $spaces } felter
}
missing-closed = ingen mulig vei
winner = { $who ->
    [you] Du vinner!
   *[other] { $player } vinner.
}
winners = Seieren deles: { $players }.

## Menus

menu-turn = Hva gjør du?
menu-second-draw = Trekk det andre kortet:
menu-keep = { $offered ->
    [one] Ta denne billetten:
   *[other] Hvilke billetter beholder du? Minst { $fewest }; skriv numrene, for eksempel 1 3, eller alle.
}
menu-claim = Hvilket spor? (* fører mot en av billettene dine, b går tilbake)
menu-pay = Hvordan betaler du for { $route }? (b går tilbake)
menu-double = { $route } med { $payment }: doble poengene? (b går tilbake)
menu-confirm = { $route } med { $payment }? (b går tilbake)
menu-confirm-doubled = { $route } med { $payment }, doblet med { $spent }? (b går tilbake)
menu-page = Side { $page } av { $pages }: n for den neste, p for den forrige.
choice-take = { $open ->
    [one] ta { $card }
   *[other] ta { $card } ({ $open } åpne)
}
choice-draw = { $deck ->
    [train] trekk et vognkort fra bunken
   *[terrain] trekk et terrengkort fra bunken
}
choice-claim = { $routes ->
    [one] ta et spor (1 mulig)
   *[other] ta et spor ({ $routes } mulige)
}
choice-confirm = { $points ->
    [one] ja, for { $points } poeng
   *[other] ja, for { $points } poeng
}
choice-tickets = { $count ->
    [one] trekk en billett
   *[other] trekk { $count } billetter
}
choice-pass = meld pass
route-wanted = { $route } *
payment-in-short = { $locomotives ->
    [0] { $cards }
   *[other] { $cards } + { $locomotives } lok
}
locomotives-in-short = { $locomotives } lok
not-doubled = nei
not-doubled-points = { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
}
doubled-with = ja, med { $spent }
arithmetic = { $wild ->
    [0] { $terrain }: du { $own }, { $player } { $rival }: nok; { $points } blir til { $doubled }
    [one] { $terrain }: du { $own } + { $wild } lokomotiv = { $sum }, { $player } { $rival }: nok; { $points } blir til { $doubled }
   *[other] { $terrain }: du { $own } + { $wild } lokomotiver = { $sum }, { $player } { $rival }: nok; { $points } blir til { $doubled }
}

## What was typed and not understood

unknown-command = Det er verken en kommando eller et tall; ? viser hva du kan skrive.
unknown-draw = Trekke hva? For eksempel: trekk rød, trekk lok, trekk ørken, trekk vogn, trekk terreng, trekk billetter.
unknown-filter = Spør etter spor ved et sted, i en farge, i et terreng eller av en lengde: spor durban, spor rød, spor 4.
unknown-place = Det stedet finnes ikke; begynnelsen av navnet er nok.
unknown-route = Det sporet finnes ikke; nevn to nabosteder, for eksempel: bygg cape town port elizabeth
unknown-payment = Den betalingen kan ikke leses; skriv den slik: svart*2 lok*1, og bak den dobbelt eller dobbelt lok*1.
no-claims = Du kan ikke ta noe spor nå.
none-of-those = Du kan ikke ta noen av de sporene nå; `spor` og et sted viser hva de koster.
double-not-possible = Du kan ikke doble det sporet; `spillere` viser hvem som har flest av hvert terreng.
not-in-that-colour = Du kan ikke betale for det i den fargen.
price = { $spaces } × { $colour }

unknown-terrain = Det terrenget finnes ikke; velg mellom { $terrains }.

## Answers

answer-no-routes = Ingen slike spor er åpne for deg.
answer-routes = { $count ->
    [one] { $count } spor er åpent for deg.
   *[other] { $count } spor er åpne for deg.
}
answer-place = { $count ->
    [one] { $place }, { $kind }
   *[other] { $place }, kan nås { $count } steder ({ $kind })
}
state-claimed = { $who ->
    [you] ditt
   *[other] { $player }
}
state-closed = stengt: det andre sporet er tatt
state-payable = ledig, og du kan betale
state-open = ledig
answer-languages = Skriv { $word } og ett av disse:

## Help and rules

# How a command is typed. $word and other parameters are words of words.ftl and game.ftl; words in capitals stand for
# what is typed in their place, square brackets for what may be left out.
typed-draw = { $word } { $red }|{ $desert }|{ $train }|{ $terrain }|{ $tickets }
typed-claim = { $word } STED STED [{ $red }*2] [{ $double }]
typed-keep = { $word } 1 3, { $word } { $all }
typed-routes = { $word } [STED|FARGE|LENGDE]
typed-place = { $word } STED
typed-who-has = { $word } [TERRENG]
typed-last = { $word } [ANTALL]
typed-log = { $word } [{ $all }]
typed-rules = { $word } [NUMMER|{ $all }]
typed-language = { $word } [SPRÅK]
typed-save = { $word } [FIL]

help-intro = Skriv nummeret på et valg eller noe av dette; begynnelsen av et ord er nok, og aksenter spiller ingen rolle:
help-draw = trekk et kort eller billetter
help-claim = ta et spor; du blir spurt om resten
help-keep = behold billetter ut fra numrene
help-pass = meld pass hvis ikke noe annet er mulig
help-hand = kortene dine
help-market = de åpne kortene, og hva som er igjen i bunkene
help-players = poeng, kort og terreng for alle
help-map = hvem som har hvilke spor
help-routes = ledige spor: pris, hvem som kan doble
help-place = sporene ved et sted, og hvem som har dem
help-who-has = hvor mange terrengkort alle har
help-tickets = billettene dine, og hva som mangler
help-log = hva som har skjedd
help-last = det siste som har skjedd
help-options = hva du kan gjøre nå
help-score = poeng hittil
help-rules = reglene i korte trekk
help-back = gå mellom menyene (b, n, p)
help-language = bytt språk
help-save = lagre spillet og spill videre
help-quit = forlat spillet; du blir spurt om det skal lagres
help-help = denne listen; Enter viser bordet igjen

rules =
    I din tur gjør du én av tre ting:
    – Trekk to kort: vognkort eller terrengkort, åpne eller fra en bunke, blandet som du vil. Et åpent lokomotiv koster hele turen. Når { $swept } åpne vognkort er lokomotiver, skiftes alle de åpne vognkortene ut.
    – Ta et spor: betal like mange vognkort i fargen til sporet som det har felter (én valgfri farge for et grått spor), og legg like mange av dine { $trains } tog. Lokomotiver kan brukes som hvilken som helst farge; ferger krever noen. Poeng etter lengde: { $points }.
    – Trekk { $drawn } billetter, og behold minst { $kept }.
    Du kan doble poengene for et spor med terrengkort av terrenget det ligger i: { $cost } for opptil { $short } felter, { $costly } for flere, hvis ingen har flere kort av det terrenget enn du har. Lokomotiver kan spilles som terrengkort, både til flertallet og til prisen. Gule, oransje og røde spor er ørken; lilla, blå og grønne er jungel; hvite, grå og svarte er fjell.
    Når noen har { $last } tog eller færre, får alle én tur til. Fullførte billetter gir poengene sine, de andre trekker dem fra. Den som har fullført flest, får { $bonus } poeng, Verdensutforsker-bonusen.

## Plain lines instead of tables (--plain), written to be heard. told-apart joins what stands by itself.

told-cell = { $heading }: { $value }
told-apart = { $one }; { $other }
told-choice = { $number }: { $choice }
told-most = { $cards } (flest)
told-player = { $name }: { $points } poeng, { $trains } tog, { $cards } kort, { $tickets ->
    [one] { $tickets } billett
   *[other] { $tickets } billetter
}, terreng: { $terrain }.
told-score = { $name }: { $total } poeng; spor { $routes }, dobling { $doubling }, billetter { $tickets }, Verdensutforsker { $globetrotter }.
