# The rules, all of them, in a player's words: the rules page, the rule shown at the table, `okapi rules`.
#
# One message a rule: rule-5-8 is rule 5.8, rule-title-5-8 its name. A blank line begins a new paragraph.
# A number in brackets, like (5.8), is shown as a link to that rule: keep the number and its brackets.
# docs/rules.md lists the same numbers with the code and the tests behind them.
#
# No number of the game is written down here: each comes from the game as a parameter, by the names of
# src/okapi/game/figures.py. COUNT writes it in words with its noun, and is explained in src/okapi/locales/counting.py.

## Introduction

rules-title = Reglerne
rules-intro = Omkring 1910 bygger { COUNT($min_players, form: "neuter") } til { COUNT($max_players, form: "neuter", one: "jernbaneselskab", other: "jernbaneselskaber") } sig vej gennem Afrikas hjerte. Saml kort, brug dem til at indsætte tog på strækninger mellem nabosteder, og forbind de fjerne steder på dine hemmelige rutekort. Du får point for hver strækning, dobbelt op, hvis du behersker dens terræn, og for hvert rutekort, du fuldfører. Den, der har flest point til sidst, vinder.

rules-minute-title = På ét minut
rules-minute-turn = I din tur gør du én ting: trækker kort, indsætter tog på en strækning eller trækker rutekort.
rules-minute-cards = Når du trækker kort, tager du { COUNT($draws, form: "neuter") }: togvognskort eller terrænkort, synlige eller fra en bunke. Et synligt lokomotiv koster hele turen.
rules-minute-routes = En strækning koster ét kort i sin farve og én af dine togvogne pr. felt. Lokomotiver er jokere. Du får point med det samme: jo længere strækning, jo bedre. Er I færre end { COUNT($players_sharing_doubles, one: "spiller", other: "spillere") }, kan kun det ene spor i et dobbeltspor bruges.
rules-minute-doubling = Hvis ingen har flere kort af strækningens terræn end dig, kan du spille nogle af dine og få dobbelt point for strækningen: { COUNT($short_terrain_cost, form: "neuter") } for en kort strækning, { COUNT($long_terrain_cost, form: "neuter") } for en lang.
rules-minute-tickets = Et rutekort viser to steder. Forbinder du dem med dine egne strækninger, giver kortet point til sidst; gør du det ikke, koster det dig lige så mange. Landene i kanten af landkortet er blindgyder: din rute kan ende der, men ikke gå igennem.
rules-minute-end = Når en spiller har { COUNT($trains_that_end_the_game, one: "togvogn", other: "togvogne") } eller færre tilbage, får alle én tur til. Den, der har fuldført flest rutekort, får { $globetrotter } point ekstra; står flere lige, får de det alle.

## Section headings

rules-section-1 = Spillets indhold
rules-section-2 = Forberedelse
rules-section-3 = Din tur
rules-section-4 = Træk kort
rules-section-5 = Indsæt tog
rules-section-6 = Rutekort
rules-section-7 = Spillets afslutning og point
rules-section-hints = Spiltips

## 1 What is in the game

rule-title-1-1 = Spillere og togvogne
rule-1-1 =
    Spillet er for { COUNT($min_players) } til { COUNT($max_players, one: "spiller", other: "spillere") }. Hver spiller har { COUNT($trains, one: "togvogn", other: "togvogne") } i én farve og begynder med 0 point.

    Vil I have et kortere spil, kan I aftale færre togvogne, før I begynder.
