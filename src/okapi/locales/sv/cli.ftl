# The terminal: the commands and their options, the table, the menus, what a player may ask.
# Words that are typed (commands, options, file names) stay as they are in every language.

## Commands and options

command-okapi = Ett järnvägsspel i Afrikas hjärta: spela mot bottar, simulera partier, kontrollera dem och spela upp dem igen.
command-play = Spela mot bottar i terminalen.
command-simulate = Låt bottar spela många partier och sammanfatta resultaten. Samma startvärde ger samma partier överallt.
command-simulate-numbers = Vad --json skriver ut: games, players, engine och seconds; decisions, antalet beslut i alla partier; games_per_second; mean_score, genomsnittlig slutpoäng för alla platser; mean_tickets_completed, genomsnittet för alla platser; mean_turns, genomsnittligt antal turer i ett parti, alla spelare tillsammans, den sista medräknad; doubled_routes, summan för alla partier.
command-board = Visa spelplanen som tabeller: orter, sträckor, biljettkort, summor.
command-board-check = Kontrollera en spelplansfil och visa alla fel i den.
command-verify = Kontrollera protokoll: att de är hela och oförändrade och följer reglerna, och att given var rättvis.
command-replay = Återberätta ett sparat parti, tur för tur.
command-bots = Visa bottarna.

option-version = Visa versionen och avsluta.
option-language = Språket som ska användas, till exempel fr; annars systemets språk.
option-plain = Använd enkla textrader, för skärmläsare: inga tabeller, inga färger.
option-help = Visa den här hjälpen och avsluta.
option-install-completion = Installera komplettering för det här skalet.
option-show-completion = Visa kompletteringsskriptet för det här skalet.
option-board = En spelplansfil; annars används den inbyggda spelplanen.
option-board-file = En spelplansfil.
option-board-small = Godta få biljettkort, för små spel i forskningssyfte.
option-players = Antal spelare.
option-bots = Namnen på bottarna vid bordet, åtskilda med komman; ett enda namn fyller alla platser. `okapi bots` visar dem.
option-play-seed = Dela ut från ett startvärde: samma startvärde ger alltid samma parti. Utan startvärde är given bevisligen rättvis.
option-simulate-seed = Partiernas startvärde: samma startvärde ger samma partier.
option-resume = Fortsätt ett sparat parti.
option-name = Ditt namn, till protokollet. Med --resume: vilken plats som är din.
option-words = Dina ord till den bevisligen rättvisa blandningen; utelämnar du dem blir du tillfrågad.
option-tickets-drawn = Hur många biljettkort en spelare drar åt gången; det lägre talet gäller i den ryska utgåvan.
option-games = Antal partier att spela.
option-records = Spara ett protokoll för varje parti i den här mappen.
option-engine = Motorn som spelar partierna: referee, compiled eller gpu. Annars den snabbaste som klarar det; alla spelar samma partier.
option-rules = Regler som avviker från de utgivna, till exempel trains=30,tickets_drawn=3.
option-json = Skriv ut ett JSON-objekt i stället för en tabell.
option-record = Ett protokoll sparat av `okapi play` eller `okapi simulate`.
option-as = Berätta bara det som den här platsen kunde se: ett nummer från 1, eller spelarens namn.

version = okapi { $version }
first-steps = Okapi { $version }, ett järnvägsspel i Afrikas hjärta. Börja till exempel så här:
first-steps-browser = Spela i webbläsaren, mot bottar eller med vänner.
first-steps-help = Visa alla kommandon.

## Help of a command. What is typed (okapi play --players) stays as it is.

usage = Användning: { $usage }
usage-options-here = [flaggor]
usage-command-here = kommando
usage-arguments = Argument
usage-options = Flaggor
usage-commands = Kommandon
usage-required = { $text } (krävs)
usage-default = { $text } (standard: { $default })
# What is typed in place of a word in capitals: --resume FILE.
usage-value = { $word ->
    [ADDRESS] ADRESS
    [BOT] BOT
    [DD] DD
    [DIR] MAPP
    [ENGINE] MOTOR
    [FILE] FIL
    [LANGUAGE] SPRÅK
    [MM] MM
    [NAME] NAMN
    [NUMBER] NUMMER
    [RATE] ANDEL
    [RULE] REGEL
    [SEAT] PLATS
    [SECONDS] SEKUNDER
    [TASK] UPPGIFT
    [TEXT] TEXT
    [THEME] TEMA
    [YYYY] ÅÅÅÅ
   *[other] { $word }
}

