# The server in words: its commands, and why it refuses something. Reasons are reason-<key>, dots as dashes.

command-serve = Run a server for you and your friends.
command-backup = Back up a whole server to a file (compressed if its name ends in .gz).
command-restore = Restore a backup into an empty database.
option-host = The address to listen on; 0.0.0.0 for all addresses.
option-port = The port to listen on.
option-database = Where the games are kept: an SQLite file, or postgresql://…
option-workers = How many processes to run; more than one needs PostgreSQL.
option-own-ports = Give each process a port of its own, starting at --port, for a proxy that sends all players of a game to the same one.
option-bot-delay = How many milliseconds bots wait before they move.
option-serve-board = A board file to offer in addition to the built-in board.
option-open = Open the game in your browser.
option-backup-file = The backup file.
port-taken = Okapi can’t listen on { $host }, port { $port }: { $error }. Is it already running? Try another port: --port 8001.
serving = Serving on { $address }. Press Ctrl-C to stop.
backed-up = { $rows ->
    [one] { $rows } row written to { $file }.
   *[other] { $rows } rows written to { $file }.
}
restored = { $rows ->
    [one] { $rows } row restored from { $file }.
   *[other] { $rows } rows restored from { $file }.
}
no-such-database = There is no database { $file }. Name the right file with --database.

## Settings that cannot be used

settings-whole-number = { $setting } is “{ $value }”. Give a whole number from { $min } to { $max }.
settings-number = { $setting } is “{ $value }”. Give a number from { $min } to { $max }.
settings-rate = { $setting } is “{ $value }”. Give a rate like 60/20: 60 at once, and 20 a second in the long run.
settings-true-or-false = { $setting } is “{ $value }”. Give true or false.
settings-one-of = { $setting } is “{ $value }”. Give one of these: { $known }.
settings-order = { $less } must not be greater than { $more }.
settings-origins = OKAPI_ORIGINS: “{ $origin }” is not the address of a site. Give addresses like https://example.org, separated by commas.
settings-trusted-proxies = OKAPI_TRUSTED_PROXIES: “{ $proxy }” is not an IP address. Give addresses like 127.0.0.1 or networks like 10.0.0.0/8, separated by commas, or * for everyone.
settings-contact = OKAPI_CONTACT: “{ $contact }” is not an email address. Give one like operator@example.org
settings-workers-need-postgres = Several workers need a PostgreSQL database, because SQLite serves only one process: name one with --database.
settings-own-ports = --own-ports gives each process a port of its own, starting at --port. For { $workers } processes the first port can be 1 to { $last }, not { $port }.
settings-no-bot = OKAPI_STAND_IN: there is no bot called { $bot }. Choose one of { $known }.
settings-no-board = There is no board file { $file }.
settings-push-services = OKAPI_PUSH_SERVICES: { $host } is not the name of a host. Give names like push.example.org, separated by commas.
settings-bad-smtp = OKAPI_SMTP_URL is not the address of a mail server: give one like smtp://user:password@mail.example.org:587, or smtps://… for TLS from the start.
settings-smtp-password = OKAPI_SMTP_URL needs a user and a password, or neither.
settings-mail-from = Email needs a sender: set OKAPI_MAIL_FROM, as in “Okapi <okapi@example.org>”.
settings-site = Links in emails need the address of this server: set OKAPI_SITE, as in https://okapi.example.org
settings-secret-key-missing = With PostgreSQL, secrets are protected by a key outside the database. Make one with “openssl rand -base64 32 > okapi.key” and set OKAPI_SECRET_KEY_FILE to that file.
settings-secret-key-bad = { $where } does not hold a key of 32 bytes in base64. Make one with “openssl rand -base64 32”.
settings-secret-key-file = The key file { $file } cannot be used: { $error }. Check the path and your permissions.
database-not-a-url = “{ $database }” is not a database address: give an SQLite file or postgresql://…
database-not-supported = { $kind } is not supported: give an SQLite file or postgresql://…
database-in-memory = An in-memory database would lose every game: name a file with --database.
database-needs-asyncpg = PostgreSQL needs one more package: pip install "okapi-railways[postgres]"
database-unusable = Okapi can’t use the database { $file }: { $error }. Check the path and your permissions, or name another file with --database.
database-unreachable = The database can’t be reached: { $error }. Check that it’s running, and its address in --database.
database-disk-full = The disk with { $file } is full. Free some space, then start again.
database-from-a-newer-okapi = This database was used by a newer version of Okapi: install that version.