rule-title-1-2 = Togvognskort
rule-1-2 = Der er { $train_cards } togvognskort: { $cards_of_each_colour } i hver farve (lilla, hvid, blå, gul, orange, sort, rød og grøn) og { COUNT($locomotives, form: "digits", one: "lokomotiv", other: "lokomotiver") }. Du bruger dem til at indsætte tog på strækninger.
rule-title-1-3 = Rutekort
rule-1-3 = Der er { $tickets } rutekort. Hvert viser to steder, og hvor mange point det giver at forbinde dem.
rule-title-1-4 = Terrænkort
rule-1-4 = Der er { $terrain_cards } terrænkort, { $cards_of_each_terrain } af hvert terræn: ørken & savanne, jungle & skov, bjerg & klippe. Du bruger dem til at fordoble en stræknings point (5.7).
rule-title-1-5 = En stræknings terræn
rule-1-5 =
    Den farve, der er trykt på en strækning, viser dens terræn. Gule, orange og røde strækninger ligger i ørken & savanne; lilla, blå og grønne i jungle & skov; hvide, grå og sorte i bjerg & klippe.

    Kun den trykte farve tæller. En grå strækning er bjerg & klippe, også selv om du betaler for den med røde kort.
rule-title-1-6 = Spillebrættet
rule-1-6 =
    { COUNT($connections, start: 1, one: "forbindelse", other: "forbindelser") } knytter stederne på spillebrættet sammen. { COUNT($double_routes, start: 1) } af dem er dobbeltspor med to spor side om side, så der er { COUNT($tracks, form: "neuter") } spor at indsætte tog på.

    Der er { COUNT($cities, form: "digits", one: "by", other: "byer") } og { COUNT($way_stations, form: "digits", one: "mellemstation", other: "mellemstationer") }. På Afrika-brættet er der desuden landene i kanten, Nigeria, Tchad og Sudan, med hver { COUNT($terminals_of_each, one: "endestation", other: "endestationer") }, og Madagaskar med { COUNT($ports, one: "havn", other: "havne") }.

## 2 Setting up

rule-title-2-1 = Startspilleren
rule-2-1 = Rækkefølgen rundt om bordet ligger fast. Startspilleren findes ved lodtrækning, og de andre følger i tur og orden.
rule-title-2-2 = Det begynder du med
rule-2-2 = Hver spiller får { COUNT($train_cards_dealt, form: "neuter") } togvognskort og { COUNT($tickets_dealt, form: "neuter") } rutekort, som holdes hemmelige, og { COUNT($terrain_cards_dealt, form: "neuter") } terrænkort, som lægges synligt foran spilleren.
rule-title-2-3 = Synlige kort og bunker
rule-2-3 = Læg { COUNT($open_train_cards, form: "neuter") } togvognskort og { COUNT($open_terrain_cards, form: "neuter") } terrænkort synligt frem. Resten af togvognskortene, terrænkortene og rutekortene danner tre bunker med bagsiden opad.
rule-title-2-4 = Dine første rutekort
rule-2-4 =
    Behold mindst { COUNT($starting_tickets_kept, form: "neuter") } af dine { COUNT($tickets_dealt, form: "neuter") } rutekort. Alle vælger samtidig og i hemmelighed; når alle har valgt, får alle at vide, hvor mange rutekort hver spiller har beholdt.

    De rutekort, du lægger tilbage, kommer nederst i bunken i den rækkefølge, de blev delt ud, plads for plads.

## 3 Your turn

rule-title-3 = Én af tre handlinger
rule-3 = I din tur gør du præcis én af tre ting: trækker kort (4.1), indsætter tog på en strækning (5.1) eller trækker rutekort (6.1). Du gør din handling færdig, før turen går til den næste spiller.
rule-title-3-1 = Meld pas
rule-3-1 = Er ingen af de tre handlinger mulig, melder du pas. Så længe blot én af dem er mulig, må du ikke melde pas.
rule-title-3-2 = Når alle melder pas
rule-3-2 = Hvis alle spillere melder pas lige efter hinanden, slutter spillet med det samme, og pointene gøres op (7.2), også i sidste runde.

## 4 Drawing cards

rule-title-4-1 = { COUNT($draws, form: "neuter", start: 1) } kort
rule-4-1 =
    Træk { COUNT($draws, form: "neuter") } kort, ét ad gangen. Hvert af dem kan være et togvognskort eller et terrænkort, et synligt kort eller det øverste i en bunke, blandet som du vil.

    Du ser hvert kort, før du vælger det næste. Så længe der er kort at trække, må du ikke stoppe før tid.
