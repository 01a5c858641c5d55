# The story that a review begins with, and learning from one’s mistakes. Loaded when needed, as coach.ftl is.

story-title = In het kort
story-when = { $turn ->
    [0] vóór de eerste beurt
   *[other] in beurt { $turn }
}
story-chance = { $who ->
        [you] jouw winstkans
       *[other] de winstkans van { $player }
    } { $change ->
        [up] steeg
       *[down] daalde
    } van { $before }% naar { $percent }%
story-ahead-all-game = { $who ->
    [you] Je stond bijna vanaf het begin voor.
   *[other] { $player } stond bijna vanaf het begin voor.
}
story-ahead-from = { $who ->
    [you] Je nam { $when } de leiding en gaf die niet meer af.
   *[other] { $player } nam { $when } de leiding en gaf die niet meer af.
}
story-came-back = { $who ->
    [you] Het zag er { $when } slecht voor je uit, met { $percent }% winstkans, maar je kwam terug.
   *[other] Het zag er { $when } slecht uit voor { $player }, met { $percent }% winstkans, maar { $player } kwam terug.
}
story-open-to-the-end = { $who ->
    [you] Het bleef tot het einde spannend, en je won.
   *[other] Het bleef tot het einde spannend, en { $player } won.
}
story-led-until = { $who ->
    [you] Je stond voor tot en met beurt { $turn }.
   *[other] { $player } stond voor tot en met beurt { $turn }.
}
story-last-ahead = { $who ->
    [you] Je stond { $when } voor het laatst voor.
   *[other] { $player } stond { $when } voor het laatst voor.
}
story-never-ahead = { $who ->
    [you] Je stond nooit duidelijk voor. Je beste kans was { $percent }%, { $when }.
   *[other] { $player } stond nooit duidelijk voor. De beste kans was { $percent }%, { $when }.
}
story-claim-decided = Het keerpunt kwam { $when }: { $doer ->
        [you] je claimde { $route }
       *[other] { $rival } claimde { $route }
    }, en { $chance }.
story-move-decided = Het keerpunt kwam { $when } ({ $rival }: { $move }): { $chance }.
story-card-decided = Het keerpunt kwam { $when } met een kaart ({ $card }): { $chance }.
story-tickets-decided = Het keerpunt kwam { $when } met de bestemmingskaarten die { $doer ->
        [you] je trok
       *[other] { $rival } trok
    }: { $chance }.
story-better-there = Beter was geweest: { $move }.
story-missed-just-before = { $who ->
    [you] Kort daarvoor had je iets beters: { $move }.
   *[other] Kort daarvoor had { $player } iets beters: { $move }.
}
story-costliest = { $who ->
    [you] Je duurste beslissing viel { $when }. Beter was geweest: { $move }.
   *[other] De duurste beslissing van { $player } viel { $when }. Beter was geweest: { $move }.
}
story-no-mistakes = { $who ->
    [you] Je maakte geen echte fouten.
   *[other] { $player } maakte geen echte fouten.
}
story-luck-with = { $who ->
    [you] Je had duidelijk geluk.
   *[other] { $player } had duidelijk geluk.
}
story-luck-rather-with = { $who ->
    [you] Je had een beetje geluk.
   *[other] { $player } had een beetje geluk.
}
story-luck-even = Geluk en pech hielden elkaar in evenwicht.
story-luck-rather-against = { $who ->
    [you] Je had een beetje pech.
   *[other] { $player } had een beetje pech.
}
story-luck-against = { $who ->
    [you] Je had duidelijk pech.
   *[other] { $player } had duidelijk pech.
}
story-luck-cost-points = { $who ->
    [you] Pech kostte je { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }, maar nauwelijks iets van je winstkans.
   *[other] { $player } verloor { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        } door pech, maar nauwelijks iets van de winstkans.
}
story-luck-brought-points = { $who ->
    [you] Geluk leverde je { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        } op, maar veranderde je winstkans nauwelijks.
   *[other] { $player } kreeg { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        } door geluk, maar de winstkans veranderde nauwelijks.
}
learn-title = Leren van je fouten
learn-open = Leren van mijn fouten
learn-open-of = Leren van de fouten van { $player }
learn-which-seat = Wiens fouten? Noem een speler met --seat: { $players }.
learn-nothing = Hier valt niets te leren: elke beslissing was goed.
learn-intro = { $count ->
    [one] { $count } beslissing heeft je iets gekost. Je ziet wat je toen zag, en hebt { $tries } pogingen om een betere zet te vinden.
   *[other] { $count } beslissingen hebben je iets gekost. Je ziet telkens wat je toen zag, en hebt { $tries } pogingen om een betere zet te vinden.
}
learn-where = { $when }: fout { $number } van { $count }
learn-played = Je koos: { $move }. Zoek een betere zet.
learn-thinks = De coach bekijkt je zet …
learn-found = Goed gevonden! Winstkans: { $percent }% in plaats van { $played }%.
learn-better = Beter dan wat je koos ({ $percent }% in plaats van { $played }%), maar er is nog iets beters.
learn-worse = Dat is niet beter: { $percent }%, tegen { $played }% met wat je koos.
learn-same = Dat is precies wat je koos. Probeer iets anders.
learn-tries = { $tries ->
        [one] Nog één poging.
       *[other] Nog { $tries } pogingen.
    }
learn-show = Laat het zien
learn-solution = Wat de coach zou doen
puzzles-like-this = Soortgelijke puzzels
learn-next = Volgende fout
learn-done = Betere zetten gevonden: { $found } van { $count }.
learn-no-save = Hier valt niets te bewaren: de partij blijft zoals die is.
reason-learn-not-judged = Deze beslissing kun je niet opnieuw proberen: de bespreking van de partij beoordeelt die niet.
