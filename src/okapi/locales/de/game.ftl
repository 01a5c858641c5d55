# The game in words: its pieces, what happens, and why something is refused.
# Used by the terminal, the server and the browser.
#
# Ids are made from the game's own keys: event-<type>, reason-<key>, fault-<key>, with dots as dashes.
# Parameters that name a card, a route, a ticket and so on arrive in words, made by the messages below: a card
# as the object of “take” (one-card-…), all else as it stands alone, fit for brackets or behind a colon. $deck is the
# key of a deck, train or terrain: a message selects on it, so that each language can inflect.
# $who is "you" where the sentence is about the reader, and then $player is not needed.

## Train car cards: the kind alone, one card as the object of “take”, and so many of them

card-purple = violett
card-white = weiß
card-blue = blau
card-yellow = gelb
card-orange = orange
card-black = schwarz
card-red = rot
card-green = grün
card-locomotive = Lokomotive

one-card-purple = eine violette Karte
one-card-white = eine weiße Karte
one-card-blue = eine blaue Karte
one-card-yellow = eine gelbe Karte
one-card-orange = eine orange Karte
one-card-black = eine schwarze Karte
one-card-red = eine rote Karte
one-card-green = eine grüne Karte
one-card-locomotive = eine Lokomotive

cards-purple = { $count } violette
cards-white = { $count } weiße
cards-blue = { $count } blaue
cards-yellow = { $count } gelbe
cards-orange = { $count } orange
cards-black = { $count } schwarze
cards-red = { $count } rote
cards-green = { $count } grüne
cards-locomotive = { $count ->
    [one] { $count } Lokomotive
   *[other] { $count } Lokomotiven
}
cards-hidden = { $count ->
    [one] eine Wagenkarte
   *[other] { $count } Wagenkarten
}

## Terrain cards

terrain-desert = Wüste
terrain-jungle = Dschungel
terrain-mountain = Gebirge

terrain-whole-desert = Wüste & Savanne
terrain-whole-jungle = Dschungel & Wald
terrain-whole-mountain = Gebirge & Felsen

one-terrain-desert = eine Wüstenkarte
one-terrain-jungle = eine Dschungelkarte
one-terrain-mountain = eine Gebirgskarte

terrains-desert = { $count ->
    [one] { $count } Wüstenkarte
   *[other] { $count } Wüstenkarten
}
terrains-jungle = { $count ->
    [one] { $count } Dschungelkarte
   *[other] { $count } Dschungelkarten
}
terrains-mountain = { $count ->
    [one] { $count } Gebirgskarte
   *[other] { $count } Gebirgskarten
}

## The board

colour-purple = violett
colour-white = weiß
colour-blue = blau
colour-yellow = gelb
colour-orange = orange
colour-black = schwarz
colour-red = rot
colour-green = grün
colour-grey = grau

place-kind-city = Stadt
place-kind-waystation = Haltepunkt
place-kind-terminal = Endpunkt
place-kind-port = Hafen

route = { $one } – { $other }
ticket = { $one } – { $other } ({ $points })

## What happens. A message ending in -hidden is for those who may not know all of it.

event-starting-player-drawn = { $who ->
    [you] Du beginnst.
   *[other] { $player } beginnt.
}
event-train-card-dealt = { $who ->
    [you] Du bekommst { $card }.
   *[other] { $player } bekommt { $card }.
}
event-train-card-dealt-hidden = { $count ->
    [one] { $player } bekommt eine Wagenkarte.
   *[other] { $player } bekommt { $count } Wagenkarten.
}
event-terrain-card-dealt = { $who ->
    [you] Du bekommst { $card }.
   *[other] { $player } bekommt { $card }.
}
event-cards-dealt = { $who ->
    [you] Du bekommst { $cards }.
   *[other] { $player } bekommt { $cards }.
}
event-ticket-dealt = { $who ->
    [you] Du wählst aus: { $tickets }.
   *[other] { $player } wählt aus: { $tickets }.
}
event-ticket-dealt-hidden = { $count ->
    [one] { $player } bekommt eine Zielkarte zur Auswahl.
   *[other] { $player } bekommt { $count } Zielkarten zur Auswahl.
}
event-train-card-laid = Aufgedeckt: { $cards }.
event-terrain-card-laid = Aufgedeckt: { $cards }.
event-starting-tickets-chosen = { $who ->
    [you] Du behältst { $tickets }.
   *[other] { $player } behält { $tickets }.
}
event-starting-tickets-chosen-hidden = { $player } hat Zielkarten ausgewählt.
event-train-card-taken = { $who ->
    [you] Du nimmst { $card }.
   *[other] { $player } nimmt { $card }.
}
event-terrain-card-taken = { $who ->
    [you] Du nimmst { $card }.
   *[other] { $player } nimmt { $card }.
}
event-deck-drawn = { $who ->
    [you] { $deck ->
        [train] Du ziehst eine Wagenkarte vom Stapel.
       *[terrain] Du ziehst eine Landschaftskarte vom Stapel.
    }
   *[other] { $deck ->
        [train] { $player } zieht eine Wagenkarte vom Stapel.
       *[terrain] { $player } zieht eine Landschaftskarte vom Stapel.
    }
}
event-cards-drawn = { $who ->
    [you] Du ziehst { $cards } { $decks ->
        [1] vom Stapel
       *[other] von den Stapeln
    }.
   *[other] { $player } zieht { $cards } { $decks ->
        [1] vom Stapel
       *[other] von den Stapeln
    }.
}
event-cards-taken-and-drawn = { $who ->
    [you] Du nimmst { $taken } und ziehst { $drawn } vom Stapel.
   *[other] { $player } nimmt { $taken } und zieht { $drawn } vom Stapel.
}
event-route-claimed = { $who ->
    [you] Du nutzt die Strecke { $route } ({ $payment }) und bekommst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $player } nutzt die Strecke { $route } ({ $payment }) und bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
