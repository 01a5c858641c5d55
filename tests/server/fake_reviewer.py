"""A reviewer that follows files in a folder: it notes that it has begun, and waits for permission to end."""

import os
import sys
import time
from pathlib import Path

NOTES = "TEST_OF_OKAPI_NOTES"
REVIEW = '{"players":["0","1"],"seats":[0,1],"curve":[],"accounts":[],"judgements":[],"moments":[]}'


def main() -> None:
    notes = Path(os.environ[NOTES])
    print("ready", flush=True)
    sys.stdin.readline()
    begun = notes / "begun"
    begun.write_text(begun.read_text() + f"{os.getpid()}\n" if begun.exists() else f"{os.getpid()}\n")
    print('{"number":1,"progress":{"done":3,"total":7}}', flush=True)
    while not (notes / "go").exists():
        time.sleep(0.02)
    print('{"number":1,"result":' + REVIEW + "}", flush=True)


if __name__ == "__main__":
    main()
