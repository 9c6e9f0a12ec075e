"""The programs under test: servers with their nginx, and apps."""

import asyncio
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

from soak.road import Road

FOLDER = Path(__file__).resolve().parents[1]
REPOSITORY = FOLDER.parents[1]
CLOCK_LIBRARIES = sorted(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))
DISK_BYTES = 24 << 20
START_SECONDS = 60
# Descriptors that no connection gets: DescriptorLimit.swift. Without any, libdispatch ends the process.
RESERVE = 16
# Without the user's own settings.
OWN_ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith("VIADUCT_")}
# So short that silent connections are found within a short run.
IDLE_SECONDS = 4


class Failure(Exception):
    """A program does not do what it should."""


def children(process):
    found = []
    for file in Path(f"/proc/{process}/task").glob("*/children"):
        try:
            found += map(int, file.read_text().split())
        except OSError:
            continue
    return found


def family(process):
    return [process, *(member for child in children(process) for member in family(child))]


def is_running(process):
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def memory(process):
    return int(Path(f"/proc/{process}/status").read_text().partition("VmRSS:")[2].split()[0]) * 1024


def descriptors(process):
    return len(os.listdir(f"/proc/{process}/fd"))


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class Disk:
    """A folder with a file system of its own, if root may mount one."""

    def __init__(self, path):
        self.path = path
        path.mkdir()
        self.is_own = os.geteuid() == 0 and subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={DISK_BYTES}", "soak", path], stderr=subprocess.DEVNULL).returncode == 0

    def fill(self):
        with open(self.path / "fill", "wb", buffering=0) as file:
            try:
                while file.write(bytes(1 << 16)):
                    pass
            except OSError:
                pass

    def free(self):
        (self.path / "fill").unlink()

    def close(self):
        if self.is_own:
            subprocess.run(["umount", "--lazy", self.path], check=True)


class Clock:
    """What libfaketime's processes share. Made here, since each would otherwise make its own, and put its name into its environment
    at the start: Swift finds a program's arguments beside the environment, as long as that is where the kernel has put it."""

    def __init__(self, folder):
        timers = folder / "monotonic_timers.so"
        subprocess.run(["clang", "-shared", "-fPIC", "-O1", "-o", timers, FOLDER / "monotonic_timers.c", "-ldl"], check=True)
        self.libraries = f"{timers}:{CLOCK_LIBRARIES[0]}"
        end = time.monotonic() + START_SECONDS
        self._start()
        while not (found := self._find()):
            if time.monotonic() > end:
                raise Failure("faketime does not start.")
            # It ends at once if a killed one of the same number has left its files.
            if self._keeper.poll() is not None:
                self._start()
            time.sleep(0.02)
        self.shared = found

    def _start(self):
        self._keeper = subprocess.Popen(
            ["faketime", "--exclude-monotonic", "-f", "+0", "sleep", "infinity"], start_new_session=True, env=OWN_ENVIRONMENT,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def _find(self):
        for child in children(self._keeper.pid):
            try:
                entries = Path(f"/proc/{child}/environ").read_bytes().split(b"\0")
            except OSError:
                continue
            for entry in entries:
                name, _, value = entry.decode(errors="replace").partition("=")
                if name == "FAKETIME_SHARED":
                    return value
        return None

    def close(self):
        # The keeper removes what it has made when its child has ended.
        for child in children(self._keeper.pid):
            os.kill(child, signal.SIGTERM)
        self._keeper.wait()


class Program:
    """A process of the test, and the lines of its output."""

    def __init__(self, name, folder):
        self.name, self.log = name, folder / f"{name}.log"
        self.process = None
        # Ends of the process that nobody has asked for.
        self.surprises = []
        self._is_expected = False

    def launch(self, command, environment):
        self._is_expected = False
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                [str(part) for part in command], env={**OWN_ENVIRONMENT, **environment}, cwd=self.log.parent, stdin=subprocess.DEVNULL,
                stdout=log, stderr=subprocess.STDOUT, start_new_session=True,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CORE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY)))
        self._start = self.log.stat().st_size if self.log.exists() else 0

    async def wait_for(self, text, count=1):
        end = time.monotonic() + START_SECONDS
        while self.log.read_text(errors="replace").count(text) < count:
            if self.process.poll() is not None or time.monotonic() > end:
                raise Failure(f"{self.name} did not write “{text}”:\n{self.log.read_text(errors='replace')}")
            await asyncio.sleep(0.05)

    def check(self):
        """Notes an end that nobody has asked for."""
        if self.process and self.process.poll() is not None and not self._is_expected:
            self._is_expected = True
            self.surprises.append(f"{self.name} ended by itself with {self.process.returncode}")

    def kill(self):
        self._is_expected = True
        self.process.kill()
        self.process.wait()

    def end(self):
        """Ends everything that it has started too."""
        if self.process:
            self._is_expected = True
            for member in reversed(family(self.process.pid)):
                try:
                    os.kill(member, signal.SIGCONT)
                    os.kill(member, signal.SIGKILL)
                except ProcessLookupError:
                    pass
            self.process.wait()


