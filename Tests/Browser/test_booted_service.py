"""docs/team.md, followed in a Debian booted by systemd: two developers in two rooms, and their service."""

import json
import os
import re
import shutil
import socket

import pytest

from harness import containers
from harness.app_command import AppCommand
from harness.app_page import AppPage, component
from harness.authority import Authority
from harness.booted_root import BootedRoot
from harness.browser import FOREIGN_HOST
from harness.chromium import Chromium
from harness.debian_root import DebianRoot
from harness.firefox import Firefox
from harness.guarded import bearer
from harness.package import build_package
from harness.peer import Closed
from harness.ports import PRIVILEGED_PORTS, free_port
from harness.proxied_app import ProxiedApp
from harness.raw_page import RawPage
from harness.team_guide import TeamGuide
from harness.tls_client import TLSClient
from harness.viaduct_server import REPOSITORY
from harness.waiting import wait_until

# On one worker, because all tests share one Debian.
pytestmark = [pytest.mark.slow, pytest.mark.alone]

COMPONENTS = REPOSITORY / "docs/examples/sample-app/components"
PAGE = AppPage(
    "", component("form", connect=("connect", {"submitTitle": "Save"})) + component("note-count", connect=("connect", {"title": "2 notes"})),
    components=("form", "note-count"), adapter_place="none").html
# A real host has these.
HOST_PACKAGES = ["systemd-sysv", "dbus", "libnss-systemd", "ca-certificates", "curl", "openssl", "sudo"]


class Service:
    """The service on its host, as docs/team.md installs it."""

    def __init__(self, root, host, authority, app):
        self._root, self._host, self.authority, self._app = root, host, authority, app
        self.port = free_port(PRIVILEGED_PORTS)
        self.client = TLSClient(self.port, authority, name=FOREIGN_HOST)
        self.tokens = {}

    def install(self, package):
        self._guide = TeamGuide(f"{FOREIGN_HOST}:{self.port}", package.name)
        self._copy(package, package.name)
        self._copy(self.authority.certificate, "authority.pem")
        self.issue("first")
        for commands in self._guide.commands("Install"):
            self.run(commands)
        make, *start = self._guide.commands("Give each developer a room")
        self.tokens = {name: self.run(make).strip() for name in ["owner", "alice", "bob"]}
        self.configure(alice=self.tokens["alice"], bob=self.tokens["bob"])
        return [self.run(commands) for commands in start]

    def configure(self, **identities):
        """Writes the configuration in place, as some editors do."""
        own = {"listen": [f"0.0.0.0:{self.port}"], "app": [self._app.url], "allow-host": [FOREIGN_HOST],
               "token": self.tokens["owner"], "identities": identities}
        text = self._guide.configuration
        assert own.keys() < text.keys()
        (self._root.path / "etc/viaduct/viaduct.json").write_text(json.dumps(text | own))

    def issue(self, name):
        """Issues a certificate, and copies it to the host."""
        pair = self.authority.issue(FOREIGN_HOST, "127.0.0.1", file=name)
        self._copy(pair.certificate, "fullchain.pem")
        self._copy(pair.key, "privkey.pem")

    def links(self):
        """Runs the guide's commands for the links of Alice and Bob."""
        [commands, *_] = self._guide.commands("Send each developer a link")
        commands = commands.replace("OWNER_TOKEN", self.tokens["owner"])
        return re.findall(r"https://\S+", self.run(commands))

    def replace_certificate(self):
        """Copies the certificate as the guide does at first."""
        self.run(self._guide.commands("Install")[0].splitlines()[-1])

    def run(self, commands):
        """Returns the output of commands that have to succeed."""
        ended = self._host.run("bash", "-euc", commands)
        assert ended.returncode == 0, "\n".join([commands, ended.stdout, ended.stderr, self.journal])
        return ended.stdout

    @property
    def journal(self):
        """Returns the last log lines of the service, and systemd's about it."""
        return self._host.run("journalctl", "--unit", "viaduct", "--lines", "30", "--no-pager").stdout

    def show(self, *properties):
        """Returns systemd's properties of the service."""
        lines = self.run(f"systemctl show viaduct --property {','.join(properties)}").splitlines()
        values = dict(line.split("=", 1) for line in lines)
        return [values[name] for name in properties]

    @property
    def is_ready(self):
        try:
            return '{"status":"ready"}' in self.client.ask("/viaduct/health/ready")
        except OSError:
            return False

    def page(self, room):
        """Connects a page with the room's token, and waits until the server has accepted it."""
        [header] = [f"{name}: {value}" for name, value in bearer(self.tokens[room]).items()]
        page = RawPage(self, room, tls=self.client, headers=[header]).open()
        # A frame sent after the server's close is an error.
        page.frames_per_ack = 1000
        page.wait_until_handled()
        return page

    def _copy(self, file, name):
        shutil.copy(file, self._root.path / "root" / name)


@pytest.fixture(scope="module")
def service(tmp_path_factory):
    if os.geteuid() != 0:
        pytest.skip("A Debian in a folder needs root")
    if reason := containers.why_no_containers():
        pytest.skip(reason)
    folder = tmp_path_factory.mktemp("host")
    folder.chmod(0o755)
    root = DebianRoot(folder, *HOST_PACKAGES)
    try:
        host = BootedRoot(root, FOREIGN_HOST)
    except BootedRoot.Failure as failure:
        shutil.rmtree(folder)
        pytest.skip(f"systemd cannot be started in a container here: {failure}")
    app = ProxiedApp()
    app.add("/", PAGE)
    service = Service(root, host, Authority(tmp_path_factory.mktemp("authority")), app)
    package, _ = build_package(tmp_path_factory.mktemp("package"))
    try:
        assert '{"status":"ready"}' in service.install(package)[0]
        yield service
    finally:
        host.remove()
        app.close()
        shutil.rmtree(folder)


