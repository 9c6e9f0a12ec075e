import http.client
import threading
from collections import deque
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit

HOP = {"connection", "keep-alive", "transfer-encoding", "content-length", "te", "upgrade", "proxy-connection"}


class Recorder:
    """Stands in front of one instance of the web app, and keeps what is requested of it. `stop` closes connections without an answer."""

    def __init__(self, app_url):
        target = urlsplit(app_url).netloc
        recorder = self
        self.requests = deque()
        self.is_stopped = False

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def handle_one_request(self):
                try:
                    super().handle_one_request()
                except ConnectionError:
                    self.close_connection = True

            def respond(self):
                if not self.path.partition("?")[0].endswith((".js", ".css", "favicon.ico", ".png", ".svg")):
                    recorder.requests.append(f"request {self.command} {self.path}")
                if recorder.is_stopped:
                    self.close_connection = True
                    return
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                connection = http.client.HTTPConnection(target, timeout=30)
                try:
                    headers = {name: value for name, value in self.headers.items() if name.lower() not in HOP}
                    connection.request(self.command, self.path, body, {**headers, "Connection": "close"})
                    answer = connection.getresponse()
                    data = answer.read()
                except (OSError, http.client.HTTPException):
                    self.close_connection = True
                    return
                finally:
                    connection.close()
                self.send_response(answer.status)
                for name, value in answer.getheaders():
                    if name.lower() not in HOP | {"date", "server"}:
                        self.send_header(name, value)
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                if self.command != "HEAD":
                    self.wfile.write(data)

            do_GET = do_HEAD = do_POST = do_PUT = do_DELETE = do_PATCH = respond

            def log_message(self, *arguments):
                """Logs nothing."""

        class Server(ThreadingHTTPServer):
            daemon_threads = True
            request_queue_size = 128

        self._server = Server(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, args=[0.05], daemon=True).start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self._server.server_port}"

    def take(self):
        return [self.requests.popleft() for _ in range(len(self.requests))]

    def close(self):
        self._server.shutdown()
        self._server.server_close()
