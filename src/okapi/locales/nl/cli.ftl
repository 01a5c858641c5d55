# The terminal: the commands and their options, the table, the menus, what a player may ask.
# Words that are typed (commands, options, file names) stay as they are in every language.

## Commands and options

command-okapi = Een spoorwegspel in het hart van Afrika: speel tegen bots, simuleer partijen, controleer ze en speel ze na.
command-play = Speel in de terminal tegen bots.
command-simulate = Laat bots veel partijen spelen en vat de resultaten samen. Dezelfde startwaarde geeft overal dezelfde partijen.
command-simulate-numbers = Wat --json toont: games, players, engine en seconds; decisions, alle beslissingen in alle partijen; games_per_second; mean_score, de eindscore, gemiddeld over alle stoelen; mean_tickets_completed, gemiddeld over alle stoelen; mean_turns, het gemiddelde aantal beurten in een partij, van alle spelers samen en met de laatste meegeteld; doubled_routes, het totaal over alle partijen.
command-board = Toon het bord als tabellen: plaatsen, routes, bestemmingskaarten, totalen.
command-board-check = Controleer een bordbestand en noem elk gevonden probleem.
command-verify = Controleer spelverslagen: of ze compleet, ongewijzigd en volgens de regels zijn, en of er eerlijk is gedeeld.
command-replay = Vertel een vastgelegde partij na, beurt voor beurt.
command-bots = Toon de lijst van bots.

option-version = Toon de versie en stop.
option-language = De taal, zoals fr; standaard de taal van je systeem.
option-plain = Gebruik gewone tekstregels, voor schermlezers: geen tabellen, geen kleuren.
option-help = Toon deze hulp en stop.
option-install-completion = Stel automatisch aanvullen in voor deze shell.
option-show-completion = Toon het script voor automatisch aanvullen in deze shell.
option-board = Een bordbestand; standaard het ingebouwde bord.
option-board-file = Een bordbestand.
option-board-small = Weinig bestemmingskaarten toestaan, voor een klein spel voor onderzoek.
option-players = Het aantal spelers.
option-bots = De namen van de bots aan tafel, gescheiden door komma’s; één enkele naam geldt voor alle stoelen. `okapi bots` noemt ze allemaal.
option-play-seed = Deel vanuit een startwaarde: dezelfde startwaarde geeft altijd dezelfde partij. Zonder startwaarde wordt er aantoonbaar eerlijk gedeeld.
option-simulate-seed = De startwaarde van de partijen: dezelfde geeft dezelfde partijen.
option-resume = Ga verder met een bewaarde partij.
option-name = Je naam, voor het verslag. Met --resume: welke stoel van jou is.
option-words = Jouw woorden voor het aantoonbaar eerlijke schudden; laat je ze weg, dan word je ernaar gevraagd.
option-tickets-drawn = Hoeveel bestemmingskaarten een speler per keer trekt; het kleinste getal is dat van de Russische editie.
option-games = Hoeveel partijen er gespeeld worden.
option-records = Schrijf van elke partij een verslag in deze map.
option-engine = Wat de partijen speelt: referee, compiled of gpu. Standaard de snelste engine die het kan; ze spelen allemaal dezelfde partijen.
option-rules = Regels die van de gepubliceerde afwijken, zoals trains=30,tickets_drawn=3.
option-json = Toon één JSON-object in plaats van een tabel.
option-record = Een verslag, zoals `okapi play` en `okapi simulate` het schrijven.
option-as = Vertel alleen wat er vanaf deze stoel te zien was: een getal vanaf 1, of de naam van de speler.

version = okapi { $version }
first-steps = Okapi { $version }, een spoorwegspel in het hart van Afrika. Om te beginnen:
first-steps-browser = Speel in de browser, tegen bots of met vrienden.
first-steps-help = Toon alle opdrachten.

## Help of a command. What is typed (okapi play --players) stays as it is.

