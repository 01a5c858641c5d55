"""The browser client: static files that come with the package, if it was built.

The build leaves a compressed copy beside every file that is worth compressing (web/compress.ts): each visitor gets the
smallest one that their browser can read.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse, HTMLResponse
from msgspec import Struct

from okapi.server.protocol.reasons import Refusal, ServerReason
from okapi.server.storage.stored_game import StoredGame

from .application import application_of
from .dependencies import accepted_encodings
from .preview import game_at, head_of, language_for

STATIC = Path(__file__).parents[1] / "static"
_FOR_EVER = "public, max-age=31536000, immutable"
_ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the smaller one first
# What a screen requests as soon as it runs, by the first part of its address.
_DATA = {"": "/api/setup", "game": "/api/games/{}"}
_NOT_BUILT = """The server runs, but its browser client was not built into this installation.

From a checkout, `pip install .` builds it (it needs Node.js). The API is at /api, see docs/protocol.md.
"""

_PUBLIC = ("", "rules", "keeper")  # what search engines may list

router = APIRouter(include_in_schema=False)


@router.get("/{path:path}")
async def client(path: str, request: Request) -> Response:
    """A file of the client, or its page: the client itself decides what to show at other addresses."""
    root = application_of(request).static
    if path.startswith("api/"):
        raise Refusal(ServerReason.NOT_FOUND)
    if (file := _file(root, path)) is not None:
        is_asset = file.is_relative_to((root / "assets").resolve())
        return _answer(request, file, _FOR_EVER if is_asset else "no-cache")
    index = root / "index.html"
    if not index.is_file():
        return Response(_NOT_BUILT, 404, media_type="text/plain; charset=utf-8")
    if "." in path.rpartition("/")[2]:
        raise Refusal(ServerReason.NOT_FOUND)
    game, words = await game_at(request, path), await language_for(request)
    page = index.read_text("utf-8").replace("</head>", f"{head_of(request, words, path, game)}\n  </head>", 1)
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    if path not in _PUBLIC:
        headers["x-robots-tag"] = "noindex"
    if links := ", ".join(_early_requests(root, path, words.language, game)):
        headers["link"] = links
    return HTMLResponse(page, headers=headers)


class _Preloads(Struct, frozen=True):
    """The files that each screen needs, those it needs in each language, and those that are less urgent."""

    screens: dict[str, list[str]]
    languages: dict[str, dict[str, list[str]]]
    later: dict[str, list[str]] = {}


def _early_requests(root: Path, path: str, language: str, game: StoredGame | None) -> Iterator[str]:
    """Links to what this screen needs, which the browser fetches before it runs the page."""
    screen, _, rest = path.partition("/")
    try:
        needed = msgspec.json.decode((root / "preloads.json").read_bytes(), type=_Preloads)
    except (OSError, msgspec.DecodeError):  # another version was just installed, or this is a test
        return
    if not (files := needed.screens.get(screen)):
        return
    later = needed.later.get(screen, ())
    # English comes with the page. A reader who has chosen another language than the browser's gets a few files in vain.
    for file in [*files, *needed.languages.get(screen, {}).get(language, ())]:
        # With `crossorigin`, as the client requests them: otherwise the browser fetches them again.
        kind = "preload; as=style; crossorigin" if file.endswith(".css") else "modulepreload"
        yield f"</{file}>; rel={kind}" + ("; fetchpriority=low" if file in later else "")
    name = rest.partition("/")[0]
    if screen in _DATA and re.fullmatch(r"[\w-]{0,64}", name, re.ASCII):
        yield _data(_DATA[screen].format(name))
    if screen == "game" and game is not None:
        yield _data(f"/api/boards/{game.board_hash}")


def _data(address: str) -> str:
    return f"<{address}>; rel=preload; as=fetch; crossorigin=anonymous"


def _answer(request: Request, file: Path, caching: str) -> Response:
    """The file, compressed where there is a copy in an encoding that the client accepts."""
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    accepted = accepted_encodings(request)
    for encoding, suffix in _ENCODINGS.items():
        copy = file.with_name(file.name + suffix)
        if encoding in accepted and copy.is_file():
            return FileResponse(copy, headers=headers | {"content-encoding": encoding})
    return FileResponse(file, headers=headers)


def _file(root: Path, path: str) -> Path | None:
    """The file of this name, unless the path leads out of the folder."""
    if not path or "\0" in path:
        return None
    try:
        found = (root / path).resolve()
        return found if found.is_relative_to(root.resolve()) and found.is_file() else None
    except OSError:  # a name too long for the file system
        return None
