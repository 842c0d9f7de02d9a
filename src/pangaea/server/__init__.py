"""The table in the browser: an ASGI app, live tables, their store and the messages on the wire."""
