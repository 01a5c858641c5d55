### The guided first game (src/okapi/tutorial): what its steps say, and what they say when another move was tried.
### $opponent is a bot’s name; $route, $one and $other (tickets) arrive as they stand alone.
### $points are those of $route, $doubled twice as many, $usual_trains those of a whole game; other numbers: see rules.ftl.

## Around the steps
tutorial-title = Parti med handledning
tutorial-step = { $number } av { $count }
tutorial-next = Vidare
tutorial-leave = Avsluta handledningen
tutorial-to-games = Vidare till ett riktigt parti
# When the move is half made: the button that makes the rest of it.
tutorial-now = Tryck nu på ”{ $button }”.

## The steps
tutorial-say-welcome = Välkommen till Afrikas hjärta! Du bygger järnvägar: du mutar in sträckor, och de förblir dina. Det här är ett riktigt parti, bara kortare än vanligt, mot { $opponent }.
tutorial-say-tickets = Det här är biljettkort, dina hemliga mål. Förbind de två orterna på ett kort med dina egna sträckor, så ger det sina poäng i slutet. Ett biljettkort du inte klarar kostar dig lika många.{ $table ->
    [words] {""}
   *[map] {" "}På kartan ser du en förbindelse för { $one }.
}
tutorial-say-keep = Du måste behålla minst { COUNT($starting_tickets_kept, form: "neuter") }. Välj { $one } och { $other }: båda är korta, och de delar sträckor. Bekräfta sedan.
tutorial-else-keep = Långa biljettkort är värda mer, men här har du bara { $trains } tåg, och varje biljettkort du inte klarar räknas emot dig. Behåll { $one } och { $other }.
tutorial-say-hand = Det här är dina tågkort. En sträcka kostar ett kort i sin färg för varje ruta. { $route } har tre svarta rutor, och du har ett svart kort.
tutorial-say-first-card = På din tur gör du en sak. Den här gången drar du { COUNT($draws, form: "neuter") } kort. Ta först det uppvända svarta.
tutorial-else-first-card = Det gör du snart. Du saknar fortfarande svarta kort, så ta det uppvända svarta.
tutorial-say-second-card = Ett lokomotiv har dykt upp: det är en joker och kan användas som vilken färg som helst. Men ett uppvänt lokomotiv får bara vara ditt första kort. Dra därför ditt andra kort från tågkortshögen, utan att se det.
tutorial-else-second-card = Vilket annat kort som helst är också tillåtet, men i dag har du tur: dra från tågkortshögen.
tutorial-say-opponent = Svart igen! Sedan mutade { $opponent } in en sträcka med tre röda kort. Här ser du allas poäng, tåg, antal kort och terräng. Korten på handen är hemliga.
tutorial-say-locomotive = Nästa sträcka i din förbindelse, { $route }, har tre lila rutor, och du har två lila kort. Ett lokomotiv kan vara det tredje. Ett uppvänt lokomotiv tar hela turen, men det är värt det: ta det.
tutorial-else-locomotive = Det kunde du göra, men du saknar ett lila kort. Det uppvända lokomotivet kan vara det: ta det.
tutorial-say-terrain = Terrängkort dubblar sträckors poäng. Lila, blå och gröna sträckor går genom djungel. Ta djungelkortet.
tutorial-else-terrain = Det gör du strax. Ta först det som dubblar en lila sträcka: djungelkortet.
tutorial-say-terrain-deck = Du får kombinera tågkort och terrängkort, uppvända eller från högen. Dra ditt andra kort från terrängkortshögen.
tutorial-else-terrain-deck = Det är tillåtet. Men dra från terrängkortshögen den här gången, så lär du känna den.
tutorial-say-claim = Du har tre svarta kort. { $table ->
    [words] Muta in { $route }.
   *[map] Välj { $route } på kartan och muta in sträckan.
}
tutorial-else-claim = Det kunde du göra, men du har redan korten till { $route }: muta in sträckan med dina tre svarta kort.
tutorial-say-majority = Nu till dubblingen. Du måste ha minst lika många kort av sträckans terräng som var och en av de andra. Du har två djungelkort och { $opponent } har två: det räcker att ha lika många. Upp till { COUNT($longest_short_route, one: "ruta", other: "rutor") } kostar { COUNT($short_terrain_cost, form: "neuter") } terrängkort, fler kostar { COUNT($long_terrain_cost, form: "neuter") }.
tutorial-say-double = Välj { $route } och dubbla sträckan. Du betalar med två lila kort och lokomotivet och dubblar med ett djungelkort: { $points } × 2 = { $doubled } poäng.
tutorial-else-double = Då går du miste om poäng. Muta in { $route } och dubbla: betala med två lila kort och lokomotivet, och dubbla med ett djungelkort.
tutorial-say-last-round = { $opponent } har { $trains_that_end_the_game } tåg kvar, och då börjar sista omgången: alla får en tur till, även { $opponent }.
tutorial-say-last-claim = Ditt första biljettkort är avklarat. För det andra fattas bara { $route }: ett grönt kort. Muta in sträckan.
tutorial-else-last-claim = Tänk på dina biljettkort: utan { $route } blir ett av dem inte avklarat. Muta in sträckan med ditt gröna kort.
tutorial-say-score = Poängbladet: poäng för sträckor, det som dubblingen gav, avklarade biljettkort minus de övriga, och { $globetrotter } poäng för flest avklarade biljettkort (Globetrotter). Ett biljettkort hann { $opponent } inte klara, och dess poäng drogs av.
tutorial-say-done = Det är hela spelet. I ett vanligt parti finns det { $usual_trains } tåg och upp till { COUNT($max_players) } spelare. I dina första partier förklaras det som är nytt. Trevlig resa!

## Refusals
reason-tutorial-unknown = Den handledningen finns inte.
reason-tutorial-another-move = Handledningen väntar på ett annat drag.
reason-tutorial-not-available = Ett parti med handledning har varken protokoll eller returparti.