## A command that is used wrongly

unknown-language = Språket ”{ $language }” finns inte; välj något av { $languages } med --language.
usage-with-hint = { $sentence } För hjälp, skriv: { $command } --help
usage-no-such-command = Kommandot ”{ $command }” finns inte; välj något av { $commands }.
usage-no-such-option = { $nearest ->
    [none] Flaggan { $option } finns inte.
   *[other] Flaggan { $option } finns inte; menade du { $nearest }?
}
usage-missing = { $name } saknas.
usage-bad-value = { $kind ->
    [integer] { $name } måste vara ett heltal.
    [number] { $name } måste vara ett tal.
   *[other] { $name } har ett värde som inte kan användas.
}
usage-needs-a-value = { $option } måste ha ett värde.
usage-too-many-words = Det är för många argument för det här kommandot.

## Bad input

broken-bot = Botten ”{ $bot }” kunde inte läsas in: { $error }.
bot-failed = Botten ”{ $bot }” misslyckades i parti { $game }: { $error }.
unknown-bot = Det finns ingen bot som heter ”{ $bot }”; välj bland { $bots }.
wrong-number-of-bots = { $given ->
    [one] { $given } bot
   *[other] { $given } bottar
} till { $seats ->
    [one] { $seats } plats
   *[other] { $seats } platser
}: ange en per plats, eller en enda för alla platser.
wrong-number-of-players = Spelet är för { $min } till { $max } spelare, inte { $players }; välj ett annat antal med --players.
no-games = Spela minst ett parti: välj ett högre tal med --games.
wrong-rules = ”{ $rule }” går inte att använda med --rules: skriv ett namn och ett heltal, till exempel trains=30. Namnen är { $names }.
unknown-engine = Det finns ingen motor som heter ”{ $engine }”; välj bland { $engines }.
engine-not-for-bots = Den här motorn spelar { $known }, inte { $bots }: utelämna --engine eller använd --engine referee.
engine-not-installed = Den här motorn kräver ett paket till: pip install "okapi-railways[fast]"
engine-too-small =
    Den här spelplanen är för stor för den här motorn ({ $limit ->
        [routes] sträckor
        [places] orter
        [tickets] biljettkort
        [prices] slags sträckor efter längd och lokomotiv
       *[other] en storlek
    }: { $found }, högst { $max }): använd --engine referee.
