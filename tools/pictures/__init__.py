"""The pictures in `docs/pictures` and the icons of the client, drawn again."""
