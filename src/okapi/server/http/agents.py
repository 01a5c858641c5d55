"""Browser and system of a device, in names that people recognise. Nothing else about it is stored."""

from starlette.requests import HTTPConnection

from okapi.server.people.identities import Agent

# The first match counts: most browsers also name others, to be sent the same pages.
_BROWSERS = {
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Vivaldi/": "Vivaldi",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
_SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "Linux": "Linux",
}


def agent_of(connection: HTTPConnection) -> Agent:
    said = connection.headers.get("user-agent", "")
    return Agent(_first(_BROWSERS, said), _first(_SYSTEMS, said))


def _first(names: dict[str, str], said: str) -> str | None:
    return next((name for mark, name in names.items() if mark in said), None)
