# Measuring agents by fixed tasks. Tasks (duel-v1) and agents (planner, module:Class) are called as they are typed.

command-benchmark = Meet een bot of een eigen agent met een vaste taak. Zonder taak: toon de taken.
argument-task = De taak, zoals duel-v1.
option-benchmark-agent = De agent: de naam van een bot, of module:Klasse voor een eigen agent.
option-benchmark-games = Speel minder partijen dan de taak vraagt, om hem uit te proberen; naar boven afgerond op hele verdelingen.
option-benchmark-trained-on = Van hoeveel beslissingen de agent heeft geleerd, voor de ranglijst.

## Bad input. $max and $decisions are large numbers.

benchmark-no-such-task = Er is geen taak ‘{ $task }’; kies uit { $tasks }.
benchmark-no-agent = Noem met --agent de agent die je wilt meten.
benchmark-no-task = Noem ook de taak, zoals in okapi benchmark duel-v1 --agent prodigy. De taken zijn { $tasks }.
benchmark-agent-is-the-opponent = In { $task } heeft de bot ‘{ $bot }’ al alle andere stoelen; meet een andere agent.
benchmark-too-many-games = Partijen in { $task }: { $max }. Kies een lager aantal met --games, of laat de optie weg.
benchmark-trained-too-long = { $task } is voor agents die van hoogstens { $max } beslissingen hebben geleerd, niet van { $decisions }.
benchmark-trained-below-zero = --trained-on vraagt een aantal beslissingen, 0 of meer, niet { $decisions }.

## Headings, and what stands beside a figure

benchmark-task = taak
benchmark-agent = agent
benchmark-players = spelers
benchmark-opponents = tegenstanders
benchmark-opponents-forfeits = uitgevallen tegenstanders
benchmark-metric = wat telt
benchmark-trains = treintjes per speler
benchmark-seconds = seconden per beslissing
benchmark-milliseconds = ms per beslissing, processor
benchmark-fingerprint = vingerafdruk van de taak

## What counts, and a figure with its 95% interval

benchmark-metric-wins = winstpercentage
benchmark-metric-lead = voorsprong in punten
benchmark-figure-wins = { $value }% ({ $low }–{ $high })
benchmark-figure-lead = { $value } ({ $low } tot { $high })
benchmark-too-few-games = Gespeelde partijen: { $games }. Voor de ranglijst vraagt de taak er { $wanted }.
benchmark-outside-the-budget = { $task } is voor agents die van hoogstens { $max } beslissingen hebben geleerd. Zonder --trained-on valt het resultaat buiten die grens.
benchmark-not-valid = Dit is geen geldige meting, want er zijn tegenstanders uitgevallen. Meet opnieuw als de computer het minder druk heeft.
