# Measuring agents by fixed tasks. Tasks (duel-v1) and agents (planner, module:Class) are called as they are typed.

command-benchmark = Measure a bot, or an agent of your own, on a fixed task. Without a task, list the tasks.
argument-task = The task, such as duel-v1.
option-benchmark-agent = The agent: a bot’s name, or module:Class for one of your own.
option-benchmark-games = Play fewer games than the task asks for, to try it out; rounded up to whole deals.
option-benchmark-trained-on = How many decisions the agent has learned from, for the leaderboard.

## Bad input. $max and $decisions are large numbers.

benchmark-no-such-task = There is no task “{ $task }”; choose from { $tasks }.
benchmark-no-agent = Name the agent to measure with --agent.
benchmark-no-task = Name the task as well, as in okapi benchmark duel-v1 --agent prodigy. The tasks are { $tasks }.
benchmark-agent-is-the-opponent = In { $task } the bot “{ $bot }” already has all the other seats; measure another agent.
benchmark-too-many-games = Games in { $task }: { $max }. Choose a lower number with --games, or leave it out.
benchmark-trained-too-long = { $task } is for agents that have learned from at most { $max } decisions, not from { $decisions }.
benchmark-trained-below-zero = --trained-on takes a number of decisions, 0 or more, not { $decisions }.

## Headings, and what stands beside a figure

benchmark-task = task
benchmark-agent = agent
benchmark-players = players
benchmark-opponents = opponents
benchmark-opponents-forfeits = opponents’ forfeits
benchmark-metric = what counts
benchmark-trains = trains each
benchmark-seconds = seconds per decision
benchmark-milliseconds = ms per decision, processor
benchmark-fingerprint = task fingerprint

## What counts, and a figure with its 95% interval

benchmark-metric-wins = win share
benchmark-metric-lead = lead in points
benchmark-figure-wins = { $value }% ({ $low }–{ $high })
benchmark-figure-lead = { $value } ({ $low } to { $high })
benchmark-too-few-games = Games played: { $games }. For the leaderboard the task asks for { $wanted }.
benchmark-outside-the-budget = { $task } is for agents that have learned from at most { $max } decisions. Without --trained-on the figure is outside that budget.
benchmark-not-valid = This is not a valid measurement, because opponents forfeited games. Measure again when the machine is less busy.