usage = Gebruik: { $usage }
usage-options-here = [opties]
usage-command-here = opdracht
usage-arguments = Argumenten
usage-options = Opties
usage-commands = Opdrachten
usage-required = { $text } (verplicht)
usage-default = { $text } (standaard: { $default })
# What is typed in place of a word in capitals: --resume FILE.
usage-value = { $word ->
    [ADDRESS] ADRES
    [BOT] BOT
    [DD] DD
    [DIR] MAP
    [ENGINE] ENGINE
    [FILE] BESTAND
    [LANGUAGE] TAAL
    [MM] MM
    [NAME] NAAM
    [NUMBER] NUMMER
    [RATE] AANDEEL
    [RULE] REGEL
    [SEAT] STOEL
    [SECONDS] SECONDEN
    [TASK] TAAK
    [TEXT] TEKST
    [THEME] THEMA
    [YYYY] JJJJ
   *[other] { $word }
}

## A command that is used wrongly

unknown-language = De taal ‘{ $language }’ bestaat hier niet; kies met --language een van deze: { $languages }.
usage-with-hint = { $sentence } Typ voor hulp: { $command } --help
usage-no-such-command = Er is geen opdracht ‘{ $command }’; kies een van deze: { $commands }.
usage-no-such-option = { $nearest ->
    [none] Er is geen optie { $option }.
   *[other] Er is geen optie { $option }; bedoelde je { $nearest }?
}
usage-missing = { $name } ontbreekt.
usage-bad-value = { $kind ->
    [integer] { $name } moet een geheel getal zijn.
    [number] { $name } moet een getal zijn.
   *[other] { $name } heeft een waarde die niet bruikbaar is.
}
usage-needs-a-value = { $option } heeft een waarde nodig.
usage-too-many-words = Dat zijn te veel argumenten voor deze opdracht.

## Bad input

broken-bot = De bot ‘{ $bot }’ kan niet geladen worden: { $error }.
bot-failed = De bot ‘{ $bot }’ is in partij { $game } uitgevallen: { $error }.
unknown-bot = Er is geen bot die ‘{ $bot }’ heet; kies uit { $bots }.
wrong-number-of-bots = { $given ->
    [one] { $given } bot
   *[other] { $given } bots
} voor { $seats ->
    [one] { $seats } stoel
   *[other] { $seats } stoelen
}: noem er een voor elke stoel, of één enkele voor alle.
wrong-number-of-players = Het spel is voor { $min } tot en met { $max } spelers, niet voor { $players }; kies een ander aantal met --players.
no-games = Speel minstens één partij: kies een hoger aantal met --games.
wrong-rules = ‘{ $rule }’ past niet bij --rules: schrijf een naam en een geheel getal, zoals trains=30. De namen zijn { $names }.
unknown-engine = Er is geen engine die ‘{ $engine }’ heet; kies uit { $engines }.
engine-not-for-bots = Op die engine spelen alleen { $known }, en { $bots } niet: laat --engine weg of schrijf --engine referee.
engine-not-installed = Die engine heeft nog een pakket nodig: pip install "okapi-railways[fast]"
engine-too-small =
    Dit bord is te groot voor die engine ({ $limit ->
        [routes] routes
        [places] plaatsen
        [tickets] bestemmingskaarten
        [prices] soorten routes per lengte en locomotieven
       *[other] een maat
    }: { $found }, er is plaats voor { $max }): schrijf --engine referee.
