### The guided first game (src/okapi/tutorial): what its steps say, and what they say when another move was tried.
### $opponent is a bot’s name; $route, $one and $other (tickets) arrive as they stand alone.
### $points are those of $route, $doubled twice as many, $usual_trains those of a whole game; other numbers: see rules.ftl.

## Around the steps
tutorial-title = Spill med veiledning
tutorial-step = { $number } av { $count }
tutorial-next = Videre
tutorial-leave = Avslutt spillet med veiledning
tutorial-to-games = Videre til et ekte spill
# When the move is half made: the button that makes the rest of it.
tutorial-now = Trykk nå på «{ $button }».

## The steps
tutorial-say-welcome = Velkommen til Afrikas hjerte! Du bygger jernbaner: du tar spor, og de forblir dine. Dette er et ekte spill, bare kortere enn vanlig, mot { $opponent }.
tutorial-say-tickets = Dette er billetter, de hemmelige målene dine. Knytt sammen de to stedene på en billett med dine egne spor, så gir den poengene sine til slutt. En billett du ikke fullfører, koster deg like mange.{ $table ->
    [words] {""}
   *[map] {" "}På kartet ser du en rute for { $one }.
}
tutorial-say-keep = Du må beholde minst { COUNT($starting_tickets_kept) }. Velg { $one } og { $other }: begge er korte, og de deler rute. Bekreft deretter.
tutorial-else-keep = Lange billetter er verdt mer, men her har du bare { $trains } tog, og hver billett du ikke fullfører, teller mot deg. Behold { $one } og { $other }.
tutorial-say-hand = Dette er vognkortene dine. Et spor koster ett kort i sin farge for hvert felt. { $route } har tre svarte felter, og du har ett svart kort.
tutorial-say-first-card = På din tur gjør du én ting. Denne gangen trekker du { COUNT($draws, form: "neuter") } kort. Ta først det åpne svarte.
tutorial-else-first-card = Det gjør du snart. Du mangler fortsatt svarte kort, så ta det åpne svarte.
tutorial-say-second-card = Et lokomotiv har dukket opp: det er en joker og kan brukes som hvilken som helst farge. Men et åpent lokomotiv kan bare være ditt første kort. Trekk derfor ditt andre kort fra bunken med vognkort, uten å se det.
tutorial-else-second-card = Et hvilket som helst annet kort er også tillatt, men i dag har du flaks: trekk fra bunken med vognkort.
tutorial-say-opponent = Svart igjen! Så tok { $opponent } et spor med tre røde kort. Her ser du alles poeng, tog, antall kort og terreng. Kortene på hånden er hemmelige.
tutorial-say-locomotive = Det neste sporet på ruten din, { $route }, har tre lilla felter, og du har to lilla kort. Et lokomotiv kan være det tredje. Et åpent lokomotiv koster hele turen, men det er verdt det: ta det.
tutorial-else-locomotive = Det kunne du gjort, men du mangler et lilla kort. Det åpne lokomotivet kan være det: ta det.
tutorial-say-terrain = Terrengkort dobler poengene for et spor. Lilla, blå og grønne spor går gjennom jungel. Ta jungelkortet.
tutorial-else-terrain = Det gjør du straks. Ta først det som dobler et lilla spor: jungelkortet.
tutorial-say-terrain-deck = Du kan blande vognkort og terrengkort, åpne eller fra bunken. Trekk ditt andre kort fra bunken med terrengkort.
tutorial-else-terrain-deck = Det er tillatt. Men trekk fra bunken med terrengkort denne gangen, så du blir kjent med den.
tutorial-say-claim = Du har tre svarte kort. { $table ->
    [words] Ta { $route }.
   *[map] Velg { $route } på kartet, og ta sporet.
}
tutorial-else-claim = Det kunne du gjort, men du har allerede kortene til { $route }: ta sporet med de tre svarte kortene.
tutorial-say-majority = Nå til dobling. Du må ha minst like mange kort av sporets terreng som hver av de andre. Du har 2 jungelkort, og { $opponent } har 2: det er nok å stå likt. Opptil { COUNT($longest_short_route, form: "neuter", one: "felt", other: "felter") } koster { COUNT($short_terrain_cost, form: "neuter") } terrengkort, flere koster { COUNT($long_terrain_cost, form: "neuter") }.
tutorial-say-double = Velg { $route }, og doble sporet. Du betaler med to lilla kort og lokomotivet og dobler med ett jungelkort: { $points } × 2 = { $doubled } poeng.
tutorial-else-double = Da går du glipp av poeng. Ta { $route }, og doble: betal med to lilla kort og lokomotivet, og doble med ett jungelkort.
tutorial-say-last-round = { $opponent } har { $trains_that_end_the_game } tog igjen, og da begynner siste runde: alle får én tur til, også { $opponent }.
tutorial-say-last-claim = Den første billetten din er fullført. Til den andre mangler bare { $route }: ett grønt kort. Ta sporet.
tutorial-else-last-claim = Husk billettene dine: uten { $route } blir en av dem ikke fullført. Ta sporet med det grønne kortet.
tutorial-say-score = Poengarket: poeng for spor, det doblingen ga, fullførte billetter minus de andre, og { $globetrotter } poeng for flest fullførte billetter (Verdensutforsker). Én billett rakk { $opponent } ikke å fullføre, og poengene for den ble trukket fra.
tutorial-say-done = Det er hele spillet. I et vanlig spill er det { $usual_trains } tog til hver og opptil { COUNT($max_players, one: "spiller", other: "spillere") }. I de første spillene får du vite hva som er nytt. God reise!

## Refusals
reason-tutorial-unknown = Det spillet med veiledning finnes ikke.
reason-tutorial-another-move = Spillet med veiledning venter på noe annet.
reason-tutorial-not-available = Et spill med veiledning har verken spillfil eller omkamp.
