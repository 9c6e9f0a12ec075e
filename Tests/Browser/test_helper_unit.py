"""The helper for unit tests without a server, in Node's own test runner with jsdom's document."""

import json
import os
import re
import subprocess
import urllib.request

import pytest

from harness.app_server import APP
from harness.test_api import TestAPI
from harness.viaduct_server import REPOSITORY

# Where Debian has its packages: another Node than Debian's does not look there.
MODULES = ["/usr/share/nodejs", "/usr/lib/nodejs", "/usr/lib/x86_64-linux-gnu/nodejs"]
HELPERS = REPOSITORY / "Tests" / "Browser" / "helpers"
# Verbs that the test adapter has, with parameters that it refuses as the server does.
REFUSED = [(verb, {"nonsense": 1}) for verb in ("idle", "messages", "reply", "components", "reset", "strict")] + [
    ("messages", {"componnt": "menu"}), ("messages", {"component": 1}), ("messages", {"component": None}), ("messages", {"event": ["connect"]}),
    ("messages", {"count": -1}), ("messages", {"count": 1001}), ("messages", {"count": "1"}), ("messages", {"after": 1.5}),
    ("messages", {"none": 1}), ("messages", {"none": True, "count": 1}), ("messages", {"page": 1}), ("messages", {"timeout": 60_001}),
    ("messages", {"timeout": None}), ("reply", {}), ("reply", {"component": 1}), ("reply", {"number": -1}),
    ("reply", {"event": "connect"}), ("reply", {"component": "form", "data": [1]}), ("reply", {"component": "form", "data": None}),
    ("reply", {"number": 0, "as": 1}), ("components", {"only": "form"}), ("components", {"only": [1]}), ("components", {"only": [], "hidden": []}),
    ("strict", {"allow": 1}), ("strict", {"allow": [1]}), ("strict", {"allow": [" "]}), ("strict", {"allow": ""}), ("strict", {"allow": ["a"] * 65}),
    ("components", {"hidden": None}), ("idle", {"timeout": -1}), ("strict", {"page": {}}), ("reset", {"timeout": True}),
]


@pytest.mark.parametrize("library", [
    pytest.param("prerelease", marks=pytest.mark.slow), pytest.param("strada_1_0", marks=pytest.mark.slow), "bridge_1_2"])
def test_unit_tests_run_in_node(server, tmp_path, library):
    with urllib.request.urlopen(f"{server.url}/viaduct/test-adapter.js") as answer:
        (tmp_path / "test-adapter.mjs").write_bytes(answer.read())
    settings = {"TEST_ADAPTER": str(tmp_path / "test-adapter.mjs"), "LIBRARY": library, "APP": str(APP)}
    run("--test", HELPERS / "unit_tests.mjs", **settings)


def run(*arguments, **settings):
    """Runs it in Node, and returns what it prints."""
    result = subprocess.run(["node", *arguments], capture_output=True, text=True, timeout=60,
                            env={**os.environ, "NODE_PATH": ":".join(MODULES), **settings})
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


@pytest.fixture
def refuse(tmp_path):
    """Makes calls of the test adapter which have to fail, and returns what helpers/test_adapter_calls.mjs tells."""
    (tmp_path / "package.json").write_text('{"type":"module"}')
    for name in ["test-adapter.js", "view/test_call.js"]:
        (tmp_path / name.rpartition("/")[2]).write_text((REPOSITORY / "public/viaduct" / name).read_text())
    files = {"TEST_ADAPTER": str(tmp_path / "test-adapter.js"), "TEST_CALL": str(tmp_path / "test_call.js")}
    return lambda calls: json.loads(run(HELPERS / "test_adapter_calls.mjs", **files, CALLS=json.dumps(calls)))


def test_verbs_refuse_what_the_server_and_the_page_refuse(server, refuse):
    told = refuse(REFUSED)
    for call, error in zip(REFUSED, told["errors"], strict=True):
        status, text = TestAPI(server, "t").ask("POST", *call)
        # A sentence of the server ends with the code of its explanation.
        assert (status, text.strip().rpartition(" (VD-")[0]) == (400, error), call
    for call, (of_page, of_adapter) in told["forms"].items():
        assert of_adapter == of_page or "needs Viaduct's server" in of_adapter, call


def test_verbs_take_what_the_document_of_the_api_has(server, refuse):
    with urllib.request.urlopen(f"{server.url}/viaduct/schema/openapi.json") as answer:
        paths = json.load(answer)["paths"]
    start = "/viaduct/api/tests/{tag}/"
    bodies = {path.removeprefix(start): way["post"]["requestBody"]["content"]["application/json"]["schema"]
              for path, way in paths.items() if path.startswith(start) and "post" in way}
    # A body may have one of several shapes.
    names = {verb: {name for shape in body.get("oneOf", []) + [body] for name in shape.get("properties", [])} for verb, body in bodies.items()}
    # A report is no verb: a page cannot ask for it.
    del names["report"]
    calls = [(verb, {"nonsense": 1}) for verb in names]
    told = refuse(calls)
    assert told["first"].keys() == names.keys()
    for (verb, nonsense), error in zip(calls, told["errors"], strict=True):
        refusal = TestAPI(server, "t").ask("POST", verb, nonsense)[1]
        assert set(re.findall("“(.+?)”", refusal.partition("It takes")[2])) == names[verb], verb
        assert error.startswith(f"“{verb}” needs Viaduct's server") or refusal.startswith(error), verb
        assert set(told["first"][verb]) <= names[verb], verb
