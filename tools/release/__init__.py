"""`make release`: build the wheel and the sdist from a clean tree, and try them as strangers would.

Nothing of it imports Okapi: what is tried is what was built, in environments of its own.
"""
