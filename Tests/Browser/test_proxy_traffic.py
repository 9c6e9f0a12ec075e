"""Traffic that the proxy forwards unchanged: headers, addresses, streams, sockets, uploads, ranges."""

import threading
from pathlib import Path

import pytest

from harness.processes import family, memory
from harness.proxy_client import ProxyClient
from harness.waiting import LIMIT_SECONDS, wait_until
from harness.web_socket_echo import echo

GIBIBYTE = 1 << 30
BLOCK = bytes(1 << 20)
# The memory that nginx may use beyond that of an idle one, in bytes.
MEMORY = 24 << 20


class Nginx:
    """The resource use of the proxy's processes."""

    def __init__(self, viaduct):
        self._processes = family(viaduct)[1:]
        master = self._processes[0]
        arguments = Path(f"/proc/{master}/cmdline").read_text().split("\0")
        command = arguments if "-p" in arguments else arguments[0].split()
        self._folder = Path(command[command.index("-p") + 1])

    @property
    def memory(self):
        """Resident, in bytes."""
        return sum(map(memory, self._processes))

    @property
    def disk(self):
        """The size of its folder, in bytes."""
        return sum(file.stat().st_size for file in self._folder.rglob("*") if file.is_file() and file.suffix != ".conf")


@pytest.fixture
def nginx(proxy):
    return Nginx(proxy.process)


def test_a_page_arrives_as_it_is_written(proxied, proxy):
    turn = threading.Event()

    def pieces():
        yield "<!doctype html><html><he"
        yield "ad><title>Slow</title>"
        assert turn.wait(LIMIT_SECONDS)
        turn.clear()
        yield "<p>More</p>"
        assert turn.wait(LIMIT_SECONDS)
        yield "<p>End</p>"

    proxied.answers["/"] = lambda request: request.answer_slowly(pieces())
    response = ProxyClient(proxy.port).begin(headers={"sec_fetch_dest": "document"})
    first = b""
    while not first.endswith(b"Slow</title>"):
        first += response.read1()
    assert first == b'<!doctype html><html><head><script src="/viaduct/adapter.js"></script><title>Slow</title>'
    turn.set()
    assert response.read1() == b"<p>More</p>"
    turn.set()
    assert response.read() == b"<p>End</p>"


def test_events_of_a_server_arrive_one_by_one(tab, show_proxied, proxied):
    turns = [threading.Event() for _ in range(3)]

    def events():
        for number, turn in enumerate(turns):
            assert turn.wait(LIMIT_SECONDS)
            yield f"data: {number}\n\n"

    proxied.answers["/events"] = lambda request: request.answer_slowly(events(), content_type="text/event-stream")
    show_proxied()
    tab.evaluate("""() => {
        window.events = []
        new EventSource("/events").onmessage = event => events.push(event.data)
    }""")
    for number, turn in enumerate(turns):
        turn.set()
        tab.wait_until(f"() => events.length === {number + 1}")
    assert tab.evaluate("() => events.slice(0, 3)") == ["0", "1", "2"]


def test_web_sockets_reach_the_app(tab, show_proxied, proxied):
    proxied.answers["/cable"] = echo
    show_proxied()
    replies = tab.evaluate("""() => new Promise((resolve, reject) => {
        const socket = new WebSocket("/cable", ["actioncable-v1-json"])
        const replies = []
        socket.onopen = () => { socket.send("ä"); socket.send("x".repeat(1000)) }
        socket.onmessage = event => { replies.push(event.data); if (replies.length === 2) resolve([socket.protocol, ...replies]) }
        socket.onerror = reject
    })""")
    assert replies == ["actioncable-v1-json", "ä", "x" * 1000]
    # Rails reads both.
    assert proxied.last.headers["Origin"] == f"http://{proxied.last.headers['Host']}"
    assert "bridge-components" in proxied.last.headers["User-Agent"]


