"""The doors: requests and replies over HTTP, and the socket of each page."""