event-route-claimed-doubled = { $who ->
    [you] Du nutzt die Strecke { $route } ({ $payment }), verdoppelst mit { $spent } und bekommst { $points } Punkte.
   *[other] { $player } nutzt die Strecke { $route } ({ $payment }), verdoppelt mit { $spent } und bekommt { $points } Punkte.
}
event-tickets-drawn = { $who ->
    [you] Du ziehst { $count ->
        [one] eine Zielkarte
       *[other] { $count } Zielkarten
    }.
   *[other] { $player } zieht { $count ->
        [one] eine Zielkarte
       *[other] { $count } Zielkarten
    }.
}
event-tickets-kept = { $who ->
    [you] Du behältst { $kept }.
   *[other] { $player } behält { $kept }.
}
event-tickets-kept-hidden = { $player } behält { $kept ->
    [one] eine Zielkarte
   *[other] { $kept } Zielkarten
} und gibt { $returned ->
    [0] keine
    [one] eine
   *[other] { $returned }
} zurück.
event-tickets-drawn-and-kept = Du ziehst Zielkarten und behältst { $kept }.
event-passed = { $who ->
    [you] Du hast keinen möglichen Zug und passt.
   *[other] { $player } hat keinen möglichen Zug und passt.
}
event-setup-completed = Die Karten sind ausgeteilt. Alle wählen ihre Zielkarten aus.
event-starting-tickets-settled = Alle haben gewählt. Behaltene Zielkarten: { $counts }.
event-display-swept = Zu viele offene Lokomotiven: Alle offenen Wagenkarten werden abgelegt.
event-deck-rebuilt = { $deck ->
    [train] Der Ablagestapel der Wagenkarten wird zum neuen Nachziehstapel gemischt.
   *[terrain] Der Ablagestapel der Landschaftskarten wird zum neuen Nachziehstapel gemischt.
}
event-last-round-began = { $who ->
    [you] Du hast fast keine Waggons mehr: Alle sind noch einmal am Zug.
   *[other] { $player } hat fast keine Waggons mehr: Alle sind noch einmal am Zug.
}
event-turn-ended = { $who ->
    [you] Dein Zug ist zu Ende.
   *[other] { $player } beendet den Zug.
}
event-game-ended = { $reason ->
    [all-passed] Alle haben gepasst: Die Partie ist zu Ende.
   *[last-round-over] Die letzte Runde ist vorbei und damit auch die Partie.
}
player-count = { $who ->
    [you] du ({ $count })
   *[other] { $player } ({ $count })
}
# A player in the middle of a sentence.
player-named = { $who ->
    [you] du
   *[other] { $player }
}

## Why an action is refused

refused = { $reason } (Regel { $rule })

