"""Commands at a server with HTTPS: they verify its certificate as apps do, and send no secret before."""

import json
import os
import ssl
import subprocess

import pytest

from harness.authority import Authority
from harness.guarded import ALICE, OWNER, guarded_server
from harness.raw_page import RawPage
from harness.tls_client import TLSClient
from harness.tls_ear import TLSEar
from harness.viaduct_server import PROGRAM, process_options
from harness.waiting import wait_until

FOREIGN = "is refused: its certificate is by an authority that is not trusted here. Name the authority's file: --ca FILE."
EXPIRED = "is refused: its certificate has expired."
MISNAMED = "is refused: its certificate is not for “localhost”."
# Settings by which OpenSSL itself would speak any version.
LENIENT = """openssl_conf = all
[all]
ssl_conf = ssl
[ssl]
system_default = lenient
[lenient]
MinProtocol = TLSv1
CipherString = ALL:@SECLEVEL=0
"""
MCP_LINES = [{"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-06-18"}},
             {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "pages", "arguments": {}}}]


@pytest.fixture(scope="module")
def served(authority):
    server = guarded_server(*authority.issue("localhost", "127.0.0.1").flags)
    yield server
    server.stop()


@pytest.fixture
def ear():
    """Creates a server that records what it gets after the handshake."""
    ears = []

    def ear(pair, newest=None):
        ears.append(TLSEar(pair, newest))
        return ears[-1]

    yield ear
    for each in ears:
        each.close()


@pytest.fixture(params=["trace", "record", "link", "open", "mcp"])
def run(request, tmp_path):
    """Runs a command: `run(port, *flags, **environment)` returns its status and its whole output."""
    name = request.param
    flags = {"trace": ["--once"], "record": ["--once", "--force", "--out", tmp_path / "session.jsonl"], "link": ["--room", "alice"], "open": ["--print"]}.get(name, [])

    def run(port, *more, **environment):
        options = process_options()
        # A proxy would get the secret; none listens at this port.
        proxies = {variable: "http://127.0.0.1:1" for variable in ["http_proxy", "https_proxy", "HTTPS_PROXY", "ALL_PROXY", "all_proxy"]}
        options["env"] |= {"VIADUCT_TOKEN": OWNER} | proxies | environment
        lines = "".join(json.dumps(line) + "\n" for line in MCP_LINES) if name == "mcp" else ""
        ended = subprocess.run(
            [PROGRAM, name, "--server", f"https://localhost:{port}", *flags, *more], input=lines, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=60,
            **options)
        return ended.returncode, ended.stdout

    run.name = name
    return run


def assert_works(run, status, text):
    expected = {
        "trace": "No page is open in the room “default”.", "record": "session.jsonl has 0 events.", "link": "/viaduct/enter/#", "open": "/viaduct/enter/#",
        "mcp": r"{\"pages\":[]}"}
    assert status == 0 and expected[run.name] in text, text


def assert_refused(run, status, text, reason):
    assert status == (0 if run.name == "mcp" else 1) and reason in text and "(VD-TLS-2)" in text, text


def test_a_certificate_of_a_named_authority_is_taken(run, served, authority):
    assert_works(run, *run(served.port, "--ca", authority.certificate))
    assert_works(run, *run(served.port, VIADUCT_CA=str(authority.certificate)))


def test_a_certificate_that_is_not_good_is_refused_before_the_secret(run, ear, authority, tls_folder):
    foreign = Authority(tls_folder / "foreign", "Viaduct's tests")
    cases = [(authority.issue("localhost"), [], FOREIGN), (foreign.issue("localhost"), ["--ca", authority.certificate], FOREIGN),
             (authority.issue_expired("localhost"), ["--ca", authority.certificate], EXPIRED),
             (authority.issue("viaduct.example.internal", file="other"), ["--ca", authority.certificate], MISNAMED)]
    for pair, flags, reason in cases:
        server = ear(pair)
        assert_refused(run, *run(server.port, *flags), reason)
        wait_until(lambda: server.handshakes, "the end of the handshake")
        assert True not in server.handshakes and server.heard == b""


