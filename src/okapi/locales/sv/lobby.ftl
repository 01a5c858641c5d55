lobby-colour = Tryck på ditt märke för att välja färg.
options-chat = Egna ord
options-chat-text = De som sitter vid bordet kan skriva till varandra. Åskådare kan inte läsa det, var och en kan dölja det någon annan säger, och allt raderas med partiet.
tutorial-while-waiting = Medan du väntar
tutorial-while-waiting-text = Ny i spelet? Partiet med handledning tar ungefär fem minuter. Så snart partiet vid ditt bord börjar tar vi dig tillbaka dit.
waiting-table = Partiet vid ditt bord har inte börjat än.
waiting-asked = Ditt bord har en fråga till dig.
waiting-back = Tillbaka till bordet
reason-chat-not-agreed = Vid det här bordet har man bara kommit överens om färdiga fraser.
reason-chat-nothing-said = Det finns inget att läsa i det. Skriv ett ord eller två.
lobby-title = Bordet är dukat
lobby-waiting = { $count ->
    [one] Väntar på en spelare till.
   *[other] Väntar på { $count } spelare till.
}
lobby-ready = Alla är här. Väntar på att värden startar partiet.
lobby-ready-host = Alla är här. Starta när du vill.
lobby-seats = Platser
lobby-open-seat = ledig plats
lobby-you = (du)
lobby-away = (borta)
lobby-seat-kind = Vem som spelar på plats { $number }
lobby-person = En person
lobby-open = Ledig för en vän
lobby-make-open = Be spelaren lämna bordet
lobby-start = Starta partiet
lobby-leave = Lämna bordet
lobby-closed = Bordet stängdes innan partiet började.
lobby-invite = Bjud in vänner
lobby-invite-text = Alla som har länken kan ta en plats, från vilken enhet som helst som når den här servern.
lobby-invite-link = Inbjudningslänk
lobby-fair = Rättvis blandning
lobby-fair-text = Givaren har förseglat en hemlighet. Lägg till några egna ord: korten avgörs av hemligheten och allas ord tillsammans, så ingen kan fuska med dem, och efter partiet kan vem som helst kontrollera det.
lobby-commitment = Sigill:
lobby-words = Dina ord till blandningen
lobby-words-example = vad du vill
# $names are the people who are not connected.
lobby-full = Alla platser är tagna. Väntar på { $names }.
lobby-reach = Skicka den här länken till dem som saknas: på deras egen enhet leder den tillbaka till platsen.
# Behind the name of a person who played the last game and has not sat down for the rematch yet.
lobby-kept = (platsen är reserverad)
lobby-kept-for-you = En plats är reserverad åt dig. Vill du spela igen?
lobby-take-seat = Ta din plats
lobby-decline = Nej tack
# Behind the name of a person who has not said yes to what the host changed.
lobby-not-agreed = (har inte sagt ja än)
lobby-changed = Värden har ändrat villkoren för partiet. Är du med på det?
lobby-agree = Det är jag med på
# $names are the people who have not said yes to what the host changed.
lobby-asking = Väntar på att { $names } ska säga ja.
share-text = Kom och spela Okapi med mig!
invite-only-here = Den här länken fungerar bara på den här datorn, eftersom servern inte lyssnar på någon annan adress. Vill du bjuda in andra startar du servern med ”okapi serve --host 0.0.0.0” och öppnar sidan med den här datorns adress i nätverket.
lobby-start-needs = Du kan starta när alla platser är tagna: bjud in någon, eller ge en plats till en bot.
