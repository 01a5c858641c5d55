"""Which compressed forms of an answer a client reads."""

from fastapi import Request


def accepted_encodings(request: Request) -> set[str]:
    """The encodings that the client names and does not refuse (`br;q=0`)."""
    accepted = set()
    for part in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "").rstrip("0") not in ("q=", "q=0."):
            accepted.add(name.strip())
    return accepted
