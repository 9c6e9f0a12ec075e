from http.server import BaseHTTPRequestHandler


class QuietHandler(BaseHTTPRequestHandler):
    """Keeps connections open. A client that leaves is no error, and nothing is logged."""

    protocol_version = "HTTP/1.1"

    def handle_one_request(self):
        try:
            super().handle_one_request()
        except ConnectionError:
            self.close_connection = True

    def log_message(self, *arguments):
        """Logs nothing: whoever asks sees what fails."""
