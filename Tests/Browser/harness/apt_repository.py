import contextlib
import os
import subprocess
import tempfile
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from harness.viaduct_server import REPOSITORY

SUITE = "bookworm"


class _Files(SimpleHTTPRequestHandler):
    def log_message(self, *arguments):
        """Logs nothing: apt says what fails."""


class SigningKey:
    """A throwaway key, in a keyring of its own."""

    def __init__(self, folder, name):
        """`folder`: has a short path, because the agent's socket is in it."""
        self.name = f"{name}@example.com"
        self._keyring = Path(folder) / name
        self._keyring.mkdir(mode=0o700)
        subprocess.run(["gpg", "--batch", "--quiet", "--passphrase", "", "--quick-generate-key", self.name, "ed25519", "sign", "never"],
                       check=True, capture_output=True, env=self.environment)

    @property
    def environment(self):
        inherited = {name: value for name, value in os.environ.items() if name != "VIADUCT_SIGNING_KEY"}
        return {**inherited, "GNUPGHOME": str(self._keyring)}

    def run(self, script, *arguments, **variables):
        """Runs one of the project's scripts with this keyring. Returns its status, output and errors."""
        return subprocess.run([REPOSITORY / "bin" / script, *arguments], capture_output=True, text=True, env=self.environment | variables)

    def close(self):
        """Ends the agent that gpg has started."""
        subprocess.run(["gpgconf", "--kill", "all"], check=True, env=self.environment)


class Apt:
    """An apt with nothing but a repository in a folder, and without a hold on this machine's packages."""

    def __init__(self, folder, repository):
        self._folder = Path(folder)
        for name in ["state/lists/partial", "cache/archives/partial", "parts"]:
            (self._folder / name).mkdir(parents=True)
        (self._folder / "status").touch()
        (self._folder / "sources.list").write_text(f"deb [arch=amd64 signed-by={repository}/viaduct.asc] file:{repository} {SUITE} main\n")

    def update(self):
        return self._run("apt-get", "update", "--error-on=any")

    def download(self, package):
        return self._run("apt-get", "download", package)

    def versions(self, package):
        """Returns the versions that apt may install, the newest first."""
        lines = self._run("apt-cache", "madison", package).stdout.splitlines()
        return [line.split("|")[1].strip() for line in lines]

    def _run(self, *words):
        folder = self._folder
        settings = {"Dir::State": folder / "state", "Dir::State::status": folder / "status", "Dir::Cache": folder / "cache",
                    "Dir::Etc::SourceList": folder / "sources.list", "Dir::Etc::SourceParts": folder / "parts",
                    "Dir::Etc::Trusted": "/dev/null", "Dir::Etc::TrustedParts": folder / "parts", "APT::Sandbox::User": "root",
                    "APT::Architecture": "amd64", "APT::Architectures::": "amd64", "Acquire::Languages": "none"}
        options = [word for name, value in settings.items() for word in ["-o", f"{name}={value}"]]
        return subprocess.run([*words[:1], *options, *words[1:]], capture_output=True, text=True, cwd=folder, env={**os.environ, "LC_ALL": "C"})


def small_package(folder, version, content="some"):
    """Builds a package viaduct with one file."""
    with tempfile.TemporaryDirectory() as tree:
        files = {"DEBIAN/control": f"Package: viaduct\nVersion: {version}\nArchitecture: amd64\nMaintainer: A <a@example.com>\nDescription: x\n",
                 "usr/share/viaduct": content}
        for name, text in files.items():
            (Path(tree) / name).parent.mkdir(parents=True, exist_ok=True)
            (Path(tree) / name).write_text(text)
        package = Path(folder) / f"viaduct_{version}_amd64.deb"
        subprocess.run(["dpkg-deb", "--root-owner-group", "--build", tree, package], check=True, stdout=subprocess.DEVNULL)
    return package


@contextlib.contextmanager
def served(folder):
    """Serves the files of a folder. Returns the address."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Files, directory=folder)) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
