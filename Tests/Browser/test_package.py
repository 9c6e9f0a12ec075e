"""The Debian package and the tarball: built twice, and installed and used in a clean Debian without Swift."""

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest

from harness.command import Command
from harness.debian_root import DebianRoot
from harness.package import BUILD_SECONDS, build_package
from harness.ports import free_port
from harness.proxied_app import ProxiedApp
from harness.proxy_client import ProxyClient
from harness.viaduct_server import REPOSITORY

# On one worker, because all tests share one root.
pytestmark = [pytest.mark.slow, pytest.mark.alone]

COMPONENT = REPOSITORY / "docs/examples/FormApp/Sources/FormComponent.swift"
PAGE = "<!doctype html><title>My app</title>"


def checksums(files):
    return [hashlib.sha256(open(file, "rb").read()).hexdigest() for file in files]


@pytest.fixture(scope="module")
def packages(tmp_path_factory):
    return build_package(tmp_path_factory.mktemp("package"))


@pytest.fixture(scope="module")
def installation(packages, tmp_path_factory):
    """The package, unpacked beside the toolchain."""
    folder = tmp_path_factory.mktemp("installation")
    subprocess.run(["dpkg-deb", "--extract", packages[0], folder], check=True)
    return folder


@pytest.fixture(scope="module")
def root(packages, tmp_path_factory):
    folder = tmp_path_factory.mktemp("root")
    # pytest's folders are private; a Debian's root is not.
    folder.chmod(0o755)
    root = DebianRoot(folder)
    root.install(root.copy(packages[0]))
    yield root
    shutil.rmtree(folder)


@pytest.fixture
def serve(root):
    """Starts the server in the root: `serve(*flags)` returns a function for requests."""
    servers = []

    def serve(*flags):
        port = free_port()
        words = ["viaduct", "serve", "--listen", f"127.0.0.1:{port}", *flags]
        servers.append(Command(root.command(*words), **root.options))
        servers[-1].wait_for_line("listening on http")
        return ProxyClient(port)

    yield serve
    for server in servers:
        server.end()


def test_two_builds_of_the_same_program_are_equal(packages, tmp_path):
    assert checksums(packages) == checksums(build_package(tmp_path))


def test_a_build_from_nothing_is_equal_too(packages, tmp_path):
    """Compiles everything again, in the same folder."""
    program = Path(os.environ["VIADUCT_BINARY"]).resolve()
    if program != (REPOSITORY / ".build/release/viaduct").resolve():
        pytest.skip("The program under test is not bin/build's")
    # <scratch>/<platform>/release/viaduct
    scratch = program.parents[2]
    kept = tmp_path / "kept"
    kept.mkdir()
    for part in [program.parents[1], scratch / "build.db"]:
        shutil.move(part, kept)
    subprocess.run([REPOSITORY / "bin/build"], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=BUILD_SECONDS)
    assert checksums(packages) == checksums(build_package(tmp_path))


def test_no_program_looks_for_libraries_of_another_toolchain(installation):
    files = [installation / "usr/lib/viaduct/viaduct", *(installation / "usr/lib/viaduct").glob("*.so")]
    assert len(files) > 10
    for file in files:
        dynamic = subprocess.check_output(["readelf", "--dynamic", file], text=True)
        assert re.findall(r"\((?:RUNPATH|RPATH)\).*\[(.*)\]", dynamic) in ([], ["$ORIGIN"]), file.name


def test_the_server_runs_without_swift(root, serve):
    assert root.run("sh", "-c", "command -v swift").returncode != 0
    assert re.fullmatch(r"viaduct \d+\.\d+\.\d+\n", root.run("viaduct", "--version").stdout)
    server = serve()
    assert "Viaduct" in server.ask().body.decode()
    assert server.ask("/viaduct/adapter.js").status == 200
    assert server.ask("/demo/form.html").status == 200


def test_the_proxy_runs_in_front_of_a_web_app(serve):
    app = ProxiedApp()
    app.add("/", PAGE)
    page = serve("--app", app.url).ask(headers={"sec_fetch_dest": "document"}).body.decode()
    app.close()
    assert "My app" in page
    assert "/viaduct/adapter.js" in page


