"""The name under which Gymnasium knows the game; importing `okapi.environments` makes it known."""

from gymnasium import register, registry

NAME = "okapi/Okapi-v0"


def register_with_gymnasium() -> None:
    if NAME not in registry:
        single, many = "okapi.environments.single:OkapiEnv", "okapi.environments.vector:registered_vector_env"
        register(NAME, entry_point=single, vector_entry_point=many)
