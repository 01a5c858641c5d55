# Measuring agents by fixed tasks. Tasks (duel-v1) and agents (planner, module:Class) are called as they are typed.

command-benchmark = Mesurer un bot, ou votre propre agent, sur une tâche fixe. Sans tâche, la liste des tâches.
argument-task = La tâche, par exemple duel-v1.
option-benchmark-agent = L’agent : le nom d’un bot, ou module:Classe pour le vôtre.
option-benchmark-games = Jouer moins de parties que la tâche n’en demande, pour essayer ; nombre arrondi par excès à des donnes complètes.
option-benchmark-trained-on = Le nombre de décisions sur lesquelles l’agent s’est entraîné, pour le classement.

## Bad input. $max and $decisions are large numbers.

benchmark-no-such-task = Il n’y a pas de tâche « { $task } » ; choisissez parmi { $tasks }.
benchmark-no-agent = Indiquez avec --agent l’agent à mesurer.
benchmark-no-task = Indiquez aussi la tâche, comme dans okapi benchmark duel-v1 --agent prodigy. Les tâches sont { $tasks }.
benchmark-agent-is-the-opponent = Dans { $task }, le bot « { $bot } » occupe déjà toutes les autres places ; mesurez un autre agent.
benchmark-too-many-games = Parties de { $task } : { $max }. Choisissez un nombre plus petit avec --games, ou omettez cette option.
benchmark-trained-too-long = { $task } est réservée aux agents entraînés sur { $max } décisions au plus, et non sur { $decisions }.
benchmark-trained-below-zero = --trained-on attend un nombre de décisions, 0 ou plus, et non { $decisions }.

## Headings, and what stands beside a figure

benchmark-task = tâche
benchmark-agent = agent
benchmark-players = joueurs
benchmark-opponents = adversaires
benchmark-opponents-forfeits = forfaits des adversaires
benchmark-metric = ce qui compte
benchmark-trains = wagons par joueur
benchmark-seconds = secondes par décision
benchmark-milliseconds = ms par décision, processeur
benchmark-fingerprint = empreinte de la tâche

## What counts, and a figure with its 95% interval

benchmark-metric-wins = part de victoires
benchmark-metric-lead = avance en points
benchmark-figure-wins = { $value } % ({ $low }–{ $high })
benchmark-figure-lead = { $value } (de { $low } à { $high })
benchmark-too-few-games = Parties jouées : { $games }. Pour le classement, la tâche en demande { $wanted }.
benchmark-outside-the-budget = { $task } est réservée aux agents entraînés sur { $max } décisions au plus. Sans --trained-on, le résultat est hors de cette limite.
benchmark-not-valid = Cette mesure n’est pas valable, car des adversaires ont déclaré forfait. Recommencez quand la machine sera moins occupée.