## Backups that cannot be made or used

backup-nothing-there = This database is empty: there’s nothing to back up.
backup-from-a-newer-okapi = This backup was made by a newer version of Okapi: install that version.
backup-database-not-empty = The database is not empty: restore into a new one.
backup-not-a-backup = { $file } is not a backup.
backup-unknown-format = { $file } is a format { $format } backup, but this version of Okapi reads format { $known }.
backup-damaged = The backup has been changed or damaged.
backup-not-whole = The backup is incomplete: its end is missing.
backup-unknown-table = The backup contains an unknown table: { $table }.
backup-unreadable = { $file } cannot be read: { $error }.

## Requests

reason-request-malformed = The server didn’t understand that.
reason-request-too-large = That’s too large for the server.
reason-request-too-slow = That took too long to arrive. Try again.
reason-request-not-found = There’s nothing at this address.
reason-request-wrong-method = You can’t do that at this address.
reason-request-wrong-origin = Other websites can’t act for you here.
reason-request-not-text = Messages must be text.
reason-rate-too-many-requests = That was a bit fast. Wait a moment.
reason-rate-too-many-sockets = Too many connections from your address. Close a few tabs of this page and try again.
reason-rate-too-many-open-games = { $max ->
    [one] You have { $max } unfinished game. Finish or leave it first.
   *[other] You have { $max } unfinished games. Finish or leave one first.
}
reason-rate-too-many-watched = { $max ->
    [one] You can follow at most { $max } seat over one connection.
   *[other] You can follow at most { $max } seats over one connection.
}
reason-rate-too-many-invites = { $max ->
    [one] This table has used its only invitation; there are no more.
   *[other] This table has used all { $max } of its invitations.
}
reason-rate-too-many-tokens = { $max ->
    [one] You are signed in on { $max } device. Sign out there first.
   *[other] You are signed in on { $max } devices. Sign out on another one first.
}

## People

reason-identity-unknown = First tell us your name.
reason-identity-signed-out = This device has been signed out.
reason-identity-bad-name = A name needs at least one letter.
reason-identity-bad-transfer-code = This link has already been used, or it is too old. Make a new one.

## Tables

reason-game-unknown = This game doesn’t exist.
reason-game-unknown-board = This server doesn’t have that board.
reason-game-unknown-bot = There is no bot called { $bot }.
reason-game-bad-rules = These rules don’t make a playable game.
reason-game-bad-clock = The time per move must be { $min } to { $max } seconds.
reason-game-bad-bot-delay = Bots can wait at most { $max } milliseconds.
reason-game-bad-seats = Choose a bot for that seat.
reason-game-not-the-host = Only the host can do that.
reason-game-not-invited = You need an invitation to this table.
reason-game-already-started = The game has already started.
reason-game-not-started = The game hasn’t started yet.
reason-game-not-full = There’s still an open seat.
reason-game-not-over = The game isn’t over yet.
reason-game-over = The game is over.
reason-game-closed = This table has been closed.
reason-game-full = All seats are taken.
reason-seat-not-yours = That’s not your seat.
reason-seat-taken = That seat is already taken.
reason-seat-livery-taken = { $player } already has that colour. Choose another.
reason-seat-none-held = You don’t have a seat at this table.
reason-seat-time-runs = That player still has time. A bot can take over only when it has run out.
# Without a clock. $minutes is at most a day.
reason-seat-still-there = { $minutes ->
    [one] If that player doesn’t move within a minute, a bot can take over.
   *[other] If that player doesn’t move within { $minutes } minutes, a bot can take over.
}
reason-seat-not-waited-for = It isn’t that player’s move, so nobody is waiting.
reason-seat-time-is-up = Your time for this move is up, so a bot makes it. After that you play again.
reason-seat-not-a-person = A bot is already playing there.
reason-command-stale = The game has moved on. Take another look.

