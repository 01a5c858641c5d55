# The terminal: the commands and their options, the table, the menus, what a player may ask.
# Words that are typed (commands, options, file names) stay as they are in every language.

## Commands and options

command-okapi = Et jernbanespill i Afrikas hjerte: spill mot boter, simuler spill, kontroller dem og spill dem av på nytt.
command-play = Spill mot boter i terminalen.
command-simulate = La boter spille mange spill, og oppsummer resultatene. Samme startverdi gir de samme spillene overalt.
command-simulate-numbers = Dette skriver --json ut: games, players, engine og seconds; decisions, antall avgjørelser i alle spillene; games_per_second; mean_score, gjennomsnittlig sluttsum for alle plasser; mean_tickets_completed, gjennomsnitt for alle plasser; mean_turns, gjennomsnittlig antall turer i et spill, alle spillere til sammen, den siste medregnet; doubled_routes, summen for alle spill.
command-board = Vis brettet som tabeller: steder, spor, billetter, summer.
command-board-check = Kontroller en brettfil, og vis alle feil i den.
command-verify = Kontroller spillfiler: at de er hele, uendrede og følger reglene, og at utdelingen var rettferdig.
command-replay = Gjenfortell et lagret spill, tur for tur.
command-bots = Vis botene.

option-version = Vis versjonen og avslutt.
option-language = Språket som skal brukes, for eksempel fr; ellers brukes systemets språk.
option-plain = Bruk enkle tekstlinjer, for skjermlesere: ingen tabeller, ingen farger.
option-help = Vis denne hjelpen og avslutt.
option-install-completion = Installer autofullføring for dette skallet.
option-show-completion = Vis skriptet for autofullføring i dette skallet.
option-board = En brettfil; ellers brukes det innebygde brettet.
option-board-file = En brettfil.
option-board-small = Godta få billetter, til et lite spill i forskning.
option-players = Antall spillere.
option-bots = Navnene på botene ved bordet, atskilt med komma; ett enkelt navn fyller alle plassene. `okapi bots` viser dem.
option-play-seed = Del ut fra en startverdi: samme startverdi gir alltid samme spill. Uten startverdi er utdelingen bevislig rettferdig.
option-simulate-seed = Startverdien for spillene: samme startverdi gir de samme spillene.
option-resume = Fortsett et lagret spill.
option-name = Navnet ditt, til spillfilen. Med --resume: hvilken plass som er din.
option-words = Ordene dine til den bevislig rettferdige stokkingen; utelater du dem, blir du spurt.
option-tickets-drawn = Hvor mange billetter en spiller trekker om gangen; det minste tallet gjelder i den russiske utgaven.
option-games = Antall spill som skal spilles.
option-records = Lagre en spillfil for hvert spill i denne mappen.
option-engine = Motoren som spiller: referee, compiled eller gpu. Ellers brukes den raskeste som passer; alle spiller de samme spillene.
option-rules = Regler som avviker fra de utgitte, for eksempel trains=30,tickets_drawn=3.
option-json = Skriv ut ett JSON-objekt i stedet for en tabell.
option-record = En spillfil lagret av `okapi play` eller `okapi simulate`.
option-as = Fortell bare det denne plassen kunne se: et tall fra 1, eller navnet på spilleren.

version = okapi { $version }
first-steps = Okapi { $version }, et jernbanespill i Afrikas hjerte. Prøv for eksempel:
first-steps-browser = Spill i nettleseren, mot boter eller med venner.
first-steps-help = Vis alle kommandoer.

## Help of a command. What is typed (okapi play --players) stays as it is.

usage = Bruk: { $usage }
usage-options-here = [alternativer]
usage-command-here = kommando
usage-arguments = Argumenter
usage-options = Alternativer
usage-commands = Kommandoer
usage-required = { $text } (påkrevd)
usage-default = { $text } (standard: { $default })
# What is typed in place of a word in capitals: --resume FILE.
usage-value = { $word ->
    [ADDRESS] ADRESSE
    [BOT] BOT
    [DD] DD
    [DIR] MAPPE
    [ENGINE] MOTOR
    [FILE] FIL
    [LANGUAGE] SPRÅK
    [MM] MM
    [NAME] NAVN
    [NUMBER] NUMMER
    [RATE] ANDEL
    [RULE] REGEL
    [SEAT] PLASS
    [SECONDS] SEKUNDER
    [TASK] OPPGAVE
    [TEXT] TEKST
    [THEME] TEMA
    [YYYY] ÅÅÅÅ
   *[other] { $word }
}

## A command that is used wrongly

