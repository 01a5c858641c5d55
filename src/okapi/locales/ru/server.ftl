# The server in words: its commands, and why it refuses something. Reasons are reason-<key>, dots as dashes.

command-serve = Запустить сервер, на котором можно играть с друзьями.
command-backup = Записать весь сервер в файл (сжатый, если имя кончается на .gz).
command-restore = Заполнить пустую базу данных из резервной копии.
option-host = Адрес, на котором слушает сервер; 0.0.0.0 — все адреса.
option-port = Порт, на котором слушает сервер.
option-database = Где хранить игры: файл SQLite или postgresql://…
option-workers = Число процессов; больше одного — только с PostgreSQL.
option-own-ports = Дать каждому процессу свой порт, начиная с --port: для прокси, который направляет всех игроков одной игры к одному процессу.
option-bot-delay = Сколько миллисекунд бот ждёт перед ходом.
option-serve-board = Файл поля в дополнение к встроенному.
option-open = Открыть игру в браузере.
option-backup-file = Резервная копия.
port-taken = «Окапи» не может работать по адресу { $host }, порт { $port }: { $error }. Может быть, игра уже запущена? Попробуйте другой порт: --port 8001.
serving = Сервер работает: { $address }. Ctrl-C — остановить.
backed-up = { $rows ->
    [one] В { $file } записана { $rows } строка.
    [few] В { $file } записаны { $rows } строки.
    [many] В { $file } записано { $rows } строк.
   *[other] В { $file } записано { $rows } строки.
}
restored = { $rows ->
    [one] Из { $file } восстановлена { $rows } строка.
    [few] Из { $file } восстановлены { $rows } строки.
    [many] Из { $file } восстановлено { $rows } строк.
   *[other] Из { $file } восстановлено { $rows } строки.
}
no-such-database = Базы данных { $file } нет. Укажите нужный файл в --database.

## Settings that cannot be used

settings-whole-number = { $setting }: указано «{ $value }». Укажите целое число от { $min } до { $max }.
settings-number = { $setting }: указано «{ $value }». Укажите число от { $min } до { $max }.
settings-rate = { $setting }: указано «{ $value }». Укажите частоту в виде 60/20: 60 сразу и в среднем 20 в секунду.
settings-true-or-false = { $setting }: указано «{ $value }». Укажите true или false.
settings-one-of = { $setting }: указано «{ $value }». Укажите одно из значений: { $known }.
settings-order = Значение { $less } не может быть больше, чем { $more }.
settings-origins = OKAPI_ORIGINS: «{ $origin }» — не адрес сайта. Укажите через запятую адреса вида https://example.org.
settings-trusted-proxies = OKAPI_TRUSTED_PROXIES: «{ $proxy }» — не IP-адрес. Укажите через запятую адреса вида 127.0.0.1 или сети вида 10.0.0.0/8, либо * для всех.
settings-contact = OKAPI_CONTACT: «{ $contact }» — не адрес электронной почты. Укажите адрес вида operator@example.org
settings-workers-need-postgres = Для нескольких процессов нужна база данных PostgreSQL, потому что SQLite обслуживает только один: укажите её через --database.
settings-own-ports = --own-ports даёт каждому процессу свой порт, начиная с --port. Если процессов { $workers }, первый порт может быть от 1 до { $last }, но не { $port }.
settings-no-bot = OKAPI_STAND_IN: бота { $bot } нет. Есть такие: { $known }.
settings-no-board = Файла поля { $file } нет.
settings-push-services = OKAPI_PUSH_SERVICES: { $host } — не имя узла. Укажите имена вида push.example.org через запятую.
settings-bad-smtp = OKAPI_SMTP_URL — не адрес почтового сервера: укажите, например, smtp://имя:пароль@mail.example.org:587 или smtps://… для TLS с самого начала.
settings-smtp-password = В OKAPI_SMTP_URL нужны и имя, и пароль — или ни того, ни другого.
settings-mail-from = Почте нужен отправитель: задайте OKAPI_MAIL_FROM, например «Okapi <okapi@example.org>».
settings-site = Ссылкам в письмах нужен адрес этого сервера: задайте OKAPI_SITE, например https://okapi.example.org
settings-secret-key-missing = При работе с PostgreSQL секреты защищает ключ, который хранится вне базы данных. Создайте его командой «openssl rand -base64 32 > okapi.key» и укажите этот файл в OKAPI_SECRET_KEY_FILE.
settings-secret-key-bad = { $where }: здесь нет ключа длиной 32 байта в base64. Создайте его командой «openssl rand -base64 32».
settings-secret-key-file = Файл ключа { $file } не годится: { $error }. Проверьте путь и права доступа.
database-not-a-url = «{ $database }» — не адрес базы данных: укажите файл SQLite или postgresql://…
database-not-supported = База данных { $kind } не поддерживается: укажите файл SQLite или postgresql://…
database-in-memory = База данных в памяти потеряла бы все игры: укажите файл через --database.
database-needs-asyncpg = Для PostgreSQL нужен ещё один пакет: pip install "okapi-railways[postgres]"
database-unusable = «Окапи» не может использовать базу данных { $file }: { $error }. Проверьте путь и права доступа или укажите другой файл в --database.
database-unreachable = База данных недоступна: { $error }. Проверьте, запущена ли она, и её адрес в --database.
database-disk-full = На диске, где лежит { $file }, нет места. Освободите место и запустите снова.
database-from-a-newer-okapi = Этой базой данных пользовалась более новая версия «Окапи»: установите её.

