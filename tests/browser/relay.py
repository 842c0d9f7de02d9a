"""A network between browser and server that can fall silent, one way or altogether."""

import socket
import threading
from contextlib import suppress

CHUNK = 65_536


class Relay:
    """Passes bytes on to a server's port, until it is told to hold them."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.flowing = threading.Event()  # from the server to the page
        self.dead = False  # nothing passes any more, and nobody is told
        self.deaths = 0
        self.flowing.set()
        self.door = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        self.opened: list[socket.socket] = []
        threading.Thread(target=self._welcome, daemon=True).start()

    def hold(self) -> None:
        """Let the page talk and hear nothing."""
        self.flowing.clear()

    def let_flow(self) -> None:
        """Deliver what was held."""
        self.flowing.set()

    def die(self) -> None:
        """Fall silent like a cable that is cut: no line is closed, no new one is answered."""
        self.dead = True
        self.deaths += 1

    def revive(self) -> None:
        """Let new lines through; the old ones stay silent."""
        self.dead = False

    def close(self) -> None:
        """End every line."""
        self.flowing.set()
        for line in [self.door, *self.opened]:
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
            line.close()

    def _welcome(self) -> None:
        with suppress(OSError):
            while True:
                page, _ = self.door.accept()
                self.opened.append(page)
                if not self.dead:
                    self._join(page)

    def _join(self, page: socket.socket) -> None:
        server = socket.create_connection(("127.0.0.1", self.port))
        self.opened.append(server)
        for source, target, held in ((page, server, False), (server, page, True)):
            passing = threading.Thread(target=self._pass, args=(source, target, held), daemon=True)
            passing.start()

    def _pass(self, source: socket.socket, target: socket.socket, held: bool) -> None:
        deaths = self.deaths
        with suppress(OSError):
            while chunk := source.recv(CHUNK):
                if held:
                    self.flowing.wait()
                if self.deaths > deaths:
                    return
                target.sendall(chunk)
            target.shutdown(socket.SHUT_WR)
