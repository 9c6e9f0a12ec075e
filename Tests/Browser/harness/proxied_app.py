import socket
import threading
from contextlib import suppress

from harness.app_server import APP, TYPES, Listener
from harness.ports import free_port
from harness.quiet_handler import QuietHandler
from harness.waiting import wait_until


class Request:
    """A request to the app, and the connection for its answer."""

    def __init__(self, handler):
        self._handler = handler
        self.method = handler.command
        self.uri = handler.path
        self.headers = handler.headers
        self.body = handler.rfile
        self.connection = handler.connection

    def answer(self, body=b"", status=200, content_type="text/html; charset=utf-8", headers=(), length=True):
        """Answers at once. `headers` are pairs; a content type of None is not sent."""
        body = body.encode() if isinstance(body, str) else body
        self._begin(status, content_type, headers, [("Content-Length", len(body))] if length else [])
        if self.method != "HEAD":
            self.write(body)

    def answer_slowly(self, pieces, content_type="text/html; charset=utf-8", headers=()):
        """Sends each piece as a chunk. The generator `pieces` may wait between them."""
        self._begin(200, content_type, headers, [("Transfer-Encoding", "chunked")])
        for piece in pieces:
            piece = piece.encode() if isinstance(piece, str) else piece
            self.write(b"%x\r\n%s\r\n" % (len(piece), piece))
        self.write(b"0\r\n\r\n")

    def hang_up(self):
        """Closes the connection without an answer, as a crashing worker does."""
        self._handler.close_connection = True

    def write(self, data):
        """Writes raw bytes."""
        self._handler.wfile.write(data)
        self._handler.wfile.flush()

    def _begin(self, status, content_type, headers, more):
        self._handler.send_response(status)
        for name, value in [*([("Content-Type", content_type)] if content_type else []), *headers, *more]:
            self._handler.send_header(name, str(value))
        self._handler.end_headers()


def answer_with_file(request):
    """Answers with one of the files of the tests' app."""
    file = APP / request.uri.partition("?")[0][1:]
    if file.is_file():
        request.answer(file.read_bytes(), content_type=TYPES[file.suffix])
    else:
        request.answer("There is nothing here", 404, "text/plain")


class ProxiedApp:
    """A web app with answers defined by the test: `app.answers[path] = function(request)`, or by `add`."""

    def __init__(self, port=None, context=None):
        self.answers = {}
        self.requests = []
        self._connections = set()
        app = self

        class Handler(QuietHandler):
            def setup(self):
                super().setup()
                app._connections.add(self.connection)

            def finish(self):
                app._connections.discard(self.connection)
                super().finish()

            def respond(self):
                request = Request(self)
                app.requests.append(request)
                path = self.path.partition("?")[0]
                app.answers.get(path, answer_with_file)(request)

            do_GET = do_HEAD = do_POST = do_PUT = respond

        self._server = Listener(("127.0.0.1", port or free_port()), Handler)
        if context:
            self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        threading.Thread(target=self._server.serve_forever, args=[0.05], daemon=True).start()

    @property
    def port(self):
        return self._server.server_port

    @property
    def url(self):
        return f"http://localhost:{self.port}"

    def add(self, path="/", body="", **options):
        """Answers this path with `Request.answer(body, **options)`."""
        self.answers[path] = lambda request: request.answer(body, **options)

    @property
    def last(self):
        """The newest request."""
        return self.requests[-1]

    def request_for(self, uri):
        """Waits for a request with this path and query, and returns the newest: a browser shows an address before it asks for it."""
        return wait_until(lambda: [request for request in self.requests if request.uri == uri], f"a request for {uri}")[-1]

    def forget(self):
        self.answers.clear()
        self.requests.clear()

    def close(self):
        """Ends the app. A browser would go on with a connection that is open."""
        self._server.shutdown()
        self._server.server_close()
        for connection in list(self._connections):
            with suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
