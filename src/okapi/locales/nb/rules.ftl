# The rules, all of them, in a player's words: the rules page, the rule shown at the table, `okapi rules`.
#
# One message a rule: rule-5-8 is rule 5.8, rule-title-5-8 its name. A blank line begins a new paragraph.
# A number in brackets, like (5.8), is shown as a link to that rule: keep the number and its brackets.
# docs/rules.md lists the same numbers with the code and the tests behind them.

## Introduction

rules-title = Reglene
rules-intro = Rundt 1910 bygger to til fem jernbaneselskaper på kryss og tvers gjennom Afrikas hjerte. Du samler kort, betaler med dem for spor mellom nabosteder og knytter sammen de fjerne stedene på de hemmelige billettene dine. Den som har flest poeng til slutt, vinner: poeng for hvert spor, flere for spor i riktig terreng, og på toppen av det poengene fra billettene.

rules-minute-title = På ett minutt
rules-minute-turn = I din tur gjør du én ting: trekker kort, tar et spor eller trekker billetter.
rules-minute-cards = Når du trekker kort, tar du to: vognkort eller terrengkort, åpne eller fra en bunke. Et åpent lokomotiv koster hele turen.
rules-minute-routes = Et spor koster ett kort i sin farge og ett av togene dine per felt. Lokomotiver er jokere. Du får poeng med en gang: jo lengre, jo bedre. Med to eller tre spillere kan bare det ene sporet i et dobbeltspor tas.
rules-minute-doubling = Hvis du har flest kort av terrenget til sporet, eventuelt like mange som en annen, kan du bruke ett eller to av dem og få dobbelt poeng for sporet.
rules-minute-tickets = En billett nevner to steder. Knytt dem sammen med dine egne spor, så gir den poengene sine til slutt; gjør du det ikke, koster den deg like mange. Landene i kanten av kartet er blindveier: ruten din kan ende der, men ikke gå gjennom.
rules-minute-end = Når noen er nede i to tog, får alle én tur til. Spilleren med flest fullførte billetter, eller alle som står likt, får 10 poeng ekstra.

## Section headings

rules-section-1 = Dette er med i spillet
rules-section-2 = Forberedelser
rules-section-3 = Din tur
rules-section-4 = Trekke kort
rules-section-5 = Å ta et spor
rules-section-6 = Billetter
rules-section-7 = Slutten og poengene
rules-section-hints = Gode råd

## 1 What is in the game

rule-title-1-1 = Spillere og tog
rule-1-1 =
    To til fem kan spille. Hver av dere har 45 tog i én farge og begynner med 0 poeng.

    Vil dere ha et kortere spill, kan dere bli enige om færre tog før dere begynner.
rule-title-1-2 = Vognkort
rule-1-2 = Det er 110 vognkort: 12 i hver farge (lilla, hvit, blå, gul, oransje, svart, rød og grønn) og 14 lokomotiver. Med dem betaler du for spor.
rule-title-1-3 = Billetter
rule-1-3 = Det er 48 billetter. Hver av dem nevner to steder og sier hvor mange poeng det er verdt å knytte dem sammen.
rule-title-1-4 = Terrengkort
rule-1-4 = Det er 45 terrengkort, 15 av hvert terreng: ørken & savanne, jungel & skog, fjell & klippe. Med dem får du poengene for et spor to ganger (5.7).
rule-title-1-5 = Terrenget til et spor
rule-1-5 =
    Fargen som er trykt på et spor, forteller hvilket terreng det ligger i. Gule, oransje og røde spor ligger i ørken & savanne; lilla, blå og grønne i jungel & skog; hvite, grå og svarte i fjell & klippe.

    Bare den trykte fargen teller. Et grått spor er fjell & klippe selv om du betaler for det med røde kort.
rule-title-1-6 = Brettet
rule-1-6 =
    Brettet har 96 forbindelser mellom stedene. 21 av dem er dobbeltspor, med to spor side om side, så det er 117 spor å ta.

    Det er 33 byer og 10 mellomstasjoner; tre land i kanten av kartet, Nigeria, Tsjad og Sudan, hvert med to endestasjoner; og Madagaskar med sine to havner.

