"""The server's image: its size, its user, and its server in front of the sample web app, started as in compose.yaml."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from harness import containers
from harness.ci_job import STORIES, GitHubJob, GitLabJob, run_beside
from harness.debian_root import DebianRoot
from harness.package import build_package
from harness.ports import free_port
from harness.proxy_client import ProxyClient
from harness.viaduct_server import REPOSITORY
from harness.waiting import wait_until

# On one worker, because all tests share one image.
pytestmark = [pytest.mark.slow, pytest.mark.alone]

BASE, IMAGE, VOLUME = "localhost/viaduct-test-base", "localhost/viaduct-test", "viaduct-test"
TOOLCHAIN = Path(shutil.which("swift") or "/usr/bin/swift").resolve().parents[1]
LARGEST_IMAGE = 200_000_000
# A registry's base image lacks these too.
LEFT_OUT = ["usr/share/doc", "usr/share/man", "usr/share/locale", "usr/share/info", "var/cache/apt", "var/lib/apt/lists"]


@pytest.fixture(scope="module")
def image(tmp_path_factory):
    """The last stage of the Dockerfile, on a Debian built from packages, so that no registry is needed."""
    if reason := containers.why_no_containers():
        pytest.skip(reason)
    folder = tmp_path_factory.mktemp("base")
    root = DebianRoot(folder)
    for path in LEFT_OUT:
        shutil.rmtree(root.path / path)
        (root.path / path).mkdir()
    root.write("etc/dpkg/dpkg.cfg.d/slim", "".join(f"path-exclude /{path}/*\n" for path in LEFT_OUT[:4]))
    containers.import_root(root.path, BASE)
    shutil.rmtree(folder)

    context = tmp_path_factory.mktemp("context")
    program = subprocess.check_output([REPOSITORY / "bin/build", "--static"], text=True).strip()
    text = (REPOSITORY / "Dockerfile").read_text()
    assert 'install -D --strip "$program"' in text
    subprocess.run(["install", "--strip", program, context / "viaduct"], check=True)
    stage = text[text.index("FROM debian:"):].replace("FROM debian:bookworm-slim", f"FROM {BASE}")
    (context / "Dockerfile").write_text(stage.replace("COPY --from=build /viaduct/viaduct", "COPY viaduct"))
    for name in ["public", "config"]:
        shutil.copytree(REPOSITORY / name, context / name)
    containers.build(context, IMAGE)
    yield IMAGE
    containers.podman("volume", "rm", "--force", VOLUME)
    containers.podman("rmi", IMAGE, BASE)


@pytest.fixture
def sample_app():
    port = free_port()
    sample = REPOSITORY / "docs/examples/sample-app/app.py"
    app = subprocess.Popen([sys.executable, sample, str(port), REPOSITORY / "public/demo"], stderr=subprocess.DEVNULL)
    yield f"http://127.0.0.1:{port}"
    app.terminate()
    app.wait()


@pytest.fixture
def start(image):
    """Starts a container: `start(port, **variables)`."""
    started = []

    def start(port, **variables):
        started.append(containers.Container(image, volume=VOLUME, VIADUCT_LISTEN=f"127.0.0.1:{port}", **variables))
        wait_until(lambda: started[-1].run("viaduct", "health").returncode == 0, lambda: started[-1].log)
        return started[-1]

    yield start
    for container in started:
        container.remove()


def test_the_image_is_small_and_not_roots(image, record_property):
    image = containers.inspect(image)
    record_property("image:", f"{image['Size'] / 1e6:.0f} MB")
    assert image["Size"] <= LARGEST_IMAGE
    assert image["Config"]["User"] == "viaduct"
    assert image["Healthcheck"]["Test"] == ["CMD", "viaduct", "health"]


def test_the_server_serves_the_sample_app_from_a_root_that_cannot_be_written(start, sample_app):
    port = free_port()
    container = start(port, VIADUCT_APP=sample_app)
    page = ProxyClient(port).ask(headers={"sec_fetch_dest": "document"}).body.decode()
    assert "Shown to the app." in page
    assert "/viaduct/adapter.js" in page
    assert container.run("id", "--user").stdout.strip() == "990"
    assert container.run("touch", "/usr/local/share/viaduct/file").returncode != 0


def test_a_secret_that_the_server_made_outlives_the_container(start):
    port = free_port()
    secrets = []
    for _ in range(2):
        container = start(port)
        secrets.append(container.run("cat", f"/var/lib/viaduct/.local/state/viaduct/{port}.token").stdout)
        container.remove()
    assert re.fullmatch(r"\w{32,}\n", secrets[0])
    assert secrets[0] == secrets[1]


@pytest.mark.parametrize("job", [GitHubJob.of("github-image.yml", "capybara"), GitLabJob.of("gitlab-image.yml", "capybara")], ids=["github", "gitlab"])
def test_a_job_with_the_image_runs_system_tests(start, job):
    """docs/ci.md: the container has the job's variables, on this machine's network."""
    port, app = free_port(), free_port()
    container = start(port, **job.service(f"http://127.0.0.1:{app}"))
    ended = run_beside(job, f"http://127.0.0.1:{port}", app)
    assert ended.returncode == 0 and STORIES in ended.stdout, ended.stdout + container.log


@pytest.fixture
def python(image, tmp_path):
    """An image to use instead of python:3-slim."""
    (tmp_path / "Dockerfile").write_text(
        f"FROM {BASE}\nRUN apt-get update -qq && apt-get install -y -qq --no-install-recommends python3\n")
    containers.build(tmp_path, f"{BASE}-python")
    yield f"{BASE}-python"
    containers.podman("rmi", "--force", f"{BASE}-python")


@pytest.fixture
def components(image, tmp_path):
    """An image to use instead of the target `app`: the package with the compiled modules. The toolchain is mounted."""
    folder = tmp_path / "app"
    name = build_package(folder)[0].name
    packages = "gcc libc6-dev libstdc++-12-dev libwebsockets-dev libcurl4-openssl-dev zlib1g-dev libxml2 libsqlite3-0 libncurses6 libedit2"
    (folder / "Dockerfile").write_text(f"""\
