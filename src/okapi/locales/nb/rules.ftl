# The rules, all of them, in a player's words: the rules page, the rule shown at the table, `okapi rules`.
#
# One message a rule: rule-5-8 is rule 5.8, rule-title-5-8 its name. A blank line begins a new paragraph.
# A number in brackets, like (5.8), is shown as a link to that rule: keep the number and its brackets.
# docs/rules.md lists the same numbers with the code and the tests behind them.
#
# No number of the game is written down here: each comes from the game as a parameter, by the names of
# src/okapi/game/figures.py. COUNT writes it in words with its noun, and is explained in src/okapi/locales/counting.py.

## Introduction

rules-title = Reglene
rules-intro = Rundt 1910 bygger { COUNT($min_players, form: "neuter") } til { COUNT($max_players, form: "neuter", one: "jernbaneselskap", other: "jernbaneselskaper") } seg vei gjennom Afrikas hjerte. Samle kort, bruk dem til å ta spor mellom nabosteder, og knytt sammen de fjerne stedene på de hemmelige billettene dine. Du får poeng for hvert spor, dobbelt hvis du behersker terrenget, og for hver billett du fullfører. Den som har flest poeng til slutt, vinner.

rules-minute-title = På ett minutt
rules-minute-turn = På din tur gjør du én ting: trekker kort, tar et spor eller trekker billetter.
rules-minute-cards = Når du trekker kort, tar du { COUNT($draws, form: "neuter") }: vognkort eller terrengkort, åpne eller fra en bunke. Et åpent lokomotiv koster hele turen.
rules-minute-routes = Et spor koster ett kort i sin farge og ett av togene dine per felt. Lokomotiver er jokere. Du får poeng med en gang: jo lengre spor, jo bedre. Er dere færre enn { COUNT($players_sharing_doubles, one: "spiller", other: "spillere") }, kan bare ett av sporene i et dobbeltspor tas.
rules-minute-doubling = Hvis ingen har flere kort av sporets terreng enn du har, kan du spille noen av dine og få dobbelt poeng for sporet: { COUNT($short_terrain_cost, form: "neuter") } for et kort spor, { COUNT($long_terrain_cost, form: "neuter") } for et langt.
rules-minute-tickets = En billett viser to steder. Knytter du dem sammen med dine egne spor, gir den poeng til slutt; gjør du det ikke, koster den deg like mange. Landene i kanten av kartet er blindveier: ruten din kan ende der, men ikke gå gjennom.
rules-minute-end = Når en spiller har { COUNT($trains_that_end_the_game, form: "neuter") } tog eller færre igjen, får alle én tur til. Den som har fullført flest billetter, får { $globetrotter } poeng ekstra; står flere likt, får de det alle sammen.

## Section headings

rules-section-1 = Dette er med i spillet
rules-section-2 = Forberedelser
rules-section-3 = Din tur
rules-section-4 = Trekke kort
rules-section-5 = Ta et spor
rules-section-6 = Billetter
rules-section-7 = Spillets slutt og poengene
rules-section-hints = Tips til spillet

## 1 What is in the game

rule-title-1-1 = Spillere og tog
rule-1-1 =
    Spillet er for { COUNT($min_players) } til { COUNT($max_players, one: "spiller", other: "spillere") }. Hver spiller har { COUNT($trains, form: "neuter") } tog i én farge og begynner med 0 poeng.

    Vil dere ha et kortere spill, kan dere avtale færre tog før dere begynner.
