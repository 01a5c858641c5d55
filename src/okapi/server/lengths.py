"""Maximum lengths of what people and programs send, for the protocol, the database and forms."""

MAX_NAME = 40  # characters
MAX_WORDS = 100  # for the seed
MAX_REMARK = 200  # in free text
MAX_ID = 64  # of a game, a person, a bot, a command
MAX_ADDRESS = 1000  # of a push service
MAX_MAIL_ADDRESS = 254  # the limit of mail servers
MAX_SECRET = 128  # an invitation, a token, a transfer code