## Backups that cannot be made or used

backup-nothing-there = Эта база данных пуста: копировать нечего.
backup-from-a-newer-okapi = Резервная копия сделана более новой версией «Окапи»: установите её.
backup-database-not-empty = База данных не пуста: восстанавливайте копию в новую.
backup-not-a-backup = { $file } — не резервная копия.
backup-unknown-format = Резервная копия { $file } в формате { $format }, а эта версия «Окапи» читает формат { $known }.
backup-damaged = Резервная копия изменена или повреждена.
backup-not-whole = Резервная копия неполная: не хватает окончания.
backup-unknown-table = В резервной копии неизвестная таблица: { $table }.
backup-unreadable = { $file } не читается: { $error }.

## Requests

reason-request-malformed = Сервер не понял этот запрос.
reason-request-too-large = Запрос слишком велик для сервера.
reason-request-too-slow = Данные шли слишком долго. Попробуйте ещё раз.
reason-request-not-found = По этому адресу ничего нет.
reason-request-wrong-method = По этому адресу так сделать нельзя.
reason-request-wrong-origin = Другой сайт не может действовать здесь от вашего имени.
reason-request-not-text = Сообщения должны быть текстом.
reason-rate-too-many-requests = Слишком быстро. Подождите немного.
reason-rate-too-many-sockets = С вашего адреса слишком много соединений. Закройте несколько вкладок с этой страницей и попробуйте снова.
reason-rate-too-many-open-games = { $max ->
    [1] У вас { $max } неоконченная игра. Сначала доиграйте или покиньте её.
    [one] У вас { $max } неоконченная игра. Сначала доиграйте или покиньте одну.
    [few] У вас { $max } неоконченные игры. Сначала доиграйте или покиньте одну.
    [many] У вас { $max } неоконченных игр. Сначала доиграйте или покиньте одну.
   *[other] У вас { $max } неоконченной игры. Сначала доиграйте или покиньте одну.
}
reason-rate-too-many-watched = { $max ->
    [one] Одно соединение может следить не больше чем за { $max } местом.
    [few] Одно соединение может следить не больше чем за { $max } местами.
    [many] Одно соединение может следить не больше чем за { $max } местами.
   *[other] Одно соединение может следить не больше чем за { $max } места.
}
reason-rate-too-many-invites = { $max ->
    [one] Для этого стола уже создано { $max } приглашение; больше нельзя.
    [few] Для этого стола уже создано { $max } приглашения; больше нельзя.
    [many] Для этого стола уже создано { $max } приглашений; больше нельзя.
   *[other] Для этого стола уже создано { $max } приглашения; больше нельзя.
}
reason-rate-too-many-tokens = { $max ->
    [1] Вы уже вошли на одном устройстве. Сначала выйдите там.
    [one] Вы вошли на { $max } устройстве. Сначала выйдите на одном из них.
    [few] Вы вошли на { $max } устройствах. Сначала выйдите на одном из них.
    [many] Вы вошли на { $max } устройствах. Сначала выйдите на одном из них.
   *[other] Вы вошли на { $max } устройства. Сначала выйдите на одном из них.
}

