# The rules, all of them, in a player's words: the rules page, the rule shown at the table, `okapi rules`.
#
# One message a rule: rule-5-8 is rule 5.8, rule-title-5-8 its name. A blank line begins a new paragraph.
# A number in brackets, like (5.8), is shown as a link to that rule: keep the number and its brackets.
# docs/rules.md lists the same numbers with the code and the tests behind them.

## Introduction

rules-title = Reglerne
rules-intro = Omkring 1910 bygger to til fem jernbaneselskaber på kryds og tværs gennem Afrikas hjerte. Du samler kort, betaler med dem for strækninger mellem nabosteder og forbinder de fjerne steder på dine hemmelige rutekort. Den, der har flest point til sidst, vinder: point for hver strækning, flere for strækninger i det rette terræn, og oven i det rutekortenes point.

rules-minute-title = På ét minut
rules-minute-turn = I din tur gør du én ting: trækker kort, indsætter tog på en strækning eller trækker rutekort.
rules-minute-cards = Når du trækker kort, tager du to: togvognskort eller terrænkort, synlige eller fra en bunke. Et synligt lokomotiv koster hele turen.
rules-minute-routes = En strækning koster ét kort i sin farve og én af dine togvogne pr. felt. Lokomotiver er jokere. Du får point med det samme: jo længere, jo bedre. Med to eller tre spillere kan kun det ene spor på et dobbeltspor bruges.
rules-minute-doubling = Hvis du har flest kort af strækningens terræn, eventuelt delt, kan du bruge et eller to af dem og få dobbelt point for strækningen.
rules-minute-tickets = Et rutekort nævner to steder. Forbind dem med dine egne strækninger, så giver det sine point til sidst; gør du det ikke, koster det dig lige så mange. Landene i kanten af landkortet er blindgyder: din forbindelse kan ende der, men ikke gå igennem.
rules-minute-end = Når nogen er nede på to togvogne, får alle én tur til. Den eller de spillere, der har fuldført flest rutekort, får 10 point ekstra.

## Section headings

rules-section-1 = Hvad spillet indeholder
rules-section-2 = Forberedelse
rules-section-3 = Din tur
rules-section-4 = Træk kort
rules-section-5 = Indsæt tog på en strækning
rules-section-6 = Rutekort
rules-section-7 = Slutning og point
rules-section-hints = Gode råd

## 1 What is in the game

rule-title-1-1 = Spillere og togvogne
rule-1-1 =
    To til fem kan spille. Hver af jer har 45 togvogne i én farve og begynder med 0 point.

    Vil I have et kortere spil, kan I aftale færre togvogne, før I begynder.
rule-title-1-2 = Togvognskort
rule-1-2 = Der er 110 togvognskort: 12 i hver farve (lilla, hvid, blå, gul, orange, sort, rød og grøn) og 14 lokomotiver. Med dem betaler du for strækninger.
rule-title-1-3 = Rutekort
rule-1-3 = Der er 48 rutekort. Hvert nævner to steder og siger, hvor mange point det er værd at forbinde dem.
rule-title-1-4 = Terrænkort
rule-1-4 = Der er 45 terrænkort, 15 af hvert terræn: ørken & savanne, jungle & skov, bjerg & klippe. Med dem får du en stræknings point to gange (5.7).
rule-title-1-5 = En stræknings terræn
rule-1-5 =
    Den farve, der er trykt på en strækning, viser dens terræn. Gule, orange og røde strækninger ligger i ørken & savanne; lilla, blå og grønne i jungle & skov; hvide, grå og sorte i bjerg & klippe.

    Kun den trykte farve tæller. En grå strækning er bjerg & klippe, også selv om du betaler for den med røde kort.
rule-title-1-6 = Spillepladen
rule-1-6 =
    Spillepladen har 96 forbindelser mellem stederne. 21 af dem er dobbeltspor med to spor side om side, så der er 117 spor at indsætte tog på.

    Der er 33 byer og 10 mellemstationer; tre lande i kanten af kortet, Nigeria, Tchad og Sudan, hvert med to endestationer; og Madagaskar med sine to havne.

