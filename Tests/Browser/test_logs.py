"""The server's log: the subject of each line, and no way for a peer to forge one."""

import json
import urllib.error
import urllib.request

import pytest

from harness.raw_page import RawPage
from harness.viaduct_server import ViaductServer
from harness.waiting import wait_until


@pytest.fixture
def log(tmp_path):
    return tmp_path / "log"


@pytest.fixture
def server(log):
    with log.open("w") as file:
        server = ViaductServer("--log-level", "debug", "--log-format", "json", log=file)
        yield server
        server.kill()


def entries(log):
    return [json.loads(line) for line in log.read_text().splitlines()]


def entry(log, **fields):
    """The first line with these fields."""
    def found():
        return next((entry for entry in entries(log) if fields.items() <= entry.items()), None)

    wait_until(found, lambda: f"{fields} in {log.read_text()}")
    return found()


def ask(server, **headers):
    request = urllib.request.Request(f"{server.url}/viaduct/adapter.js", headers={"Origin": "https://evil.example", **headers})
    with pytest.raises(urllib.error.HTTPError):
        urllib.request.urlopen(request)


def test_a_line_names_the_room_the_page_and_the_component_and_holds_no_data(server, log):
    with RawPage(server, room="anna").open() as page:
        page.message("nobody-has-it", "connect", {"secret": "the data of a message"})
        page.wait_until_handled()
        dropped = entry(log, code="unknown-component")
        assert dropped["room"] == "anna" and dropped["page"] == page.id[:8] and dropped["component"] == "nobody-has-it"
        assert entry(log, message="Page connected")["room"] == "anna"
    assert "the data of a message" not in log.read_text()


def test_the_id_of_a_proxy_is_kept(server, log):
    ask(server, **{"X-Request-Id": "7f3a-9c.B/1:2=@+"})
    assert entry(log, request_id="7f3a-9c.B/1:2=@+")["path"] == "/viaduct/adapter.js"


@pytest.mark.parametrize("id", ["with space", 'quote"', "x" * 129, "a\tb", "a=b page=0"])
def test_another_id_is_left_out(server, log, id):
    ask(server, **{"X-Request-Id": id})
    assert "request_id" not in entry(log, path="/viaduct/adapter.js")
    assert id not in log.read_text()


def test_the_data_of_frames_is_logged_for_who_asks_for_it(log):
    with log.open("w") as file:
        server = ViaductServer("--log-level", "info", "--log-format", "json", "--log-payloads", "yes", log=file)
        try:
            with RawPage(server, room="anna").open() as page:
                # Such a character could begin a new line, or move a terminal's cursor.
                page.message("nobody-has-it", "connect", {"secret": 'the data\n{"level":"error"}\x1b[2J'})
                page.wait_until_handled()
            frames = [entry for entry in entries(log) if entry["message"] == "Frame received"]
            assert any("the data" in entry["payload"] for entry in frames)
            assert {entry["room"] for entry in frames} == {"anna"}
            assert "\x1b" not in log.read_text()
        finally:
            server.kill()
