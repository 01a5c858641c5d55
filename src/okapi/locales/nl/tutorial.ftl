### The guided first game (src/okapi/tutorial): what its steps say, and what they say when another move was tried.
### $opponent is a bot’s name; $route, $one and $other (tickets) arrive as they stand alone.
### $points are those of $route, $doubled twice as many, $usual_trains those of a whole game; other numbers: see rules.ftl.

## Around the steps
tutorial-title = Begeleid spel
tutorial-step = { $number } van { $count }
tutorial-next = Verder
tutorial-leave = Het begeleide spel verlaten
tutorial-to-games = Door naar een echte partij
# When the move is half made: the button that makes the rest of it.
tutorial-now = Druk nu op ‘{ $button }’.

## The steps
tutorial-say-welcome = Welkom in het hart van Afrika! Je bouwt spoorwegen: je claimt routes, en die blijven van jou. Dit is een echte partij, alleen korter dan anders, tegen { $opponent }.
tutorial-say-tickets = Dit zijn bestemmingskaarten, je geheime doelen. Verbind de twee plaatsen van een kaart met je eigen routes en je krijgt aan het einde de punten. Een kaart die je niet voltooit, kost je er evenveel.{ $table ->
    [words] {""}
   *[map] {" "}Op de landkaart zie je een verbinding voor { $one }.
}
tutorial-say-keep = Je moet er minstens { COUNT($starting_tickets_kept) } houden. Kies { $one } en { $other }: ze zijn allebei kort en delen een verbinding. Bevestig daarna.
tutorial-else-keep = Lange kaarten leveren meer op, maar je hebt hier maar { COUNT($trains, form: "digits", one: "treintje", other: "treintjes") }, en elke kaart die je niet voltooit, kost je punten. Houd { $one } en { $other }.
tutorial-say-hand = Dit zijn je treinkaarten. Een route kost per vakje één kaart in de kleur van de route. { $route } heeft drie zwarte vakjes, en je hebt één zwarte kaart.
tutorial-say-first-card = In je beurt doe je één ding. Neem deze keer { COUNT($draws, one: "kaart", other: "kaarten") }, eerst de open zwarte.
tutorial-else-first-card = Dat doe je straks. Je hebt nog zwarte kaarten nodig, dus neem de open zwarte.
tutorial-say-second-card = Er ligt nu een locomotief open: die vervangt elke kleur. Maar een open locomotief mag alleen je eerste kaart zijn. Trek de tweede daarom blind van de stapel treinkaarten.
tutorial-else-second-card = Elke andere kaart zou ook mogen, maar vandaag heb je geluk: trek van de stapel treinkaarten.
tutorial-say-opponent = Weer een zwarte! Daarna heeft { $opponent } met drie rode kaarten een route geclaimd. Hier zie je van iedereen de punten, de treintjes, het aantal kaarten en het terrein. Welke kaarten iemand in zijn hand heeft, blijft geheim.
tutorial-say-locomotive = De volgende route van je verbinding, { $route }, heeft drie paarse vakjes, en je hebt twee paarse kaarten. Een locomotief kan de derde vervangen. Een open locomotief kost je hele beurt, maar dat is hij waard: neem hem.
tutorial-else-locomotive = Dat kan, maar je mist nog een paarse kaart. De open locomotief kan die vervangen: neem hem.
tutorial-say-terrain = Terreinkaarten verdubbelen de punten van routes. Paarse, blauwe en groene routes lopen door de jungle. Neem de junglekaart.
tutorial-else-terrain = Zo meteen. Neem eerst wat een paarse route verdubbelt: de junglekaart.
tutorial-say-terrain-deck = Treinkaarten en terreinkaarten mag je combineren, open of blind. Trek je tweede kaart van de stapel terreinkaarten.
tutorial-else-terrain-deck = Dat zou mogen. Trek deze keer van de stapel terreinkaarten, om die te leren kennen.
tutorial-say-claim = Je hebt drie zwarte kaarten. { $table ->
    [words] Claim { $route }.
   *[map] Kies { $route } op de landkaart en claim de route.
}
tutorial-else-claim = Dat zou kunnen, maar je hebt al wat { $route } kost: claim de route met je drie zwarte kaarten.
tutorial-say-majority = Nu het verdubbelen. Van het terrein van de route heb je minstens zoveel kaarten nodig als elke andere speler. Je hebt 2 junglekaarten en { $opponent } heeft er ook 2: gelijk is genoeg. Tot en met { COUNT($longest_short_route, one: "vakje", other: "vakjes") } kost het { COUNT($short_terrain_cost, one: "terreinkaart", other: "terreinkaarten") }, bij meer vakjes { COUNT($long_terrain_cost) }.
tutorial-say-double = Kies { $route } en verdubbel de route. Betaal met twee paarse kaarten en de locomotief, en verdubbel met één junglekaart: { $points } × 2 = { COUNT($doubled, form: "digits", one: "punt", other: "punten") }.
tutorial-else-double = Dat zou je punten kosten. Claim { $route } en verdubbel: betaal met twee paarse kaarten en de locomotief, en verdubbel met één junglekaart.
tutorial-say-last-round = { $opponent } heeft nog { COUNT($trains_that_end_the_game, form: "digits", one: "treintje", other: "treintjes") }, en daarmee begint de laatste ronde: iedereen krijgt nog één beurt, ook { $opponent }.
tutorial-say-last-claim = Je eerste bestemmingskaart is voltooid. Voor de tweede ontbreekt alleen { $route }: één groene kaart. Claim de route.
tutorial-else-last-claim = Denk aan je bestemmingskaarten: zonder { $route } blijft er één onvoltooid. Claim de route met je groene kaart.
tutorial-say-score = De score: punten voor routes, wat het verdubbelen opleverde, voltooide bestemmingskaarten min de andere, en { COUNT($globetrotter, form: "digits", one: "punt", other: "punten") } voor de meeste voltooide (Globetrotter). { $opponent } heeft een kaart niet voltooid en de punten verloren.
tutorial-say-done = Dat is het hele spel. Een echte partij heeft { COUNT($usual_trains, form: "digits", one: "treintje", other: "treintjes") } en maximaal { COUNT($max_players, one: "speler", other: "spelers") }. In je eerste partijen wijzen we je op wat nieuw is. Goede reis!

## Refusals
reason-tutorial-unknown = Dat begeleide spel bestaat niet.
reason-tutorial-another-move = Het begeleide spel wacht op een andere zet.
reason-tutorial-not-available = Een begeleid spel heeft geen verslag en geen revanche.