def test_the_ear_hears_what_a_good_certificate_is_told(ear, authority):
    """Without this, the test above could never fail."""
    server = ear(authority.issue("localhost"))
    command = subprocess.Popen(
        [PROGRAM, "link", "--server", f"https://localhost:{server.port}", "--ca", authority.certificate],
        **{**process_options(), "env": process_options()["env"] | {"VIADUCT_TOKEN": OWNER}})
    try:
        wait_until(lambda: OWNER.encode() in server.heard, "the secret")
    finally:
        command.kill()
        command.wait()


@pytest.fixture
def lenient(tmp_path):
    (tmp_path / "openssl.cnf").write_text(LENIENT)
    return {"OPENSSL_CONF": str(tmp_path / "openssl.cnf")}


@pytest.mark.filterwarnings("ignore:ssl.TLSVersion")
def test_no_version_of_tls_before_1_2_is_spoken(run, ear, authority, lenient):
    server = ear(authority.issue("localhost"), newest=ssl.TLSVersion.TLSv1_1)
    status, text = run(server.port, "--ca", authority.certificate, **lenient)
    wait_until(lambda: server.handshakes, "the end of the handshake")
    assert status == (0 if run.name == "mcp" else 1) and "(VD-" in text, text
    assert True not in server.handshakes and server.heard == b""


@pytest.mark.filterwarnings("ignore:ssl.TLSVersion")
def test_the_ear_speaks_tls_1_1_to_who_takes_it(ear, authority, lenient):
    """Without this, the test above could never fail."""
    server = ear(authority.issue("localhost"), newest=ssl.TLSVersion.TLSv1_1)
    client = ["openssl", "s_client", "-connect", f"127.0.0.1:{server.port}"]
    with subprocess.Popen(client, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=os.environ | lenient) as client:
        client.stdin.write(b"heard\n")
        client.stdin.flush()
        try:
            wait_until(lambda: server.heard == b"heard\n", "the bytes")
        finally:
            client.kill()


def test_a_file_without_authorities_is_refused_at_the_start(run, served, tmp_path):
    (tmp_path / "empty.pem").write_text("no certificate\n")
    for flags, environment in [(["--ca", tmp_path / "empty.pem"], {}), ([], {"VIADUCT_CA": str(tmp_path / "empty.pem")})]:
        status, text = run(served.port, *flags, **environment)
        assert status == 2 and "-----BEGIN CERTIFICATE-----" in text


def test_a_recording_is_played_on_both_platforms_at_a_guarded_server(served, authority, tmp_path):
    recording = tmp_path / "session.jsonl"
    options = process_options()
    options["env"] |= {"VIADUCT_TOKEN": ALICE, "VIADUCT_CA": str(authority.certificate)}
    address = ["--server", served.url.replace("127.0.0.1", "localhost")]
    with RawPage(served, "alice", tls=TLSClient(served.port, authority), headers=[f"Authorization: Bearer {ALICE}"]).open() as page:
        page.message("form", "connect", {"submitTitle": "Save"})
        page.wait_for_button("Save")
        subprocess.run([PROGRAM, "record", *address, "--room", "alice", "--once", "--out", recording], check=True, timeout=60, **options)
    ended = subprocess.run(
        [PROGRAM, "diff", "--platforms", "ios,android", *address, "--room", "alice", recording], capture_output=True, timeout=120, **options)
    assert ended.returncode in (0, 1) and "difference" in ended.stdout, ended.stderr
    del options["env"]["VIADUCT_CA"]
    ended = subprocess.run([PROGRAM, "diff", "--platforms", "ios,android", *address, recording], capture_output=True, timeout=120, **options)
    assert ended.returncode == 2 and FOREIGN in ended.stderr
