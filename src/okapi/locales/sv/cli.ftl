# The terminal: the commands and their options, the table, the menus, what a player may ask.
# Words that are typed (commands, options, file names) stay as they are in every language.

## Commands and options

command-okapi = Ett järnvägsspel i Afrikas hjärta: spela mot bottar, simulera, kontrollera och återberätta partier.
command-play = Spela mot bottar i terminalen.
command-simulate = Låt bottar spela många partier och räkna vad som händer. Samma startvärde ger samma partier överallt.
command-simulate-numbers = Vad --json skriver ut: games, players, engine och seconds; decisions, alla val i alla partier; games_per_second; mean_score, slutpoängen, medelvärde för alla platser; mean_tickets_completed, medelvärde för alla platser; mean_turns, alla spelares turer i ett parti, den sista medräknad; doubled_routes, summan för alla partier.
command-board = Visa spelplanen som tabeller: orter, sträckor, biljettkort, summor.
command-board-check = Kontrollera en spelplansfil: skriv ut alla fel, eller att den är felfri.
command-verify = Kontrollera partiprotokoll: att de är hela, oförändrade och följer reglerna, och att slumpen var ärlig.
command-replay = Återberätta ett sparat parti i ord, tur för tur.
command-bots = Lista bottarna.

option-version = Visa versionen och avsluta.
option-language = Språket som används, till exempel fr; utan det systemets språk.
option-plain = Säg allt i vanliga rader, för skärmläsare: inga tabeller, inga färger.
option-help = Visa den här hjälpen och avsluta.
option-install-completion = Installera komplettering för det här skalet.
option-show-completion = Visa kompletteringsskriptet för det här skalet.
option-board = En spelplansfil; utan den används den inbyggda spelplanen.
option-board-file = En spelplansfil.
option-players = Antal spelare, 2 till 5.
option-bots = Bottarna vid bordet, namnen åtskilda med komman; ett ensamt namn gäller alla platser. `okapi bots` listar dem.
option-play-seed = Dela ut från ett startvärde, alltid samma parti. Utan det är givaren bevisbart ärlig.
option-simulate-seed = Partiernas startvärde: samma värde ger samma partier.
option-resume = Fortsätt ett sparat parti.
option-name = Ditt namn i protokollet. Med --resume: vilken plats som är din.
option-words = Dina ord till den bevisbart ärliga givaren; utan dem får du frågan.
option-tickets-drawn = Hur många biljettkort som dras på en gång: 4, eller 3 som i den ryska utgåvan.
option-games = Hur många partier som spelas.
option-records = Skriv ett protokoll för varje parti i den här mappen.
option-engine = Vad som spelar partierna: referee, compiled eller gpu. Annars det snabbaste som kan; partierna är desamma.
option-json = Skriv ut ett JSON-objekt i stället för en tabell.
option-record = Ett protokoll, som `okapi play` och `okapi simulate` skriver dem.
option-as = Berätta bara det som den här platsen såg: ett nummer från 1, eller spelarens namn.

version = okapi { $version }

## Help of a command. What is typed (okapi play --players) stays as it is.

usage = Användning: { $usage }
usage-options-here = [flaggor]
usage-command-here = kommando
usage-arguments = Vad kommandot gäller
usage-options = Flaggor
usage-commands = Kommandon
usage-required = { $text } (krävs)
usage-default = { $text } (annars: { $default })

## A command that is used wrongly

unknown-language = Språket ”{ $language }” finns inte; välj något av { $languages } med --language.
usage-with-hint = { $sentence } Så här används det: { $command } --help
usage-no-such-command = Det finns inget kommando ”{ $command }”; välj något av { $commands }.
usage-no-such-option = { $nearest ->
    [none] Det finns ingen flagga { $option }.
   *[other] Det finns ingen flagga { $option }; menade du { $nearest }?
}
usage-missing = { $name } saknas.
usage-bad-value = { $kind ->
    [integer] Efter { $name } måste det stå ett heltal.
    [number] Efter { $name } måste det stå ett tal.
   *[other] Det som står efter { $name } passar inte.
}
usage-needs-a-value = Något måste stå efter { $option }.
usage-too-many-words = Det är fler ord än kommandot tar emot.

## Bad input

