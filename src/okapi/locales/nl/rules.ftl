# The rules, all of them, in a player's words: the rules page, the rule shown at the table, `okapi rules`.
#
# One message a rule: rule-5-8 is rule 5.8, rule-title-5-8 its name. A blank line begins a new paragraph.
# A number in brackets, like (5.8), is shown as a link to that rule: keep the number and its brackets.
# docs/rules.md lists the same numbers with the code and the tests behind them.
#
# No number of the game is written down here: each comes from the game as a parameter, by the names of
# src/okapi/game/figures.py. COUNT writes it in words with its noun, and is explained in src/okapi/locales/counting.py.

## Introduction

rules-title = De regels
rules-intro = Rond 1910 leggen { COUNT($min_players) } tot { COUNT($max_players, one: "spoorwegmaatschappij", other: "spoorwegmaatschappijen") } spoorlijnen aan, dwars door het hart van Afrika. Verzamel kaarten, claim daarmee routes tussen naburige plaatsen en verbind de ver uit elkaar gelegen plaatsen op je geheime bestemmingskaarten. Je scoort punten voor elke route, dubbel als je het terrein beheerst, en voor elke voltooide bestemmingskaart. De speler met de meeste punten wint.

rules-minute-title = In één minuut
rules-minute-turn = In je beurt doe je één ding: kaarten nemen, een route claimen of bestemmingskaarten trekken.
rules-minute-cards = Wie kaarten neemt, neemt er { COUNT($draws) }: treinkaarten of terreinkaarten, open of van een stapel. Een open locomotief kost een hele beurt.
rules-minute-routes = Een route kost per vakje één kaart in de kleur van de route en één van je treintjes. Locomotieven zijn jokers. Je scoort meteen: hoe langer, hoe beter. Met minder dan { COUNT($players_sharing_doubles, one: "speler", other: "spelers") } kan maar één spoor van een dubbele route worden geclaimd.
rules-minute-doubling = Heb je minstens zoveel kaarten van het terrein van de route als ieder ander, dan kun je met zulke kaarten de punten verdubbelen: { COUNT($short_terrain_cost) } bij een korte route, { COUNT($long_terrain_cost) } bij een lange.
rules-minute-tickets = Een bestemmingskaart noemt twee plaatsen. Verbind ze met je eigen routes en je krijgt aan het einde de punten; lukt dat niet, dan kost het je er evenveel. In de landen aan de rand van het bord loopt het spoor dood: je verbinding kan er eindigen, maar er niet doorheen lopen.
rules-minute-end = Heeft een speler hoogstens nog { COUNT($trains_that_end_the_game, one: "treintje", other: "treintjes") }, dan krijgt iedereen nog één beurt. Wie de meeste bestemmingskaarten heeft voltooid, ook bij een gelijke stand, krijgt { COUNT($globetrotter, form: "digits", one: "punt", other: "punten") } extra.

## Section headings

rules-section-1 = Inhoud van het spel
rules-section-2 = Voorbereiding
rules-section-3 = Je beurt
rules-section-4 = Kaarten nemen
rules-section-5 = Een route claimen
rules-section-6 = Bestemmingskaarten
rules-section-7 = Einde van het spel en score
rules-section-hints = Tips om goed te spelen

## 1 What is in the game

rule-title-1-1 = Spelers en treintjes
rule-1-1 =
    Het spel is voor { COUNT($min_players) } tot en met { COUNT($max_players, one: "speler", other: "spelers") }. Elke speler heeft { COUNT($trains, one: "treintje", other: "treintjes") } van één kleur en begint met 0 punten.

    Voor een kortere partij kun je vooraf met elkaar minder treintjes afspreken.