## 2 Setting up

rule-title-2-1 = Hvem begynder
rule-2-1 = I sidder i en fast rækkefølge. Startspilleren findes ved lodtrækning, og de andre følger efter i den rækkefølge.
rule-title-2-2 = Hvad alle får
rule-2-2 = Alle får fire togvognskort og fire rutekort, som de holder for sig selv, og ét terrænkort, som ligger synligt foran dem.
rule-title-2-3 = Synlige kort og bunker
rule-2-3 = Fem togvognskort og to terrænkort lægges synligt frem. Resten af togvognskortene, terrænkortene og rutekortene danner tre bunker med bagsiden opad.
rule-title-2-4 = Dine første rutekort
rule-2-4 =
    Du beholder mindst to af dine fire rutekort. Alle vælger på samme tid og i hemmelighed; hvor mange hver af jer har beholdt, bliver kendt, når den sidste spiller har valgt.

    De rutekort, du ikke vil have, lægges nederst i bunken i den rækkefølge, de blev delt ud: først dem fra spilleren på den første plads, så dem fra den næste.

## 3 Your turn

rule-title-3 = Én af tre ting
rule-3 = I din tur gør du præcis én af tre ting: trækker kort (4.1), indsætter tog på en strækning (5.1) eller trækker rutekort (6.1). Du gør det, du er begyndt på, færdigt, før turen går videre.
rule-title-3-1 = Meld pas
rule-3-1 = Kan du ikke gøre nogen af de tre ting, melder du pas. Så længe du kan gøre blot én af dem, må du ikke melde pas.
rule-title-3-2 = Når alle melder pas
rule-3-2 = Hvis alle spillere melder pas lige efter hinanden, slutter spillet med det samme og gøres op (7.2). Det gælder også i sidste runde.

## 4 Drawing cards

rule-title-4-1 = To kort
rule-4-1 =
    Du trækker to kort, det ene efter det andet. Hvert af dem kan være et togvognskort eller et terrænkort, et synligt kort eller det øverste i en bunke, blandet som du vil.

    Du ser på det første kort, før du vælger det andet. Du må ikke stoppe efter ét kort, så længe du kan trække et til.
rule-title-4-2 = Synlige lokomotiver
rule-4-2 =
    Et synligt lokomotiv koster hele turen: du må kun tage det som dit første kort, og så er din tur slut. Som andet kort er det aldrig tilladt, heller ikke hvis det lige er blevet lagt frem.

    Et lokomotiv, du trækker fra bunken, er et kort som alle andre.
rule-title-4-3 = Hullet fyldes
rule-4-3 = Når du tager et synligt kort, lægges der straks et nyt fra bunken på dets plads, før du trækker igen. Det gælder både togvognskort og terrænkort.
rule-title-4-4 = Tre synlige lokomotiver
rule-4-4 =
    Hvis tre eller flere af de fem synlige togvognskort er lokomotiver, lægges alle fem i bunken med brugte kort, og fem nye lægges frem; om nødvendigt igen. Det afgøres først, når hullerne er fyldt, så langt kortene rækker.

    Er der i bunken, i bunken med brugte kort og blandt de synlige kort tilsammen færre end tre kort tilbage, der ikke er lokomotiver, bliver de synlige kort liggende.
rule-title-4-5 = En tom bunke
rule-4-5 =
    Når bunken med togvognskort eller terrænkort slipper op, blandes de brugte kort og bliver til den nye bunke. Skal synlige lokomotiver lægges væk i samme øjeblik (4.4), sker det først, så de kort blandes med.

    Er der heller ingen brugte kort, forbliver et hul blandt de synlige kort tomt, indtil der igen lægges kort væk.
