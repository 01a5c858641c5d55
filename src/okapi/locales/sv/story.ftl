# The story that a review begins with, and learning from one’s mistakes. Loaded when needed, as coach.ftl is.

story-title = I korthet
story-when = { $turn ->
    [0] före första turen
   *[other] i tur { $turn }
}
story-chance = { $who ->
        [you] din vinstchans
       *[other] vinstchansen för { $player }
    } { $change ->
        [up] steg
       *[down] sjönk
    } från { $before } % till { $percent } %
story-ahead-all-game = { $who ->
    [you] Du låg före nästan från början.
   *[other] { $player } låg före nästan från början.
}
story-ahead-from = { $who ->
    [you] Du tog ledningen { $when } och släppte den aldrig.
   *[other] { $player } tog ledningen { $when } och släppte den aldrig.
}
story-came-back = { $who ->
    [you] Det såg mörkt ut { $when } för dig, med { $percent } % vinstchans, men du kom tillbaka.
   *[other] Det såg mörkt ut { $when } för { $player }, med { $percent } % vinstchans, men { $player } kom tillbaka.
}
story-open-to-the-end = { $who ->
    [you] Det var öppet ända till slutet, och du vann.
   *[other] Det var öppet ända till slutet, och { $player } vann.
}
story-led-until = { $who ->
    [you] Du ledde till och med tur { $turn }.
   *[other] { $player } ledde till och med tur { $turn }.
}
story-last-ahead = { $who ->
    [you] Du låg före för sista gången { $when }.
   *[other] { $player } låg före för sista gången { $when }.
}
story-never-ahead = { $who ->
    [you] Du låg aldrig klart före. Din bästa chans var { $percent } %, { $when }.
   *[other] { $player } låg aldrig klart före. Den bästa chansen var { $percent } %, { $when }.
}
story-claim-decided = Partiet vände { $when }: { $doer ->
        [you] du mutade in { $route }
       *[other] { $rival } mutade in { $route }
    }, och { $chance }.
story-move-decided = Partiet vände { $when } ({ $rival }: { $move }), och { $chance }.
story-card-decided = Partiet vände { $when } med ett kort ({ $card }), och { $chance }.
story-tickets-decided = Partiet vände { $when } med biljettkorten som { $doer ->
        [you] du drog
       *[other] { $rival } drog
    }, och { $chance }.
story-better-there = Bättre hade varit: { $move }.
story-missed-just-before = { $who ->
    [you] Strax innan hade du något bättre: { $move }.
   *[other] Strax innan hade { $player } något bättre: { $move }.
}
story-costliest = { $who ->
    [you] Ditt dyraste beslut kom { $when }. Bättre hade varit: { $move }.
   *[other] Det dyraste beslutet för { $player } kom { $when }. Bättre hade varit: { $move }.
}
story-no-mistakes = { $who ->
    [you] Du gjorde inga verkliga misstag.
   *[other] { $player } gjorde inga verkliga misstag.
}
story-luck-with = { $who ->
    [you] Du hade helt klart turen på din sida.
   *[other] { $player } hade helt klart turen på sin sida.
}
story-luck-rather-with = { $who ->
    [you] Du hade lite mer tur än otur.
   *[other] { $player } hade lite mer tur än otur.
}
story-luck-even = Tur och otur tog ut varandra.
story-luck-rather-against = { $who ->
    [you] Du hade lite mer otur än tur.
   *[other] { $player } hade lite mer otur än tur.
}
story-luck-against = { $who ->
    [you] Du hade helt klart otur.
   *[other] { $player } hade helt klart otur.
}
story-luck-cost-points = { $who ->
    [you] Oturen kostade dig { $points } poäng, men nästan ingenting av din vinstchans.
   *[other] { $player } förlorade { $points } poäng på otur, men nästan ingenting av vinstchansen.
}
story-luck-brought-points = { $who ->
    [you] Turen gav dig { $points } poäng, men ändrade knappt din vinstchans.
   *[other] { $player } fick { $points } poäng tack vare tur, men vinstchansen ändrades knappt.
}
learn-title = Lär av dina misstag
learn-open = Lär av mina misstag
learn-open-of = Lär av misstagen som { $player } gjorde
learn-which-seat = Vems misstag? Ange en spelare med --seat: { $players }.
learn-nothing = Här finns inget att lära: varje beslut var bra.
learn-intro = { $count ->
    [one] { $count } beslut kostade dig något. Du ser ställningen så som du såg den då, och har { $tries } försök på dig att hitta ett bättre drag.
   *[other] { $count } beslut kostade dig något. Varje gång ser du ställningen så som du såg den då, och har { $tries } försök på dig att hitta ett bättre drag.
}
learn-where = { $when }: misstag { $number } av { $count }
learn-played = Du valde: { $move }. Hitta ett bättre drag.
learn-thinks = Tränaren tittar på ditt drag …
learn-found = Bra hittat! Vinstchans: { $percent } % i stället för { $played } %.
learn-better = Bättre än det du valde ({ $percent } % i stället för { $played } %), men det finns något ännu bättre.
learn-worse = Det är inte bättre: { $percent } %, mot { $played } % med det du valde.
learn-same = Det var just det du valde. Pröva något annat.
learn-tries = { $tries ->
        [one] Ett försök till.
       *[other] { $tries } försök till.
    }
learn-show = Visa mig
learn-solution = Vad tränaren skulle göra
puzzles-like-this = Liknande problem
learn-next = Nästa misstag
learn-done = Du hittade ett bättre drag i { $found } av { $count } fall.
learn-no-save = Här finns inget att spara: partiet förblir som det är.
reason-learn-not-judged = Det här beslutet går inte att pröva igen: genomgången av partiet bedömer det inte.
