"""Apps at a server with HTTPS: they verify its certificate, name and authority, and report what is wrong."""

import pytest

from harness.app_command import AppCommand
from harness.authority import Authority
from harness.command import Command
from harness.raw_page import RawPage
from harness.tls_client import TLSClient
from harness.viaduct_server import PROGRAM, REPOSITORY, ViaductServer, process_options

COMPONENT = REPOSITORY / "Tests/App/GuideTests/HotwireNativeGuide/ButtonComponent.swift"


@pytest.fixture
def serve():
    servers = []

    def serve(pair, **options):
        servers.append(ViaductServer(*pair.flags, **options))
        return servers[-1]

    yield serve
    for server in servers:
        server.stop()


@pytest.fixture
def connect(tls_folder):
    """Starts `viaduct replay`, which connects to the server as each app does: `connect(server, host, *flags)`."""
    commands = []
    recording = tls_folder / "session.jsonl"

    def connect(server, host, *flags, scheme="https"):
        if not recording.exists():
            record(recording)
        command = Command(
            [PROGRAM, "replay", recording, "--server", f"{scheme}://{host}:{server.port}", *flags], **process_options())
        commands.append(command)
        return command

    yield connect
    for command in commands:
        command.end()


def record(path):
    server = ViaductServer()
    with RawPage(server).open() as page:
        page.message("form", "connect", {"submitTitle": "Save"})
        page.wait_for_button("Save")
        command = Command([PROGRAM, "record", "--server", server.url, "--out", path, "--once"], **process_options())
        assert command.finish() == 0
    server.stop()


@pytest.mark.parametrize("host, address", [("localhost", "127.0.0.1:0"), ("127.0.0.1", "127.0.0.1:0"), ("[::1]", "[::1]:0")])
def test_a_certificate_of_a_named_authority_is_taken(serve, connect, authority, host, address):
    server = serve(authority.issue("localhost", "127.0.0.1", "::1"), address=address)
    connect(server, host, "--ca", authority.certificate).wait_for_line("Connected to https://")


def test_the_systems_authorities_count_otherwise(serve, authority, connect):
    server = serve(authority.issue("localhost"))
    connect(server, "localhost").wait_for_line("refused: its certificate is by an authority that is not trusted here.* --ca FILE.*VD-TLS-2")


def test_a_foreign_authority_is_refused_in_place_of_the_named_one(serve, connect, authority, tls_folder):
    foreign = Authority(tls_folder / "foreign", "Viaduct's tests")
    server = serve(foreign.issue("localhost"))
    connect(server, "localhost", "--ca", authority.certificate).wait_for_line("refused: its certificate is by an authority that is not trusted here")


def test_a_certificate_that_has_expired_is_refused(serve, connect, authority):
    server = serve(authority.issue_expired("localhost"))
    connect(server, "localhost", "--ca", authority.certificate).wait_for_line("refused: its certificate has expired.*Trying again")


@pytest.mark.parametrize("names, host, address", [
    (["viaduct.example.internal"], "localhost", "127.0.0.1:0"), (["localhost"], "127.0.0.1", "127.0.0.1:0"), (["localhost"], "[::1]", "[::1]:0")])
def test_a_certificate_of_another_name_is_refused(serve, connect, authority, names, host, address):
    server = serve(authority.issue(*names), address=address)
    connect(server, host, "--ca", authority.certificate).wait_for_line(f"refused: its certificate is not for “{host.strip('[]')}”")


def test_a_file_without_authorities_is_refused_at_the_start(connect, serve, authority, tls_folder):
    server = serve(authority.issue("localhost"))
    (tls_folder / "empty.pem").write_text("no certificate\n")
    command = connect(server, "localhost", "--ca", tls_folder / "empty.pem")
    assert command.finish() == 2
    assert "-----BEGIN CERTIFICATE-----" in "\n".join(command.lines)


def test_plain_http_is_named_where_https_is_spoken(serve, connect, authority):
    server = serve(authority.issue("localhost"))
    connect(server, "localhost", scheme="http").wait_for_line("If it speaks HTTPS, begin its address with https://")


def test_an_app_comes_back_with_a_new_certificate_and_a_new_secret(serve, authority):
    pair = authority.issue_expired("localhost", file="live")
    server = serve(pair)
    command = AppCommand(COMPONENT, "--server", f"https://localhost:{server.port}", "--ca", authority.certificate)
    try:
        # The runtime is built first, unless another test has built it.
        command.wait_for_line("refused: its certificate has expired", limit=300)
        server.stop()
        authority.issue("localhost", file="live")
        # A new file means a new secret.
        server.secret_file.unlink()
        server.start()
        command.wait_until_connected()
        with RawPage(server, tls=TLSClient(server.port, authority)).open() as page:
            page.message("button", "connect", {"title": "Of the app"})
            page.wait_for_button("Of the app")
    finally:
        command.stop()
