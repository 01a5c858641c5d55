# The rules, all of them, in a player's words: the rules page, the rule shown at the table, `okapi rules`.
#
# One message a rule: rule-5-8 is rule 5.8, rule-title-5-8 its name. A blank line begins a new paragraph.
# A number in brackets, like (5.8), is shown as a link to that rule: keep the number and its brackets.
# docs/rules.md lists the same numbers with the code and the tests behind them.
#
# No number of the game is written down here: each comes from the game as a parameter, by the names of
# src/okapi/game/figures.py. COUNT writes it in words with its noun, and is explained in src/okapi/locales/counting.py.

## Introduction

rules-title = Reglerna
rules-intro = Omkring 1910 drar { COUNT($min_players, form: "neuter") } till { COUNT($max_players, form: "neuter") } järnvägsbolag sina spår tvärs genom Afrikas hjärta. Samla kort, använd dem för att muta in sträckor mellan grannorter och förbind de avlägsna orterna på dina hemliga biljettkort. Du får poäng för varje sträcka, dubbelt om du behärskar dess terräng, och för varje biljettkort du klarar. Den som har flest poäng i slutet vinner.

rules-minute-title = På en minut
rules-minute-turn = På din tur gör du en sak: drar kort, mutar in en sträcka eller drar biljettkort.
rules-minute-cards = När du drar kort tar du { COUNT($draws, form: "neuter") }: tågkort eller terrängkort, uppvända eller från en hög. Ett uppvänt lokomotiv tar hela turen.
rules-minute-routes = En sträcka kostar ett kort i sin färg och ett av dina tåg per ruta. Lokomotiv är jokrar. Du får poäng genast: ju längre sträcka, desto bättre. Är ni färre än { COUNT($players_sharing_doubles) } spelare kan bara ett spår på en dubbelsträcka mutas in.
rules-minute-doubling = Om ingen har fler kort av sträckans terräng än du, kan du spela några av dina och få dubbla poäng för sträckan: { COUNT($short_terrain_cost, form: "neuter") } för en kort sträcka, { COUNT($long_terrain_cost, form: "neuter") } för en lång.
rules-minute-tickets = Ett biljettkort visar två orter. Förbinder du dem med dina egna sträckor ger det poäng i slutet; annars kostar det dig lika många. Länderna vid kartans kant är återvändsgränder: din förbindelse kan sluta där, men inte gå igenom.
rules-minute-end = När en spelare har { COUNT($trains_that_end_the_game, form: "neuter") } tåg eller färre kvar får alla en tur till. Den som har klarat flest biljettkort får { $globetrotter } poäng extra; om flera ligger lika får var och en av dem bonusen.

## Section headings

rules-section-1 = Vad som ingår
rules-section-2 = Förberedelser
rules-section-3 = Din tur
rules-section-4 = Dra kort
rules-section-5 = Muta in en sträcka
rules-section-6 = Biljettkort
rules-section-7 = Spelets slut och poängen
rules-section-hints = Speltips

## 1 What is in the game

rule-title-1-1 = Spelare och tåg
rule-1-1 =
    Spelet är för { COUNT($min_players) } till { COUNT($max_players) } spelare. Varje spelare har { COUNT($trains, form: "neuter") } tåg i en färg och börjar med 0 poäng.

    Vill ni ha ett kortare parti kan ni komma överens om färre tåg innan ni börjar.
rule-title-1-2 = Tågkort
rule-1-2 = Det finns { $train_cards } tågkort: { $cards_of_each_colour } i varje färg (lila, vit, blå, gul, orange, svart, röd och grön) och { $locomotives } lokomotiv. Du använder dem för att muta in sträckor.
rule-title-1-3 = Biljettkort
rule-1-3 = Det finns { $tickets } biljettkort. Vart och ett visar två orter och hur många poäng det ger att förbinda dem.
rule-title-1-4 = Terrängkort
rule-1-4 = Det finns { $terrain_cards } terrängkort, { $cards_of_each_terrain } av varje terräng: öken & savann, djungel & skog, berg & klippor. Du använder dem för att dubbla en sträckas poäng (5.7).
rule-title-1-5 = En sträckas terräng
rule-1-5 =
    Färgen som är tryckt på sträckan avgör dess terräng. Gula, orange och röda sträckor är öken & savann; lila, blå och gröna är djungel & skog; vita, grå och svarta är berg & klippor.

    Bara den tryckta färgen räknas. En grå sträcka är berg & klippor även om du betalar den med röda kort.