no-gpu = Er is geen geschikte GPU gevonden: gebruik --engine compiled.
no-records-on-gpu = Van partijen op de GPU zijn er geen verslagen: gebruik bij --records de optie --engine compiled.
engine-compiling = De engine wordt voor deze computer gecompileerd. Dat gebeurt één keer en duurt ongeveer een minuut …
machine-code-begun = Okapi wordt op de achtergrond voor deze computer gecompileerd. Dat gebeurt één keer en duurt ongeveer een minuut. Speel gerust: tot dan denkt Kampioen niet vooruit, duurt advies langer en wachten besprekingen.
machine-code-done = Het compileren is klaar: de bots en de coach zijn op volle sterkte.
machine-code-failed = Het compileren voor deze computer is mislukt ({ $error }). Speel gerust: de bots en het advies doen het zonder, maar Kampioen denkt niet vooruit en partijen worden niet besproken. De hele fout zie je met: { $command }
wrong-tickets-drawn = Dat aantal bestemmingskaarten kun je niet in één keer trekken; kies { $choices } met --tickets-drawn.
bad-name = Kies een naam van 1 tot en met { $longest } tekens die niet alleen een getal is.
name-of-a-bot = ‘{ $name }’ is de naam van een bot; kies een andere naam.
bad-words = Kies als jouw woorden hoogstens { $longest } afdrukbare tekens.
bad-seed = Kies als startwaarde hoogstens { $longest } afdrukbare tekens.
words-with-seed = Met een startwaarde hebben je woorden geen invloed op het delen: laat --seed of --words weg.
bad-setup = Zo kan geen partij beginnen: { $error }.
board-broken = { $more ->
    [0] Op het bord { $file } kun je niet spelen: { $problem }. Verbeter het en controleer met: okapi board check { $file }
    [one] Op het bord { $file } kun je niet spelen: { $problem }; er is nog één probleem. Om beide te zien: okapi board check { $file }
   *[other] Op het bord { $file } kun je niet spelen: { $problem }; er zijn nog { $more } problemen. Om ze allemaal te zien: okapi board check { $file }
}
board-missing = { $nearest ->
    [none] Er is geen bordbestand { $file }, en het is ook geen van de borden die bij het spel horen: { $boards }.
   *[other] Er is geen bordbestand { $file }; bedoelde je { $nearest }?
}
not-a-file = { $file } is geen bestand; noem het verslag van een partij.
# Why the system refuses a file or a port, after a colon; $error is what it says itself.
system-error = { $code ->
    [ENOENT] dat bestand of die map bestaat niet
    [EACCES] toegang geweigerd
    [EPERM] niet toegestaan
    [EISDIR] dat is een map
    [EEXIST] dat is een bestand, geen map
    [ENOTDIR] een deel van het pad is geen map
    [ENOSPC] de schijf is vol
    [EROFS] de schijf is alleen-lezen
    [EADDRINUSE] de poort is in gebruik
    [EADDRNOTAVAIL] deze computer heeft dat adres niet
    [ENAMETOOLONG] de naam is te lang
   *[other] { $error }
}
unwritable = De verslagen kunnen niet naar { $folder } geschreven worden: { $error }. Kies een andere map met --records.
unknown-seat = Er is geen stoel ‘{ $seat }’: kies een getal van 1 tot en met { $seats }, of een van deze namen: { $players }.
settled-already = In een bewaarde partij liggen spelers, gever en regels al vast: laat --players, --seed, --words en --tickets-drawn weg.
finished-already = { $file }: deze partij is al afgelopen. Om die te lezen: okapi replay { $file }
no-secret = Het verslag bevat het geheim van de gever niet, dus er kan niet verder worden gedeeld; je kunt alleen verder met een partij die door de gever zelf is bewaard.
no-dealer = De kaarten van deze partij zijn met de hand ingevoerd, dus er is geen gever om mee verder te gaan.
whose-seat = Zeg met --name welke stoel van jou is: { $players }.
whose-bots = { $seats ->
    [one] Zeg met --bots welke bot op de andere stoel speelt.
   *[other] Zeg met --bots welke bots op de andere { $seats } stoelen spelen.
}

## Records

