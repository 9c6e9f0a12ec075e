"""A server that ends: it says so, sends what is under way, and ends."""

import signal
import time
import urllib.error
import urllib.request

import pytest

from harness.peer import Closed
from harness.raw_page import RawPage
from harness.viaduct_server import ViaductServer
from harness.waiting import wait_until

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
    # The page answers no close, so its socket stays open.
    with RawPage(patient_server).open() as page:
        page.wait_until_handled()
        assert status(patient_server, "/viaduct/health/ready") == 200
        patient_server.signal(signal.SIGTERM)
        wait_until(lambda: status(patient_server, "/viaduct/health/ready") == 503, lambda: "the drain to begin")
        assert status(patient_server, "/viaduct/health/live") == 200
        with pytest.raises(Closed) as closed:
            page.receive(lambda _: False)
        assert closed.value.code == 1001
        begun = time.monotonic()
        patient_server.stop()
        assert time.monotonic() - begun < 5


def test_a_page_that_answers_no_close_holds_the_end_up_for_the_time_at_most():
    server = ViaductServer("--drain", "0.5")
    with RawPage(server).open() as page:
        page.wait_until_handled()
        begun = time.monotonic()
        server.stop()
        assert time.monotonic() - begun < 4
