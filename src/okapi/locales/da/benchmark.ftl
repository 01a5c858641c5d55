# Measuring agents by fixed tasks. Tasks (duel-v1) and agents (planner, module:Class) are called as they are typed.

command-benchmark = Mål en bot eller en agent, du selv har lavet, på en fast opgave. Uden opgave: vis opgaverne.
argument-task = Opgaven, for eksempel duel-v1.
option-benchmark-agent = Agenten: navnet på en bot, eller modul:Klasse for en, du selv har lavet.
option-benchmark-games = Spil færre spil, end opgaven kræver, for at prøve den; rundet op til hele kortgivninger.
option-benchmark-trained-on = Hvor mange beslutninger agenten har lært af, til ranglisten.

## Bad input. $max and $decisions are large numbers.

benchmark-no-such-task = Opgaven »{ $task }« findes ikke; vælg mellem { $tasks }.
benchmark-no-agent = Angiv med --agent den agent, der skal måles.
benchmark-no-task = Angiv også opgaven, som i okapi benchmark duel-v1 --agent prodigy. Opgaverne er { $tasks }.
benchmark-agent-is-the-opponent = I { $task } sidder botten »{ $bot }« allerede på alle de andre pladser; mål en anden agent.
benchmark-too-many-games = Antal spil i { $task }: { $max }. Vælg et lavere tal med --games, eller udelad det.
benchmark-trained-too-long = { $task } er for agenter, der har lært af højst { $max } beslutninger, ikke af { $decisions }.
benchmark-trained-below-zero = --trained-on kræver et antal beslutninger, 0 eller flere, ikke { $decisions }.

## Headings, and what stands beside a figure

benchmark-task = opgave
benchmark-agent = agent
benchmark-players = spillere
benchmark-opponents = modstandere
benchmark-opponents-forfeits = taberdømte modstandere
benchmark-metric = hvad der tæller
benchmark-trains = togvogne til hver
benchmark-seconds = sekunder pr. beslutning
benchmark-milliseconds = ms pr. beslutning, processor
benchmark-fingerprint = opgavens fingeraftryk

## What counts, and a figure with its 95% interval

benchmark-metric-wins = sejrsandel
benchmark-metric-lead = forspring i point
benchmark-figure-wins = { $value } % ({ $low }–{ $high })
benchmark-figure-lead = { $value } ({ $low } til { $high })
benchmark-too-few-games = Antal spil: { $games }. Til ranglisten kræver opgaven { $wanted }.
benchmark-outside-the-budget = { $task } er for agenter, der har lært af højst { $max } beslutninger. Uden --trained-on ligger tallet uden for den ramme.
benchmark-not-valid = Dette er ikke en gyldig måling, fordi modstandere blev taberdømt. Mål igen, når maskinen har mindre travlt.
