# Gra na własnych urządzeniach: linki i ich wygląd, bez połączenia i powiadomienia.

## Bez połączenia

offline = Nie masz połączenia z siecią.
server-gone = Serwer nie odpowiada.
offline-text = Twoje gry są bezpieczne na serwerze, a ta strona sama spróbuje połączyć się ponownie. Bez połączenia działają:

## Powiadomienia na tym urządzeniu

notifications-offer = Czy to urządzenie ma ci dać znać, gdy przyjdzie twoja tura?
notifications-yes = Tak, daj znać
notifications-no = Nie teraz
notifications-for = Daj znać,
notifications-for-turn = gdy przyjdzie moja tura
notifications-for-over = gdy skończy się gra
notifications-for-rematch = gdy ktoś chce rewanżu
notifications-for-joined = gdy ktoś usiądzie przy moim stole
notifications-quiet = Godziny ciszy
notifications-quiet-from = Od
notifications-quiet-to = Do
notifications-denied = Przeglądarka na to nie pozwala. Zezwól w jej ustawieniach na powiadomienia z tej strony.
notifications-no-push = Przeglądarka może dać znać tylko wtedy, gdy ta strona jest otwarta.
notifications-install-first = Na tym urządzeniu najpierw dodaj Okapi do ekranu głównego i otwórz je stamtąd.

## Mail

mail = E-mail
mail-text = Gdy nie ma cię od jakiegoś czasu, a żadne z twoich urządzeń nie mogło dać ci znać, dostajesz e-mail. Nikt inny nie widzi twojego adresu.
mail-address = Twój adres e-mail
mail-send-link = Wyślij mi link, by go potwierdzić
mail-sent = Link jest w drodze na adres { $address }. Otwórz go w ciągu trzech dni, by potwierdzić adres.
mail-goes-to = E-maile przychodzą na adres { $address }.
mail-for = Wyślij mi e-mail,
mail-always = Nawet jeśli któreś z moich urządzeń dało mi znać
mail-change = Użyj innego adresu
mail-remove = Usuń mój adres
mail-confirm = Potwierdź adres
mail-confirm-page = Czy to twój adres? Potwierdź go, a zamówione wiadomości będą przychodzić tutaj.
mail-confirmed = Twój adres jest potwierdzony.
mail-stop = Wyłącz wszystkie e-maile
mail-stop-page = Czy ten serwer ma przestać wysyłać ci e-maile? Twój adres też zostanie usunięty.
mail-stopped = Ten serwer nie będzie już wysyłał ci e-maili, a twój adres został usunięty.

## Własne urządzenia

devices = Twoje urządzenia
devices-another = Graj na innym urządzeniu
devices-another-text = Twoje gry idą z tobą: zeskanuj ten kod drugim urządzeniem albo otwórz tam link. Zadziała raz, w ciągu piętnastu minut.
devices-make = Utwórz link
devices-link = Link dla drugiego urządzenia
devices-list = Zalogowane urządzenia
devices-this = to urządzenie
devices-program = Program
devices-unknown = Przeglądarka
devices-named = { $browser }, { $system }
devices-since = od { $when }
devices-sign-out = Wyloguj
devices-sign-out-one = Wyloguj: { $device }
devices-nobody = Nie znamy jeszcze twojego imienia, więc nie ma czego przenosić.
devices-name = Zmień moje imię
devices-rename = Zmień

## Zaproszenia

qr = Link jako kod QR
share = Udostępnij
share-text = Zagraj ze mną w Okapi!
invite-only-here = Ten link działa tylko na tym komputerze, bo serwer nie nasłuchuje pod żadnym innym adresem. Aby zaprosić innych, uruchom go poleceniem „okapi serve --host 0.0.0.0” i otwórz pod adresem tego komputera w twojej sieci.
lobby-start-needs = Możesz zacząć, gdy wszystkie miejsca będą zajęte: zaproś kogoś albo oddaj miejsce botowi.
