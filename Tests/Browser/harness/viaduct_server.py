import os
import subprocess
import tempfile
from pathlib import Path

from harness import runtime_folder
from harness.ports import free_port
from harness.process_output import wait_for_line
from harness.waiting import LIMIT_SECONDS

REPOSITORY = Path(__file__).resolve().parents[3]
# Set by bin/browser-test.
PROGRAM = os.environ["VIADUCT_BINARY"]


def process_options():
    """The options for starting the program, without the user's own settings and configuration file."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("VIADUCT_")}
    return {"cwd": tempfile.gettempdir(), "env": environment, "text": True}


class ViaductServer:
    """The built server, which can be stopped and started again on the same port."""

    def __init__(self, *flags, log=None, address=None, environment=None, under=()):
        """`under`: the command that runs the program, such as valgrind."""
        self._environment = environment or {}
        self._under = under
        self._address = address or f"127.0.0.1:{free_port()}"
        self._flags = flags
        self._log = log
        self.start()

    def start(self):
        command = [*self._under, PROGRAM, "serve", "--listen", self._address, "--public", REPOSITORY / "public"]
        command += ["--log-level", "error", *self._flags]
        options = process_options()
        options["env"] |= self._environment
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self._log, **options)
        self._scheme, self._address = wait_for_line(self._process.stdout, r"listening on (?:(https?)://)?([^\s,]+)").groups()

    def stop(self):
        """Stops the server with SIGTERM, as a deployment does."""
        self._process.terminate()
        assert self._process.wait(timeout=LIMIT_SECONDS) == 0

    def signal(self, number):
        self._process.send_signal(number)

    def kill(self):
        """Kills the server at once, without a clean shutdown."""
        self._process.kill()
        self._process.wait()

    @property
    def process(self):
        """The process id."""
        return self._process.pid

    @property
    def secret_file(self):
        """The file with the apps' secret."""
        return runtime_folder.PATH / "viaduct" / f"{self.port}.token"

    @property
    def url(self):
        return f"{self._scheme}://{self._address}"

    @property
    def port(self):
        return int(self._address.rpartition(":")[2])
