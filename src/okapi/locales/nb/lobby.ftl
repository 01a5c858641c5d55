lobby-colour = Trykk på merket ditt for å velge farge.
options-chat = Egne ord
options-chat-text = De som sitter ved bordet, kan skrive til hverandre. Tilskuere kan ikke lese det, du kan skjule det en annen sier, og alt slettes sammen med spillet.
tutorial-while-waiting = Mens du venter
tutorial-while-waiting-text = Ny i spillet? Spillet med veiledning tar omtrent fem minutter. Så snart bordet ditt starter, kommer du tilbake hit.
waiting-table = Bordet ditt har ikke startet ennå.
waiting-asked = Bordet ditt har et spørsmål til deg.
waiting-back = Tilbake til bordet
reason-chat-not-agreed = Ved dette bordet er det bare avtalt ferdige fraser.
reason-chat-nothing-said = Det er ingenting å lese i det. Skriv et ord eller to.
lobby-title = Bordet er klart
lobby-waiting = { $count ->
    [one] Venter på én spiller til.
   *[other] Venter på { $count } spillere til.
}
lobby-ready = Alle er her. Venter på at verten starter spillet.
lobby-ready-host = Alle er her. Start når du vil.
lobby-seats = Plasser
lobby-open-seat = ledig plass
lobby-you = (deg)
lobby-away = (borte)
lobby-seat-kind = Hvem spiller på plass { $number }
lobby-person = Et menneske
lobby-open = Ledig for en venn
lobby-make-open = Be spilleren om å gå
lobby-start = Start spillet
lobby-leave = Forlat bordet
lobby-closed = Dette bordet ble stengt før spillet begynte.
lobby-invite = Inviter venner
lobby-invite-text = Alle som har denne lenken, kan ta en plass, fra hvilken som helst enhet som når denne serveren.
lobby-invite-link = Invitasjonslenke
lobby-fair = Rettferdig stokking
lobby-fair-text = Kortgiveren har forseglet en hemmelighet. Legg til noen egne ord: kortene avgjøres av hemmeligheten og alles ord til sammen, så ingen kan jukse med dem, og etter spillet kan hvem som helst kontrollere det.
lobby-commitment = Segl:
lobby-words = Ordene dine til stokkingen
lobby-words-example = hva du vil
# $names are the people who are not connected.
lobby-full = Alle plassene er tatt. Venter på { $names }.
lobby-reach = Send denne lenken til dem som mangler: på enheten deres fører den tilbake til plassen deres.
# Behind the name of a person who played the last game and has not sat down for the rematch yet.
lobby-kept = (plassen er holdt av)
lobby-kept-for-you = Det er holdt av en plass til deg. Vil du spille igjen?
lobby-take-seat = Ta plassen din
lobby-decline = Nei takk
# Behind the name of a person who has not said yes to what the host changed.
lobby-not-agreed = (har ikke sagt ja ennå)
lobby-changed = Verten har endret vilkårene for spillet. Er du med på det?
lobby-agree = Det er jeg med på
# $names are the people who have not said yes to what the host changed.
lobby-asking = Venter på at { $names } skal si ja.
share-text = Kom og spill Okapi med meg!
invite-only-here = Denne lenken virker bare på denne datamaskinen, fordi serveren ikke lytter på noen annen adresse. Vil du invitere andre, så start serveren med «okapi serve --host 0.0.0.0», og åpne siden med denne datamaskinens adresse i nettverket.
lobby-start-needs = Du kan starte når alle plassene er tatt: inviter noen, eller gi en plass til en bot.