rule-title-1-6 = Spelplanen
rule-1-6 =
    { COUNT($connections, start: 1, one: "förbindelse", other: "förbindelser") } knyter ihop orterna på spelplanen. { COUNT($double_routes, start: 1) } av dem är dubbelsträckor med två spår sida vid sida, så det finns { COUNT($tracks, form: "neuter") } spår att muta in.

    Det finns { COUNT($cities, form: "digits", one: "stad", other: "städer") } och { COUNT($way_stations, form: "digits", one: "mellanstation", other: "mellanstationer") }. På spelplanen över Afrika finns också länderna vid kanten, Nigeria, Tchad och Sudan, med { COUNT($terminals_of_each, one: "ändstation", other: "ändstationer") } var, och Madagaskar med { COUNT($ports, one: "hamn", other: "hamnar") }.

## 2 Setting up

rule-title-2-1 = Startspelaren
rule-2-1 = Ordningen runt bordet är bestämd. Startspelaren lottas fram, och de andra följer i tur och ordning.
rule-title-2-2 = Vad du börjar med
rule-2-2 = Varje spelare får { COUNT($train_cards_dealt, form: "neuter") } tågkort och { COUNT($tickets_dealt, form: "neuter") } biljettkort, som hålls hemliga, och { COUNT($terrain_cards_dealt, form: "neuter") } terrängkort, som läggs med framsidan upp framför spelaren.
rule-title-2-3 = Uppvända kort och högar
rule-2-3 = Vänd upp { COUNT($open_train_cards, form: "neuter") } tågkort och { COUNT($open_terrain_cards, form: "neuter") } terrängkort. Resten av tågkorten, terrängkorten och biljettkorten bildar tre högar med baksidan upp.
rule-title-2-4 = Dina första biljettkort
rule-2-4 =
    Behåll minst { COUNT($starting_tickets_kept, form: "neuter") } av dina { COUNT($tickets_dealt, form: "neuter") } biljettkort. Alla väljer samtidigt och i hemlighet; när alla har valt får alla veta hur många biljettkort varje spelare har behållit.

    Biljettkorten du lämnar tillbaka läggs underst i biljettkortshögen i den ordning de delades ut, plats för plats.

## 3 Your turn

rule-title-3 = En av tre handlingar
rule-3 = På din tur gör du exakt en av tre saker: drar kort (4.1), mutar in en sträcka (5.1) eller drar biljettkort (6.1). Du avslutar din handling innan turen går till nästa spelare.
rule-title-3-1 = Passa
rule-3-1 = Om ingen av de tre handlingarna är möjlig passar du. Så länge någon av dem är möjlig får du inte passa.
rule-title-3-2 = När alla passar
rule-3-2 = Om alla spelare passar i följd tar spelet slut genast och poängen räknas (7.2), även i sista omgången.

## 4 Drawing cards

rule-title-4-1 = { COUNT($draws, form: "neuter", start: 1) } kort
rule-4-1 =
    Dra { COUNT($draws, form: "neuter") } kort, ett i taget. Vart och ett får vara ett tågkort eller ett terrängkort, uppvänt eller det översta i en hög, i valfri kombination.

    Du får se varje kort innan du väljer nästa. Så länge det finns kort att dra får du inte sluta i förtid.
