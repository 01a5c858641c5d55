# What only the browser says of the coach: the page of a review, advice at the table, playing on. Loaded when needed.
# Sentences about moments and moves are in coach.ftl.

## The page

review-title = Omówienie gry
review-back = Wróć do wyniku
review-to-games = Twoje zakończone gry
review-waiting = Najpierw muszą się skończyć inne omówienia…
review-starting = Przygotowywanie…
review-progress-of = Ocenione decyzje: { $done } z { $total }
review-stay-or-go = To może potrwać minutę lub dwie. Możesz opuścić tę stronę: omówienie będzie powstawać dalej i znajdziesz je tutaj.
review-again = Spróbuj ponownie

## The curve

review-curve = Szansa na wygraną
review-curve-picture = Szansa każdego gracza na wygraną przez całą grę; słowami poniżej
review-curve-words = Wykres słowami
review-curve-player = { $player }: { $start }% po rozdaniu. Najwyżej: { $high }% { $high_turn ->
    [0] przed pierwszą turą
   *[other] w turze { $high_turn }
}. Najniżej: { $low }% { $low_turn ->
    [0] przed pierwszą turą
   *[other] w turze { $low_turn }
}. Na koniec: { $end }%.
review-curve-ahead = { $who ->
    [you] Od tury { $turn } prowadzisz ty.
   *[other] Od tury { $turn } prowadzi { $player }.
}
review-curve-level = Na początku nikt wyraźnie nie prowadzi.

## Key moments

review-moment-number = Kluczowy moment { $number }
review-moment-where = Moment { $number } z { $count }
review-moment-previous = Poprzedni moment
review-moment-next = Następny moment
review-moment-keys = Na klawiaturze: ← i →.
review-step = Przejrzyj
review-step-decisions = { $who ->
    [you] Twoje decyzje
   *[other] Decyzje: { $player }
}
review-decision-where = Decyzja { $number } z { $count }
review-decision-previous = Poprzednia decyzja
review-decision-next = Następna decyzja
review-no-decisions = Tu nigdy nie było wyboru.
review-played = Wybór: { $move }
review-better = Lepiej: { $move }
review-chance = szansa na wygraną: { $percent }%
review-two-chances = Wykres zna karty wszystkich; te szanse uwzględniają tylko to, co można było wtedy wiedzieć.
review-before-move = Mapa pokazuje pozycję przed tym ruchem.
review-before-card = Mapa pokazuje pozycję przed tą kartą.
review-open-table = Otwórz stół w tym momencie

## The ledger

review-ledger-title = Skąd wziął się wynik
review-ledger-text = W punktach procentowych szansy na wygraną. Każdy pasek zaczyna się tam, gdzie kończy się poprzedni: od równych szans do wyniku.
review-ledger-sums = Także przegrany może mieć własne wybory na plusie: to, co inni zyskali swoimi, liczy się przeciw pozostałym. Dopiero wszystkie wiersze razem dają wynik.
review-column-source = Skąd
review-column-change = Zmiana
review-luck = Szczęście razem: { $percent } p.p., { $points } pkt
review-choices = Wybory wszystkich razem: { $percent } p.p., { $points } pkt
review-luck-differs = Jedno z drugim nie musi się zgadzać: punkty są własne, a szansa na wygraną zależy też od innych.

## Decisions

review-decisions-text = Ocenione według tego, co gracz mógł wiedzieć. Stracone: ile kosztowały niedokładności i błędy, w punktach procentowych szansy na wygraną.

## How to read it

review-how = Jak czytać to omówienie
review-how-chances = Szanse pochodzą z modelu, który uczył się na grach między botami i uwzględnia, jak dobrze grano przy tym stole. Na początku to niewiele więcej niż domysł. W grach botów prognoza 70% sprawdzała się mniej więcej 7 razy na 10.
review-how-luck = Szczęście to zmiana, jaką przyniosła karta, w porównaniu ze średnią wszystkich kart, które mogły przyjść. Wybory to zmiany, które przyniosły decyzje, gdy zna się karty wszystkich: dobra decyzja może się źle skończyć i wtedy liczy się tu na minus.
review-how-decisions = Czy decyzja była dobra, to inne pytanie. W tym celu wszystko, czego gracz nie widział, jest wiele razy rozdawane na nowo, a ruch porównywany z tym, co zrobiłyby silne boty. Różnica mniejsza niż jej niepewność nie jest uznawana za błąd.
review-how-names = Koszt w punktach procentowych szansy na wygraną: niedokładność – co najmniej { $inexact }; błąd – co najmniej { $mistake }; gruby błąd – co najmniej { $blunder }.

## Playing on

play-on-text = Od tej pozycji zaczyna się nowa gra: ty na wybranym miejscu, boty na pozostałych. To, czego stamtąd nie było widać, jest rozdawane na nowo. Pierwotna gra pozostaje bez zmian, a nowa się nie liczy.
play-on-seat = Twoje miejsce
play-on-begin = Zacznij grę

## Advice at the table

advice-text = Ocena opiera się na tym, co widzisz. Wybrany ruch trzeba jeszcze wykonać.
advice-choose = Wybierz
advice-choose-this = Wybierz: { $move }
advice-none = Trener nie ma tu nic do powiedzenia.
advice-prepares = Trener się przygotowuje. Na nowym komputerze za pierwszym razem może to potrwać minutę.

## Why a move is good: because-<reason>, a sentence after the move.

because-doubles = Po podwojeniu daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
because-serves-a-ticket = Przybliża do realizacji biletu { $ticket } i daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
because-scores = Daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
because-card-for-a-ticket = Ta karta jest potrzebna do biletu { $ticket }.
because-card-for-a-set = Pasuje do kart, które zbierasz.
because-terrain = Pomaga podwoić trasę.
because-more-tickets = Jest jeszcze czas na kolejne bilety.
because-best-tickets = Te bilety najlepiej do siebie pasują.
because-unknown-card = Żadna odkryta karta nie jest lepsza od nieznanej.
