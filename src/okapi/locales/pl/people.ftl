home-continue = { $count ->
    [one] Twoja tura w { $count } grze
    [few] Twoja tura w { $count } grach
    [many] Twoja tura w { $count } grach
    *[other] Twoja tura w { $count } grach
}
home-continue-game = Graj dalej: { $players }
list-won = Wygrana
list-place = Miejsce { $place } z { $players }
list-score = { $player }: { $points }
people-mine-link = Moja strona: gry, zwycięstwa, punkty
friends-link = Z kim gram
almanac-link = Mój almanach
people-finished = Zakończone gry

end-early = Zakończ grę teraz
end-early-not = Jednak grajmy dalej
end-early-text = { $others ->
    [0] Gra kończy się bez wyniku.
   *[other] Gdy zgodzą się wszyscy grający, gra kończy się bez wyniku.
}
end-early-agree = Zakończ grę
end-early-wanted = { $count ->
    [one] { $players } chce teraz zakończyć grę.
    [few] { $players } chcą teraz zakończyć grę.
    [many] { $players } chcą teraz zakończyć grę.
    *[other] { $players } chcą teraz zakończyć grę.
}
list-ended = Zakończona przed czasem
