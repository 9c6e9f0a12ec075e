import copy
import shutil
import subprocess
from pathlib import Path

# The time limit for a command that downloads packages.
FETCH_SECONDS = 900
# Those of Debian's own images: the updates have the browser of today.
SOURCES = """\
deb http://deb.debian.org/debian bookworm main
deb http://deb.debian.org/debian bookworm-updates main
deb http://deb.debian.org/debian-security bookworm-security main
"""


class DebianRoot:
    """A clean Debian 12 in a folder, whose programs run on this machine's network. Needs root and Debian's servers."""

    def __init__(self, folder, *packages):
        """`packages`: installed in addition to Debian's minimal set."""
        self.path = Path(folder)
        include = [f"--include={','.join(packages)}"] if packages else []
        subprocess.run(["debootstrap", "--variant=minbase", *include, "bookworm", self.path, "http://deb.debian.org/debian"],
                       check=True, timeout=FETCH_SECONDS, stdout=subprocess.DEVNULL)
        self.write("etc/apt/sources.list", SOURCES)
        shutil.copy("/etc/resolv.conf", self.path / "etc/resolv.conf")
        # Installed services stay off, as in every chroot.
        self.write("usr/sbin/policy-rc.d", "#!/bin/sh\nexit 101\n", mode=0o755)

    def copied_to(self, folder):
        """Returns a copy of the root in an empty folder."""
        subprocess.run(["cp", "--archive", "--reflink=auto", f"{self.path}/.", folder], check=True)
        twin = copy.copy(self)
        twin.path = Path(folder)
        return twin

    def write(self, path, text, mode=0o644):
        file = self.path / path
        file.write_text(text)
        file.chmod(mode)

    def copy(self, file):
        """Copies a file into the root's /tmp, and returns its path there."""
        shutil.copy(file, self.path / "tmp")
        return f"/tmp/{Path(file).name}"

    def command(self, *words):
        """Returns the command line that runs a program in the root. The processes that it starts end with it."""
        proc = f"--mount-proc={self.path}/proc"
        return ["unshare", "--mount", "--pid", "--fork", "--kill-child", proc, "chroot", self.path, *words]

    def run(self, *words, limit=60):
        """Runs a program to its end. Returns its status, output and errors."""
        return subprocess.run(self.command(*words), capture_output=True, text=True, timeout=limit, **self.options)

    def install(self, *packages):
        for words in [["update"], ["install", "--yes", *packages]]:
            ended = self.run("apt-get", "-q", *words, limit=FETCH_SECONDS)
            assert ended.returncode == 0, ended.stdout + ended.stderr

    @property
    def options(self):
        """The options for starting its programs, without this machine's settings."""
        return {"cwd": "/", "env": {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "TMPDIR": "/tmp",
                                    "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}}
