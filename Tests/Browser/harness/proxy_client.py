from http.client import HTTPConnection


class ProxyClient:
    """Sends requests to the proxy without a browser, and sees each byte of the answer."""

    def __init__(self, port):
        self._port = port

    def ask(self, path="/", method="GET", body=None, headers=()):
        """Returns the whole answer. In header names, underscores stand for hyphens. None omits a header."""
        response = self.begin(path, method, body, headers)
        response.body = response.read()
        return response

    def begin(self, path="/", method="GET", body=None, headers=()):
        """Returns the answer as soon as it has begun."""
        connection = HTTPConnection("127.0.0.1", self._port, timeout=20)
        named = {name.replace("_", "-"): value for name, value in dict(headers).items() if value is not None}
        connection.request(method, path, body=body, headers=named)
        return connection.getresponse()
