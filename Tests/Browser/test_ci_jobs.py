"""docs/ci.md: its jobs for GitHub and GitLab, in a clean Debian with the package as far as that needs no forge."""

import os
import re
import shutil
import subprocess
import tempfile

import pytest
import yaml

from harness.apt_repository import SigningKey, served
from harness.ci_job import EXAMPLES, STORIES, GitHubJob, GitLabJob, run_beside, write_job
from harness.ci_root import CIRoot
from harness.package import build_package
from harness.ports import free_port
from harness.viaduct_server import PROGRAM, REPOSITORY, ViaductServer

FORGES = {"github": GitHubJob, "gitlab": GitLabJob}
# Each with what it prints when it is green.
TOOLS = {"pytest": "1 passed", "playwright": "pass 1\n", "capybara": STORIES}
WAYS = ["deb", "image", "source"]
GUIDE = (REPOSITORY / "docs/ci.md").read_text()
ADDRESS = "https://packages.example.com"
COMPILERS = ["swift", "cc", "make"]


@pytest.mark.parametrize("forge, end", [("github", "          tests: pytest\n"), ("gitlab", "    - pytest\n")])
def test_the_guide_shows_the_first_lines_of_a_file(forge, end):
    blocks = re.findall(r"^```yaml\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)
    text = (EXAMPLES / f"{forge}-deb.yml").read_text()
    assert any(text.startswith(block) and block.endswith(end) for block in blocks)
    # Each block is of a file, or is run by a test.
    files = "".join(path.read_text() for path in sorted(EXAMPLES.glob("*.yml")))
    assert all(block in files or ADDRESS in block for block in blocks)


def test_the_guide_links_every_file():
    assert set(re.findall(r"examples/ci/(\S+\.yml)", GUIDE)) == {path.name for path in EXAMPLES.glob("*.yml")}


@pytest.mark.parametrize("tool", TOOLS)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("forge", FORGES)
def test_a_job_names_files_and_flags_that_exist(forge, way, tool):
    text = "\n".join(step.script for step in FORGES[forge].of(f"{forge}-{way}.yml", tool).steps() if not isinstance(step, str))
    # Of the examples, or of the demo's folder, which the sample app gets.
    names = re.findall(r"--requirement ([\w.]+)|python3 (\w+\.py)|(bin/package)", text)
    for name in filter(None, sum(names, ())):
        assert (REPOSITORY / name).exists() or list(EXAMPLES.parent.rglob(name)), name
    flags = subprocess.check_output([PROGRAM, "help", "serve"], text=True)
    commands = re.findall(r"^viaduct (.*) >", text, re.MULTILINE)
    assert bool(commands) == (forge == "gitlab" and way != "image" and tool != "capybara")
    for flag in re.findall(r"--[a-z-]+", " ".join(commands)):
        assert f"  {flag} " in flags


@pytest.mark.parametrize("forge", FORGES)
def test_only_a_version_that_is_new_is_built_from_source(forge, tmp_path):
    """The program under test stands for the compiler's work."""
    sources, workspace = tmp_path / "sources", tmp_path / "workspace"
    sources.mkdir()
    workspace.mkdir()
    (sources / "bin").mkdir()
    (sources / "bin/package").write_text('#!/bin/sh\nmkdir "$1" && touch "$1/viaduct_0.1.0_amd64.deb" && echo built\n')
    (sources / "bin/package").chmod(0o755)
    git = ["git", "-c", "user.name=A", "-c", "user.email=a@example.com", "-C", sources]
    for words in [["init", "--quiet"], ["add", "."], ["commit", "--quiet", "--message", "A"], ["tag", "v0.1.0"]]:
        subprocess.run([*git, *words], check=True)

    def run(hit):
        job = FORGES[forge].of(f"{forge}-source.yml", "viaduct")
        folder = tmp_path / f"job-{hit}"
        checkout = {"actions/checkout": f"git clone --quiet {sources} {{path}}"}
        environment = {"GITHUB_WORKSPACE": str(workspace), "RUNNER_TEMP": str(tmp_path / "temporary")}
        command = write_job(job.steps(cache_hit=hit, actions=checkout), folder, folder, environment,
                            lambda text: re.sub(r"https://\S+/OWNER/viaduct", str(sources), text).replace("/tmp/viaduct", str(tmp_path / "clone")))
        return subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment})

    first, second = run(""), run("true")
    assert (first.returncode, second.returncode) == (0, 0), first.stderr + second.stderr
    assert (first.stdout.splitlines().count("built"), second.stdout.splitlines().count("built")) == (1, 0)
    assert (workspace / "dist/viaduct_0.1.0_amd64.deb").exists()
    if forge == "github":
        assert (tmp_path / "temporary/artifacts/viaduct/viaduct_0.1.0_amd64.deb").exists()


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    """A folder with the package under the name that the jobs have for it."""
    folder = tmp_path_factory.mktemp("package")
    package, _ = build_package(folder)
    package.rename(folder / "viaduct_0.1.0_amd64.deb")
    return folder