rule-title-4-6 = Intet tilbage at trække
rule-4-6 = Er der intet, du kan trække som dit andet kort, slutter din tur efter ét kort. Det gælder også, hvis der kun er synlige lokomotiver tilbage.
rule-title-4-7 = Hvad de andre kan se
rule-4-7 = Dine togvognskort er hemmelige, også efter spillet, men alle må vide, hvor mange du har. Dine terrænkort ligger synligt foran dig, sorteret efter terræn, så alle kan tælle dem. Du må have så mange kort, du vil.

## 5 Claiming a route

rule-title-5-1 = Enhver ledig strækning
rule-5-1 = Du indsætter tog på én strækning, som ingen har taget endnu. Den må ligge hvor som helst på spillepladen; den behøver ikke røre de strækninger, du allerede har.
rule-title-5-2 = Betaling
rule-5-2 =
    Du betaler lige så mange togvognskort, som strækningen har felter, alle i strækningens farve. For en grå strækning vælger du selv farven, men alle kort skal stadig have samme farve.

    Et lokomotiv kan bruges i stedet for et hvilket som helst kort. Du må blande lokomotiver med farven eller betale med lokomotiver alene.
rule-title-5-3 = Færger
rule-5-3 = En færge viser et eller flere lokomotiver på sine felter. Mindst så mange af de kort, du betaler med, skal være lokomotiver. De tæller med i strækningens længde; du betaler dem ikke oveni.
rule-title-5-4 = At lægge togvogne
rule-5-4 = Du lægger en af dine togvogne på hvert af strækningens felter. Der bliver de resten af spillet. Har du færre togvogne, end strækningen har felter, kan du ikke indsætte tog på den. De kort, du har betalt med, lægges i bunken med brugte kort.
rule-title-5-5 = Point
rule-5-5 = Du får strækningens point med det samme. Ét felt giver 1 point, to felter 2, tre felter 4, fire felter 7, fem felter 10 og seks felter 15.
rule-title-5-6 = Dobbeltspor
rule-5-6 =
    Med to eller tre spillere kan kun det ene spor i et dobbeltspor bruges: når nogen har indsat tog på et spor, er det andet lukket for alle.

    Med fire eller fem spillere kan begge spor bruges, men aldrig begge af samme spiller.
rule-title-5-7 = Dobbelt point for en strækning
rule-5-7 =
    Når du indsætter tog på en strækning, må du spille terrænkort af dens terræn (1.5) for at fordoble dens point, hvis du har flest kort af det terræn, eventuelt delt (5.8). En strækning på et til tre felter koster ét terrænkort, en strækning på fire til seks felter koster to.

    Du indsætter lige så mange togvogne som ellers.
rule-title-5-8 = Flest terrænkort
rule-5-8 =
    For at fordoble en strækning skal du have mindst lige så mange kort af dens terræn som hver af de andre spillere. Lige mange er nok.

    Kortene tælles, før du lægger dine spillede kort væk.
rule-title-5-9 = Lokomotiver som terræn
rule-5-9 =
    Når du indsætter tog på en strækning, og kun da, må du spille lokomotiver fra hånden som terrænkort. Hvert tæller som ét kort af strækningens terræn, både til prisen (5.7) og til at have flest (5.8). Bagefter lægges det i bunken med brugte togvognskort. Lokomotiver på andres hænder tæller ikke.

    Du må spille så mange, som fordoblingen koster. Flere end det må du kun spille, hvis du har brug for dem for at komme op på siden af den spiller, der har flest kort af terrænet, og da præcis så mange, som du har brug for. Den del af prisen, dine lokomotiver ikke dækker, betaler du med dine egne terrænkort.

    Et lokomotiv kan kun bruges én gang: enten som en del af betalingen (5.2) eller som terræn.
rule-title-5-10 = Et eksempel
rule-5-10 =
    John indsætter tog på et spor mellem Cape Town og Port Elizabeth: tre sorte felter, så terrænet er bjerg & klippe. Han har ét bjergkort, men Peter har to.

    John betaler tre sorte kort og spiller et lokomotiv som terræn. Hans ene kort og lokomotivet giver to, lige så mange som Peter har, så han må fordoble. Lokomotivet betaler også prisen på ét terrænkort.

    Han får 4 × 2 = 8 point, lægger lokomotivet væk og beholder sit bjergkort.