reason-seat-unknown = Diesen Platz gibt es an diesem Tisch nicht.
reason-turn-game-over = Die Partie ist zu Ende.
reason-turn-not-yours = Ein anderer Spieler ist am Zug.
reason-turn-already-chosen = Du hast deine Zielkarten schon ausgewählt; die anderen wählen noch.
reason-turn-choose-tickets-first = Wähle zuerst aus, welche der ausgeteilten Zielkarten du behältst.
reason-turn-keep-tickets-first = Wähle zuerst aus, welche der gezogenen Zielkarten du behältst.
reason-turn-finish-drawing-first = Du hast schon eine Karte gezogen; zieh nun die zweite.
reason-draw-not-face-up = Eine solche Karte liegt nicht offen aus ({ $card }).
reason-draw-locomotive-is-a-whole-turn = Eine offene Lokomotive darfst du nur als erste Karte nehmen.
reason-draw-deck-empty = { $deck ->
    [train] Der Stapel der Wagenkarten ist leer.
   *[terrain] Der Stapel der Landschaftskarten ist leer.
}
reason-claim-route-unknown-route = Auf diesem Spielplan gibt es keine Strecke „{ $route }“.
reason-claim-route-taken = Diese Strecke wird schon genutzt.
reason-claim-route-twin-taken = Bei so wenigen Spielern kann nur ein Gleis einer Doppelstrecke genutzt werden, und das andere wird schon genutzt.
reason-claim-route-twin-is-yours = Du hast schon das andere Gleis dieser Doppelstrecke; kein Spieler darf beide nutzen.
reason-claim-route-too-few-trains = { $needed ->
    [one] Die Strecke braucht { $needed } Waggon
   *[other] Die Strecke braucht { $needed } Waggons
}, und du hast { $have ->
    [0] keinen mehr
    [one] nur noch einen
   *[other] nur noch { $have }
}.
reason-claim-route-wrong-number-of-cards = { $needed ->
    [one] Die Strecke hat { $needed } Feld und kostet daher { $needed } Karte, nicht { $paid }.
   *[other] Die Strecke hat { $needed } Felder und kostet daher { $needed } Karten, nicht { $paid }.
}
reason-claim-route-mixed-colours = Abgesehen von Lokomotiven müssen alle Karten, mit denen du bezahlst, dieselbe Farbe haben.
reason-claim-route-wrong-colour = Diese Strecke kannst du nur mit Karten ihrer Farbe ({ $colour }) und Lokomotiven bezahlen.
reason-claim-route-ferry-needs-locomotives = { $needed ->
    [one] Diese Fähre musst du mit mindestens { $needed } Lokomotive bezahlen.
   *[other] Diese Fähre musst du mit mindestens { $needed } Lokomotiven bezahlen.
}
reason-claim-route-cards-not-in-hand = Diese Karten hast du nicht.
reason-claim-route-locomotives-not-in-hand = { $needed ->
    [one] Zum Verdoppeln bräuchtest du { $needed } Lokomotive
   *[other] Zum Verdoppeln bräuchtest du { $needed } Lokomotiven
}; nach dem Bezahlen hast du { $have ->
    [0] keine
    [one] nur eine
   *[other] nur { $have }
} übrig.
reason-claim-route-no-majority = { $wild ->
    [0] Um diese Strecke zu verdoppeln, musst du mindestens so viele Karten ihrer Landschaft ({ $terrain }) haben wie jeder andere Spieler: Du hast { $own }, ein anderer hat { $rival }.
    [one] Um diese Strecke zu verdoppeln, musst du mindestens so viele Karten ihrer Landschaft ({ $terrain }) haben wie jeder andere Spieler: Du hast { $own } und spielst { $wild } Lokomotive aus, ein anderer hat { $rival }.
   *[other] Um diese Strecke zu verdoppeln, musst du mindestens so viele Karten ihrer Landschaft ({ $terrain }) haben wie jeder andere Spieler: Du hast { $own } und spielst { $wild } Lokomotiven aus, ein anderer hat { $rival }.
}
reason-claim-route-too-few-terrain-cards = Verdoppeln kostet { $needed ->
    [one] { $needed } Landschaftskarte
   *[other] { $needed } Landschaftskarten
} ({ $terrain }); { $wild ->
    [0] du hast { $own }.
    [one] du hast { $own } und spielst { $wild } Lokomotive aus.
   *[other] du hast { $own } und spielst { $wild } Lokomotiven aus.
}
reason-claim-route-too-many-locomotives = { $max ->
    [one] Als Landschaft darfst du hier höchstens { $max } Lokomotive ausspielen, nicht { $wild }.
   *[other] Als Landschaft darfst du hier höchstens { $max } Lokomotiven ausspielen, nicht { $wild }.
}
reason-tickets-none-left = Es sind keine Zielkarten mehr da, die du ziehen könntest.
reason-tickets-none-on-offer = Du hast keine Zielkarten zur Auswahl; zieh zuerst welche.
reason-tickets-not-on-offer = „{ $ticket }“ gehört nicht zu den Zielkarten, die zur Auswahl stehen.
reason-tickets-named-twice = Jede Zielkarte kannst du nur einmal behalten.
reason-tickets-too-few-kept = { $needed ->
    [one] Behalte mindestens { $needed } Zielkarte; gewählt hast du { $kept }.
   *[other] Behalte mindestens { $needed } Zielkarten; gewählt hast du { $kept }.
}
reason-tickets-too-few-kept-at-the-start = Behalte mindestens { $needed } der ausgeteilten Zielkarten; gewählt hast du { $kept }.
reason-pass-something-is-possible = Passen darfst du nur, wenn du keinen anderen Zug hast.