record-bad-file = { $file }: { $fault }
record-bad-line = { $file }: regel { $line }: { $fault }
record-fine = { $file }: in orde. { $players } spelers, { $events ->
    [one] { $events } gebeurtenis
   *[other] { $events } gebeurtenissen
}, { $state ->
    [finished] uitgespeeld
   *[unfinished] niet uitgespeeld
}: { $scores }. { $luck }
player-score = { $player } ({ $points })
luck-proven = Er is aantoonbaar eerlijk gedeeld: elke kaart klopt met de belofte van de gever.
luck-secret = Dat er eerlijk wordt gedeeld, is nog niet te bewijzen: het geheim van de gever wordt aan het einde onthuld.
luck-seeded = Elke kaart klopt met de startwaarde ‘{ $seed }’.
luck-unknown = Het verslag zegt niet hoe de kaarten zijn gedeeld; er kan alleen worden gecontroleerd of ze mogelijk zijn.
luck-played-on = Deze partij is voortgezet vanuit een stelling van een andere; die stelling is niet bewezen. Vanaf daar klopt elke kaart met de belofte van de gever.
chapter-setup = Voorbereiding
chapter-turn = { $who ->
    [you] Beurt { $turn }: jij, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
   *[other] Beurt { $turn }: { $player }, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
}
replay-unfinished = De partij is niet uitgespeeld. Tot nu toe:

## The board

board-heading = { $board }: { $places } plaatsen, { $routes } routes (waaronder { $doubles ->
    [one] { $doubles } dubbele route
   *[other] { $doubles } dubbele routes
}), { $tickets ->
    [one] { $tickets } bestemmingskaart
   *[other] { $tickets } bestemmingskaarten
}
board-places = Plaatsen
board-routes = Routes
board-tickets = Bestemmingskaarten
board-colours = Kleuren
board-terrains = Terreinen
board-fine = { $file }: in orde.
board-problems = { $count ->
    [one] { $file }: { $count } probleem.
   *[other] { $file }: { $count } problemen.
}
place-several = { $place } ({ $count })
track-ferry = { $colour } (veerboot { $locomotives })

## Column headings

column-player = Speler
column-points = Punten
column-trains = Treintjes
column-cards = Kaarten
column-tickets = Bestemmingen
column-desert = Woestijn
column-jungle = Jungle
column-mountain = Berg
column-routes = Routes
column-doubling = Verdubbeling
column-globetrotter = Globetrotter
column-total = Totaal
column-ticket = Bestemming
column-missing = Nog te gaan
column-route = Route
column-colour = Kleur
column-colours = Kleuren
column-terrain = Terrein
column-spaces = Vakjes
column-cheapest = Je betaalt
column-price = Prijs
column-doubled = Dubbel
column-payable = Genoeg
column-doubled-by = Verdubbelt
column-leads-to = Naar
column-from = Van
column-to = Naar
column-state = Nu
column-arithmetic = Resultaat
column-command = Typ
column-meaning = Wat het doet
column-kind = Soort
column-number = Aantal
column-places = Plaatsen
column-bot = Bot
column-description = Beschrijving
column-what = Wat
column-value = Waarde

## Simulations

simulate-progress = Partijen
simulate-stopped = { $wanted ->
    [one] Gestopt na { $games } van { $wanted } partij. Tot nu toe:
   *[other] Gestopt na { $games } van { $wanted } partijen. Tot nu toe:
}
simulate-games = Partijen
simulate-players = Spelers
simulate-engine = Spelengine
simulate-seconds = Seconden
simulate-decisions = Beslissingen, alle partijen
simulate-games-per-second = Partijen per seconde
simulate-mean-score = Gemiddelde eindscore, alle stoelen
simulate-mean-tickets-completed = Gemiddeld aantal voltooide bestemmingen, alle stoelen
simulate-mean-turns = Gemiddeld aantal beurten per partij, alle spelers
simulate-doubled-routes = Verdubbelde routes, alle partijen

## Sitting down and leaving

