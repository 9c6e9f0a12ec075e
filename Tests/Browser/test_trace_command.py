"""`viaduct trace`: the events of a server's pages, in a terminal, and for servers at other ports of the host."""

import contextlib
import json
import re
import signal
import subprocess
import threading
from http.server import BaseHTTPRequestHandler

import pytest

from harness.app_page import component
from harness.app_server import Listener
from harness.command import Command
from harness.raw_page import RawPage
from harness.terminal import Terminal
from harness.viaduct_server import PROGRAM, process_options
from harness.waiting import wait_until

pytestmark = pytest.mark.any_browser

FORM = component("form", connect=("connect", {"submitTitle": "Save"}))
LONG = "x" * 200_000


@pytest.fixture
def stranger():
    """An unrelated server. It answers with an endless line, or as the test says."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            server.heard.append(dict(self.headers))
            self.send_response(200)
            self.send_header("Content-Type", server.content_type)
            self.end_headers()
            with contextlib.suppress(OSError):
                self.wfile.write(server.body or b"")
                while server.body is None:
                    self.wfile.write(b"x" * 65536)

        def log_message(self, *arguments):
            """Logs nothing: the test checks the command's output."""

    with Listener(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, args=[0.05], daemon=True).start()
        server.url = f"http://127.0.0.1:{server.server_port}"
        server.body, server.heard = None, []
        yield server
        server.shutdown()


@pytest.fixture
def trace(own_server):
    """Starts the command: `trace(*arguments)`, with the server's address as an option."""
    commands = []

    def trace(*arguments, server=own_server.url):
        options = process_options()
        options["env"]["VIADUCT_TOKEN"] = own_server.secret_file.read_text().strip()
        command = Command([PROGRAM, "trace", "--server", server, *arguments], **options)
        commands.append(command)
        return command

    yield trace
    for command in commands:
        command.end()


def test_a_message_and_the_reply_to_it_are_lines_as_they_happen(trace, tab, show, own_server):
    command = trace("--component", "form")
    show(FORM, viaduct=own_server.url)
    sent = command.wait_for_line(r"^\d\d:\d\d:\d\d\.\d{3}  ([0-9a-f]{8})  → form connect  (\{.*)$")
    assert '"submitTitle":"Save"' in sent[2]
    tab.native("button", "Save").tap()
    assert command.wait_for_line(r"  ([0-9a-f]{8})  ← form connect  ")[1] == sent[1]


def test_each_event_is_a_line_of_json_for_programs(trace, tab, show, own_server):
    show(FORM, viaduct=own_server.url)
    command = trace("--once", "--json")
    assert command.finish() == 0
    events = [json.loads(line) for line in command.lines]
    assert [event["n"] for event in events] == list(range(len(events)))
    message = next(event for event in events if event["kind"] == "message")
    assert (message["from"], message["component"], message["event"]) == ("page", "form", "connect")
    assert message["frame"]["message"]["data"]["submitTitle"] == "Save"


def test_what_was_dropped_can_be_read_alone_and_is_the_exit_status(trace, tab, show, own_server):
    show(FORM, viaduct=own_server.url)
    command = trace("--once", "--dropped")
    assert (command.finish(), command.lines) == (0, [])
    show(component("button", connect=("conect", {"title": "Profile"})), viaduct=own_server.url)
    command = trace("--once", "--dropped")
    assert command.finish() == 1
    [line] = command.lines
    assert "← warning VD-EVENT-1  " in line and "conect" in line


def test_it_goes_on_when_the_server_is_back(trace, tab, show, own_server):
    command = trace("--kind", "open")
    show(FORM, viaduct=own_server.url)
    command.wait_for_line("→ open")
    own_server.kill()
    command.wait_for_line("There is no connection to .* Trying again…")
    own_server.start()
    wait_until(lambda: sum("→ open" in line for line in command.lines) == 2, "the page's second session in the trace")


def test_an_id_that_cannot_be_a_header_is_not_sent_again(trace, stranger):
    stranger.content_type, stranger.body = "text/event-stream", b"id: 5\rX-Other: 1\ndata: {}\n\n"
    trace(server=stranger.url)
    wait_until(lambda: len(stranger.heard) > 1, "the second request")
    assert not any(name.lower() in ("x-other", "last-event-id") for headers in stranger.heard for name in headers)


def test_it_ends_when_nobody_reads_its_output_any_more(own_server):
    process = subprocess.Popen([PROGRAM, "trace", "--server", own_server.url], stdout=subprocess.PIPE, **process_options())
    process.stdout.close()
    with RawPage(own_server).open() as page:
        page.wait_until_handled()
        assert process.wait(timeout=20) == -signal.SIGPIPE


def test_an_event_that_was_cut_off_comes_again(trace, own_server, own_wire):
    with RawPage(own_server).open() as page:
        for event in ["first", "long", "last"]:
            page.message("form", event, {"text": LONG if event == "long" else ""})
        page.wait_until_handled()
        own_wire.cut_short("/viaduct/api/trace?component=form&kind=message", 100_000)
        command = trace("--component", "form", "--kind", "message", server=own_wire.url)
        command.wait_for_line("→ form last")
        assert len(own_wire.answered) == 2
        assert [line.split()[4] for line in command.lines if "→ form" in line] == ["first", "long", "last"]