FROM {BASE}
COPY {name} /tmp/
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends /tmp/{name} {packages} \\
    && useradd --system --uid 990 --home-dir /var/lib/viaduct --create-home viaduct
USER viaduct
ENV HOME=/var/lib/viaduct XDG_CACHE_HOME=/tmp/cache PATH={TOOLCHAIN}/bin:/usr/sbin:/usr/bin:/sbin:/bin
ENTRYPOINT ["/usr/bin/viaduct", "app"]
""")
    containers.build(folder, f"{BASE}-app")
    yield f"{BASE}-app"
    containers.podman("rmi", "--force", f"{BASE}-app")


@pytest.mark.parametrize("profile", ["", "components"])
def test_the_compose_file_shows_the_sample_app(profile, image, python, tmp_path, request):
    images = {"viaduct": image, "web": python}
    if profile:
        images["components"] = request.getfixturevalue("components")
    port = free_port()
    services = containers.Composition(
        REPOSITORY / "compose.yaml", tmp_path, images, ports={"viaduct": [f"127.0.0.1:{port}:4000"]},
        volumes={"components": [f"{TOOLCHAIN}:{TOOLCHAIN}:ro"]})
    profiles = ["--profile", profile] if profile else []

    def page():
        try:
            return ProxyClient(port).ask(headers={"sec_fetch_dest": "document"}).body.decode()
        except OSError:
            return ""

    try:
        started = services.run(*profiles, "up", "--detach")
        assert started.returncode == 0, started.stderr
        wait_until(lambda: "Shown to the app." in page(), lambda: services.log("viaduct"))
        assert "/viaduct/adapter.js" in page()
        if profile:
            wait_until(lambda: "Connected to" in services.log("components"), lambda: services.log("components"), limit=120)
    finally:
        services.run(*profiles, "down", "--volumes")
