"""`/viaduct/schema/openapi.json`: a valid document of the whole API, tried with schemathesis on a real server."""

import json
import os
import subprocess
import sys
import urllib.request
from pathlib import Path

from harness.peer import Peer
from harness.test_api import TestAPI

VERBS = "/viaduct/api/tests/{tag}/"
PAGE = "a" * 32
LIMIT_SECONDS = 900
HOOKS = Path(__file__).parent / "helpers" / "api_hooks.py"
CHECKS = ("not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance,"
          "response_headers_conformance,negative_data_rejection,unsupported_method,ignored_auth")


def test_the_document_has_all_verbs(own_server):
    with urllib.request.urlopen(f"{own_server.url}/viaduct/schema/openapi.json") as answer:
        paths = json.load(answer)["paths"]
    told = TestAPI(own_server, "t").ask("POST", "none", {})[1].partition("There are ")[2].partition(". (")[0]
    assert {path.rpartition("/")[2] for path in paths if path.startswith(VERBS)} - {"stubs", "{name}", "report"} == set(told.split(", "))


def test_the_api_is_as_its_document_says(own_server, tmp_path, request):
    everything = request.config.getoption("--all")
    secret = own_server.secret_file.read_text().strip()
    command = [Path(sys.executable).parent / "schemathesis", "run", f"{own_server.url}/viaduct/schema/openapi.json",
               "--header", f"Authorization: Bearer {secret}", "--checks", CHECKS, "--request-timeout", "10", "--seed", "1",
               "--max-examples", "60" if everything else "5", "--phases", "coverage,fuzzing" if everything else "fuzzing",
               "--generation-database", "none", "--suppress-health-check", "all"]
    environment = {**os.environ, "SCHEMATHESIS_HOOKS": str(HOOKS), "NO_COLOR": "1", "API_PAGE": PAGE[:8]}
    with Peer(own_server, f"/viaduct/socket?page={PAGE}&received=0&test=api", "viaduct.page.1") as page:
        page.send({"type": "open", "url": "http://localhost/a", "title": "Home", "platform": "ios"})
        result = subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd=tmp_path, env=environment,
                                timeout=LIMIT_SECONDS)
    assert result.returncode == 0, result.stdout
    with urllib.request.urlopen(f"{own_server.url}/viaduct/health") as answer:
        assert json.load(answer)["status"] == "ok"
