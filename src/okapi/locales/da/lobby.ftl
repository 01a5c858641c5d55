lobby-colour = Tryk på dit mærke for at vælge farve.
options-chat = Egne ord
options-chat-text = De, der sidder ved bordet, kan skrive til hinanden. Tilskuere kan ikke læse med. Du kan skjule, hvad en anden siger, og alt slettes sammen med spillet.
tutorial-while-waiting = Mens du venter
tutorial-while-waiting-text = Ny i spillet? Spillet med vejledning tager cirka fem minutter. Så snart bordet går i gang, kommer du tilbage hertil.
waiting-table = Dit bord er ikke gået i gang endnu.
waiting-asked = Dit bord har et spørgsmål til dig.
waiting-back = Tilbage til bordet
reason-chat-not-agreed = Ved dette bord er der kun aftalt færdige sætninger.
reason-chat-nothing-said = Der er ikke noget at læse i det. Skriv et ord eller to.
lobby-title = Bordet er klar
lobby-waiting = { $count ->
    [one] Venter på én spiller til.
   *[other] Venter på { $count } spillere til.
}
lobby-ready = Alle er her. Venter på, at værten starter spillet.
lobby-ready-host = Alle er her. Start, når du vil.
lobby-seats = Pladser
lobby-open-seat = ledig plads
lobby-you = (dig)
lobby-away = (væk)
lobby-seat-kind = Hvem spiller på plads { $number }?
lobby-person = Et menneske
lobby-open = Ledig til en ven
lobby-make-open = Bed spilleren om at gå
lobby-start = Start spillet
lobby-leave = Forlad bordet
lobby-closed = Dette bord blev lukket, før spillet begyndte.
lobby-invite = Invitér venner
lobby-invite-text = Alle, der har dette link, kan tage en plads fra enhver enhed, der kan nå denne server.
lobby-invite-link = Invitationslink
lobby-fair = Fair blanding
lobby-fair-text = Kortgiveren har forseglet en hemmelighed. Tilføj selv nogle ord: kortene afgøres af hemmeligheden og alles ord tilsammen, så ingen kan snyde med dem, og efter spillet kan enhver kontrollere det.
lobby-commitment = Segl:
lobby-words = Dine ord til blandingen
lobby-words-example = hvad du har lyst til
# $names are the people who are not connected.
lobby-full = Alle pladser er taget. Venter på { $names }.
lobby-reach = Send dette link til dem, der mangler: på deres egen enhed fører det tilbage til deres plads.
# Behind the name of a person who played the last game and has not sat down for the rematch yet.
lobby-kept = (pladsen er reserveret)
lobby-kept-for-you = Der er reserveret en plads til dig. Vil du spille igen?
lobby-take-seat = Tag din plads
lobby-decline = Nej tak
# Behind the name of a person who has not said yes to what the host changed.
lobby-not-agreed = (har ikke sagt ja endnu)
lobby-changed = Værten har ændret betingelserne for spillet. Er du med på det?
lobby-agree = Det er jeg med på
# $names are the people who have not said yes to what the host changed.
lobby-asking = Venter på, at { $names } siger ja.
share-text = Kom og spil Okapi med mig!
invite-only-here = Dette link virker kun på denne computer, fordi serveren ikke lytter på nogen anden adresse. Vil du invitere andre, så start den med »okapi serve --host 0.0.0.0«, og åbn den med denne computers adresse på netværket.
lobby-start-needs = Du kan starte, når alle pladser er taget: invitér nogen, eller giv en plads til en bot.
