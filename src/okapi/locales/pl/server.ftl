# The server in words: its commands, and why it refuses something. Reasons are reason-<key>, dots as dashes.

command-serve = Uruchom serwer, na którym można grać ze znajomymi.
command-backup = Zapisz cały serwer do pliku (skompresowanego, jeśli nazwa kończy się na .gz).
command-restore = Wypełnij pustą bazę danych z kopii zapasowej.
option-host = Adres, na którym serwer nasłuchuje; 0.0.0.0 oznacza wszystkie.
option-port = Port, na którym serwer nasłuchuje.
option-database = Gdzie trzymać gry: plik SQLite albo postgresql://…
option-workers = Liczba procesów; więcej niż jeden wymaga PostgreSQL.
option-own-ports = Przydziel każdemu procesowi własny port, począwszy od --port, dla proxy, które kieruje wszystkich graczy jednej gry do tego samego procesu.
option-bot-delay = Ile milisekund bot czeka przed ruchem.
option-serve-board = Plik planszy dostępnej obok wbudowanej.
option-open = Otwórz grę w przeglądarce.
option-backup-file = Kopia zapasowa.
port-taken = Okapi nie może działać pod adresem { $host }, port { $port }: { $error }. Czy już działa? Spróbuj z innym portem: --port 8001.
serving = Serwer działa pod adresem { $address }. Ctrl-C kończy.
backed-up = { $rows ->
    [one] Zapisano jeden wiersz do { $file }.
    [few] Zapisano { $rows } wiersze do { $file }.
    [many] Zapisano { $rows } wierszy do { $file }.
   *[other] Zapisano { $rows } wiersza do { $file }.
}
restored = { $rows ->
    [one] Przywrócono jeden wiersz z { $file }.
    [few] Przywrócono { $rows } wiersze z { $file }.
    [many] Przywrócono { $rows } wierszy z { $file }.
   *[other] Przywrócono { $rows } wiersza z { $file }.
}
no-such-database = Nie ma bazy danych { $file }. Podaj właściwy plik w --database.

## Settings that cannot be used

settings-whole-number = { $setting } ma wartość „{ $value }”. Podaj liczbę całkowitą od { $min } do { $max }.
settings-number = { $setting } ma wartość „{ $value }”. Podaj liczbę od { $min } do { $max }.
settings-rate = { $setting } ma wartość „{ $value }”. Podaj częstość w postaci 60/20: 60 naraz, a na dłuższą metę 20 na sekundę.
settings-true-or-false = { $setting } ma wartość „{ $value }”. Podaj true albo false.
settings-one-of = { $setting } ma wartość „{ $value }”. Podaj jedną z tych: { $known }.
settings-order = { $less } nie może być większe niż { $more }.
settings-origins = OKAPI_ORIGINS: „{ $origin }” nie jest adresem witryny. Podaj adresy takie jak https://example.org, oddzielone przecinkami.
settings-trusted-proxies = OKAPI_TRUSTED_PROXIES: „{ $proxy }” nie jest adresem IP. Podaj adresy takie jak 127.0.0.1 lub sieci takie jak 10.0.0.0/8, oddzielone przecinkami, albo * dla wszystkich.
settings-contact = OKAPI_CONTACT: „{ $contact }” nie jest adresem e-mail. Podaj adres taki jak operator@example.org
settings-workers-need-postgres = Kilka procesów wymaga bazy danych PostgreSQL, bo SQLite obsługuje tylko jeden: wskaż ją opcją --database.
settings-own-ports = --own-ports przydziela każdemu procesowi własny port, począwszy od --port. Przy liczbie procesów { $workers } pierwszy port może wynosić od 1 do { $last }, a nie { $port }.
settings-no-bot = OKAPI_STAND_IN: nie ma bota { $bot }. Są: { $known }.
settings-no-board = Nie ma pliku planszy { $file }.
settings-push-services = OKAPI_PUSH_SERVICES: { $host } nie jest nazwą hosta. Podaj nazwy takie jak push.example.org, oddzielone przecinkami.
settings-bad-smtp = OKAPI_SMTP_URL nie jest adresem serwera poczty: podaj na przykład smtp://nazwa:haslo@mail.example.org:587 albo smtps://…, gdy TLS ma działać od początku.
settings-smtp-password = W OKAPI_SMTP_URL podaj nazwę użytkownika i hasło albo pomiń jedno i drugie.
settings-mail-from = E-maile wymagają nadawcy: ustaw OKAPI_MAIL_FROM, na przykład „Okapi <okapi@example.org>”.
settings-site = Linki w e-mailach wymagają adresu tego serwera: ustaw OKAPI_SITE, na przykład https://okapi.example.org
settings-secret-key-missing = Przy PostgreSQL tajemnice chroni klucz spoza bazy danych. Utwórz go poleceniem „openssl rand -base64 32 > okapi.key” i wskaż ten plik w OKAPI_SECRET_KEY_FILE.
settings-secret-key-bad = { $where } nie zawiera klucza o długości 32 bajtów w base64. Utwórz go poleceniem „openssl rand -base64 32”.
settings-secret-key-file = Nie da się użyć pliku klucza { $file }: { $error }. Sprawdź ścieżkę i uprawnienia.
database-not-a-url = „{ $database }” nie jest adresem bazy danych: podaj plik SQLite albo postgresql://…
database-not-supported = Baza danych { $kind } nie jest obsługiwana: podaj plik SQLite albo postgresql://…
database-in-memory = Baza danych w pamięci straciłaby wszystkie gry: wskaż plik opcją --database.
database-needs-asyncpg = PostgreSQL wymaga jeszcze jednego pakietu: pip install "okapi-railways[postgres]"
database-unusable = Okapi nie może użyć bazy danych { $file }: { $error }. Sprawdź ścieżkę i uprawnienia albo podaj inny plik w --database.
database-unreachable = Nie można połączyć się z bazą danych: { $error }. Sprawdź, czy działa, i jej adres w --database.
database-disk-full = Na dysku z plikiem { $file } nie ma już miejsca. Zwolnij miejsce i zacznij od nowa.
database-from-a-newer-okapi = Tej bazy danych używała nowsza wersja Okapi: zainstaluj tę wersję.

