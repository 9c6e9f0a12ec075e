import socket
import ssl


class TLSClient:
    """Speaks TLS with a server without a browser."""

    def __init__(self, port, authority, host="127.0.0.1", name="localhost"):
        self._place, self._name = (host, port), name
        self._context = ssl.create_default_context(cafile=authority.certificate)

    def connect(self, **versions):
        """Returns a connection after its handshake: `connect(maximum_version=…)`."""
        for name, value in versions.items():
            setattr(self._context, name, value)
        return self.wrap(socket.create_connection(self._place, timeout=20))

    def wrap(self, plain):
        """Starts TLS on a connection."""
        return self._context.wrap_socket(plain, server_hostname=self._name)

    def ask(self, path="/viaduct/health", **headers):
        """Returns the whole answer to a GET, as text."""
        with self.connect() as connection:
            return self.ask_on(connection, path, closing=True, **headers)

    @staticmethod
    def ask_on(connection, path="/viaduct/health", closing=False, **headers):
        """Returns the answer on an open connection, which stays open unless the server closes it."""
        lines = [f"{name.replace('_', '-')}: {value}" for name, value in {"host": "localhost", **({"connection": "close"} if closing else {}), **headers}.items()]
        connection.sendall("\r\n".join([f"GET {path} HTTP/1.1", *lines, "", ""]).encode())
        answer = b""
        while piece := connection.recv(65536):
            answer += piece
            head, _, body = answer.partition(b"\r\n\r\n")
            length = next((int(line[15:]) for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")), None)
            if length is not None and len(body) >= length:
                break
        return answer.decode()

    def serial(self):
        """Returns the serial number of the certificate that new connections get."""
        with self.connect() as connection:
            return connection.getpeercert()["serialNumber"]