rule-title-1-2 = Vognkort
rule-1-2 = Det er { $train_cards } vognkort: { $cards_of_each_colour } i hver farge (lilla, hvit, blå, gul, oransje, svart, rød og grønn) og { COUNT($locomotives, form: "digits", one: "lokomotiv", other: "lokomotiver") }. Du bruker dem til å ta spor.
rule-title-1-3 = Billetter
rule-1-3 = Det er { COUNT($tickets, form: "digits", one: "billett", other: "billetter") }. Hver av dem viser to steder og hvor mange poeng det gir å knytte dem sammen.
rule-title-1-4 = Terrengkort
rule-1-4 = Det er { $terrain_cards } terrengkort, { $cards_of_each_terrain } av hvert terreng: ørken & savanne, jungel & skog, fjell & klippe. Du bruker dem til å doble poengene for et spor (5.7).
rule-title-1-5 = Sporets terreng
rule-1-5 =
    Fargen som er trykt på et spor, forteller hvilket terreng det ligger i. Gule, oransje og røde spor ligger i ørken & savanne; lilla, blå og grønne i jungel & skog; hvite, grå og svarte i fjell & klippe.

    Bare den trykte fargen teller. Et grått spor er fjell & klippe selv om du betaler for det med røde kort.
rule-title-1-6 = Brettet
rule-1-6 =
    { COUNT($connections, start: 1, one: "forbindelse", other: "forbindelser") } knytter sammen stedene på brettet. { COUNT($double_routes, start: 1) } av dem er dobbeltspor, med to spor side om side, så det er { COUNT($tracks, form: "neuter") } spor å ta.

    Det er { COUNT($cities, form: "digits", one: "by", other: "byer") } og { COUNT($way_stations, form: "digits", one: "mellomstasjon", other: "mellomstasjoner") }. På Afrika-brettet er det dessuten landene i kanten, Nigeria, Tsjad og Sudan, med { COUNT($terminals_of_each, one: "endestasjon", other: "endestasjoner") } hvert, og Madagaskar med { COUNT($ports, one: "havn", other: "havner") }.

## 2 Setting up

rule-title-2-1 = Startspilleren
rule-2-1 = Rekkefølgen rundt bordet ligger fast. Startspilleren trekkes tilfeldig, og de andre følger i tur og orden.
rule-title-2-2 = Det du begynner med
rule-2-2 = Hver spiller får { COUNT($train_cards_dealt, form: "neuter") } vognkort og { COUNT($tickets_dealt, one: "billett", other: "billetter") }, som holdes hemmelige, og { COUNT($terrain_cards_dealt, form: "neuter") } terrengkort, som legges åpent foran spilleren.
rule-title-2-3 = Åpne kort og bunker
rule-2-3 = Legg { COUNT($open_train_cards, form: "neuter") } vognkort og { COUNT($open_terrain_cards, form: "neuter") } terrengkort åpent ut. Resten av vognkortene, terrengkortene og billettene blir til tre bunker med baksiden opp.
rule-title-2-4 = De første billettene dine
rule-2-4 =
    Behold minst { COUNT($starting_tickets_kept) } av de { COUNT($tickets_dealt, one: "billettene", other: "billettene") } dine. Alle velger samtidig og i hemmelighet; når alle har valgt, får alle vite hvor mange billetter hver spiller har beholdt.

    Billettene du legger tilbake, havner nederst i billettbunken i den rekkefølgen de ble delt ut, plass for plass.

## 3 Your turn

rule-title-3 = Én av tre handlinger
rule-3 = På din tur gjør du nøyaktig én av tre ting: trekker kort (4.1), tar et spor (5.1) eller trekker billetter (6.1). Du gjør deg ferdig med det før neste spiller får turen.
rule-title-3-1 = Melde pass
rule-3-1 = Er ingen av de tre handlingene mulig, melder du pass. Så lenge én av dem er mulig, kan du ikke melde pass.
rule-title-3-2 = Når alle melder pass
rule-3-2 = Hvis alle spillerne melder pass rett etter hverandre, slutter spillet med en gang, og poengene gjøres opp (7.2), også i siste runde.

## 4 Drawing cards

rule-title-4-1 = { COUNT($draws, form: "neuter", start: 1) } kort
rule-4-1 =
    Trekk { COUNT($draws, form: "neuter") } kort, ett om gangen. Hvert av dem kan være et vognkort eller et terrengkort, et åpent kort eller det øverste i en bunke, blandet som du vil.

    Du ser hvert kort før du velger det neste. Så lenge det er kort å trekke, kan du ikke stoppe før tiden.