rule-title-1-2 = Treinkaarten
rule-1-2 = Er zijn { COUNT($train_cards, form: "digits", one: "treinkaart", other: "treinkaarten") }: { $cards_of_each_colour } van elke kleur (paars, wit, blauw, geel, oranje, zwart, rood en groen) en { COUNT($locomotives, form: "digits", one: "locomotief", other: "locomotieven") }. Met deze kaarten claim je routes.
rule-title-1-3 = Bestemmingskaarten
rule-1-3 = Er zijn { COUNT($tickets, form: "digits", one: "bestemmingskaart", other: "bestemmingskaarten") }. Elke kaart noemt twee plaatsen en het aantal punten dat de verbinding waard is.
rule-title-1-4 = Terreinkaarten
rule-1-4 = Er zijn { COUNT($terrain_cards, form: "digits", one: "terreinkaart", other: "terreinkaarten") }, { $cards_of_each_terrain } van elk terrein: woestijn & savanne, jungle & bos, berg & klif. Met deze kaarten verdubbel je routes (5.7).
rule-title-1-5 = Het terrein van een route
rule-1-5 =
    Aan de gedrukte kleur van een route zie je het terrein. Gele, oranje en rode routes liggen in woestijn & savanne; paarse, blauwe en groene routes in jungle & bos; witte, grijze en zwarte routes in berg & klif.

    Alleen de gedrukte kleur telt. Een grijze route is berg & klif, ook als je met rode kaarten betaalt.
rule-title-1-6 = Het bord
rule-1-6 =
    Op het bord liggen { COUNT($connections, one: "verbinding", other: "verbindingen") } tussen de plaatsen. { COUNT($double_routes, start: 1) } daarvan zijn dubbele routes, met twee sporen naast elkaar; er zijn dus { COUNT($tracks, one: "spoor", other: "sporen") } om te claimen.

    Er zijn { COUNT($cities, form: "digits", one: "stad", other: "steden") } en { COUNT($way_stations, form: "digits", one: "halte", other: "haltes") }. Op het bord van Afrika liggen ook de landen aan de rand, Nigeria, Tsjaad en Soedan, elk met { COUNT($terminals_of_each, one: "eindpunt", other: "eindpunten") }, en Madagaskar met { COUNT($ports, one: "haven", other: "havens") }.

## 2 Setting up

rule-title-2-1 = Startspeler
rule-2-1 = De volgorde aan tafel ligt vast. De startspeler wordt geloot; de anderen volgen in die volgorde.
rule-title-2-2 = Waarmee je begint
rule-2-2 = Elke speler krijgt { COUNT($train_cards_dealt, one: "treinkaart", other: "treinkaarten") } en { COUNT($tickets_dealt, one: "bestemmingskaart", other: "bestemmingskaarten") }, die hij geheimhoudt, en { COUNT($terrain_cards_dealt, one: "terreinkaart", other: "terreinkaarten") }, die hij open voor zich neerlegt.
rule-title-2-3 = Open kaarten en stapels
rule-2-3 = Leg { COUNT($open_train_cards, one: "treinkaart", other: "treinkaarten") } en { COUNT($open_terrain_cards, one: "terreinkaart", other: "terreinkaarten") } open. De overige treinkaarten, terreinkaarten en bestemmingskaarten vormen drie gedekte stapels.
rule-title-2-4 = Je eerste bestemmingskaarten
rule-2-4 =
    Houd minstens { COUNT($starting_tickets_kept) } van je { COUNT($tickets_dealt, one: "bestemmingskaarten", other: "bestemmingskaarten") }. Iedereen kiest tegelijk en in het geheim; als iedereen heeft gekozen, hoor je hoeveel bestemmingskaarten elke speler heeft gehouden.

    De teruggelegde bestemmingskaarten gaan onder de stapel in de volgorde waarin ze zijn gedeeld, stoel voor stoel.

## 3 Your turn

rule-title-3 = Een van drie acties
rule-3 = In je beurt doe je precies één van drie acties: kaarten nemen (4.1), een route claimen (5.1) of bestemmingskaarten trekken (6.1). Maak je actie af voordat de volgende speler aan de beurt is.
rule-title-3-1 = Passen
rule-3-1 = Is geen van de drie acties mogelijk, dan pas je. Zolang er één mogelijk is, mag je niet passen.
rule-title-3-2 = Als iedereen past
rule-3-2 = Passen alle spelers na elkaar, dan is het spel meteen afgelopen en wordt de score bepaald (7.2), ook in de laatste ronde.

## 4 Drawing cards

rule-title-4-1 = { COUNT($draws, form: "start", start: 1, one: "kaart", other: "kaarten") }
rule-4-1 =
    Neem { COUNT($draws, one: "kaart", other: "kaarten") }, een voor een. Elke kaart mag een treinkaart of een terreinkaart zijn, een open kaart of de bovenste van een stapel, in elke combinatie.

    Je ziet elke kaart voordat je de volgende kiest. Zolang er kaarten te nemen zijn, mag je niet eerder stoppen.
