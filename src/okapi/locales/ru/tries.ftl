### Games of a deal that everyone plays: at the table, and why something is refused.

deal-how-i-did = Посмотреть результат
reason-deal-unknown = Такой раздачи нет.
reason-deal-is-on = Эта раздача ещё не закончилась: сначала доиграйте свою игру или вернитесь, когда она закончится.
reason-deal-no-advice = В раздаче, которую играют и другие, подсказок нет.
