# What a player may ask, and hear: answers that the terminal and the table in words share.

## Answers

answer-hand = { $count ->
    [one] Kädessäsi on { $count } kortti: { $cards }.
   *[other] Kädessäsi on { $count } korttia: { $cards }.
}
answer-terrain = Avoinna edessäsi: { $cards }.
answer-no-tickets = Sinulla ei ole vielä menolippuja.
answer-score = Reittipisteet: { $scores }.
answer-score-now = Jos peli päättyisi nyt, saisit reiteistä { $routes }, + { $done } valmiista menolipuista, − { $open } muista: { $sum }. Globetrotter-bonusta ei ole laskettu mukaan.
answer-map = { $who ->
    [you] Sinä: { $routes ->
        [one] { $routes } reitti
       *[other] { $routes } reittiä
    }, { $spaces ->
        [one] { $spaces } ruutu
       *[other] { $spaces } ruutua
    }
   *[other] { $player }: { $routes ->
        [one] { $routes } reitti
       *[other] { $routes } reittiä
    }, { $spaces ->
        [one] { $spaces } ruutu
       *[other] { $spaces } ruutua
    }
}
route-claimed = { $route } ({ $spaces })
route-claimed-doubled = { $route } ({ $spaces }, tuplattu)
route-open = { $route } ({ $spaces } × { $colour })

## Tickets

ticket-done = { $ticket }: valmis
ticket-missing = { $spaces ->
    [one] { $ticket }: puuttuu { $spaces } ruutu
   *[other] { $ticket }: puuttuu { $spaces } ruutua
}
ticket-too-few-trains = { $spaces ->
    [one] { $ticket }: puuttuu { $spaces } ruutu, vaunut eivät riitä
   *[other] { $ticket }: puuttuu { $spaces } ruutua, vaunut eivät riitä
}
ticket-closed = { $ticket }: yhteyttä ei enää voi rakentaa
ticket-completed = Sait valmiiksi menolipun { $ticket }!
tickets-completed = { $player }, valmiit: { $tickets }
tickets-failed = { $player }, keskeneräiset: { $tickets }

## What was typed and not understood

several-commands = Vaihtoehtoja: { $commands }. Kirjoita vähän enemmän.
several-places = Vaihtoehtoja: { $places }. Kirjoita vähän enemmän.
no-such-number = { $count ->
    [one] Ainoa vaihtoehto on 1.
   *[other] Valitse numero väliltä 1–{ $count }.
}
