"""Metrics and health, as Prometheus and a load balancer read them."""

import json
import re
import socket
import subprocess

import pytest

from harness.peer import Peer
from harness.own_headers import check
from harness.ports import free_port
from harness.proxy_client import ProxyClient
from harness.raw_page import RawPage
from harness.scrape import Scrape, ask
from harness.viaduct_server import PROGRAM, REPOSITORY, ViaductServer, process_options

DASHBOARD = REPOSITORY / "docs/examples/grafana/viaduct.json"


def test_prometheus_reads_them(own_server):
    page = RawPage(own_server, room="hostile-room").open()
    page.wait_until_handled()
    page.send({"type": "a-type-that-nobody-knows"})
    page.message("nobody-has-it", "connect")
    page.wait_until_handled()
    with Peer.app(own_server):
        scrape = Scrape(own_server.url)
    assert scrape.type == "text/plain; version=0.0.4; charset=utf-8"
    assert scrape.value("viaduct_build_info") == 1
    assert scrape.value("viaduct_ready") == 1
    assert scrape.value("viaduct_pages", state="connected") == 1
    assert scrape.value("viaduct_apps", state="connected") == 1
    assert scrape.value("viaduct_rooms") == 2
    frames = {"peer": "page", "direction": "received"}
    assert scrape.value("viaduct_frames_total", type="message", **frames) == 3
    assert scrape.value("viaduct_frame_bytes_total", type="message", **frames) > 3 * 80
    assert scrape.value("viaduct_frames_total", type="open", **frames) == 1
    assert scrape.value("viaduct_frames_total", type="other", **frames) == 1
    assert scrape.value("viaduct_frames_total", type="reply", peer="page", direction="sent") == 2
    assert scrape.value("viaduct_drops_total", verdict="unknown-component") == 1
    assert scrape.value("viaduct_drops_total", verdict="unknown-type") == 1
    assert scrape.value("viaduct_reply_latency_seconds_count") == 2
    assert 0 < scrape.value("viaduct_reply_latency_seconds_sum") < 1
    assert scrape.value("process_resident_memory_bytes") > 1 << 20
    # They contain nothing chosen by a peer.
    assert not re.search("hostile-room|a-type-that-nobody|nobody-has-it|" + page.id[:8], scrape.text)
    page.close()


def test_they_follow_the_naming_rules(own_server):
    for family in Scrape(own_server.url).families.values():
        assert family.type != "unknown" and family.documentation.endswith("."), family
        assert family.name.startswith(("viaduct_", "process_"))
        assert all(sample.name.endswith("_total") for sample in family.samples) == (family.type == "counter"), family


def test_hostile_types_and_rooms_make_no_series(own_server):
    with RawPage(own_server).open() as page:
        page.wait_until_handled()
        before = len(Scrape(own_server.url).samples)
        for number in range(200):
            page.send({"type": f"type-{number}"})
        page.wait_until_handled()
        for number in range(20):
            with RawPage(own_server, room=f"room-{number}"):
                pass
        # The frames "other" and "notice" are new, each in two families.
        assert len(Scrape(own_server.url).samples) - before <= 2 * 4


def test_a_refusal_is_counted_by_its_reason(own_server):
    before = Scrape(own_server.url).value("viaduct_refusals_total", reason="access")
    assert ask(f"{own_server.url}/viaduct/metrics", Origin="https://evil.example")[0] == 403
    assert Scrape(own_server.url).value("viaduct_refusals_total", reason="access") == before + 1


def test_the_dashboard_shows_metrics_that_are_served(own_server):
    with RawPage(own_server).open() as page:
        page.wait_until_handled()
        scrape = Scrape(own_server.url)
    served = {sample.name: set(sample.labels) for sample in scrape.samples}
    expressions = [target["expr"] for panel in json.loads(DASHBOARD.read_text())["panels"] for target in panel["targets"]]
    used = {name for expression in expressions for name in re.findall(r"\b(?:viaduct|process)_\w+", expression)}
    assert used <= served.keys()
    # Each family but a histogram's parts is shown.
    assert {name for name in served if not name.endswith(("_sum", "_count"))} <= used
    for expression in expressions:
        labels = {label for group in re.findall(r"by \(([^)]*)\)", expression) for label in group.split(", ")}
        for name in re.findall(r"\b(?:viaduct|process)_\w+", expression):
            assert labels <= served[name], expression


