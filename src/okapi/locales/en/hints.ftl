### Small hints in the first games: each is given once, when the thing is met.

# On the button that puts a hint away.
hint-done = Got it
hint-ferry = New: a ferry. The spaces with a locomotive must be paid with locomotives.
hint-grey = New: a grey route. You pay for it in any one colour.
hint-twin = New: a double route. With two or three players only one of its tracks can be claimed; with four or five, both, but not by one player.
hint-wild = New: you can play a locomotive as a terrain card. It counts both towards having the most and towards the cost.