@pytest.fixture(scope="module")
def base(tmp_path_factory):
    folder = tmp_path_factory.mktemp("base")
    yield CIRoot(folder)
    shutil.rmtree(folder)


@pytest.fixture
def root(base, tmp_path_factory):
    folder = tmp_path_factory.mktemp("root")
    yield base.copied_to(folder)
    shutil.rmtree(folder)


@pytest.fixture
def owner():
    with tempfile.TemporaryDirectory(prefix="v") as folder:
        key = SigningKey(folder, "owner")
        yield key
        key.close()


@pytest.mark.parametrize("forge", [pytest.param(forge, marks=[pytest.mark.slow] * index) for index, forge in enumerate(FORGES)])
def test_the_environment_of_a_job_with_the_image_is_enough(forge):
    """test_image.py has the image itself."""
    job = FORGES[forge].of(f"{forge}-image.yml", "capybara")
    app = free_port()
    viaduct = ViaductServer(environment=job.service(f"http://127.0.0.1:{app}"))
    try:
        ended = run_beside(job, viaduct.url, app)
        assert ended.returncode == 0 and STORIES in ended.stdout, ended.stdout
    finally:
        viaduct.stop()


@pytest.fixture
def ports():
    """Free ones, by those in the jobs: the app's and Viaduct's."""
    return {"3000": free_port(), "4000": free_port()}


@pytest.fixture
def job(request, forge, way, tool, ports):
    """A job. Beside one for the image runs the program, since test_image.py has the image."""
    job = FORGES[forge].of(f"{forge}-{way}.yml", tool)
    if way == "image":
        server = ViaductServer(address=f"127.0.0.1:{ports['4000']}", environment=job.service(f"http://127.0.0.1:{ports['3000']}"))
        request.addfinalizer(server.stop)
    return job


@pytest.mark.slow
@pytest.mark.alone
@pytest.mark.parametrize("tool", TOOLS)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("forge", FORGES)
def test_a_job_is_green_without_a_build(root, package, job, forge, way, tool, ports, record_property):
    if way == "source":
        # The first job's artifact, where each forge has it.
        shutil.copytree(package, root.path / "work" / {"github": "", "gitlab": "dist"}[forge], dirs_exist_ok=True)
    with served(package) as address:
        def change(text):
            text = re.sub(r"https://\S+/OWNER/viaduct/\S+/(?=viaduct_)", f"{address}/", text).replace("http://viaduct:", "http://127.0.0.1:")
            # The browser is Debian's: Playwright's own is on no registry.
            text = re.sub(r"^(npx )?playwright install .*", "true", text, flags=re.MULTILINE)
            return re.sub(r"\b[34]000\b", lambda match: str(ports[match[0]]), text)

        # By default, the server listens on 4000, and the helpers look there.
        listener = f"127.0.0.1:{ports['4000']}"
        moved = {} if tool == "capybara" else {"VIADUCT_LISTEN": listener, "VIADUCT_URL": f"http://{listener}"}
        ended = root.run(job, change=change, **moved)
    assert ended.returncode == 0, ended.stdout[-8000:] + ended.stderr[-2000:]
    assert TOOLS[tool] in ended.stdout
    assert not any(root.has(compiler) for compiler in COMPILERS), "Something was built"
    [milliseconds] = re.findall(r"^### end after (\d+) ms", ended.stdout, re.MULTILINE)
    record_property(f"{tool} at {forge} ({way}), from the first line to green:", f"{int(milliseconds) / 1000:.0f} s")


@pytest.mark.slow
@pytest.mark.alone
def test_a_job_installs_from_an_apt_repository(root, package, owner, tmp_path):
    """By the action's input, and by the guide's lines for GitLab."""
    [deb] = package.glob("*.deb")
    version = subprocess.check_output(["dpkg-deb", "--field", deb, "Version"], text=True).strip()
    added = owner.run("apt-repository", "--key", owner.name, tmp_path / "repository", deb)
    assert added.returncode == 0, added.stderr
    action = {"uses": "OWNER/viaduct/.github/actions/viaduct@v0", "with": {"repository": ADDRESS, "version": version, "tests": "viaduct --version"}}
    [block] = [block for block in re.findall(r"^```yaml\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL) if ADDRESS in block]
    jobs = [GitHubJob({"jobs": {"test": {"steps": [action]}}}, "test"),
            GitLabJob({"test": {"before_script": yaml.safe_load(block), "script": ["viaduct --version", "! viaduct --nonsense"]}}, "test")]
    with served(tmp_path / "repository") as address:
        for job in jobs:
            ended = root.run(job, change=lambda text: text.replace(ADDRESS, address))
            assert ended.returncode == 0, ended.stdout[-4000:] + ended.stderr[-2000:]
            assert re.search(r"^viaduct \d+\.\d+\.\d+$", ended.stdout, re.MULTILINE)
            root.purge("viaduct")