rule-title-4-2 = Åpne lokomotiver
rule-4-2 =
    Et åpent lokomotiv koster hele turen: du kan bare ta det som ditt første kort, og da er turen din over. Etter et annet kort kan du aldri ta det, ikke engang om det nettopp ble lagt ut.

    Et lokomotiv du trekker fra bunken, er et kort som alle andre.
rule-title-4-3 = Nye åpne kort
rule-4-3 = Når du tar et åpent vognkort eller terrengkort, erstattes det straks av et nytt fra bunken, før du trekker igjen.
rule-title-4-4 = { COUNT($locomotives_swept, form: "neuter", start: 1, one: "åpent lokomotiv", other: "åpne lokomotiver") }
rule-4-4 =
    Hvis { COUNT($locomotives_swept, form: "neuter") } eller flere av de { COUNT($open_train_cards, form: "neuter") } åpne vognkortene er lokomotiver, legges alle de åpne vognkortene i forkastningshaugen, og nye legges ut; gjenta om nødvendig. Sjekk først når alle hullene er fylt, så langt kortene rekker.

    Hvis bunken, forkastningshaugen og de åpne kortene til sammen inneholder færre enn { COUNT($min_other_cards, form: "neuter") } kort som ikke er lokomotiver, blir de åpne kortene liggende.
rule-title-4-5 = En tom bunke
rule-4-5 =
    Når bunken med vognkort eller terrengkort er tom, stokkes forkastningshaugen og blir til en ny bunke. Skal åpne lokomotiver forkastes i samme øyeblikk (4.4), gjør dere det først, slik at de kortene stokkes med.

    Er forkastningshaugen også tom, blir et hull blant de åpne kortene stående tomt til noen forkaster kort igjen.
rule-title-4-6 = Ingenting igjen å trekke
rule-4-6 = Er det ikke mer du kan trekke, slutter turen din før tiden. Det gjelder også hvis bare åpne lokomotiver er igjen.
rule-title-4-7 = Hva de andre kan se
rule-4-7 = Vognkortene dine er hemmelige, men alle kan få vite hvor mange du har. Terrengkortene dine ligger åpent foran deg, sortert etter terreng, så alle kan telle dem. Det er ingen grense for hvor mange kort du kan ha.

## 5 Claiming a route

rule-title-5-1 = Hvilket som helst ledig spor
rule-5-1 = Ta ett spor som ingen har tatt ennå, hvor som helst på brettet. Det trenger ikke henge sammen med sporene du allerede har.
rule-title-5-2 = Betaling
rule-5-2 =
    Betal like mange vognkort som sporet har felter, alle i fargen til sporet. For et grått spor velger du fargen selv, men alle kortene må fremdeles ha samme farge.

    Lokomotiver er jokere: de kan erstatte et kort i hvilken som helst farge. Du kan blande dem med kort i fargen eller betale med bare lokomotiver.
rule-title-5-3 = Ferger
rule-5-3 = En ferge viser ett eller flere lokomotiver på feltene sine. Minst så mange av kortene du betaler med, må være lokomotiver. De regnes med i sporets lengde; du betaler dem ikke i tillegg.
rule-title-5-4 = Legge ut tog
rule-5-4 = Legg ett av togene dine på hvert felt av sporet. Der blir de resten av spillet. Har du færre tog enn sporet har felter, kan du ikke ta det. Kortene du betalte med, går til forkastningshaugen.
rule-title-5-5 = Poeng
rule-5-5 = Du får poengene for sporet med en gang, etter antall felter: { $points_by_length }.
rule-title-5-6 = Dobbeltspor
rule-5-6 =
    Er dere færre enn { COUNT($players_sharing_doubles, one: "spiller", other: "spillere") }, kan bare ett av sporene i et dobbeltspor tas: når noen har tatt det ene, er det andre stengt for alle.

    Er dere { COUNT($players_sharing_doubles) } eller flere, kan begge sporene tas, men ikke av samme spiller.
