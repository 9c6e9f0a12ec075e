"""The command line in a real terminal: completion in real shells, the manual, the help of bin/dev, and the start of the server."""

import os
import re
import shutil
import socket
import ssl
import stat
import subprocess

import pytest

from harness.command import Command
from harness.ports import free_port
from harness.proxied_app import ProxiedApp
from harness.terminal import Terminal
from harness.viaduct_server import PROGRAM, REPOSITORY, process_options
from harness.waiting import wait_until

# The commands to start the shell, load the completions, and show viaduct's arguments.
SHELLS = {
    "bash": (["bash", "--norc", "--noprofile", "-i"], "source <({} completion bash); viaduct() {{ echo \"[$*]\"; }}"),
    "zsh": (
        ["zsh", "-f", "-i"],
        "autoload -U compinit; compinit -u -D; source <({} completion zsh); viaduct() {{ echo \"[$*]\" }}"),
    "zsh, from its path of functions": (
        ["zsh", "-f", "-i"],
        "{} completion zsh > _viaduct; fpath=($PWD $fpath); autoload -U compinit; compinit -u -D; "
        "viaduct() {{ echo \"[$*]\" }}"),
    "fish": (["fish", "--no-config"], "{} completion fish | source; function viaduct; echo \"[$argv]\"; end"),
}
PUBLIC = REPOSITORY / "public"


@pytest.fixture(params=SHELLS)
def shell(request, tmp_path):
    """A shell with its completions loaded, in a folder that contains `bridge-code`."""
    (tmp_path / "bridge-code").mkdir()
    command, setup = SHELLS[request.param]
    environment = {**os.environ, "TERM": "dumb", "HOME": str(tmp_path)}
    terminal = Terminal(command, cwd=tmp_path, env=environment)
    terminal.type(setup.format(PROGRAM) + "; echo read''y\n")
    terminal.wait_for(r"\bready\b")
    yield terminal
    terminal.close()


@pytest.mark.parametrize("typed, completed", [
    ("comp", "completion"), ("app --che", "app --check"), ("--platform an", "--platform android"),
    pytest.param("serve --log-level wa", "serve --log-level warning", marks=pytest.mark.slow), ("--log-format=j", "--log-format=json"),
    pytest.param("completion fi", "completion fish", marks=pytest.mark.slow), ("help nginx-c", "help nginx-config"),
    ("app brid", "app bridge-code/?"), pytest.param("serve --public brid", "serve --public bridge-code/?", marks=pytest.mark.slow),
    ("serve --config brid", "serve --config bridge-code/?"),
    pytest.param("nginx-config --trus", "nginx-config --trusted-proxy", marks=pytest.mark.slow),
    pytest.param("--path", "--path-configuration", marks=pytest.mark.slow),
    pytest.param("replay brid", "replay bridge-code/?", marks=pytest.mark.slow),
    pytest.param("contract brid", "contract bridge-code/?", marks=pytest.mark.slow),
])
@pytest.mark.slow
def test_a_shell_completes_commands_flags_and_values(shell, typed, completed):
    shell.type(f"viaduct {typed}\t\n")
    shell.wait_for(rf"(?m)^\[{completed} ?\]$")


def test_the_manual_has_no_mistakes_of_form():
    manual = REPOSITORY / "docs" / "viaduct.1"
    lint = subprocess.run(["mandoc", "-T", "lint", "-W", "warning", manual], capture_output=True, text=True)
    # A release has a version but no date.
    assert [line for line in lint.stdout.splitlines() if "missing date" not in line] == []
    shown = subprocess.run(["mandoc", "-T", "utf8", manual], capture_output=True, text=True, check=True).stdout
    # Bold letters are overstruck.
    assert "viaduct app FOLDER|FILE ... [FLAG ...]" in re.sub(".\b", "", shown)


def test_bin_dev_prints_its_help_without_a_build(tmp_path):
    for tool in ["bash", "cat", "dirname", "env"]:
        (tmp_path / tool).symlink_to(subprocess.check_output(["which", tool], text=True).strip())
    for flag in ["--help", "-h"]:
        command = [REPOSITORY / "bin" / "dev", "--app", "http://localhost:3000", flag]
        help = subprocess.run(command, env={"PATH": str(tmp_path)}, capture_output=True, text=True)
        assert (help.returncode, help.stderr) == (0, "")
        assert help.stdout.endswith((REPOSITORY / "docs" / "serve.txt").read_text())


def test_bin_dev_takes_paths_as_its_caller_sees_them(tmp_path):
    tools = tmp_path / "viaduct" / "bin"
    tools.mkdir(parents=True)
    shutil.copy(REPOSITORY / "bin" / "dev", tools)
    for name, line in {"install-packages": "", "install-nginx": "", "build": f"echo {PROGRAM}"}.items():
        (tools / name).write_text(f"#!/bin/sh\n{line}\n")
        (tools / name).chmod(0o755)
    (tmp_path / "app" / "stubs").mkdir(parents=True)
    (tmp_path / "viaduct" / "config").mkdir()
    (tmp_path / "viaduct" / "config" / "viaduct.json").write_text('{"listen": ["127.0.0.1:0"]}')
    command = Command(["../viaduct/bin/dev", "--stubs", "stubs"], **{**process_options(), "cwd": tmp_path / "app"})
    command.wait_for_line("Viaduct is listening on http://127.0.0.1:(?!4000)")
    command.end()