rule-title-5-11 = Brugte og ubrugte terrænkort
rule-5-11 = Terrænkort, du spiller, lægges i deres egen bunke med brugte kort. Terrænkort, du stadig har, når spillet slutter, er intet værd.

## 6 Destination tickets

rule-title-6-1 = At trække rutekort
rule-6-1 =
    Du trækker de fire øverste rutekort i bunken og beholder mindst ét af dem. Er der færre end fire tilbage, trækker du dem og beholder stadig mindst ét. Er der ingen tilbage, kan du ikke trække rutekort.

    De rutekort, du ikke beholder, lægges nederst i bunken i den rækkefølge, du trak dem. De dukker først op igen efter alle de andre.

    Før spillet kan I aftale at trække tre rutekort ad gangen i stedet for fire, som i den russiske udgave.
rule-title-6-2 = Hemmelige til det sidste
rule-6-2 = Dine rutekort er hemmelige, til spillet er slut; så vises de alle. Alle må vide, hvor mange du har. Du må have så mange, du vil.
rule-title-6-3 = At fuldføre et rutekort
rule-6-3 = Et rutekort er fuldført, når en ubrudt vej af dine egne strækninger forbinder dets to steder. De andre spilleres strækninger hjælper dig ikke.
rule-title-6-4 = Nigeria, Tchad og Sudan
rule-6-4 =
    Et rutekort til et af disse lande er fuldført, når din rute når frem til en af landets endestationer.

    Endestationer er blindgyder. To strækninger ind i samme land er ikke forbundet med hinanden dér, så din rute kan ikke gå gennem et land.
rule-title-6-5 = Madagaskar
rule-6-5 = Et rutekort til Madagaskar er fuldført, når din rute når frem til en af de to havne. Havnene er almindelige stop med deres egen strækning imellem sig, så din rute må gerne gå gennem Madagaskar.
rule-title-6-6 = Mellemstationer
rule-6-6 = Mellemstationer forbinder strækninger ligesom byer. Intet rutekort fører til en mellemstation.

## 7 The end and the score

rule-title-7-1 = Sidste runde
rule-7-1 =
    Når en spiller har to togvogne eller færre ved slutningen af en tur, begynder sidste runde: alle får én tur til, også den spiller selv. Så er spillet slut.

    Intet gør sidste runde længere, heller ikke at en anden løber tør for togvogne undervejs.
rule-title-7-2 = Rutekortene tælles
rule-7-2 = Nu tælles alle rutekort. Hvert rutekort, du har fuldført, lægger sine point til din score; hvert, du ikke har fuldført, trækker sine point fra.
rule-title-7-3 = Globetrotter-bonussen
rule-7-3 = Den, der har fuldført flest rutekort, får Globetrotter-bonussen på 10 point. Står flere spillere lige, får de den hver især. Har ingen fuldført et rutekort, får ingen den. Rutekort, du ikke har fuldført, gør ingen forskel her.
rule-title-7-4 = Ingen bonus for længste rute
rule-7-4 = Der er ingen bonus for den længste rute. Dine point kan komme under nul.
rule-title-7-5 = Hvem vinder
rule-7-5 = Den, der har flest point, vinder. Står det lige, vinder den af de spillere, der har fuldført flest rutekort. Står det også lige dér, deler de sejren.

## Hints

