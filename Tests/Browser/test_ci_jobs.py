"""docs/ci.md: its jobs for GitHub and GitLab, in a clean Debian with the package as far as that needs no forge."""

import re
import shutil
import subprocess

import pytest

from harness.apt_repository import served
from harness.ci_job import GitHubJob, GitLabJob
from harness.ci_root import CIRoot
from harness.package import build_package
from harness.ports import free_port

TOOLS = {"pytest": "1 passed", "playwright": "# pass 1", "capybara": "5 runs, "}


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


@pytest.mark.slow
@pytest.mark.alone
@pytest.mark.parametrize("tool", TOOLS)
@pytest.mark.parametrize("forge, job", [("github", GitHubJob), ("gitlab", GitLabJob)])
def test_a_job_is_green_with_the_released_package(root, package, forge, job, tool, record_property):
    ports = {"3000": str(free_port()), "4000": str(free_port())}
    with served(package) as address:
        def change(text):
            text = re.sub(r"https://\S+/OWNER/viaduct/\S+/(?=viaduct_)", f"{address}/", text)
            return re.sub(r"\b[34]000\b", lambda match: ports[match[0]], text)

        # By default, the helpers look at 4000.
        moved = {} if tool == "capybara" else {"VIADUCT_URL": f"http://127.0.0.1:{ports['4000']}"}
        ended = root.run(job(f"{forge}-deb.yml", tool), change=change, **moved)
    assert ended.returncode == 0, ended.stdout[-8000:] + ended.stderr[-2000:]
    assert TOOLS[tool] in ended.stdout
    assert not any(root.has(compiler) for compiler in ["swift", "cc", "make"]), "Something was built"
    [milliseconds] = re.findall(r"^### end after (\d+) ms", ended.stdout, re.MULTILINE)
    record_property(f"{tool} at {forge}, from the first line to green:", f"{int(milliseconds) / 1000:.0f} s")
