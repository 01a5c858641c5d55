# The story that a review begins with, and learning from one’s mistakes. Loaded when needed, as coach.ftl is.

story-title = Kort fortalt
story-when = { $turn ->
    [0] før første tur
   *[other] i tur { $turn }
}
story-chance = { $who ->
        [you] din vinderchance
       *[other] vinderchancen for { $player }
    } { $change ->
        [up] steg
       *[down] faldt
    } fra { $before } % til { $percent } %
story-ahead-all-game = { $who ->
    [you] Du var foran næsten fra starten.
   *[other] { $player } var foran næsten fra starten.
}
story-ahead-from = { $who ->
    [you] Du kom foran { $when } og slap ikke føringen igen.
   *[other] { $player } kom foran { $when } og slap ikke føringen igen.
}
story-came-back = { $who ->
    [you] Det så sort ud for dig { $when } med { $percent } % vinderchance, men du kom tilbage.
   *[other] Det så sort ud { $when } for { $player } med { $percent } % vinderchance, men { $player } kom tilbage.
}
story-open-to-the-end = { $who ->
    [you] Det var åbent til det sidste, og du vandt.
   *[other] Det var åbent til det sidste, og { $player } vandt.
}
story-led-until = { $who ->
    [you] Du førte indtil tur { $turn }.
   *[other] { $player } førte indtil tur { $turn }.
}
story-last-ahead = { $who ->
    [you] Du var foran for sidste gang { $when }.
   *[other] { $player } var foran for sidste gang { $when }.
}
story-never-ahead = { $who ->
    [you] Du var aldrig klart foran. Din bedste chance var { $percent } %, { $when }.
   *[other] { $player } var aldrig klart foran. Den bedste chance var { $percent } %, { $when }.
}
story-claim-decided = Spillet vendte { $when }: { $doer ->
        [you] du indsatte tog på { $route }
       *[other] { $rival } indsatte tog på { $route }
    }, og { $chance }.
story-move-decided = Spillet vendte { $when } ({ $rival }: { $move }), og { $chance }.
story-card-decided = Spillet vendte { $when } med et kort ({ $card }), og { $chance }.
story-tickets-decided = Spillet vendte { $when } med de rutekort, { $doer ->
        [you] du trak
       *[other] { $rival } trak
    }, og { $chance }.
story-better-there = Et bedre valg: { $move }.
story-missed-just-before = { $who ->
    [you] Kort forinden havde du et bedre valg: { $move }.
   *[other] Kort forinden havde { $player } et bedre valg: { $move }.
}
story-costliest = { $who ->
    [you] Din dyreste beslutning faldt { $when }. Et bedre valg: { $move }.
   *[other] Den dyreste beslutning for { $player } faldt { $when }. Et bedre valg: { $move }.
}
story-no-mistakes = { $who ->
    [you] Du lavede ingen rigtige fejl.
   *[other] { $player } lavede ingen rigtige fejl.
}
story-luck-with = { $who ->
    [you] Heldet var klart på din side.
   *[other] { $player } havde klart heldet på sin side.
}
story-luck-rather-with = { $who ->
    [you] Du havde lidt mere held end uheld.
   *[other] { $player } havde lidt mere held end uheld.
}
story-luck-even = Held og uheld gik lige op.
story-luck-rather-against = { $who ->
    [you] Du havde lidt mere uheld end held.
   *[other] { $player } havde lidt mere uheld end held.
}
story-luck-against = { $who ->
    [you] Heldet var klart imod dig.
   *[other] Heldet var klart imod { $player }.
}
story-luck-cost-points = { $who ->
    [you] Uheld kostede dig { $points } point, men næsten intet af din vinderchance.
   *[other] { $player } mistede { $points } point på grund af uheld, men næsten intet af vinderchancen.
}
story-luck-brought-points = { $who ->
    [you] Held gav dig { $points } point, men ændrede næsten ikke din vinderchance.
   *[other] { $player } fik { $points } point ved held, men vinderchancen ændrede sig næsten ikke.
}
learn-title = Lær af dine fejl
learn-open = Lær af mine fejl
learn-open-of = Lær af de fejl, { $player } begik
learn-which-seat = Hvilken spillers fejl? Angiv en spiller med --seat: { $players }.
learn-nothing = Her er intet at lære: hver beslutning var god.
learn-intro = { $count ->
        [one] { $count } beslutning kostede dig noget.
       *[other] { $count } beslutninger kostede dig noget.
    } Hver gang ser du stillingen, som du så den dengang, og har { $tries } forsøg til at finde et bedre træk.
learn-where = { $when }: fejl { $number } af { $count }
learn-played = Du valgte: { $move }. Find et bedre træk.
learn-thinks = Træneren ser på dit træk …
learn-found = Godt set! Vinderchance: { $percent } % i stedet for { $played } %.
learn-better = Bedre end det, du valgte ({ $percent } % i stedet for { $played } %), men der findes noget endnu bedre.
learn-worse = Det er ikke bedre: { $percent } % mod { $played } % med det, du valgte.
learn-same = Det var netop det, du valgte. Prøv noget andet.
learn-tries = { $tries ->
        [one] Ét forsøg tilbage.
       *[other] { $tries } forsøg tilbage.
    }
learn-show = Vis mig det
learn-solution = Hvad træneren ville gøre
puzzles-like-this = Lignende opgaver
learn-next = Næste fejl
learn-done = Du fandt et bedre træk i { $found } af { $count } tilfælde.
learn-no-save = Her er intet at gemme: spillet forbliver, som det er.
reason-learn-not-judged = Denne beslutning kan ikke prøves igen: gennemgangen af spillet bedømmer den ikke.
