"""Bad input: one sentence that says what to do, and an exit code."""

BAD_FILE = 1  # the command was fine, but what it found was not
BAD_COMMAND = 2  # the command itself must be changed
INTERRUPTED = 130  # what a shell reports for a program that Ctrl-C ended


class BadInput(Exception):
    """Ends the command with this sentence instead of a traceback."""

    def __init__(self, sentence: str, code: int = BAD_COMMAND) -> None:
        self.code = code
        super().__init__(sentence)