human = Mens
you = Jij
welcome = Aan tafel: { $players }. Het bord: { $board }.
welcome-help = Typ een nummer om te kiezen, of ? voor hulp; druk op Ctrl-C om te vertrekken (je kunt eerst bewaren).
plain-hint = Gebruik je een schermlezer, dan gaat het zo makkelijker: { $command }
commitment = De belofte van de gever voor deze partij: { $commitment }
ask-words = Voeg zelf een paar woorden toe, zodat de gever niet met de kaarten kan knoeien (of druk alleen op Enter):
resumed = { $events ->
    [one] De partij gaat verder na { $events } gebeurtenis. Dit gebeurde het laatst:
   *[other] De partij gaat verder na { $events } gebeurtenissen. Dit gebeurde het laatst:
}
ask-save = Partij bewaren? Druk op Enter om die als { $file } te bewaren, of typ een andere bestandsnaam, of n voor nee.
ask-keep = Het verslag van deze partij bewaren? Druk op Enter om het als { $file } te bewaren, of typ een andere bestandsnaam, of n voor nee.
saved = Bewaard. Om verder te spelen: okapi play --resume { $file }
saved-finished = Bewaard. Om te controleren: okapi verify { $file } · Om te lezen: okapi replay { $file }
not-saved = Niet bewaard.
save-taken = { $file } bestaat al en is geen bewaarde partij; kies een andere naam.
save-failed = De partij kon niet worden bewaard als { $file }: { $error }. Kies een andere naam.
save-impossible = De partij kon niet worden bewaard: niet hier, niet in je thuismap en niet in de tijdelijke map.

## The table

your-turn = Jouw beurt
label-open = Open
label-decks = Stapels
label-hand = Hand
label-tickets = Bestemmingen
decks = treinkaarten { $train }, terreinkaarten { $terrain }, bestemmingskaarten { $tickets }
no-card = –
nothing = geen
yes = ja
last-round = { $turns ->
    [one] Dit is de laatste beurt van de partij.
   *[other] Laatste ronde: nog { $turns } beurten, deze meegeteld.
}
majority-legend = * niemand heeft er meer: mag routes van dit terrein verdubbelen.
ticket-path = via { $routes }
missing = { $spaces ->
    [0] niets
    [one] { $spaces } vakje
   *[other] { $spaces } vakjes
}
missing-closed = niet meer mogelijk
winner = { $who ->
    [you] Je hebt gewonnen!
   *[other] { $player } heeft gewonnen.
}
winners = Gedeelde overwinning: { $players }.

## Menus

menu-turn = Wat wil je doen?
menu-second-draw = Neem je tweede kaart:
menu-keep = { $offered ->
    [one] Houd deze bestemmingskaart:
   *[other] Welke bestemmingskaarten houd je? Minstens { $min }; typ hun nummers, zoals 1 3, of alle.
}
menu-claim = Welke route? (* ligt op weg naar een van je bestemmingen, t: terug)
menu-pay = Hoe betaal je { $route }? (t: terug)
menu-double = { $route } met { $payment }: de punten verdubbelen? (t: terug)
menu-confirm = { $route } met { $payment }? (t: terug)
menu-confirm-doubled = { $route } met { $payment }, verdubbeld met { $spent }? (t: terug)
menu-page = Pagina { $page } van { $pages } (typ volgende of vorige).
choice-take = { $open ->
    [one] neem { $card }
   *[other] neem { $card } ({ $open } open)
}
choice-draw = { $deck ->
    [train] trek een treinkaart van de stapel
   *[terrain] trek een terreinkaart van de stapel
}
choice-claim = { $routes ->
    [one] claim een route (1 mogelijk)
   *[other] claim een route ({ $routes } mogelijk)
}
choice-confirm = { $points ->
    [one] ja, voor { $points } punt
   *[other] ja, voor { $points } punten
}
choice-tickets = { $count ->
    [one] trek een bestemmingskaart
   *[other] trek { $count } bestemmingskaarten
}
choice-pass = pas
route-wanted = { $route } *
payment-in-short = { $locomotives ->
    [0] { $cards }
    [one] { $cards } + { $locomotives } loc
   *[other] { $cards } + { $locomotives } locs
}
locomotives-in-short = { $locomotives ->
    [one] { $locomotives } loc
   *[other] { $locomotives } locs
}
not-doubled = nee
not-doubled-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
doubled-with = ja, met { $spent }
arithmetic = { $wild ->
    [0] { $terrain }: jij ({ $own }), { $player } ({ $rival }): genoeg; { $points } wordt { $doubled }
    [one] { $terrain }: jij ({ $own } + { $wild } locomotief = { $sum }), { $player } ({ $rival }): genoeg; { $points } wordt { $doubled }
   *[other] { $terrain }: jij ({ $own } + { $wild } locomotieven = { $sum }), { $player } ({ $rival }): genoeg; { $points } wordt { $doubled }
}