no-gpu = Ingen lämplig GPU hittades: använd --engine compiled.
no-records-on-gpu = Partier på GPU:n lämnar inga protokoll: använd --engine compiled tillsammans med --records.
engine-compiling = Kompilerar motorn för den här datorn. Det sker bara en gång och tar ungefär en minut …
machine-code-begun = Okapi kompileras i bakgrunden för den här datorn. Det sker bara en gång och tar ungefär en minut. Spela på: tills dess tänker Mästaren inte framåt, råd tar längre tid och genomgångar väntar.
machine-code-done = Kompileringen är klar: bottarna och tränaren är i full styrka.
machine-code-failed = Kompileringen för den här datorn misslyckades ({ $error }). Spela på: bottarna och råden klarar sig utan, men Mästaren tänker inte framåt och partier kan inte gås igenom. Hela felet visas med: { $command }
wrong-tickets-drawn = Det antalet biljettkort kan du inte dra åt gången; välj { $choices } med --tickets-drawn.
bad-name = Välj ett namn på 1 till { $longest } tecken som inte bara är ett tal.
name-of-a-bot = ”{ $name }” är namnet på en bot; välj ett annat namn.
bad-words = Använd högst { $longest } utskrivbara tecken till dina ord.
bad-seed = Använd högst { $longest } utskrivbara tecken till startvärdet.
words-with-seed = Med ett startvärde påverkar dina ord inte given: utelämna --seed eller --words.
bad-setup = Ett parti kan inte börja så här: { $error }.
board-broken = { $more ->
    [0] Spelplanen { $file } går inte att spela på: { $problem }. Rätta den och kör sedan: okapi board check { $file }
    [one] Spelplanen { $file } går inte att spela på: { $problem }; och det finns ett fel till. Se båda med: okapi board check { $file }
   *[other] Spelplanen { $file } går inte att spela på: { $problem }; och det finns { $more } fel till. Se alla med: okapi board check { $file }
}
board-missing = { $nearest ->
    [none] Filen { $file } finns inte, och ingen av spelets egna spelplaner heter så: { $boards }.
   *[other] Filen { $file } finns inte; menade du { $nearest }?
}
not-a-file = { $file } är inte en fil; ange ett protokoll.
# Why the system refuses a file or a port, after a colon; $error is what it says itself.
system-error = { $code ->
    [ENOENT] filen eller mappen finns inte
    [EACCES] åtkomst nekad
    [EPERM] inte tillåtet
    [EISDIR] det är en mapp
    [EEXIST] det är en fil och inte en mapp
    [ENOTDIR] en del av sökvägen är inte en mapp
    [ENOSPC] disken är full
    [EROFS] disken är skrivskyddad
    [EADDRINUSE] porten används redan
    [EADDRNOTAVAIL] den här datorn har inte den adressen
    [ENAMETOOLONG] namnet är för långt
   *[other] { $error }
}
unwritable = Protokollen kunde inte sparas i { $folder }: { $error }. Välj en annan mapp med --records.
unknown-seat = Det finns ingen plats ”{ $seat }”: välj ett nummer från 1 till { $seats }, eller något av namnen { $players }.
settled-already = Ett sparat parti har redan sina spelare, sin givare och sina regler: utelämna --players, --seed, --words och --tickets-drawn.
finished-already = { $file }: partiet är redan slut. Läs det med: okapi replay { $file }
no-secret = Protokollet innehåller inte givarens hemlighet, så given kan inte fortsätta; bara ett parti som sparats av sin egen givare kan återupptas.
no-dealer = Korten i det här partiet matades in för hand, så det finns ingen givare att fortsätta med.
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
luck-proven = Det är bevisat att given är rättvis: varje kort stämmer med givarens löfte.
luck-secret = Det går ännu inte att bevisa att given är rättvis: givarens hemlighet avslöjas när partiet är slut.
luck-seeded = Varje kort stämmer med startvärdet ”{ $seed }”.
luck-unknown = Protokollet säger inte hur korten gavs, så det går bara att kontrollera att de är möjliga.
luck-played-on = Det här partiet fortsätter från en ställning i ett annat parti, och den är inte bevisad. Därifrån stämmer varje kort med givarens löfte.
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
}, { $routes ->
    [one] { $routes } sträcka
   *[other] { $routes } sträckor
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
track-ferry = { $colour } (färja { $locomotives })

## Column headings

column-player = Spelare
column-points = Poäng
column-trains = Tåg
column-cards = Kort
column-tickets = Biljettkort
column-desert = Öken
column-jungle = Djungel
column-mountain = Berg
column-routes = Sträckor
column-doubling = Dubbling
column-globetrotter = Globetrotter
column-total = Summa
column-ticket = Biljettkort
column-missing = Fattas
column-route = Sträcka
column-colour = Färg
column-colours = Färger
column-terrain = Terräng
column-spaces = Rutor
column-cheapest = Du betalar
column-price = Pris
column-doubled = Dubblad
column-payable = Kan betala
column-doubled-by = Vem kan dubbla
column-leads-to = Till
column-from = Från
column-to = Till
column-state = Nu
column-arithmetic = Resultat
column-command = Skriv
column-meaning = Vad det gör
column-kind = Typ
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
simulate-mean-score = Genomsnittlig slutpoäng, alla platser
simulate-mean-tickets-completed = Avklarade biljettkort i snitt, alla platser
simulate-mean-turns = Turer per parti i snitt, alla spelare
simulate-doubled-routes = Dubblade sträckor, alla partier

## Sitting down and leaving

human = Människa
you = Du
welcome = Vid bordet: { $players }. Spelplan: { $board }.
welcome-help = Skriv ett nummer för att välja, ? för hjälp; tryck Ctrl-C för att lämna partiet (du kan spara först).
plain-hint = Använder du skärmläsare är det här lättare att följa: { $command }
commitment = Givarens löfte för det här partiet: { $commitment }
ask-words = Lägg till några egna ord, så att givaren inte kan fuska med korten (eller tryck bara Enter):
resumed = { $events ->
    [one] Partiet fortsätter efter { $events } händelse. Det här hände senast:
   *[other] Partiet fortsätter efter { $events } händelser. Det här hände senast:
}
ask-save = Spara partiet? Tryck Enter för att spara det som { $file }, skriv ett annat filnamn, eller n för nej.
ask-keep = Behålla protokollet? Tryck Enter för att spara det som { $file }, skriv ett annat filnamn, eller n för nej.
saved = Sparat. Fortsätt med: okapi play --resume { $file }
saved-finished = Sparat. Kontrollera det med: okapi verify { $file } · Läs det med: okapi replay { $file }
not-saved = Inte sparat.
save-taken = { $file } finns redan och är inte ett sparat parti; välj ett annat namn.
save-failed = Partiet kunde inte sparas som { $file }: { $error }. Välj ett annat namn.
save-impossible = Partiet kunde inte sparas: varken här, i din hemmapp eller i mappen för tillfälliga filer.

## The table

your-turn = Din tur
label-open = Uppvända
label-decks = Högar
label-hand = Hand
label-tickets = Biljettkort
decks = tågkort { $train }, terrängkort { $terrain }, biljettkort { $tickets }
no-card = –
nothing = inga
yes = ja
last-round = { $turns ->
    [one] Det här är partiets sista tur.
   *[other] Sista omgången: { $turns } turer kvar, den här medräknad.
}
majority-legend = * flest, eller lika många som den som har flest: får dubbla sträckor i den terrängen.
ticket-path = via { $routes }
missing = { $spaces ->
    [0] inga
    [one] { $spaces } ruta
   *[other] { $spaces } rutor
}
missing-closed = inte längre möjligt
winner = { $who ->
    [you] Du vann!
   *[other] { $player } vann.
}
winners = Delad seger: { $players }.

## Menus

menu-turn = Vad vill du göra?
menu-second-draw = Dra ditt andra kort:
menu-keep = { $offered ->
    [one] Behåll det här biljettkortet:
   *[other] Vilka biljettkort behåller du? Minst { $min }; skriv deras nummer, till exempel 1 3, eller alla.
}
menu-claim = Vilken sträcka? (* behövs för ett av dina biljettkort, t går tillbaka)
menu-pay = Hur betalar du { $route }? (t går tillbaka)
menu-double = { $route } med { $payment }: dubbla poängen? (t går tillbaka)
menu-confirm = { $route } med { $payment }? (t går tillbaka)
menu-confirm-doubled = { $route } med { $payment }, dubblad med { $spent }? (t går tillbaka)
menu-page = Sida { $page } av { $pages }: n för nästa, f för föregående.
choice-take = { $open ->
    [one] ta { $card }
   *[other] ta { $card } ({ $open } uppvända)
}
choice-draw = { $deck ->
    [train] dra från tågkortshögen
   *[terrain] dra från terrängkortshögen
}
choice-claim = { $routes ->
    [one] muta in en sträcka (1 möjlig)
   *[other] muta in en sträcka ({ $routes } möjliga)
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
    [0] { $terrain }: du ({ $own }), { $player } ({ $rival }): räcker; { $points } blir { $doubled }
    [one] { $terrain }: du ({ $own } + { $wild } lokomotiv = { $sum }), { $player } ({ $rival }): räcker; { $points } blir { $doubled }
   *[other] { $terrain }: du ({ $own } + { $wild } lokomotiv = { $sum }), { $player } ({ $rival }): räcker; { $points } blir { $doubled }
}

## What was typed and not understood

unknown-command = Det är varken ett kommando eller ett nummer; skriv ? för att se vad du kan skriva.
unknown-draw = Dra vad? Till exempel: dra röd, dra lok, dra öken, dra tåg, dra terräng, dra biljetter.
unknown-filter = Fråga efter sträckor med ort, färg, terräng eller längd: sträckor durban, sträckor röd, sträckor 4.
unknown-place = Den orten finns inte. Början av namnet räcker.
unknown-route = Den sträckan finns inte. Ange två grannorter, till exempel: muta in kapstaden port elizabeth
unknown-payment = Jag förstår inte den betalningen. Skriv den så här: svart*2 lok*1, och sedan dubbla eller dubbla lok*1 för att dubbla.
no-claims = Du kan inte muta in någon sträcka just nu.
none-of-those = Du kan inte muta in någon av de sträckorna just nu; skriv `sträckor` och en ort för att se vad de kostar.
double-not-possible = Du kan inte dubbla den sträckan; skriv `spelare` för att se vem som har flest kort av varje terräng.
not-in-that-colour = Du kan inte betala den i den färgen.
unknown-terrain = Den terrängen finns inte; välj bland { $terrains }.

## Answers

answer-no-routes = Ingen sådan sträcka är ledig för dig.
answer-routes = { $count ->
    [one] { $count } sträcka är ledig för dig.
   *[other] { $count } sträckor är lediga för dig.
}
answer-place = { $count ->
    [one] { $place }, { $kind }
   *[other] { $place }, { $count } ingångar ({ $kind })
}
state-claimed = { $who ->
    [you] din
   *[other] { $player }
}
state-closed = stängd: det andra spåret är taget
state-payable = ledig, och du kan betala den
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

help-intro = Skriv numret på ett val, eller något av detta. Början av ett ord räcker, och accenter spelar ingen roll:
help-draw = dra ett kort, eller biljettkort
help-claim = muta in en sträcka; du får frågor om det du utelämnar
help-keep = behåll biljettkort efter nummer
help-pass = passa, om du inte kan göra något annat
help-hand = dina kort
help-market = de uppvända korten, och vad som är kvar i högarna
help-players = allas poäng, kort och terräng
help-map = vem som har mutat in vilka sträckor
help-routes = lediga sträckor, med pris och vem som kan dubbla
help-place = sträckorna vid en ort, och vem som har mutat in dem
help-who-has = hur många terrängkort alla har
help-tickets = dina biljettkort, och vad som fattas
help-needs = korten som du fortfarande behöver
help-log = vad som har hänt
help-last = det som hände senast
help-options = vad du kan göra nu
help-score = poängen hittills
help-rules = reglerna i korthet
help-advice = bra drag, och varför
help-review = efter partiet, de avgörande ögonblicken och vad som var slump
help-back = gå tillbaka, till nästa eller föregående sida (t, n, f)
help-language = byt språk
help-save = spara partiet och spela vidare
help-quit = lämna partiet; du får frågan om det ska sparas
help-help = den här listan; Enter visar bordet igen

rules =
    På din tur gör du en av tre saker:
    – Dra { COUNT($draws, form: "neuter") } kort: tågkort eller terrängkort, uppvända eller från en hög, i valfri kombination. Ett uppvänt lokomotiv tar hela turen. Om { COUNT($locomotives_swept, form: "neuter") } eller fler av de uppvända tågkorten är lokomotiv byts alla ut.
    – Muta in en sträcka: betala ett tågkort i sträckans färg per ruta (en valfri färg för en grå sträcka), och lägg ett av dina { COUNT($trains, form: "neuter") } tåg på varje ruta. Lokomotiv är jokrar; färjor kräver lokomotiv. Poäng efter antalet rutor: { $points_by_length }. En dubbelsträcka har två spår: är ni { COUNT($players_sharing_doubles) } eller fler spelare kan båda mutas in, men inte av samma spelare; är ni färre bara ett av dem.
    – Dra { COUNT($tickets_drawn, form: "neuter") } biljettkort, och behåll minst { COUNT($drawn_tickets_kept, form: "neuter") }.
    Du kan dubbla poängen för en sträcka med terrängkort av dess terräng ({ COUNT($short_terrain_cost, form: "neuter") } för upp till { COUNT($longest_short_route, one: "ruta", other: "rutor") }, { COUNT($long_terrain_cost, form: "neuter") } för längre sträckor) om ingen har fler kort av den terrängen än du. Du kan spela lokomotiv som terrängkort, både för att ha flest och för att betala. Gula, orange och röda sträckor är öken; lila, blå och gröna är djungel; vita, grå och svarta är berg.
    Ett biljettkort är avklarat när dina egna sträckor förbinder dess två orter. Länderna vid kartans kant är återvändsgränder: du kan inte ta dig igenom dem.
    När en spelare har högst { COUNT($trains_that_end_the_game, form: "neuter") } tåg kvar får alla en tur till. Avklarade biljettkort ger sina poäng; för de övriga dras poängen av. Den som har klarat flest biljettkort får Globetrotter-bonusen på { $globetrotter } poäng; om flera ligger lika får var och en av dem bonusen.

## Plain lines instead of tables (--plain), written to be heard. plain-apart joins what stands by itself.

plain-cell = { $heading }: { $value }
plain-apart = { $one }; { $other }
plain-choice = { $number }: { $choice }
plain-most = { $cards } (ingen har fler)
plain-player = { $name }: { $points } poäng, { $trains } tåg, { $cards } kort, { $tickets } biljettkort, terräng: { $terrain }.
plain-score = { $name }: { $total } poäng; sträckor { $routes }, dubbling { $doubling }, biljettkort { $tickets }, Globetrotter { $globetrotter }.

tickets-sure-yes = Ja, dra biljettkort