unknown-language = Språket «{ $language }» finnes ikke; velg mellom { $languages } med --language.
usage-with-hint = { $sentence } For hjelp, skriv: { $command } --help
usage-no-such-command = Kommandoen «{ $command }» finnes ikke; velg mellom { $commands }.
usage-no-such-option = { $nearest ->
    [none] Alternativet { $option } finnes ikke.
   *[other] Alternativet { $option } finnes ikke; mente du { $nearest }?
}
usage-missing = { $name } mangler.
usage-bad-value = { $kind ->
    [integer] { $name } må være et heltall.
    [number] { $name } må være et tall.
   *[other] { $name } har en verdi som ikke kan brukes.
}
usage-needs-a-value = { $option } må ha en verdi.
usage-too-many-words = Det er for mange argumenter til denne kommandoen.

## Bad input

broken-bot = Boten «{ $bot }» kunne ikke lastes: { $error }.
bot-failed = Boten «{ $bot }» feilet i spill { $game }: { $error }.
unknown-bot = Det finnes ingen bot som heter «{ $bot }»; velg mellom { $bots }.
wrong-number-of-bots = { $given ->
    [one] { $given } bot
   *[other] { $given } boter
} til { $seats ->
    [one] { $seats } plass
   *[other] { $seats } plasser
}: oppgi én per plass, eller én enkelt for alle plassene.
wrong-number-of-players = Spillet er for { $min } til { $max } spillere, ikke { $players }; velg et annet antall med --players.
no-games = Spill minst ett spill: velg et høyere tall med --games.
wrong-rules = «{ $rule }» kan ikke brukes med --rules: skriv et navn og et heltall, for eksempel trains=30. Navnene er { $names }.
unknown-engine = Det finnes ingen motor som heter «{ $engine }»; velg mellom { $engines }.
engine-not-for-bots = Denne motoren spiller { $known }, ikke { $bots }: utelat --engine, eller bruk --engine referee.
engine-not-installed = Denne motoren krever en ekstra pakke: pip install "okapi-railways[fast]"
engine-too-small =
    Dette brettet er for stort for denne motoren ({ $limit ->
        [routes] spor
        [places] steder
        [tickets] billetter
        [prices] typer spor etter lengde og lokomotiver
       *[other] en størrelse
    }: { $found }, høyst { $max }): bruk --engine referee.