rules-hint-centre = Midten af kortet fyldes hurtigt, når I er fem. Er en vej gennem Afrikas hjerte vigtig for dig, så tag de snævre steder tidligt. Vil I hellere have et venligere spil, så vær højst fire.
rules-hint-now = Et flertal kan være væk, næste gang det er din tur. Kan du få dobbelt point for en god strækning nu, er det ofte bedre at tage den nu end at vente.
rules-hint-spend = Terrænkort, du har spillet, tæller ikke længere for dig. Se, hvad de andre har, før du giver dit forspring væk, og lad ingen terrænkort ligge ubrugte til sidst.
rules-hint-long = Lange strækninger er langt mere værd end korte: seks felter giver 15 point, eller 30 hvis de fordobles. Én lang strækning i det rette terræn kan afgøre et spil.
rules-hint-paths = Behold rutekort, der deler vej: de samme strækninger kan fuldføre flere af dem. Til Globetrotter-bonussen tæller et lille rutekort lige så meget som et stort.
rules-hint-end = Hold øje med, hvor mange togvogne de andre har tilbage. Rutekort, du trækker sent, er en risiko, for det, du ikke fuldfører, koster dig point.
rules-hint-score = Strækninger giver point, når de tages, for bagefter kan ingen se, hvilke der blev fordoblet. Her flytter spillet pointmarkørerne for dig; rundt om et bord af træ kan én af jer føre regnskab for alle.

## Where editions differ, for people with a box beside them

rules-section-editions = Hvor udgaverne er forskellige
rules-edition-tickets = Under spillet trækker man fire rutekort i de fleste regelhæfter og tre i det russiske. Bliv enige om det, før I begynder (6.1).
rules-edition-bonus = Det russiske hæfte kalder bonussen for flest fuldførte rutekort efter spillet og ikke Globetrotter (7.3).
rules-edition-tracks = Kun det franske hæfte siger direkte, at en spiller ikke må få begge spor på et dobbeltspor. Her gælder det altid (5.6).
rules-edition-base = Færger (5.3), tre synlige lokomotiver (4.4), sidste runde (7.1) og uafgjort (7.5) henter hæfterne fra grundspillet, og det gør disse regler også.
rules-edition-silent = Hæfterne siger ikke, hvornår man melder pas (3.1), om man må spille flere lokomotiver, end fordoblingen koster (5.9), hvilket terræn en grå strækning har, når man betaler i en anden farve (1.5), eller om en forbindelse må gå gennem Madagaskar (6.5). De regler er vores egne.
rules-edition-places = På det trykte spillebræt er stednavnene de samme i alle udgaver. Her ser du de navne, der er almindelige på dansk, og du kan skrive begge dele.

## Pictures: what stands below them, and what is read out instead of them. $route names two places.

rules-picture-train-cards = Togvognskortenes otte farver og lokomotivet
rules-picture-ticket = Et rutekort: to steder og pointene for at forbinde dem
rules-picture-terrain = Hvert terrænkort fordobler strækninger i tre farver
rules-picture-display = De synlige kort: fem togvognskort og to terrænkort
rules-picture-three-locomotives = Tre synlige lokomotiver: alle fem kort udskiftes
rules-picture-single = { $route }: en strækning på fire felter
rules-picture-double = { $route }: et dobbeltspor, to spor på hver tre felter
rules-picture-ferry = { $route }: en færge. Mindst ét af de tre kort skal være et lokomotiv
rules-picture-terminal = To veje ind i Sudan. De er ikke forbundet dér
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
rules-picture-example-points = 4 × 2 = 8 point
rules-picture-globetrotter = To spillere har fuldført fire rutekort hver: begge får 10 point
rules-picture-bonus = + 10
rules-picture-no-bonus = ingen bonus

## On the page and at the table

rules-contents = Indhold
rules-print = Udskriv
rules-rule = Regel { $rule }
rules-link-to = Link til regel { $rule }
rules-why = Hvorfor? Regel { $rule }
rules-all = Alle reglerne (i en ny fane)

## In the terminal

rules-heading = { $number } { $title }
rules-more = Læs mere ved at skrive f.eks.: regler 5 (et helt afsnit), regler 5.8 (én regel), regler alle (det hele).
rules-unknown = Der er ingen regel »{ $number }«. Skriv et afsnit fra { $first } til { $last } eller nummeret på en regel, f.eks. 5.8.
command-rules = Læs reglerne: dem alle, et afsnit eller en enkelt regel.
argument-rule = Et afsnit som 5 eller en regel som 5.8; alle regler, hvis det udelades.