## 2 Setting up

rule-title-2-1 = Hvem begynner
rule-2-1 = Dere sitter i en fast rekkefølge. Det trekkes lodd om hvem som begynner, og de andre følger etter i den rekkefølgen.
rule-title-2-2 = Hva alle får
rule-2-2 = Alle får fire vognkort og fire billetter, som de holder for seg selv, og ett terrengkort, som ligger åpent foran dem.
rule-title-2-3 = Åpne kort og bunker
rule-2-3 = Fem vognkort og to terrengkort legges åpent ut. Resten av vognkortene, terrengkortene og billettene blir til tre bunker med baksiden opp.
rule-title-2-4 = De første billettene dine
rule-2-4 =
    Du beholder minst to av de fire billettene dine. Alle velger samtidig og i hemmelighet; hvor mange hver av dere har beholdt, blir kjent når den siste spilleren har valgt.

    Billettene du ikke vil ha, legges nederst i billettbunken i den rekkefølgen de ble delt ut: først de fra spilleren på den første plassen, så de fra den neste.

## 3 Your turn

rule-title-3 = Én av tre ting
rule-3 = I din tur gjør du nøyaktig én av tre ting: trekker kort (4.1), tar et spor (5.1) eller trekker billetter (6.1). Du gjør ferdig det du har begynt på, før turen går videre.
rule-title-3-1 = Melde pass
rule-3-1 = Kan du ikke gjøre noen av de tre tingene, melder du pass. Så lenge du kan gjøre minst én av dem, får du ikke melde pass.
rule-title-3-2 = Når alle melder pass
rule-3-2 = Hvis alle spillerne melder pass etter hverandre, slutter spillet med en gang og gjøres opp (7.2). Det gjelder også i siste runde.

## 4 Drawing cards

rule-title-4-1 = To kort
rule-4-1 =
    Du trekker to kort, det ene etter det andre. Hvert av dem kan være et vognkort eller et terrengkort, et åpent kort eller det øverste i en bunke, blandet som du vil.

    Du ser på det første kortet før du velger det andre. Du får ikke stoppe etter ett kort så lenge du kan trekke et til.
rule-title-4-2 = Åpne lokomotiver
rule-4-2 =
    Et åpent lokomotiv koster hele turen: du kan bare ta det som ditt første kort, og da er turen din over. Som andre kort er det aldri lov, ikke engang om det nettopp ble lagt ut.

    Et lokomotiv du trekker fra bunken, er et kort som alle andre.
rule-title-4-3 = Hullet fylles
rule-4-3 = Når du tar et åpent kort, legges det straks et nytt fra bunken på plassen, før du trekker igjen. Det gjelder både vognkort og terrengkort.
rule-title-4-4 = Tre åpne lokomotiver
rule-4-4 =
    Hvis tre eller flere av de fem åpne vognkortene er lokomotiver, legges alle fem i forkastningshaugen, og fem nye legges ut; om nødvendig på nytt. Dette avgjøres først når hullene er fylt, så langt kortene rekker.

    Finnes det i bunken, i forkastningshaugen og blant de åpne kortene til sammen færre enn tre kort som ikke er lokomotiver, blir de åpne kortene liggende.
rule-title-4-5 = En tom bunke
rule-4-5 =
    Når bunken med vognkort eller terrengkort tar slutt, stokkes forkastningshaugen og blir til den nye bunken. Skal åpne lokomotiver forkastes i samme øyeblikk (4.4), skjer det først, slik at de kortene stokkes med.

    Er det heller ingen forkastede kort, blir et hull blant de åpne kortene stående tomt til det forkastes kort igjen.