rule-title-4-2 = Open locomotieven
rule-4-2 =
    Een open locomotief kost een hele beurt: je mag die alleen als eerste kaart nemen, en daarna is je beurt voorbij. Na een andere kaart mag het nooit, ook niet als de locomotief nog maar net is opengelegd.

    Een locomotief die je van de stapel trekt, is een kaart als alle andere.
rule-title-4-3 = Open kaarten aanvullen
rule-4-3 = Neem je een open treinkaart of terreinkaart, dan wordt die meteen van de stapel aangevuld, nog voordat je verdergaat.
rule-title-4-4 = { COUNT($locomotives_swept, form: "start", start: 1, one: "open locomotief", other: "open locomotieven") }
rule-4-4 =
    Zijn { COUNT($locomotives_swept) } of meer van de { COUNT($open_train_cards, one: "open treinkaarten", other: "open treinkaarten") } locomotieven, dan worden alle open treinkaarten afgelegd en door nieuwe vervangen; zo nodig nog een keer. Controleer dit pas als alle lege plekken zijn aangevuld, voor zover er kaarten zijn.

    Zijn er in de stapel, de aflegstapel en de open kaarten samen minder dan { COUNT($min_other_cards, one: "kaart", other: "kaarten") } over die geen locomotief zijn, dan blijven de open kaarten liggen.
rule-title-4-5 = Een lege stapel
rule-4-5 =
    Is de stapel treinkaarten of terreinkaarten op, dan wordt de bijbehorende aflegstapel geschud; dat is de nieuwe stapel. Moeten er op dat moment open locomotieven worden afgelegd (4.4), dan gebeurt dat eerst, zodat die kaarten mee worden geschud.

    Zijn er ook geen afgelegde kaarten, dan blijft een plek tussen de open kaarten leeg totdat er weer kaarten worden afgelegd.
rule-title-4-6 = Niets meer te nemen
rule-4-6 = Is er voor jou niets meer te nemen, dan eindigt je beurt eerder. Dat geldt ook als er alleen nog open locomotieven liggen.
rule-title-4-7 = Wat anderen kunnen zien
rule-4-7 = Je treinkaarten zijn geheim, maar iedereen mag weten hoeveel je er hebt. Je terreinkaarten liggen open voor je, per terrein gesorteerd, zodat iedereen ze kan tellen. Er is geen handlimiet.

## 5 Claiming a route

rule-title-5-1 = Elke vrije route
rule-5-1 = Claim één route die nog geen speler heeft geclaimd, waar dan ook op het bord. Die hoeft niet aan te sluiten op je andere routes.
rule-title-5-2 = Betalen
rule-5-2 =
    Betaal zoveel treinkaarten als de route vakjes heeft, allemaal in de kleur van de route. Bij een grijze route kies je zelf de kleur, maar ook dan moeten alle kaarten dezelfde kleur hebben.

    Locomotieven zijn jokers: ze vervangen een kaart van elke kleur. Je mag ze combineren met de kleur of alleen met locomotieven betalen.
rule-title-5-3 = Veerboten
rule-5-3 = Op de vakjes van een veerboot staan een of meer locomotieven. Minstens zoveel van de kaarten waarmee je betaalt, moeten locomotieven zijn. Ze tellen mee voor de lengte van de route; ze kosten niets extra’s.
rule-title-5-4 = Treintjes plaatsen
rule-5-4 = Zet een van je treintjes op elk vakje van de route. Daar blijven ze tot het einde van het spel. Heb je minder treintjes dan de route vakjes heeft, dan kun je de route niet claimen. Leg de kaarten af waarmee je hebt betaald.
rule-title-5-5 = Punten
rule-5-5 = Je krijgt de punten meteen, afhankelijk van het aantal vakjes: { $points_by_length }.
rule-title-5-6 = Dubbele routes
rule-5-6 =
    Met minder dan { COUNT($players_sharing_doubles, one: "speler", other: "spelers") } kan maar één spoor van een dubbele route worden geclaimd: zodra dat is gebeurd, is het andere voor iedereen gesloten.

    Met { COUNT($players_sharing_doubles) } of meer spelers kunnen beide sporen worden geclaimd, maar niet door dezelfde speler.