rule-title-4-2 = Synlige lokomotiver
rule-4-2 =
    Et synligt lokomotiv koster hele turen: du må kun tage det som dit første kort, og så er din tur slut. Efter et andet kort må du aldrig tage det, heller ikke hvis det lige er blevet lagt frem.

    Et lokomotiv, du trækker fra bunken, er et kort som alle andre.
rule-title-4-3 = Nye synlige kort
rule-4-3 = Når du tager et synligt togvognskort eller terrænkort, erstattes det straks med et nyt fra bunken, før du trækker igen.
rule-title-4-4 = { COUNT($locomotives_swept, form: "neuter", start: 1, one: "synligt lokomotiv", other: "synlige lokomotiver") }
rule-4-4 =
    Hvis { COUNT($locomotives_swept, form: "neuter") } eller flere af de { COUNT($open_train_cards, form: "neuter") } synlige togvognskort er lokomotiver, lægges alle de synlige togvognskort i bunken med brugte kort, og nye lægges frem; gentag om nødvendigt. Tjek først, når alle huller er fyldt, så langt kortene rækker.

    Hvis bunken, de brugte kort og de synlige kort tilsammen indeholder færre end { COUNT($min_other_cards, form: "neuter") } kort, der ikke er lokomotiver, bliver de synlige kort liggende.
rule-title-4-5 = En tom bunke
rule-4-5 =
    Når bunken med togvognskort eller terrænkort slipper op, blandes de brugte kort og bliver til en ny bunke. Skal synlige lokomotiver lægges væk i samme øjeblik (4.4), gør I det først, så de kort bliver blandet med.

    Er der heller ingen brugte kort, forbliver et hul blandt de synlige kort tomt, indtil nogen igen lægger kort væk.
rule-title-4-6 = Ikke flere kort at trække
rule-4-6 = Er der ikke mere, du kan trække, slutter din tur før tid. Det gælder også, hvis der kun er synlige lokomotiver tilbage.
rule-title-4-7 = Hvad de andre kan se
rule-4-7 = Dine togvognskort er hemmelige, men alle må vide, hvor mange du har. Dine terrænkort ligger synligt foran dig, sorteret efter terræn, så alle kan tælle dem. Der er ingen grænse for, hvor mange kort du må have.

## 5 Claiming a route

rule-title-5-1 = Enhver ledig strækning
rule-5-1 = Indsæt tog på én strækning, som ingen har taget endnu, et hvilket som helst sted på spillebrættet. Den behøver ikke hænge sammen med dine andre strækninger.
rule-title-5-2 = Betaling
rule-5-2 =
    Betal lige så mange togvognskort, som strækningen har felter, alle i strækningens farve. For en grå strækning vælger du selv farven, men alle kort skal stadig have samme farve.

    Lokomotiver er jokere: de kan erstatte et kort i en hvilken som helst farve. Du må blande dem med kort i farven eller betale med lokomotiver alene.
rule-title-5-3 = Færger
rule-5-3 = En færge viser et eller flere lokomotiver på sine felter. Mindst så mange af de kort, du betaler med, skal være lokomotiver. De tæller med i strækningens længde; du betaler dem ikke oveni.
rule-title-5-4 = Placér togvogne
rule-5-4 = Placér én af dine togvogne på hvert af strækningens felter. Der bliver de resten af spillet. Har du færre togvogne, end strækningen har felter, kan du ikke indsætte tog på den. De kort, du har betalt med, lægges i bunken med brugte kort.
rule-title-5-5 = Point
rule-5-5 = Du får strækningens point med det samme, efter antallet af felter: { $points_by_length }.
rule-title-5-6 = Dobbeltspor
rule-5-6 =
    Er I færre end { COUNT($players_sharing_doubles, one: "spiller", other: "spillere") }, må kun det ene spor i et dobbeltspor bruges: når nogen har indsat tog på det, er det andet spor lukket for alle.

    Er I { COUNT($players_sharing_doubles) } eller flere, må begge spor bruges, men ikke af samme spiller.
