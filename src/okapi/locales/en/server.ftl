# The server in words: its commands, and why it refuses something. Reasons are reason-<key>, dots as dashes.

command-serve = Run a server that friends can play on.
command-backup = Write a whole server into a file (compressed if it ends in .gz).
command-restore = Fill an empty database from a backup.
option-host = The address to listen on; 0.0.0.0 for all.
option-port = The port to listen on.
option-database = Where games are kept: an SQLite file, or postgresql://…
option-workers = How many processes; more than one needs PostgreSQL.
option-bot-delay = How many milliseconds a bot waits before it moves.
option-serve-board = A board file to offer besides the built-in board.
option-open = Open the game in the browser.
option-backup-file = The backup.
port-taken = Okapi cannot serve on { $host }, port { $port }: { $error }. Does it run already? Try another port: --port 8001.
serving = Serving on { $address }. Press Ctrl-C to stop.
backed-up = { $rows ->
    [one] One row was written to { $file }.
   *[other] { $rows } rows were written to { $file }.
}
restored = { $rows ->
    [one] One row was restored from { $file }.
   *[other] { $rows } rows were restored from { $file }.
}
no-such-database = There is no database { $file }.

## Settings that cannot be used

settings-unreadable = A setting cannot be read: { $error }.
settings-workers = There can be 1 to { $most } workers: choose another number with --workers.
settings-port = Ports go from 0 to { $most }: choose another one with --port.
settings-workers-need-postgres = Several workers need a PostgreSQL database, because SQLite serves one process: name one with --database.
settings-no-bot = OKAPI_STAND_IN: there is no bot called { $bot }. There are { $known }.
settings-no-board = There is no board file { $file }.
database-not-a-url = “{ $database }” is not the address of a database: give an SQLite file or postgresql://…
database-not-supported = { $kind } is not supported: give an SQLite file or postgresql://…
database-in-memory = A database in memory would lose every game: name a file with --database.
database-needs-asyncpg = PostgreSQL needs one more package: pip install okapi[postgres]
database-failed = The database answered: { $error }
database-from-a-newer-okapi = A newer version of Okapi has used this database: install that one.

## Backups that cannot be made or used

backup-nothing-there = This database is empty: there is nothing to back up.
backup-from-a-newer-okapi = The backup was made by a newer version of Okapi: install that one.
backup-database-not-empty = The database is not empty: restore into a new one.
backup-not-a-backup = { $file } is not a backup.
backup-unknown-format = { $file } is a backup of format { $format }, and this version of Okapi reads format { $known }.
backup-damaged = The backup was changed or damaged.
backup-not-whole = The backup is not whole: its end is missing.
backup-unknown-table = The backup has a table that is not known: { $table }.
backup-unreadable = { $file } cannot be read: { $error }.

## Requests

reason-request-malformed = The server did not understand that.
reason-request-too-large = That is too large.
reason-request-too-slow = That came in too slowly. Try again.
reason-request-not-found = There is nothing at this address.
reason-request-wrong-method = That cannot be done at this address.
reason-request-wrong-origin = Another website may not act for you here.
reason-request-not-text = Messages must be text.
reason-rate-too-many-requests = That was too fast. Wait a moment.
reason-rate-too-many-sockets = Too many connections come from your address. Close a few tabs of this page, then try again.
reason-rate-too-many-open-games = You have { $most } unfinished games. Finish or leave one first.
reason-rate-too-many-watched = One connection can follow at most { $most } seats.
reason-rate-too-many-invites = This table has given out { $most } invitations; there are no more.
reason-rate-too-many-tokens = You are signed in at { $most } places. Sign the others out first.

## People

reason-identity-unknown = Tell us your name first.
reason-identity-signed-out = This device was signed out.
reason-identity-bad-name = A name needs at least one letter.
reason-identity-bad-transfer-code = This link was used already, or it is too old. Make a new one.

## Tables

reason-game-unknown = There is no such game.
reason-game-unknown-board = There is no such board here.
reason-game-unknown-bot = There is no bot called { $bot }.
reason-game-bad-rules = A game cannot be played by these rules.
reason-game-bad-clock = A move may take from { $least } to { $most } seconds.
reason-game-bad-bot-delay = A bot may wait at most { $most } milliseconds.
reason-game-bad-seats = Say which bot sits there.
reason-game-not-the-host = Only the host of the table can do that.
reason-game-not-invited = You need an invitation to this table.
reason-game-already-started = The game has started.
reason-game-not-started = The game has not started.
reason-game-not-full = A seat is still open.
reason-game-not-over = The game is not over.
reason-game-over = The game is over.
reason-game-closed = This table is closed.
reason-game-full = All seats are taken.
reason-seat-not-yours = That is not your seat.
reason-seat-taken = Somebody sits there already.
reason-seat-none-held = You have no seat at this table.
reason-seat-still-there = They are still there.
reason-seat-not-a-person = A bot plays there already.
reason-command-stale = The game has moved on. Look again.

## The server

reason-server-client-too-slow = Your connection is too slow. Connecting again.
reason-server-restarting = The server restarts. Connecting again.
reason-server-not-ready = The server cannot do that at the moment. Try again.
reason-server-outcome-unknown = The server cannot tell at the moment whether this was done. Check, and try again if it was not.
reason-server-failed = Something went wrong on the server. It has been noted.
