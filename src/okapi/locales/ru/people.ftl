home-continue = { $count ->
    [one] Ваш ход в { $count } игре
    [few] Ваш ход в { $count } играх
    [many] Ваш ход в { $count } играх
    *[other] Ваш ход в { $count } играх
}
home-continue-game = Продолжить: { $players }
list-won = Победа
list-place = Место { $place } из { $players }
list-score = { $player }: { $points }
people-mine-link = Моя страница: игры, победы, очки
friends-link = С кем я играю
almanac-link = Мой альманах
people-finished = Законченные игры

end-early = Закончить игру сейчас
end-early-not = Всё-таки играть дальше
end-early-text = { $others ->
    [0] Игра закончится без результата.
   *[other] Когда согласятся все играющие, игра закончится без результата.
}
end-early-agree = Закончить игру
end-early-wanted = { $count ->
    [one] { $players } предлагает закончить игру сейчас.
    [few] { $players } предлагают закончить игру сейчас.
    [many] { $players } предлагают закончить игру сейчас.
    *[other] { $players } предлагают закончить игру сейчас.
}
list-ended = Закончена досрочно
