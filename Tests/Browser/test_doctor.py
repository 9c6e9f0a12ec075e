"""`viaduct doctor`: its findings on this machine, and in pages that it visits in a Chromium of its own."""

import socket

import pytest

from harness.app_page import AppPage, component
from harness.doctor import doctor

pytestmark = pytest.mark.any_browser
FORM = component("form", connect=("connect", {"submitTitle": "Save"}))
TURBO = "<script>window.Turbo = { registerAdapter() {}, navigator: {} }</script>"


def test_a_page_of_an_app_behind_viaduct_has_what_a_component_needs(proxied, proxy):
    proxied.add("/", AppPage(proxy.url, FORM, head="<script>window.Turbo = { registerAdapter() {}, navigator: {} }</script>", adapter_place="none").html)
    status, found = doctor("--listen", proxy.url.removeprefix("http://"), f"{proxy.url}/")
    assert status == 0, found
    assert {finding["level"] for finding in found.values()} == {"fine"}
    assert "answers" in found[f"Port {proxy.url.removeprefix('http://')}"]["text"]
    assert "form" in found["User-Agent of requests"]["text"] and "form" in found["navigator.userAgent"]["text"]
    assert "1.2 or newer" in found["Bridge library"]["text"]


def test_what_a_page_lacks_is_named_with_its_cure(app, server):
    url = app.add(AppPage(server.url, '<div data-controller="bridge--nobody"></div>', head="<script>boom()</script>"))
    status, found = doctor(url)
    assert status == 1
    assert found["Turbo"]["code"] == "VD-TURBO-1" and "import" in found["Turbo"]["cure"]
    assert "“nobody”" in found["Components"]["text"]
    assert "boom" in found["Console"]["text"]
    assert found["User-Agent of requests"]["level"] == "hint"


def test_a_policy_that_keeps_the_adapter_out_is_told(app, server):
    status, found = doctor(app.add(AppPage(server.url, FORM, headers={"Content-Security-Policy": "script-src 'self'"})))
    assert status == 1
    assert found["Content-Security-Policy"]["code"] == "VD-CSP-1" and "adapter.js" in found["Content-Security-Policy"]["text"]
    assert found["Adapter"]["code"] == "VD-CSP-1" and "did not load" in found["Adapter"]["text"]


def test_a_controller_that_throws_and_a_script_that_is_missing_are_told(app, server):
    controller = '<script src="/scripts/stimulus.js"></script><script>stimulus.register("broken", class { connect() { boom() } })</script>'
    head = f'{TURBO}{controller}<script src="/missing.js"></script>'
    status, found = doctor(app.add(AppPage(server.url, FORM + '<div data-controller="broken"></div>', head=head)))
    assert status == 1
    assert found["Stimulus"]["code"] == "VD-PAGE-4" and "boom is not defined" in found["Stimulus"]["text"]
    assert found["Scripts"]["code"] == "VD-PAGE-5" and "/missing.js did not load. The answer is 404." in found["Scripts"]["text"]


@pytest.mark.slow
def test_an_adapter_that_did_not_load_is_told_with_its_reason(app, server, tmp_path):
    missing = app.add(AppPage(app.url, FORM))
    with socket.create_server(("127.0.0.1", 0)) as free:
        refused = app.add(AppPage(f"http://127.0.0.1:{free.getsockname()[1]}", FORM), "/refused")
    for page, reason, alone in [(missing, "The answer is 404.", "The answer is 404."),
                                (refused, "ERR_CONNECTION_REFUSED", "Unable to connect")]:
        for environment, text in [({}, reason), ({"PATH": str(tmp_path)}, alone)]:
            status, found = doctor(page, **environment)
            assert status == 1
            assert found["Adapter"]["code"] == "VD-ADAPTER-3" and text in found["Adapter"]["text"], found["Adapter"]
            assert "navigator.userAgent" not in found


