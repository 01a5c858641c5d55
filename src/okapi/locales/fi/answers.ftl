# What a player may ask, and hear: answers that the terminal and the table in words share.

## Answers

answer-hand = { $count ->
    [one] Kädessäsi on { $count } kortti: { $cards }.
   *[other] Kädessäsi on { $count } korttia: { $cards }.
}
answer-terrain = Esillä edessäsi: { $cards }.
answer-no-tickets = Sinulla ei ole vielä menolippuja.
answer-score = Reittipisteet: { $scores }.
answer-score-now = Jos peli päättyisi nyt, saisit reiteistä { $routes }, +{ $done } toteutetuista menolipuista, −{ $open } toteutumattomista: { $sum }, ilman Globetrotter-bonusta.
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
route-open = { $route } ({ $price })

## Tickets

ticket-done = { $ticket }: toteutettu
ticket-not-done = { $ticket }: toteutumatta
ticket-missing = { $spaces ->
    [one] { $ticket }: puuttuu { $spaces } ruutu
   *[other] { $ticket }: puuttuu { $spaces } ruutua
}
ticket-too-few-trains = { $spaces ->
    [one] { $ticket }: puuttuu { $spaces } ruutu, mutta vaunut eivät riitä
   *[other] { $ticket }: puuttuu { $spaces } ruutua, mutta vaunut eivät riitä
}
ticket-closed = { $ticket }: ei enää mahdollinen
ticket-completed = Toteutit menolipun { $ticket }!
needs-cards = Vielä puuttuu: { $cards }.
needs-wild = { $count ->
    [one] Kädessäsi oleva veturi korvaa niistä yhden.
   *[other] Kädessäsi olevat { $count } veturia korvaavat niistä yhtä monta.
}
needs-none = Sinulla on kaikki tarvittavat kortit.
needs-together = Kaikkiin menolippuihisi yhteensä puuttuu vielä: { $cards }.
needs-together-none = Sinulla on kaikki kortit, jotka menolippusi yhteensä vaativat.
needs-grey = { $cards } harmaalle reitille
ticket-cut = { $more ->
    [0] { $player } rakensi reitin { $route }. Toinen yhteys on yhtä lyhyt.
    [one] { $player } rakensi reitin { $route }. Yhteytesi on nyt yhden ruudun pidempi.
   *[other] { $player } rakensi reitin { $route }. Yhteytesi on nyt { $more } ruutua pidempi.
}
ticket-cut-closed = { $player } rakensi reitin { $route }, eikä yhteyttä enää ole.
# In place of a list of tickets.
tickets-nothing = ei yhtään

## What was typed and not understood

several-commands = Vaihtoehtoja: { $commands }. Kirjoita vähän enemmän.
several-places = Vaihtoehtoja: { $places }. Kirjoita vähän enemmän.
no-such-number = { $count ->
    [one] Ainoa vaihtoehto on 1.
   *[other] Valitse numero väliltä 1–{ $count }.
}