no-gpu = Fant ingen egnet GPU: bruk --engine compiled.
no-records-on-gpu = Spill på GPU-en etterlater ingen spillfiler: bruk --engine compiled sammen med --records.
engine-compiling = Kompilerer motoren for denne maskinen. Det skjer bare én gang og tar omtrent et minutt …
machine-code-begun = Okapi kompileres i bakgrunnen for denne maskinen. Det skjer bare én gang og tar omtrent et minutt. Bare spill i vei: inntil da tenker ikke Mester fremover, råd tar lengre tid, og gjennomganger venter.
machine-code-done = Kompileringen er ferdig: botene og treneren er i full styrke.
machine-code-failed = Kompileringen for denne maskinen mislyktes ({ $error }). Bare spill i vei: botene og rådene klarer seg uten, men Mester tenker ikke fremover, og spill blir ikke gjennomgått. Se hele feilen med: { $command }
wrong-tickets-drawn = Det antallet billetter kan du ikke trekke om gangen; velg { $choices } med --tickets-drawn.
bad-name = Velg et navn på 1 til { $longest } tegn som ikke bare er et tall.
name-of-a-bot = «{ $name }» er navnet på en bot; velg et annet navn.
bad-words = Bruk høyst { $longest } utskrivbare tegn til ordene dine.
bad-seed = Bruk høyst { $longest } utskrivbare tegn til startverdien.
words-with-seed = Med en startverdi har ordene dine ingen virkning på utdelingen: utelat --seed eller --words.
bad-setup = Et spill kan ikke begynne slik: { $error }.
board-broken = { $more ->
    [0] Brettet { $file } kan ikke spilles: { $problem }. Rett det, og kjør så: okapi board check { $file }
    [one] Brettet { $file } kan ikke spilles: { $problem }; og det er én feil til. For å se begge: okapi board check { $file }
   *[other] Brettet { $file } kan ikke spilles: { $problem }; og det er { $more } feil til. For å se alle: okapi board check { $file }
}
board-missing = { $nearest ->
    [none] Det finnes ingen brettfil { $file }, og det er heller ikke ett av brettene som følger med spillet: { $boards }.
   *[other] Det finnes ingen brettfil { $file }; mente du { $nearest }?
}
not-a-file = { $file } er ikke en fil; oppgi en spillfil.
# Why the system refuses a file or a port, after a colon; $error is what it says itself.
system-error = { $code ->
    [ENOENT] filen eller mappen finnes ikke
    [EACCES] ingen tilgang
    [EPERM] ikke tillatt
    [EISDIR] det er en mappe
    [EEXIST] det er en fil og ikke en mappe
    [ENOTDIR] en del av stien er ikke en mappe
    [ENOSPC] disken er full
    [EROFS] disken er skrivebeskyttet
    [EADDRINUSE] porten er i bruk
    [EADDRNOTAVAIL] denne datamaskinen har ikke den adressen
    [ENAMETOOLONG] navnet er for langt
   *[other] { $error }
}
unwritable = Spillfilene kunne ikke lagres i { $folder }: { $error }. Velg en annen mappe med --records.
unknown-seat = Det finnes ingen plass «{ $seat }»: velg et tall fra 1 til { $seats } eller ett av navnene { $players }.
settled-already = Et lagret spill har allerede sine spillere, sin kortgiver og sine regler: utelat --players, --seed, --words og --tickets-drawn.
finished-already = { $file }: dette spillet er allerede slutt. For å lese det: okapi replay { $file }
no-secret = Spillfilen inneholder ikke kortgiverens hemmelighet, så utdelingen kan ikke fortsette; bare et spill som er lagret av sin egen kortgiver, kan gjenopptas.
no-dealer = Kortene i dette spillet ble skrevet inn for hånd, så det finnes ingen kortgiver å fortsette med.
whose-seat = Hvilken plass er din? Velg { $players } med --name.
whose-bots = { $seats ->
    [one] Oppgi med --bots hvilken bot som spiller på den andre plassen.
   *[other] Oppgi med --bots hvilke boter som spiller på de andre { $seats } plassene.
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
luck-proven = Det er bevist at utdelingen er rettferdig: hvert kort stemmer med kortgiverens løfte.
luck-secret = Det kan ennå ikke bevises at utdelingen er rettferdig: kortgiverens hemmelighet avsløres når spillet er slutt.
luck-seeded = Hvert kort stemmer med startverdien «{ $seed }».
luck-unknown = Spillfilen sier ikke hvordan kortene ble delt ut, så det kan bare kontrolleres at de er mulige.
luck-played-on = Dette spillet fortsetter fra en stilling i et annet spill, og den er ikke bevist. Derfra stemmer hvert kort med kortgiverens løfte.
chapter-setup = Forberedelser
chapter-turn = { $who ->
    [you] Tur { $turn }: du, { $points } poeng
   *[other] Tur { $turn }: { $player }, { $points } poeng
}
replay-unfinished = Spillet er ikke ferdigspilt. Så langt:

## The board

board-heading = { $board }: { $places ->
    [one] { $places } sted
   *[other] { $places } steder
}, { $routes } spor (inkludert { $doubles } dobbeltspor), { $tickets ->
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
track-ferry = { $colour } (ferge { $locomotives })

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
column-payable = Kan betale
column-doubled-by = Hvem kan doble
column-leads-to = Til
column-from = Fra
column-to = Til
column-state = Nå
column-arithmetic = Resultat
column-command = Skriv
column-meaning = Hva det gjør
column-kind = Type
column-number = Antall
column-places = Steder
column-bot = Bot
column-description = Beskrivelse
column-what = Hva
column-value = Verdi

## Simulations

simulate-progress = Spill
simulate-stopped = Stoppet etter { $games } av { $wanted } spill. Så langt:
simulate-games = Spill
simulate-players = Spillere
simulate-engine = Motor
simulate-seconds = Sekunder
simulate-decisions = Avgjørelser, alle spill
simulate-games-per-second = Spill per sekund
simulate-mean-score = Gjennomsnittlig sluttsum, alle plasser
simulate-mean-tickets-completed = Fullførte billetter i snitt, alle plasser
simulate-mean-turns = Turer per spill i snitt, alle spillere
simulate-doubled-routes = Doblede spor, alle spill

## Sitting down and leaving

human = Menneske
you = Du
welcome = Ved bordet: { $players }. Brettet: { $board }.
welcome-help = Skriv et tall for å velge, ? for hjelp; trykk Ctrl-C for å forlate spillet (du kan lagre først).
plain-hint = Bruker du skjermleser, er dette lettere å følge: { $command }
commitment = Kortgiverens løfte for dette spillet: { $commitment }
ask-words = Legg til noen egne ord, så kortgiveren ikke kan fikse kortene (eller bare trykk Enter):
resumed = { $events ->
    [one] Spillet fortsetter etter { $events } hendelse. Sist skjedde dette:
   *[other] Spillet fortsetter etter { $events } hendelser. Sist skjedde dette:
}
ask-save = Lagre spillet? Trykk Enter for å lagre det som { $file }, skriv et annet filnavn, eller n for nei.
ask-keep = Beholde spillfilen? Trykk Enter for å lagre den som { $file }, skriv et annet filnavn, eller n for nei.
saved = Lagret. For å fortsette: okapi play --resume { $file }
saved-finished = Lagret. For å kontrollere det: okapi verify { $file } · For å lese det: okapi replay { $file }
not-saved = Ikke lagret.
save-taken = { $file } finnes allerede og er ikke et lagret spill; velg et annet navn.
save-failed = Spillet kunne ikke lagres som { $file }: { $error }. Velg et annet navn.
save-impossible = Spillet kunne ikke lagres: verken her, i hjemmemappen din eller i mappen for midlertidige filer.

## The table

your-turn = Din tur
label-open = Åpne
label-decks = Bunker
label-hand = Hånd
label-tickets = Billetter
decks = vognkort { $train }, terrengkort { $terrain }, billetter { $tickets }
no-card = –
nothing = ingen
yes = ja
last-round = { $turns ->
    [one] Dette er spillets siste tur.
   *[other] Siste runde: { $turns } turer igjen, denne medregnet.
}
majority-legend = * flest, eller like mange som den som har flest: kan doble spor i dette terrenget.
ticket-path = via { $routes }
missing = { $spaces ->
    [0] ingen
    [one] { $spaces } felt
   *[other] { $spaces } felter
}
missing-closed = ikke lenger mulig
winner = { $who ->
    [you] Du vant!
   *[other] { $player } vant.
}
winners = Delt seier: { $players }.

## Menus

menu-turn = Hva vil du gjøre?
menu-second-draw = Trekk ditt andre kort:
menu-keep = { $offered ->
    [one] Ta denne billetten:
   *[other] Hvilke billetter beholder du? Minst { $min }; skriv numrene, for eksempel 1 3, eller alle.
}
menu-claim = Hvilket spor? (* ligger på ruten til en av billettene dine, t går tilbake)
menu-pay = Hvordan betaler du for { $route }? (t går tilbake)
menu-double = { $route } med { $payment }: doble poengene? (t går tilbake)
menu-confirm = { $route } med { $payment }? (t går tilbake)
menu-confirm-doubled = { $route } med { $payment }, doblet med { $spent }? (t går tilbake)
menu-page = Side { $page } av { $pages }: n for neste, f for forrige.
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
    [0] { $terrain }: du ({ $own }), { $player } ({ $rival }): nok; { $points } blir { $doubled }
    [one] { $terrain }: du ({ $own } + { $wild } lokomotiv = { $sum }), { $player } ({ $rival }): nok; { $points } blir { $doubled }
   *[other] { $terrain }: du ({ $own } + { $wild } lokomotiver = { $sum }), { $player } ({ $rival }): nok; { $points } blir { $doubled }
}

## What was typed and not understood

unknown-command = Det er verken en kommando eller et tall; skriv ? for å se hva du kan skrive.
unknown-draw = Trekke hva? For eksempel: trekk rød, trekk lok, trekk ørken, trekk vogn, trekk terreng, trekk billetter. Et spor tar du slik: ta spor cape town port elizabeth
unknown-filter = Spør etter spor med sted, farge, terreng eller lengde: spor durban, spor rød, spor 4.
unknown-place = Det stedet finnes ikke. Begynnelsen av navnet er nok.
unknown-route = Det sporet finnes ikke. Nevn to nabosteder, for eksempel: ta spor cape town port elizabeth
unknown-payment = Jeg forstår ikke den betalingen. Skriv den slik: svart*2 lok*1, og deretter dobbelt eller dobbelt lok*1 for å doble.
no-claims = Du kan ikke ta noe spor akkurat nå.
none-of-those = Du kan ikke ta noen av de sporene akkurat nå; skriv `spor` og et sted for å se hva de koster.
double-not-possible = Du kan ikke doble det sporet; skriv `spillere` for å se hvem som har flest av hvert terreng.
not-in-that-colour = Du kan ikke betale for det i den fargen.
unknown-terrain = Det terrenget finnes ikke; velg mellom { $terrains }.

## Answers

answer-no-routes = Ingen slike spor er ledige for deg.
answer-routes = { $count ->
    [one] { $count } spor er ledig for deg.
   *[other] { $count } spor er ledige for deg.
}
answer-place = { $count ->
    [one] { $place }, { $kind }
   *[other] { $place }, { $count } innganger ({ $kind })
}
state-claimed = { $who ->
    [you] ditt
   *[other] { $player }
}
state-closed = stengt: det andre sporet er tatt
state-payable = ledig, og du kan betale for det
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

help-intro = Skriv nummeret på et valg, eller noe av dette. Begynnelsen av et ord er nok, og aksenter spiller ingen rolle:
help-draw = trekk et kort eller billetter
help-claim = ta et spor; du blir spurt om det du utelater
help-keep = behold billetter etter nummer
help-pass = meld pass hvis du ikke kan gjøre noe annet
help-hand = kortene dine
help-market = de åpne kortene, og hva som er igjen i bunkene
help-players = alles poeng, kort og terreng
help-map = hvem som har tatt hvilke spor
help-routes = ledige spor: pris, hvem som kan doble
help-place = sporene ved et sted, og hvem som har tatt dem
help-who-has = hvor mange terrengkort alle har
help-tickets = billettene dine, og hva som mangler
help-needs = kortene du fortsatt mangler
help-log = hva som har skjedd
help-last = det som skjedde sist
help-options = hva du kan gjøre nå
help-score = poengene hittil
help-rules = reglene i korthet
help-advice = hva det er lurt å gjøre, og hvorfor
help-review = etter spillet: de avgjørende øyeblikkene, og hva som var flaks
help-back = gå tilbake, til neste eller forrige side (t, n, f)
help-language = bytt språk
help-save = lagre spillet og spill videre
help-quit = forlat spillet; du blir spurt om det skal lagres
help-help = denne listen; Enter viser bordet igjen

rules =
    På din tur gjør du én av tre ting:
    – Trekk { COUNT($draws, form: "neuter") } kort: vognkort eller terrengkort, åpne eller fra en bunke, blandet som du vil. Et åpent lokomotiv koster hele turen. Hvis { COUNT($locomotives_swept, form: "neuter") } eller flere av de åpne vognkortene er lokomotiver, skiftes alle ut.
    – Ta et spor: betal ett vognkort i sporets farge per felt (én valgfri farge for et grått spor), og legg ett av dine { COUNT($trains, form: "neuter") } tog på hvert felt. Lokomotiver er jokere; ferger krever lokomotiver. Poeng etter antall felter: { $points_by_length }. Et dobbeltspor har to spor: er dere { COUNT($players_sharing_doubles) } eller flere spillere, kan begge tas, men ikke av samme spiller; er dere færre, bare ett av dem.
    – Trekk { COUNT($tickets_drawn, one: "billett", other: "billetter") }, og behold minst { COUNT($drawn_tickets_kept) }.
    Du kan doble poengene for et spor med terrengkort av sporets terreng ({ COUNT($short_terrain_cost, form: "neuter") } for opptil { COUNT($longest_short_route, form: "neuter", one: "felt", other: "felter") }, { COUNT($long_terrain_cost, form: "neuter") } for lengre spor) hvis ingen har flere kort av det terrenget enn du har. Du kan spille lokomotiver som terrengkort, både for å ha flest og for å betale. Gule, oransje og røde spor er ørken; lilla, blå og grønne er jungel; hvite, grå og svarte er fjell.
    En billett er fullført når dine egne spor forbinder de to stedene på den. Landene i kanten av kartet er blindveier: du kan ikke komme gjennom dem.
    Når en spiller har høyst { COUNT($trains_that_end_the_game, form: "neuter") } tog igjen, får alle én tur til. Fullførte billetter gir poengene sine, de andre trekker dem fra. Den som har fullført flest billetter, får Verdensutforsker-bonusen på { $globetrotter } poeng; står flere likt, får hver av dem den.

## Plain lines instead of tables (--plain), written to be heard. plain-apart joins what stands by itself.

plain-cell = { $heading }: { $value }
plain-apart = { $one }; { $other }
plain-choice = { $number }: { $choice }
plain-most = { $cards } (ingen har flere)
plain-player = { $name }: { $points } poeng, { $trains } tog, { $cards } kort, { $tickets ->
    [one] { $tickets } billett
   *[other] { $tickets } billetter
}, terreng: { $terrain }.
plain-score = { $name }: { $total } poeng; spor { $routes }, dobling { $doubling }, billetter { $tickets }, Verdensutforsker { $globetrotter }.

tickets-sure-yes = Ja, trekk billetter