class Server(Program):
    """`viaduct serve`, alone or behind the nginx of --app, on a disk and a clock of its own, and the road to it."""

    def __init__(self, name, folder, program, app=None, clock=None):
        super().__init__(name, folder)
        self._program, self._app, self._shared_clock = program, app, clock
        self.disk = Disk(folder / f"{name}-disk")
        self._clock = folder / f"{name}.clock"
        self._config = folder / f"{name}.json"
        self.token = "owner-token-of-the-soak"
        self._port = free_port()
        self.starts = 0
        self.set_clock(0)
        self.set_identities(has_guest=True)

    @property
    def has_clock(self):
        return self._shared_clock is not None

    def set_clock(self, seconds):
        # Replaced at once: the library must not read half of it.
        new = self._clock.with_suffix(".new")
        new.write_text(f"{seconds:+d}\n")
        new.rename(self._clock)

    def set_identities(self, has_guest):
        rooms = {"member": "member-token-of-the-soak", **({"guest": "guest-token-of-the-soak"} if has_guest else {})}
        self._config.write_text(json.dumps({"token": self.token, "identities": rooms}))

    async def start(self):
        if not self.starts:
            self.road = Road(self._port)
            await self.road.open()
        flags = ["--listen", f"127.0.0.1:{self._port}", "--config", self._config, "--stubs", FOLDER / "stubs",
                 "--public", REPOSITORY / "public", "--log-level", "warning", "--idle-seconds", IDLE_SECONDS]
        if self._app:
            flags += ["--app", self._app]
        environment = {name: str(self.disk.path) for name in ("TMPDIR", "XDG_RUNTIME_DIR", "XDG_CACHE_HOME", "HOME")}
        if self.has_clock:
            environment |= {"LD_PRELOAD": self._shared_clock.libraries, "FAKETIME_TIMESTAMP_FILE": str(self._clock), "NO_FAKE_STAT": "1",
                            "FAKETIME_SHARED": self._shared_clock.shared,
                            "FAKETIME_CACHE_DURATION": "1", "FAKETIME_DONT_FAKE_MONOTONIC": "1", "DONT_FAKE_MONOTONIC": "1"}
        self.launch([self._program, "serve", *flags], environment)
        self.starts += 1
        await self.wait_for("listening on", self.starts)

    @property
    def nginx(self):
        """nginx' processes, its master first."""
        return [member for child in children(self.process.pid) for member in family(child)] if self._app else []

    async def kill_with_nginx(self):
        """Ends the server by SIGKILL, and waits for its nginx, which ends with it."""
        nginx = self.nginx
        self.kill()
        end = time.monotonic() + START_SECONDS
        while any(map(is_running, nginx)):
            if time.monotonic() > end:
                raise Failure(f"{self.name}: nginx goes on after its server’s end")
            await asyncio.sleep(0.02)

    def reload(self):
        self.process.send_signal(signal.SIGHUP)

    def limit_descriptors(self):
        """Leaves the server the descriptors that it has, and its reserve, as when connections had the others. Returns the earlier limit."""
        earlier = resource.prlimit(self.process.pid, resource.RLIMIT_NOFILE)
        resource.prlimit(self.process.pid, resource.RLIMIT_NOFILE, (descriptors(self.process.pid) + RESERVE, earlier[1]))
        return earlier

    def free_descriptors(self, earlier):
        resource.prlimit(self.process.pid, resource.RLIMIT_NOFILE, earlier)

    def end(self):
        super().end()
        self.disk.close()


class App(Program):
    """An app with the component “echo”: one in Swift by `viaduct app`, or one in Python."""

    def __init__(self, name, folder, program, server, is_swift):
        super().__init__(name, folder)
        self.server, self.room, self.is_swift = server, name, is_swift
        self._program = program
        self._starts = 0

    def start(self):
        port = self.server.road.port
        environment = {"VIADUCT_TOKEN": self.server.token}
        if self.is_swift:
            command = [self._program, "app", FOLDER / "Echo", "--server", f"http://127.0.0.1:{port}", "--room", self.room]
            # Each app compiles for itself, in a folder that lasts.
            environment["XDG_CACHE_HOME"] = str(REPOSITORY / ".build" / "tests")
        else:
            command = [sys.executable, "-m", "soak.app", port, self.room, self.name]
            environment["PYTHONPATH"] = str(FOLDER)
        self.launch(command, environment)
        self._starts += 1

    async def wait_until_connected(self):
        await self.wait_for("Connected to")

    @property
    def worker(self):
        """The process that answers: `viaduct app` runs it, and another one when it has ended."""
        return next(iter(children(self.process.pid)), None) if self.is_swift else self.process.pid

    def kill_worker(self):
        if self.is_swift:
            os.kill(self.worker, signal.SIGKILL)
        else:
            self.kill()
            self.start()
