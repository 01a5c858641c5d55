### The workshop's map: its routes and places, which people change.

workshop-parts = Części planszy
workshop-routes = Trasy
workshop-places = Miejsca
workshop-find = Szukaj
# The stops of one country share its name: $number tells them apart
workshop-stop = { $name } ({ $number })

## Routes

workshop-map-routes = Wybierz trasę na mapie lub na liście, aby ją zmienić.
workshop-routes-all = Wszystkie trasy: { $count }
workshop-route-colour = Kolor
workshop-route-colour-other = Kolor drugiej nitki
workshop-route-length = Pola
workshop-route-locomotives = Potrzebne lokomotywy
workshop-route-double = Podwójna trasa
workshop-route-remove = Usuń tę nitkę
workshop-route-new = Nowa trasa
workshop-route-add = Dodaj trasę

## Places

workshop-map-places = Wybierz miejsce na mapie lub na liście. Potem je przeciągnij albo przesuń klawiszami strzałek.
workshop-places-all = Wszystkie miejsca: { $count }
workshop-place-name = Nazwa
workshop-place-names = Nazwy w innych językach
workshop-place-kind = Rodzaj
workshop-place-country = Kraj
workshop-place-across = Od lewej, w procentach
workshop-place-down = Od góry, w procentach
workshop-place-move = Przesuń klawiszami strzałek: { $place }
workshop-place-remove = Usuń to miejsce razem z jego trasami i biletami
workshop-place-new = Nowe miejsce
workshop-place-add = Dodaj miejsce

## What is wrong, said beside the route or the place

workshop-flaw-untouched = Nie prowadzi tu żadna trasa.
workshop-flaw-too-many-locomotives = Potrzebuje więcej lokomotyw, niż ma pól.
workshop-flaw-ferry-not-grey = Tylko szare trasy mogą wymagać lokomotyw.
workshop-flaw-leads-to-itself = Zaczyna się i kończy w tym samym miejscu.
workshop-flaw-unknown-place = Jednego z jej miejsc nie ma na planszy.
workshop-flaw-one-track-too-many = Między tymi miejscami są już dwie nitki.
workshop-flaw-same-name = Inne miejsce ma już taką nazwę.