broken-bot = Botten ”{ $bot }” kan inte laddas: { $error }.
unknown-bot = Det finns ingen bot som heter ”{ $bot }”; välj bland { $bots }.
wrong-number-of-bots = { $given ->
    [one] { $given } bot
   *[other] { $given } bottar
} till { $seats ->
    [one] { $seats } plats
   *[other] { $seats } platser
}: ange en för varje plats, eller en enda för alla.
wrong-number-of-players = Spelet är för { $fewest } till { $most } spelare, inte { $players }; välj ett annat antal med --players.
no-games = Spela minst ett parti: välj ett annat antal med --games.
unknown-engine = Det finns ingen motor som heter ”{ $engine }”; välj bland { $engines }.
engine-not-for-bots = På den motorn spelar bara { $known }, inte { $bots }: utelämna --engine eller skriv --engine referee.
engine-not-installed = Den motorn behöver ett paket till: pip install okapi[fast]
engine-too-small =
    Den här spelplanen är för stor för den motorn ({ $limit ->
        [routes] sträckor
        [places] platser
        [tickets] biljettkort
        [prices] slags sträckor efter längd och lok
       *[other] en storlek
    }: { $found }, det finns plats för { $most }): skriv --engine referee.
no-gpu = Här hittades ingen GPU som kan spela: skriv --engine compiled.
engine-compiling = Motorn kompileras för den här datorn. Det sker en gång och tar ungefär en minut …
wrong-tickets-drawn = Så många biljettkort kan inte dras på en gång; välj { $choices } med --tickets-drawn.
bad-name = Välj ett namn på 1 till { $longest } tecken som inte bara är ett tal.
name-of-a-bot = ”{ $name }” heter en av bottarna; välj ett annat namn.
bad-words = Välj högst { $longest } utskrivbara tecken som dina ord.
bad-seed = Välj högst { $longest } utskrivbara tecken som startvärde.
words-with-seed = Ett startvärde bestämmer all slump, så ord har ingen verkan: utelämna --seed eller --words.
bad-setup = Så kan inget parti börja: { $error }.
board-broken = { $more ->
    [0] Det går inte att spela på spelplanen { $file }: { $problem }. Rätta den och kör: okapi board check { $file }
    [one] Det går inte att spela på spelplanen { $file }: { $problem }; det finns ett fel till. Se båda med: okapi board check { $file }
   *[other] Det går inte att spela på spelplanen { $file }: { $problem }; det finns { $more } fel till. Se alla med: okapi board check { $file }
}
not-a-file = { $file }: det här är inte en fil; ange ett partiprotokoll.
unwritable = Protokollen kan inte skrivas till { $folder }: { $error }. Välj en annan mapp med --records.
unknown-seat = Det finns ingen plats ”{ $seat }”: välj ett nummer från 1 till { $seats }, eller något av namnen { $players }.
settled-already = Ett sparat parti har redan sina spelare, sin givare och sina regler: utelämna --players, --seed, --words och --tickets-drawn.
finished-already = { $file }: partiet är slut. Läs det med: okapi replay { $file }
no-secret = Protokollet saknar givarens hemlighet, så ingen kan dela ut vidare; bara ett parti som givaren själv har sparat kan fortsättas.
no-dealer = Slumpen i det här partiet angavs för hand, så det finns ingen givare att fortsätta med.
whose-seat = Ange med --name vilken plats som är din: { $players }.
whose-bots = { $seats ->
    [one] Ange med --bots vilken bot som spelar på den andra platsen.
   *[other] Ange med --bots vilka bottar som spelar på de andra { $seats } platserna.
}

## Records

record-bad-file = { $file }: { $fault }
record-bad-line = { $file }: rad { $line }: { $fault }
record-fine = { $file }: felfritt. { $players } spelare, { $events ->
    [one] { $events } händelse
   *[other] { $events } händelser
}, { $state ->
    [finished] avslutat
   *[unfinished] inte avslutat
}: { $scores }. { $luck }
player-score = { $player } ({ $points })
luck-proven = Given är bevisligen rättvis: varje kort stämmer med givarens löfte.
luck-secret = Slumpen kan inte bevisas ännu: givarens hemlighet kommer i slutet.
luck-seeded = Varje kort följer av startvärdet ”{ $seed }”.
luck-told = Slumpen angavs för hand, så det enda som kontrolleras är att den är möjlig.
chapter-setup = Förberedelser
chapter-turn = { $who ->
    [you] Tur { $turn }: du, { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    }
   *[other] Tur { $turn }: { $player }, { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    }
}
replay-unfinished = Partiet är inte avslutat. Hittills:

## The board

board-heading = { $board }: { $places ->
    [one] { $places } ort
   *[other] { $places } orter
}, { $tracks ->
    [one] { $tracks } sträcka
   *[other] { $tracks } sträckor
} (varav { $doubles ->
    [one] { $doubles } dubbelsträcka
   *[other] { $doubles } dubbelsträckor
}), { $tickets ->
    [one] { $tickets } biljettkort
   *[other] { $tickets } biljettkort
}
board-places = Orter
board-routes = Sträckor
board-tickets = Biljettkort
board-colours = Färger
board-terrains = Terränger
board-fine = { $file }: felfri.
board-problems = { $count ->
    [one] { $file }: { $count } fel.
   *[other] { $file }: { $count } fel.
}
place-several = { $place } ({ $count })
track-ferry = { $colour }, färja { $locomotives }

## Column headings

column-player = Spelare
column-points = Poäng
column-trains = Tåg
column-cards = Kort
column-tickets = Biljetter
column-desert = Öken
column-jungle = Djungel
column-mountain = Berg
column-routes = Sträckor
column-doubling = Dubbling
column-globetrotter = Globetrotter
column-total = Summa
column-ticket = Biljett
column-missing = Saknas
column-route = Sträcka
column-colour = Färg
column-colours = Färger
column-terrain = Terräng
column-spaces = Rutor
column-cheapest = Du betalar
column-price = Pris
column-doubled = Dubblad
column-payable = Råd?
column-doubled-by = Kan dubblas av
column-leads-to = Till
column-from = Från
column-to = Till
column-state = Läge
column-arithmetic = Varför
column-command = Du skriver
column-meaning = Det betyder
column-kind = Slag
column-number = Antal
column-places = Orter
column-bot = Bot
column-description = Beskrivning
column-what = Vad
column-value = Värde

## Simulations

simulate-progress = Partier
simulate-stopped = { $wanted ->
    [one] Avbrutet efter { $games } av { $wanted } parti. Hittills:
   *[other] Avbrutet efter { $games } av { $wanted } partier. Hittills:
}
simulate-games = Partier
simulate-players = Spelare
simulate-engine = Motor
simulate-seconds = Sekunder
simulate-decisions = Beslut, alla partier
simulate-games-per-second = Partier per sekund
simulate-mean-score = Slutpoäng, medel för alla platser
simulate-mean-tickets-completed = Fullbordade biljettkort, medel för alla platser
simulate-mean-turns = Turer per parti, alla spelare
simulate-doubled-routes = Dubblade sträckor, alla partier

## Sitting down and leaving

human = Människa
you = Du
welcome = Vid bordet: { $players }. Spelplan: { $board }.
welcome-help = Skriv ett nummer för att välja, ? för hjälp; Ctrl-C lämnar partiet och erbjuder att spara det.
plain-hint = Med skärmläsare är det här lättare att följa: okapi --plain play
commitment = Givarens löfte för det här partiet: { $commitment }
ask-words = Lägg till egna ord, så att givaren inte kan välja korten (Enter för inga):
resumed = { $events ->
    [one] Partiet fortsätter efter { $events } händelse. Det senaste som hände:
   *[other] Partiet fortsätter efter { $events } händelser. Det senaste som hände:
}
ask-save = Spara partiet? Enter sparar det som { $file }; eller skriv ett annat filnamn, eller n för nej.
ask-keep = Behålla partiets protokoll? Enter sparar det som { $file }; eller skriv ett annat filnamn, eller n för nej.
saved = Sparat. Fortsätt med: okapi play --resume { $file }
saved-finished = Sparat. Kontrollera det: okapi verify { $file } · Läs det: okapi replay { $file }
not-saved = Inte sparat.
save-taken = { $file } finns redan och är inte ett sparat parti; välj ett annat namn.
save-failed = Det går inte att spara som { $file }: { $error }. Välj ett annat namn.
save-impossible = Partiet gick inte att spara: varken här, i hemmappen eller bland de tillfälliga filerna.

## The table

