### The guided first game (src/okapi/tutorial): what its steps say, and what they say when another move was tried.
### $opponent is a bot’s name; $route, $one and $other (tickets) arrive as they stand alone.
### $points are those of $route, $doubled twice as many, $usual_trains those of a whole game; other numbers: see rules.ftl.

## Around the steps
tutorial-title = Spil med vejledning
tutorial-step = { $number } af { $count }
tutorial-next = Videre
tutorial-leave = Afslut spillet med vejledning
tutorial-to-games = Videre til et rigtigt spil
# When the move is half made: the button that makes the rest of it.
tutorial-now = Tryk nu på »{ $button }«.

## The steps
tutorial-say-welcome = Velkommen til Afrikas hjerte! Du bygger jernbaner: du indsætter tog på strækninger, og de forbliver dine. Det er et rigtigt spil, bare kortere end normalt, mod { $opponent }.
tutorial-say-tickets = Det her er rutekort, dine hemmelige mål. Forbind et korts to steder med dine egne strækninger, så får du kortets point til sidst. Et rutekort, du ikke fuldfører, koster dig lige så mange.{ $table ->
    [words] {""}
   *[map] {" "}På landkortet ser du en rute for { $one }.
}
tutorial-say-keep = Du skal beholde mindst { COUNT($starting_tickets_kept, form: "neuter") }. Vælg { $one } og { $other }: begge er korte, og de deler rute. Bekræft så.
tutorial-else-keep = Lange rutekort er mere værd, men du har kun { COUNT($trains, form: "digits", one: "togvogn", other: "togvogne") } her, og hvert rutekort, du ikke fuldfører, tæller imod dig. Behold { $one } og { $other }.
tutorial-say-hand = Det her er dine togvognskort. En strækning koster ét kort i sin farve for hvert felt. { $route } har tre sorte felter, og du har ét sort kort.
tutorial-say-first-card = I din tur gør du én ting. Denne gang trækker du { COUNT($draws, form: "neuter") } kort. Tag først det synlige sorte.
tutorial-else-first-card = Det gør du snart. Du mangler stadig sorte kort, så tag det synlige sorte.
tutorial-say-second-card = Der er kommet et lokomotiv frem: det er en joker og kan bruges som enhver farve. Men et synligt lokomotiv må du kun tage som dit første kort. Træk derfor dit andet kort fra bunken med togvognskort, uden at se det.
tutorial-else-second-card = Ethvert andet kort er også tilladt, men i dag er du heldig: træk fra bunken med togvognskort.
tutorial-say-opponent = Sort igen! Så indsatte { $opponent } tog på en strækning med tre røde kort. Her ser du alles point, togvogne, antal kort og terræn. Kortene på hånden er hemmelige.
tutorial-say-locomotive = Den næste strækning på din rute, { $route }, har tre lilla felter, og du har to lilla kort. Et lokomotiv kan erstatte det tredje. Et synligt lokomotiv koster hele turen, men det er det værd: tag det.
tutorial-else-locomotive = Det kunne du godt, men du mangler et lilla kort. Det synlige lokomotiv kan erstatte det: tag lokomotivet.
tutorial-say-terrain = Terrænkort fordobler strækningers point. Lilla, blå og grønne strækninger går gennem jungle. Tag junglekortet.
tutorial-else-terrain = Det gør du lige straks. Tag først det, der fordobler en lilla strækning: junglekortet.
tutorial-say-terrain-deck = Du må blande togvognskort og terrænkort, synlige eller fra bunken. Træk dit andet kort fra bunken med terrænkort.
tutorial-else-terrain-deck = Det er tilladt. Men træk denne gang fra bunken med terrænkort, så du lærer den at kende.
tutorial-say-claim = Du har tre sorte kort. { $table ->
    [words] Indsæt tog på { $route }.
   *[map] Vælg { $route } på landkortet, og indsæt tog.
}
tutorial-else-claim = Det kunne du godt, men du har allerede kortene til { $route }: indsæt tog med dine tre sorte kort.
tutorial-say-majority = Nu til fordobling. Du skal have mindst lige så mange kort af strækningens terræn som hver af de andre. Du har to junglekort, og { $opponent } har to: det er nok at stå lige. Op til { COUNT($longest_short_route, form: "neuter", one: "felt", other: "felter") } koster { COUNT($short_terrain_cost, form: "neuter") } terrænkort, flere koster { COUNT($long_terrain_cost, form: "neuter") }.
tutorial-say-double = Vælg { $route }, og fordobl strækningen. Du betaler med to lilla kort og lokomotivet og fordobler med ét junglekort: { $points } × 2 = { $doubled } point.
tutorial-else-double = Så går du glip af point. Indsæt tog på { $route } med fordobling: betal med to lilla kort og lokomotivet, og fordobl med ét junglekort.
tutorial-say-last-round = { $opponent } har { COUNT($trains_that_end_the_game, form: "digits", one: "togvogn", other: "togvogne") } tilbage, så nu begynder sidste runde: alle får én tur til, også { $opponent }.
tutorial-say-last-claim = Dit første rutekort er fuldført. Til det andet mangler kun { $route }: ét grønt kort. Indsæt tog.
tutorial-else-last-claim = Husk dine rutekort: uden { $route } bliver et af dem ikke fuldført. Indsæt tog med dit grønne kort.
tutorial-say-score = Pointarket: point for strækninger, ekstra point for fordobling, rutekort (fuldførte minus ikke fuldførte) og { $globetrotter } point for flest fuldførte rutekort (Globetrotter). Ét rutekort nåede { $opponent } ikke at fuldføre, og dets point blev trukket fra.
tutorial-say-done = Det er hele spillet. I et almindeligt spil er der { COUNT($usual_trains, form: "digits", one: "togvogn", other: "togvogne") } og op til { COUNT($max_players, one: "spiller", other: "spillere") }. I de første spil får du at vide, hvad der er nyt. God rejse!

## Refusals
reason-tutorial-unknown = Det spil med vejledning findes ikke.
reason-tutorial-another-move = Spillet med vejledning venter på noget andet.
reason-tutorial-not-available = Et spil med vejledning har hverken spilfil eller revanche.