rule-title-5-7 = Doble et spor
rule-5-7 =
    Når du tar et spor, kan du samtidig spille terrengkort av sporets terreng (1.5) og doble poengene, forutsatt at ingen har flere kort av det terrenget enn du har (5.8). Et spor på høyst { COUNT($longest_short_route, form: "neuter", one: "felt", other: "felter") } koster { COUNT($short_terrain_cost, form: "neuter") } terrengkort, et lengre spor koster { COUNT($long_terrain_cost, form: "neuter") }.

    Du legger ut like mange tog som ellers.
rule-title-5-8 = Ingen må ha flere
rule-5-8 =
    For å doble et spor må du ha minst like mange kort av sporets terreng som hver av de andre spillerne. Det holder å stå likt med den som har flest.

    Tell før du forkaster kortene du spiller.
rule-title-5-9 = Lokomotiver som terrengkort
rule-5-9 =
    Når du tar et spor, og bare da, kan du spille lokomotiver fra hånden som terrengkort. Hvert av dem teller som ett kort av sporets terreng, både når du betaler prisen (5.7), og når dere teller hvem som har flest (5.8). Etterpå går det til forkastningshaugen for vognkort. Lokomotiver som andre har på hånden, teller ikke.

    Du kan spille så mange som doblingen koster. Flere enn det kan du bare spille for å ta igjen spilleren som har flest kort av terrenget, og da nøyaktig så mange du trenger. Dekker lokomotivene ikke hele prisen, betaler du resten med dine egne terrengkort.

    Et lokomotiv kan bare brukes én gang: enten som betaling for sporet (5.2) eller som terreng.
rule-title-5-10 = Et eksempel
rule-5-10 =
    John tar et av sporene mellom Cape Town og Port Elizabeth: { COUNT($example_length, form: "neuter", one: "svart felt", other: "svarte felter") }, så terrenget er fjell & klippe. Han har ett fjellkort, men Peter har to.

    John betaler med { COUNT($example_length, form: "neuter", one: "svart kort", other: "svarte kort") } og spiller et lokomotiv som terreng. Fjellkortet og lokomotivet blir til sammen to, like mange som Peter har, så John kan doble. Lokomotivet dekker også prisen på ett terrengkort.

    John får { $example_points } × 2 = { $example_doubled } poeng, forkaster lokomotivet og beholder fjellkortet sitt.
rule-title-5-11 = Brukte og ubrukte terrengkort
rule-5-11 = Terrengkort du spiller, går til en egen forkastningshaug. Terrengkort som er igjen når spillet er slutt, er ingenting verdt.

## 6 Destination tickets

rule-title-6-1 = Trekke billetter
rule-6-1 =
    Trekk { COUNT($tickets_drawn, one: "billett", other: "billetter") } fra bunken og behold minst { COUNT($drawn_tickets_kept) } av dem. Er det færre igjen, trekker du dem og beholder fremdeles minst { COUNT($drawn_tickets_kept) }. Er det ingen igjen, kan du ikke trekke billetter.

    Billettene du ikke beholder, legges nederst i bunken i den rekkefølgen du trakk dem. De dukker først opp igjen etter alle de andre.

    Før spillet kan dere avtale å trekke { COUNT($tickets_in_russian, one: "billett", other: "billetter") } om gangen i stedet for { COUNT($tickets_in_most_editions) }, som i den russiske utgaven.
rule-title-6-2 = Hemmelige til det siste
rule-6-2 = Billettene dine er hemmelige til spillet er slutt; da vises alle billettene. Alle kan få vite hvor mange du har. Det er ingen øvre grense.
rule-title-6-3 = Fullføre en billett
rule-6-3 = Du fullfører en billett når en sammenhengende rute av dine egne spor forbinder de to stedene på den. De andre spillernes spor hjelper deg ikke.
rule-title-6-4 = Nigeria, Tsjad og Sudan
rule-6-4 =
    En billett til et av disse landene er fullført når ruten din når en av endestasjonene i landet.

    Endestasjoner er blindveier. To spor inn i samme land henger ikke sammen der, så ruten din kan ikke gå gjennom et land. På andre brett gjelder det alle land med endestasjoner.
