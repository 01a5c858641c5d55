"""Bots think in processes of their own: the server answers while they do, and survives what they do.

A few workers share the questions of all games. A worker that dies, hangs or babbles is replaced, and its
question asked once more. While some of them think for long, spare ones are started, so that a bot that hangs
holds up nobody else.
"""

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import count

import msgspec
from msgspec import Struct

from okapi.board import Board
from okapi.bots import compiles
from okapi.game import Action, View, to_json
from okapi.server.logs import log
from okapi.server.metrics import Metrics
from okapi.server.settings import ServerSettings

from .coach import ADVISER
from .process import BotProcess, Fault, WorkerLost
from .worker import Answer, Question

WORKER = (sys.executable, "-m", "okapi.server.bots.worker")
_PATIENCE = 1.0  # seconds of thinking after which others need not wait for this worker
_TIMES_ASKED = 2