rule-title-4-6 = Ingenting igjen å trekke
rule-4-6 = Finnes det ikke noe du kan trekke som ditt andre kort, slutter turen din etter ett kort. Det gjelder også hvis bare åpne lokomotiver er igjen.
rule-title-4-7 = Hva de andre kan se
rule-4-7 = Vognkortene dine er hemmelige, også etter spillet, men alle kan få vite hvor mange du har. Terrengkortene dine ligger åpent foran deg, sortert etter terreng, så alle kan telle dem. Du kan ha så mange kort du vil.

## 5 Claiming a route

rule-title-5-1 = Hvilket som helst ledig spor
rule-5-1 = Du tar ett spor som ingen har tatt ennå. Det kan ligge hvor som helst på brettet; det trenger ikke henge sammen med sporene du allerede har.
rule-title-5-2 = Betaling
rule-5-2 =
    Du betaler like mange vognkort som sporet har felter, alle i fargen til sporet. For et grått spor velger du fargen selv, men alle kortene må fremdeles ha samme farge.

    Et lokomotiv kan brukes i stedet for hvilket som helst kort. Du kan blande lokomotiver med fargen eller betale med bare lokomotiver.
rule-title-5-3 = Ferger
rule-5-3 = En ferge viser ett eller flere lokomotiver på feltene sine. Minst så mange av kortene du betaler med, må være lokomotiver. De teller med i lengden på sporet; du betaler dem ikke i tillegg.
rule-title-5-4 = Å legge tog
rule-5-4 = Du legger ett av togene dine på hvert felt av sporet. Der blir de resten av spillet. Har du færre tog enn sporet har felter, kan du ikke ta det. Kortene du betalte med, går til forkastningshaugen.
rule-title-5-5 = Poeng
rule-5-5 = Du får poengene for sporet med en gang. Ett felt gir 1 poeng, to felter 2, tre felter 4, fire felter 7, fem felter 10 og seks felter 15.
rule-title-5-6 = Dobbeltspor
rule-5-6 =
    Med to eller tre spillere kan bare ett av sporene i et dobbeltspor brukes: når noen har tatt det ene, er det andre stengt for alle.

    Med fire eller fem spillere kan begge sporene tas, men aldri begge av samme spiller.
rule-title-5-7 = Dobbelt poeng for et spor
rule-5-7 =
    Når du tar et spor, kan du spille terrengkort av terrenget det ligger i (1.5), for å doble poengene, hvis du har flest kort av det terrenget, eventuelt like mange som en annen (5.8). Et spor på ett til tre felter koster ett terrengkort, et spor på fire til seks felter koster to.

    Du legger like mange tog som ellers.
rule-title-5-8 = Flest terrengkort
rule-5-8 =
    For å doble et spor må du ha minst like mange kort av terrenget som hver av de andre spillerne. Like mange er nok.

    Kortene telles før du forkaster dem du spiller.
rule-title-5-9 = Lokomotiver som terreng
rule-5-9 =
    Når du tar et spor, og bare da, kan du spille lokomotiver fra hånden som terrengkort. Hvert av dem teller som ett kort av terrenget til sporet, både til prisen (5.7) og til å ha flest (5.8). Etterpå går det til forkastningshaugen for vognkort. Lokomotiver som andre har på hånden, teller ikke.

    Du kan spille så mange som doblingen koster. Flere enn det kan du bare spille hvis du trenger dem for å komme på høyde med spilleren som har flest kort av terrenget, og da nøyaktig så mange som du trenger. Den delen av prisen lokomotivene ikke dekker, betaler du med dine egne terrengkort.

    Et lokomotiv kan bare brukes én gang: enten som en del av betalingen (5.2) eller som terreng.
rule-title-5-10 = Et eksempel
rule-5-10 =
    John tar et spor mellom Cape Town og Port Elizabeth: tre svarte felter, så terrenget er fjell & klippe. Han har ett fjellkort, men Peter har to.

    John betaler tre svarte kort og spiller et lokomotiv som terreng. Det ene kortet hans og lokomotivet blir to, like mange som Peter har, så han kan doble. Lokomotivet betaler også prisen på ett terrengkort.

    Han får 4 × 2 = 8 poeng, forkaster lokomotivet og beholder fjellkortet sitt.