rule-title-4-2 = Uppvända lokomotiv
rule-4-2 =
    Ett uppvänt lokomotiv tar hela turen: du får bara ta det som ditt första kort, och sedan är din tur över. Du får aldrig ta det efter ett annat kort, inte ens om det just har vänts upp.

    Ett lokomotiv som du drar från högen är ett kort som alla andra.
rule-title-4-3 = Nya uppvända kort
rule-4-3 = När du tar ett uppvänt tågkort eller terrängkort ersätts det genast med ett nytt från högen, innan du drar igen.
rule-title-4-4 = { COUNT($locomotives_swept, form: "neuter", start: 1, one: "uppvänt lokomotiv", other: "uppvända lokomotiv") }
rule-4-4 =
    Om { COUNT($locomotives_swept, form: "neuter") } eller fler av de { COUNT($open_train_cards, form: "neuter") } uppvända tågkorten är lokomotiv kastas alla uppvända tågkort och nya vänds upp; upprepa vid behov. Kontrollera först när alla luckor har fyllts så långt korten räcker.

    Om högen, kasthögen och de uppvända korten tillsammans innehåller färre än { COUNT($min_other_cards, form: "neuter") } kort som inte är lokomotiv får de uppvända korten ligga kvar.
rule-title-4-5 = En tom hög
rule-4-5 =
    När högen med tågkort eller terrängkort tar slut blandas kasthögen och bildar en ny hög. Om uppvända lokomotiv ska kastas i samma ögonblick (4.4) gör ni det först, så att även de korten blandas in.

    Om kasthögen också är tom förblir en lucka bland de uppvända korten tom tills någon kastar kort igen.
rule-title-4-6 = Inget kvar att dra
rule-4-6 = Om det inte finns mer för dig att dra slutar din tur i förtid. Det gäller även om bara uppvända lokomotiv är kvar.
rule-title-4-7 = Vad andra får se
rule-4-7 = Dina tågkort är hemliga, men alla får veta hur många du har. Dina terrängkort ligger uppvända framför dig, sorterade efter terräng, så att alla kan räkna dem. Det finns ingen gräns för hur många kort du får ha.

## 5 Claiming a route

rule-title-5-1 = Vilken ledig sträcka som helst
rule-5-1 = Muta in en sträcka som ingen har mutat in ännu, var som helst på spelplanen. Den behöver inte hänga ihop med dina andra sträckor.
rule-title-5-2 = Betalning
rule-5-2 =
    Betala lika många tågkort som sträckan har rutor, alla i sträckans färg. För en grå sträcka väljer du färgen själv, men alla kort måste ändå ha samma färg.

    Lokomotiv är jokrar: de kan ersätta ett kort i vilken färg som helst. Du får kombinera dem med kort i färgen eller betala med bara lokomotiv.
rule-title-5-3 = Färjor
rule-5-3 = En färja visar ett eller flera lokomotiv på sina rutor. Minst så många av korten du betalar med måste vara lokomotiv. De räknas in i sträckans längd; du betalar dem inte därutöver.
rule-title-5-4 = Lägga ut tåg
rule-5-4 = Lägg ett av dina tåg på varje ruta på sträckan. De ligger kvar resten av spelet. Om du har färre tåg än sträckan har rutor kan du inte muta in den. Korten du betalade med läggs i kasthögen.
rule-title-5-5 = Poäng
rule-5-5 = Du får poängen för sträckan genast, efter antalet rutor: { $points_by_length }.
rule-title-5-6 = Dubbelsträckor
rule-5-6 =
    Är ni färre än { COUNT($players_sharing_doubles) } spelare kan bara ett spår på en dubbelsträcka mutas in: när någon har gjort det är det andra spåret stängt för alla.

    Är ni { COUNT($players_sharing_doubles) } eller fler kan båda spåren mutas in, men inte av samma spelare.