@pytest.mark.slow
def test_what_a_policy_only_reports_is_no_problem(app, server):
    headers = {"Content-Security-Policy-Report-Only": "script-src 'none'", "Content-Security-Policy": "img-src data:"}
    page = AppPage(server.url, FORM + '<img src="/own.png" alt="">', head=TURBO, headers=headers)
    status, found = doctor(app.add(page))
    assert status == 0, found
    told = found["Content-Security-Policy"]
    assert told["level"] == "hint" and "/viaduct/" in told["text"] and "code" not in told
    assert found["Console"]["level"] == "hint" and "code" not in found["Console"]
    assert found["navigator.userAgent"]["level"] == "fine"


@pytest.mark.slow
def test_a_component_has_the_name_that_its_controller_gives_it(app, server):
    stimulus = """<script>
        const module = (identifier, component) => (
          { identifier, definition: { controllerConstructor: class { static component = component } } })
        window.Stimulus = { router: { modules: [module("bridge--form", "nobody"), module("bridge--save", "form")] } }</script>"""
    body = FORM + '<p data-controller="bridge--form"></p><p data-controller="bridge--save"></p>'
    status, found = doctor(app.add(AppPage(server.url, body, head=TURBO + stimulus)))
    assert (status, found["Components"]["code"]) == (1, "VD-COMPONENT-2")
    assert "“nobody”" in found["Components"]["text"]
    body = FORM + '<p data-controller="bridge--save"></p>'
    for head, level in ((TURBO + stimulus, "fine"), (TURBO, "hint")):
        status, found = doctor(app.add(AppPage(server.url, body, head=head)))
        assert (status, found["Components"]["level"]) == (0, level)


@pytest.mark.slow
def test_a_page_whose_dialogs_wait_for_a_person_is_read_all_the_same(app, server):
    dialogs = "<script>alert('a'); confirm('b'); prompt('c'); onbeforeunload = event => event.preventDefault()</script>"
    status, found = doctor(app.add(AppPage(server.url, FORM, head=TURBO + dialogs)))
    assert status == 0, found
    assert found["Bridge library"]["level"] == "fine"


def test_without_a_browser_it_looks_at_html_and_headers(app, server, tmp_path):
    late = f'<script src="{server.url}/viaduct/adapter.js" defer></script>'
    status, found = doctor(app.add(AppPage(server.url, FORM, head=late, adapter_place="none")), PATH=str(tmp_path))
    assert status == 1
    assert found["Adapter"]["code"] == "VD-ADAPTER-2"
    assert "chromium" in found["Scripts"]["cure"]


def test_a_page_that_does_not_answer_is_a_problem():
    status, found = doctor("http://127.0.0.1:1/")
    assert status == 1 and "cannot be had" in found["Page"]["text"]


def test_a_port_that_another_program_has_is_a_problem(app):
    address = app.url.removeprefix("http://").replace("localhost", "127.0.0.1")
    status, found = doctor("--listen", address)
    assert status == 1 and "ss -ltnp" in found[f"Port {address}"]["cure"]


@pytest.mark.slow
def test_a_socket_s_path_is_looked_at_and_left_as_it_is(tmp_path):
    path = tmp_path / "viaduct.sock"
    address = f"unix:{path}"
    path.write_text("kept")
    status, found = doctor("--listen", address)
    assert status == 1 and "it is no socket" in found[f"Port {address}"]["text"]
    assert path.read_text() == "kept"
    path.unlink()
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(path))
        listening.listen()
        status, found = doctor("--listen", address)
        assert status == 1 and "in use" in found[f"Port {address}"]["text"]
        with socket.socket(socket.AF_UNIX) as client:
            client.connect(str(path))
    status, found = doctor("--listen", address)
    assert found[f"Port {address}"]["level"] == "fine" and path.is_socket()
    path.unlink()
    status, found = doctor("--listen", address)
    assert found[f"Port {address}"]["level"] == "fine" and not path.exists()
