"""HTTPS of the server itself, and of nginx in front of a web app: raw connections, with certificates of the tests' own authority."""

import contextlib
import json
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess

import pytest

from harness.command import Command
from harness.proxied_app import ProxiedApp
from harness.raw_page import RawPage
from harness.tls_client import TLSClient
from harness.viaduct_server import PROGRAM, REPOSITORY, ViaductServer, process_options
from harness.waiting import wait_until


@pytest.fixture(scope="module")
def web_app():
    app = ProxiedApp()
    app.add("/", "<head>")
    yield app
    app.close()


class Served:
    """A server with TLS, its log and a client. The test may change the certificate files."""

    def __init__(self, folder, authority, flags):
        first = authority.issue("localhost", "127.0.0.1", file="first")
        self.files = type(first)(folder / "live.pem", folder / "live.key")
        self.put(first)
        self.log = folder / "log"
        with self.log.open("w") as log:
            self.server = ViaductServer(*self.files.flags, "--log-level", "info", *flags, log=log)
        self.client = TLSClient(self.server.port, authority)

    def put(self, pair):
        for source, target in zip(pair, self.files):
            shutil.copy(source, target)

    def renew(self, authority, file):
        """Installs a new certificate, waits until it is served, and returns its serial number."""
        pair = authority.issue("localhost", "127.0.0.1", file=file)
        self.put(pair)
        self.reload("The certificate was read again.")
        shown = subprocess.run(["openssl", "x509", "-noout", "-serial", "-in", pair.certificate], check=True, capture_output=True, text=True)
        serial = shown.stdout.strip().removeprefix("serial=")
        self.wait_for(serial)
        return serial

    def wait_for(self, serial):
        """Waits until new connections get this certificate: nginx's old worker still accepts a few."""
        wait_until(lambda: all(self.client.serial() == serial for _ in range(5)), "the certificate")

    def reload(self, line):
        count = self.log.read_text().count(line)
        os.kill(self.server.process, signal.SIGHUP)
        wait_until(lambda: self.log.read_text().count(line) > count, lambda: f"“{line}” in {self.log.read_text()}")


@pytest.fixture(scope="module", params=["alone", "--app"])
def served(request, tls_folder, authority, web_app):
    own = tls_folder / request.param
    own.mkdir()
    served = Served(own, authority, ["--app", web_app.url] if request.param == "--app" else [])
    yield served
    served.server.stop()


def test_the_start_names_the_address_by_https(served):
    assert served.server.url.startswith("https://")


def test_it_answers_over_tls(served):
    answer = served.client.ask()
    assert answer.startswith("HTTP/1.1 200") and '"status"' in answer


@pytest.mark.filterwarnings("ignore:ssl.TLSVersion")
def test_tls_1_1_is_refused(served):
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    context.set_ciphers("ALL:@SECLEVEL=0")
    context.minimum_version = ssl.TLSVersion.TLSv1
    context.maximum_version = ssl.TLSVersion.TLSv1_1
    with socket.create_connection(("127.0.0.1", served.server.port), timeout=20) as plain, pytest.raises((ssl.SSLError, ConnectionError)) as refusal:
        context.wrap_socket(plain)
    assert "version" in str(refusal.value).lower()


@pytest.mark.parametrize("version", [ssl.TLSVersion.TLSv1_2, ssl.TLSVersion.TLSv1_3])
def test_later_versions_are_spoken(served, authority, version):
    with TLSClient(served.server.port, authority).connect(minimum_version=version, maximum_version=version) as connection:
        assert connection.version() == version.name.replace("_", ".")


@pytest.mark.parametrize("request_line", ["GET / HTTP/1.1", "GET /viaduct/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: upgrade"])
def test_plain_http_gets_a_clear_answer(served, request_line):
    with socket.create_connection(("127.0.0.1", served.server.port), timeout=20) as plain:
        plain.sendall(f"{request_line}\r\nHost: localhost\r\n\r\n".encode())
        answer = b""
        while piece := plain.recv(65536):
            answer += piece
    assert answer.startswith(b"HTTP/1.1 400") and b"https://" in answer
    wait_until(lambda: re.search('reason="plain_http"} [1-9]', served.client.ask("/viaduct/metrics")), lambda: "the refusal to be counted")


def refusals(served):
    return int(re.search(r'reason="bad_request"} (\d+)', served.client.ask("/viaduct/metrics"))[1])


def test_an_end_of_tls_is_no_broken_request(served):
    before = refusals(served)
    for path in (None, "/viaduct/health"):
        connection = served.client.connect()
        if path:
            served.client.ask_on(connection, path)
        # Its end is a word within TLS, and the connection's own comes later.
        with contextlib.suppress(ssl.SSLEOFError):
            connection.unwrap()
        connection.close()
    assert refusals(served) == before


def test_no_http_gets_an_answer_too(served):
    with socket.create_connection(("127.0.0.1", served.server.port), timeout=20) as plain:
        plain.sendall(b"GARBAGE\r\n\r\n")
        answer = plain.recv(65536)
    # nginx does not tell it from what has come by TLS.
    assert answer.startswith(b"HTTP/1.1 400") and (b"https://" in answer or b"(VD-REQUEST-1)" in answer and b"Server: nginx" in answer)