## Why no game can begin; told behind a colon

obstacle-players = Das Spiel ist für { $min } bis { $max } Spieler, nicht für { $players }
obstacle-train-cards = Für { $players } Spieler gibt es zu wenige Wagenkarten ({ $cards })
obstacle-terrain-cards = Für { $players } Spieler gibt es zu wenige Landschaftskarten ({ $cards })
obstacle-tickets = Für { $players } Spieler gibt es zu wenige Zielkarten ({ $tickets })
obstacle-tickets-dealt = { $dealt ->
    [one] Wer { $dealt } Zielkarte bekommt, kann nicht { $kept } behalten
   *[other] Wer { $dealt } Zielkarten bekommt, kann nicht { $kept } behalten
}
obstacle-tickets-drawn = { $drawn ->
    [one] Wer { $drawn } Zielkarte zieht, kann nicht { $kept } behalten
   *[other] Wer { $drawn } Zielkarten zieht, kann nicht { $kept } behalten
}
obstacle-swept-for-ever = Die Zahl der Lokomotiven, bei der die Auslage ersetzt wird, muss mindestens 1 sein
obstacle-route-without-points = { $length ->
    [one] Die Regeln geben für eine Strecke mit { $length } Feld keine Punkte
   *[other] Die Regeln geben für eine Strecke mit { $length } Feldern keine Punkte
}
obstacle-no-draws = Ein Spieler muss mindestens eine Karte ziehen dürfen
obstacle-too-few-trains = { $trains ->
    [one] Mit nur { $trains } Waggon pro Spieler wäre die Partie zu Ende, bevor sie beginnt
   *[other] Mit nur { $trains } Waggons pro Spieler wäre die Partie zu Ende, bevor sie beginnt
}

## What is wrong with the record of a game

fault-record-unreadable-file = Die Datei lässt sich nicht lesen: { $error }.
fault-record-no-such-file = Die Datei gibt es nicht.
fault-record-empty = Die Datei ist leer.
fault-record-too-large = Die Datei ist größer als { $megabytes } MB, zu groß für die Aufzeichnung einer Partie.
fault-record-not-a-record = Das ist keine Aufzeichnung einer Okapi-Partie.
fault-record-unknown-format = Die Aufzeichnung hat Format { $format }; diese Version von Okapi liest Format { $known }.
fault-record-unreadable-line = Die Zeile ist beschädigt.
fault-record-edited = Diese Zeile oder eine davor wurde nachträglich verändert.
fault-record-out-of-order = Hier steht Ereignis { $seq }, es müsste Ereignis { $expected } sein: Zeilen fehlen oder sind vertauscht.
fault-record-truncated = Die Aufzeichnung bricht hier ohne Schlusszeile ab: Die Datei wurde abgeschnitten.
fault-record-wrong-count = Die Schlusszeile zählt { $said } Ereignisse, es sind aber { $found }.
fault-record-after-the-end = Nach dem Ende der Partie folgt noch etwas.
fault-record-bad-board = Der Spielplan in der Aufzeichnung ist nicht der, auf dem gespielt wurde: „{ $board }“.
fault-record-other-board = Gespielt wurde auf „{ $board }“ oder einer anderen Fassung davon, nicht auf diesem „{ $given }“. Gib den richtigen Spielplan mit --board an.
fault-record-bad-setup = So kann keine Partie beginnen: { $error }.
fault-record-against-the-rules = Das verstößt gegen die Regeln: { $event } { $reason }
fault-record-not-what-follows = In der Aufzeichnung steht „{ $event }“, nach den Regeln müsste es „{ $expected }“ sein.
fault-record-impossible-luck = „{ $event }“ kann hier nicht geschehen: Diese Karte ist nicht mehr da.
fault-record-not-the-promised-luck = Der Geber hat sein Versprechen gebrochen: „{ $event }“ müsste „{ $expected }“ sein.
fault-record-no-secret = Das Geheimnis des Gebers fehlt, darum lässt sich das Austeilen nicht prüfen.
fault-record-wrong-secret = Das Geheimnis des Gebers ist nicht das vor der Partie versprochene.
fault-record-not-finished = Die Aufzeichnung bricht mitten in einem Zug ab.
# The numbers in words, as far as they are usual in a text. Attributes are other forms of them, by any name.
number-words = ein, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf
    .feminine = eine
    .accusative = einen
    .dative = einem
    .dative-feminine = einer
    .alone = eines
# One entry of $points_by_length, which lists them all.
rules-points-of-length = { $points } für { COUNT($spaces, form: "alone") }
