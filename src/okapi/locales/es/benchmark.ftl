# Measuring agents by fixed tasks. Tasks (duel-v1) and agents (planner, module:Class) are called as they are typed.

command-benchmark = Medir un bot, o un agente tuyo, en una tarea fija. Sin tarea, muestra la lista de tareas.
argument-task = La tarea, por ejemplo duel-v1.
option-benchmark-agent = El agente: el nombre de un bot, o módulo:Clase para uno tuyo.
option-benchmark-games = Jugar menos partidas de las que pide la tarea, para probarla; redondeadas al alza a repartos completos.
option-benchmark-trained-on = De cuántas decisiones ha aprendido el agente, para la clasificación.

## Bad input. $max and $decisions are large numbers.

benchmark-no-such-task = No hay ninguna tarea «{ $task }»; elige entre { $tasks }.
benchmark-no-agent = Nombra con --agent el agente que quieres medir.
benchmark-no-task = Indica también la tarea, como en okapi benchmark duel-v1 --agent prodigy. Las tareas son { $tasks }.
benchmark-agent-is-the-opponent = En { $task } el bot «{ $bot }» ya ocupa todos los demás asientos; mide otro agente.
benchmark-too-many-games = Partidas de { $task }: { $max }. Elige un número menor con --games u omite la opción.
benchmark-trained-too-long = { $task } es para agentes que han aprendido de { $max } decisiones como máximo, no de { $decisions }.
benchmark-trained-below-zero = --trained-on admite un número de decisiones, 0 o más, no { $decisions }.

## Headings, and what stands beside a figure

benchmark-task = tarea
benchmark-agent = agente
benchmark-players = jugadores
benchmark-opponents = rivales
benchmark-opponents-forfeits = abandonos de los rivales
benchmark-metric = qué cuenta
benchmark-trains = vagones por jugador
benchmark-seconds = segundos por decisión
benchmark-milliseconds = ms por decisión, procesador
benchmark-fingerprint = huella de la tarea

## What counts, and a figure with its 95% interval

benchmark-metric-wins = proporción de victorias
benchmark-metric-lead = ventaja en puntos
benchmark-figure-wins = { $value } % ({ $low }–{ $high })
benchmark-figure-lead = { $value } (de { $low } a { $high })
benchmark-too-few-games = Partidas jugadas: { $games }. Para la clasificación, la tarea pide { $wanted }.
benchmark-outside-the-budget = { $task } es para agentes que han aprendido de { $max } decisiones como máximo. Sin --trained-on, el resultado queda fuera de ese límite.
benchmark-not-valid = No es una medición válida, porque los rivales abandonaron partidas. Mide otra vez cuando el ordenador esté menos ocupado.