your-turn = Din tur
label-open = Uppvänt
label-decks = Högar
label-hand = Hand
label-tickets = Biljetter
decks = tågkort { $train }, terräng { $terrain }, biljettkort { $tickets }
no-card = –
nothing = inga
yes = ja
last-round = { $turns ->
    [one] Spelets sista tur: den här.
   *[other] Sista omgången: { $turns } turer kvar, den här medräknad.
}
majority-legend = * har flest kort av en terräng och får därför dubbla sträckor där.
ticket-way = via { $routes }
missing = { $spaces ->
    [0] inget
    [one] { $spaces } ruta
   *[other] { $spaces } rutor
}
missing-closed = ingen väg kvar
winner = { $who ->
    [you] Du vinner!
   *[other] { $player } vinner.
}
winners = Segern delas: { $players }.

## Menus

menu-turn = Vad gör du?
menu-second-draw = Dra det andra kortet:
menu-keep = { $offered ->
    [one] Ta det här biljettkortet:
   *[other] Vilka biljettkort behåller du? Minst { $fewest }; skriv deras nummer, till exempel 1 3, eller alla.
}
menu-claim = Vilken sträcka? (* för dig närmare ett biljettmål, b går tillbaka)
menu-pay = Hur betalar du { $route }? (b går tillbaka)
menu-double = { $route } med { $payment }: dubbla poängen? (b går tillbaka)
menu-confirm = { $route } med { $payment }? (b går tillbaka)
menu-confirm-doubled = { $route } med { $payment }, dubblad med { $spent }? (b går tillbaka)
menu-page = Sida { $page } av { $pages }: n för nästa, p för föregående.
choice-take = { $open ->
    [one] ta { $card }
   *[other] ta { $card } ({ $open } uppvända)
}
choice-draw = { $deck ->
    [train] dra från tågkortshögen
   *[terrain] dra från terrängkortshögen
}
choice-claim = { $routes ->
    [one] muta in en sträcka (1 är möjlig)
   *[other] muta in en sträcka ({ $routes } är möjliga)
}
choice-confirm = { $points ->
    [one] ja, för { $points } poäng
   *[other] ja, för { $points } poäng
}
choice-tickets = { $count ->
    [one] dra ett biljettkort
   *[other] dra { $count } biljettkort
}
choice-pass = passa
route-wanted = { $route } *
payment-in-short = { $locomotives ->
    [0] { $cards }
   *[other] { $cards } + { $locomotives } lok
}
locomotives-in-short = { $locomotives } lok
not-doubled = nej
not-doubled-points = { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}
doubled-with = ja, med { $spent }
arithmetic = { $wild ->
    [0] { $terrain }: du { $own }, { $player } { $rival }: räcker; { $points } blir { $doubled }
    [one] { $terrain }: du { $own } + { $wild } lokomotiv = { $sum }, { $player } { $rival }: räcker; { $points } blir { $doubled }
   *[other] { $terrain }: du { $own } + { $wild } lokomotiv = { $sum }, { $player } { $rival }: räcker; { $points } blir { $doubled }
}

## What was typed and not understood

unknown-command = Det är varken ett kommando eller ett nummer; ? visar vad du kan skriva.
unknown-draw = Dra vad? Till exempel: dra röd, dra lok, dra öken, dra tåg, dra terräng, dra biljetter.
unknown-filter = Fråga efter sträckor vid en ort, av en färg, en terräng eller en längd: sträckor durban, sträckor röd, sträckor 4.
unknown-place = Den orten finns inte; början av namnet räcker.
unknown-route = Den sträckan finns inte; ange två grannorter, till exempel: bygg kapstaden port elizabeth
unknown-payment = Betalningen går inte att tyda; skriv till exempel: svart*2 lok*1, och efter det dubbla eller dubbla lok*1.
no-claims = Du kan inte muta in någon sträcka nu.
none-of-those = Du kan inte muta in någon av de sträckorna nu; `sträckor` och en ort visar vad de kostar.
double-not-possible = Du kan inte dubbla den sträckan; `spelare` visar vem som har flest kort av varje terräng.
not-in-that-colour = Du kan inte betala den i den färgen.
price = { $spaces } × { $colour }

unknown-terrain = Den terrängen finns inte; välj bland { $terrains }.

## Answers

