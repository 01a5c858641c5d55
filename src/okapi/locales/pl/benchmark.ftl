# Measuring agents by fixed tasks. Tasks (duel-v1) and agents (planner, module:Class) are called as they are typed.

command-benchmark = Sprawdź siłę bota albo własnego agenta w ustalonym zadaniu. Bez zadania: wypisz zadania.
argument-task = Zadanie, na przykład duel-v1.
option-benchmark-agent = Agent: nazwa bota albo moduł:Klasa, jeśli jest twój własny.
option-benchmark-games = Rozegraj na próbę mniej gier, niż wymaga zadanie; liczba zaokrąglona w górę do pełnych rozdań.
option-benchmark-trained-on = Na ilu decyzjach uczył się agent, do tabeli wyników.

## Bad input. $max and $decisions are large numbers.

benchmark-no-such-task = Nie ma zadania „{ $task }”; dostępne: { $tasks }.
benchmark-no-agent = Podaj opcją --agent agenta, którego chcesz sprawdzić.
benchmark-no-task = Podaj też zadanie, na przykład okapi benchmark duel-v1 --agent prodigy. Zadania to { $tasks }.
benchmark-agent-is-the-opponent = W zadaniu { $task } bot „{ $bot }” zajmuje już wszystkie pozostałe miejsca; sprawdź innego agenta.
benchmark-too-many-games = Gry w zadaniu { $task }: { $max }. Podaj mniejszą liczbę opcją --games albo ją pomiń.
benchmark-trained-too-long = { $task } jest dla agentów, które uczyły się na najwyżej { $max } decyzjach, a nie na { $decisions }.
benchmark-trained-below-zero = --trained-on wymaga liczby decyzji, co najmniej 0, a nie { $decisions }.

## Headings, and what stands beside a figure

benchmark-task = zadanie
benchmark-agent = agent
benchmark-players = gracze
benchmark-opponents = przeciwnicy
benchmark-opponents-forfeits = walkowery przeciwników
benchmark-metric = co się liczy
benchmark-trains = wagoniki na gracza
benchmark-seconds = sekundy na decyzję
benchmark-milliseconds = ms na decyzję, procesor
benchmark-fingerprint = odcisk zadania

## What counts, and a figure with its 95% interval

benchmark-metric-wins = udział wygranych
benchmark-metric-lead = przewaga w punktach
benchmark-figure-wins = { $value }% ({ $low }–{ $high })
benchmark-figure-lead = { $value } (od { $low } do { $high })
benchmark-too-few-games = Rozegrane gry: { $games }. Do tabeli wyników potrzeba ich { $wanted }.
benchmark-outside-the-budget = { $task } jest dla agentów, które uczyły się na najwyżej { $max } decyzjach. Bez --trained-on wynik jest poza tym limitem.
benchmark-not-valid = Ten pomiar jest nieważny, bo przeciwnicy przegrywali walkowerem. Zmierz ponownie, gdy komputer będzie mniej zajęty.
