"""The action for GitHub: what later steps get, what it says when something is missing, and what it keeps of a failure."""

import re

import pytest
import yaml

from harness.ci_action import CIAction, masked
from harness.ci_job import ACTION
from harness.ports import free_port
from harness.proxied_app import ProxiedApp
from harness.proxy_client import ProxyClient
from harness.viaduct_server import REPOSITORY

GUIDE = REPOSITORY / "docs/ci.md"


@pytest.fixture
def action(tmp_path):
    action = CIAction(tmp_path)
    yield action
    action.end()


@pytest.fixture
def web_app():
    app = ProxiedApp()
    app.add("/", "<!doctype html><title>My app</title>")
    yield app
    app.close()


def test_the_tests_find_viaduct_in_front_of_the_app(action, web_app):
    tests = 'test "$VIADUCT_URL" && curl --silent --header "Sec-Fetch-Dest: document" "$VIADUCT_URL" > page'
    status, output = action.run(app=web_app.url, tests=tests)
    assert status == 0, output
    page = (action.workspace / "page").read_text()
    assert "My app" in page and "/viaduct/adapter.js" in page
    variables = action.variables
    assert variables["VIADUCT_URL"] == f"http://127.0.0.1:{action.port}"
    assert variables["VIADUCT_REPORTS"] == str(action.workspace / "viaduct-reports")
    assert re.fullmatch(r"[0-9a-f]{64}", variables["VIADUCT_TOKEN"])
    assert masked(output) == [variables["VIADUCT_TOKEN"]]
    pages = ProxyClient(action.port).ask("/viaduct/api/pages", headers={"authorization": f"Bearer {variables['VIADUCT_TOKEN']}"})
    assert pages.status == 200
    assert action.artifacts == {}


def test_arguments_are_quoted_as_for_a_shell(action, web_app):
    status, output = action.run(app=web_app.url, arguments="--user-agent-prefix 'My  App/1.2;' --platform android")
    assert status == 0, output
    ProxyClient(action.port).ask(headers={"sec_fetch_dest": "document"})
    agent = web_app.requests[-1].headers["User-Agent"]
    assert agent.startswith("My  App/1.2; ") and "Android" in agent


def test_a_failed_test_leaves_its_page_and_the_log(action, web_app):
    tests = 'mkdir -p "$VIADUCT_REPORTS" && echo page > "$VIADUCT_REPORTS/a test.html"\nfalse\necho "not reached"'
    status, output = action.run(app=web_app.url, tests=tests)
    assert status == 1
    assert "not reached" not in output.splitlines()
    assert action.artifacts == {"viaduct-reports-test": ["a test.html", "viaduct.log"]}
    assert "  a test.html\n  viaduct.log\n" in output


def test_a_step_that_failed_before_starts_nothing(action, web_app):
    status, output = action.run("false", app=web_app.url, tests="true")
    assert status == 1
    assert "Viaduct is ready" not in output
    assert action.artifacts == {}


def test_without_an_app_it_is_only_there(action):
    status, output = action.run(tests='test -z "${VIADUCT_URL:-}" && viaduct --version')
    assert status == 0, output
    assert re.search(r"^viaduct \d", output, re.MULTILINE)
    assert list(action.variables) == ["VIADUCT_REPORTS"]


def test_the_tests_may_start_the_app(action):
    status, output = action.run(app=f"http://127.0.0.1:{free_port()}", wait_for_app="false")
    assert status == 0, output
    assert "Viaduct is ready at" in output


def test_an_app_that_does_not_answer_is_named(action):
    app = f"http://127.0.0.1:{free_port()}"
    status, output = action.run(app=app, seconds=2)
    assert status == 1
    assert f"::error title=Viaduct::The web app does not answer at {app} after 2 s. Start it in an earlier step" in output
    assert action.artifacts == {"viaduct-reports-test": ["viaduct.log"]}


@pytest.mark.parametrize("inputs, told, why", [
    ({"arguments": "--stbus folder"}, "Viaduct ended: its log above says why.", "--stbus"),
    ({"arguments": "--stubs 'folder"}, "The input arguments is not quoted as for a shell: --stubs 'folder", ""),
    ({"port": "40O0"}, "The input port has to be a number, and is 40O0.", ""),
    ({"seconds": "1m"}, "The input seconds has to be a number, and is 1m.", ""),
    ({"deb": "nowhere.deb"}, "There is no file nowhere.deb. Correct the path of deb, which is relative to the workspace.", ""),
], ids=["unknown flag", "open quote", "no port", "no time", "no package"])
def test_a_wrong_input_is_told_with_its_cause(action, web_app, inputs, told, why):
    # Nothing is installed on this machine.
    action.replace("apt-get", "sudo")
    status, output = action.run(app=web_app.url, **inputs)
    assert status == 1
    assert f"::error title=Viaduct::{told}" in output
    assert why in output.partition("::error")[0]


def test_another_server_at_the_port_is_not_taken_for_viaducts(action, web_app, own_server):
    status, output = action.run(app=web_app.url, port=own_server.port)
    assert status == 1
    assert "Viaduct ended: its log above says why." in output
    assert f"127.0.0.1:{own_server.port}" in output.partition("::error")[0]


def test_a_program_that_is_missing_is_told(tmp_path):
    action = CIAction(tmp_path, has_program=False)
    status, output = action.run(app="http://127.0.0.1:1")
    assert status == 1
    assert "There is no viaduct on the PATH. Name the Debian package to install as deb" in output


def test_inputs_reach_the_scripts_as_variables_only():
    """An expression in a script would be a part of the script, whatever is in it."""
    steps = yaml.safe_load((ACTION / "action.yml").read_text())["runs"]["steps"]
    for step in steps:
        assert "${{" not in step.get("run", ""), step
        if script := re.fullmatch(r'"\$GITHUB_ACTION_PATH/(\w+)"', step.get("run", "")):
            assert (ACTION / script[1]).stat().st_mode & 0o111, script[1]


def test_the_guide_names_every_input():
    inputs = yaml.safe_load((ACTION / "action.yml").read_text())["inputs"]
    table = "".join(re.findall(r"^\| (`.*?) \|", GUIDE.read_text(), re.MULTILINE))
    assert set(re.findall(r"`([a-z-]+)`", table)) == set(inputs)
