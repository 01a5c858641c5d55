# Measuring agents by fixed tasks. Tasks (duel-v1) and agents (planner, module:Class) are called as they are typed.

command-benchmark = Measure a bot, or an agent of your own, on a fixed task. Without a task, list the tasks.
argument-task = The task, such as duel-v1.
option-benchmark-agent = The agent: a bot’s name, or module:Class for one of your own.
option-benchmark-games = Play fewer games than the task asks for, to try it out; rounded up to whole deals.
option-benchmark-trained-on = How many decisions the agent has learned from, for the leaderboard.

## Bad input. $most and $decisions are large numbers.

benchmark-no-such-task = There is no task “{ $task }”; choose from { $tasks }.
benchmark-no-agent = Name the agent to measure with --agent.
benchmark-agent-is-the-opponent = In { $task } the bot “{ $bot }” already has all the other seats; measure another agent.
benchmark-too-many-games = Games in { $task }: { $most }. Choose a lower number with --games, or leave it out.
benchmark-trained-too-long = { $task } is for agents that have learned from at most { $most } decisions, not from { $decisions }.

## Headings, and what stands beside a figure

benchmark-task = task
benchmark-agent = agent
benchmark-players = players
benchmark-opponents = opponents
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
