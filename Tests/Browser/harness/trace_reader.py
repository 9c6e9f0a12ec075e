import json

from harness.command import Command
from harness.viaduct_server import PROGRAM, process_options
from harness.waiting import wait_until


class TraceReader:
    """Follows the trace of a server, as `viaduct trace --json` does."""

    def __init__(self, server):
        self._command = Command([PROGRAM, "trace", "--json", "--server", server.url], **process_options())

    @property
    def events(self):
        return [json.loads(line) for line in list(self._command.lines)]

    def of_kind(self, kind, from_):
        return [event["frame"] for event in self.events if (event["kind"], event["from"]) == (kind, from_)]

    def wait_for(self, kind, from_, **members):
        """Waits for an event with these members in its frame."""
        def find():
            return next((frame for frame in self.of_kind(kind, from_) if members.items() <= frame.items()), None)

        return wait_until(find, lambda: f"{kind} {members}, there are {self.of_kind(kind, from_)}")

    def end(self):
        self._command.end()