## Backups that cannot be made or used

backup-nothing-there = Ta baza danych jest pusta: nie ma z czego zrobić kopii zapasowej.
backup-from-a-newer-okapi = Kopia zapasowa pochodzi z nowszej wersji Okapi: zainstaluj tę wersję.
backup-database-not-empty = Baza danych nie jest pusta: przywróć kopię do nowej.
backup-not-a-backup = { $file } nie jest kopią zapasową.
backup-unknown-format = Kopia zapasowa { $file } jest w formacie { $format }, a ta wersja Okapi czyta format { $known }.
backup-damaged = Kopia zapasowa została zmieniona albo uszkodzona.
backup-not-whole = Kopia zapasowa jest niepełna: brakuje zakończenia.
backup-unknown-table = W kopii zapasowej jest nieznana tabela: { $table }.
backup-unreadable = Nie da się odczytać { $file }: { $error }.

## Requests

reason-request-malformed = Serwer nie zrozumiał tego żądania.
reason-request-too-large = To za dużo dla serwera.
reason-request-too-slow = Przesyłanie trwało zbyt długo. Spróbuj ponownie.
reason-request-not-found = Pod tym adresem nic nie ma.
reason-request-wrong-method = Pod tym adresem nie da się tego zrobić.
reason-request-wrong-origin = Inna strona nie może tu działać w twoim imieniu.
reason-request-not-text = Wiadomości muszą być tekstem.
reason-rate-too-many-requests = Za szybko. Poczekaj chwilę.
reason-rate-too-many-sockets = Z twojego adresu pochodzi zbyt wiele połączeń. Zamknij kilka kart tej strony i spróbuj ponownie.
reason-rate-too-many-open-games = { $max ->
    [one] Masz { $max } niedokończoną grę. Najpierw ją dokończ albo opuść.
    [few] Masz { $max } niedokończone gry. Najpierw dokończ albo opuść jedną z nich.
    [many] Masz { $max } niedokończonych gier. Najpierw dokończ albo opuść jedną z nich.
   *[other] Masz { $max } niedokończonej gry. Najpierw dokończ albo opuść jedną z nich.
}
reason-rate-too-many-watched = { $max ->
    [one] Jedno połączenie może śledzić najwyżej { $max } miejsce.
    [few] Jedno połączenie może śledzić najwyżej { $max } miejsca.
    [many] Jedno połączenie może śledzić najwyżej { $max } miejsc.
   *[other] Jedno połączenie może śledzić najwyżej { $max } miejsca.
}
reason-rate-too-many-invites = { $max ->
    [one] Z tego stołu wysłano już { $max } zaproszenie; więcej się nie da.
    [few] Z tego stołu wysłano już { $max } zaproszenia; więcej się nie da.
    [many] Z tego stołu wysłano już { $max } zaproszeń; więcej się nie da.
   *[other] Z tego stołu wysłano już { $max } zaproszenia; więcej się nie da.
}
reason-rate-too-many-tokens = { $max ->
    [one] Jedno urządzenie jest już zalogowane. Najpierw je wyloguj.
    [few] Zalogowane są już { $max } urządzenia. Najpierw wyloguj jedno z nich.
    [many] Zalogowanych jest już { $max } urządzeń. Najpierw wyloguj jedno z nich.
   *[other] Zalogowane jest już { $max } urządzenia. Najpierw wyloguj jedno z nich.
}

