"""Known vulnerabilities, licences, and secrets at rest: what `make audit` looks through."""