## What was typed and not understood

unknown-command = Dat is geen opdracht en geen nummer; typ ? om te zien wat je kunt typen.
unknown-draw = Wat trek je? Bijvoorbeeld: trek rood, trek loc, trek woestijn, trek trein, trek terrein, trek bestemmingen.
unknown-filter = Vraag naar routes bij een plaats, of van een kleur, terrein of lengte: routes durban, routes rood, routes 4.
unknown-place = Die plaats bestaat niet. Het begin van de naam is genoeg.
unknown-route = Die route bestaat niet. Noem twee naburige plaatsen, zoals: claim kaapstad port elizabeth
unknown-payment = Ik begrijp die betaling niet. Schrijf bijvoorbeeld: zwart*2 loc*1, en daarna dubbel of dubbel loc*1 om te verdubbelen.
no-claims = Je kunt nu geen route claimen.
none-of-those = Je kunt nu geen van die routes claimen; typ `routes` en een plaats om te zien wat ze kosten.
double-not-possible = Die route kun je niet verdubbelen; typ `spelers` om te zien wie van elk terrein de meeste kaarten heeft.
not-in-that-colour = In die kleur kun je deze route niet betalen.
unknown-terrain = Dat terrein bestaat niet; kies uit: { $terrains }.

## Answers

answer-no-routes = Er zijn geen vrije routes van dat soort.
answer-routes = { $count ->
    [one] Er is { $count } route vrij.
   *[other] Er zijn { $count } routes vrij.
}
answer-place = { $count ->
    [one] { $place }, { $kind }
   *[other] { $place }, te bereiken op { $count } plaatsen ({ $kind })
}
state-claimed = { $who ->
    [you] van jou
   *[other] { $player }
}
state-closed = gesloten: het andere spoor is geclaimd
state-payable = vrij, en je kunt hem betalen
state-open = vrij
answer-languages = Typ { $word } en een van deze talen:

## Help and rules

# How a command is typed. $word and other parameters are words of words.ftl and game.ftl; words in capitals stand for
# what is typed in their place, square brackets for what may be left out.
typed-draw = { $word } { $red }|{ $desert }|{ $train }|{ $terrain }|{ $tickets }
typed-claim = { $word } PLAATS PLAATS [{ $red }*2] [{ $double }]
typed-keep = { $word } 1 3, { $word } { $all }
typed-routes = { $word } [PLAATS|KLEUR|LENGTE]
typed-place = { $word } PLAATS
typed-who-has = { $word } [TERREIN]
typed-last = { $word } [AANTAL]
typed-log = { $word } [{ $all }]
typed-rules = { $word } [NUMMER|{ $all }]
typed-language = { $word } [TAAL]
typed-save = { $word } [BESTAND]

