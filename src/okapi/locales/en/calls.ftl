# The game on one's devices: links and how they look, working without a connection, and being called.

## Without a connection

offline = You are offline.
server-gone = The server does not answer.
offline-text = Your games are safe on the server, and this page tries again by itself. You don’t need a connection for:
