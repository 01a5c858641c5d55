# The rules, all of them, in a player's words: the rules page, the rule shown at the table, `okapi rules`.
#
# One message a rule: rule-5-8 is rule 5.8, rule-title-5-8 its name. A blank line begins a new paragraph.
# A number in brackets, like (5.8), is shown as a link to that rule: keep the number and its brackets.
# docs/rules.md lists the same numbers with the code and the tests behind them.

## Introduction

rules-title = De regels
rules-intro = Rond 1910 leggen twee tot vijf spoorwegmaatschappijen spoorlijnen aan, dwars door het hart van Afrika. Je verzamelt kaarten, betaalt daarmee routes tussen naburige plaatsen en verbindt de ver uiteengelegen plaatsen op je geheime bestemmingskaarten. Wie aan het einde de meeste punten heeft, wint: punten voor elke route, meer voor routes in het juiste terrein, en de punten van de bestemmingskaarten erbovenop.

rules-minute-title = In één minuut
rules-minute-turn = In je beurt doe je één ding: kaarten nemen, een route claimen of bestemmingskaarten trekken.
rules-minute-cards = Wie kaarten neemt, neemt er twee: treinkaarten of terreinkaarten, open of van een stapel. Een open locomotief kost een hele beurt.
rules-minute-routes = Een route kost per vakje één kaart in de kleur van de route en één van je treintjes. Locomotieven zijn jokers. Je scoort meteen: hoe langer, hoe beter. Met twee of drie spelers kan maar één spoor van een dubbele route worden geclaimd.
rules-minute-doubling = Heb je minstens zoveel kaarten van het terrein van de route als ieder ander, dan kun je er een of twee uitgeven en telt de route dubbel.
rules-minute-tickets = Een bestemmingskaart noemt twee plaatsen. Verbind ze met je eigen routes en je krijgt aan het einde de punten; lukt dat niet, dan kost het je er evenveel. In de landen aan de rand van de kaart loopt het spoor dood: je verbinding kan er eindigen, maar er niet doorheen lopen.
rules-minute-end = Heeft iemand nog maar twee treintjes, dan krijgt iedereen nog één beurt. Wie de meeste bestemmingskaarten heeft voltooid, ook bij een gelijke stand, krijgt 10 punten extra.

## Section headings

rules-section-1 = Wat er bij het spel hoort
rules-section-2 = De voorbereiding
rules-section-3 = Je beurt
rules-section-4 = Kaarten nemen
rules-section-5 = Een route claimen
rules-section-6 = Bestemmingskaarten
rules-section-7 = Het einde en de score
rules-section-hints = Tips om goed te spelen

## 1 What is in the game

rule-title-1-1 = Spelers en treintjes
rule-1-1 =
    Je speelt met twee tot vijf spelers. Iedereen heeft 45 treintjes van één kleur en begint met 0 punten.

    Voor een korter spel kun je vooraf met elkaar minder treintjes afspreken.
rule-title-1-2 = Treinkaarten
rule-1-2 = Er zijn 110 treinkaarten: 12 van elke kleur (paars, wit, blauw, geel, oranje, zwart, rood en groen) en 14 locomotieven. Met deze kaarten betaal je routes.
rule-title-1-3 = Bestemmingskaarten
rule-1-3 = Er zijn 48 bestemmingskaarten. Elke kaart noemt twee plaatsen en hoeveel punten het waard is om ze te verbinden.
rule-title-1-4 = Terreinkaarten
rule-1-4 = Er zijn 45 terreinkaarten, 15 van elk terrein: woestijn & savanne, jungle & bos, berg & klif. Met deze kaarten laat je een route dubbel tellen (5.7).
rule-title-1-5 = Het terrein van een route
rule-1-5 =
    Aan de gedrukte kleur van een route zie je het terrein. Gele, oranje en rode routes liggen in woestijn & savanne; paarse, blauwe en groene routes in jungle & bos; witte, grijze en zwarte routes in berg & klif.

    Alleen de gedrukte kleur telt. Een grijze route is berg & klif, ook als je met rode kaarten betaalt.
rule-title-1-6 = Het bord
rule-1-6 =
    Het bord telt 96 verbindingen tussen de plaatsen. Daarvan zijn er 21 een dubbele route, met twee sporen naast elkaar; er zijn dus 117 sporen om te claimen.

    Er zijn 33 steden en 10 haltes; drie landen aan de rand van de landkaart, Nigeria, Tsjaad en Soedan, elk met twee eindpunten; en Madagaskar met zijn twee havens.

