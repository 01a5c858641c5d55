### Small hints in the first games: each is given once, when the thing is met.

# On the button that puts a hint away.
hint-done = Got it
hint-ferry = New: a ferry. The spaces with a locomotive must be paid for with locomotives.
hint-grey = New: a grey route. You pay for it in any one colour.
hint-twin = New: a double route. With fewer than { COUNT($players_sharing_doubles, one: "player", other: "players") }, only one of its tracks can be claimed; otherwise both can, but not by the same player.
hint-wild = New: you can play a locomotive as a terrain card. It counts both towards having the most and towards the cost.