rule-title-5-7 = Fordobl en strækning
rule-5-7 =
    Når du indsætter tog på en strækning, må du samtidig spille terrænkort af dens terræn (1.5) og fordoble dens point, forudsat at ingen har flere kort af det terræn end dig (5.8). En strækning på højst { COUNT($longest_short_route, form: "neuter", one: "felt", other: "felter") } koster { COUNT($short_terrain_cost, form: "neuter") } terrænkort, en længere strækning koster { COUNT($long_terrain_cost, form: "neuter") }.

    Du placerer lige så mange togvogne som ellers.
rule-title-5-8 = Ingen må have flere
rule-5-8 =
    For at fordoble en strækning skal du have mindst lige så mange kort af dens terræn som hver af de andre spillere. Det er nok at stå lige med den, der har flest.

    Tæl, før du lægger de spillede kort væk.
rule-title-5-9 = Lokomotiver som terrænkort
rule-5-9 =
    Når du indsætter tog på en strækning, og kun da, må du spille lokomotiver fra hånden som terrænkort. Hvert tæller som ét kort af strækningens terræn, både når du betaler prisen (5.7), og når I tæller, hvem der har flest (5.8). Bagefter lægges det i bunken med brugte togvognskort. Lokomotiver, som andre har på hånden, tæller ikke.

    Du må spille så mange, som fordoblingen koster. Flere end det må du kun spille for at indhente den spiller, der har flest kort af terrænet, og da præcis så mange, som du har brug for. Dækker dine lokomotiver ikke hele prisen, betaler du resten med dine egne terrænkort.

    Et lokomotiv kan kun bruges én gang: enten som betaling for strækningen (5.2) eller som terræn.
rule-title-5-10 = Et eksempel
rule-5-10 =
    John indsætter tog på et af sporene mellem Cape Town og Port Elizabeth: { COUNT($example_length, form: "neuter", one: "sort felt", other: "sorte felter") }, så terrænet er bjerg & klippe. Han har ét bjergkort, men Peter har to.

    John betaler med { COUNT($example_length, form: "neuter", one: "sort kort", other: "sorte kort") } og spiller et lokomotiv som terræn. Hans bjergkort og lokomotivet giver tilsammen to, lige så mange som Peter har, så John må fordoble. Lokomotivet dækker også prisen på ét terrænkort.

    John får { $example_points } × 2 = { $example_doubled } point, lægger lokomotivet væk og beholder sit bjergkort.
rule-title-5-11 = Brugte og ubrugte terrænkort
rule-5-11 = Terrænkort, du spiller, lægges i deres egen bunke med brugte kort. Terrænkort, der er tilbage, når spillet slutter, er intet værd.

## 6 Destination tickets

rule-title-6-1 = Træk rutekort
rule-6-1 =
    Træk { COUNT($tickets_drawn, form: "neuter") } rutekort fra bunken, og behold mindst { COUNT($drawn_tickets_kept, form: "neuter") } af dem. Er der færre tilbage, trækker du dem og beholder stadig mindst { COUNT($drawn_tickets_kept, form: "neuter") }. Er der ingen tilbage, kan du ikke trække rutekort.

    De rutekort, du ikke beholder, lægges nederst i bunken i den rækkefølge, du trak dem. De dukker først op igen efter alle de andre.

    Før spillet kan I aftale at trække { COUNT($tickets_in_russian, form: "neuter") } rutekort ad gangen i stedet for { COUNT($tickets_in_most_editions, form: "neuter") }, som i den russiske udgave.
rule-title-6-2 = Hemmelige til det sidste
rule-6-2 = Dine rutekort er hemmelige, til spillet er slut; så vises alle rutekort. Alle må vide, hvor mange du har. Der er ingen øvre grænse.
rule-title-6-3 = Fuldfør et rutekort
rule-6-3 = Du fuldfører et rutekort, når en sammenhængende rute af dine egne strækninger forbinder dets to steder. De andre spilleres strækninger hjælper dig ikke.
rule-title-6-4 = Nigeria, Tchad og Sudan
rule-6-4 =
    Et rutekort til et af disse lande er fuldført, når din rute når frem til en af landets endestationer.

    Endestationer er blindgyder. To strækninger ind i samme land er ikke forbundet med hinanden dér, så din rute kan ikke gå gennem et land. På andre spillebrætter gælder det alle lande med endestationer.