## 2 Setting up

rule-title-2-1 = Wie begint
rule-2-1 = De volgorde aan tafel ligt vast. Het lot bepaalt wie begint; de anderen volgen in die volgorde.
rule-title-2-2 = Wat iedereen krijgt
rule-2-2 = Je krijgt vier treinkaarten en vier bestemmingskaarten, die alleen jij mag zien, en één terreinkaart, die open voor je ligt.
rule-title-2-3 = Open kaarten en stapels
rule-2-3 = Vijf treinkaarten en twee terreinkaarten worden opengelegd. De overige treinkaarten, terreinkaarten en bestemmingskaarten vormen drie gedekte stapels.
rule-title-2-4 = Je eerste bestemmingskaarten
rule-2-4 =
    Je houdt minstens twee van je vier bestemmingskaarten. Iedereen kiest tegelijk en in het geheim; hoeveel iedereen heeft gehouden, wordt bekend als de laatste keuze is gemaakt.

    De bestemmingskaarten die je niet wilt, gaan onder de stapel, in de volgorde waarin ze zijn gedeeld: eerst die van de eerste stoel, dan die van de volgende.

## 3 Your turn

rule-title-3 = Een van drie dingen
rule-3 = In je beurt doe je precies één van drie dingen: kaarten nemen (4.1), een route claimen (5.1) of bestemmingskaarten trekken (6.1). Je maakt af wat je begonnen bent voordat de volgende aan de beurt is.
rule-title-3-1 = Passen
rule-3-1 = Kun je geen van de drie doen, dan pas je. Zolang je er wel een kunt doen, mag je niet passen.
rule-title-3-2 = Als iedereen past
rule-3-2 = Passen alle spelers na elkaar, dan is het spel meteen afgelopen en wordt de score bepaald (7.2). Dat geldt ook in de laatste ronde.

## 4 Drawing cards

rule-title-4-1 = Twee kaarten
rule-4-1 =
    Je neemt twee kaarten, een voor een. Elke kaart mag een treinkaart of een terreinkaart zijn, een open kaart of de bovenste van een stapel, in elke combinatie.

    Je bekijkt de eerste kaart voordat je de tweede kiest. Zolang je nog een kaart kunt nemen, mag je niet na één kaart stoppen.
rule-title-4-2 = Open locomotieven
rule-4-2 =
    Een open locomotief kost een hele beurt: je mag die alleen als eerste kaart nemen, en daarna is je beurt voorbij. Als tweede kaart mag het nooit, ook niet als de locomotief nog maar net is opengelegd.

    Een locomotief die je van de stapel trekt, is een kaart als alle andere.
rule-title-4-3 = De lege plek wordt aangevuld
rule-4-3 = Neem je een open kaart, dan komt er meteen een nieuwe van de stapel voor in de plaats, nog voordat je verdergaat. Dat geldt voor treinkaarten en voor terreinkaarten.
rule-title-4-4 = Drie open locomotieven
rule-4-4 =
    Zijn drie of meer van de vijf open treinkaarten locomotieven, dan worden ze alle vijf afgelegd en komen er vijf nieuwe; zo nodig nog een keer. Daar wordt pas naar gekeken als de lege plekken zijn aangevuld, voor zover er kaarten zijn.

    Zijn er in de stapel, de aflegstapel en de open kaarten samen minder dan drie kaarten over die geen locomotief zijn, dan blijven de open kaarten liggen.
rule-title-4-5 = Een lege stapel
rule-4-5 =
    Is de stapel treinkaarten of terreinkaarten op, dan wordt de bijbehorende aflegstapel geschud en wordt dat de nieuwe stapel. Moeten er op dat moment open locomotieven worden afgelegd (4.4), dan gebeurt dat eerst, zodat die kaarten mee worden geschud.

    Zijn er ook geen afgelegde kaarten, dan blijft een plek tussen de open kaarten leeg totdat er weer kaarten worden afgelegd.
rule-title-4-6 = Niets meer te nemen
rule-4-6 = Is er niets wat je als tweede kaart kunt nemen, dan eindigt je beurt na één kaart. Dat geldt ook als er alleen nog open locomotieven liggen.
rule-title-4-7 = Wat anderen kunnen zien
rule-4-7 = Je treinkaarten zijn geheim, ook na het spel, maar iedereen mag weten hoeveel je er hebt. Je terreinkaarten liggen open voor je, per terrein gesorteerd, zodat iedereen ze kan tellen. Je mag zoveel kaarten hebben als je wilt.

## 5 Claiming a route

rule-title-5-1 = Elke vrije route
rule-5-1 = Je claimt één route die nog niemand heeft geclaimd. Die mag overal op het bord liggen en hoeft niet aan te sluiten op de routes die je al hebt.
rule-title-5-2 = Betalen
rule-5-2 =
    Je betaalt zoveel treinkaarten als de route vakjes heeft, allemaal in de kleur van de route. Bij een grijze route kies je zelf de kleur, maar ook dan moeten alle kaarten dezelfde kleur hebben.

    Een locomotief vervangt elke kaart. Je mag locomotieven bij de kleur voegen of alleen met locomotieven betalen.
rule-title-5-3 = Veerboten
rule-5-3 = Een veerboot heeft op de vakjes een of meer locomotieven staan. Minstens zoveel van de kaarten waarmee je betaalt, moeten locomotieven zijn. Ze tellen mee voor de lengte van de route; je betaalt ze er niet bovenop.
rule-title-5-4 = Treintjes plaatsen
rule-5-4 = Je zet een van je treintjes op elk vakje van de route. Daar blijven ze tot het einde van het spel. Heb je minder treintjes dan de route vakjes heeft, dan kun je de route niet claimen. De kaarten waarmee je hebt betaald, gaan naar de aflegstapel.
rule-title-5-5 = Punten
rule-5-5 = De route levert meteen punten op. Eén vakje is 1 punt waard, twee vakjes 2, drie vakjes 4, vier vakjes 7, vijf vakjes 10 en zes vakjes 15.
rule-title-5-6 = Dubbele routes
rule-5-6 =
    Met twee of drie spelers kan maar één spoor van een dubbele route worden gebruikt: zodra iemand een spoor heeft geclaimd, is het andere voor iedereen gesloten.

    Met vier of vijf spelers kunnen beide sporen worden geclaimd, maar nooit allebei door dezelfde speler.
rule-title-5-7 = Een route dubbel laten tellen
rule-5-7 =
    Als je een route claimt, mag je terreinkaarten van het bijbehorende terrein (1.5) spelen om de punten te verdubbelen. Bij een route van één tot en met drie vakjes kost dat één terreinkaart, bij een route van vier tot en met zes vakjes twee. Het mag alleen als geen andere speler meer kaarten van dat terrein heeft dan jij (5.8).

    Je plaatst evenveel treintjes als anders.
rule-title-5-8 = De meeste, of evenveel
rule-5-8 =
    Om een route te verdubbelen moet je minstens zoveel kaarten van het bijbehorende terrein hebben als elke andere speler. Evenveel is genoeg.

    De kaarten worden geteld voordat je de gespeelde kaarten aflegt.
rule-title-5-9 = Locomotieven als terrein
rule-5-9 =
    Als je een route claimt, en alleen dan, mag je locomotieven uit je hand als terreinkaarten spelen. Elke locomotief telt als één kaart van het terrein van de route, zowel voor de kosten (5.7) als voor het vergelijken met de anderen (5.8). Daarna gaat de locomotief naar de aflegstapel van de treinkaarten. Locomotieven van andere spelers tellen niet mee.

    Je mag er zoveel spelen als het verdubbelen kost. Meer mag alleen als je ze nodig hebt om gelijk te komen met degene die de meeste kaarten van het terrein heeft, en dan precies zoveel als nodig. Wat je locomotieven niet dekken van de kosten, betaal je met eigen terreinkaarten.

    Je kunt een locomotief maar één keer gebruiken: als deel van de betaling (5.2) of als terrein.
rule-title-5-10 = Een voorbeeld
rule-5-10 =
    John claimt een spoor van Kaapstad – Port Elizabeth: drie zwarte vakjes, dus het terrein is berg & klif. Hij heeft één bergkaart, maar Peter heeft er twee.

    John betaalt drie zwarte kaarten en speelt een locomotief als terrein. Zijn ene kaart en de locomotief zijn er samen twee, evenveel als Peter heeft, dus hij mag verdubbelen. De locomotief dekt ook de kosten van één terreinkaart.

    Hij scoort 4 × 2 = 8 punten, legt de locomotief af en houdt zijn bergkaart.
rule-title-5-11 = Gespeelde en overgebleven terreinkaarten
rule-5-11 = Gespeelde terreinkaarten gaan naar een eigen aflegstapel. Terreinkaarten die je aan het einde van het spel nog hebt, zijn niets waard.

## 6 Destination tickets

rule-title-6-1 = Bestemmingskaarten trekken
rule-6-1 =
    Je trekt de bovenste vier bestemmingskaarten van de stapel en houdt er minstens één. Zijn er minder dan vier over, dan trek je die en houd je er ook minstens één. Is er geen meer over, dan kun je geen bestemmingskaarten trekken.

    De bestemmingskaarten die je niet houdt, gaan onder de stapel, in de volgorde waarin je ze hebt getrokken. Ze komen pas na alle andere weer boven.

    Voor het spel kun je met elkaar afspreken om drie in plaats van vier bestemmingskaarten per keer te trekken, zoals in de Russische editie.
rule-title-6-2 = Geheim tot het einde
rule-6-2 = Je bestemmingskaarten zijn geheim totdat het spel is afgelopen; dan worden ze allemaal getoond. Iedereen mag weten hoeveel je er hebt. Je mag er zoveel hebben als je wilt.
rule-title-6-3 = Een bestemmingskaart voltooien
rule-6-3 = Een bestemmingskaart is voltooid als een ononderbroken weg van je eigen routes de twee plaatsen verbindt. Aan de routes van anderen heb je niets.
rule-title-6-4 = Nigeria, Tsjaad en Soedan
rule-6-4 =
    Voor een bestemmingskaart naar een van deze landen is een van de eindpunten van dat land genoeg; welk eindpunt maakt niet uit.

    Bij een eindpunt loopt het spoor dood. Twee routes naar hetzelfde land zijn daar niet met elkaar verbonden; je weg kan dus niet door een land heen lopen.
rule-title-6-5 = Madagaskar
rule-6-5 = Voor een bestemmingskaart naar Madagaskar is een van de twee havens genoeg; welke maakt niet uit. De havens zijn gewone plaatsen met een eigen route ertussen; je weg mag dus door Madagaskar lopen.
rule-title-6-6 = Haltes
rule-6-6 = Haltes verbinden routes net zoals steden dat doen. Er is geen bestemmingskaart naar een halte.

## 7 The end and the score

rule-title-7-1 = De laatste ronde
rule-7-1 =
    Heeft een speler aan het einde van een beurt twee treintjes of minder, dan begint de laatste ronde: iedereen krijgt nog één beurt, ook deze speler zelf. Daarna is het spel afgelopen.

    Niets maakt de laatste ronde langer, ook niet als daarin nog iemand door de treintjes heen raakt.
rule-title-7-2 = De bestemmingskaarten tellen
rule-7-2 = Nu worden alle bestemmingskaarten geteld. Elke bestemmingskaart die je hebt voltooid, levert de vermelde punten op; bij elke andere gaan die punten van je score af.
rule-title-7-3 = De Globetrotter-bonus
rule-7-3 = Wie de meeste bestemmingskaarten heeft voltooid, krijgt de Globetrotter-bonus van 10 punten. Bij een gelijke stand krijgen alle betrokken spelers de bonus. Heeft niemand een bestemmingskaart voltooid, dan krijgt niemand de bonus. Bestemmingskaarten die je niet hebt voltooid, maken hier niets uit.
rule-title-7-4 = Geen bonus voor de langste weg
rule-7-4 = Er is geen bonus voor de langste weg. Een score kan onder nul zakken.
rule-title-7-5 = Winnen
rule-7-5 = Wie de meeste punten heeft, wint. Bij een gelijke stand wint wie van deze spelers de meeste bestemmingskaarten heeft voltooid. Is het ook dan gelijk, dan delen ze de overwinning.

## Hints

rules-hint-centre = Met vijf spelers raakt het midden van de landkaart snel vol. Is een weg door het hart van Afrika belangrijk voor je, claim de knelpunten dan vroeg. Speel je liever wat vriendelijker, speel dan met hooguit vier.
rules-hint-now = Een meerderheid kan in je volgende beurt verdwenen zijn. Kun je een goede route nu dubbel laten tellen, dan is claimen vaak beter dan wachten.
rules-hint-spend = Gespeelde terreinkaarten tellen niet meer voor je mee. Kijk wat de anderen hebben voordat je je voorsprong weggeeft, en laat aan het einde geen terreinkaart ongebruikt liggen.
rules-hint-long = Lange routes zijn veel meer waard dan korte: zes vakjes leveren 15 punten op, verdubbeld zelfs 30. Eén lange route in het juiste terrein kan een spel beslissen.
rules-hint-paths = Houd bestemmingskaarten die een weg delen: dezelfde routes kunnen er meerdere voltooien. Voor de Globetrotter-bonus telt een kleine bestemmingskaart even zwaar als een grote.
rules-hint-end = Let op hoeveel treintjes de anderen nog hebben. Wie laat nog bestemmingskaarten trekt, neemt een risico: wat je niet voltooit, kost je punten.
rules-hint-score = Routes tellen zodra je ze claimt, want later kan niemand meer zien welke verdubbeld zijn. Hier verplaatst het spel de scorepionnen voor je; laat rond een houten tafel één van jullie de score voor iedereen bijhouden.

