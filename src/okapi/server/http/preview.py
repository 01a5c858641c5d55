"""How a link looks where it is shared: the tags that messengers read in a page's head, and the manifest.

A browser never sends what comes after the # of an invitation, so neither can contain it.
"""

import re
from collections.abc import Iterator
from contextlib import suppress
from datetime import date
from html import escape

from fastapi import APIRouter, Request, Response
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import JSONResponse

from okapi.locales import ENGLISH, Texts, negotiated, texts
from okapi.picture.drawing import CARD
from okapi.server.house_rules import is_deal_on
from okapi.server.play.duration import about_minutes
from okapi.server.protocol.reasons import Refusal
from okapi.server.status import SeatKind, Status
from okapi.server.storage.failures import FAILURES
from okapi.server.storage.stored_game import StoredGame

from .application import application_of
from .middleware import origin_of

router = APIRouter(include_in_schema=False)

MANIFEST = "/manifest.webmanifest"
_ICONS = (
    {"src": "/favicon.svg", "sizes": "any", "type": "image/svg+xml"},
    {"src": "/icon-192.png", "sizes": "192x192", "type": "image/png"},
    {"src": "/icon-512.png", "sizes": "512x512", "type": "image/png"},
    {"src": "/icon-maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
)
_PAPER = "#f5ecd8"
_MAX_LANGUAGES = 10  # of those that a browser lists
_MESSAGES = (
    "preview-text",
    "join-text",
    "invited-by",
    "keeper-link",
    "rules-title",
    "deal-title",
)  # from each catalog that is needed
_DEAL = re.compile(r"deal/(?P<day>\d{4}-\d{2}-\d{2})", re.ASCII)
_POINTS = re.compile(r"-?\d{1,3}", re.ASCII)
_languages: dict[str, Texts] = {}  # those read so far


@router.get(MANIFEST)
async def manifest(request: Request) -> Response:
    """What a device shows when the client is installed as an app."""
    words = await language_for(request)
    content = {
        "id": "/",
        "name": "Okapi",
        "short_name": "Okapi",
        "description": words.say("preview-text"),
        "lang": words.language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": _PAPER,
        "theme_color": _PAPER,
        "categories": ["games"],
        "icons": _ICONS,
        "shortcuts": [
            {"name": words.say("keeper-link"), "url": "/keeper"},
            {"name": words.say("rules-title"), "url": "/rules"},
        ],
    }
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return JSONResponse(content, headers=headers, media_type="application/manifest+json")


def head_of(request: Request, words: Texts, path: str, game: StoredGame | None) -> str:
    """The tags for a page of the client, by the game or the deal that it is about."""
    title, text, picture = "Okapi", words.say("preview-text"), "/api/picture.png"
    if (day := _day_in(path)) is not None:
        title = words.say("deal-title", date=words.day(day))
        points = request.query_params.get("points", "")
        text = words.say("deal-preview", points=int(points)) if _POINTS.fullmatch(points) else words.say("deal-text")
        picture = f"/api/deals/{day}/picture.png" + (f"?points={points}" if _POINTS.fullmatch(points) else "")
    if game is not None:
        title, text = _title(words, game), _text(words, game)
        if application_of(request).rooms.boards.is_offered(game.board_hash):  # other boards are private
            picture = f"/api/games/{game.id}/picture.png?seq={game.seq}"
    origin = origin_of(request, application_of(request).rooms.settings)
    return "\n".join(_tags(origin, title, text, picture, words.language))


def _day_in(path: str) -> date | None:
    """The day whose deal a page is about."""
    with suppress(ValueError):  # such as 30 February
        if deal := _DEAL.fullmatch(path):
            return date.fromisoformat(deal["day"])
    return None


def _tags(origin: str, title: str, text: str, picture: str, language: str) -> Iterator[str]:
    properties = {
        "og:type": "website",
        "og:site_name": "Okapi",
        "og:locale": language,
        "og:title": title,
        "og:description": text,
        "og:image": origin + picture,
        "og:image:width": str(CARD[0]),
        "og:image:height": str(CARD[1]),
    }
    for name, content in properties.items():
        yield f'    <meta property="{name}" content="{escape(content)}" />'
    yield '    <meta name="twitter:card" content="summary_large_image" />'


async def game_at(request: Request, path: str) -> StoredGame | None:
    """The game that a page is about. If it cannot be read, a page without a picture is better than no page."""
    kind, _, rest = path.partition("/")
    game = rest.partition("/")[0]
    if kind not in ("join", "game") or not game:
        return None
    registry = application_of(request).rooms.play.registry
    try:
        stored = (await registry.get_fresh(game)).stored
    except (Refusal, *FAILURES):
        return None
    is_secret = is_deal_on(stored, application_of(request).rooms.play.now())  # H17
    return None if stored.status is Status.CLOSED or is_secret else stored


def _title(words: Texts, game: StoredGame) -> str:
    host = next((seat.shown_name for seat in game.seats if seat.identity == game.host), None)
    if host is None:
        return "Okapi"
    match game.status:
        case Status.LOBBY:
            return words.say("invited-by", name=host)
        case Status.OVER:
            return words.say("preview-over", name=host)
        case _:
            return words.say("preview-playing", name=host)


def _text(words: Texts, game: StoredGame) -> str:
    seated = [seat.shown_name or "" for seat in game.seats if seat.kind is SeatKind.PERSON]
    free = sum(seat.kind is SeatKind.OPEN for seat in game.seats)
    found = [words.say("join-text", names=words.listed(seated))] if seated else []
    if game.status is Status.LOBBY and free:
        found.append(words.say("preview-free", count=free))
    text = " ".join([*found, words.say("preview-text")])
    if game.status is not Status.LOBBY:
        return text
    terms = words.say("invited-to", minutes=about_minutes(game) or 0, count=len(game.seats))
    return f"{terms} · {text}"  # the terms are not a sentence: without a dot they would run into the next one


async def language_for(request: Request) -> Texts:
    """The language of the link, which is the sender's, or else the reader's."""
    accepted = [part.partition(";")[0].strip() for part in request.headers.get("accept-language", "").split(",")]
    asked = [request.query_params.get("lang", ""), *accepted][: _MAX_LANGUAGES + 1]
    return await read(negotiated(filter(None, asked)) or ENGLISH)


async def read(language: str) -> Texts:
    """The texts of a language. Loading them would block every game for a tenth of a second, so it runs in a thread."""
    if language not in _languages:
        _languages[language] = await run_in_threadpool(_read, language)
    return _languages[language]


def _read(language: str) -> Texts:
    words = texts(language)
    for message in _MESSAGES:
        words.has(message)
    return words
