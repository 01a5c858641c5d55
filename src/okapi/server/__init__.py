"""The server: tables where friends and bots play, over HTTP and WebSocket. docs/protocol.md describes it."""
