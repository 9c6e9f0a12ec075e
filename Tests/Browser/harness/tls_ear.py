import contextlib
import socket
import ssl
import threading


class TLSEar:
    """A server with a certificate that records everything after the handshake, and never answers."""

    def __init__(self, pair, newest=None):
        """`newest` is the newest version of TLS that it speaks, also one that OpenSSL takes for too weak."""
        self.heard = b""
        self.handshakes = []
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        if newest:
            context.set_ciphers("ALL:@SECLEVEL=0")
            context.minimum_version = ssl.TLSVersion.TLSv1
            context.maximum_version = newest
        context.load_cert_chain(*pair)
        self._context = context
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = self._listening.getsockname()[1]
        threading.Thread(target=self._serve, daemon=True).start()

    def close(self):
        with contextlib.suppress(OSError):
            self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()

    def _serve(self):
        with contextlib.suppress(OSError):
            while True:
                connection, _ = self._listening.accept()
                threading.Thread(target=self._hear, args=[connection], daemon=True).start()

    def _hear(self, connection):
        connection.settimeout(20)
        try:
            with self._context.wrap_socket(connection, server_side=True) as secure:
                self.handshakes.append(True)
                while piece := secure.recv(4096):
                    self.heard += piece
        except OSError as error:
            self.handshakes.append(error)
