# The terminal: the commands and their options, the table, the menus, what a player may ask.
# Words that are typed (commands, options, file names) stay as they are in every language.

## Commands and options

command-okapi = Een spoorwegspel in het hart van Afrika: speel tegen bots, en simuleer, controleer en hervertel spellen.
command-play = Speel in de terminal tegen bots.
command-simulate = Laat bots veel spellen spelen en tel wat er gebeurt. Dezelfde startwaarde geeft overal dezelfde spellen.
command-simulate-numbers = Wat --json afdrukt: games, players, engine en seconds; decisions, alle keuzes in alle spellen; games_per_second; mean_score, de eindscore, gemiddeld over alle stoelen; mean_tickets_completed, gemiddeld over alle stoelen; mean_turns, de beurten van alle spelers in een spel, de laatste meegeteld; doubled_routes, het totaal over alle spellen.
command-board = Toon het bord als tabellen: plaatsen, routes, bestemmingskaarten, totalen.
command-board-check = Controleer een bordbestand: noem elk probleem ermee, of meld dat het in orde is.
command-verify = Controleer spelverslagen: of ze compleet, ongewijzigd en volgens de regels zijn, en of het toeval eerlijk was.
command-replay = Vertel een vastgelegd spel in woorden, beurt voor beurt.
command-bots = Toon de lijst van bots.

option-version = Toon de versie en stop.
option-language = De taal van de uitvoer, zoals fr; zonder dit de taal van je systeem.
option-plain = Zeg alles in gewone regels, voor schermlezers: geen tabellen, geen kleuren.
option-help = Toon deze hulp en stop.
option-install-completion = Stel aanvullen in voor deze shell.
option-show-completion = Toon het script voor aanvullen in deze shell.
option-board = Een bordbestand; zonder dit het ingebouwde bord.
option-board-file = Een bordbestand.
option-players = Met hoeveel spelers, 2 tot 5.
option-bots = De bots aan tafel, bij naam, met komma’s ertussen; één enkele naam geldt voor alle stoelen. `okapi bots` noemt ze allemaal.
option-play-seed = Deel vanuit een startwaarde, altijd hetzelfde spel. Zonder is de gever aantoonbaar eerlijk.
option-simulate-seed = De startwaarde van de spellen: dezelfde geeft dezelfde spellen.
option-resume = Ga verder met een bewaard spel.
option-name = Je naam, voor het verslag. Met --resume: welke stoel van jou is.
option-words = Jouw woorden voor de aantoonbaar eerlijke gever; zonder word je ernaar gevraagd.
option-tickets-drawn = Hoeveel bestemmingskaarten je per keer trekt: 4, of 3 zoals in de Russische editie.
option-games = Hoeveel spellen er gespeeld worden.
option-records = Schrijf van elk spel een verslag in deze map.
option-engine = Wat de spellen speelt: referee, compiled of gpu. Zonder keuze het snelste dat het kan; de spellen zijn dezelfde.
option-json = Druk één JSON-object af in plaats van een tabel.
option-record = Een verslag, zoals `okapi play` en `okapi simulate` het schrijven.
option-as = Vertel alleen wat deze stoel zag: een getal vanaf 1, of de naam van de speler.

version = okapi { $version }

## Help of a command. What is typed (okapi play --players) stays as it is.

usage = Gebruik: { $usage }
usage-options-here = [opties]
usage-command-here = opdracht
usage-arguments = Invoer
usage-options = Opties
usage-commands = Opdrachten
usage-required = { $text } (verplicht)
usage-default = { $text } (anders: { $default })

## A command that is used wrongly

unknown-language = De taal ‘{ $language }’ is er niet; kies met --language een van deze: { $languages }.
usage-with-hint = { $sentence } Hoe het wel moet, zie je met: { $command } --help
usage-no-such-command = Er is geen opdracht ‘{ $command }’; kies een van deze: { $commands }.
usage-no-such-option = { $nearest ->
    [none] Er is geen optie { $option }.
   *[other] Er is geen optie { $option }; bedoelde je { $nearest }?
}
usage-missing = { $name } ontbreekt.
usage-bad-value = { $kind ->
    [integer] Voor { $name } is een geheel getal nodig.
    [number] Voor { $name } is een getal nodig.
   *[other] Wat je voor { $name } opgeeft, past niet.
}
usage-needs-a-value = Achter { $option } moet nog iets staan.
usage-too-many-words = Dat zijn meer woorden dan deze opdracht aanneemt.

## Bad input

