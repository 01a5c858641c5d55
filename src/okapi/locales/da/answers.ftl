# What a player may ask, and hear: answers that the terminal and the table in words share.

## Answers

answer-hand = { $count ->
    [one] Du har { $count } kort på hånden: { $cards }.
   *[other] Du har { $count } kort på hånden: { $cards }.
}
answer-terrain = Synligt foran dig: { $cards }.
answer-no-tickets = Du har ingen rutekort endnu.
answer-score = Point for strækninger: { $scores }.
answer-score-now = Sluttede spillet nu, ville du have { $routes } for strækninger, +{ $done } for fuldførte rutekort, −{ $open } for ikke fuldførte: { $sum }, uden Globetrotter-bonussen.
answer-map = { $who ->
    [you] Du: { $routes ->
        [one] { $routes } strækning
       *[other] { $routes } strækninger
    }, { $spaces ->
        [one] { $spaces } felt
       *[other] { $spaces } felter
    }
   *[other] { $player }: { $routes ->
        [one] { $routes } strækning
       *[other] { $routes } strækninger
    }, { $spaces ->
        [one] { $spaces } felt
       *[other] { $spaces } felter
    }
}
route-claimed = { $route } ({ $spaces })
route-claimed-doubled = { $route } ({ $spaces }, fordoblet)
route-open = { $route } ({ $price })

## Tickets

ticket-done = { $ticket }: fuldført
ticket-not-done = { $ticket }: ikke fuldført
ticket-missing = { $spaces ->
    [one] { $ticket }: mangler { $spaces } felt
   *[other] { $ticket }: mangler { $spaces } felter
}
ticket-too-few-trains = { $spaces ->
    [one] { $ticket }: mangler { $spaces } felt, men du har for få togvogne
   *[other] { $ticket }: mangler { $spaces } felter, men du har for få togvogne
}
ticket-closed = { $ticket }: ikke længere muligt
ticket-completed = Du har fuldført { $ticket }!
needs-cards = Mangler stadig: { $cards }.
needs-wild = { $count ->
    [one] Et lokomotiv på din hånd kan træde i stedet for ét af dem.
   *[other] { $count } lokomotiver på din hånd kan træde i stedet for lige så mange af dem.
}
needs-none = Du har alle de kort, der skal til.
needs-together = Til alle dine rutekort tilsammen mangler du stadig { $cards }.
needs-together-none = Du har alle de kort, der skal til for alle dine rutekort tilsammen.
needs-grey = { $cards } til en grå strækning
ticket-cut = { $more ->
    [0] { $player } har taget { $route }. En anden rute er lige så kort.
    [one] { $player } har taget { $route }. Din rute er nu ét felt længere.
   *[other] { $player } har taget { $route }. Din rute er nu { $more } felter længere.
}
ticket-cut-closed = { $player } har taget { $route }, og nu er der ingen mulig rute.
# In place of a list of tickets.
tickets-nothing = ingen

## What was typed and not understood

several-commands = Det kan være { $commands }. Skriv lidt mere.
several-places = Det kan være { $places }. Skriv lidt mere.
no-such-number = { $count ->
    [one] Det eneste valg er 1.
   *[other] Vælg et tal fra 1 til { $count }.
}
