# Measuring agents by fixed tasks. Tasks (duel-v1) and agents (planner, module:Class) are called as they are typed.

command-benchmark = Mål en bot eller en agent du har laget selv, på en fast oppgave. Uten oppgave: vis oppgavene.
argument-task = Oppgaven, for eksempel duel-v1.
option-benchmark-agent = Agenten: navnet på en bot, eller modul:Klasse for en du har laget selv.
option-benchmark-games = Spill færre spill enn oppgaven krever, for å prøve den; rundet opp til hele utdelinger.
option-benchmark-trained-on = Hvor mange avgjørelser agenten har lært av, til resultatlisten.

## Bad input. $max and $decisions are large numbers.

benchmark-no-such-task = Oppgaven «{ $task }» finnes ikke; velg mellom { $tasks }.
benchmark-no-agent = Oppgi med --agent hvilken agent som skal måles.
benchmark-no-task = Oppgi også oppgaven, som i okapi benchmark duel-v1 --agent prodigy. Oppgavene er { $tasks }.
benchmark-agent-is-the-opponent = I { $task } sitter boten «{ $bot }» allerede på alle de andre plassene; mål en annen agent.
benchmark-too-many-games = Antall spill i { $task }: { $max }. Velg et lavere tall med --games, eller utelat det.
benchmark-trained-too-long = { $task } er for agenter som har lært av høyst { $max } avgjørelser, ikke av { $decisions }.
benchmark-trained-below-zero = --trained-on krever et antall avgjørelser, 0 eller flere, ikke { $decisions }.

## Headings, and what stands beside a figure

benchmark-task = oppgave
benchmark-agent = agent
benchmark-players = spillere
benchmark-opponents = motstandere
benchmark-opponents-forfeits = motstandernes diskv.
benchmark-metric = hva som teller
benchmark-trains = tog til hver
benchmark-seconds = sekunder per avgjørelse
benchmark-milliseconds = ms per avgjørelse, prosessor
benchmark-fingerprint = oppgavens fingeravtrykk

## What counts, and a figure with its 95% interval

benchmark-metric-wins = seiersandel
benchmark-metric-lead = forsprang i poeng
benchmark-figure-wins = { $value } % ({ $low }–{ $high })
benchmark-figure-lead = { $value } ({ $low } til { $high })
benchmark-too-few-games = Antall spill: { $games }. Til resultatlisten krever oppgaven { $wanted }.
benchmark-outside-the-budget = { $task } er for agenter som har lært av høyst { $max } avgjørelser. Uten --trained-on faller tallet utenfor den rammen.
benchmark-not-valid = Dette er ingen gyldig måling, for motstandere ble diskvalifisert. Mål på nytt når maskinen er mindre opptatt.