rule-title-6-5 = Madagaskar
rule-6-5 = Et rutekort til Madagaskar er fuldført, når din rute når frem til en af de to havne. Havnene er almindelige stop med deres egen strækning imellem sig, så din rute må gerne gå gennem Madagaskar. På andre spillebrætter gælder det alle lande med havne.
rule-title-6-6 = Mellemstationer
rule-6-6 = Mellemstationer forbinder strækninger ligesom byer. Intet rutekort går til en mellemstation.

## 7 The end and the score

rule-title-7-1 = Sidste runde
rule-7-1 =
    Når en spiller har højst { COUNT($trains_that_end_the_game, one: "togvogn", other: "togvogne") } tilbage ved slutningen af en tur, begynder sidste runde: alle får én tur til, også den spiller selv. Så er spillet slut.

    Intet gør sidste runde længere, heller ikke at en anden spiller løber tør for togvogne.
rule-title-7-2 = Point for rutekort
rule-7-2 = Alle rutekort vises. Hvert rutekort, du har fuldført, lægger sine point til din score; hvert, du ikke har fuldført, trækker sine point fra.
rule-title-7-3 = Globetrotter-bonussen
rule-7-3 = Den spiller, der har fuldført flest rutekort, får Globetrotter-bonussen på { $globetrotter } point. Står flere spillere lige, får de den alle. Har ingen fuldført et rutekort, får ingen den. Rutekort, der ikke er fuldført, gør ingen forskel her.
rule-title-7-4 = Ingen bonus for længste rute
rule-7-4 = Der er ingen bonus for den længste rute. Din score kan komme under nul.
rule-title-7-5 = Vinderen
rule-7-5 = Spilleren med flest point vinder. Står flere lige, vinder den af dem, der har fuldført flest rutekort. Står de stadig lige, deler de sejren.

## Hints

rules-hint-centre = Med { COUNT($max_players, one: "spiller", other: "spillere") } fyldes midten af landkortet hurtigt. Har du brug for en rute gennem Afrikas hjerte, så tag flaskehalsene tidligt. Vil I have et venligere spil, så vær færre om bordet.
rules-hint-now = Dit forspring i et terræn kan være væk, næste gang det er din tur. Kan du fordoble en god strækning nu, er det ofte bedre at tage den end at vente.
rules-hint-spend = Terrænkort, du har spillet, tæller ikke længere for dig. Se, hvad de andre har, før du giver dit forspring fra dig, og slut ikke spillet med ubrugte terrænkort.
rules-hint-long = Lange strækninger er langt mere værd end korte: { COUNT($longest_route, form: "neuter", one: "felt", other: "felter") } giver { $longest_route_points } point, eller { $longest_route_doubled }, hvis strækningen fordobles. Én lang strækning i det rette terræn kan afgøre et spil.
rules-hint-paths = Behold rutekort, der deler rute: de samme strækninger kan fuldføre flere af dem. Til Globetrotter-bonussen tæller et lille rutekort lige så meget som et stort.
rules-hint-end = Hold øje med, hvor mange togvogne de andre har tilbage. Det er risikabelt at trække rutekort sent, for hvert rutekort, du ikke fuldfører, koster dig point.
rules-hint-score = Giv point for hver strækning med det samme, for bagefter kan ingen se, hvilke strækninger der blev fordoblet. Her flytter spillet pointmarkørerne for dig; ved et rigtigt bord kan én spiller føre regnskab for alle.

## Where editions differ, for people with a box beside them