def test_a_slow_handshake_keeps_nobody_waiting(served):
    with socket.create_connection(("127.0.0.1", served.server.port)) as slow, socket.create_connection(("127.0.0.1", served.server.port)):
        # The head of a handshake's first record, without its end.
        slow.sendall(bytes([22, 3, 1, 2, 0, 1]))
        assert served.client.ask().startswith("HTTP/1.1 200")


def test_what_is_no_handshake_ends(served):
    with socket.create_connection(("127.0.0.1", served.server.port), timeout=20) as odd:
        odd.sendall(bytes([22, 3, 1, 0, 4, 9, 9, 9, 9]))
        while odd.recv(4096):
            pass
    assert served.client.ask().startswith("HTTP/1.1 200")


def test_a_signal_brings_a_new_certificate_and_keeps_connections(served, authority):
    with RawPage(served.server, tls=served.client).open() as page:
        page.wait_until_handled()
        served.renew(authority, "second")
        page.wait_until_handled()


def test_a_reload_takes_the_files_that_the_settings_name_now(tmp_path, authority):
    first, second = (authority.issue("localhost", "127.0.0.1", file=f"named-{name}") for name in ["first", "second"])
    settings, log = tmp_path / "viaduct.json", tmp_path / "log"

    def name(certificate, key):
        settings.write_text(json.dumps({"tls-cert": str(certificate), "tls-key": str(key)}))

    def reload(line):
        server.signal(signal.SIGHUP)
        wait_until(lambda: line in log.read_text(), lambda: f"“{line}” in {log.read_text()}")

    name(first.certificate, first.key)
    with log.open("w") as output:
        server = ViaductServer("--config", settings, "--log-level", "info", log=output)
    try:
        client = TLSClient(server.port, authority)
        serial = client.serial()
        name(second.certificate, second.key)
        reload("The certificate was read again.")
        wait_until(lambda: client.serial() != serial, "the other certificate")
        serial = client.serial()
        name(tmp_path / "missing.pem", second.key)
        reload("The earlier certificate stays in use.")
        assert "missing.pem" in log.read_text() and "(VD-TLS-1)" in log.read_text()
        assert client.serial() == serial
    finally:
        server.stop()


def spoil_by_nothing(files):
    files.key.unlink()


def spoil_by_garbage(files):
    files.certificate.write_text("-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n")


def spoil_by_another_key(files):
    subprocess.run(["openssl", "genpkey", "-algorithm", "ed25519", "-out", files.key], check=True, capture_output=True)


def spoil_by_a_password(files):
    subprocess.run(["openssl", "genpkey", "-algorithm", "ed25519", "-aes256", "-pass", "pass:x", "-out", files.key], check=True, capture_output=True)


SPOILED = [(spoil_by_nothing, "cannot be read: no such file or directory"), (spoil_by_garbage, "has no certificate in PEM, or a broken one"),
           (spoil_by_another_key, "does not belong to the certificate"), (spoil_by_a_password, "has a password")]


@pytest.mark.parametrize("spoil, reason", SPOILED)
def test_files_that_cannot_be_used_leave_the_certificate(served, authority, spoil, reason):
    serial = served.renew(authority, "third")
    spoil(served.files)
    served.reload("The earlier certificate stays in use.")
    assert reason in served.log.read_text().splitlines()[-1] + served.log.read_text().splitlines()[-2]
    served.wait_for(serial)


@pytest.mark.parametrize("spoil, reason", SPOILED)
def test_a_start_with_such_files_says_why(authority, spoil, reason):
    pair = authority.issue("localhost", file="spoiled")
    spoil(pair)
    command = [PROGRAM, "serve", "--listen", "127.0.0.1:0", "--public", REPOSITORY / "public", *pair.flags]
    ended = subprocess.run(command, **process_options(), capture_output=True, timeout=60)
    assert ended.returncode == 2
    assert reason in ended.stderr and "VD-TLS-1" in ended.stderr


@pytest.mark.parametrize("flag", ["--tls-cert", "--tls-key"])
def test_one_file_of_the_two_is_not_enough(authority, flag):
    command = [PROGRAM, "serve", "--listen", "127.0.0.1:0", flag, authority.certificate]
    ended = subprocess.run(command, **process_options(), capture_output=True, timeout=60)
    assert ended.returncode == 2
    assert {"--tls-cert": "--tls-key", "--tls-key": "--tls-cert"}[flag] + " FILE" in ended.stderr


def test_a_certificate_that_has_expired_is_told_at_the_start(authority):
    pair = authority.issue_expired("localhost")
    command = Command([PROGRAM, "serve", "--listen", "127.0.0.1:0", "--public", REPOSITORY / "public", *pair.flags], **process_options())
    try:
        command.wait_for_line("expired on 20")
        command.wait_for_line("listening on https://")
    finally:
        command.stop()


@pytest.mark.parametrize("serve", [True, False])
def test_health_and_doctor_ask_by_tls(served, serve):
    command = [PROGRAM, "health" if serve else "doctor", "--listen", f"127.0.0.1:{served.server.port}", *served.files.flags]
    ended = subprocess.run(command, **process_options(), capture_output=True, timeout=60)
    assert ("ok" if serve else "A Viaduct server answers.") in ended.stdout


def test_doctor_names_a_certificate_that_is_not_trusted(served):
    command = [PROGRAM, "doctor", f"https://localhost:{served.server.port}/", "--listen", "127.0.0.1:1"]
    ended = subprocess.run(command, **process_options(), capture_output=True, timeout=60)
    assert "update-ca-certificates" in ended.stdout and "VD-TLS-2" in ended.stdout
