# The table in words, for those who play by ear: its page, its command line, its answers, its menus and its news.
# Words that can be typed come from words.ftl; where a message shows one to type, it arrives as $word, $example and so on.

## The page

spoken-title = The table in words
spoken-link = Table in words, for screen readers
spoken-map-link = Table with the map
spoken-choice = Play at the table in words, made for screen readers
spoken-to-command = To the command line
spoken-now = Now
spoken-conversation = Conversation
spoken-command = Question or move
spoken-command-hint = Press Enter to send. Arrow down completes, arrow up brings back what you typed. To hear what you can ask and do: { $help }
spoken-send = Send
spoken-suggestions = Completions
spoken-announce = News
spoken-announce-brief = Brief
spoken-announce-full = Full
spoken-welcome = At the table: { $players }. To hear what you can ask and do, type: { $help }

## Answers

spoken-watching = You are watching, and hold no cards and no tickets.
spoken-open-train-cards = Open train car cards: { $cards }.
spoken-open-terrain-cards = Open terrain cards: { $cards }.
spoken-decks = Left in the decks: train car cards: { $train }, terrain cards: { $terrain }, tickets: { $tickets }.
spoken-player = { $who ->
    [you] You: points: { $points }, trains: { $trains }, cards: { $cards }, tickets: { $tickets }, terrain: { $terrain }.
   *[other] { $player }: points: { $points }, trains: { $trains }, cards: { $cards }, tickets: { $tickets }, terrain: { $terrain }.
}
# $cards is a number of terrain cards in words, and nobody has more of that terrain.
spoken-most = { $cards } (most)
spoken-most-column = { $count } (most)
spoken-who-has = { $terrain ->
    [desert] Desert cards: { $counts }. Most: { $most }.
    [jungle] Jungle cards: { $counts }. Most: { $most }.
   *[mountain] Mountain cards: { $counts }. Most: { $most }.
}
spoken-nobody-has = { $terrain ->
    [desert] Nobody has a desert card.
    [jungle] Nobody has a jungle card.
   *[mountain] Nobody has a mountain card.
}
spoken-place = { $count ->
    [one] { $place } ({ $kind }): { $count } route.
   *[other] { $place } ({ $kind }): { $count } routes.
}
# $where is the place the route leads to, or the route itself. $tracks is 2 where both tracks of a double route are alike.
spoken-track = { $where }: { $colour }, { $length ->
    [one] one space
   *[other] { $length } spaces
}{ $tracks ->
    [1] {""}
   *[other] , double route
}{ $locomotives ->
    [0] {""}
    [one] , ferry with one locomotive
   *[other] , ferry with { $locomotives } locomotives
}, { $terrain }. { $state ->
    [yours] Yours.
    [taken] { $player } owns it.
    [twin-taken] Free, but the other track is taken.
    [payable] Free, and you can pay.
   *[free] Free.
}
spoken-free-routes = { $count ->
    [0] No such route is free.
    [one] { $count } route is free.
   *[other] { $count } routes are free.
}
spoken-ticket-way = The shortest way: { $routes }.
spoken-last-turns = { $turns ->
    [one] The last turn:
   *[other] The last { $turns } turns:
}
spoken-nothing-yet = Nothing has happened yet.
spoken-claims = { $count ->
    [0] You cannot claim any route now.
    [one] You can claim { $count } route.
   *[other] You can claim { $count } routes.
}
spoken-keep-at-least = { $count ->
    [one] Keep at least one of these tickets:
   *[other] Keep at least { $count } of these tickets:
}
spoken-numbered = { $number }: { $what }
spoken-rules = All rules are on the page “Rules”. To hear one here, add its number: { $example }
spoken-no-rule = There is no rule { $number }. Try another number, like: { $example }
spoken-more = { $count ->
    [one] One more line. To hear it, type: { $word }
   *[other] { $count } more lines. To hear them, type: { $word }
}
spoken-no-more = That was all.

## Help: what can be typed, and what it does

