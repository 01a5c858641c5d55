"""The names that actions and events go by in JSON."""

import re


def kebab(class_name: str) -> str:
    """`RouteClaimed` is `route-claimed` in JSON."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", class_name).lower()
