"""The systemd unit: the restrictions that an attacker of the server would meet, and systemd's own check of it."""

import os
import re
import signal
import subprocess

from harness.ports import free_port
from harness.proxied_app import ProxiedApp
from harness.proxy_client import ProxyClient
from harness.viaduct_server import PROGRAM, REPOSITORY, process_options
from harness.waiting import wait_until

UNIT = REPOSITORY / "config/systemd/viaduct.service"
# The scale of systemd-analyze ends at 10, in tenths.
MOST_EXPOSED = 20


def analyze(*arguments):
    return subprocess.run(["systemd-analyze", *arguments], capture_output=True, text=True, timeout=60)


def test_the_unit_exposes_little():
    analysis = analyze("security", "--offline=true", f"--threshold={MOST_EXPOSED}", UNIT)
    assert analysis.returncode == 0, analysis.stdout[-200:]
    assert "Overall exposure level for viaduct.service" in analysis.stdout


def test_the_limit_sees_a_unit_without_its_hardening(tmp_path):
    unit = tmp_path / UNIT.name
    hardening = r"^(Protect|Private|Restrict|SystemCall|Capability|DynamicUser|MemoryDeny).*\n"
    unit.write_text(re.sub(hardening, "", UNIT.read_text(), flags=re.MULTILINE))
    assert analyze("security", "--offline=true", f"--threshold={MOST_EXPOSED}", unit).returncode != 0


def test_systemd_understands_every_line(tmp_path):
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text().replace("/usr/bin/viaduct", PROGRAM).replace("Documentation=man:viaduct(1)\n", ""))
    verified = analyze("verify", "--man=no", unit)
    own_lines = [line for line in verified.stderr.splitlines() if UNIT.name in line]
    assert (verified.returncode, own_lines) == (0, [])


def calls(group):
    """Returns the names of the system calls in one of systemd's groups."""
    lines = [line.strip() for line in analyze("syscall-filter", group).stdout.splitlines()[1:]]
    names = [name for name in lines if name and not name.startswith("#")]
    return {call for name in names for call in (calls(name) if name.startswith("@") else {name})}


def allowed_calls(text):
    """Returns the system calls that the unit's lines allow: the first names groups, and each later one adds or removes some."""
    allowed = set(calls("@default"))
    for line in re.findall(r"^SystemCallFilter=(.*)$", text, re.MULTILINE):
        named = {call for word in line.lstrip("~").split() for call in (calls(word) if word.startswith("@") else {word})}
        allowed = allowed - named | calls("@default") if line.startswith("~") else allowed | named
    return allowed


def test_the_server_and_nginx_call_nothing_that_the_unit_forbids(tmp_path):
    app = ProxiedApp()
    app.add("/", "<!doctype html><title>My app</title>")
    port = free_port()
    trace, words = tmp_path / "trace", ["serve", "--listen", f"127.0.0.1:{port}", "--app", app.url, "--public", REPOSITORY / "public"]
    options = process_options() | {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    tracer = subprocess.Popen(["strace", "-f", "-o", trace, PROGRAM, *words], **options)

    def answers():
        try:
            return ProxyClient(port).ask(headers={"sec_fetch_dest": "document"}).status == 200
        except OSError:
            return False

    wait_until(answers, "the proxy")
    server = int(subprocess.check_output(["pgrep", "--parent", str(tracer.pid), "--oldest"], text=True))
    os.kill(server, signal.SIGHUP)
    assert answers()
    os.kill(server, signal.SIGTERM)
    tracer.wait(timeout=30)
    app.close()
    lines = trace.read_text(errors="replace").splitlines()
    used = {match[1] for line in lines if (match := re.match(r"\d+ +(\w+)\(", line))}
    assert {"epoll_ctl", "execve", "chown"} <= used
    # nginx changes its user again when root runs the tests.
    by_root = {"setgid", "setgroups", "setuid"} if os.geteuid() == 0 else set()
    assert used - by_root - allowed_calls(UNIT.read_text()) == set()
    # MemoryDenyWriteExecute
    assert [line for line in lines if "PROT_WRITE|PROT_EXEC" in line or "mprotect(" in line and "PROT_EXEC" in line] == []


def test_the_calls_that_the_unit_adds_are_forbidden_without_it():
    text = UNIT.read_text()
    without = re.sub(r"^SystemCallFilter=prlimit64.*\n", "", text, flags=re.MULTILINE)
    assert {"capset", "chown"} <= allowed_calls(text) - allowed_calls(without)
