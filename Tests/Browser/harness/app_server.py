import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

APP = Path(__file__).resolve().parents[1] / "app"
TYPES = {".js": "text/javascript", ".css": "text/css"}


class Listener(ThreadingHTTPServer):
    daemon_threads = True
    # A connection that does not fit into the queue is retried only after a second.
    request_queue_size = 128


class AppServer:
    """The tests' web app, on a port of its own. It serves the files in app/ and the pages that a test adds."""

    def __init__(self):
        pages = self._pages = {}
        redirects = self._redirects = {}
        kept = self._kept = set()

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                path = self.path.partition("?")[0]
                if path in redirects:
                    self.send_response(302)
                    self.send_header("Location", redirects[path])
                    self.send_header("Content-Length", "0")
                    self.end_headers()
                elif path in kept:
                    self.send_response(204)
                    self.end_headers()
                elif path in pages:
                    page = pages[path]
                    self._answer(page.html.encode(), "text/html; charset=utf-8", page.headers)
                elif (APP / path[1:]).is_file():
                    file = APP / path[1:]
                    self._answer(file.read_bytes(), TYPES[file.suffix], {"Cache-Control": "no-cache"})
                else:
                    self.send_error(404)

            def _answer(self, body, content_type, headers):
                self.send_response(200)
                for name, value in {"Content-Type": content_type, "Content-Length": str(len(body)), **headers}.items():
                    self.send_header(name, value)
                self.end_headers()
                if self.command != "HEAD":
                    self.wfile.write(body)

            do_HEAD = do_GET

            def log_message(self, *arguments):
                """Logs nothing: the tests fail by what a person sees."""

        self._server = Listener(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, args=[0.05], daemon=True).start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self._server.server_port}"

    def add(self, page, path="/"):
        """Serves the page from now on, and returns its address."""
        self._pages[path] = page
        return self.url + path

    def redirect(self, path, address):
        """Redirects from the path to the address from now on."""
        self._redirects[path] = address

    def keep(self, path):
        """Keeps every page that is on its way to the path where it is from now on."""
        self._kept.add(path)

    def close(self):
        self._server.shutdown()
        self._server.server_close()