rule-title-6-5 = Madagaskar
rule-6-5 = En billett til Madagaskar er fullført når ruten din når en av de to havnene. Havnene er vanlige stopp med et eget spor mellom seg, så ruten din kan gå gjennom Madagaskar. På andre brett gjelder det alle land med havner.
rule-title-6-6 = Mellomstasjoner
rule-6-6 = Mellomstasjoner knytter sammen spor akkurat som byer. Ingen billett går til en mellomstasjon.

## 7 The end and the score

rule-title-7-1 = Siste runde
rule-7-1 =
    Når en spiller har høyst { COUNT($trains_that_end_the_game, form: "neuter") } tog igjen ved slutten av en tur, begynner siste runde: alle får én tur til, også den spilleren. Så er spillet slutt.

    Ingenting gjør siste runde lengre, heller ikke at en annen spiller går tom for tog.
rule-title-7-2 = Poeng for billettene
rule-7-2 = Alle billettene vises. Hver billett du har fullført, gir deg poengene sine; for hver billett du ikke har fullført, trekkes de fra.
rule-title-7-3 = Verdensutforsker-bonusen
rule-7-3 = Spilleren som har fullført flest billetter, får Verdensutforsker-bonusen på { $globetrotter } poeng. Står flere likt, får de den alle sammen. Har ingen fullført en billett, får ingen den. Billetter som ikke er fullført, har ingen betydning her.
rule-title-7-4 = Ingen bonus for lengste rute
rule-7-4 = Det er ingen bonus for den lengste ruten. Poengsummen din kan falle under null.
rule-title-7-5 = Vinneren
rule-7-5 = Spilleren med flest poeng vinner. Står flere likt, vinner den av dem som har fullført flest billetter. Står de fremdeles likt, deler de seieren.

## Hints

rules-hint-centre = Med { COUNT($max_players, one: "spiller", other: "spillere") } fylles midten av kartet fort. Trenger du en rute gjennom Afrikas hjerte, så ta flaskehalsene tidlig. Vil dere ha et vennligere spill, så vær færre rundt bordet.
rules-hint-now = Ledelsen din i et terreng kan være borte før neste tur. Kan du doble et godt spor nå, er det ofte bedre å ta det enn å vente.
rules-hint-spend = Terrengkort du har spilt, teller ikke lenger for deg. Se hva de andre har, før du gir fra deg ledelsen, og ikke sitt igjen med ubrukte terrengkort til slutt.
rules-hint-long = Lange spor er verdt langt mer enn korte: { COUNT($longest_route, form: "neuter", one: "felt", other: "felter") } gir { $longest_route_points } poeng, eller { $longest_route_doubled } hvis sporet dobles. Ett langt spor i riktig terreng kan avgjøre et spill.
rules-hint-paths = Behold billetter som deler rute: de samme sporene kan fullføre flere av dem. For Verdensutforsker-bonusen teller en liten billett like mye som en stor.
rules-hint-end = Følg med på hvor mange tog de andre har igjen. Det er risikabelt å trekke billetter sent, for hver billett du ikke fullfører, koster deg poeng.
rules-hint-score = Regn ut poengene for et spor med en gang det er tatt, for etterpå kan ingen se hvilke spor som ble doblet. Her flytter spillet poengbrikkene for deg; rundt et ekte bord kan én spiller føre poengene for alle.

## Where editions differ, for people with a box beside them

