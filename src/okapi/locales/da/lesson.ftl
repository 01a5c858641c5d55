### The guided first game (src/okapi/lesson): what its steps say, and what they say when another move was tried.
### $opponent is a bot’s name; $route, $one and $other (tickets) arrive as they stand alone.

## The way in
lesson-offer-title = Ny her?
lesson-offer = Spil et første spil med vejledning: cirka fem minutter, og alt bliver forklaret, når du møder det.
lesson-begin = Start spillet med vejledning

## On the bubble
lesson-title = Spil med vejledning
lesson-step = { $number } af { $count }
lesson-next = Videre
lesson-leave = Forlad lektionen
lesson-to-games = Til de rigtige spil

## The steps
lesson-say-welcome = Velkommen til Afrikas hjerte! Du bygger jernbaner: Du indsætter tog på strækninger, og de forbliver dine. Det er et rigtigt spil, bare kortere end normalt, mod { $opponent }.
lesson-say-tickets = Det her er rutekort, dine hemmelige mål. Forbind et korts to steder med dine egne strækninger, så giver det sine point til sidst. Et rutekort, du ikke når, koster dig lige så mange.
lesson-say-keep = Du skal beholde mindst to. Vælg { $one } og { $other }: Begge er korte, og de deler en linje. Bekræft så.
lesson-else-keep = Lange rutekort er mere værd, men du har kun 10 togvogne her, og hvert rutekort, du ikke når, tæller imod dig. Behold { $one } og { $other }.
lesson-say-hand = Det her er dine togvognskort. En strækning koster ét kort i sin farve for hvert felt. { $route } har tre sorte felter, og du har ét sort kort.
lesson-say-first-card = I din tur gør du én ting. Træk to kort denne gang, først det synlige sorte.
lesson-else-first-card = Det kommer du snart til. Du mangler stadig sorte kort, så tag det synlige sorte.
lesson-say-second-card = Der er kommet et lokomotiv frem: Det kan bruges som enhver farve. Men synligt må det kun være dit første kort. Træk derfor det andet fra bunken med togvognskort uden at se det.
lesson-else-second-card = Ethvert andet kort ville også være tilladt, men heldet er med dig: Træk fra bunken med togvognskort.
lesson-say-opponent = Sort igen! Så brugte { $opponent } tre røde kort på en strækning. Her ser du alles point, vogne, antal kort og terræn. Hvilke kort nogen har på hånden, er hemmeligt.
lesson-say-locomotive = Du skal bruge tre lilla kort og har to. Et lokomotiv kan gøre det ud for det tredje. Synligt koster det hele turen, og det er det værd: Tag det.
lesson-else-locomotive = Det kunne du, men du mangler et lilla kort. Det synlige lokomotiv kan gøre det ud for det: Tag det.
lesson-say-terrain = Terrænkort fordobler strækningers point. Lilla, blå og grønne strækninger går gennem jungle. Tag junglekortet.
lesson-else-terrain = Lige straks. Tag først det, der fordobler en lilla strækning: junglekortet.
lesson-say-terrain-deck = Togvognskort og terrænkort må blandes, synlige eller ej. Træk dit andet kort fra bunken med terrænkort.
lesson-else-terrain-deck = Det ville være tilladt. Træk denne gang fra bunken med terrænkort, så du lærer den at kende.
lesson-say-claim = Du har tre sorte kort. Vælg { $route } på kortet, og indsæt dine tog.
lesson-else-claim = Ikke helt: Indsæt tog på { $route }, og betal med dine tre sorte kort. Lokomotivet får du snart brug for.
lesson-say-majority = Nu til fordobling. Du skal have mindst lige så mange kort af strækningens terræn som hver af de andre. Du har 2 junglekort, og { $opponent } har 2: Lige mange er nok. Op til tre felter koster ét terrænkort, fire til seks koster to.
lesson-say-double = Vælg { $route }, og fordobl strækningen. To lilla kort og lokomotivet betaler, ét junglekort fordobler: 4 × 2 = 8 point.
lesson-else-double = Det ville koste dig point. Indsæt tog på { $route } med fordobling: To lilla kort og lokomotivet betaler, ét junglekort fordobler.
lesson-say-last-round = { $opponent } har 2 togvogne tilbage, og så begynder sidste runde: Alle har én tur til, også { $opponent }.
lesson-say-last-claim = Dit første rutekort er fuldført. Til det andet mangler kun { $route }: ét grønt kort. Indsæt dine tog.
lesson-else-last-claim = Husk dine rutekort: Uden { $route } når du ikke det ene. Indsæt tog med dit grønne kort.
lesson-say-score = Regnskabet: point for strækninger, hvad fordobling gav, fuldførte rutekort minus de andre og 10 point for flest fuldførte. { $opponent } nåede ikke et rutekort og mistede dets point.
lesson-say-done = Det er hele spillet. Et rigtigt spil har 45 togvogne og op til fem spillere. De første spil gør dig opmærksom på det nye. God rejse!

## Refusals
reason-lesson-unknown = Den lektion findes ikke.
reason-lesson-another-move = Lektionen venter på et andet træk.
reason-lesson-not-for-lessons = Et spil med vejledning har hverken optegnelse eller omkamp.