def test_what_was_gone_before_it_could_be_read_is_told(trace, own_server):
    with RawPage(own_server).open() as quiet, RawPage(own_server).open() as loud:
        quiet.wait_until_handled()
        for _ in range(8):
            loud.message("form", "long", {"text": LONG})
        loud.wait_until_handled()
        read = trace("--once", "--json")
        assert read.finish() == 0
        events = [json.loads(line) for line in read.lines]
        gaps = [event["count"] for event in events if event["kind"] == "skipped"]
        numbers = [event["n"] for event in events if event["kind"] != "skipped"]
        assert gaps and sum(gaps) == numbers[-1] + 1 - len(numbers)
        text = trace("--once")
        assert text.finish() == 0
        assert re.search(rf"· skipped  {gaps[0]} events were gone before they could be read$", "\n".join(text.lines), re.MULTILINE)


def test_what_went_wrong_in_a_page_stands_out_with_its_cause(own_server):
    options = {name: value for name, value in process_options().items() if name != "text"}
    terminal = Terminal([PROGRAM, "trace", "--server", own_server.url], **options)
    try:
        with RawPage(own_server).open() as page:
            page.wait_for("watch")
            page.send({"type": "event", "name": "error", "text": "x is null"}, {"type": "event", "name": "handshake-repaired", "text": "form"},
                      {"type": "fate", "id": "1", "component": "form", "event": "connect", "state": "threw", "text": "no y"})
            terminal.wait_for(r"\x1b\[33mevent error VD-PAGE-2\x1b\[0m  x is null\n")
            terminal.wait_for(r"\x1b\[1mevent handshake-repaired\x1b\[0m  form\n")
            terminal.wait_for(r"\x1b\[33mform connect VD-PAGE-1\x1b\[0m  threw: no y\n")
    finally:
        terminal.close()


def test_a_server_that_is_not_there_is_an_error(trace, own_server):
    own_server.stop()
    command = trace("--once")
    assert command.finish() == 1
    assert command.lines[0].startswith(f"There is no connection to {own_server.url} (")
    own_server.start()


def test_a_query_that_is_wrong_ends_it_also_while_it_follows(trace, own_server):
    command = trace("--kind", "messsage")
    assert command.finish() == 1
    [line] = command.lines
    assert "messsage" in line and "Trying again" not in line


def test_a_token_that_is_wrong_ends_it_also_while_it_follows(own_server):
    options = process_options()
    options["env"] = {**options["env"], "VIADUCT_TOKEN": "that-of-another-server"}
    ended = subprocess.run([PROGRAM, "trace", "--server", own_server.url], capture_output=True, timeout=10, **options)
    assert "refuses VIADUCT_TOKEN. Set VIADUCT_TOKEN to the token of your room" in ended.stderr and "Trying again" not in ended.stderr
    assert ended.returncode == 1


@pytest.mark.parametrize("content_type", ["text/html", "text/event-stream"])
def test_a_program_that_sends_no_events_is_named_however_long_its_answer(trace, stranger, content_type):
    stranger.content_type = content_type
    command = trace("--once", server=stranger.url)
    assert command.finish() == 1
    assert f"The program at {stranger.url} is no Viaduct server" in command.lines[-1]


def test_without_the_secret_it_says_what_to_do(own_server, tmp_path):
    options = process_options()
    options["env"] = {**options["env"], "XDG_RUNTIME_DIR": str(tmp_path / "none"), "HOME": str(tmp_path)}
    ended = subprocess.run(
        [PROGRAM, "trace", "--server", own_server.url, "--once"], capture_output=True, timeout=10, **options)
    assert "asks for its secret" in ended.stderr and "VIADUCT_TOKEN" in ended.stderr
    assert ended.returncode == 1


def test_a_line_is_no_wider_than_the_terminal_and_moves_no_cursor(tab, show, own_server):
    terminal = Terminal([PROGRAM, "trace", "--server", own_server.url, "--kind", "title"], columns=80, **{
        name: value for name, value in process_options().items() if name != "text"})
    try:
        show(FORM, viaduct=own_server.url)
        tab.evaluate("() => { document.title = '\\u009b2J\\u0085' + 'x'.repeat(500) }")
        line = terminal.wait_for(r"→ .*title.*x{20}.*…\n")[0]
        assert "\x9b" not in line and "\x85" not in line
    finally:
        terminal.close()


VERBS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE")
ASK = """async (url, verbs) => {
    const answers = []
    for (const method of verbs) for (const mode of ["cors", "no-cors"]) for (const credentials of ["include", "omit"]) {
        try {
            const response = await fetch(url, { method, mode, credentials })
            answers.push(response.type === "opaque" ? "opaque" : response.status)
        } catch { answers.push("refused") }
    }
    return answers
}"""


def test_a_page_of_another_port_reads_nothing_of_the_trace(tab, app, own_server, own_wire, show):
    """The app's page is at another port of the same host, so its requests carry all cookies."""
    show(FORM, viaduct=own_server.url)
    answers = tab.evaluate(f"() => ({ASK})('{own_wire.url}/viaduct/api/trace?follow=false', {json.dumps(VERBS)})")
    assert set(answers) <= {"refused", "opaque"}
    assert set(own_wire.statuses) == {401}
