import os
import re
import shlex
import subprocess
from dataclasses import dataclass, field

import yaml

from harness.viaduct_server import REPOSITORY

EXAMPLES = REPOSITORY / "docs/examples/ci"
# The outcome of docs/examples/capybara/native_bridge_test.rb.
STORIES = "5 runs, 16 assertions, 0 failures, 0 errors"
ACTION = REPOSITORY / ".github/actions/viaduct"
# A forge's own actions, by what stands for them here. The workspace is there already, and images have the languages.
FORGE_ACTIONS = {
    "actions/checkout": "", "actions/setup-node": "", "actions/setup-python": "", "ruby/setup-ruby": "", "actions/cache": "",
    "actions/download-artifact": "",
    # Of a folder, the artifact has the content.
    "actions/upload-artifact": """\
artifact=$RUNNER_TEMP/artifacts/{name}
mkdir -p "$artifact"
for path in {path}; do
    if [ -d "$path" ]; then cp --recursive "$path/." "$artifact"; else cp "$path" "$artifact"; fi
done
""",
}
# Runs the steps of a folder: step NUMBER WHETHER_AFTER_A_FAILURE. The steps of an action run if nothing has failed before it.
DRIVER = """\
cd "$GITHUB_WORKSPACE" || exit 1
mkdir -p "$RUNNER_TEMP"
GITHUB_ENV=$RUNNER_TEMP/env failed=0
export GITHUB_ENV
: >"$GITHUB_ENV"
begin=$(date +%s%N) skipped=0
enter() { skipped=$failed; }
leave() { skipped=0; }
mark() { echo "### $1 after $((($(date +%s%N) - begin) / 1000000)) ms"; }
step() {
    [ "$skipped" -eq 0 ] && [ "$failed" -eq "$2" ] || return 0
    mark "step $1"
    while IFS= read -r line; do export "${line?}"; done <"$GITHUB_ENV"
    (. "$folder/$1.env"; exec bash --noprofile --norc -eo pipefail "$folder/$1.sh") || failed=1
}
"""


@dataclass
class Step:
    """A shell script of a job."""

    script: str
    environment: dict = field(default_factory=dict)
    runs_after_failure: bool = False


class GitHubJob:
    """A job of a workflow, as GitHub's runner takes it apart."""

    def __init__(self, workflow, name):
        self._job = workflow["jobs"][name]
        self._values = {"github.job": name, "github.run_id": "123", "github.actor": "a", "github.token": "t", "runner.arch": "X64"}
        self.environment = self._evaluated({**workflow.get("env", {}), **self._job.get("env", {})})

    @classmethod
    def of(cls, file, name):
        """Returns a job of docs/examples/ci."""
        return cls(yaml.safe_load((EXAMPLES / file).read_text()), name)

    def service(self, app):
        """Returns the variables of the container beside the job, with another address of the app."""
        return _service(self._evaluated(self._job["services"]["viaduct"]["env"]), app)

    def steps(self, cache_hit="", actions=None):
        """Returns the shell scripts, with `enter` and `leave` around those of an action.

        `actions`: what stands for more actions of the forge, by their names.
        """
        self._actions = {**FORGE_ACTIONS, **(actions or {})}
        return list(self._scripts(self._job["steps"], {**self._values, "steps.cache.outputs.cache-hit": cache_hit}))

    def _scripts(self, steps, values):
        for step in steps:
            condition = step.get("if", "")
            if condition not in ("", "failure()") and not _holds(condition, values):
                continue
            environment = _filled(step.get("env", {}), values)
            if "run" in step:
                yield Step(_fill(step["run"], values), environment, condition == "failure()")
                continue
            name, _, version = step["uses"].partition("@")
            assert version, f"{name} has no version"
            parameters = _filled(step.get("with", {}), values)
            if name.endswith("/.github/actions/viaduct"):
                yield "enter"
                yield from self._own_action(parameters, values)
                yield "leave"
            elif script := self._actions[name].format_map(parameters):
                yield Step(script, environment, condition == "failure()")

    def _own_action(self, parameters, values):
        action = yaml.safe_load((ACTION / "action.yml").read_text())
        assert parameters.keys() <= action["inputs"].keys()
        inputs = {name: _fill(parameters.get(name, known["default"]), values) for name, known in action["inputs"].items()}
        yield from self._scripts(action["runs"]["steps"], {**values, **{f"inputs.{name}": value for name, value in inputs.items()}})

    def _evaluated(self, variables):
        return _filled(variables, self._values)


