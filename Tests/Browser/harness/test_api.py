import json
import urllib.error
import urllib.request


class TestAPI:
    """The verbs of a test, called with the server's secret: `TestAPI(server, tag).call("tap", title="Save")`."""

    __test__ = False

    def __init__(self, server, tag):
        self.tag = tag
        self._server = server
        self._path = f"/viaduct/api/tests/{tag}"

    def call(self, verb, **parameters):
        """Calls a verb and returns its answer."""
        return json.loads(self.ask("POST", verb, parameters)[1])

    def ask(self, method, path, body=None):
        """Sends a request below the test's address. Returns the status and the text, even of an error."""
        headers = {"Authorization": f"Bearer {self._server.secret_file.read_text().strip()}", "Content-Type": "application/json"}
        content = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self._server.url}{self._path}/{path}", content, headers, method=method)
        try:
            with urllib.request.urlopen(request) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()