## People

reason-identity-unknown = Najpierw podaj swoje imię.
reason-identity-signed-out = To urządzenie zostało wylogowane.
reason-identity-bad-name = Imię musi mieć co najmniej jedną literę.
reason-identity-bad-transfer-code = Ten link jest już wykorzystany albo za stary. Utwórz nowy.

## Tables

reason-game-unknown = Nie ma takiej gry.
reason-game-unknown-board = Nie ma tu takiej planszy.
reason-game-unknown-bot = Nie ma bota o nazwie { $bot }.
reason-game-bad-rules = Według takich zasad nie da się grać.
reason-game-bad-clock = { $max ->
    [one] Czas na ruch może wynosić od { $min } do { $max } sekundy.
    [few] Czas na ruch może wynosić od { $min } do { $max } sekund.
    [many] Czas na ruch może wynosić od { $min } do { $max } sekund.
   *[other] Czas na ruch może wynosić od { $min } do { $max } sekundy.
}
reason-game-bad-bot-delay = { $max ->
    [one] Bot może czekać najwyżej { $max } milisekundę.
    [few] Bot może czekać najwyżej { $max } milisekundy.
    [many] Bot może czekać najwyżej { $max } milisekund.
   *[other] Bot może czekać najwyżej { $max } milisekundy.
}
reason-game-bad-seats = Wybierz bota na to miejsce.
reason-game-not-the-host = Może to zrobić tylko gospodarz.
reason-game-not-invited = Do tego stołu potrzebujesz zaproszenia.
reason-game-already-started = Gra już się zaczęła.
reason-game-not-started = Gra jeszcze się nie zaczęła.
reason-game-not-full = Jest jeszcze wolne miejsce.
reason-game-not-over = Gra jeszcze trwa.
reason-game-over = Gra jest skończona.
reason-game-closed = Ten stół jest zamknięty.
reason-game-full = Wszystkie miejsca są zajęte.
reason-seat-not-yours = To nie twoje miejsce.
reason-seat-taken = Ktoś już tu siedzi.
reason-seat-livery-taken = Ten kolor ma już { $player }. Wybierz inny.
reason-seat-none-held = Nie masz miejsca przy tym stole.
reason-seat-time-runs = Ta osoba ma jeszcze czas. Bot może zagrać za nią dopiero, gdy czas się skończy.
# Without a clock. $minutes is at most a day.
reason-seat-still-there = { $minutes ->
    [one] Jeśli ta osoba nie wykona ruchu w ciągu minuty, będzie mógł za nią grać bot.
    [few] Jeśli ta osoba nie wykona ruchu w ciągu { $minutes } minut, będzie mógł za nią grać bot.
    [many] Jeśli ta osoba nie wykona ruchu w ciągu { $minutes } minut, będzie mógł za nią grać bot.
   *[other] Jeśli ta osoba nie wykona ruchu w ciągu { $minutes } minuty, będzie mógł za nią grać bot.
}
reason-seat-not-waited-for = To nie jest tura tej osoby, więc nikt na nią nie czeka.
reason-seat-time-is-up = Twój czas na ten ruch minął, więc wykona go bot. Potem znowu grasz ty.
reason-seat-not-a-person = Tu już gra bot.
reason-command-stale = Gra poszła już dalej. Spójrz jeszcze raz.

## The server

reason-server-client-too-slow = Twoje połączenie jest za wolne. Trwa ponowne łączenie.
reason-server-restarting = Serwer uruchamia się ponownie. Trwa łączenie.
reason-server-not-ready = Serwer nie może tego teraz zrobić. Spróbuj ponownie.
reason-server-busy = Serwer ma teraz dużo pracy. Spróbuj ponownie za minutę.
reason-server-outcome-unknown = Serwer nie wie w tej chwili, czy to się udało. Sprawdź, a jeśli nie, spróbuj ponownie.
reason-server-failed = Coś poszło nie tak na serwerze. Błąd został zapisany w dzienniku.