@pytest.mark.parametrize("kind", ["port", "socket"])
def test_an_address_of_their_own_has_nothing_else(kind, short_folder):
    if kind == "socket":
        server = ViaductServer("--admin-listen", f"unix:{short_folder}/admin")
        assert (short_folder / "admin").is_socket()
        server.stop()
        return
    port = free_port()
    server = ViaductServer("--admin-listen", f"127.0.0.1:{port}", "--allow-host", "*.internal")
    try:
        admin = f"http://127.0.0.1:{port}"
        assert Scrape(admin).value("viaduct_ready") == 1
        # As a page of another host could name it that somebody here visits, and as the monitoring does.
        for path in ("/viaduct/metrics", "/viaduct/health", "/"):
            assert ask(admin + path, Host="evil.test")[0] == 403
        before = Scrape(admin).value("viaduct_refusals_total", reason="access")
        assert before == 3
        assert [ask(f"{admin}/viaduct/metrics", Host=host)[0] for host in ("viaduct.internal", "localhost", "[::1]:1")] == [200] * 3
        # As a load balancer does.
        assert [ask(f"{admin}/viaduct/health/{path}", Host="evil.test")[0] for path in ("ready", "live")] == [200] * 2
        assert json.loads(ask(f"{admin}/viaduct/health")[2])["status"] == "ok"
        for path in ("/viaduct/metrics", "/viaduct/health", "/viaduct/health/live", "/"):
            check(ProxyClient(port).ask(path), path)
        check(ProxyClient(port).ask("/", headers={"Content-Length": "x"}), "/")
        assert [ask(admin + path)[0] for path in ("/", "/viaduct/adapter.js", "/viaduct/api/pages", "/demo/")] == [404] * 4
        status, _, text = ask(f"{server.url}/viaduct/metrics")
        assert status == 404 and "--admin-listen" in text
        assert ask(f"{server.url}/viaduct/health/ready")[0] == 200
    finally:
        server.stop()


@pytest.mark.parametrize("kind", ["port", "socket"])
def test_a_taken_address_is_told_by_its_flag(kind, short_folder):
    with socket.create_server(("127.0.0.1", 0)) as port, socket.socket(socket.AF_UNIX) as path:
        path.bind(f"{short_folder}/taken")
        path.listen()
        address = f"127.0.0.1:{port.getsockname()[1]}" if kind == "port" else f"unix:{short_folder}/taken"
        for flags, cure in ((["--listen", "127.0.0.1:0", "--admin-listen", address], "--admin-listen 127.0.0.1:9101"),
                            (["--listen", address], "--listen 127.0.0.1:4100")):
            command = [PROGRAM, "serve", "--public", REPOSITORY / "public", *flags]
            result = subprocess.run(command, capture_output=True, timeout=20, **process_options())
            assert result.returncode == 1
            assert f"Cannot listen on {address}" in result.stderr
            assert result.stderr.endswith(f"or choose another port: {cure} (VD-START-1)\n")


def test_frames_of_a_remote_app_are_counted_by_the_type_within(own_server):
    with Peer.app(own_server) as app, RawPage(own_server).open() as page:
        app.send({"type": "register", "name": "remote", "platform": "ios", "components": ["far"]})
        page.wait_for("app", lambda frame: frame["name"] == "remote")
        page.open()
        id = page.message("far", "connect")
        envelope = app.receive(lambda frame: frame.get("frame", {}).get("type") == "message")
        message = {"id": id, "component": "far", "event": "connect", "data": {}}
        app.send({"page": envelope["page"], "frame": {"type": "reply", "message": message}})
        notice = {"type": "notice", "level": "warning", "code": "inactive", "text": "Dropped.", "component": "far"}
        app.send({"page": envelope["page"], "frame": notice})
        page.wait_for("notice", lambda frame: frame["code"] == "inactive")
        scrape = Scrape(own_server.url)
    assert scrape.value("viaduct_frames_total", peer="app", direction="sent", type="message") == 1
    assert scrape.value("viaduct_frames_total", peer="app", direction="received", type="reply") == 1
    assert scrape.value("viaduct_frames_total", peer="app", direction="received", type="register") == 1
    assert scrape.value("viaduct_reply_latency_seconds_count") == 1
    assert scrape.value("viaduct_drops_total", verdict="inactive") == 1
