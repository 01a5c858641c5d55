### Puzzles in the browser: three a day, and a trainer. Their themes are named in puzzles.ftl.

puzzles = Aufgaben
puzzles-one = Aufgabe
puzzles-text = Stellungen aus echten Partien, jede mit einem Zug, der klar der beste ist. Findest du ihn?
puzzles-today = Die drei von heute
puzzles-today-text = { $date } · Für alle dieselben, von leicht bis schwer.
puzzles-number = Aufgabe { $number }
puzzles-difficulty = Schwierigkeit { $rating }
puzzles-new = noch nicht versucht
puzzles-found = gelöst
puzzles-missed = nicht im ersten Versuch gelöst
puzzles-today-done = Du hast alle drei versucht. Um Mitternacht (UTC) kommen neue, und das Training hört nie auf.
puzzles-trainer = Training
puzzles-trainer-text = Eine Aufgabe nach der anderen, etwa auf deinem Niveau.
puzzles-train = Nächste Aufgabe
puzzles-by-theme = Wähle ein Thema, um es zu üben.
puzzles-column-theme = Thema
puzzles-column-found = Im ersten Versuch gelöst
puzzles-column-tried = Versucht
puzzles-rating = Deine Wertungszahl für Aufgaben
puzzles-rating-tries = { $count ->
    [one] nach { $count } Aufgabe
   *[other] nach { $count } Aufgaben
}
puzzles-rating-text = Du und die Aufgaben habt Wertungszahlen auf derselben Skala wie die Bots: Eine Aufgabe mit deiner Wertungszahl löst du etwa jedes zweite Mal.
puzzles-rating-none = Deine Wertungszahl erscheint mit der ersten Aufgabe. Bei jeder Aufgabe zählt nur der erste Versuch.
puzzles-curve = { $count ->
    [one] Deine Wertungszahl nach { $count } Aufgabe: { $last }
   *[other] Deine Wertungszahl über die letzten { $count } Aufgaben: von { $first } auf { $last }
}

## At the table

puzzles-task-title = Aufgabe · Schwierigkeit { $rating }
puzzles-task = Zug { $turn }, und du bist dran. Welcher Zug ist der beste?
puzzles-task-start = Die Partie beginnt. Welche Zielkarten behältst du am besten?
puzzles-first-counts = Für deine Wertungszahl zählt nur der erste Versuch.
puzzles-before-found = Du hast diese Aufgabe schon einmal versucht und den Zug gefunden.
puzzles-before-missed = Du hast diese Aufgabe schon einmal versucht und den Zug nicht im ersten Versuch gefunden.
puzzles-outcome-found = Gefunden! Gewinnchance: { $best } %.
puzzles-outcome-other = Es gibt einen besseren Zug: Mit deinem beträgt die Gewinnchance { $percent } %, mit dem besten { $best } %.
puzzles-outcome-unknown = Es gibt einen besseren Zug mit einer Gewinnchance von { $best } %.
puzzles-try-again = Versuch einen anderen oder sieh dir die Lösung an.
puzzles-counted = Deine Wertungszahl: { $rating } ({ $change }).
puzzles-about = Thema: { $theme }
puzzles-show = Lösung zeigen
puzzles-solution = Was der Trainer geprüft hat, das Beste zuerst
puzzles-next = Nächste Aufgabe
reason-puzzle-unknown = Diese Aufgabe gibt es nicht.
