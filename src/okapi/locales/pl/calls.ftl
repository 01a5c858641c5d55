# Gra na własnych urządzeniach: linki i ich wygląd, bez połączenia i powiadomienia.

## Bez połączenia

offline = Nie masz połączenia z siecią.
server-gone = Serwer nie odpowiada.
offline-text = Twoje gry są bezpieczne na serwerze, a ta strona sama spróbuje ponownie. Bez połączenia działają:
