"""The deployment files: compose files, workflows and jobs, checked with the schemas that editors use."""

import json
import os
import re
import subprocess
import sys

import pytest
import yaml

from harness.viaduct_server import REPOSITORY

COMPOSE_FILES = ["compose.yaml", "docs/examples/devcontainer/compose.yaml"]
# The ways in which Viaduct comes into a job of docs/ci.md.
WAYS = ["deb", "image", "source"]
RELEASE = REPOSITORY / ".github/workflows/release.yml"


def check(schema, file, *arguments):
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}", *arguments, file]
    return subprocess.run(command, capture_output=True, text=True, cwd=REPOSITORY)


def load(path):
    return yaml.safe_load((REPOSITORY / path).read_text())


@pytest.mark.parametrize("schema, file, arguments", [
    *[("compose-spec", file, []) for file in COMPOSE_FILES],
    ("github-workflows", ".github/workflows/release.yml", []),
    ("github-actions", ".github/actions/viaduct/action.yml", []),
    *[("github-workflows", f"docs/examples/ci/github-{way}.yml", []) for way in WAYS],
    *[("gitlab-ci", f"docs/examples/ci/gitlab-{way}.yml", ["--data-transform", "gitlab-ci"]) for way in WAYS],
])
def test_a_file_follows_its_schema(schema, file, arguments):
    checked = check(schema, file, *arguments)
    assert checked.returncode == 0, checked.stdout


@pytest.mark.parametrize("schema, text", [
    ("compose-spec", "services: { viaduct: { image: viaduct, port: [4000] } }"),
    ("github-workflows", "on: push\njobs: { release: { steps: [] } }"),
])
def test_the_schemas_see_a_mistake(tmp_path, schema, text):
    file = tmp_path / "file.yml"
    file.write_text(text)
    assert check(schema, file).returncode == 1


def test_the_compose_file_publishes_on_this_machine_only_and_says_so():
    services = load("compose.yaml")["services"]
    assert [port for service in services.values() for port in service.get("ports", [])] == ["127.0.0.1:4000:4000"]
    assert services["viaduct"]["environment"]["VIADUCT_INSECURE"] == "1"
    lines = (REPOSITORY / "compose.yaml").read_text().splitlines()
    setting = next(index for index, line in enumerate(lines) if "VIADUCT_INSECURE" in line)
    assert lines[setting - 1].strip().startswith("#"), "The setting needs its reason"


def test_the_containers_of_the_compose_file_may_do_little():
    for name, service in load("compose.yaml")["services"].items():
        assert not service.get("privileged"), name
        for volume in service.get("volumes", []):
            assert volume.endswith(":ro") or volume == "state:/var/lib/viaduct", f"{name}: {volume}"
    server = load("compose.yaml")["services"]["viaduct"]
    assert server["read_only"] and server["cap_drop"] == ["ALL"]


@pytest.mark.parametrize("file", COMPOSE_FILES)
def test_the_folders_and_variables_of_a_compose_file_exist(file):
    text = (REPOSITORY / file).read_text()
    if file == "compose.yaml":
        for folder in re.findall(r'"(\./[^:"]+):', text):
            assert (REPOSITORY / folder).is_dir(), folder
    image = (REPOSITORY / "Dockerfile").read_text()
    for service in load(file)["services"].values():
        for volume in service.get("volumes", []):
            target = volume.split(":")[1]
            assert target != "/var/lib/viaduct" or f"VOLUME {target}\n" in image
        target = service.get("build", {}).get("target") if isinstance(service.get("build"), dict) else None
        assert target is None or f" AS {target}\n" in image


def test_the_devcontainer_names_a_service_of_its_compose_file():
    folder = REPOSITORY / "docs/examples/devcontainer"
    settings = json.loads((folder / "devcontainer.json").read_text())
    services = yaml.safe_load((folder / settings["dockerComposeFile"]).read_text())["services"]
    assert settings["service"] in services
    for port in settings["forwardPorts"]:
        assert port.partition(":")[0] in services
    assert not any("ports" in service for service in services.values()), "The editor forwards the port"


def test_the_release_runs_scripts_of_the_project():
    jobs = yaml.safe_load(RELEASE.read_text())["jobs"]
    lines = [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step]
    scripts = [match[1] for line in lines if (match := re.match(r"(bin/\S+)", line))]
    assert {"bin/package", "bin/image", "bin/test"} <= set(scripts)
    for script in scripts:
        assert (REPOSITORY / script).stat().st_mode & 0o111, script
    # The rest prepares the machine, or passes on the results of the scripts.
    rest = [line for line in lines if not line.startswith("bin/")]
    assert all(line.startswith(("apt-get ", "git config ", "gh release create ", "test ")) for line in rest), rest


def test_the_release_is_for_both_architectures():
    jobs = yaml.safe_load(RELEASE.read_text())["jobs"]
    assert {build["architecture"] for build in jobs["packages"]["strategy"]["matrix"]["include"]} == {"amd64", "arm64"}
    # Each is built by a machine of its own: an emulated Swift compiler crashes.
    assert jobs["image"]["strategy"]["matrix"]["runner"] == ["ubuntu-24.04", "ubuntu-24.04-arm"]


@pytest.fixture
def image(tmp_path):
    """Runs bin/image with a program in place of Docker, and returns the lines of that program's arguments."""
    docker = tmp_path / "docker"
    docker.write_text(f'#!/bin/sh\n[ "$1" != version ] || exec echo arm64\necho "$*" >> {tmp_path}/calls\n')
    docker.chmod(0o755)

    def image(*arguments):
        environment = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
        subprocess.run([REPOSITORY / "bin/image", *arguments], check=True, env=environment)
        return (tmp_path / "calls").read_text().splitlines()

    return image


def test_an_image_is_built_for_the_machine(image):
    server, app = image("--push", "host/viaduct", "1.2.3")
    assert "--push --tag host/viaduct:1.2.3-arm64" in server
    assert "--push --target app --tag host/viaduct:1.2.3-app-arm64" in app


@pytest.mark.parametrize("version, is_latest", [("1.2.3", True), ("1.2.3-rc1", False)])
def test_the_images_of_both_architectures_get_one_name(image, version, is_latest):
    server, app = image("--join", "host/viaduct", version)
    name = f"host/viaduct:{version}"
    assert f"--tag {name} " in server and server.endswith(f" {name}-amd64 {name}-arm64")
    assert (" --tag host/viaduct:latest " in server) == is_latest
    assert app.endswith(f"--tag {name}-app {name}-app-amd64 {name}-app-arm64")