broken-bot = De bot ‘{ $bot }’ kan niet geladen worden: { $error }.
unknown-bot = Er is geen bot die ‘{ $bot }’ heet; kies uit { $bots }.
wrong-number-of-bots = { $given ->
    [one] { $given } bot
   *[other] { $given } bots
} voor { $seats ->
    [one] { $seats } stoel
   *[other] { $seats } stoelen
}: noem er een voor elke stoel, of één enkele voor alle.
wrong-number-of-players = Het spel is voor { $fewest } tot { $most } spelers, niet voor { $players }; kies een ander aantal met --players.
no-games = Speel minstens één spel: kies een ander aantal met --games.
unknown-engine = Er is geen engine die ‘{ $engine }’ heet; kies uit { $engines }.
engine-not-for-bots = Op die engine spelen alleen { $known }, en { $bots } niet: laat --engine weg of schrijf --engine referee.
engine-not-installed = Die engine heeft nog een pakket nodig: pip install okapi[fast]
engine-too-small =
    Dit bord is te groot voor die engine ({ $limit ->
        [routes] routes
        [places] plaatsen
        [tickets] bestemmingskaarten
        [prices] soorten routes naar lengte en locomotieven
       *[other] een maat
    }: { $found }, er is plaats voor { $most }): schrijf --engine referee.
no-gpu = Hier is geen GPU gevonden die kan spelen: schrijf --engine compiled.
engine-compiling = De engine wordt voor deze computer gecompileerd. Dat gebeurt één keer en duurt ongeveer een minuut …
wrong-tickets-drawn = Zoveel bestemmingskaarten kun je niet per keer trekken; kies { $choices } met --tickets-drawn.
bad-name = Kies een naam van 1 tot { $longest } tekens die niet alleen een getal is.
name-of-a-bot = ‘{ $name }’ is de naam van een bot; kies een andere naam.
bad-words = Kies als jouw woorden hooguit { $longest } afdrukbare tekens.
bad-seed = Kies als startwaarde hooguit { $longest } afdrukbare tekens.
words-with-seed = Een startwaarde bepaalt al het toeval, dus woorden doen er niet toe: laat --seed of --words weg.
bad-setup = Zo kan geen spel beginnen: { $error }.
board-broken = { $more ->
    [0] Op het bord { $file } kun je niet spelen: { $problem }. Verbeter het en controleer met: okapi board check { $file }
    [one] Op het bord { $file } kun je niet spelen: { $problem }; er is nog één probleem. Om beide te zien: okapi board check { $file }
   *[other] Op het bord { $file } kun je niet spelen: { $problem }; er zijn nog { $more } problemen. Om ze allemaal te zien: okapi board check { $file }
}
not-a-file = { $file }: dit is geen bestand; noem het verslag van een spel.
unwritable = De verslagen kunnen niet naar { $folder } geschreven worden: { $error }. Kies een andere map met --records.
unknown-seat = Er is geen stoel ‘{ $seat }’: kies een getal van 1 tot { $seats }, of een van deze namen: { $players }.
settled-already = In een bewaard spel liggen spelers, gever en regels al vast: laat --players, --seed, --words en --tickets-drawn weg.
finished-already = { $file }: dit spel is afgelopen. Om het te lezen: okapi replay { $file }
no-secret = Het verslag bevat het geheim van de gever niet, dus niemand kan verder delen; je kunt alleen verder met een spel dat door de gever zelf is bewaard.
no-dealer = Het toeval van dit spel is met de hand ingevoerd, dus er is geen gever om mee verder te gaan.
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
luck-proven = Het toeval is bewezen: elke kaart volgt uit de belofte van de gever.
luck-secret = Het toeval is nog niet te bewijzen: het geheim van de gever komt aan het einde.
luck-seeded = Elke kaart volgt uit de startwaarde ‘{ $seed }’.
luck-told = Het toeval is met de hand ingevoerd; alleen is gecontroleerd of het mogelijk is.
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
replay-unfinished = Het spel is niet uitgespeeld. Tot nu toe:

## The board