rule-title-5-7 = Een route verdubbelen
rule-5-7 =
    Als je een route claimt, mag je ook terreinkaarten van het bijbehorende terrein (1.5) spelen om de punten te verdubbelen, mits geen andere speler meer kaarten van dat terrein heeft dan jij (5.8). Bij een route van hoogstens { COUNT($longest_short_route, one: "vakje", other: "vakjes") } kost dat { COUNT($short_terrain_cost, one: "terreinkaart", other: "terreinkaarten") }, bij een langere route { COUNT($long_terrain_cost) }.

    Het aantal treintjes dat je plaatst, blijft gelijk.
rule-title-5-8 = Niemand mag er meer hebben
rule-5-8 =
    Om een route te verdubbelen moet je minstens zoveel kaarten van het bijbehorende terrein hebben als elke andere speler. Evenveel is genoeg.

    De kaarten worden geteld voordat je de gespeelde kaarten aflegt.
rule-title-5-9 = Locomotieven als terreinkaarten
rule-5-9 =
    Als je een route claimt, en alleen dan, mag je locomotieven uit je hand als terreinkaarten spelen. Elke locomotief telt als één kaart van het terrein van de route, zowel voor de kosten (5.7) als voor het vergelijken met de anderen (5.8). Daarna gaat de locomotief naar de aflegstapel van de treinkaarten. Locomotieven van andere spelers tellen niet mee.

    Je mag er zoveel spelen als het verdubbelen kost. Meer mag alleen om gelijk te komen met de speler die de meeste kaarten van het terrein heeft, en dan precies zoveel als nodig. Dekken je locomotieven niet alle kosten, dan betaal je de rest met eigen terreinkaarten.

    Je kunt een locomotief maar één keer gebruiken: om de route te betalen (5.2) of als terrein.
rule-title-5-10 = Een voorbeeld
rule-5-10 =
    Jan claimt een spoor van Kaapstad – Port Elizabeth: { COUNT($example_length, one: "zwart vakje", other: "zwarte vakjes") }, dus het terrein is berg & klif. Hij heeft één bergkaart, maar Peter heeft er twee.

    Jan betaalt { COUNT($example_length, one: "zwarte kaart", other: "zwarte kaarten") } en speelt een locomotief als terrein. Zijn bergkaart en de locomotief zijn er samen twee, evenveel als Peter heeft, dus Jan mag de route verdubbelen. De locomotief dekt ook de kosten van één terreinkaart.

    Jan scoort { $example_points } × 2 = { $example_doubled } punten, legt de locomotief af en houdt zijn bergkaart.
rule-title-5-11 = Gespeelde en overgebleven terreinkaarten
rule-5-11 = Gespeelde terreinkaarten gaan naar een eigen aflegstapel. Terreinkaarten die je aan het einde van het spel nog hebt, zijn niets waard.

## 6 Destination tickets

rule-title-6-1 = Bestemmingskaarten trekken
rule-6-1 =
    Trek { COUNT($tickets_drawn, one: "bestemmingskaart", other: "bestemmingskaarten") } van de stapel en houd er minstens { COUNT($drawn_tickets_kept) }. Zijn er minder over, dan trek je die en houd je er ook minstens { COUNT($drawn_tickets_kept) }. Is er geen meer over, dan kun je geen bestemmingskaarten trekken.

    Leg de bestemmingskaarten die je niet houdt, onder de stapel, in de volgorde waarin je ze hebt getrokken. Ze komen pas na alle andere weer boven.

    Vóór het spel kun je met elkaar afspreken om { COUNT($tickets_in_russian) } in plaats van { COUNT($tickets_in_most_editions, one: "bestemmingskaart", other: "bestemmingskaarten") } per keer te trekken, zoals in de Russische editie.
rule-title-6-2 = Geheim tot het einde
rule-6-2 = Je bestemmingskaarten zijn geheim tot het einde van het spel; dan worden ze allemaal getoond. Iedereen mag weten hoeveel je er hebt. Er is geen limiet.
rule-title-6-3 = Een bestemmingskaart voltooien
rule-6-3 = Je voltooit een bestemmingskaart als een ononderbroken verbinding van je eigen routes tussen de twee plaatsen loopt. Aan de routes van andere spelers heb je niets.
rule-title-6-4 = Nigeria, Tsjaad en Soedan
rule-6-4 =
    Een bestemmingskaart naar een van deze landen voltooi je door een van de eindpunten van dat land te bereiken; welk eindpunt maakt niet uit.

    Bij een eindpunt loopt het spoor dood. Twee routes naar hetzelfde land zijn daar niet met elkaar verbonden; je verbinding kan dus niet door een land heen lopen. Op andere borden geldt dit voor elk land met eindpunten.