rule-title-5-11 = Brukte og ubrukte terrengkort
rule-5-11 = Terrengkort du spiller, går til en egen forkastningshaug. Terrengkort du fremdeles har når spillet er slutt, er ingenting verdt.

## 6 Destination tickets

rule-title-6-1 = Å trekke billetter
rule-6-1 =
    Du trekker de fire øverste billettene i bunken og beholder minst én av dem. Er det færre enn fire igjen, trekker du dem og beholder fremdeles minst én. Er det ingen igjen, kan du ikke trekke billetter.

    Billettene du ikke beholder, legges nederst i bunken i den rekkefølgen du trakk dem. De dukker først opp igjen etter alle de andre.

    Før spillet kan dere bli enige om å trekke tre billetter om gangen i stedet for fire, som i den russiske utgaven.
rule-title-6-2 = Hemmelige til det siste
rule-6-2 = Billettene dine er hemmelige til spillet er slutt; da vises alle sammen. Alle kan få vite hvor mange du har. Du kan ha så mange du vil.
rule-title-6-3 = Å fullføre en billett
rule-6-3 = En billett er fullført når en ubrutt vei av dine egne spor knytter sammen de to stedene på den. Sporene til de andre spillerne hjelper deg ikke.
rule-title-6-4 = Nigeria, Tsjad og Sudan
rule-6-4 =
    En billett til et av disse landene er fullført når ruten din når en av endestasjonene i landet.

    Endestasjoner er blindveier. To spor inn i samme land er ikke knyttet sammen der, så ruten din kan ikke gå gjennom et land.
rule-title-6-5 = Madagaskar
rule-6-5 = En billett til Madagaskar er fullført når ruten din når en av de to havnene. Havnene er vanlige stopp med et eget spor mellom seg, så ruten din kan gå gjennom Madagaskar.
rule-title-6-6 = Mellomstasjoner
rule-6-6 = Mellomstasjoner knytter sammen spor akkurat som byer. Ingen billett fører til en mellomstasjon.

## 7 The end and the score

rule-title-7-1 = Siste runde
rule-7-1 =
    Når en spiller har to tog eller færre ved slutten av en tur, begynner siste runde: alle får én tur til, også den spilleren. Så er spillet slutt.

    Ingenting gjør siste runde lengre, heller ikke at noen andre går tom for tog underveis.
rule-title-7-2 = Billettene telles
rule-7-2 = Nå telles alle billettene. Hver billett du har fullført, gir deg poengene sine; hver billett du ikke har fullført, trekker poengene sine fra.
rule-title-7-3 = Verdensutforsker-bonusen
rule-7-3 = Den som har fullført flest billetter, får Verdensutforsker-bonusen på 10 poeng. Står flere spillere likt, får hver av dem den. Har ingen fullført en billett, får ingen den. Billetter du ikke har fullført, har ingen betydning her.
rule-title-7-4 = Ingen bonus for lengste rute
rule-7-4 = Det er ingen bonus for den lengste ruten. Poengsummen kan bli lavere enn null.
rule-title-7-5 = Hvem vinner
rule-7-5 = Den som har flest poeng, vinner. Står det likt, vinner den av disse spillerne som har fullført flest billetter. Står det likt der også, deler de seieren.

## Hints

