### The guided first game (src/okapi/lesson): what its steps say, and what they say when another move was tried.
### $opponent is a bot’s name; $route, $one and $other (tickets) arrive as they stand alone.

## The way in
lesson-offer-title = Ny her?
lesson-offer = Spill et første spill med veiledning: omtrent fem minutter, og alt blir forklart når du møter det.
lesson-begin = Start spillet med veiledning

## On the bubble
lesson-title = Spill med veiledning
lesson-step = { $number } av { $count }
lesson-next = Videre
lesson-leave = Forlat leksjonen
lesson-to-games = Til de ordentlige spillene

## The steps
lesson-say-welcome = Velkommen til Afrikas hjerte! Du bygger jernbaner: Du tar spor, og de forblir dine. Dette er et ordentlig spill, bare kortere enn vanlig, mot { $opponent }.
lesson-say-tickets = Dette er billetter, de hemmelige målene dine. Knytt sammen de to stedene på en billett med dine egne spor, så gir den poengene sine til slutt. En billett du ikke fullfører, koster deg like mange.
lesson-say-keep = Du må beholde minst to. Velg { $one } og { $other }: Begge er korte, og de deler en linje. Bekreft deretter.
lesson-else-keep = Lange billetter er verdt mer, men her har du bare 10 tog, og hver billett du ikke fullfører, teller mot deg. Behold { $one } og { $other }.
lesson-say-hand = Dette er vognkortene dine. Et spor koster ett kort i sin farge for hvert felt. { $route } har tre svarte felter, og du har ett svart kort.
lesson-say-first-card = I din tur gjør du én ting. Trekk to kort denne gangen, først det åpne svarte.
lesson-else-first-card = Det kommer du snart til. Du mangler fortsatt svarte kort, så ta det åpne svarte.
lesson-say-second-card = Et lokomotiv har dukket opp: Det kan brukes som hvilken som helst farge. Men åpent kan det bare være ditt første kort. Trekk derfor det andre fra bunken med vognkort uten å se det.
lesson-else-second-card = Et hvilket som helst annet kort er også tillatt, men du har lykken med deg: Trekk fra bunken med vognkort.
lesson-say-opponent = Svart igjen! Så tok { $opponent } et spor med tre røde kort. Her ser du poeng, tog, antall kort og terreng for alle. Hvilke kort noen har på hånden, er hemmelig.
lesson-say-locomotive = Du trenger tre lilla kort og har to. Et lokomotiv kan stå for det tredje. Åpent koster det hele turen, og det er det verdt: Ta det.
lesson-else-locomotive = Det kunne du, men du mangler et lilla kort. Det åpne lokomotivet kan stå for det: Ta det.
lesson-say-terrain = Terrengkort dobler poengene for et spor. Lilla, blå og grønne spor går gjennom jungel. Ta jungelkortet.
lesson-else-terrain = Straks. Ta først det som dobler et lilla spor: jungelkortet.
lesson-say-terrain-deck = Vognkort og terrengkort kan blandes, åpne eller ikke. Trekk ditt andre kort fra bunken med terrengkort.
lesson-else-terrain-deck = Det er tillatt. Trekk denne gangen fra bunken med terrengkort, så du blir kjent med den.
lesson-say-claim = Du har tre svarte kort. Velg { $route } på kartet, og ta sporet.
lesson-else-claim = Ikke helt: Ta { $route }, og betal med de tre svarte kortene. Lokomotivet trenger du snart.
lesson-say-majority = Nå til dobling. Du må ha minst like mange kort av terrenget til sporet som hver av de andre. Du har 2 jungelkort, og { $opponent } har 2: Likt er nok. Inntil tre felter koster ett terrengkort, fire til seks koster to.
lesson-say-double = Velg { $route }, og doble sporet. To lilla kort og lokomotivet betaler, ett jungelkort dobler: 4 × 2 = 8 poeng.
lesson-else-double = Det ville koste deg poeng. Ta { $route } doblet: To lilla kort og lokomotivet betaler, ett jungelkort dobler.
lesson-say-last-round = { $opponent } har 2 tog igjen, og da begynner siste runde: Alle får én tur til, også { $opponent }.
lesson-say-last-claim = Den første billetten din er fullført. Til den andre mangler bare { $route }: ett grønt kort. Ta sporet.
lesson-else-last-claim = Husk billettene dine: Uten { $route } blir en av dem ikke fullført. Ta sporet med det grønne kortet.
lesson-say-score = Regnskapet: poeng for spor, det dobling ga, fullførte billetter minus de andre, og 10 poeng for flest fullførte. { $opponent } fullførte ikke en billett og mistet poengene for den.
lesson-say-done = Det er hele spillet. Et ordentlig spill har 45 tog og opptil fem spillere. De første spillene gjør deg oppmerksom på det som er nytt. God reise!

## Refusals
reason-lesson-unknown = Den leksjonen finnes ikke.
reason-lesson-another-move = Leksjonen venter på et annet trekk.
reason-lesson-not-for-lessons = Et spill med veiledning har verken opptegnelse eller omkamp.
