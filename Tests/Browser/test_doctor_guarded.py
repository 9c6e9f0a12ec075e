"""`viaduct doctor` at a guarded server: it sends the secret only to the page's server."""

import contextlib
import threading
from http.server import BaseHTTPRequestHandler

import pytest

from harness.app_page import AppPage, component
from harness.app_server import Listener
from harness.doctor import doctor
from harness.guarded import ALICE, OWNER, guarded_app, guarded_server

pytestmark = pytest.mark.any_browser
FORM = component("form", connect=("connect", {"submitTitle": "Save"}))
TURBO = "<script>window.Turbo = { registerAdapter() {}, navigator: {} }</script>"
CLOSED = "asks for an identity (401)"


@pytest.fixture
def stranger():
    """Another server with answers from the test. It records the headers of its requests."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            server.heard.append(dict(self.headers))
            self.send_response(server.status)
            for name, value in server.headers.items():
                self.send_header(name, value)
            self.end_headers()
            with contextlib.suppress(OSError):
                self.wfile.write(server.body)

        do_POST = do_GET

        def log_message(self, *arguments):
            """Logs nothing: the test checks the command's output."""

    with Listener(("127.0.0.1", 0), Handler) as server:
        server.status, server.headers, server.body, server.heard = 200, {}, b"", []
        threading.Thread(target=server.serve_forever, args=[0.05], daemon=True).start()
        server.url = f"http://localhost:{server.server_port}"
        yield server
        server.shutdown()


@pytest.fixture(scope="module")
def started():
    with guarded_app() as started:
        yield started


@pytest.fixture
def page(started):
    """Puts a page behind the server: `page(body)` returns its address."""
    app, server = started
    app.forget()

    def page(body=""):
        app.add("/", AppPage(server.url, FORM + body, head=TURBO, adapter_place="none").html)
        return f"{server.url}/"

    return page


def test_a_page_is_looked_at_by_whose_token_there_is(page, started):
    for token in (ALICE, OWNER):
        status, found = doctor(page(), VIADUCT_TOKEN=token)
        assert status == 0, found
        assert "form" in found["User-Agent of requests"]["text"] and "form" in found["navigator.userAgent"]["text"]
        # The page's socket is admitted too.
        assert found["Adapter"]["level"] == "fine" and "Console" not in found
    assert started[0].requests and not any(ALICE in str(request.headers) for request in started[0].requests)


def test_without_a_browser_too(page, tmp_path):
    status, found = doctor(page(), VIADUCT_TOKEN=ALICE, PATH=str(tmp_path))
    assert (status, found["Page"]["level"], found["Adapter"]["level"]) == (0, "fine", "fine"), found


def test_without_a_token_it_says_what_to_do(page):
    status, found = doctor(page())
    assert (status, found["Page"]["code"]) == (1, "VD-ACCESS-4")
    assert f"{CLOSED}, and there is no token to show" in found["Page"]["text"] and "VIADUCT_TOKEN" in found["Page"]["cure"]
    assert "Adapter" not in found


def test_a_token_that_the_server_does_not_have_is_told(page):
    status, found = doctor(page(), VIADUCT_TOKEN="nobody-s-token-0123456789")
    assert (status, found["Page"]["code"]) == (1, "VD-ACCESS-4")
    assert CLOSED in found["Page"]["text"] and "VIADUCT_TOKEN" in found["Page"]["cure"]
    # The cure is told once.
    assert "refuses VIADUCT_TOKEN." in found["Page"]["text"] and "Set " not in found["Page"]["text"]


def test_a_server_that_the_page_uses_gets_neither_token_nor_cookie(page, stranger, tmp_path):
    address = page(f'<img src="{stranger.url}/picture.png" alt=""><script src="{stranger.url}/x.js"></script>')
    doctor(address, VIADUCT_TOKEN=ALICE)
    assert stranger.heard
    doctor(address, VIADUCT_TOKEN=ALICE, PATH=str(tmp_path))
    assert_hears_nothing(stranger)


def test_another_program_s_401_gets_no_token(stranger):
    stranger.status = 401
    status, found = doctor(f"{stranger.url}/", VIADUCT_TOKEN=ALICE)
    assert (status, found["Page"]["code"]) == (1, "VD-PAGE-3")
    assert len(stranger.heard) > 1
    assert_hears_nothing(stranger)


def test_a_redirect_takes_no_cookie_along(started, stranger, tmp_path):
    app, server = started
    app.forget()
    app.add("/", status=302, headers=[("Location", f"{stranger.url}/")])
    doctor(f"{server.url}/", VIADUCT_TOKEN=ALICE, PATH=str(tmp_path))
    assert stranger.heard
    assert_hears_nothing(stranger)


def assert_hears_nothing(stranger):
    assert not any("Authorization" in headers or "viaduct_session" in str(headers) or ALICE in str(headers) for headers in stranger.heard), stranger.heard


@pytest.mark.slow
def test_an_authority_of_a_team_is_named(authority, tmp_path):
    server = guarded_server(*authority.issue("localhost").flags)
    try:
        address, environment = f"https://localhost:{server.port}/demo/form.html", {"VIADUCT_TOKEN": ALICE}
        for more, level in [({}, "VD-TLS-2"), ({"PATH": str(tmp_path)}, None)]:
            status, found = doctor(address, "--ca", str(authority.certificate), **environment, **more)
            assert status == 0 and found["Page"]["level"] == "fine", found
            assert found["Scripts"].get("code") == level
            status, found = doctor(address, **environment, **more)
            assert (status, found["Page"]["code"]) == (1, "VD-TLS-2") and "--ca FILE" in found["Page"]["cure"], found
    finally:
        server.stop()