rules-hint-centre = Midten av kartet fylles fort når fem spiller. Er en vei gjennom Afrikas hjerte viktig for deg, så ta de trange stedene tidlig. Vil dere heller ha et vennligere spill, så vær høyst fire.
rules-hint-now = Et flertall kan være borte neste gang det er din tur. Kan du få dobbelt poeng for et godt spor nå, er det ofte bedre å ta det nå enn å vente.
rules-hint-spend = Terrengkort du har spilt, teller ikke lenger for deg. Se hva de andre har, før du gir fra deg ledelsen, og la ingen terrengkort ligge ubrukt til slutt.
rules-hint-long = Lange spor er verdt langt mer enn korte: seks felter gir 15 poeng, eller 30 hvis de dobles. Ett langt spor i riktig terreng kan avgjøre et spill.
rules-hint-paths = Behold billetter som deler vei: de samme sporene kan fullføre flere av dem. For Verdensutforsker-bonusen teller en liten billett like mye som en stor.
rules-hint-end = Følg med på hvor mange tog de andre har igjen. Billetter du trekker sent, er en risiko, for det du ikke fullfører, koster deg poeng.
rules-hint-score = Spor gir poeng når de tas, for etterpå kan ingen se hvilke som ble doblet. Her flytter spillet poengbrikkene for deg; rundt et trebord kan én av dere føre regnskap for alle.

## Where editions differ, for people with a box beside them

rules-section-editions = Der utgavene er ulike
rules-edition-tickets = Underveis i spillet trekker man fire billetter i de fleste reglene og tre i de russiske. Bli enige før dere begynner (6.1).
rules-edition-bonus = De russiske reglene kaller bonusen for flest fullførte billetter etter spillet, ikke Verdensutforsker (7.3).
rules-edition-tracks = Bare de franske reglene sier rett ut at én spiller ikke kan ta begge sporene i et dobbeltspor. Her gjelder det alltid (5.6).
rules-edition-base = Ferger (5.3), tre åpne lokomotiver (4.4), siste runde (7.1) og uavgjort (7.5) er hentet fra grunnspillet, også i disse reglene.
rules-edition-silent = Reglene i eskene sier ikke når man melder pass (3.1), om man kan spille flere lokomotiver enn doblingen koster (5.9), hvilket terreng et grått spor har når man betaler med en annen farge (1.5), eller om en rute kan gå gjennom Madagaskar (6.5). De reglene er våre egne.
rules-edition-places = På det trykte brettet er stedsnavnene de samme i alle utgaver. Her ser du navnene som er vanlige på norsk, og du kan skrive begge deler.

## Pictures: what stands below them, and what is read out instead of them. $route names two places.

rules-picture-train-cards = De åtte fargene på vognkortene, og lokomotivet
rules-picture-ticket = En billett: to steder, og poengene for å knytte dem sammen
rules-picture-terrain = Hvert terrengkort dobler spor i tre farger
rules-picture-display = De åpne kortene: fem vognkort og to terrengkort
rules-picture-three-locomotives = Tre åpne lokomotiver: alle fem kortene skiftes ut
rules-picture-single = { $route }: et spor på fire felter
rules-picture-double = { $route }: et dobbeltspor, to spor på tre felter hvert
rules-picture-ferry = { $route }: en ferge. Minst ett av de tre kortene må være et lokomotiv
rules-picture-terminal = To veier inn i Sudan. De er ikke knyttet sammen der
rules-picture-madagascar = De to havnene på Madagaskar, og sporet mellom dem
rules-picture-points = Hva et spor gir etter lengden, og hva det koster å doble det
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
rules-picture-example-points = 4 × 2 = 8 poeng
rules-picture-globetrotter = To spillere har fullført fire billetter hver: begge får 10 poeng
rules-picture-bonus = + 10
rules-picture-no-bonus = ingen bonus

## On the page and at the table

rules-contents = Innhold
rules-print = Skriv ut
rules-rule = Regel { $rule }
rules-link-to = Lenke til regel { $rule }
rules-why = Hvorfor? Regel { $rule }
rules-all = Alle reglene (i en ny fane)

## In the terminal

rules-heading = { $number } { $title }
rules-more = Les mer ved å skrive for eksempel: regler 5 (et helt kapittel), regler 5.8 (én regel), regler alle (alt sammen).
rules-unknown = Det finnes ingen regel «{ $number }». Skriv et kapittel fra { $first } til { $last } eller nummeret på en regel, for eksempel 5.8.
command-rules = Les reglene: alle sammen, et kapittel eller en enkelt regel.
argument-rule = Et kapittel som 5 eller en regel som 5.8; alle regler hvis det utelates.
