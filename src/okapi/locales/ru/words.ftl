# What people type, at the terminal's prompt and at the text table: word-<command>, its spellings with commas, the one
# to show first. English works in every language besides; case and accents do not matter, and the beginning
# of a word is enough. The names of cards, terrains and places come from game.ftl and places.ftl.

## Moves

word-draw = взять, тянуть
word-claim = проложить, строить
word-keep = оставить
word-pass = пас, пасовать

## Questions

word-hand = рука, карты
word-market = рынок, открытые карты
word-players = игроки
word-map = карта, схема
word-routes = маршруты, свободные маршруты
word-place = место, поле
word-who-has = у кого
word-tickets = билеты
word-needs = нужно, не хватает, что мне нужно
word-plan = план, планировать
word-last = последние
word-log = журнал
word-score = очки, счёт
word-options = варианты
word-rules = правила
word-advice = подсказка, совет
word-review = разбор
word-help = помощь, справка

## Moving about

word-back = назад
word-next = далее, вперёд
word-previous = предыдущая
word-language = язык
word-save = сохранить
word-quit = выход, выйти

## What goes with a command: the decks, all tickets, to double, a locomotive in short

word-train-deck = вагон
word-terrain-deck = местность
word-all = все
word-double = удвоить
word-locomotive = локо

## Yes and no, where a question is asked

word-yes = да, д
word-no = нет, н