def test_the_manual_the_completions_and_the_service_are_there(root):
    manual = gzip.decompress((root.path / "usr/share/man/man1/viaduct.1.gz").read_bytes())
    assert manual.decode() == (REPOSITORY / "docs/viaduct.1").read_text()
    completed = root.run("bash", "-c", ". /usr/share/bash-completion/completions/viaduct; complete -p viaduct")
    assert completed.returncode == 0, completed.stderr
    for shell, file in [("zsh", "zsh/vendor-completions/_viaduct"), ("fish", "fish/vendor_completions.d/viaduct.fish")]:
        assert (root.path / "usr/share" / file).read_text() == root.run("viaduct", "completion", shell).stdout
    unit = (root.path / "lib/systemd/system/viaduct.service").read_text()
    assert unit == (REPOSITORY / "config/systemd/viaduct.service").read_text()


def test_only_the_service_may_read_the_configuration(root):
    listed = root.run("stat", "--format", "%A %U:%G", "/etc/viaduct", "/etc/viaduct/viaduct.json").stdout
    assert listed == "drwxr-x--- root:viaduct-config\n-rw-r----- root:viaduct-config\n"
    assert root.run("viaduct", "serve", "--config", "/etc/viaduct/viaduct.json", "--listen", "nonsense").returncode == 2


def test_components_without_a_toolchain_are_told_what_is_missing(root):
    component = root.copy(COMPONENT)
    told = root.run("viaduct", "app", component)
    assert told.returncode != 0
    assert "Install Swift 6.3" in told.stderr


def test_components_use_the_modules_of_the_package_with_its_own_toolchain(installation, tmp_path):
    checked = check(installation, tmp_path)
    assert "1 component: 1 compile" in checked
    assert "Viaduct's modules" not in checked
    assert not (tmp_path / "viaduct/runtime").exists()


def test_another_toolchain_builds_the_modules_once_and_says_so(installation, tmp_path):
    swift = tmp_path / "bin/swift"
    swift.parent.mkdir()
    real = shutil.which("swift")
    swift.write_text(f'#!/bin/sh\nif [ "$1" = --version ]; then echo "Swift version 6.9 (test)"; else exec "{real}" "$@"; fi\n')
    swift.chmod(0o755)
    path = f"{swift.parent}:{os.environ['PATH']}"
    first = check(installation, tmp_path, PATH=path)
    assert re.search(r"was built with Swift version \S+ .*, and this is Swift version 6\.9 \(test\)\. Its modules are built once", first)
    assert "1 component: 1 compile" in first
    second = check(installation, tmp_path, PATH=path)
    assert "modules" not in second
    assert "1 component: 1 compile" in second


def check(installation, cache, **environment):
    """Returns the output of the installed program's `viaduct app --check`."""
    command = [installation / "usr/bin/viaduct", "app", "--check", COMPONENT]
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache), **environment}
    checked = subprocess.run(command, capture_output=True, text=True, timeout=BUILD_SECONDS, env=environment, cwd=cache)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    return checked.stdout + checked.stderr


def test_the_tarball_runs_from_any_prefix(packages, tmp_path):
    with tarfile.open(packages[1]) as tarball:
        tarball.extractall(tmp_path, filter="tar")
    [prefix] = tmp_path.iterdir()
    port = free_port()
    server = Command([prefix / "bin/viaduct", "serve", "--listen", f"127.0.0.1:{port}"], cwd=tmp_path)
    try:
        server.wait_for_line("listening on http")
        assert ProxyClient(port).ask("/demo/form.html").status == 200
    finally:
        server.end()


def test_a_purge_leaves_nothing(root):
    """Last, since the root has no Viaduct after it."""
    # A key of the administrator's, which the package does not know.
    root.run("install", "--mode", "640", "--group", "viaduct-config", "/dev/null", "/etc/viaduct/privkey.pem")
    purged = root.run("dpkg", "--purge", "viaduct")
    assert purged.returncode == 0, purged.stderr
    assert root.run("stat", "--format", "%U:%G", "/etc/viaduct/privkey.pem").stdout == "root:root\n"
    root.run("rm", "--recursive", "/etc/viaduct")
    left = root.run("find", "/usr", "/etc", "/lib/systemd", "/var/lib", "-name", "*viaduct*", "-not", "-path", "/var/lib/dpkg/*").stdout
    assert left == ""
    assert "viaduct" not in (root.path / "etc/group").read_text()