board-heading = { $board }: { $places } plaatsen, { $tracks } routes (waaronder { $doubles ->
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
track-ferry = { $colour }, veerboot { $locomotives }

## Column headings

column-player = Speler
column-points = Punten
column-trains = Treinen
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
column-missing = Ontbreekt
column-route = Route
column-colour = Kleur
column-colours = Kleuren
column-terrain = Terrein
column-spaces = Vakjes
column-cheapest = Je betaalt
column-price = Prijs
column-doubled = Dubbel
column-payable = Kan?
column-doubled-by = Wie kan verdubbelen
column-leads-to = Naar
column-from = Van
column-to = Naar
column-state = Nu
column-arithmetic = Waarom
column-command = Je typt
column-meaning = Betekenis
column-kind = Soort
column-number = Aantal
column-places = Plaatsen
column-bot = Bot
column-description = Beschrijving
column-what = Wat
column-value = Waarde

## Simulations

simulate-progress = Spellen
simulate-stopped = { $wanted ->
    [one] Gestopt na { $games } van { $wanted } spel. Tot nu toe:
   *[other] Gestopt na { $games } van { $wanted } spellen. Tot nu toe:
}
simulate-games = Spellen
simulate-players = Spelers
simulate-engine = Spelengine
simulate-seconds = Seconden
simulate-decisions = Keuzes, alle spellen
simulate-games-per-second = Spellen per seconde
simulate-mean-score = Eindscore, gemiddelde van alle stoelen
simulate-mean-tickets-completed = Voltooide bestemmingen, gemiddelde van alle stoelen
simulate-mean-turns = Beurten per spel, alle spelers
simulate-doubled-routes = Verdubbelde routes, alle spellen

## Sitting down and leaving

human = Mens
you = Jij
welcome = Aan tafel: { $players }. Het bord: { $board }.
welcome-help = Typ een nummer om het te kiezen, of ? voor hulp; Ctrl-C verlaat het spel en biedt aan het te bewaren.
plain-hint = Met een schermlezer gaat het zo makkelijker: okapi --plain play
commitment = De belofte van de gever voor dit spel: { $commitment }
ask-words = Voeg eigen woorden toe, zodat de gever de kaarten niet kan uitkiezen (Enter voor geen):
resumed = { $events ->
    [one] Het spel gaat verder na { $events } gebeurtenis. Dit gebeurde het laatst:
   *[other] Het spel gaat verder na { $events } gebeurtenissen. Dit gebeurde het laatst:
}
ask-save = Spel bewaren? Enter bewaart het als { $file }; of typ een andere bestandsnaam, of n voor nee.
ask-keep = Het verslag van dit spel bewaren? Enter bewaart het als { $file }; of typ een andere bestandsnaam, of n voor nee.
saved = Bewaard. Om verder te spelen: okapi play --resume { $file }
saved-finished = Bewaard. Om te controleren: okapi verify { $file } · Om te lezen: okapi replay { $file }
not-saved = Niet bewaard.
save-taken = { $file } bestaat al en is geen bewaard spel; kies een andere naam.
save-failed = Het kan niet bewaard worden als { $file }: { $error }. Kies een andere naam.
save-impossible = Het spel kon niet bewaard worden: niet hier, niet in je thuismap en niet bij de tijdelijke bestanden.

## The table

your-turn = Jouw beurt
label-open = Open
label-decks = Stapels
label-hand = Hand
label-tickets = Bestemmingen
decks = treinkaarten { $train }, terrein { $terrain }, bestemmingskaarten { $tickets }
no-card = –
nothing = niets
yes = ja
last-round = { $turns ->
    [one] De laatste beurt van het spel: deze.
   *[other] De laatste ronde: nog { $turns } beurten, deze meegeteld.
}
majority-legend = * heeft de meeste kaarten van een terrein en mag daar routes verdubbelen.
ticket-way = via { $routes }
missing = { $spaces ->
    [0] niets
    [one] { $spaces } vakje
   *[other] { $spaces } vakjes
}
missing-closed = geen weg meer
winner = { $who ->
    [you] Je wint!
   *[other] { $player } wint.
}
winners = De overwinning wordt gedeeld: { $players }.

## Menus

menu-turn = Wat doe je?
menu-second-draw = Neem de tweede kaart:
menu-keep = { $offered ->
    [one] Neem deze bestemmingskaart:
   *[other] Welke bestemmingskaarten houd je? Minstens { $fewest }; typ hun nummers, zoals 1 3, of alle.
}
menu-claim = Welke route? (* brengt je dichter bij een bestemming, b: terug)
menu-pay = Hoe betaal je { $route }? (b: terug)
menu-double = { $route } met { $payment }: de punten verdubbelen? (b: terug)
menu-confirm = { $route } met { $payment }? (b: terug)
menu-confirm-doubled = { $route } met { $payment }, verdubbeld met { $spent }? (b: terug)
menu-page = Pagina { $page } van { $pages }: n voor de volgende, p voor de vorige.
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
    [0] { $terrain }: jij { $own }, { $player } { $rival }: genoeg; { $points } wordt { $doubled }
    [one] { $terrain }: jij { $own } + { $wild } locomotief = { $sum }, { $player } { $rival }: genoeg; { $points } wordt { $doubled }
   *[other] { $terrain }: jij { $own } + { $wild } locomotieven = { $sum }, { $player } { $rival }: genoeg; { $points } wordt { $doubled }
}

## What was typed and not understood

unknown-command = Dat is geen opdracht en geen nummer; ? laat zien wat je kunt typen.
unknown-draw = Wat trek je? Bijvoorbeeld: trek rood, trek loc, trek woestijn, trek trein, trek terrein, trek bestemmingen.
unknown-filter = Vraag naar de routes bij een plaats, van een kleur, van een terrein of van een lengte: routes durban, routes rood, routes 4.
unknown-place = Die plaats is er niet; het begin van de naam is genoeg.
unknown-route = Die route is er niet; noem twee naburige plaatsen, zoals: claim kaapstad port elizabeth
unknown-payment = Die betaling is niet te lezen; schrijf bijvoorbeeld: zwart*2 loc*1, en daarachter dubbel of dubbel loc*1.
no-claims = Je kunt nu geen route claimen.
none-of-those = Je kunt nu geen van die routes claimen; `routes` met een plaats toont wat ze kosten.
double-not-possible = Die route kun je niet verdubbelen; `spelers` toont wie van elk terrein de meeste kaarten heeft.
not-in-that-colour = In die kleur kun je deze route niet betalen.
price = { $spaces } × { $colour }

unknown-terrain = Dat terrein is er niet; kies uit: { $terrains }.

## Answers

answer-no-routes = Zo’n route staat niet voor je open.
answer-routes = { $count ->
    [one] Er staat { $count } route voor je open.
   *[other] Er staan { $count } routes voor je open.
}
answer-place = { $count ->
    [one] { $place }, { $kind }
   *[other] { $place }, te bereiken op { $count } plaatsen ({ $kind })
}
state-claimed = { $who ->
    [you] van jou
   *[other] { $player }
}
state-closed = gesloten: het andere spoor is bezet
state-payable = vrij, en je kunt betalen
state-open = vrij
answer-languages = Typ { $word } en een van deze:

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

help-intro = Typ het nummer van een keuze, of een van deze; het begin is genoeg, en accenten doen er niet toe:
help-draw = een kaart of bestemmingskaarten trekken
help-claim = een route claimen; wat je weglaat, wordt gevraagd
help-keep = bestemmingskaarten houden, op nummer
help-pass = passen, als er niets anders mogelijk is
help-hand = je kaarten
help-market = de open kaarten, en wat er nog in de stapels zit
help-players = ieders punten, kaarten, terreinen
help-map = wie welke routes heeft
help-routes = open routes: prijs, wie kan verdubbelen
help-place = de routes bij een plaats, en van wie ze zijn
help-who-has = wie hoeveel terreinkaarten heeft
help-tickets = je bestemmingen, en wat er ontbreekt
help-log = wat er gebeurde
help-last = wat er het laatst gebeurde
help-options = wat je nu kunt doen
help-score = punten tot nu toe
help-rules = de regels in het kort
help-back = tussen menu’s bewegen (b, n, p)
help-language = van taal wisselen
help-save = het spel bewaren en doorspelen
help-quit = vertrekken; er wordt gevraagd of je wilt bewaren
help-help = deze lijst; Enter toont de tafel weer

rules =
    In je beurt doe je een van drie dingen:
    – Twee kaarten nemen: treinkaarten of terreinkaarten, open of van een stapel, in elke combinatie. Een open locomotief kost een hele beurt. Als { $swept } open treinkaarten locomotieven zijn, worden alle open treinkaarten vervangen.
    – Een route claimen: betaal per vakje één treinkaart in de kleur van de route (bij een grijze één kleur naar keuze), en plaats evenveel van je { $trains } treintjes. Locomotieven vervangen elke kleur; bij veerboten zijn ze verplicht. Punten naar lengte: { $points }.
    – { $drawn } bestemmingskaarten trekken en er minstens { $kept } houden.
    Je mag de punten van een route verdubbelen met terreinkaarten van het bijbehorende terrein: { $cost } bij hooguit { $short } vakjes, { $costly } bij meer, als niemand meer kaarten van dat terrein heeft dan jij. Locomotieven kun je als terreinkaart spelen, voor de meerderheid en voor de kosten. Gele, oranje en rode routes zijn woestijn; paarse, blauwe en groene jungle; witte, grijze en zwarte berg.
    Heeft iemand { $last } treintjes of minder, dan krijgt iedereen nog één beurt. Voltooide bestemmingskaarten leveren hun punten op, de andere kosten ze. Wie de meeste heeft voltooid, krijgt { $bonus } punten, de Globetrotter-bonus.

## Plain lines instead of tables (--plain), written to be heard. told-apart joins what stands by itself.

told-cell = { $heading }: { $value }
told-apart = { $one }; { $other }
told-choice = { $number }: { $choice }
told-most = { $cards } (meerderheid)
told-player = { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $trains ->
    [one] { $trains } treintje
   *[other] { $trains } treintjes
}, { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}, { $tickets ->
    [one] { $tickets } bestemming
   *[other] { $tickets } bestemmingen
}, terrein: { $terrain }.
told-score = { $name }: { $total ->
    [one] { $total } punt
   *[other] { $total } punten
}; routes { $routes }, verdubbeling { $doubling }, bestemmingen { $tickets }, Globetrotter { $globetrotter }.

tickets-sure-yes = Ja, bestemmingskaarten trekken
