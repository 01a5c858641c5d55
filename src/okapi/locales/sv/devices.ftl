# Spelet på dina enheter: länkar och hur de ser ut, utan anslutning, och notiser.

## Utan anslutning

offline = Du är offline.
server-gone = Servern svarar inte.
offline-text = Dina partier ligger tryggt på servern, och sidan försöker igen av sig själv. Det här fungerar utan anslutning:

## Notiser på den här enheten

notifications-offer = Ska den här enheten meddela dig när det är din tur?
notifications-yes = Ja, meddela mig
notifications-no = Inte nu
notifications-denied = Webbläsaren tillåter det inte. Tillåt aviseringar för den här sidan i webbläsarens inställningar.
notifications-no-push = Webbläsaren kan bara meddela dig medan sidan är öppen.
notifications-install-first = Lägg först till Okapi på hemskärmen på den här enheten och öppna det därifrån.

## Dina enheter

devices = Dina enheter
devices-name = Ändra mitt namn
devices-rename = Ändra

## Inbjudningar

qr = Länken som QR-kod
share = Dela
