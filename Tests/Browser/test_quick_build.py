"""What bin/dev builds and runs: a quick build at once, and the optimised one beside it, for the next start."""

import json
import os
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest

from harness.app_command import CACHE
from harness.command import Command
from harness.ports import free_port
from harness.viaduct_server import REPOSITORY, ViaductServer, process_options
from harness.waiting import wait_until

SCRIPTS = ["dev", "build", "viaduct"]
# A compiler for the order of builds: it notes each build, ends it when nothing holds it back, and makes programs that print their name.
COMPILER = """\
#!/usr/bin/env bash
if [ "$1" = --version ]; then cat version; exit; fi
case " $* " in
    *" release "*) name=optimised products=.build/release ;;
    *" ViaductRuntime "*) name=modules products= ;;
    *) name=quick products=.build/quick/debug ;;
esac
echo "$name" >>builds
echo $$ >"$name.process"
echo "The compiler says $name"
trap 'exit 130' INT
while [ -e "hold-$name" ]; do sleep 0.01; done
[ ! -e "fail-$name" ] || exit 1
[ -n "$products" ] || exit 0
mkdir -p "$products"
printf '#!/bin/sh\\necho "runs %s $*"\\nexec sleep 600\\n' "$name" >"$products/viaduct.new"
chmod +x "$products/viaduct.new"
mv "$products/viaduct.new" "$products/viaduct"
"""
# 35 when this was written, of 81 with all that components can import.
MOST_MODULES = 40
COMPONENT = REPOSITORY / "docs/examples/FormApp/Sources/FormComponent.swift"


class Folder:
    """Viaduct's folder, with that compiler."""

    def __init__(self, path):
        self.path = path
        (path / "bin").mkdir()
        for name in SCRIPTS:
            shutil.copy(REPOSITORY / "bin" / name, path / "bin")
        for name in ["install-packages", "install-nginx", "install-build-packages"]:
            self.script(f"bin/{name}", "#!/bin/sh\n")
        self.script("path/swift", COMPILER)
        self.write("version", "Swift 6.3\n")
        self.write("Package.swift", "")
        self.write("Sources/main.swift", "")
        self._started = []

    def write(self, name, text):
        file = self.path / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text)
        return file

    def script(self, name, text):
        self.write(name, text).chmod(0o755)

    def read(self, name):
        return (self.path / name).read_text() if (self.path / name).exists() else ""

    @property
    def builds(self):
        return self.read("builds").split()

    @property
    def options(self):
        return {"cwd": self.path, "env": {**os.environ, "PATH": f"{self.path / 'path'}:{os.environ['PATH']}"}}

    def start(self, *flags):
        self._started.append(Command(["bin/dev", *flags], **self.options))
        return self._started[-1]

    def run(self, *command):
        ended = subprocess.run(command, capture_output=True, text=True, timeout=60, **self.options)
        return ended.stdout + ended.stderr

    def wait_for_mark(self):
        wait_until(lambda: self.read(".build/release/viaduct.built") == self.read("version"), "the optimised build")

    def wait_for_compiler(self, name):
        """Returns whether the compiler runs, and waits for it first."""
        wait_until(lambda: name in self.builds, f"the build of {name}")
        return lambda: Path(f"/proc/{self.read(f'{name}.process').strip()}").exists()

    def end(self):
        for command in self._started:
            command.end()


@pytest.fixture
def folder(tmp_path):
    folder = Folder(tmp_path)
    yield folder
    folder.end()


def test_the_first_start_runs_the_quick_build_and_the_next_the_optimised_one(folder):
    first = folder.start("--listen", "127.0.0.1:4001")
    first.wait_for_line("^runs quick serve --listen 127.0.0.1:4001$")
    first.wait_for_line("^The optimised build is ready. The next bin/dev runs it.$")
    assert folder.builds == ["quick", "modules", "optimised"]
    second = folder.start()
    second.wait_for_line("^runs optimised serve ?$")
    assert "This is the optimised build. bin/dev --quick runs the other." in second.lines
    assert folder.builds == ["quick", "modules", "optimised"]