rules-section-editions = Forskelle mellem udgaverne
rules-edition-tickets = I løbet af spillet trækker du { COUNT($tickets_in_most_editions, form: "neuter") } rutekort efter de fleste regelhæfter og { COUNT($tickets_in_russian, form: "neuter") } efter det russiske. Aftal, hvad der gælder, før I begynder (6.1).
rules-edition-bonus = I det russiske regelhæfte er bonussen for flest fuldførte rutekort opkaldt efter spillet og hedder ikke »Globetrotter« (7.3).
rules-edition-tracks = Kun det franske regelhæfte siger direkte, at en spiller ikke må tage begge spor i et dobbeltspor. Her gælder det altid (5.6).
rules-edition-base = Regelhæfterne henter færger (5.3), grænsen for synlige lokomotiver (4.4), sidste runde (7.1) og pointlighed (7.5) fra grundspillet, og det gør disse regler også.
rules-edition-silent = Regelhæfterne siger ikke, hvornår en spiller melder pas (3.1), om du må spille flere lokomotiver, end fordoblingen koster (5.9), hvilket terræn en grå strækning har, når du betaler for den i en anden farve (1.5), eller om din rute må gå gennem Madagaskar (6.5). De regler er vores egne.
rules-edition-places = Det trykte spillebræt har de samme stednavne i alle udgaver. Her ser du de navne, der er almindelige på dansk, og du kan skrive begge dele.

## Pictures: what stands below them, and what is read out instead of them. $route names two places.

rules-picture-train-cards = Togvognskortenes otte farver og lokomotivet
rules-picture-ticket = Et rutekort: to steder og pointene for at forbinde dem
rules-picture-display = De synlige kort: { COUNT($open_train_cards, form: "neuter") } togvognskort og { COUNT($open_terrain_cards, form: "neuter") } terrænkort
rules-picture-three-locomotives = { COUNT($locomotives_swept, form: "neuter", start: 1, one: "synligt lokomotiv", other: "synlige lokomotiver") }: alle { COUNT($open_train_cards, form: "neuter") } kort udskiftes
rules-picture-single = { $route }: en strækning på { COUNT($single_length, form: "neuter", one: "felt", other: "felter") }
rules-picture-double = { $route }: et dobbeltspor, to spor på hver { COUNT($example_length, form: "neuter", one: "felt", other: "felter") }
rules-picture-ferry = { $route }: en færge. Mindst { COUNT($ferry_locomotives, form: "neuter") } af de { COUNT($ferry_length, form: "neuter") } kort skal være { $ferry_locomotives ->
        [one] et lokomotiv
       *[other] lokomotiver
    }
rules-picture-terminal = To strækninger ind i Sudan: de er ikke forbundet dér
rules-picture-madagascar = Madagaskars to havne og strækningen mellem dem
rules-picture-points = Hvad en strækning giver efter sin længde, og hvad det koster at fordoble den
rules-picture-spaces = Felter
rules-picture-points-once = Point
rules-picture-points-twice = Fordoblet
rules-picture-terrain-cost = Terrænkort
rules-picture-example = { $route }, taget af John
rules-picture-john-pays = John betaler
rules-picture-john-terrain = Johns terræn
rules-picture-john-locomotive = Spillet som terræn
rules-picture-peter-terrain = Peters terræn
rules-picture-example-majority = 1 + 1 = 2, lige så mange som Peter har
rules-picture-example-points = { $example_points } × 2 = { $example_doubled } point
rules-picture-globetrotter = To spillere har fuldført fire rutekort hver: begge får { $globetrotter } point
rules-picture-bonus = + { $globetrotter }
rules-picture-no-bonus = ingen bonus

## On the page and at the table

rules-contents = Indhold
rules-print = Udskriv
rules-rule = Regel { $rule }
rules-link-to = Link til regel { $rule }
rules-all = Alle reglerne (i en ny fane)

## In the terminal

rules-heading = { $number } { $title }
rules-more = Læs mere ved at skrive f.eks.: regler 5 (et helt afsnit), regler 5.8 (én regel), regler alle (det hele).
rules-unknown = Der er ingen regel »{ $number }«. Skriv et afsnit fra { $first } til { $last } eller nummeret på en regel, f.eks. 5.8.
command-rules = Læs reglerne: alle sammen, et afsnit eller en enkelt regel.
argument-rule = Et afsnit som 5 eller en regel som 5.8; ellers vises alle reglerne.
