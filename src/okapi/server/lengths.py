"""How long what people and programs send may be: once for the protocol, the database and the forms."""

MAX_NAME = 40  # characters
MAX_WORDS = 100  # of one's own, for the seed
MAX_REMARK = 200  # in one's own words
MAX_ID = 64  # of a game, a person, a bot, a command
MAX_ADDRESS = 1000  # of a push service
MAX_MAIL_ADDRESS = 254  # as mail servers take it
MAX_SECRET = 128  # an invitation, a token, a transfer code
