### What asks once before it is done, in the browser and at the terminal.

# $count is how many tickets would be drawn.
tickets-sure = { $count ->
    [1] Piocher la dernière destination ? Vous devez la garder et, si vous ne la réussissez pas, elle vous coûte ses points.
    [one] Piocher { $count } destination ? Vous devez en garder au moins une, et chaque destination non réussie vous coûte ses points.
   *[other] Piocher { $count } destinations ? Vous devez en garder au moins une, et chaque destination non réussie vous coûte ses points.
}
