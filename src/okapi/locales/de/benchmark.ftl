# Measuring agents by fixed tasks. Tasks (duel-v1) and agents (planner, module:Class) are called as they are typed.

command-benchmark = Einen Bot oder einen eigenen Agenten an einer festen Aufgabe messen. Ohne Aufgabe: die Aufgaben auflisten.
argument-task = Die Aufgabe, etwa duel-v1.
option-benchmark-agent = Der Agent: der Name eines Bots oder modul:Klasse für einen eigenen.
option-benchmark-games = Zum Ausprobieren weniger Partien spielen, als die Aufgabe verlangt; auf ganze Austeilungen aufgerundet.
option-benchmark-trained-on = Aus wie vielen Entscheidungen der Agent gelernt hat, für die Bestenliste.

## Bad input. $max and $decisions are large numbers.

benchmark-no-such-task = Die Aufgabe „{ $task }“ gibt es nicht; es gibt: { $tasks }.
benchmark-no-agent = Nenne mit --agent den Agenten, der gemessen werden soll.
benchmark-no-task = Nenne auch die Aufgabe, etwa okapi benchmark duel-v1 --agent prodigy. Es gibt die Aufgaben { $tasks }.
benchmark-agent-is-the-opponent = In { $task } sitzt der Bot „{ $bot }“ schon auf allen anderen Plätzen; miss einen anderen Agenten.
benchmark-too-many-games = Partien in { $task }: { $max }. Wähle mit --games eine kleinere Zahl oder lass die Option weg.
benchmark-trained-too-long = { $task } ist für Agenten, die aus höchstens { $max } Entscheidungen gelernt haben, nicht aus { $decisions }.
benchmark-trained-below-zero = --trained-on verlangt eine Zahl von Entscheidungen, 0 oder mehr, nicht { $decisions }.

## Headings, and what stands beside a figure

benchmark-task = Aufgabe
benchmark-agent = Agent
benchmark-players = Spieler
benchmark-opponents = Gegner
benchmark-opponents-forfeits = Ausfälle der Gegner
benchmark-metric = Was zählt
benchmark-trains = Waggons je Spieler
benchmark-seconds = Sekunden je Entscheidung
benchmark-milliseconds = ms je Entscheidung, Prozessor
benchmark-fingerprint = Fingerabdruck der Aufgabe

## What counts, and a figure with its 95% interval

benchmark-metric-wins = Siegquote
benchmark-metric-lead = Vorsprung in Punkten
benchmark-figure-wins = { $value } % ({ $low }–{ $high })
benchmark-figure-lead = { $value } ({ $low } bis { $high })
benchmark-too-few-games = Gespielte Partien: { $games }. Für die Bestenliste verlangt die Aufgabe { $wanted }.
benchmark-outside-the-budget = { $task } ist für Agenten, die aus höchstens { $max } Entscheidungen gelernt haben. Ohne --trained-on zählt das Ergebnis außerhalb dieses Rahmens.
benchmark-not-valid = Das ist keine gültige Messung, weil Gegner ausgefallen sind. Miss noch einmal, wenn der Rechner weniger zu tun hat.
