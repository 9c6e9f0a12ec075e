"""The helper for Capybara: the guide's example by Minitest and RSpec, with a server of its own and as in the guide's CI jobs."""

import os
import re
import subprocess

import pytest
import yaml

from harness.ports import free_port
from harness.viaduct_server import PROGRAM, REPOSITORY, ViaductServer

EXAMPLE = REPOSITORY / "docs/examples/capybara"
JOBS = REPOSITORY / "docs/examples/ci"
TIMEOUT_SECONDS = 240


def run(*command, **environment):
    """Runs it in the example's folder, and returns its status and all that it has printed."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("VIADUCT")}
    ended = subprocess.run(
        command, cwd=EXAMPLE, env=inherited | environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=TIMEOUT_SECONDS)
    return ended.returncode, ended.stdout


def test_five_stories_by_minitest():
    status, output = run("ruby", "native_bridge_test.rb", VIADUCT=PROGRAM)
    assert "5 runs" in output and "0 failures, 0 errors" in output, output
    assert status == 0


def test_a_form_by_rspec():
    status, output = run("rspec", "native_form_spec.rb", VIADUCT=PROGRAM)
    assert "5 examples, 0 failures" in output, output
    assert status == 0


def test_a_program_or_secret_that_does_not_fit_is_named(server):
    one = ("ruby", "native_bridge_test.rb", "--name", "/announces/")
    status, output = run(*one, VIADUCT="/nowhere/viaduct")
    assert status == 1 and "There is no program “/nowhere/viaduct”" in output, output
    status, output = run(*one, VIADUCT_URL=server.url, VIADUCT_TOKEN="wrong")
    assert status == 1 and "VD-API-4" in output, output


def job_of_github():
    # The lines that the service adds for itself.
    text = re.sub(r"\$\{\{ github.run_id \}\}", "123", (JOBS / "github-actions.yml").read_text())
    job = yaml.safe_load(text)["jobs"]["system-tests"]
    return job["services"]["viaduct"]["env"], job["env"], [step["run"] for step in job["steps"] if "run" in step]


def job_of_gitlab():
    job = yaml.safe_load((JOBS / "gitlab-ci.yml").read_text())["system-tests"]
    return job["variables"], job["variables"], job["script"]


@pytest.mark.parametrize("job", [job_of_github, job_of_gitlab])
def test_the_environment_of_a_job_is_enough(job):
    service, tests, commands = job()
    assert commands[-1:] == ["bin/rails test:system"]
    port = free_port()
    service = {name: str(value) for name, value in service.items() if name.startswith("VIADUCT_") and name != "VIADUCT_URL"}
    # The names of containers stand for this machine.
    assert re.fullmatch(r"http://[a-z.]+:3001", service["VIADUCT_APP"])
    service["VIADUCT_APP"] = f"http://127.0.0.1:{port}"
    viaduct = ViaductServer(environment=service)
    try:
        tests = {name: str(value) for name, value in tests.items()} | {"CAPYBARA_HOST": "127.0.0.1", "CAPYBARA_PORT": str(port)}
        status, output = run("ruby", "native_bridge_test.rb", "--name", "/saving/", **tests | {"VIADUCT_URL": viaduct.url})
        assert status == 0 and "1 runs, 3 assertions" in output, output
    finally:
        viaduct.stop()
