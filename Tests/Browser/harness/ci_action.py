import os
import re
import signal
import subprocess

from harness.ci_job import ACTION, GitHubJob, write_job
from harness.ports import free_port
from harness.viaduct_server import PROGRAM, process_options


class CIAction:
    """The project's action on this machine, in a job whose programs end with it."""

    def __init__(self, folder, has_program=True):
        """`has_program`: whether viaduct is installed."""
        self.workspace, self.temporary, self._folder = folder / "workspace", folder / "temporary", folder
        self.workspace.mkdir()
        self.port = free_port()
        self._programs = folder / "programs"
        self._programs.mkdir()
        if has_program:
            self._write("viaduct", f'exec "{PROGRAM}" "$@"')
        self._path = f"{self._programs}:{os.environ['PATH']}"
        self._ended = []

    def replace(self, *programs):
        """Lets these programs do nothing."""
        for name in programs:
            self._write(name, "exit 0")

    def run(self, *before, **inputs):
        """Runs the steps `before` and the action. Returns its status and all output."""
        inputs = {name.replace("_", "-"): value for name, value in {"port": self.port, **inputs}.items()}
        steps = [*({"run": line} for line in before), {"uses": "OWNER/viaduct/.github/actions/viaduct@v0", "with": inputs}]
        environment = {"CI": "true", "GITHUB_WORKSPACE": str(self.workspace), "GITHUB_ACTION_PATH": str(ACTION), "RUNNER_TEMP": str(self.temporary)}
        job = GitHubJob({"jobs": {"test": {"steps": steps}}}, "test")
        command = write_job(job.steps(), self._folder / "job", self._folder / "job", environment)
        options = process_options()
        options["env"]["PATH"] = self._path
        with subprocess.Popen(command, stdout=(self._folder / "output").open("w"), stderr=subprocess.STDOUT, start_new_session=True,
                              **{**options, "cwd": self.workspace}) as process:
            process.wait(timeout=120)
        self._ended.append(process.pid)
        return process.returncode, (self._folder / "output").read_text()

    @property
    def variables(self):
        """The variables that later steps get."""
        return dict(line.split("=", 1) for line in (self.temporary / "env").read_text().splitlines())

    @property
    def artifacts(self):
        """The files of each artifact."""
        folder = self.temporary / "artifacts"
        return {artifact.name: sorted(str(path.relative_to(artifact)) for path in artifact.rglob("*") if path.is_file())
                for artifact in folder.glob("*")}

    def end(self):
        """Ends the server, which a runner ends with the job."""
        for group in self._ended:
            try:
                os.killpg(group, signal.SIGKILL)
            except ProcessLookupError:
                pass

    def _write(self, name, line):
        (self._programs / name).write_text(f"#!/bin/sh\n{line}\n")
        (self._programs / name).chmod(0o755)


def masked(output):
    """The texts that a runner hides in the log."""
    return re.findall(r"^::add-mask::(.*)$", output, re.MULTILINE)
