"""`viaduct mcp`: a coding agent sees and uses the native side of a page."""

import json
import subprocess

import pytest

from harness.app_page import AppPage, component
from harness.raw_page import RawPage
from harness.viaduct_server import PROGRAM, process_options

FORM = component("form", connect=("connect", {"submitTitle": "Save"})) + component("button", connect=("conect", {"title": "Profile"}))


class Agent:
    """A client of the protocol that speaks it by hand."""

    def __init__(self, server, *flags):
        options = process_options()
        options["env"]["VIADUCT_TOKEN"] = server.secret_file.read_text().strip()
        self._process = subprocess.Popen(
            [PROGRAM, "mcp", "--server", server.url, "--test", "agent", *flags], stdin=subprocess.PIPE, stdout=subprocess.PIPE, **options)
        self._last = 0
        self.request("initialize", {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}})
        self._write({"jsonrpc": "2.0", "method": "notifications/initialized"})

    def request(self, method, parameters):
        self._last += 1
        self._write({"jsonrpc": "2.0", "id": self._last, "method": method, "params": parameters})
        answer = json.loads(self._process.stdout.readline())
        assert answer["id"] == self._last
        return answer["result"]

    def call(self, tool, **arguments):
        """Returns the text of the answer, parsed where it is JSON, and whether it is an error."""
        result = self.request("tools/call", {"name": tool, "arguments": arguments})
        [content] = result["content"]
        return content["text"] if result.get("isError") or tool == "explain" else json.loads(content["text"])

    def end(self):
        self._process.stdin.close()
        assert self._process.wait(timeout=20) == 0

    def _write(self, message):
        self._process.stdin.write(json.dumps(message) + "\n")
        self._process.stdin.flush()


@pytest.mark.any_browser
def test_an_agent_sees_the_messages_uses_the_controls_and_reads_why_one_was_dropped(tab, app, own_server):
    agent = Agent(own_server)
    assert len(agent.request("tools/list", {})["tools"]) >= 15
    tab.open(app.add(AppPage(own_server.url, FORM)) + "?viaduct_test=agent")
    [message] = agent.call("messages", component="form", event="connect")["messages"]
    assert message["data"]["submitTitle"] == "Save"
    assert agent.call("tap", title="Save")["title"] == "Save"
    tab.wait_for_replies(1)
    assert "“Save” (bar item" in agent.call("tap", title="Sve", timeout=0)
    assert [page["page"] for page in agent.call("pages")["pages"]] == [message["page"]]
    [verdict] = agent.call("dropped")["dropped"]
    assert (verdict["code"], verdict["component"], verdict["event"], verdict["count"]) == ("VD-EVENT-1", "button", "conect", 1)
    assert "conect" in agent.call("strict")
    assert "## Cure" in agent.call("explain", code=verdict["code"])
    agent.end()


@pytest.mark.any_browser
def test_an_agent_sees_one_room(own_server):
    with RawPage(own_server, room="mine").open() as mine, RawPage(own_server, room="other").open() as other:
        for page in (mine, other):
            page.message("button", "conect", {})
            page.wait_until_handled()
        agent = Agent(own_server, "--room", "mine")
        assert [page["page"] for page in agent.call("pages")["pages"]] == [mine.id[:8]]
        assert [verdict["count"] for verdict in agent.call("dropped")["dropped"]] == [1]
        agent.end()
