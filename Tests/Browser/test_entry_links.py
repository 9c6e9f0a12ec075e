"""`viaduct link`: a link that admits one browser to a room of a shared server."""

import os
import subprocess

import pytest

from harness.accessibility import assert_accessible
from harness.guarded import ALICE, OWNER, guarded_server
from harness.viaduct_server import PROGRAM

pytestmark = pytest.mark.each_case


@pytest.fixture(scope="module")
def server():
    server = guarded_server()
    yield server
    server.stop()


def link(server, *arguments, token=OWNER):
    """Runs the command. Returns its link and its status."""
    done = subprocess.run(
        [PROGRAM, "link", "--server", server.url, *arguments], capture_output=True, text=True, timeout=30,
        env={**os.environ, "VIADUCT_TOKEN": token})
    return (done.stdout.splitlines() or [""])[-1], done


def test_a_link_opens_its_page_in_one_browser_only(browser, server):
    address, _ = link(server, "--room", "alice", "--for", "30m", "--to", "/demo/button.html?a=b")
    assert address.startswith(f"{server.url}/viaduct/enter/#alice:") and address.endswith("/demo/button.html?a=b")
    with browser.new_tab() as tab:
        tab.open(address)
        tab.wait_until("() => location.pathname === '/demo/button.html' && location.search === '?a=b'", "the page behind the link")
        tab.wait_until("() => window.viaduct", "the adapter")
        tab.open(address)
        tab.wait_until("() => document.querySelector('main').dataset.state === 'closed'", "the link to be refused")
        assert "VD-ACCESS-7" in tab.look("() => document.body.innerText")
        # The history keeps no key for the next person.
        assert "#" not in tab.look("() => location.href")
        assert_accessible(tab)


@pytest.mark.any_browser
def test_a_link_to_another_room_asks_first(browser, server):
    with browser.new_tab() as tab:
        tab.open(link(server, "--room", "alice", "--to", "/demo/button.html")[0])
        tab.wait_until("() => location.pathname === '/demo/button.html'", "the page behind the first link")
        tab.open(link(server, "--room", "bob", "--to", "/demo/button.html?bob")[0])
        tab.wait_until("() => document.querySelector('main')?.dataset.state === 'closed'", "the question")
        assert "room “alice”" in tab.look("() => document.body.innerText") and "VD-ACCESS-8" in tab.look("() => document.body.innerText")
        assert_accessible(tab)
        tab.page("button.again").tap()
        tab.wait_until("() => location.search === '?bob' && window.viaduct", "the page behind the second link")
        assert '"room":"bob"' in tab.look("() => fetch('/viaduct/adapter.js').then(answer => answer.text())")


@pytest.mark.any_browser
@pytest.mark.parametrize("path", ["//foreign.test/", "/\\foreign.test/", "/viaduct/../../"])
def test_a_link_leads_to_its_own_server_only(browser, server, path):
    address, _ = link(server, "--room", "alice")
    with browser.new_tab() as tab:
        tab.open(address + path)
        tab.wait_until("() => !location.pathname.startsWith('/viaduct/enter')", "the page behind the link")
        assert tab.look("() => location.origin") == server.url


@pytest.mark.any_browser
def test_the_command_says_why_there_is_no_link(server):
    bobs = link(server, "--room", "bob", token=ALICE)[1]
    assert (bobs.returncode, bobs.stdout) == (1, "") and "VD-ACCESS-5" in bobs.stderr
    assert link(server, "--room", "alice", token="wrong-token-0123456789")[1].returncode == 1
    for arguments in (["--for", "8"], ["--for", "0h"], ["--for", "9999d"], ["--room", "a b"], ["--to", "todos"], ["--url", "example.test"]):
        wrong = link(server, *arguments)[1]
        assert (wrong.returncode, wrong.stdout) == (2, "") and arguments[0] in wrong.stderr


@pytest.mark.any_browser
def test_the_link_has_the_address_that_browsers_have_and_a_code(server):
    address, done = link(server, "--room", "alice", "--url", "https://viaduct.example.internal/", "--qr")
    assert address.startswith("https://viaduct.example.internal/viaduct/enter/#alice:")
    assert "█" in done.stdout
