### The guided first game (src/okapi/lesson): what its steps say, and what they say when another move was tried.
### $opponent is a bot’s name; $route, $one and $other (tickets) arrive as they stand alone.

## The way in
lesson-offer-title = Ny här?
lesson-offer = Spela ett första spel med handledning: ungefär fem minuter, och allt förklaras när du möter det.
lesson-begin = Börja spelet med handledning

## On the bubble
lesson-title = Spel med handledning
lesson-step = { $number } av { $count }
lesson-next = Vidare
lesson-leave = Lämna lektionen
lesson-to-games = Till de riktiga spelen

## The steps
lesson-say-welcome = Välkommen till Afrikas hjärta! Du bygger järnvägar: du mutar in sträckor, och de förblir dina. Det här är ett riktigt spel, bara kortare än vanligt, mot { $opponent }.
lesson-say-tickets = Det här är biljettkort, dina hemliga mål. Förbind kortets två orter med dina egna sträckor, så ger det sina poäng i slutet. Ett biljettkort som du inte fullbordar kostar dig lika många.
lesson-say-keep = Du måste behålla minst två. Välj { $one } och { $other }: båda är korta, och de delar en linje. Bekräfta sedan.
lesson-else-keep = Långa biljettkort är värda mer, men här har du bara 10 tåg, och varje kort som du inte fullbordar räknas emot dig. Behåll { $one } och { $other }.
lesson-say-hand = Det här är dina tågkort. En sträcka kostar ett kort av sin färg för varje ruta. { $route } har tre svarta rutor, och du har ett svart kort.
lesson-say-first-card = På din tur gör du en sak. Dra två kort den här gången, först det uppvända svarta.
lesson-else-first-card = Det gör du snart. Du saknar fortfarande svarta kort, så ta det uppvända svarta.
lesson-say-second-card = Ett lokomotiv har dykt upp: det gäller som vilken färg som helst. Men uppvänt får det bara vara ditt första kort. Dra därför det andra från tågkortshögen utan att se det.
lesson-else-second-card = Vilket annat kort som helst vore tillåtet, men i dag har du tur: dra från tågkortshögen.
lesson-say-opponent = Svart igen! Sedan mutade { $opponent } in en sträcka med tre röda kort. Här ser du allas poäng, tåg, antal kort och terräng. Vilka kort någon har på handen är hemligt.
lesson-say-locomotive = Du behöver tre lila kort och har två. Ett lokomotiv kan gälla som det tredje. Uppvänt tar det hela turen, och det är det värt: ta det.
lesson-else-locomotive = Det kunde du, men du saknar ett lila kort. Det uppvända lokomotivet kan gälla som det: ta det.
lesson-say-terrain = Terrängkort dubblar sträckors poäng. Lila, blå och gröna sträckor går genom djungel. Ta djungelkortet.
lesson-else-terrain = Strax. Ta först det som dubblar en lila sträcka: djungelkortet.
lesson-say-terrain-deck = Tågkort och terrängkort får blandas, uppvända eller inte. Dra ditt andra kort från terrängkortshögen.
lesson-else-terrain-deck = Det vore tillåtet. Dra den här gången från terrängkortshögen, så lär du känna den.
lesson-say-claim = Du har tre svarta kort. Välj { $route } på kartan och muta in sträckan.
lesson-else-claim = Inte riktigt: muta in { $route } och betala med dina tre svarta kort. Lokomotivet behöver du snart.
lesson-say-majority = Nu till dubblingen. Av sträckans terräng behöver du minst lika många kort som var och en av de andra. Du har 2 djungelkort och { $opponent } har 2: lika många räcker. Upp till tre rutor kostar ett terrängkort, fyra till sex kostar två.
lesson-say-double = Välj { $route } och dubbla sträckan. Två lila kort och lokomotivet betalar, ett djungelkort dubblar: 4 × 2 = 8 poäng.
lesson-else-double = Det skulle kosta dig poäng. Muta in { $route } dubblad: två lila kort och lokomotivet betalar, ett djungelkort dubblar.
lesson-say-last-round = { $opponent } har 2 tåg kvar, och då börjar sista rundan: alla får en tur till, också { $opponent }.
lesson-say-last-claim = Ditt första biljettkort är fullbordat. För det andra saknas bara { $route }: ett grönt kort. Muta in sträckan.
lesson-else-last-claim = Tänk på dina biljettkort: utan { $route } blir ett av dem inte fullbordat. Muta in sträckan med ditt gröna kort.
lesson-say-score = Poängen: sträckornas poäng, vad dubblingen gav, fullbordade biljettkort minus de andra, och 10 poäng för flest fullbordade. { $opponent } fullbordade inte ett biljettkort och förlorade dess poäng.
lesson-say-done = Det är hela spelet. Ett riktigt spel har 45 tåg och upp till fem spelare. De första spelen visar dig det som är nytt. Trevlig resa!

## Refusals
reason-lesson-unknown = Den lektionen finns inte.
reason-lesson-another-move = Lektionen väntar på ett annat drag.
reason-lesson-not-for-lessons = Ett spel med handledning har varken protokoll eller returmatch.