spoken-help = Beginnings of words are enough; capitals and accents do not matter. You can ask at any time:
spoken-help-options = { $word }: what you can do now.
spoken-help-hand = { $word }: your cards.
spoken-help-tickets = { $word }: your tickets, what is missing, and the shortest way.
spoken-help-market = { $word }: the open cards and the decks.
spoken-help-players = { $word }: what everyone has.
spoken-help-score = { $word }: the points so far.
spoken-help-map = { $word }: who has which routes.
spoken-help-place = { $word } { $place }: the routes at a place.
spoken-help-routes = { $word } { $colour }: free routes of a colour, a terrain, a length or at a place.
spoken-help-who-has = { $word } { $terrain }: who has how many terrain cards.
spoken-help-last = { $word } 3: what happened in the last three turns.
spoken-help-log = { $word }: everything that happened.
spoken-help-rules = { $word } 5.8: a rule by its number.
spoken-help-draw = { $word } { $card }: take an open card. { $word } { $deck }: draw from a deck. { $word } { $tickets }: draw tickets.
spoken-help-claim = { $word } { $place } { $other }: claim a route. Behind it, if you like, what you pay ({ $cards }), and { $double } to score it twice.
spoken-help-keep = { $word } 1 3: keep tickets by their numbers.
spoken-help-pass = { $word }: pass, if nothing else is possible.
spoken-help-next = { $word }: go on with a long answer.
spoken-help-help = { $word }: this list.

## What was typed and not understood. It can be brought back with arrow up.

spoken-unknown = “{ $typed }” is no question and no move. To hear what you can type: { $help }
spoken-did-you-mean = “{ $typed }” is no question and no move. Did you mean: { $suggestions }?
spoken-unknown-place = There is no place “{ $typed }”. Places with similar names: { $places }.
spoken-which-place = Which place? For example: { $example }
spoken-unknown-filter = “{ $typed }” is no colour, terrain, length or place. For example: { $example }
spoken-unknown-terrain = “{ $typed }” is no terrain. Choose from: { $terrains }.
spoken-unknown-route = There is no route “{ $typed }”. Name two neighbouring places, like: { $example }
spoken-several-routes = Several routes fit: { $routes }. Name two neighbouring places.
spoken-unknown-payment = The cards you pay with cannot be read. Write them like this: { $example }
spoken-no-such-way = { $route } cannot be claimed like that now. What is possible: { $ways }.
spoken-unknown-card = “{ $typed }” cannot be taken or drawn. What is possible: { $cards }.
spoken-unknown-tickets = Say which tickets to keep by their numbers, like: { $example }

## Before a move is made

spoken-sure-claim = Claim { $route } with { $payment } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}?
spoken-sure-doubled = Claim { $route } with { $payment }, doubled with { $spent }, for { $points } points?
spoken-sure-keep = Keep { $count ->
    [one] this ticket
   *[other] these { $count } tickets
}: { $tickets }?
spoken-sure-take = Take { $card }?
spoken-sure-draw = { $deck ->
    [train] Draw from the train car deck?
    [terrain] Draw from the terrain deck?
   *[tickets] Draw tickets?
}
spoken-sure-pass = Pass?
spoken-other-ways = { $count ->
    [one] There is one other way to pay: say the cards to choose it.
   *[other] There are { $count } other ways to pay: say the cards to choose one.
}
spoken-sure-how = Enter does it; anything else you type does not.
spoken-dropped = Nothing was done.

## Menus

spoken-menu = Your move
spoken-menu-turn = What do you do?
spoken-menu-wait = Your move comes later. You can ask questions at any time.
spoken-menu-card = Take a card
spoken-menu-claim = { $count ->
    [one] Claim a route, { $count } is possible
   *[other] Claim a route, { $count } are possible
}
spoken-menu-which-card = Which card?
spoken-menu-which-route = Which route?
spoken-menu-filter = Only those with this place, colour or terrain
spoken-menu-none-fits = None of them fits.
spoken-menu-length = Spaces: { $length }, points: { $points }
spoken-menu-route = { $route }, { $colour }
spoken-menu-pay = { $route }: what do you pay?
spoken-menu-double = { $route } with { $payment }: score it twice?
spoken-menu-once = { $points ->
    [one] No: { $points } point
   *[other] No: { $points } points
}
spoken-menu-twice = Yes, with { $spent }: { $points } points
spoken-menu-do = Do it
spoken-menu-back = Back

## News

spoken-news-claimed = { $doubled ->
    [true] { $player } claims { $route }, doubled, for { $points } points.
   *[false] { $player } claims { $route } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
spoken-news-stand-in = A bot now plays for { $player }.
spoken-news-stand-in-you = A bot now plays for you.
spoken-news-back = { $player } is playing again.
spoken-news-cards = { $count ->
    [one] { $player } takes a card.
   *[other] { $player } takes { $count } cards.
}
spoken-news-tickets = { $count ->
    [one] { $player } draws tickets and keeps one.
   *[other] { $player } draws tickets and keeps { $count }.
}
spoken-connected = The connection is back.