command-prune = Usuń stare stoły z bazy danych serwera.
option-prune-days = Usuń to, co jest starsze niż N dni.
option-prune-finished = Usuń też zakończone gry wraz z zapisami. Bez tego tylko stoły zamknięte lub zakończone przed czasem.
option-dry-run = Pokaż tylko, co zostałoby usunięte.
pruned = Usunięto: stoły zamknięte lub zakończone przed czasem: { $tables }, zakończone gry: { $games }, omówienia wysłanych gier: { $reviews }, osoby bez stołu: { $people }.
would-prune = Zostałyby usunięte: stoły zamknięte lub zakończone przed czasem: { $tables }, zakończone gry: { $games }, omówienia wysłanych gier: { $reviews }, osoby bez stołu: { $people }.

reason-identity-not-shown = Takiej strony nie ma albo jest prywatna.
reason-game-ended = Tę grę zakończono przed czasem.
reason-seat-left = To miejsce jest opuszczone na dobre i nie możesz do niego wrócić.
reason-rate-too-many-remarks = Na razie wystarczy. Poczekaj pół minuty.
reason-rate-too-many-muted = Nie możesz wyciszyć więcej osób (limit: { $max }). Najpierw cofnij któreś wyciszenie.
reason-identity-unknown-person = Tej osoby już tu nie ma.
reason-game-terms-changed = Gospodarz zmienił warunki gry. Przejrzyj je jeszcze raz, zanim się zgodzisz.
# $players are those who are waited for, as in “Ada, Ben”.
reason-game-not-everyone-agreed = Jeszcze nie wszyscy zgodzili się na nowe warunki gry. Czekamy na: { $players }.
reason-game-not-everyone-here = Przy tak krótkim czasie na ruch gra może się zacząć tylko wtedy, gdy wszyscy są na miejscu. Czekamy na: { $players }.
reason-game-rated-without-clock = Gra rankingowa wymaga limitu czasu. Wybierz czas na ruch albo zagrajcie bez rankingu.
reason-game-rated-too-often = { $max ->
    [one] Te same dwie osoby mogą rozegrać ze sobą najwyżej { $max } grę rankingową dziennie. Grajcie dalej bez rankingu albo wróćcie jutro.
    [few] Te same dwie osoby mogą rozegrać ze sobą najwyżej { $max } gry rankingowe dziennie. Grajcie dalej bez rankingu albo wróćcie jutro.
    [many] Te same dwie osoby mogą rozegrać ze sobą najwyżej { $max } gier rankingowych dziennie. Grajcie dalej bez rankingu albo wróćcie jutro.
   *[other] Te same dwie osoby mogą rozegrać ze sobą najwyżej { $max } gry rankingowej dziennie. Grajcie dalej bez rankingu albo wróćcie jutro.
}
reason-game-rated-without-bots = Gra rankingowa jest tylko dla ludzi. Wymień boty albo zagrajcie bez rankingu.
reason-game-rated-one-seat = W grze rankingowej każdy ma jedno miejsce. Oddaj drugie komuś innemu albo zagrajcie bez rankingu.

## Powiadomienia

reason-notifications-bad-subscription = Przeglądarka podała adres lub klucze, których serwer nie może użyć do powiadomień.
reason-notifications-unknown-service = Ten serwer nie korzysta z usługi push twojej przeglądarki ({ $service }), więc nie może wysyłać ci powiadomień.
reason-notifications-bad-preferences = Serwer nie zna tego języka lub strefy czasowej albo nie podano początku lub końca godzin ciszy.
reason-notifications-not-subscribed = Na tym urządzeniu nie włączono powiadomień.
reason-mail-not-here = Ten serwer nie wysyła e-maili.
reason-mail-bad-address = To nie jest adres e-mail. Podaj adres taki jak nazwa@example.org.
reason-mail-too-many = Na razie wystarczy linków. Zajrzyj do spamu albo spróbuj jutro.
reason-mail-not-sent = Nie udało się teraz wysłać wiadomości. Spróbuj za kilka minut.
reason-mail-refused = Serwer poczty nie przyjmuje tego adresu. Sprawdź pisownię.
reason-mail-bad-code = Ten link był już użyty albo jest za stary. Poproś o nowy na swojej stronie.
reason-mail-no-address = Nie ma jeszcze twojego adresu e-mail.

reason-identity-unknown-device = To urządzenie nie jest już zalogowane.

## The coach

reason-rate-too-many-reviews = Kilka twoich omówień jeszcze czeka albo było ich już dużo. Spróbuj ponownie za kilka minut.
reason-rate-too-much-advice = Masz już dużo podpowiedzi. Poczekaj chwilę.
reason-advice-rated = W grach rankingowych nie ma podpowiedzi.
