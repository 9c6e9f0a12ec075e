"""Pages over https with wss sockets, in browsers that trust the tests' own authority: alone, behind --app, and at a UNIX socket."""

import tempfile
from pathlib import Path

import pytest

from harness.app_page import AppPage, component
from harness.chromium import Chromium
from harness.firefox import Firefox
from harness.front_nginx import FrontNginx
from harness.proxied_app import ProxiedApp
from harness.tls_client import TLSClient
from harness.viaduct_server import ViaductServer

FORM = AppPage("", component("form", connect=("connect", {"submitTitle": "Save"})), adapter_place="none").html


@pytest.fixture(scope="module", params=[Chromium, pytest.param(Firefox, marks=pytest.mark.slow)])
def trusting(request, authority):
    browser = request.param(authority)
    yield browser
    browser.close()


@pytest.fixture
def secure_tab(trusting):
    with trusting.new_tab() as tab:
        yield tab
        assert tab.uncaught_errors == []


@pytest.fixture(scope="module", params=["alone", "--app", "a UNIX socket", "--app at a UNIX socket"])
def served(request, tls_folder, authority):
    """A server with HTTPS. Yields its address, with a page that draws a button, and the server."""
    pair = authority.issue("localhost", "*.localhost", file=request.param.replace(" ", "-"))
    app = ProxiedApp()
    app.add("/", FORM)
    own = Path(tempfile.mkdtemp(dir=tls_folder))
    flags = ["--app", app.url] if "--app" in request.param else []
    if "UNIX" in request.param:
        socket = own / "server.sock"
        server = ViaductServer("--insecure", "--trusted-proxy", "unix:", *flags, address=f"unix:{socket}", environment={"VIADUCT_TOKEN": "of-the-tests"})
        nginx = FrontNginx(own, f"http://unix:{socket}:", lambda port: TLSClient(port, authority), pair)
        yield nginx.url, "/" if flags else "/demo/form.html", server
        nginx.stop()
    else:
        server = ViaductServer(*pair.flags, *flags)
        yield server.url.replace("127.0.0.1", "localhost"), "/" if flags else "/demo/form.html", server
    server.stop()
    app.close()


def test_a_button_is_drawn_and_pressed(secure_tab, served):
    url, path, _ = served
    secure_tab.open(url + path)
    save = secure_tab.native("button", "Save").wait()
    if path == "/":
        save.tap()
        secure_tab.wait_for_replies(1)
    else:
        secure_tab.page("[name=note]").tap()
        secure_tab.type("24 arches")
        save.tap()
        secure_tab.wait_until("() => location.pathname === '/demo/saved.html'")
    assert secure_tab.url.startswith("https://")
    assert not any("Viaduct" in line and "error" in line for line in secure_tab.console)


def test_the_choice_of_a_room_is_kept_in_a_secure_cookie(served, authority):
    client = TLSClient(port_of(served), authority)
    answer = client.ask("/viaduct/choice", x_viaduct_uri="/?viaduct_room=alice", sec_fetch_site="none")
    assert "viaduct_room=alice; Path=/; SameSite=Lax; Secure\r\n" in answer


@pytest.mark.parametrize("scheme, status", [("https", 200), ("http", 403)])
def test_a_page_of_the_same_host_without_tls_is_foreign(served, authority, scheme, status):
    client = TLSClient(port_of(served), authority)
    answer = client.ask("/viaduct/device/phones.json", host="192.0.2.7", origin=f"{scheme}://192.0.2.7")
    assert answer.startswith(f"HTTP/1.1 {status}")


def port_of(served):
    return int(served[0].rpartition(":")[2])
