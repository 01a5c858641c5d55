"""The browser client: static files that come with the package, if it was built."""

from pathlib import Path

from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse, HTMLResponse

from okapi.server.protocol.reasons import Refusal, ServerReason

from .application import application_of
from .preview import head_of

STATIC = Path(__file__).parents[1] / "static"
_FOR_EVER = "public, max-age=31536000, immutable"
_NOT_BUILT = """The server runs, but its browser client was not built into this installation.

From a checkout, `pip install .` builds it (it needs Node.js). The API is at /api, see docs/protocol.md.
"""

_PUBLIC = (
    "",
    "rules",
    "keeper",
)  # what search engines may show

router = APIRouter(include_in_schema=False)


@router.get("/{path:path}")
async def client(path: str, request: Request) -> Response:
    """A file of the client; the client itself knows what to show at other addresses."""
    root = application_of(request).static
    if path.startswith("api/"):
        raise Refusal(ServerReason.NOT_FOUND)
    if (file := _file(root, path)) is not None:
        caching = _FOR_EVER if path.startswith("assets/") else "no-cache"
        return FileResponse(file, headers={"cache-control": caching})
    index = root / "index.html"
    if not index.is_file():
        return Response(_NOT_BUILT, 404, media_type="text/plain; charset=utf-8")
    if "." in path.rpartition("/")[2]:
        raise Refusal(ServerReason.NOT_FOUND)
    page = index.read_text("utf-8").replace("</head>", f"{await head_of(request, path)}\n  </head>", 1)
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    if path not in _PUBLIC:
        headers["x-robots-tag"] = "noindex"
    return HTMLResponse(page, headers=headers)


def _file(root: Path, path: str) -> Path | None:
    """The file of this name, unless the path leads out of the folder."""
    if not path or "\0" in path:
        return None
    try:
        found = (root / path).resolve()
        return found if found.is_relative_to(root.resolve()) and found.is_file() else None
    except OSError:  # a name too long for the file system
        return None