rule-title-6-5 = Madagaskar
rule-6-5 = Een bestemmingskaart naar Madagaskar voltooi je door een van de twee havens te bereiken. De havens zijn gewone plaatsen met een eigen route ertussen; je verbinding mag dus door Madagaskar lopen. Op andere borden geldt dit voor elk land met havens.
rule-title-6-6 = Haltes
rule-6-6 = Haltes verbinden routes net zoals steden dat doen. Geen enkele bestemmingskaart noemt een halte.

## 7 The end and the score

rule-title-7-1 = De laatste ronde
rule-7-1 =
    Heeft een speler aan het einde van een beurt hoogstens { COUNT($trains_that_end_the_game, one: "treintje", other: "treintjes") } over, dan begint de laatste ronde: elke speler, ook deze, krijgt nog één beurt. Daarna is het spel afgelopen.

    Niets maakt de laatste ronde langer, ook niet als een andere speler door zijn treintjes heen raakt.
rule-title-7-2 = De bestemmingskaarten tellen
rule-7-2 = Leg alle bestemmingskaarten open. Elke bestemmingskaart die je hebt voltooid, levert de vermelde punten op; bij elke andere gaan die punten van je score af.
rule-title-7-3 = De Globetrotter-bonus
rule-7-3 = De speler die de meeste bestemmingskaarten heeft voltooid, krijgt de Globetrotter-bonus van { COUNT($globetrotter, form: "digits", one: "punt", other: "punten") }. Bij een gelijke stand krijgen alle betrokken spelers de bonus. Heeft niemand een bestemmingskaart voltooid, dan krijgt niemand de bonus. Bestemmingskaarten die niet zijn voltooid, maken hier niets uit.
rule-title-7-4 = Geen bonus voor de langste verbinding
rule-7-4 = Er is geen bonus voor de langste verbinding. Je score kan onder nul zakken.
rule-title-7-5 = Winnen
rule-7-5 = De speler met de meeste punten wint. Bij een gelijke stand wint wie van deze spelers de meeste bestemmingskaarten heeft voltooid. Is het ook dan gelijk, dan delen ze de overwinning.

## Hints

rules-hint-centre = Met { COUNT($max_players, one: "speler", other: "spelers") } raakt het midden van de landkaart snel vol. Heb je een verbinding door het hart van Afrika nodig, claim de knelpunten dan vroeg. Speel je liever wat vriendelijker, speel dan met minder spelers.
rules-hint-now = Je voorsprong in een terrein kan in je volgende beurt verdwenen zijn. Kun je een goede route nu verdubbelen, dan is claimen vaak beter dan wachten.
rules-hint-spend = Gespeelde terreinkaarten tellen niet meer voor je mee. Kijk wat de anderen hebben voordat je je voorsprong prijsgeeft, en eindig het spel niet met ongebruikte terreinkaarten.
rules-hint-long = Lange routes zijn veel meer waard dan korte: { COUNT($longest_route, one: "vakje levert", other: "vakjes leveren") } { COUNT($longest_route_points, form: "digits", one: "punt", other: "punten") } op, verdubbeld zelfs { $longest_route_doubled }. Eén lange route in het juiste terrein kan de partij beslissen.
rules-hint-paths = Houd bestemmingskaarten die een verbinding delen: dezelfde routes kunnen er meerdere voltooien. Voor de Globetrotter-bonus telt een kleine bestemmingskaart even zwaar als een grote.
rules-hint-end = Let op hoeveel treintjes de anderen nog hebben. Op het laatst nog bestemmingskaarten trekken is riskant: elke kaart die je niet voltooit, kost je punten.
rules-hint-score = Tel elke route zodra die geclaimd is, want later weet niemand meer welke verdubbeld zijn. Hier verplaatst het spel de scorepionnen voor je; laat aan een echte tafel één speler de score voor iedereen bijhouden.

## Where editions differ, for people with a box beside them