## People

reason-identity-unknown = Сначала укажите своё имя.
reason-identity-signed-out = На этом устройстве вы уже вышли.
reason-identity-bad-name = В имени должна быть хотя бы одна буква.
reason-identity-bad-transfer-code = Эта ссылка уже использована или устарела. Создайте новую.

## Tables

reason-game-unknown = Такой игры нет.
reason-game-unknown-board = Такого поля здесь нет.
reason-game-unknown-bot = Бота с именем { $bot } нет.
reason-game-bad-rules = По таким правилам играть нельзя.
reason-game-bad-clock = { $max ->
    [one] Время на ход — от { $min } до { $max } секунды.
    [few] Время на ход — от { $min } до { $max } секунд.
    [many] Время на ход — от { $min } до { $max } секунд.
   *[other] Время на ход — от { $min } до { $max } секунды.
}
reason-game-bad-bot-delay = { $max ->
    [one] Бот может ждать не больше { $max } миллисекунды.
    [few] Бот может ждать не больше { $max } миллисекунд.
    [many] Бот может ждать не больше { $max } миллисекунд.
   *[other] Бот может ждать не больше { $max } миллисекунды.
}
reason-game-bad-seats = Выберите бота для этого места.
reason-game-not-the-host = Это может сделать только организатор.
reason-game-not-invited = Чтобы сесть за этот стол, нужно приглашение.
reason-game-already-started = Игра уже началась.
reason-game-not-started = Игра ещё не началась.
reason-game-not-full = Одно место ещё свободно.
reason-game-not-over = Игра ещё не окончена.
reason-game-over = Игра окончена.
reason-game-closed = Этот стол закрыт.
reason-game-full = Все места заняты.
reason-seat-not-yours = Это не ваше место.
reason-seat-taken = Здесь уже кто-то сидит.
reason-seat-livery-taken = Этот цвет уже занят: { $player }. Выберите другой.
reason-seat-none-held = У вас нет места за этим столом.
reason-seat-time-runs = У этого игрока ещё есть время. Бот сможет играть за него, только когда оно выйдет.
# Without a clock. $minutes is at most a day.
reason-seat-still-there = { $minutes ->
    [1] Если этот игрок не сделает ход в течение минуты, за него сможет играть бот.
    [one] Если этот игрок не сделает ход в течение { $minutes } минуты, за него сможет играть бот.
    [few] Если этот игрок не сделает ход в течение { $minutes } минут, за него сможет играть бот.
    [many] Если этот игрок не сделает ход в течение { $minutes } минут, за него сможет играть бот.
   *[other] Если этот игрок не сделает ход в течение { $minutes } минуты, за него сможет играть бот.
}
reason-seat-not-waited-for = Сейчас ходит не этот игрок, так что его никто не ждёт.
reason-seat-time-is-up = Ваше время на этот ход вышло, поэтому его сделает бот. Дальше снова играете вы.
reason-seat-not-a-person = Здесь уже играет бот.
reason-command-stale = Игра уже ушла вперёд. Взгляните ещё раз.

## The server

reason-server-client-too-slow = Ваше соединение слишком медленное. Подключаемся снова.
reason-server-restarting = Сервер перезапускается. Подключаемся снова.
reason-server-not-ready = Сейчас сервер не может этого сделать. Попробуйте ещё раз.
reason-server-busy = Сервер сейчас очень загружен. Попробуйте через минуту.
reason-server-outcome-unknown = Сервер сейчас не может сказать, получилось ли это. Проверьте и, если нет, попробуйте ещё раз.
reason-server-failed = На сервере что-то пошло не так. Ошибка записана.

