import http.client
import time
from collections import deque
from urllib.parse import urlsplit

from harness.quiet_handler import QuietHandler

from reference.local_server import LocalServer

# Turbo shows its copy of a page unless the answer is there before the next frame, which is chance on one machine.
ANSWER_SECONDS = 0.1
# What a browser requests or has kept, as it likes.
CACHED = ("script", "style", "image", "font")
HOP = {"connection", "keep-alive", "transfer-encoding", "content-length", "te", "upgrade", "proxy-connection"}


class Recorder(LocalServer):
    """Stands in front of one instance of the web app, and keeps what is requested of it. While `is_stopped` is set, it closes connections
    without an answer. `waiting`: the requests that the app has not answered yet."""

    def __init__(self, app_url):
        target = urlsplit(app_url).netloc
        recorder = self
        self.requests = deque()
        self.is_stopped = False
        self.waiting = set()

        class Handler(QuietHandler):
            def respond(self):
                destination = self.headers.get("Sec-Fetch-Dest")
                if destination not in CACHED and not self.path.endswith("favicon.ico"):
                    is_frame = destination == "iframe"
                    recorder.requests.append((is_frame, f"request {self.command} {self.path}"))
                if recorder.is_stopped:
                    self.close_connection = True
                    return
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
                connection = http.client.HTTPConnection(target, timeout=30)
                recorder.waiting.add(self)
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
                    time.sleep(ANSWER_SECONDS)
                    recorder.waiting.discard(self)
                self.send_response(answer.status)
                for name, value in answer.getheaders():
                    if name.lower() not in HOP | {"date", "server"}:
                        self.send_header(name, value)
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                if self.command != "HEAD":
                    self.wfile.write(data)

            do_GET = do_HEAD = do_POST = do_PUT = do_DELETE = do_PATCH = respond

        super().__init__(Handler)

    def take(self):
        """The requests of pages, then those of their frames: which of the two comes first is chance."""
        taken = [self.requests.popleft() for _ in range(len(self.requests))]
        return [line for _, line in sorted(taken, key=lambda request: request[0])]