rules-section-editions = Waar de edities verschillen
rules-edition-tickets = Tijdens het spel trek je volgens de meeste spelregels { COUNT($tickets_in_most_editions, one: "bestemmingskaart", other: "bestemmingskaarten") } en volgens de Russische { COUNT($tickets_in_russian) }. Spreek dat voor het begin af (6.1).
rules-edition-bonus = In de Russische spelregels is de bonus voor de meeste voltooide bestemmingskaarten naar het spel genoemd en heet hij niet Globetrotter (7.3).
rules-edition-tracks = Alleen de Franse spelregels zeggen met zoveel woorden dat één speler niet beide sporen van een dubbele route mag claimen. Hier geldt dat altijd (5.6).
rules-edition-base = Veerboten (5.3), de grens aan open locomotieven (4.4), de laatste ronde (7.1) en de gelijke stand (7.5) nemen de spelregels over uit het basisspel, en deze regels ook.
rules-edition-silent = De spelregels in de doos zeggen niet wanneer je past (3.1), of je meer locomotieven mag spelen dan het verdubbelen kost (5.9), welk terrein een grijze route heeft die je in een andere kleur betaalt (1.5), en of een verbinding door Madagaskar mag lopen (6.5). Die regels zijn van ons.
rules-edition-places = Op het gedrukte bord staan in alle edities dezelfde plaatsnamen. Hier zie je de namen die in het Nederlands gebruikelijk zijn; je kunt beide typen.

## Pictures: what stands below them, and what is read out instead of them. $route names two places.

rules-picture-train-cards = De acht kleuren van de treinkaarten, en de locomotief
rules-picture-ticket = Een bestemmingskaart: twee plaatsen, en de punten voor de verbinding
rules-picture-display = De open kaarten: { COUNT($open_train_cards, one: "treinkaart", other: "treinkaarten") } en { COUNT($open_terrain_cards, one: "terreinkaart", other: "terreinkaarten") }
rules-picture-three-locomotives = { COUNT($locomotives_swept, form: "start", start: 1, one: "open locomotief", other: "open locomotieven") }: alle { COUNT($open_train_cards) } de kaarten worden vervangen
rules-picture-single = { $route }: een route van { COUNT($single_length, one: "vakje", other: "vakjes") }
rules-picture-double = { $route }: een dubbele route, twee sporen van elk { COUNT($example_length, one: "vakje", other: "vakjes") }
rules-picture-ferry = { $route }: een veerboot. Minstens { COUNT($ferry_locomotives) } van de { COUNT($ferry_length, one: "kaarten", other: "kaarten") } { $ferry_locomotives ->
        [one] moet een locomotief
       *[other] moeten locomotieven
    } zijn
rules-picture-terminal = Twee routes naar Soedan: ze zijn daar niet verbonden
rules-picture-madagascar = De twee havens van Madagaskar, en de route ertussen
rules-picture-points = Wat een route oplevert, afhankelijk van de lengte, en wat verdubbelen kost
rules-picture-spaces = Vakjes
rules-picture-points-once = Punten
rules-picture-points-twice = Verdubbeld
rules-picture-terrain-cost = Terreinkaarten
rules-picture-example = { $route }, geclaimd door Jan
rules-picture-john-pays = Jan betaalt
rules-picture-john-terrain = Terrein van Jan
rules-picture-john-locomotive = Als terrein gespeeld
rules-picture-peter-terrain = Terrein van Peter
rules-picture-example-majority = 1 + 1 = 2, gelijk met Peter
rules-picture-example-points = { $example_points } × 2 = { $example_doubled } punten
rules-picture-globetrotter = Twee spelers voltooiden elk vier bestemmingskaarten: beiden krijgen { COUNT($globetrotter, form: "digits", one: "punt", other: "punten") }
rules-picture-bonus = + { $globetrotter }
rules-picture-no-bonus = geen bonus

## On the page and at the table

rules-contents = Inhoud
rules-print = Afdrukken
rules-rule = Regel { $rule }
rules-link-to = Link naar regel { $rule }
rules-all = Alle regels (in een nieuw tabblad)

## In the terminal

rules-heading = { $number } { $title }
rules-more = Wil je meer lezen, typ dan bijvoorbeeld: regels 5 (een heel hoofdstuk), regels 5.8 (één regel), regels alle (alles).
rules-unknown = Er is geen regel ‘{ $number }’. Typ een hoofdstuk van { $first } tot en met { $last }, of het nummer van een regel, zoals 5.8.
command-rules = Lees de regels: allemaal, een hoofdstuk of één enkele regel.
argument-rule = Een hoofdstuk, zoals 5, of een regel, zoals 5.8; laat je het weg, dan zie je alle regels.