rules-section-editions = Forskjeller mellom utgavene
rules-edition-tickets = Underveis i spillet trekker du { COUNT($tickets_in_most_editions, one: "billett", other: "billetter") } etter de fleste regelheftene og { COUNT($tickets_in_russian) } etter det russiske. Avtal hva som gjelder, før dere begynner (6.1).
rules-edition-bonus = I det russiske regelheftet har bonusen for flest fullførte billetter fått navn etter spillet, ikke «Verdensutforsker» (7.3).
rules-edition-tracks = Bare det franske regelheftet sier rett ut at en spiller ikke kan ta begge sporene i et dobbeltspor. Her gjelder det alltid (5.6).
rules-edition-base = Regelheftene henter ferger (5.3), grensen for åpne lokomotiver (4.4), siste runde (7.1) og uavgjort (7.5) fra grunnspillet, og det gjør disse reglene også.
rules-edition-silent = Regelheftene sier ikke når en spiller melder pass (3.1), om du kan spille flere lokomotiver enn doblingen koster (5.9), hvilket terreng et grått spor har når du betaler for det i en annen farge (1.5), eller om ruten din kan gå gjennom Madagaskar (6.5). De reglene er våre egne.
rules-edition-places = Det trykte brettet har de samme stedsnavnene i alle utgaver. Her ser du navnene som er vanlige på norsk, og du kan skrive begge deler.

## Pictures: what stands below them, and what is read out instead of them. $route names two places.

rules-picture-train-cards = De åtte fargene på vognkortene, og lokomotivet
rules-picture-ticket = En billett: to steder, og poengene for å knytte dem sammen
rules-picture-display = De åpne kortene: { COUNT($open_train_cards, form: "neuter") } vognkort og { COUNT($open_terrain_cards, form: "neuter") } terrengkort
rules-picture-three-locomotives = { COUNT($locomotives_swept, form: "neuter", start: 1, one: "åpent lokomotiv", other: "åpne lokomotiver") }: alle { COUNT($open_train_cards, form: "neuter") } kortene skiftes ut
rules-picture-single = { $route }: et spor på { COUNT($single_length, form: "neuter", one: "felt", other: "felter") }
rules-picture-double = { $route }: et dobbeltspor, to spor på { COUNT($example_length, form: "neuter", one: "felt", other: "felter") } hvert
rules-picture-ferry = { $route }: en ferge. Minst { COUNT($ferry_locomotives, form: "neuter") } av de { COUNT($ferry_length, form: "neuter") } kortene må være { $ferry_locomotives ->
        [one] et lokomotiv
       *[other] lokomotiver
    }
rules-picture-terminal = To spor inn i Sudan: de henger ikke sammen der
rules-picture-madagascar = De to havnene på Madagaskar, og sporet mellom dem
rules-picture-points = Hva et spor gir etter lengde, og hva det koster å doble det
rules-picture-spaces = Felter
rules-picture-points-once = Poeng
rules-picture-points-twice = Doblet
rules-picture-terrain-cost = Terrengkort
rules-picture-example = { $route }, tatt av John
rules-picture-john-pays = John betaler
rules-picture-john-terrain = Johns terreng
rules-picture-john-locomotive = Spilt som terreng
rules-picture-peter-terrain = Peters terreng
rules-picture-example-majority = 1 + 1 = 2, like mange som Peter har
rules-picture-example-points = { $example_points } × 2 = { $example_doubled } poeng
rules-picture-globetrotter = To spillere har fullført fire billetter hver: begge får { $globetrotter } poeng
rules-picture-bonus = + { $globetrotter }
rules-picture-no-bonus = ingen bonus

## On the page and at the table

rules-contents = Innhold
rules-print = Skriv ut
rules-rule = Regel { $rule }
rules-link-to = Lenke til regel { $rule }
rules-all = Alle reglene (i en ny fane)

## In the terminal

rules-heading = { $number } { $title }
rules-more = Les mer ved å skrive for eksempel: regler 5 (et helt kapittel), regler 5.8 (én regel), regler alle (alt sammen).
rules-unknown = Det finnes ingen regel «{ $number }». Skriv et kapittel fra { $first } til { $last } eller nummeret på en regel, for eksempel 5.8.
command-rules = Les reglene: alle sammen, et kapittel eller en enkelt regel.
argument-rule = Et kapittel som 5 eller en regel som 5.8; uten noe vises alle reglene.