@pytest.mark.parametrize("destination", ["document", pytest.param("empty", marks=pytest.mark.slow), "image"])
def test_an_upload_of_a_gibibyte_needs_neither_disk_nor_memory(proxied, proxy, nginx, destination):
    begun, may_go_on = threading.Event(), threading.Event()
    received = []

    def answer(request):
        length = int(request.headers["Content-Length"])
        count = len(request.body.read(len(BLOCK)))
        begun.set()
        assert may_go_on.wait(LIMIT_SECONDS)
        while count < length:
            count += len(request.body.read1(len(BLOCK)))
        received.append(count)
        request.answer("<head>")

    peak = {"memory": 0, "disk": 0}

    def blocks():
        yield BLOCK
        # The app receives the first bytes before the last ones are sent.
        assert begun.wait(LIMIT_SECONDS)
        may_go_on.set()
        for number in range(1, GIBIBYTE // len(BLOCK)):
            if number % 64 == 0:
                peak["memory"] = max(peak["memory"], nginx.memory)
                peak["disk"] = max(peak["disk"], nginx.disk)
            yield BLOCK

    proxied.answers["/"] = answer
    idle = nginx.memory, nginx.disk
    headers = {"content_length": str(GIBIBYTE), "sec_fetch_dest": destination}
    response = ProxyClient(proxy.port).ask(method="POST", body=blocks(), headers=headers)
    assert response.status == 200
    assert received == [GIBIBYTE]
    assert peak["memory"] < idle[0] + MEMORY
    assert peak["disk"] == idle[1]


@pytest.mark.parametrize("content_type, head", [("application/zip", b""), ("text/html", b"<head>")])
def test_a_large_answer_waits_in_the_app_for_a_slow_reader(proxied, proxy, nginx, content_type, head):
    size = 256 << 20
    written = []

    def answer(request):
        request.answer(head, content_type=content_type, headers=[("Content-Length", size + len(head))], length=False)
        for _ in range(size // len(BLOCK)):
            request.write(BLOCK)
            written.append(len(BLOCK))

    proxied.answers["/"] = answer
    idle = nginx.memory, nginx.disk
    response = ProxyClient(proxy.port).begin(headers={"sec_fetch_dest": "document"})
    response.read1(10)
    seen = -1

    def is_stuck():
        nonlocal seen
        before, seen = seen, len(written)
        return seen == before

    wait_until(is_stuck, "the app to wait")
    count = 10
    while data := response.read1(1 << 20):
        count += len(data)
        assert nginx.memory < idle[0] + MEMORY
    assert count >= size + len(head)
    assert nginx.disk == idle[1]


def test_ranges_are_the_apps(proxied, get):
    proxied.add("/film", b"56789", status=206, content_type="video/mp4", headers=[("Content-Range", "bytes 5-9/10"), ("ETag", '"film"')])
    response = get("/film", range="bytes=5-9", if_range='"film"', sec_fetch_dest="video")
    assert (response.status, response.body) == (206, b"56789")
    assert (response.headers["Content-Range"], response.headers["ETag"]) == ("bytes 5-9/10", '"film"')
    assert (proxied.last.headers["Range"], proxied.last.headers["If-Range"]) == ("bytes=5-9", '"film"')


@pytest.mark.parametrize("location, expected", [
    ("http://localhost:{app}/a?b#c", "http://{proxy}/a?b#c"), ("http://127.0.0.1:{app}/", "http://{proxy}/"),
    ("https://localhost:{app}/a", "http://{proxy}/a"), ("http://[::1]:{app}", "http://{proxy}"), ("/a", "/a"), ("//localhost:1/a", "//localhost:1/a"),
    ("//localhost:{app}/a", "http://{proxy}/a"), ("HTTP://LocalHost:{app}/a", "http://{proxy}/a"),
    ("http://localhost:{app}1/a", None), ("http://localhost:1/a", None), ("http://localhost/a", None),
    ("https://login.example.test/?to=http://localhost:{app}/", None), ("http://localhost.evil.test:{app}/", None),
    ("http://{proxy}/a", None),
])
def test_redirects_to_the_app_itself_lead_to_the_proxy(proxied, proxy, get, location, expected):
    names = {"app": proxied.port, "proxy": f"127.0.0.1:{proxy.port}"}
    location = location.format(**names)
    proxied.add(status=302, headers=[("Location", location)])
    assert get().headers["Location"] == (expected or location).format(**names)


def test_a_refresh_is_a_redirect(proxied, proxy, get):
    proxied.add(headers=[("Refresh", f"0; url=http://localhost:{proxied.port}/a")])
    assert get().headers["Refresh"] == f"0; url=http://127.0.0.1:{proxy.port}/a"


def test_the_app_is_asked_as_the_browser_asks(proxied, proxy, get):
    cookie = "; ".join(f"cookie_{number}={'x' * 1000}" for number in range(30))
    uri = "/a%2Fb//c/../d;e?x=%20|y&&z=[%C3%A4]+"
    get(uri, accept_language="de", cookie=cookie, **{"under_score": "1"}, origin="https://else.test", referer="https://else.test/")
    headers = proxied.last.headers
    assert proxied.last.uri == uri
    assert headers["Host"] == headers["X-Forwarded-Host"] == f"127.0.0.1:{proxy.port}"
    assert (headers["X-Forwarded-Proto"], headers["X-Forwarded-For"]) == ("http", "127.0.0.1")
    assert (headers["Cookie"], headers["Accept-Language"], headers["Under-Score"]) == (cookie, "de", "1")
    assert (headers["Origin"], headers["Referer"]) == ("https://else.test", "https://else.test/")