def test_lines_say_what_is_built_and_what_runs_before_the_compiler_has_ended(folder):
    folder.write("hold-quick", "")
    started = folder.start()
    started.wait_for_line("The compiler says quick")
    assert started.lines == ["Building Viaduct without optimisation: about 2 minutes on two cores, once.", "The compiler says quick"]
    folder.write("hold-optimised", "")
    (folder.path / "hold-quick").unlink()
    started.wait_for_line("runs quick")
    assert "This is the quick build. The optimised one is made beside it, for the next start; bin/dev --optimised waits for it." in started.lines
    assert not any("The compiler says modules" in line for line in started.lines), "It has a log"


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_the_build_beside_the_server_ends_with_it_and_a_half_of_it_is_not_used(folder, end):
    folder.write("hold-optimised", "")
    started = folder.start()
    is_running = folder.wait_for_compiler("optimised")
    assert is_running()
    os.kill(started.process, end)
    started.finish()
    wait_until(lambda: not is_running(), "the compiler's end")
    # As if it had linked a program before its end.
    folder.script(".build/release/viaduct", "#!/bin/sh\necho runs half\n")
    folder.start().wait_for_line("^runs quick")


def test_a_changed_source_runs_the_quick_build_until_the_optimised_one_is_made_again(folder):
    folder.start().wait_for_line("is ready")
    folder.write("hold-optimised", "")
    folder.write("Sources/main.swift", "let changed = true")
    second = folder.start()
    second.wait_for_line("^runs quick")
    assert "Building Viaduct without optimisation: up to half a minute on two cores after a change." in second.lines
    wait_until(lambda: folder.builds.count("optimised") == 2, "the second optimised build")
    (folder.path / "hold-optimised").unlink()
    folder.wait_for_mark()
    folder.start().wait_for_line("^runs optimised")


def test_an_optimised_build_of_sources_that_changed_meanwhile_is_not_used(folder):
    folder.write("hold-optimised", "")
    started = folder.start()
    folder.wait_for_compiler("optimised")
    folder.write("Sources/main.swift", "let changed = true")
    (folder.path / "hold-optimised").unlink()
    started.wait_for_line("^Sources have changed since the optimised build began")
    folder.start().wait_for_line("^runs quick")


def test_a_removed_source_is_a_change_too(folder):
    folder.write("Sources/other.swift", "")
    folder.start().wait_for_line("is ready")
    (folder.path / "Sources/other.swift").unlink()
    folder.start().wait_for_line("^runs quick")


def test_another_compiler_makes_both_builds_again(folder):
    folder.start().wait_for_line("is ready")
    folder.write("version", "Swift 6.4\n")
    second = folder.start()
    second.wait_for_line("^runs quick")
    second.wait_for_line("is ready")
    assert folder.read(".build/release/viaduct.built") == "Swift 6.4\n"
    assert folder.read(".build/quick/debug/viaduct.built") == "Swift 6.4\n"


def test_a_failed_optimised_build_leaves_the_server_and_names_its_log(folder):
    folder.write("fail-optimised", "")
    started = folder.start()
    log = started.wait_for_line("^The optimised build has failed: (.*)$")[1]
    assert "The compiler says optimised" in Path(log).read_text()
    os.kill(started.process, 0)
    folder.start().wait_for_line("^runs quick")


def test_a_failed_quick_build_starts_nothing(folder):
    folder.write("fail-quick", "")
    started = folder.start()
    assert started.finish() != 0
    assert folder.builds == ["quick"]


def test_two_servers_have_one_optimised_build(folder):
    folder.write("hold-optimised", "")
    first = folder.start()
    folder.wait_for_compiler("optimised")
    second = folder.start()
    second.wait_for_line("^runs quick")
    (folder.path / "hold-optimised").unlink()
    first.wait_for_line("is ready")
    # The second one has waited for the first one's lock, and has nothing to do.
    wait_until(lambda: not any(child_commands(second.process)), "the end of the second build")
    assert folder.builds.count("optimised") == 1