## Where editions differ, for people with a box beside them

rules-section-editions = Waar uitgaven verschillen
rules-edition-tickets = Tijdens het spel trek je volgens de meeste spelregels vier bestemmingskaarten en volgens de Russische drie. Spreek dat voor het begin af (6.1).
rules-edition-bonus = In de Russische spelregels heet de bonus voor de meeste voltooide bestemmingskaarten naar het spel en niet Globetrotter (7.3).
rules-edition-tracks = Alleen de Franse spelregels zeggen met zoveel woorden dat één speler niet beide sporen van een dubbele route mag claimen. Hier geldt dat altijd (5.6).
rules-edition-base = Veerboten (5.3), drie open locomotieven (4.4), de laatste ronde (7.1) en de gelijke stand (7.5) komen uit het basisspel, ook in deze regels.
rules-edition-silent = De spelregels in de doos zeggen niet wanneer je past (3.1), of je meer locomotieven mag spelen dan het verdubbelen kost (5.9), welk terrein een grijze route heeft die je in een andere kleur betaalt (1.5), en of een verbinding door Madagaskar mag lopen (6.5). Die regels zijn van ons.
rules-edition-places = Op het gedrukte bord staan in alle uitgaven dezelfde plaatsnamen. Hier zie je de namen die in het Nederlands gebruikelijk zijn; je kunt beide typen.

## Pictures: what stands below them, and what is read out instead of them. $route names two places.

rules-picture-train-cards = De acht kleuren van de treinkaarten, en de locomotief
rules-picture-ticket = Een bestemmingskaart: twee plaatsen, en de punten om ze te verbinden
rules-picture-terrain = Elke terreinkaart verdubbelt routes van drie kleuren
rules-picture-display = De open kaarten: vijf treinkaarten en twee terreinkaarten
rules-picture-three-locomotives = Drie open locomotieven: alle vijf de kaarten worden vervangen
rules-picture-single = { $route }: een route van vier vakjes
rules-picture-double = { $route }: een dubbele route, twee sporen van elk drie vakjes
rules-picture-ferry = { $route }: een veerboot. Minstens één van de drie kaarten moet een locomotief zijn
rules-picture-terminal = Twee wegen naar Soedan. Ze zijn daar niet verbonden
rules-picture-madagascar = De twee havens van Madagaskar, en de route ertussen
rules-picture-points = Wat een route naar lengte oplevert, en wat verdubbelen kost
rules-picture-spaces = Vakjes
rules-picture-points-once = Punten
rules-picture-points-twice = Verdubbeld
rules-picture-terrain-cost = Terreinkaarten
rules-picture-example = { $route }, geclaimd door John
rules-picture-john-pays = John betaalt
rules-picture-john-terrain = Terrein van John
rules-picture-john-locomotive = Als terrein gespeeld
rules-picture-peter-terrain = Terrein van Peter
rules-picture-example-majority = 1 + 1 = 2, evenveel als Peter heeft
rules-picture-example-points = 4 × 2 = 8 punten
rules-picture-globetrotter = Twee spelers voltooiden elk vier bestemmingskaarten: beiden krijgen 10 punten
rules-picture-bonus = + 10
rules-picture-no-bonus = geen bonus

## On the page and at the table

rules-contents = Inhoud
rules-print = Afdrukken
rules-rule = Regel { $rule }
rules-link-to = Link naar regel { $rule }
rules-why = Waarom? Regel { $rule }
rules-all = Alle regels (in een nieuw tabblad)

## In the terminal

rules-heading = { $number } { $title }
rules-more = Wil je meer lezen, typ dan bijvoorbeeld: regels 5 (een heel hoofdstuk), regels 5.8 (één regel), regels alle (alles).
rules-unknown = Er is geen regel ‘{ $number }’. Typ een hoofdstuk van { $first } tot { $last }, of het nummer van een regel, zoals 5.8.
command-rules = Lees de regels: allemaal, een hoofdstuk of één enkele regel.
argument-rule = Een hoofdstuk zoals 5, of een regel zoals 5.8; zonder dit alle regels.
