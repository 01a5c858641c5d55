"""The protocol: everything that travels between the server and a client, one type each, by subject.

JSON Schema, the OpenAPI document and the browser's TypeScript types are made from this folder (see `schema`).
Actions, events and views travel in the JSON form that the game gives them.
"""

from .almanac import *
from .challenges import *
from .coaching import *
from .company import *
from .deals import *
from .games import *
from .identity import *
from .notifications import *
from .offers import *
from .people import *
from .puzzles import *
from .setup import *
from .sockets import *
from .values import *
from .workshop import *