def serve(*flags, **variables):
    """Starts a server. Returns its address and its terminal."""
    options = process_options()
    del options["text"]
    options["env"] |= {"TERM": "xterm", **variables}
    terminal = Terminal([PROGRAM, "serve", "--listen", "127.0.0.1:0", "--public", PUBLIC, *flags], **options)
    return terminal.wait_for(r"Local.* .*http://(127\.0\.0\.1:\d+)[\x1b\n]")[1], terminal


def test_the_start_at_a_terminal_has_colours_and_what_a_developer_needs():
    address, terminal = serve()
    terminal.wait_for("Ctrl")
    for text in [f"\x1b[36mhttp://{address}\x1b[0m", f"http://localhost:{address.rpartition(':')[2]}/viaduct/device", "--listen 0.0.0.0", "--app"]:
        assert text in terminal.text
    assert "is listening on" not in terminal.text
    terminal.type("\x03")
    assert terminal.wait_for_end() == 0
    terminal.close()


def test_no_color_takes_the_colours_away():
    address, terminal = serve(NO_COLOR="1")
    terminal.wait_for(f"Local +http://{address}\n")
    terminal.wait_for("Ctrl")
    assert "\x1b" not in terminal.text
    terminal.close()


def script(folder, name, body):
    file = folder / name
    file.write_text(f"#!/bin/sh\n{body}\n")
    file.chmod(file.stat().st_mode | stat.S_IXUSR)


def test_open_opens_the_browser_which_outlives_the_server_and_holds_none_of_its_sockets(tmp_path):
    script(tmp_path, "xdg-open", f'echo "$1" > {tmp_path}/url; ls -l /proc/self/fd > {tmp_path}/files; '
                                 f"while [ ! -e {tmp_path}/end ]; do sleep 0.1; done; echo end >> {tmp_path}/url")
    address, terminal = serve("--open", PATH=f"{tmp_path}:{os.environ['PATH']}")
    opened, files = tmp_path / "url", tmp_path / "files"
    wait_until(lambda: opened.exists() and opened.read_text() and files.exists() and files.read_text(), "the browser")
    terminal.type("\x03")
    assert terminal.wait_for_end() == 0
    (tmp_path / "end").touch()
    wait_until(lambda: opened.read_text() == f"http://{address}\nend\n", "the browser's end")
    assert "socket:" not in files.read_text()
    terminal.close()


def test_a_desktop_without_a_browser_is_told_with_the_link(tmp_path, own_server):
    script(tmp_path, "xdg-open", "exit 3")
    path = f"{tmp_path}:{os.environ['PATH']}"
    address, terminal = serve("--open", PATH=path)
    terminal.wait_for(rf"--open: No browser was found: .*xdg-open ended with status 3\. Open http://{address} yourself")
    terminal.close()
    options = process_options()
    options["env"]["PATH"] = path
    ended = subprocess.run([PROGRAM, "open", "--server", own_server.url], capture_output=True, timeout=20, **options)
    assert ended.returncode == 0
    assert "No browser was found" in ended.stderr
    assert ended.stdout.startswith(f"{own_server.url}/viaduct/console/?key=")


def test_open_and_qr_say_what_is_missing(tmp_path):
    address, terminal = serve("--open", "--qr", PATH=str(tmp_path))
    terminal.wait_for(rf"--open: There is no xdg-open.*apt-get install xdg-utils.*Open http://{address} yourself")
    terminal.wait_for("--qr: QR codes need qrencode.*apt-get install qrencode")
    terminal.close()


def test_qr_prints_the_code_of_the_address():
    address, terminal = serve("--qr")
    code = subprocess.check_output(
        ["qrencode", "-t", "UTF8", "--level=M", "--margin=1", f"http://{address}"], text=True)
    terminal.wait_for(f"http://{address}, from this machine only: use --listen 0.0.0.0:")
    assert code in terminal.text
    terminal.close()


def health(*flags):
    return subprocess.run([PROGRAM, "health", *flags], capture_output=True, **process_options())


def test_health_asks_where_the_server_answers_while_nginx_is_away():
    public, admin = (f"127.0.0.1:{free_port()}" for _ in range(2))
    # nginx waits for the name.
    server = Command([PROGRAM, "serve", "--listen", public, "--admin-listen", admin, "--public", PUBLIC, "--app", "http://not-yet.invalid:3000"],
                     **process_options())
    try:
        server.wait_for_line("cannot be resolved yet")
        checked = health("--listen", public, "--admin-listen", admin)
        assert (checked.returncode, f"The server at {admin} takes no pages" in checked.stderr) == (1, True), checked.stderr
    finally:
        server.end()


@pytest.mark.slow
def test_health_says_that_a_server_is_late():
    with socket.create_server(("127.0.0.1", 0)) as silent:
        checked = health("--listen", f"127.0.0.1:{silent.getsockname()[1]}")
    assert (checked.returncode, "does not answer within 3.0 seconds. (VD-SERVER-1)" in checked.stderr) == (1, True), checked.stderr


def test_a_path_configuration_whose_certificate_nobody_trusts_says_so(authority):
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(*authority.issue("localhost"))
    app = ProxiedApp(context=context)
    app.add("/paths.json", '{"settings": {}, "rules": []}')
    url = f"https://localhost:{app.port}/paths.json"
    server = Command([PROGRAM, "serve", "--listen", "127.0.0.1:0", "--public", PUBLIC, "--path-configuration", url], **process_options())
    try:
        server.wait_for_line(f"{url} was not read: SSL certificate problem: ")
    finally:
        server.end()
        app.close()