help-intro = Typ het nummer van een keuze, of een van deze opdrachten; het begin van een woord is genoeg, en accenten doen er niet toe:
help-draw = een kaart of bestemmingskaarten trekken
help-claim = een route claimen; wat je weglaat, wordt gevraagd
help-keep = bestemmingskaarten houden, op nummer
help-pass = passen, als je geen andere zet hebt
help-hand = je kaarten
help-market = de open kaarten, en wat er nog in de stapels zit
help-players = ieders punten, kaarten, terreinen
help-map = wie welke routes heeft geclaimd
help-routes = vrije routes: prijs, wie kan verdubbelen
help-place = de routes bij een plaats, en wie ze heeft geclaimd
help-who-has = wie hoeveel terreinkaarten heeft
help-tickets = je bestemmingen, en wat er ontbreekt
help-needs = de kaarten die je nog nodig hebt
help-log = wat er gebeurde
help-last = wat er het laatst gebeurde
help-options = wat je nu kunt doen
help-score = punten tot nu toe
help-rules = de regels in het kort
help-advice = goede zetten, en waarom
help-review = na de partij: de momenten die telden, en wat geluk was
help-back = terug (t), volgende of vorige pagina
help-language = van taal wisselen
help-save = de partij bewaren en doorspelen
help-quit = de partij verlaten; er wordt gevraagd of je wilt bewaren
help-help = deze lijst; Enter toont de tafel weer

rules =
    In je beurt doe je een van drie dingen:
    – { COUNT($draws, start: 1, one: "kaart", other: "kaarten") } nemen: treinkaarten of terreinkaarten, open of van een stapel, in elke combinatie. Een open locomotief kost een hele beurt. Als { COUNT($locomotives_swept) } of meer van de open treinkaarten locomotieven zijn, worden ze allemaal vervangen.
    – Een route claimen: betaal per vakje één treinkaart in de kleur van de route (bij een grijze één kleur naar keuze), en zet op elk vakje een van je { COUNT($trains, one: "treintjes", other: "treintjes") }. Locomotieven zijn jokers; bij veerboten zijn ze verplicht. Afhankelijk van het aantal vakjes scoor je { $points_by_length }. Een dubbele route heeft twee sporen: met { COUNT($players_sharing_doubles) } of meer spelers kunnen ze allebei worden geclaimd, maar niet door dezelfde speler; met minder maar één.
    – { COUNT($tickets_drawn, start: 1, one: "bestemmingskaart", other: "bestemmingskaarten") } trekken en er minstens { COUNT($drawn_tickets_kept) } houden.
    Je mag de punten van een route verdubbelen met terreinkaarten van het bijbehorende terrein ({ COUNT($short_terrain_cost) } tot en met { COUNT($longest_short_route, one: "vakje", other: "vakjes") }, { COUNT($long_terrain_cost) } bij langere routes) als je minstens zoveel kaarten van dat terrein hebt als elke andere speler. Locomotieven kun je als terreinkaart spelen, om gelijk te komen en om te betalen. Gele, oranje en rode routes zijn woestijn; paarse, blauwe en groene jungle; witte, grijze en zwarte berg.
    Een bestemmingskaart is voltooid als je eigen routes de twee plaatsen verbinden. In de landen aan de rand van het bord loopt het spoor dood: je kunt er niet doorheen.
    Heeft een speler hoogstens { COUNT($trains_that_end_the_game, one: "treintje", other: "treintjes") } over, dan krijgt iedereen nog één beurt. Voltooide bestemmingskaarten leveren hun punten op, de andere kosten ze. Wie de meeste bestemmingskaarten heeft voltooid, ook bij een gelijke stand, krijgt de Globetrotter-bonus van { COUNT($globetrotter, form: "digits", one: "punt", other: "punten") }.

## Plain lines instead of tables (--plain), written to be heard. plain-apart joins what stands by itself.

plain-cell = { $heading }: { $value }
plain-apart = { $one }; { $other }
plain-choice = { $number }: { $choice }
plain-most = { $cards } (niemand heeft er meer)
plain-player = { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $trains ->
    [one] { $trains } treintje
   *[other] { $trains } treintjes
}, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}, { $tickets ->
    [one] { $tickets } bestemmingskaart
   *[other] { $tickets } bestemmingskaarten
}, terrein: { $terrain }.
plain-score = { $name }: { $total ->
    [one] { $total } punt
   *[other] { $total } punten
}; routes { $routes }, verdubbeling { $doubling }, bestemmingen { $tickets }, Globetrotter { $globetrotter }.

tickets-sure-yes = Ja, bestemmingskaarten trekken
