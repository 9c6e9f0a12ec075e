import json
import os
import resource
import subprocess
import sys

import yaml

# The time limit for the build of an image.
BUILD_SECONDS = 1200


def podman(*words, **options):
    """Runs podman, with runc: crun refuses machines with both versions of cgroups."""
    options = {"capture_output": True, "text": True, "timeout": BUILD_SECONDS, **options}
    return subprocess.run(["podman", "--runtime", "runc", *words], **options)


def why_no_containers():
    """Returns the reason why no container can run here, or None."""
    try:
        asked = podman("info", "--format", "json")
    except FileNotFoundError:
        return "There is no podman"
    return None if asked.returncode == 0 else f"podman does not run: {asked.stderr[-200:]}"


def limits():
    """The resource limits of a container, lowered to this machine's where podman would ask for more."""
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    return [f"nofile={files}:{files}", "nproc=4096:4096"]


def limit_flags():
    """The same limits as flags of podman's command line."""
    return [word for limit in limits() for word in ["--ulimit", limit]]


class Composition:
    """The services of a compose file, started by podman-compose. The images and ports replace the file's own."""

    def __init__(self, file, folder, images, ports, volumes=None):
        text = yaml.safe_load(file.read_text())
        for name, service in text["services"].items():
            service.pop("build", None)
            service["image"] = images.get(name, service.get("image"))
            mounts = [*service.get("volumes", []), *(volumes or {}).get(name, [])]
            service["volumes"] = [f"{file.parent}/{mount[2:]}" if mount.startswith("./") else mount for mount in mounts]
            if name in ports:
                service["ports"] = ports[name]
        self._folder = folder
        (folder / "compose.yaml").write_text(yaml.safe_dump(text))
        (folder / "containers.conf").write_text(
            f'[engine]\nruntime = "runc"\n[containers]\ndefault_ulimits = {json.dumps(limits())}\n')

    def run(self, *words):
        environment = {name: value for name, value in os.environ.items() if not name.startswith("VIADUCT_")}
        environment["CONTAINERS_CONF"] = str(self._folder / "containers.conf")
        return subprocess.run([sys.executable, "-m", "podman_compose", "--project-name", "viaduct-test", *words], cwd=self._folder, env=environment,
                              capture_output=True, text=True, timeout=BUILD_SECONDS)

    def log(self, service):
        logs = podman("logs", f"viaduct-test_{service}_1")
        return logs.stdout + logs.stderr


def import_root(root, name):
    """Makes an image of a folder."""
    tar = ["tar", "--directory", root, "--exclude=./proc/*", "--exclude=./sys/*", "--exclude=./dev/*", "--create", "."]
    with subprocess.Popen(tar, stdout=subprocess.PIPE) as archive:
        imported = podman("import", "-", name, stdin=archive.stdout)
    assert imported.returncode == 0, imported.stderr


def build(folder, name):
    """Builds the image of the Dockerfile in the folder."""
    built = podman("build", "--format", "docker", "--network", "host", "--isolation", "chroot", "--tag", name, folder)
    assert built.returncode == 0, built.stdout[-2000:] + built.stderr[-2000:]


def inspect(name):
    return json.loads(podman("image", "inspect", name).stdout)[0]


class Container:
    """A container of an image, as compose.yaml starts it: with a root that cannot be written, and without capabilities."""

    def __init__(self, image, *, volume, **environment):
        variables = [word for name, value in environment.items() for word in ["--env", f"{name}={value}"]]
        started = podman(
            "run", "--detach", "--network", "host", "--read-only", "--tmpfs", "/tmp", "--cap-drop", "all",
            "--security-opt", "no-new-privileges", *limit_flags(), "--no-healthcheck", "--volume", f"{volume}:/var/lib/viaduct", *variables, image)
        assert started.returncode == 0, started.stderr
        self._id = started.stdout.split()[-1]

    def run(self, *words):
        return podman("exec", self._id, *words)

    @property
    def log(self):
        logs = podman("logs", self._id)
        return logs.stdout + logs.stderr

    def remove(self):
        podman("rm", "--force", "--time", "5", self._id)