rule-title-5-7 = Dubbla en sträcka
rule-5-7 =
    När du mutar in en sträcka får du samtidigt spela terrängkort av dess terräng (1.5) och dubbla poängen, förutsatt att ingen har fler kort av den terrängen än du (5.8). En sträcka på högst { COUNT($longest_short_route, one: "ruta", other: "rutor") } kostar { COUNT($short_terrain_cost, form: "neuter") } terrängkort, en längre sträcka kostar { COUNT($long_terrain_cost, form: "neuter") }.

    Du lägger ut lika många tåg som vanligt.
rule-title-5-8 = Ingen får ha fler
rule-5-8 =
    För att dubbla en sträcka måste du ha minst lika många kort av dess terräng som var och en av de andra spelarna. Det räcker att ha lika många som den som har flest.

    Räkna innan du kastar korten du spelar.
rule-title-5-9 = Lokomotiv som terrängkort
rule-5-9 =
    När du mutar in en sträcka, och bara då, får du spela lokomotiv från handen som terrängkort. Vart och ett räknas som ett kort av sträckans terräng, både när du betalar kostnaden (5.7) och när det avgörs vem som har flest (5.8). Sedan läggs det i kasthögen för tågkort. Lokomotiv som andra har på handen räknas inte.

    Du får spela så många som dubblingen kostar. Fler än så får du bara spela för att komma ikapp den spelare som har flest kort av terrängen, och då exakt så många som du behöver. Om lokomotiven inte täcker hela kostnaden betalar du resten med egna terrängkort.

    Ett lokomotiv kan bara användas en gång: antingen som betalning för sträckan (5.2) eller som terräng.
rule-title-5-10 = Ett exempel
rule-5-10 =
    John mutar in ett av spåren mellan Kapstaden och Port Elizabeth: { COUNT($example_length, one: "svart ruta", other: "svarta rutor") }, så terrängen är berg & klippor. Han har ett bergskort, men Peter har två.

    John betalar med { COUNT($example_length, form: "neuter", one: "svart kort", other: "svarta kort") } och spelar ett lokomotiv som terräng. Hans bergskort och lokomotivet blir tillsammans två, lika många som Peter har, så John får dubbla. Lokomotivet täcker också kostnaden på ett terrängkort.

    John får { $example_points } × 2 = { $example_doubled } poäng, kastar lokomotivet och behåller sitt bergskort.
rule-title-5-11 = Spelade och överblivna terrängkort
rule-5-11 = Terrängkort du spelar läggs i en egen kasthög. Terrängkort som är kvar när spelet är slut är inte värda något.

## 6 Destination tickets

rule-title-6-1 = Dra biljettkort
rule-6-1 =
    Dra { COUNT($tickets_drawn, form: "neuter") } biljettkort från högen och behåll minst { COUNT($drawn_tickets_kept, form: "neuter") } av dem. Om färre är kvar drar du dem och behåller ändå minst { COUNT($drawn_tickets_kept, form: "neuter") }. Om inget är kvar kan du inte dra biljettkort.

    Biljettkorten du inte behåller läggs underst i högen i den ordning du drog dem. De kommer upp igen först efter alla de andra.

    Före spelet kan ni komma överens om att dra { COUNT($tickets_in_russian, form: "neuter") } biljettkort åt gången i stället för { COUNT($tickets_in_most_editions, form: "neuter") }, som i den ryska utgåvan.
rule-title-6-2 = Hemliga till slutet
rule-6-2 = Dina biljettkort är hemliga tills spelet är slut; då visas alla biljettkort. Alla får veta hur många du har. Det finns ingen övre gräns.
rule-title-6-3 = Klara ett biljettkort
rule-6-3 = Du klarar ett biljettkort när en obruten kedja av dina egna sträckor förbinder dess två orter. Andra spelares sträckor hjälper dig inte.
rule-title-6-4 = Nigeria, Tchad och Sudan
rule-6-4 =
    Ett biljettkort till något av de här länderna klaras när du når någon av landets ändstationer.

    Ändstationer är återvändsgränder. Två sträckor in i samma land hänger inte ihop där, så din förbindelse kan inte gå genom ett land. På andra spelplaner gäller det alla länder med ändstationer.