## The server

reason-server-client-too-slow = Your connection is too slow. Reconnecting.
reason-server-restarting = The server is restarting. Reconnecting.
reason-server-not-ready = The server can’t do that right now. Try again.
reason-server-busy = The server is very busy right now. Try again in a minute.
reason-server-outcome-unknown = The server can’t tell right now whether that worked. Check, and try again if it didn’t.
reason-server-failed = Something went wrong on the server. The error has been logged.

command-prune = Remove old tables from a server’s database.
option-prune-days = Remove what is older than N days.
option-prune-finished = Remove finished games too, with their records. Without this, only tables that were closed or ended early are removed.
option-dry-run = Only say what would be removed.
pruned = Removed: closed or ended tables: { $tables }; finished games: { $games }; reviews of uploaded games: { $reviews }; people without a table: { $people }.
would-prune = Would remove: closed or ended tables: { $tables }; finished games: { $games }; reviews of uploaded games: { $reviews }; people without a table: { $people }.

reason-identity-not-shown = There is no such page, or its owner keeps it private.
reason-game-ended = This game was ended early.
reason-seat-left = You have left this seat for good.
reason-rate-too-many-remarks = You have said enough for the moment. Wait half a minute.
reason-rate-too-many-muted = { $max ->
    [one] You are hiding the remarks of { $max } person, which is the limit. Show theirs again first.
   *[other] You are hiding the remarks of { $max } people, which is the limit. Show someone’s again first.
}
reason-identity-unknown-person = That person is no longer here.
reason-game-terms-changed = The host has changed the terms of this game. Have another look before you agree.
# $players are those who are waited for, as in “Ada, Ben”.
reason-game-not-everyone-agreed = Not everyone has agreed to the new terms yet. Waiting for { $players }.
reason-game-not-everyone-here = With so little time per move, the game can start only while everyone is here. Waiting for { $players }.
reason-game-rated-without-clock = A rated game needs a time limit. Choose a time per move, or play unrated.
reason-game-rated-too-often = { $max ->
    [one] The same two players can play at most { $max } rated game a day. Play unrated, or come back tomorrow.
   *[other] The same two players can play at most { $max } rated games a day. Play unrated, or come back tomorrow.
}
reason-game-rated-without-bots = A rated game is for people only. Replace the bots, or play unrated.
reason-game-rated-one-seat = In a rated game everyone has one seat of their own. Give the second seat to someone else, or play unrated.

## Notifications

reason-notifications-bad-subscription = Your browser gave an address or keys that the server can’t use for notifications.
reason-notifications-unknown-service = Your browser’s push service ({ $service }) isn’t one that this server uses, so it can’t send you notifications.
reason-notifications-bad-preferences = The server doesn’t know that language or time zone, or the quiet hours lack a start or an end.
reason-notifications-not-subscribed = This device hasn’t asked for notifications.
reason-mail-not-here = This server doesn’t send email.
reason-mail-bad-address = That isn’t an email address. Write it as name@example.org.
reason-mail-too-many = That’s enough links for now. Check your spam folder, or try again tomorrow.
reason-mail-not-sent = The email couldn’t be sent just now. Try again in a few minutes.
reason-mail-refused = The mail server doesn’t accept this address. Check the spelling.
reason-mail-bad-code = This link has been used or is too old. Ask for a new one on your page.
reason-mail-no-address = You haven’t given an email address yet.

reason-identity-unknown-device = That device is no longer signed in.

## The coach

reason-rate-too-many-reviews = Several of your reviews are still waiting, or you have asked for many. Try again in a few minutes.
reason-rate-too-much-advice = You have asked for a lot of advice. Wait a moment.
reason-advice-rated = There is no advice in rated games.
