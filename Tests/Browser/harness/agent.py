"""A coding agent: a client of `viaduct mcp` that speaks the protocol by hand."""

import base64
import json
import subprocess

from harness.app_command import CACHE
from harness.png import Picture
from harness.viaduct_server import PROGRAM, process_options

TEXTS = ("explain",)


class Agent:
    def __init__(self, server, *flags, token=None, **environment):
        options = process_options()
        options["env"] |= {"VIADUCT_TOKEN": token or server.secret_file.read_text().strip(), "XDG_CACHE_HOME": str(CACHE), **environment}
        self.process = subprocess.Popen(
            [PROGRAM, "mcp", "--server", server.url, "--test", "agent", *flags], stdin=subprocess.PIPE, stdout=subprocess.PIPE, **options)
        self._last = 0
        self.request("initialize", {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}})
        self._write({"jsonrpc": "2.0", "method": "notifications/initialized"})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.end()

    def request(self, method, parameters):
        self._last += 1
        self._write({"jsonrpc": "2.0", "id": self._last, "method": method, "params": parameters})
        answer = json.loads(self.process.stdout.readline())
        assert answer["id"] == self._last
        return answer["result"]

    def call(self, tool, **arguments):
        """Returns the answer, parsed where it is JSON. An error is its text."""
        [content] = self._content(tool, arguments)
        return content

    def look(self, **arguments):
        """Returns the picture of the page, and what the answer says about it."""
        picture, text = self._content("screenshot", arguments)
        return picture, text

    def start(self, tool, **arguments):
        """Calls a tool, without waiting for its answer."""
        self._last += 1
        self._write({"jsonrpc": "2.0", "id": self._last, "method": "tools/call", "params": {"name": tool, "arguments": arguments}})

    def end(self):
        self.process.stdin.close()
        assert self.process.wait(timeout=20) == 0

    def _content(self, tool, arguments):
        result = self.request("tools/call", {"name": tool, "arguments": arguments})
        isText = result.get("isError") or tool in TEXTS
        return [self._part(part, isText) for part in result["content"]]

    @staticmethod
    def _part(part, isText):
        if part["type"] == "image":
            assert part["mimeType"] == "image/png"
            return Picture(base64.b64decode(part["data"], validate=True))
        return part["text"] if isText else json.loads(part["text"])

    def _write(self, message):
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()
