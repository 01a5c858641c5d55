# The story that a review begins with, and learning from one’s mistakes. Loaded when needed, as coach.ftl is.

story-title = Kurz gesagt
story-when = { $turn ->
    [0] vor dem ersten Zug
   *[other] in Zug { $turn }
}
story-chance = { $who ->
        [you] deine Gewinnchance
       *[other] die Gewinnchance von { $player }
    } { $change ->
        [up] stieg
       *[down] fiel
    } von { $before } % auf { $percent } %
story-ahead-all-game = { $who ->
    [you] Du lagst fast von Anfang an vorn.
   *[other] { $player } lag fast von Anfang an vorn.
}
story-ahead-from = { $who ->
    [you] Du bist { $when } in Führung gegangen und hast sie nicht mehr abgegeben.
   *[other] { $player } ging { $when } in Führung und gab sie nicht mehr ab.
}
story-came-back = { $who ->
    [you] Es sah { $when } schlecht für dich aus, bei { $percent } % Gewinnchance, aber du bist zurückgekommen.
   *[other] Es sah { $when } schlecht für { $player } aus, bei { $percent } % Gewinnchance, und doch reichte es noch.
}
story-open-to-the-end = { $who ->
    [you] Es war bis zum Schluss offen, und du hast gewonnen.
   *[other] Es war bis zum Schluss offen, und { $player } hat gewonnen.
}
story-led-until = { $who ->
    [you] Du hast bis Zug { $turn } geführt.
   *[other] { $player } führte bis Zug { $turn }.
}
story-last-ahead = { $who ->
    [you] Du lagst { $when } zum letzten Mal vorn.
   *[other] { $player } lag { $when } zum letzten Mal vorn.
}
story-never-ahead = { $who ->
    [you] Du lagst nie deutlich vorn. Deine beste Chance hattest du { $when }: { $percent } %.
   *[other] { $player } lag nie deutlich vorn. Die beste Chance war { $when }: { $percent } %.
}
story-claim-decided = Die Wende kam { $when }: { $doer ->
        [you] Du hast die Strecke { $route } genutzt
       *[other] { $rival } nutzte die Strecke { $route }
    }, und { $chance }.
story-move-decided = Die Wende kam { $when } ({ $rival }: { $move }), und { $chance }.
story-card-decided = Die Wende kam { $when } mit einer Karte ({ $card }), und { $chance }.
story-tickets-decided = Die Wende kam { $when } mit den Zielkarten, die { $doer ->
        [you] du gezogen hast
       *[other] { $rival } zog
    }, und { $chance }.
story-better-there = Besser gewesen wäre: { $move }.
story-missed-just-before = { $who ->
    [you] Kurz davor hattest du etwas Besseres: { $move }.
   *[other] Kurz davor hatte { $player } etwas Besseres: { $move }.
}
story-costliest = { $who ->
    [you] Deine teuerste Entscheidung fiel { $when }. Besser gewesen wäre: { $move }.
   *[other] Die teuerste Entscheidung von { $player } fiel { $when }. Besser gewesen wäre: { $move }.
}
story-no-mistakes = { $who ->
    [you] Du hast keine echten Fehler gemacht.
   *[other] { $player } hat keine echten Fehler gemacht.
}
story-luck-with = { $who ->
    [you] Das Glück war klar auf deiner Seite.
   *[other] Das Glück war klar auf der Seite von { $player }.
}
story-luck-rather-with = { $who ->
    [you] Das Glück war eher auf deiner Seite.
   *[other] Das Glück war eher auf der Seite von { $player }.
}
story-luck-even = Das Glück hat sich ausgeglichen.
story-luck-rather-against = { $who ->
    [you] Das Glück war eher gegen dich.
   *[other] Das Glück war eher gegen { $player }.
}
story-luck-against = { $who ->
    [you] Das Glück war klar gegen dich.
   *[other] Das Glück war klar gegen { $player }.
}
story-luck-cost-points = { $who ->
    [you] Das Pech hat dich { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } gekostet, aber kaum etwas von deiner Gewinnchance.
   *[other] { $player } verlor durch Pech { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }, aber kaum etwas von der Gewinnchance.
}
story-luck-brought-points = { $who ->
    [you] Das Glück hat dir { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } gebracht, deine Gewinnchance aber kaum verändert.
   *[other] { $player } gewann durch Glück { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }, die Gewinnchance änderte sich aber kaum.
}
learn-title = Aus deinen Fehlern lernen
learn-open = Aus meinen Fehlern lernen
learn-open-of = Aus den Fehlern von { $player } lernen
learn-which-seat = Wessen Fehler? Nenne mit --seat jemanden, der mitgespielt hat: { $players }.
learn-nothing = Hier gibt es nichts zu lernen: Jede Entscheidung war gut.
learn-intro = { $count ->
        [one] { $count } Entscheidung hat dich etwas gekostet.
       *[other] { $count } Entscheidungen haben dich etwas gekostet.
    } Du siehst jedes Mal, was du damals gesehen hast, und hast { $tries } Versuche, einen besseren Zug zu finden.
learn-where = Fehler { $number } von { $count } · { $when }
learn-played = Dein Zug: { $move }. Finde einen besseren.
learn-thinks = Der Trainer sieht sich deinen Zug an …
learn-found = Gut gesehen! Gewinnchance: { $percent } % statt { $played } %.
learn-better = Besser als damals ({ $percent } % statt { $played } %), aber es gibt noch etwas Besseres.
learn-worse = Das ist nicht besser: { $percent } %, damals waren es { $played } %.
learn-same = Genau das hast du gespielt. Versuch etwas anderes.
learn-tries = { $tries ->
        [one] Noch ein Versuch.
       *[other] Noch { $tries } Versuche.
    }
learn-show = Zeig es mir
learn-solution = Das würde der Trainer tun
puzzles-like-this = Ähnliche Aufgaben
learn-next = Nächster Fehler
learn-done = Bessere Züge gefunden: { $found } von { $count }.
learn-no-save = Hier gibt es nichts zu speichern: Die Partie bleibt, wie sie ist.
reason-learn-not-judged = Diese Entscheidung lässt sich nicht noch einmal versuchen: Die Auswertung der Partie beurteilt sie nicht.