@pytest.fixture(autouse=True)
def running(service):
    """Each test begins with a service that serves both rooms."""
    service.configure(alice=service.tokens["alice"], bob=service.tokens["bob"])
    service.run("systemctl reset-failed viaduct; systemctl restart viaduct")
    assert service.is_ready


@pytest.mark.parametrize("kind", [Chromium, Firefox])
def test_two_developers_work_in_rooms_of_their_own(service, kind):
    server = f"https://127.0.0.1:{service.port}"
    app = AppCommand(COMPONENTS, "--server", server, "--ca", service.authority.certificate, VIADUCT_TOKEN=service.tokens["alice"])
    browser = kind(service.authority)
    try:
        app.wait_until_connected()
        with browser.new_tab() as alice, browser.new_tab() as bob:
            for tab, link in zip([alice, bob], service.links()):
                tab.open(link)
                tab.native("button", "Save").wait()
            alice.native("button", "2 notes").wait()
            assert bob.native("button", "2 notes").count == 0
    finally:
        browser.close()
        app.end()


def test_the_process_may_listen_below_1024_and_nothing_else(service):
    [process] = service.show("MainPID")
    status = dict(line.split(":\t", 1) for line in service.run(f"cat /proc/{process}/status").splitlines() if ":\t" in line)
    dynamic, bind = range(61184, 65520), f"{1 << 10:016x}"
    assert all(int(user) in dynamic for user in status["Uid"].split())
    assert [status[name] for name in ["CapPrm", "CapEff", "CapBnd", "NoNewPrivs", "Seccomp"]] == [bind, bind, bind, "1", "2"]
    mounts = [line.split()[4:6] for line in service.run(f"cat /proc/{process}/mountinfo").splitlines()]
    assert {options.split(",")[0] for place, options in mounts if place in ["/", "/etc", "/usr"]} == {"ro"}
    assert ["rw" in options.split(",") for place, options in mounts if place == "/var/lib/private/viaduct"] == [True]
    # Nobody else may read the secrets.
    assert service.run("stat --format %A%U:%G /etc/viaduct/*").split() == ["-rw-r-----root:viaduct-config"] * 3


def test_a_start_leaves_no_warning_in_the_journal(service):
    [invocation] = service.show("InvocationID")
    lines = service.run(f"journalctl --quiet --output cat _SYSTEMD_INVOCATION_ID={invocation}").splitlines()
    assert any(line.startswith("Viaduct is listening on https://") for line in lines)
    assert [line for line in lines if re.search(r"warning|error|failed", line, re.IGNORECASE)] == []


def test_a_reload_ends_the_sockets_of_a_token_that_is_gone(service):
    with service.page("alice") as alice, service.page("bob") as bob:
        service.configure(alice=service.tokens["alice"])
        service.run("systemctl reload viaduct")
        with pytest.raises(Closed) as closed:
            bob.receive(lambda _: False)
        assert closed.value.code == 4003
        alice.wait_until_handled()


def test_a_reload_takes_a_new_certificate_and_ends_no_connection(service):
    with service.page("alice") as alice:
        before = service.client.serial()
        service.issue("renewed")
        service.replace_certificate()
        service.run("systemctl reload viaduct")
        wait_until(lambda: service.client.serial() != before, "the new certificate")
        alice.wait_until_handled()


def test_a_stop_tells_pages_before_their_connections_end(service):
    with service.page("alice") as page:
        service.run("systemctl stop --no-block viaduct")
        with pytest.raises(Closed) as closed:
            page.receive(lambda _: False)
        assert page.frames[-1].get("code") == "server-ends"
        assert closed.value.code == 1001
    wait_until(lambda: service.show("ActiveState", "Result") == ["inactive", "success"], lambda: service.show("ActiveState", "Result"))


def test_a_server_that_hangs_is_started_again(service):
    [watchdog] = service.show("WatchdogUSec")
    assert watchdog == "30s"
    [before] = service.show("MainPID")
    service.run(f"kill -STOP {before}")
    wait_until(lambda: service.show("NRestarts", "ActiveState") == ["1", "active"], lambda: service.show("NRestarts", "ActiveState"), limit=60)
    assert service.show("MainPID") != [before]
    assert service.is_ready


def test_a_port_that_is_taken_is_tried_until_it_is_free(service):
    service.run("systemctl stop viaduct")
    with socket.create_server(("0.0.0.0", service.port)):
        service.run("systemctl start viaduct || true")
        # systemd gives up after five starts in ten seconds.
        wait_until(lambda: int(service.show("NRestarts")[0]) > 5, lambda: service.show("NRestarts", "ActiveState", "Result"))
    wait_until(lambda: service.is_ready, lambda: service.show("NRestarts", "ActiveState", "Result"))


def test_the_package_is_replaced_while_it_runs_and_a_purge_ends_the_service(service):
    """Last, since the host has no Viaduct after it."""
    [before] = service.show("MainPID")
    service.run("apt-get install --yes --reinstall ./viaduct_*.deb")
    wait_until(lambda: service.is_ready, "the server")
    assert service.show("MainPID") != [before]
    service.run("apt-get purge --yes viaduct")
    assert not service.is_ready
    assert service.run("systemctl list-units --all --no-legend 'viaduct*'; systemctl --failed --no-legend").strip() == ""
    assert service.run("find /etc/systemd /var/lib/private -name '*viaduct*'").strip() == ""
