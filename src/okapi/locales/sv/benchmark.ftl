# Measuring agents by fixed tasks. Tasks (duel-v1) and agents (planner, module:Class) are called as they are typed.

command-benchmark = Mät en bot eller en egen agent på en fast uppgift. Utan uppgift: lista uppgifterna.
argument-task = Uppgiften, till exempel duel-v1.
option-benchmark-agent = Agenten: namnet på en bot, eller modul:Klass för en egen.
option-benchmark-games = Spela färre partier än uppgiften kräver, för att prova den; avrundat uppåt till hela givar.
option-benchmark-trained-on = Hur många beslut agenten har lärt sig av, för topplistan.

## Bad input. $max and $decisions are large numbers.

benchmark-no-such-task = Uppgiften ”{ $task }” finns inte; välj bland { $tasks }.
benchmark-no-agent = Ange med --agent vilken agent som ska mätas.
benchmark-no-task = Ange uppgiften också, som i okapi benchmark duel-v1 --agent prodigy. Uppgifterna är { $tasks }.
benchmark-agent-is-the-opponent = I { $task } sitter botten ”{ $bot }” redan på alla andra platser; mät en annan agent.
benchmark-too-many-games = Partier i { $task }: { $max }. Välj ett lägre tal med --games, eller utelämna det.
benchmark-trained-too-long = { $task } är för agenter som har lärt sig av högst { $max } beslut, inte av { $decisions }.
benchmark-trained-below-zero = --trained-on kräver ett antal beslut, 0 eller fler, inte { $decisions }.

## Headings, and what stands beside a figure

benchmark-task = uppgift
benchmark-agent = agent
benchmark-players = spelare
benchmark-opponents = motståndare
benchmark-opponents-forfeits = motståndarnas diskv.
benchmark-metric = vad som räknas
benchmark-trains = tåg per spelare
benchmark-seconds = sekunder per beslut
benchmark-milliseconds = ms per beslut, processor
benchmark-fingerprint = uppgiftens fingeravtryck

## What counts, and a figure with its 95% interval

benchmark-metric-wins = vinstandel
benchmark-metric-lead = försprång i poäng
benchmark-figure-wins = { $value } % ({ $low }–{ $high })
benchmark-figure-lead = { $value } ({ $low } till { $high })
benchmark-too-few-games = Spelade partier: { $games }. För topplistan kräver uppgiften { $wanted }.
benchmark-outside-the-budget = { $task } är för agenter som har lärt sig av högst { $max } beslut. Utan --trained-on räknas resultatet utanför den gränsen.
benchmark-not-valid = Det här är ingen giltig mätning, eftersom motståndare diskvalificerades. Mät igen när datorn är mindre upptagen.