command-prune = Удалить старые столы из базы данных сервера.
option-prune-days = Удалить то, что старше N дней.
option-prune-finished = Удалить и законченные игры вместе с записями. Без этого — только закрытые столы и игры, законченные досрочно.
option-dry-run = Только сказать, что было бы удалено.
pruned = Удалено: закрытые столы и досрочно законченные игры: { $tables }, законченные игры: { $games }, разборы загруженных игр: { $reviews }, люди без стола: { $people }.
would-prune = Было бы удалено: закрытые столы и досрочно законченные игры: { $tables }, законченные игры: { $games }, разборы загруженных игр: { $reviews }, люди без стола: { $people }.

reason-identity-not-shown = Такой страницы нет, или её владелец никому её не показывает.
reason-game-ended = Эта игра закончена досрочно.
reason-seat-left = Вы покинули это место насовсем.
reason-rate-too-many-remarks = Пока достаточно реплик. Подождите полминуты.
reason-rate-too-many-muted = Скрыть реплики ещё кого-то нельзя (предел: { $max }). Сначала снова покажите чьи-нибудь.
reason-identity-unknown-person = Этого человека здесь больше нет.
reason-game-terms-changed = Организатор изменил условия игры. Взгляните на них ещё раз, прежде чем соглашаться.
# $players are those who are waited for, as in “Ada, Ben”.
reason-game-not-everyone-agreed = Ещё не все согласились на новые условия игры. Ждём: { $players }.
reason-game-not-everyone-here = Когда времени на ход так мало, начать игру можно, только если все на месте. Ждём: { $players }.
reason-game-rated-without-clock = В рейтинговой игре время ограничено. Выберите время на ход или играйте без рейтинга.
reason-game-rated-too-often = { $max ->
    [one] Два игрока могут сыграть друг с другом не больше { $max } рейтинговой игры в день. Играйте без рейтинга или возвращайтесь завтра.
    [few] Два игрока могут сыграть друг с другом не больше { $max } рейтинговых игр в день. Играйте без рейтинга или возвращайтесь завтра.
    [many] Два игрока могут сыграть друг с другом не больше { $max } рейтинговых игр в день. Играйте без рейтинга или возвращайтесь завтра.
   *[other] Два игрока могут сыграть друг с другом не больше { $max } рейтинговой игры в день. Играйте без рейтинга или возвращайтесь завтра.
}
reason-game-rated-without-bots = Рейтинговая игра — только для людей. Замените ботов или играйте без рейтинга.
reason-game-rated-one-seat = В рейтинговой игре у каждого одно место. Отдайте второе кому-нибудь или играйте без рейтинга.

## Уведомления

reason-notifications-bad-subscription = Браузер сообщил адрес или ключи, по которым сервер не может отправить уведомление.
reason-notifications-unknown-service = Этот сервер не пользуется push-службой вашего браузера ({ $service }), поэтому не может присылать уведомления.
reason-notifications-bad-preferences = Сервер не знает такого языка или часового пояса, или у тихих часов не указано начало или конец.
reason-notifications-not-subscribed = Это устройство не подписано на уведомления.
reason-mail-not-here = Этот сервер не рассылает писем.
reason-mail-bad-address = Это не адрес почты. Напишите его в виде имя@example.org.
reason-mail-too-many = Ссылок пока отправлено достаточно. Проверьте папку «Спам» или попробуйте завтра.
reason-mail-not-sent = Письмо сейчас не удалось отправить. Попробуйте через несколько минут.
reason-mail-refused = Почтовый сервер не принимает этот адрес. Проверьте, как он написан.
reason-mail-bad-code = Эта ссылка уже использована или устарела. Запросите новую на своей странице.
reason-mail-no-address = Вы ещё не указали адрес почты.

reason-identity-unknown-device = На том устройстве вы уже вышли.

## The coach

reason-rate-too-many-reviews = Несколько ваших разборов ещё ждут, или вы запросили их слишком много. Попробуйте через несколько минут.
reason-rate-too-much-advice = Вы уже просили много подсказок. Подождите немного.
reason-advice-rated = В рейтинговых играх подсказок нет.
