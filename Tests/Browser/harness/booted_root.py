from harness import containers
from harness.waiting import wait_until


class BootedRoot:
    """A Debian in a folder, booted by systemd in a container on this machine's network."""

    class Failure(Exception):
        """Systemd cannot be started here."""

    def __init__(self, root, *names):
        """`names`: the host names of this machine in the container."""
        # Systemd makes namespaces for its services, as on a machine of its own.
        started = containers.podman(
            "run", "--detach", "--systemd", "always", "--network", "host", "--cap-add", "SYS_ADMIN", *containers.limit_flags(),
            *[word for name in names for word in ["--add-host", f"{name}:127.0.0.1"]], "--rootfs", root.path, "/sbin/init")
        if started.returncode != 0:
            raise self.Failure(started.stderr[-300:])
        self._id = started.stdout.split()[-1]
        try:
            wait_until(lambda: self.run("systemctl", "is-system-running").stdout.strip() in ("running", "degraded"),
                       lambda: containers.podman("logs", self._id).stdout[-300:])
        except AssertionError as error:
            self.remove()
            raise self.Failure(str(error)) from error

    def run(self, *words, folder="/root", **variables):
        """Runs a program to its end. Returns its status, output and errors."""
        settings = [word for name, value in variables.items() for word in ["--env", f"{name}={value}"]]
        return containers.podman("exec", "--workdir", folder, *settings, self._id, *words)

    def remove(self):
        containers.podman("rm", "--force", "--time", "5", self._id)
