lobby-colour = Tik op je teken om je kleur te kiezen.
options-chat = Eigen woorden
options-chat-text = Wie aan tafel zit, kan de anderen schrijven. Toeschouwers kunnen het niet lezen, je kunt ieders opmerkingen verbergen, en alles wordt met de partij verwijderd.
tutorial-while-waiting = Terwijl je wacht
tutorial-while-waiting-text = Ken je het spel nog niet? Het begeleide spel duurt ongeveer vijf minuten. Zodra het aan jouw tafel begint, brengen we je terug.
waiting-table = Aan jouw tafel is het nog niet begonnen.
waiting-asked = Jouw tafel heeft een vraag voor je.
waiting-back = Terug naar de tafel
reason-chat-not-agreed = Aan deze tafel zijn alleen kant-en-klare zinnen afgesproken.
reason-chat-nothing-said = Daar valt niets in te lezen. Schrijf een woord of twee.
lobby-title = De tafel staat klaar
lobby-waiting = { $count ->
    [one] Wachten op nog één speler.
   *[other] Wachten op nog { $count } spelers.
}
lobby-ready = Iedereen is er. Wie de tafel heeft geopend, start de partij.
lobby-ready-host = Iedereen is er. Begin wanneer je wilt.
lobby-seats = Stoelen
lobby-open-seat = vrije stoel
lobby-you = (jij)
lobby-away = (afwezig)
lobby-seat-kind = Wie speelt er op stoel { $number }
lobby-person = Een mens
lobby-open = Vrij voor een vriend
lobby-make-open = Vragen om te vertrekken
lobby-start = Partij starten
lobby-leave = Tafel verlaten
lobby-closed = Deze tafel is gesloten voordat de partij begon.
lobby-invite = Vrienden uitnodigen
lobby-invite-text = Wie deze link heeft, kan aanschuiven, op elk apparaat dat deze server kan bereiken.
lobby-invite-link = Uitnodigingslink
lobby-fair = Eerlijk geschud
lobby-fair-text = De gever heeft een geheim verzegeld. Voeg zelf een paar woorden toe: de kaarten hangen af van het geheim en van ieders woorden samen. Zo kan niemand ermee knoeien, en na afloop kan iedereen het controleren.
lobby-commitment = Zegel:
lobby-words = Jouw woorden voor het schudden
lobby-words-example = wat je maar wilt
# $names are the people who are not connected.
lobby-full = Alle stoelen zijn bezet. Wachten op { $names }.
lobby-reach = Stuur deze link naar degenen die nog ontbreken: op hun eigen apparaat brengt die hen terug naar hun stoel.
# Behind the name of a person who played the last game and has not sat down for the rematch yet.
lobby-kept = (stoel vrijgehouden)
lobby-kept-for-you = Er is een stoel voor je vrijgehouden. Speel je nog een keer mee?
lobby-take-seat = Aanschuiven
lobby-decline = Nee, bedankt
# Behind the name of a person who has not said yes to what the host changed.
lobby-not-agreed = (nog niet akkoord)
lobby-changed = De afspraken voor deze partij zijn aangepast. Ga je akkoord?
lobby-agree = Akkoord
# $names are the people who have not said yes to what the host changed.
lobby-asking = Wachten op het akkoord van { $names }.
share-text = Kom Okapi met me spelen!
invite-only-here = Deze link werkt alleen op deze computer, want de server luistert op geen ander adres. Wil je anderen uitnodigen, start hem dan met ‘okapi serve --host 0.0.0.0’ en open hem met het adres van deze computer in je netwerk.
lobby-start-needs = Je kunt beginnen als elke stoel bezet is: nodig iemand uit of geef een stoel aan een bot.
