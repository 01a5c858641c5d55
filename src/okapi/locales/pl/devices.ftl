# Gra na własnych urządzeniach: linki i ich wygląd, bez połączenia i powiadomienia.

## Bez połączenia

offline = Nie masz połączenia z siecią.
server-gone = Serwer nie odpowiada.
offline-text = Twoje gry są bezpieczne na serwerze, a ta strona sama spróbuje połączyć się ponownie. Bez połączenia działają:

## Powiadomienia na tym urządzeniu

notifications-offer = Czy to urządzenie ma ci dać znać, gdy przyjdzie twoja tura?
notifications-yes = Tak, daj znać
notifications-no = Nie teraz
notifications-denied = Przeglądarka na to nie pozwala. Zezwól w jej ustawieniach na powiadomienia z tej strony.
notifications-no-push = Przeglądarka może dać znać tylko wtedy, gdy ta strona jest otwarta.
notifications-install-first = Na tym urządzeniu najpierw dodaj Okapi do ekranu głównego i otwórz je stamtąd.

## Własne urządzenia

devices = Twoje urządzenia
devices-name = Zmień moje imię
devices-rename = Zmień

## Zaproszenia

qr = Link jako kod QR
share = Udostępnij