def child_commands(process):
    """The commands of its children, which live as long as it does."""
    listed = subprocess.run(["ps", "--ppid", str(process), "-o", "stat=,args="], capture_output=True, text=True).stdout
    return [line for line in listed.splitlines() if not line.startswith("Z")]


def test_flags_choose_the_build(folder):
    quick = folder.start("--quick")
    quick.wait_for_line("^runs quick serve ?$")
    assert folder.builds == ["quick"]
    optimised = folder.start("--optimised", "--listen", "127.0.0.1:4001")
    optimised.wait_for_line("^runs optimised serve --listen 127.0.0.1:4001$")
    assert "Building Viaduct with optimisation: about 6 minutes on two cores the first time." in optimised.lines
    assert folder.builds == ["quick", "optimised"]


def test_bin_viaduct_runs_the_newer_build(folder):
    def runs(*words):
        command = Command([folder.path / "link", *words], **folder.options)
        try:
            return command.wait_for_line("^(runs .*|.*bin/dev first.*)$")[1]
        finally:
            command.end()

    (folder.path / "link").symlink_to(folder.path / "bin/viaduct")
    assert "run bin/dev first" in runs()
    folder.run("bin/build", "--quick")
    assert runs("open") == "runs quick open"
    folder.run("bin/build")
    assert runs("open", "--print") == "runs optimised open --print"
    folder.write("Sources/main.swift", "let changed = true")
    folder.run("bin/build", "--quick")
    assert runs("open") == "runs quick open"


def test_the_build_beside_the_server_leaves_it_the_processor(folder):
    folder.write("hold-modules", "")
    started = folder.start()
    folder.wait_for_compiler("modules")
    priority = subprocess.check_output(["ps", "-o", "ni=", "-p", folder.read("modules.process").strip()], text=True)
    assert (priority.strip(), os.getpriority(os.PRIO_PROCESS, started.process)) == ("19", os.getpriority(os.PRIO_PROCESS, 0))


def test_the_first_page_needs_the_modules_of_the_server_alone():
    package = json.loads(subprocess.check_output(["swift", "package", "--ignore-lock", "describe", "--type", "json"], cwd=REPOSITORY))
    targets = {target["name"]: target for target in package["targets"]}

    def needed(name, found):
        if name not in found and targets[name]["type"] != "system-target":
            found.add(name)
            for other in targets[name].get("target_dependencies", []):
                needed(other, found)
        return found

    server = needed("viaduct", set())
    components = set().union(*(needed(name, set()) for name in package_product(package, "ViaductRuntime")))
    assert len(server) <= MOST_MODULES
    assert len(components - server) > MOST_MODULES


def package_product(package, name):
    return [target["name"] for target in package["targets"] if name in target.get("product_memberships", [])]


@pytest.mark.slow
@pytest.mark.alone
def test_the_quick_build_serves_a_page_and_runs_a_component(tmp_path, record_property):
    """The real one, from nothing if no other has made it."""
    start = time.monotonic()
    program = Path(subprocess.check_output([REPOSITORY / "bin/build", "--quick"], text=True).strip())
    record_property("quick build:", f"{time.monotonic() - start:.0f} s")
    relay = program.parent / "Modules/ViaductRelay.swiftmodule"
    built = relay.stat().st_mtime
    port = free_port()
    options = {**process_options(), "cwd": tmp_path}
    server = Command([program, "serve", "--listen", f"127.0.0.1:{port}", "--public", REPOSITORY / "public"], **options)
    server.wait_for_line("listening on http")
    options["env"] |= {"XDG_CACHE_HOME": str(CACHE)}
    app = Command([program, "app", "--server", f"http://127.0.0.1:{port}", COMPONENT], **options)
    try:
        app.wait_for_line("Connected to", limit=600)
        assert any("Built in" in line and "form" in line for line in app.lines)
        assert relay.stat().st_mtime == built, "The same flags build the same modules"
    finally:
        app.end()
        server.end()
