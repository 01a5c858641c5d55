# The table in words, for those who play by ear: its page, its command line, its answers, its menus and its news.
# Words that can be typed come from words.ftl; where a message shows one to type, it arrives as $word, $example and so on.

## The page

spoken-to-command = Go to the command line
spoken-now = Now
spoken-conversation = Questions and answers
spoken-command = Question or move
spoken-command-hint = Press Enter to send, Down Arrow to complete, Up Arrow for what you typed before. To find out what you can ask and do, type: { $help }
spoken-send = Send
spoken-suggestions = Completions
spoken-announce = News
spoken-announce-brief = Brief
spoken-announce-full = Detailed
spoken-welcome = At the table: { $players }. To find out what you can ask and do, type: { $help }

## Answers

spoken-watching = You’re watching, so you have no cards and no tickets.
spoken-open-train-cards = Face-up train car cards: { $cards }.
spoken-open-terrain-cards = Face-up terrain cards: { $cards }.
spoken-decks = Cards left: train car deck { $train }, terrain deck { $terrain }, tickets { $tickets }.
spoken-player = { $who ->
    [you] You: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $tickets ->
        [one] { $tickets } ticket
       *[other] { $tickets } tickets
    }, terrain: { $terrain }.
   *[other] { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $tickets ->
        [one] { $tickets } ticket
       *[other] { $tickets } tickets
    }, terrain: { $terrain }.
}
# $cards is a number of terrain cards in words, and nobody has more of that terrain.
spoken-most = { $cards } (most or tied)
spoken-most-column = { $count } (most or tied)
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
    [one] { $length } space
   *[other] { $length } spaces
}{ $tracks ->
    [1] {""}
   *[other] , double route
}{ $locomotives ->
    [0] {""}
    [one] , ferry with { $locomotives } locomotive
   *[other] , ferry with { $locomotives } locomotives
}, { $terrain }. { $state ->
    [yours] Yours.
    [taken] Claimed by { $player }.
    [twin-taken] Closed: the other track has been claimed.
    [payable] Free, and you can pay for it.
   *[free] Free.
}
spoken-free-routes = { $count ->
    [0] No such route is free.
    [one] { $count } route is free.
   *[other] { $count } routes are free.
}
spoken-ticket-path = Shortest path: { $routes }.
spoken-planned = { $route } is now in your plan.
spoken-unplanned = { $route } is no longer in your plan.
spoken-plan = Your plan: { $routes }.
spoken-no-plan = You have no plan yet. To plan a route, type: { $example }
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
spoken-rules = You can read all the rules on the page “Rules”. To hear one here, add its number: { $example }
spoken-no-rule = There is no rule { $number }. Try another number, like: { $example }
spoken-more = { $count ->
    [one] One more line. To hear it, type: { $word }
   *[other] { $count } more lines. To hear them, type: { $word }
}
spoken-no-more = That’s all.

## Help: what can be typed, and what it does

spoken-help = The beginning of a word is enough; capitals and accents don’t matter. You can ask at any time:
spoken-help-options = { $word }: what you can do now.
spoken-help-hand = { $word }: your cards.
spoken-help-tickets = { $word }: your tickets, what you still need, and the shortest path.
spoken-help-needs = { $word }: the cards you still need for your tickets.
spoken-help-market = { $word }: the face-up cards and the decks.
spoken-help-players = { $word }: what everyone has.
spoken-help-score = { $word }: the points so far.
spoken-help-map = { $word }: who has claimed which routes.
spoken-help-place = { $word } { $place }: the routes at a place.
spoken-help-routes = { $word } orange: free routes by colour, terrain, length or place.
spoken-help-plan = { $word } { $place } { $other }: plan a route, or drop it. { $word }: your plan.
spoken-help-who-has = { $word } { $terrain }: how many of these terrain cards everyone has.
spoken-help-last = { $word } 3: the last three turns.
spoken-help-log = { $word }: everything so far.
spoken-help-rules = { $word } 5.8: a rule by its number.
spoken-help-advice = { $word }: good moves, and why.
spoken-help-review = { $word }: after the game, the moments that mattered.
spoken-help-draw = { $word } { $card }: take a face-up card. { $word } { $deck }: draw from a deck. { $word } { $tickets }: draw destination tickets.
spoken-help-claim = { $word } { $place } { $other }: claim a route. Then, optionally, what you pay ({ $cards }), and { $double } to double it.
spoken-help-keep = { $word } 1 3: keep tickets by their numbers.
spoken-help-pass = { $word }: pass, if you have no other move.
spoken-help-next = { $word }: the rest of a long answer.
spoken-help-help = { $word }: this list.

## What was typed and not understood. It can be brought back with arrow up.

spoken-unknown = “{ $typed }” is not a question or a move. To find out what you can ask and do, type: { $help }
spoken-did-you-mean = “{ $typed }” is not a question or a move. Did you mean: { $suggestions }?
spoken-unknown-place = There is no place “{ $typed }”. Places with similar names: { $places }.
spoken-which-place = Which place? Try: { $example }
spoken-unknown-filter = “{ $typed }” is not a colour, terrain, length or place. Try: { $example }
spoken-unknown-terrain = “{ $typed }” is not a terrain. Choose one of these: { $terrains }.
spoken-unknown-route = There is no route “{ $typed }”. Name two neighbouring places, like: { $example }
spoken-several-routes = Several routes match: { $routes }. Name two neighbouring places.
spoken-unknown-payment = I can’t read the cards you pay with. Write them like this: { $example }
spoken-no-such-payment = You can’t claim { $route } like that right now. You could pay: { $payments }.
spoken-unknown-card = You can’t take “{ $typed }”. You can choose: { $cards }.
spoken-unknown-tickets = Choose the tickets to keep by number, like: { $example }

## Before a move is made

spoken-sure-claim = Claim { $route } with { $payment }, for { $points ->
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
   *[terrain] Draw from the terrain deck?
}
spoken-sure-pass = Pass?
spoken-other-payments = { $count ->
    [one] There is { $count } other way to pay: name the cards to choose it.
   *[other] There are { $count } other ways to pay: name the cards to choose one.
}
spoken-sure-how = Press Enter to confirm; type anything else to cancel.
spoken-dropped = Cancelled.

## Menus

spoken-menu = Your move
spoken-menu-turn = What would you like to do?
spoken-menu-wait = It’s not your turn yet. You can ask questions at any time.
spoken-menu-card = Draw a card
spoken-menu-claim = { $count ->
    [one] Claim a route ({ $count } possible)
   *[other] Claim a route ({ $count } possible)
}
spoken-menu-which-card = Which card?
spoken-menu-which-route = Which route?
spoken-menu-filter = Show only this place, colour or terrain
spoken-menu-none-fits = No matches.
spoken-menu-length = Spaces: { $length }, points: { $points }
spoken-menu-route = { $route }, { $colour }
spoken-menu-pay = { $route }: how do you want to pay?
spoken-menu-double = { $route } with { $payment }: double it?
spoken-menu-once = { $points ->
    [one] No: { $points } point
   *[other] No: { $points } points
}
spoken-menu-twice = Yes, with { $spent }: { $points } points
spoken-menu-do = Confirm
spoken-menu-back = Back

## News

spoken-news-stand-in = A bot now plays for { $player }.
spoken-news-stand-in-you = A bot now plays for you.
spoken-news-back = { $player } is playing again.
# $cut is what happened to the ticket’s path, a whole sentence.
spoken-news-cut = { $ticket }: { $cut }
spoken-connected = Reconnected.
