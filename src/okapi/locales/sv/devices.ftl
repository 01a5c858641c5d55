# Spelet på dina enheter: länkar och hur de ser ut, utan anslutning, och notiser.

## Utan anslutning

offline = Du är offline.
server-gone = Servern svarar inte.
offline-text = Dina partier ligger tryggt på servern, och sidan försöker igen av sig själv. Det här fungerar utan anslutning:

## Notiser på den här enheten

notifications-offer = Ska den här enheten meddela dig när det är din tur?
notifications-yes = Ja, meddela mig
notifications-no = Inte nu
notifications-for = Meddela mig
notifications-for-turn = när det är min tur
notifications-for-over = när ett parti tar slut
notifications-for-rematch = när någon vill spela igen
notifications-for-joined = när någon sätter sig vid mitt bord
notifications-quiet = Tyst tid
notifications-quiet-from = Från
notifications-quiet-to = Till
notifications-denied = Webbläsaren tillåter det inte. Tillåt aviseringar för den här sidan i webbläsarens inställningar.
notifications-no-push = Webbläsaren kan bara meddela dig medan sidan är öppen.
notifications-install-first = Lägg först till Okapi på hemskärmen på den här enheten och öppna det därifrån.

## Mail

mail = Mejl
mail-text = När du har varit borta ett tag och ingen av dina enheter kunde meddela dig får du ett mejl. Ingen annan ser din adress.
mail-address = Din mejladress
mail-send-link = Skicka mig en länk för att bekräfta den
mail-sent = En länk är på väg till { $address }. Öppna den inom tre dagar för att bekräfta adressen.
mail-goes-to = Mejl går till { $address }.
mail-for = Skicka mig ett mejl
mail-always = Även om någon av mina enheter har meddelat mig
mail-change = Använd en annan adress
mail-remove = Ta bort min adress
mail-confirm = Bekräfta adressen
mail-confirm-page = Är det här din adress? Bekräfta den, så kommer mejlen du har bett om hit.
mail-confirmed = Din adress är bekräftad.
mail-stop = Stoppa alla mejl
mail-stop-page = Vill du inte ha fler mejl från den här servern? Då tas din adress också bort.
mail-stopped = Du får inga fler mejl från den här servern, och din adress är borttagen.

## Dina enheter

devices = Dina enheter
devices-another = Spela på en annan enhet
devices-another-text = Dina partier följer med: skanna koden med den andra enheten, eller öppna länken där. Den fungerar en gång, inom femton minuter.
devices-make = Skapa en länk
devices-link = Länk till den andra enheten
devices-list = Här är du inloggad
devices-this = den här enheten
devices-program = Ett program
devices-unknown = En webbläsare
devices-named = { $browser } på { $system }
devices-since = sedan { $when }
devices-sign-out = Logga ut
devices-sign-out-one = Logga ut: { $device }
devices-nobody = Du har inte angett ditt namn än, så du har inget att ta med.
devices-name = Ändra mitt namn
devices-rename = Ändra

## Inbjudningar

qr = Länken som QR-kod
share = Dela
share-text = Kom och spela Okapi med mig!
invite-only-here = Den här länken fungerar bara på den här datorn, eftersom servern inte lyssnar på någon annan adress. Vill du bjuda in andra, starta den med ”okapi serve --host 0.0.0.0” och öppna den med den här datorns adress i nätverket.
lobby-start-needs = Du kan starta när alla platser är tagna: bjud in någon, eller ge en plats till en bot.
