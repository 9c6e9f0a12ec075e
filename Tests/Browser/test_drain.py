"""A server that ends: it says so, sends what is under way, and ends."""

import json
import signal
import threading
import time
import urllib.error
import urllib.request
from concurrent.futures import Future

import pytest

from harness.peer import Closed
from harness.proxied_app import ProxiedApp
from harness.proxy_client import ProxyClient
from harness.raw_page import RawPage
from harness.viaduct_server import ViaductServer
from harness.waiting import LIMIT_SECONDS, wait_until

# A page that answers no close has a time of libwebsockets' own for it.
pytestmark = [pytest.mark.any_browser, pytest.mark.alone]


def status(server, path):
    try:
        with urllib.request.urlopen(server.url + path) as answer:
            return answer.status
    except urllib.error.HTTPError as error:
        return error.code


@pytest.fixture
def patient_server():
    server = ViaductServer("--drain", "50")
    yield server
    server.kill()


def test_a_second_signal_ends_it_at_once(patient_server):
    # What a page does not read is under way for as long.
    with RawPage(patient_server, receive_buffer=4096).open() as page, RawPage(patient_server).open() as other:
        page.message("form", "connect", {"submitTitle": "Save", "large": "x" * 400_000})
        tap = {"type": "action", "control": page.wait_for_button("Save")}
        for _ in range(40):
            page.send(tap)
            other.wait_until_handled()
        assert status(patient_server, "/viaduct/health/ready") == 200
        patient_server.signal(signal.SIGTERM)
        wait_until(lambda: status(patient_server, "/viaduct/health/ready") == 503, lambda: "the drain to begin")
        assert status(patient_server, "/viaduct/health/live") == 200
        begun = time.monotonic()
        patient_server.stop()
        assert time.monotonic() - begun < 5


@pytest.mark.parametrize("drain, least, most", [("0.5", 0.2, 0.9), ("50", 0.9, 4)])
def test_a_page_that_answers_no_close_holds_the_end_up_for_a_second_at_most(drain, least, most):
    server = ViaductServer("--drain", drain)
    with RawPage(server).open() as page:
        page.wait_until_handled()
        begun = time.monotonic()
        server.stop()
        assert least < time.monotonic() - begun < most


def test_a_page_is_told_by_1001(patient_server):
    with RawPage(patient_server).open() as page:
        page.wait_until_handled()
        # It writes nothing, since the server may be gone.
        page.frames_per_ack = 50
        patient_server.signal(signal.SIGTERM)
        with pytest.raises(Closed) as closed:
            page.receive(lambda _: False)
        assert closed.value.code == 1001


KEEP_ENDS = """() => {
    window.WebSocket = class extends WebSocket {
        constructor(...all) {
            super(...all)
            this.addEventListener("close", ({ code, wasClean }) => { window.end ??= [code, wasClean] })
        }
    }
}"""


def test_a_browser_sees_a_clean_close(tab, patient_server):
    tab.run_before_pages(KEEP_ENDS)
    tab.open(f"{patient_server.url}/demo/form.html")
    tab.wait_for_screen()
    patient_server.signal(signal.SIGTERM)
    tab.wait_until("() => window.end")
    assert tab.evaluate("() => window.end") == [1001, True]


def test_the_server_waits_until_a_page_has_closed_its_socket_too(patient_server):
    with RawPage(patient_server).open() as page:
        page.wait_until_handled()
        page.frames_per_ack = 50
        patient_server.signal(signal.SIGTERM)
        with pytest.raises(Closed):
            page.receive(lambda _: False)
        for _ in range(3):
            assert status(patient_server, "/viaduct/health/live") == 200
        page.send_close(1001)
        assert page.ends_cleanly()
        patient_server.stop()


@pytest.fixture
def app():
    app = ProxiedApp()
    yield app
    app.close()


def later(ask):
    """Asks in a thread of its own: the answer's `result()`."""
    future = Future()
    threading.Thread(target=lambda: future.set_result(ask()), daemon=True).start()
    return future


def test_requests_under_way_get_their_answers(app):
    server = ViaductServer("--app", app.url)
    client, ends = ProxyClient(server.port), threading.Event()
    app.answers["/slow"] = lambda request: ends.wait(LIMIT_SECONDS) and request.answer("whole")
    slow = later(lambda: client.ask("/slow", "POST", body=b"form"))
    wait_until(lambda: app.requests, "the form to arrive")
    token = server.secret_file.read_text().strip()
    call = later(lambda: client.ask("/viaduct/api/tests/t/messages", "POST", body=b'{"timeout": 20000}', headers={
        "Content-Type": "application/json", "Authorization": f"Bearer {token}"}))
    wait_until(lambda: json.loads(client.ask("/viaduct/api/tests", headers={"Authorization": f"Bearer {token}"}).body)["tests"], "the call")
    server.signal(signal.SIGTERM)
    answer = call.result(LIMIT_SECONDS)
    assert (answer.status, answer.getheader("Retry-After")) == (503, "1")
    assert answer.body == b"The server ends or restarts. Call again when it is back. (VD-API-3)\n"
    ends.set()
    assert slow.result(LIMIT_SECONDS).body == b"whole"
    server.stop()


def test_a_request_that_does_not_end_holds_the_end_up_for_a_second(app):
    server = ViaductServer("--app", app.url, "--drain", "30")
    released = threading.Event()
    app.answers["/slow"] = lambda request: released.wait(LIMIT_SECONDS)
    slow = later(lambda: pytest.raises(ConnectionError, ProxyClient(server.port).ask, "/slow"))
    wait_until(lambda: app.requests, "the request")
    begun = time.monotonic()
    server.stop()
    assert 0.9 < time.monotonic() - begun < 5
    slow.result(LIMIT_SECONDS)
    released.set()