rule-title-6-5 = Madagaskar
rule-6-5 = Ett biljettkort till Madagaskar klaras när du når någon av dess två hamnar. Hamnarna är vanliga orter med en egen sträcka mellan sig, så din förbindelse får gå genom Madagaskar. På andra spelplaner gäller det alla länder med hamnar.
rule-title-6-6 = Mellanstationer
rule-6-6 = Mellanstationer förbinder sträckor precis som städer gör. Inget biljettkort går till en mellanstation.

## 7 The end and the score

rule-title-7-1 = Sista omgången
rule-7-1 =
    När en spelare har högst { COUNT($trains_that_end_the_game, form: "neuter") } tåg kvar i slutet av en tur börjar sista omgången: alla får en tur till, även den spelaren. Sedan är spelet slut.

    Inget gör sista omgången längre, inte ens att en annan spelare får slut på tåg.
rule-title-7-2 = Poäng för biljettkorten
rule-7-2 = Alla biljettkort visas. Varje biljettkort du har klarat ger dig sina poäng; varje biljettkort du inte har klarat kostar dig lika många.
rule-title-7-3 = Globetrotter-bonusen
rule-7-3 = Den spelare som har klarat flest biljettkort får Globetrotter-bonusen på { $globetrotter } poäng. Om flera ligger lika får var och en av dem bonusen. Om ingen har klarat något biljettkort får ingen bonusen. Biljettkort som inte har klarats spelar ingen roll här.
rule-title-7-4 = Ingen bonus för längsta förbindelsen
rule-7-4 = Det finns ingen bonus för den längsta förbindelsen. Din poängsumma kan hamna under noll.
rule-title-7-5 = Vinnaren
rule-7-5 = Spelaren med flest poäng vinner. Om flera ligger lika vinner den av dem som har klarat flest biljettkort. Om de fortfarande ligger lika delar de på segern.

## Hints

rules-hint-centre = Med { COUNT($max_players) } spelare fylls kartans mitt snabbt. Behöver du en förbindelse genom Afrikas hjärta bör du muta in flaskhalsarna tidigt. Vill ni ha ett vänligare spel bör ni vara färre.
rules-hint-now = Ditt övertag i en terräng kan vara borta när det är din tur igen. Om du kan dubbla en bra sträcka nu är det ofta bättre att muta in den än att vänta.
rules-hint-spend = Terrängkort du har spelat räknas inte längre för dig. Se efter vad de andra har innan du ger bort ditt övertag, och sitt inte kvar med oanvända terrängkort i slutet.
rules-hint-long = Långa sträckor är värda mycket mer än korta: { COUNT($longest_route, one: "ruta", other: "rutor") } ger { $longest_route_points } poäng, eller { $longest_route_doubled } med dubbling. En enda lång sträcka i rätt terräng kan avgöra ett parti.
rules-hint-paths = Behåll biljettkort som delar förbindelse: samma sträckor kan räcka till flera av dem. För Globetrotter-bonusen räknas ett litet biljettkort lika mycket som ett stort.
rules-hint-end = Håll koll på hur många tåg de andra har kvar. Det är riskabelt att dra biljettkort sent, för varje biljettkort du inte klarar kostar dig poäng.
rules-hint-score = Räkna poängen för varje sträcka direkt när den mutas in, för efteråt kan ingen se vilka som dubblades. Här flyttar spelet poängmarkörerna åt er; runt ett riktigt bord kan en spelare räkna poäng åt alla.

## Where editions differ, for people with a box beside them

