### The workshop: a page where people type in the tickets of the box they own. A board is a map with its tickets.

## The list of one's own boards

workshop = Your boards
workshop-intro = Do you own the game? Type in the tickets from your box and play with them: with friends far away, against bots, or at the table with the score keeper. Only you, and anyone you send a link to, can see your boards.
workshop-begin = New board
workshop-begin-empty = Okapi’s map, no tickets yet
workshop-begin-deck = Okapi’s map and tickets
workshop-begin-file = From a file
workshop-file-bad = This file doesn’t contain a readable board:
workshop-new-name = My box
workshop-copy = Copy
workshop-remove = Delete: { $name }
workshop-remove-sure = Delete this board for good?
workshop-remove-text = Games already started on it are not affected.
workshop-tickets = { $count ->
    [one] { $count } ticket
   *[other] { $count } tickets
}

## One board. $box is how many tickets the printed game has

workshop-name = Name of the board
workshop-undo = Undo
workshop-redo = Redo
workshop-kept = Saved
workshop-keeping = Saving …
workshop-kept-here = Saved in this browser
workshop-kept-offline = No connection: saved in this browser until there is one
workshop-full = This browser has no space left: save the board as a file before you close the page.
workshop-shortest = { $spaces ->
    [one] The shortest path has { $spaces } space.
   *[other] The shortest path has { $spaces } spaces.
}
workshop-paste = Paste many tickets
workshop-paste-text = One ticket per line: two places and, if you like, the points. Cells from a spreadsheet work too.
workshop-paste-add = Add these tickets
workshop-paste-added = { $count ->
    [one] { $count } ticket added.
   *[other] { $count } tickets added.
}
workshop-paste-left = These lines could not be added. Correct them and add them again.
workshop-line-nothing = Name two places, as in “{ $example }”.
workshop-line-one = Only one place: { $place }. A ticket needs two.
workshop-line-near = There is no place called “{ $typed }”. Did you mean { $near }?
workshop-line-several = “{ $typed }” could be { $places }.
workshop-line-double = This ticket is already in the deck.
workshop-line-points = A ticket is worth { $min } to { $max } points.
workshop-flaw-no-path = No path connects these two places.
workshop-flaw-ticket = One of its places is not on this map.
workshop-flaw-too-few-tickets = It needs at least { $needed } tickets, { $each } for each of { $players } players.
workshop-flaw-no-tickets = There are no tickets yet.
workshop-progress = { $count } of { $box } tickets
workshop-ready = Ready to play, for up to { $players } players.
workshop-not-ready = Saved, but not ready to play yet:
workshop-marked = { $count ->
    [one] { $count } ticket is marked in the list.
   *[other] { $count } tickets are marked in the list.
}
workshop-more = There are more problems. Fix these first.
workshop-unchecked = Not checked yet.
workshop-play = Play on this board
workshop-file = Save as a file
workshop-share = Share with friends
workshop-share-text = Anyone with the link can see this board and take a copy, until you withdraw the link.
workshop-share-make = Make a link
workshop-withdraw = Withdraw the link
workshop-shared = { $name } shares a board with you
workshop-shared-take = Take a copy
workshop-covers = How the tickets cover the map
workshop-covers-all = Every place is on a ticket.
workshop-covers-not = On no ticket: { $places }.
workshop-covers-most = Most often ({ $count }×): { $places }.

## Why a board is not kept or found

reason-board-unknown = You no longer have this board.
reason-board-unknown-link = There’s no board behind this link. It may have been withdrawn.
reason-board-changed-elsewhere = This board has been changed on another device.
reason-board-too-large = That’s too large for a board. At most: { $places } places, { $routes } routes, { $tickets } tickets and { $letters } characters per name.
