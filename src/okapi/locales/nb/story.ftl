# The story that a review begins with, and learning from one’s mistakes. Loaded when needed, as coach.ftl is.

story-title = Kort fortalt
story-when = { $turn ->
    [0] før første tur
   *[other] i tur { $turn }
}
story-chance = { $who ->
        [you] vinnersjansen din
       *[other] vinnersjansen til { $player }
    } { $change ->
        [up] steg
       *[down] falt
    } fra { $before } % til { $percent } %
story-ahead-all-game = { $who ->
    [you] Du lå foran nesten fra starten.
   *[other] { $player } lå foran nesten fra starten.
}
story-ahead-from = { $who ->
    [you] Du tok ledelsen { $when } og ga den aldri fra deg.
   *[other] { $player } tok ledelsen { $when } og ga den aldri fra seg.
}
story-came-back = { $who ->
    [you] Det så mørkt ut for deg { $when } med { $percent } % vinnersjanse, men du kom tilbake.
   *[other] Det så mørkt ut { $when } for { $player } med { $percent } % vinnersjanse, men { $player } kom tilbake.
}
story-open-to-the-end = { $who ->
    [you] Det var åpent helt til slutt, og du vant.
   *[other] Det var åpent helt til slutt, og { $player } vant.
}
story-led-until = { $who ->
    [you] Du ledet til og med tur { $turn }.
   *[other] { $player } ledet til og med tur { $turn }.
}
story-last-ahead = { $who ->
    [you] Du lå foran for siste gang { $when }.
   *[other] { $player } lå foran for siste gang { $when }.
}
story-never-ahead = { $who ->
    [you] Du lå aldri klart foran. Den beste sjansen din var { $percent } %, { $when }.
   *[other] { $player } lå aldri klart foran. Den beste sjansen var { $percent } %, { $when }.
}
story-claim-decided = Spillet snudde { $when }: { $doer ->
        [you] du tok { $route }
       *[other] { $rival } tok { $route }
    }, og { $chance }.
story-move-decided = Spillet snudde { $when } ({ $rival }: { $move }), og { $chance }.
story-card-decided = Spillet snudde { $when } med et kort ({ $card }), og { $chance }.
story-tickets-decided = Spillet snudde { $when } med billettene som { $doer ->
        [you] du trakk
       *[other] { $rival } trakk
    }, og { $chance }.
story-better-there = Bedre hadde vært: { $move }.
story-missed-just-before = { $who ->
    [you] Like før hadde du noe bedre: { $move }.
   *[other] Like før hadde { $player } noe bedre: { $move }.
}
story-costliest = { $who ->
    [you] Den dyreste avgjørelsen din kom { $when }. Bedre hadde vært: { $move }.
   *[other] Den dyreste avgjørelsen til { $player } kom { $when }. Bedre hadde vært: { $move }.
}
story-no-mistakes = { $who ->
    [you] Du gjorde ingen virkelige feil.
   *[other] { $player } gjorde ingen virkelige feil.
}
story-luck-with = { $who ->
    [you] Du hadde tydelig mer flaks enn uflaks.
   *[other] { $player } hadde tydelig mer flaks enn uflaks.
}
story-luck-rather-with = { $who ->
    [you] Du hadde litt mer flaks enn uflaks.
   *[other] { $player } hadde litt mer flaks enn uflaks.
}
story-luck-even = Flaks og uflaks gikk opp i opp.
story-luck-rather-against = { $who ->
    [you] Du hadde litt mer uflaks enn flaks.
   *[other] { $player } hadde litt mer uflaks enn flaks.
}
story-luck-against = { $who ->
    [you] Du hadde tydelig mer uflaks enn flaks.
   *[other] { $player } hadde tydelig mer uflaks enn flaks.
}
story-luck-cost-points = { $who ->
    [you] Uflaks kostet deg { $points } poeng, men nesten ingenting av vinnersjansen din.
   *[other] { $player } tapte { $points } poeng på uflaks, men nesten ingenting av vinnersjansen.
}
story-luck-brought-points = { $who ->
    [you] Flaks ga deg { $points } poeng, men endret nesten ikke vinnersjansen din.
   *[other] { $player } fikk { $points } poeng takket være flaks, men vinnersjansen endret seg nesten ikke.
}
learn-title = Lær av feilene dine
learn-open = Lær av feilene mine
learn-open-of = Lær av feilene til { $player }
learn-which-seat = Hvilken spillers feil? Velg { $players } med --seat.
learn-nothing = Her er det ingenting å lære: hver avgjørelse var god.
learn-intro = { $count ->
        [one] { $count } avgjørelse kostet deg noe.
       *[other] { $count } avgjørelser kostet deg noe.
    } Hver gang ser du stillingen slik du så den da, og har { $tries } forsøk på å finne et bedre trekk.
learn-where = { $when }: feil { $number } av { $count }
learn-played = Du valgte: { $move }. Finn et bedre trekk.
learn-thinks = Treneren ser på trekket ditt …
learn-found = Godt sett! Vinnersjanse: { $percent } % i stedet for { $played } %.
learn-better = Bedre enn det du valgte ({ $percent } % i stedet for { $played } %), men det finnes noe enda bedre.
learn-worse = Det er ikke bedre: { $percent } % mot { $played } % med det du valgte.
learn-same = Det var nettopp det du valgte. Prøv noe annet.
learn-tries = { $tries ->
        [one] Ett forsøk til.
       *[other] { $tries } forsøk til.
    }
learn-show = Vis meg
learn-solution = Hva treneren ville gjort
puzzles-like-this = Lignende oppgaver
learn-next = Neste feil
learn-done = Bedre trekk funnet: { $found } av { $count }.
learn-no-save = Her er det ingenting å lagre: spillet blir som det er.
reason-learn-not-judged = Denne avgjørelsen kan ikke prøves på nytt: gjennomgangen av spillet vurderer den ikke.