rules-section-editions = Skillnader mellan utgåvorna
rules-edition-tickets = Under spelet drar du { COUNT($tickets_in_most_editions, form: "neuter") } biljettkort enligt de flesta regelhäften och { COUNT($tickets_in_russian, form: "neuter") } enligt det ryska. Kom överens om vad som gäller innan ni börjar (6.1).
rules-edition-bonus = I det ryska regelhäftet har bonusen för flest avklarade biljettkort fått namn efter spelet och heter inte ”Globetrotter” (7.3).
rules-edition-tracks = Bara det franska regelhäftet säger rent ut att en spelare inte får muta in båda spåren på en dubbelsträcka. Här gäller det alltid (5.6).
rules-edition-base = Regelhäftena hämtar färjor (5.3), gränsen för uppvända lokomotiv (4.4), sista omgången (7.1) och lika poäng (7.5) från grundspelet, och det gör de här reglerna också.
rules-edition-silent = Regelhäftena säger inte när en spelare passar (3.1), om du får spela fler lokomotiv än dubblingen kostar (5.9), vilken terräng en grå sträcka har när du betalar den i en annan färg (1.5) eller om din förbindelse får gå genom Madagaskar (6.5). De reglerna är våra egna.
rules-edition-places = Den tryckta spelplanen har samma ortnamn i alla utgåvor. Här ser du de namn som är vanliga på svenska, och du kan skriva vilket du vill.

## Pictures: what stands below them, and what is read out instead of them. $route names two places.

rules-picture-train-cards = Tågkortens åtta färger, och lokomotivet
rules-picture-ticket = Ett biljettkort: två orter, och poängen för att förbinda dem
rules-picture-display = De uppvända korten: { COUNT($open_train_cards, form: "neuter") } tågkort och { COUNT($open_terrain_cards, form: "neuter") } terrängkort
rules-picture-three-locomotives = { COUNT($locomotives_swept, form: "neuter", start: 1, one: "uppvänt lokomotiv", other: "uppvända lokomotiv") }: alla { COUNT($open_train_cards, form: "neuter") } korten byts ut
rules-picture-single = { $route }: en sträcka med { COUNT($single_length, one: "ruta", other: "rutor") }
rules-picture-double = { $route }: en dubbelsträcka, två spår med { COUNT($example_length, one: "ruta", other: "rutor") } var
rules-picture-ferry = { $route }: en färja. Minst { COUNT($ferry_locomotives, form: "neuter") } av de { COUNT($ferry_length, form: "neuter") } korten måste vara { $ferry_locomotives ->
        [one] ett lokomotiv
       *[other] lokomotiv
    }
rules-picture-terminal = Två sträckor in i Sudan: de hänger inte ihop där
rules-picture-madagascar = Madagaskars två hamnar, och sträckan mellan dem
rules-picture-points = Vad en sträcka ger efter längd, och vad det kostar att dubbla den
rules-picture-spaces = Rutor
rules-picture-points-once = Poäng
rules-picture-points-twice = Dubblat
rules-picture-terrain-cost = Terrängkort
rules-picture-example = { $route }, inmutad av John
rules-picture-john-pays = John betalar
rules-picture-john-terrain = Johns terräng
rules-picture-john-locomotive = Spelas som terräng
rules-picture-peter-terrain = Peters terräng
rules-picture-example-majority = 1 + 1 = 2, lika många som Peter har
rules-picture-example-points = { $example_points } × 2 = { $example_doubled } poäng
rules-picture-globetrotter = Två spelare har klarat fyra biljettkort var: båda får { $globetrotter } poäng
rules-picture-bonus = + { $globetrotter }
rules-picture-no-bonus = ingen bonus

## On the page and at the table

rules-contents = Innehåll
rules-print = Skriv ut
rules-rule = Regel { $rule }
rules-link-to = Länk till regel { $rule }
rules-all = Alla regler (i en ny flik)

## In the terminal

rules-heading = { $number } { $title }
rules-more = Läs mer genom att skriva till exempel: regler 5 (ett helt avsnitt), regler 5.8 (en regel), regler alla (allt).
rules-unknown = Det finns ingen regel ”{ $number }”. Skriv ett avsnitt från { $first } till { $last }, eller numret på en regel, till exempel 5.8.
command-rules = Läs reglerna: alla, ett avsnitt eller en enda regel.
argument-rule = Ett avsnitt som 5, eller en regel som 5.8; annars visas alla regler.