answer-no-routes = Ingen sådan sträcka är öppen för dig.
answer-routes = { $count ->
    [one] { $count } sträcka är öppen för dig.
   *[other] { $count } sträckor är öppna för dig.
}
answer-place = { $count ->
    [one] { $place }, { $kind }
   *[other] { $place }, nås på { $count } ställen ({ $kind })
}
state-claimed = { $who ->
    [you] din
   *[other] { $player }
}
state-closed = stängd: det andra spåret är taget
state-payable = ledig, och du har råd
state-open = ledig
answer-languages = Skriv { $word } och ett av dessa:

## Help and rules

# How a command is typed. $word and other parameters are words of words.ftl and game.ftl; words in capitals stand for
# what is typed in their place, square brackets for what may be left out.
typed-draw = { $word } { $red }|{ $desert }|{ $train }|{ $terrain }|{ $tickets }
typed-claim = { $word } ORT ORT [{ $red }*2] [{ $double }]
typed-keep = { $word } 1 3, { $word } { $all }
typed-routes = { $word } [ORT|FÄRG|LÄNGD]
typed-place = { $word } ORT
typed-who-has = { $word } [TERRÄNG]
typed-last = { $word } [ANTAL]
typed-log = { $word } [{ $all }]
typed-rules = { $word } [NUMMER|{ $all }]
typed-language = { $word } [SPRÅK]
typed-save = { $word } [FIL]

help-intro = Skriv numret på ett val, eller något av dessa; början av ett ord räcker, och accenter spelar ingen roll:
help-draw = dra ett kort, eller biljettkort
help-claim = muta in; du får frågor om det du utelämnar
help-keep = behåll biljettkort, efter nummer
help-pass = passa, om inget annat går
help-hand = dina kort
help-market = de uppvända korten, och vad som är kvar i högarna
help-players = allas poäng, kort och terränger
help-map = vem som har vilka sträckor
help-routes = lediga sträckor: pris, vem som kan dubbla
help-place = sträckorna vid en ort, och vems de är
help-who-has = hur många terrängkort alla har
help-tickets = dina biljettkort, och vad som saknas
help-log = vad som har hänt
help-last = det senaste som har hänt
help-options = vad du kan göra nu
help-score = poäng hittills
help-rules = reglerna i korthet
help-back = gå mellan menyer (b, n, p)
help-language = byt språk
help-save = spara partiet och spela vidare
help-quit = lämna; du får frågan om att spara
help-help = den här listan; Enter visar bordet igen

rules =
    På din tur gör du en av tre saker:
    – Dra två kort: tågkort eller terrängkort, uppvända eller från en hög, i valfri blandning. Ett uppvänt lokomotiv tar hela turen. När { $swept } uppvända tågkort är lokomotiv byts alla uppvända tågkort ut.
    – Muta in en sträcka: betala lika många tågkort av dess färg som den har rutor (en valfri färg för en grå), och lägg ut lika många av dina { $trains } tåg. Lokomotiv gäller som vilken färg som helst; färjor kräver sådana. Poäng efter längd: { $points }.
    – Dra { $drawn } biljettkort, och behåll minst { $kept }.
    Du får dubbla poängen för en sträcka med terrängkort av dess terräng: { $cost } för högst { $short } rutor, { $costly } för fler, om ingen har fler kort av den terrängen än du. Lokomotiv kan spelas som terrängkort, både för majoriteten och för kostnaden. Gula, orange och röda sträckor är öken; lila, blå och gröna är djungel; vita, grå och svarta är berg.
    När någon har { $last } tåg eller färre får alla en tur till. Fullbordade biljettkort ger sina poäng, de övriga drar av dem. Den som har fullbordat flest får { $bonus } poäng, Globetrotter-bonusen.

## Plain lines instead of tables (--plain), written to be heard. told-apart joins what stands by itself.

told-cell = { $heading }: { $value }
told-apart = { $one }; { $other }
told-choice = { $number }: { $choice }
told-most = { $cards } (flest)
told-player = { $name }: { $points } poäng, { $trains } tåg, { $cards } kort, { $tickets } biljettkort, terräng: { $terrain }.
told-score = { $name }: { $total } poäng; sträckor { $routes }, dubbling { $doubling }, biljettkort { $tickets }, Globetrotter { $globetrotter }.
