"""Secrets at rest and how each is kept, as the columns of the database say, see `storage.schema`."""

from okapi.server.storage.schema import SecretForm, metadata

from .part import AuditPart, table

_HOW = {
    SecretForm.SEALED: "AES-256-GCM, bound to its row, with a key outside the database",
    SecretForm.SEALED_UNTIL_OVER: "AES-256-GCM until the game is over; then everyone may know it",
    SecretForm.HASHED: "SHA-256: it has too many bits to be guessed",
    SecretForm.KEYED_HASH: "HMAC-SHA-256, with a key outside the database",
    SecretForm.CLEAR: "in clear: what was dealt; if it were encrypted, a lost key would end games",
}
_ELSEWHERE = (
    (
        "the key",
        "a file that only its owner reads, or OKAPI_SECRET_KEY; never in a backup",
    ),
    ("the mail server's password", "OKAPI_SMTP_URL, in the environment"),
    ("PostgreSQL's password", "OKAPI_DATABASE, in the environment"),
    ("the database's file and backups", "files that only their owner reads; secrets in them as above"),
)


def audit_secrets() -> AuditPart:
    """Every secret that is stored anywhere."""
    columns = [column for each in metadata.sorted_tables for column in each.c if "kept" in column.info]
    rows = [(f"{column.table.name}.{column.name}", _HOW[column.info["kept"]]) for column in columns]
    return AuditPart("Secrets at rest", table([("what", "how it is kept"), *rows, *_ELSEWHERE]))