class GitLabJob:
    """A job of a pipeline. GitLab runs its lines in one shell."""

    def __init__(self, pipeline, name):
        self._job = {**pipeline.get(pipeline[name].get("extends"), {}), **pipeline[name]}
        variables = {**pipeline.get("variables", {}), **self._job.get("variables", {})}
        self.environment = {key: value.replace("$CI_JOB_ID", "123") for key, value in variables.items()}

    @classmethod
    def of(cls, file, name):
        """Returns a job of docs/examples/ci."""
        return cls(yaml.safe_load((EXAMPLES / file).read_text()), name)

    def service(self, app):
        """Returns the variables of the container beside the job, with another address of the app. They are the job's own."""
        [service] = self._job["services"]
        assert service["alias"] == "viaduct"
        return _service(self.environment, app)

    def steps(self, **_):
        """Returns one script of all lines, each of which it prints."""
        lines = [*self._job.get("before_script", []), *self._job["script"]]
        return [Step("\n".join(f"echo {shlex.quote(f'$ {line}')}\n{line}" for line in lines))]


def write_job(steps, folder, inside, environment, change=lambda text: text):
    """Writes the scripts of the steps into a folder, which is `inside` where they run. Returns the command that runs all of them.

    `change`: puts the addresses of a test in place of a forge's, in all texts.
    """
    folder.mkdir()
    calls = []
    for number, step in enumerate(steps):
        if not isinstance(step, Step):
            calls.append(f"{step}\n")
            continue
        (folder / f"{number}.sh").write_text(change(step.script))
        (folder / f"{number}.env").write_text(change(_exports(step.environment)))
        calls.append(f"step {number} {int(step.runs_after_failure)}\n")
    text = f"folder={inside}\n{change(_exports(environment))}{DRIVER}{''.join(calls)}mark end\nexit $failed\n"
    (folder / "job").write_text(text)
    return ["bash", f"{inside}/job"]


def run_beside(job, server, app):
    """Runs the system tests of Capybara's job with its variables. Their app is at the port `app`, and Viaduct at the URL `server`."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("VIADUCT")}
    own = {"CAPYBARA_HOST": "127.0.0.1", "CAPYBARA_PORT": str(app), "VIADUCT_URL": server}
    assert own.keys() <= job.environment.keys()
    return subprocess.run(["ruby", "native_bridge_test.rb"], cwd=EXAMPLES.parent / "capybara", text=True, timeout=240,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=inherited | job.environment | own)


def _service(variables, app):
    # The names of containers stand for this machine.
    assert re.fullmatch(r"http://[a-z.]+:3000", variables["VIADUCT_APP"])
    return {name: value for name, value in variables.items() if name.startswith("VIADUCT_")} | {"VIADUCT_APP": app}


def _exports(environment):
    return "".join(f"export {name}={shlex.quote(value)}\n" for name, value in environment.items())


def _filled(texts, values):
    return {name: _fill(str(text), values) for name, text in texts.items()}


def _fill(text, values):
    return re.sub(r"\$\{\{ (.+?) \}\}", lambda match: values[match[1]], text)


def _holds(condition, values):
    """Whether one of the comparisons is true: `inputs.app != '' || inputs.deb != ''`."""
    comparisons = [re.fullmatch(r"(\S+) != '(.*)'", text).groups() for text in condition.split(" || ")]
    return any(values[name] != text for name, text in comparisons)
