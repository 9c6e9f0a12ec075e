"""The cost of the proxy over nginx alone."""

import statistics
import subprocess
import time
from http.client import HTTPConnection

import pytest

from harness.ports import free_port
from harness.viaduct_server import ViaductServer
from harness.waiting import wait_until
from harness.yardstick import rounds

SIZE = 50_000
REQUESTS = 300
# Times the page through nginx alone.
LIMIT = 6
CONFIGURATION = """
daemon off; master_process off; pid nginx.pid; error_log stderr crit;
events {{}}
http {{
  access_log off;
  {temporary}
  server {{ listen 127.0.0.1:{app}; root .; default_type text/html; }}
  server {{ listen 127.0.0.1:{plain}; location / {{ proxy_pass http://127.0.0.1:{app}; proxy_http_version 1.1; }} }}
}}
"""


@pytest.fixture
def plain(tmp_path):
    """nginx alone, in front of an nginx with one page. Yields the ports of the app and of the proxy."""
    (tmp_path / "page").write_text("<!doctype html><html><head><title>Page</title></head><body>" + "x" * SIZE)
    temporary = "".join(f"{kind}_temp_path {kind};" for kind in ["client_body", "proxy", "fastcgi", "scgi", "uwsgi"])
    ports = {"app": free_port(), "plain": free_port()}
    (tmp_path / "nginx.conf").write_text(CONFIGURATION.format(temporary=temporary, **ports))
    process = subprocess.Popen(["/usr/sbin/nginx", "-p", tmp_path, "-c", tmp_path / "nginx.conf", "-e", "stderr"])

    def answers():
        try:
            return ask(HTTPConnection("127.0.0.1", ports["plain"]))
        except ConnectionError:
            return None

    wait_until(answers, "nginx")
    yield ports
    process.terminate()
    process.wait()


def ask(connection):
    """Returns how long the page took, in milliseconds."""
    start = time.perf_counter()
    connection.request("GET", "/page", headers={"Sec-Fetch-Dest": "document", "Cookie": "viaduct_platform=ios"})
    response = connection.getresponse()
    body = response.read()
    elapsed = (time.perf_counter() - start) * 1000
    assert response.status == 200 and len(body) > SIZE
    return elapsed


@pytest.mark.alone
def test_a_page_of_50_kb_costs_little_over_nginx_alone(plain, record_property):
    server = ViaductServer("--app", f"http://127.0.0.1:{plain['app']}")
    try:
        ports = {"alone": plain["plain"], "with Viaduct": server.port}
        connections = {name: HTTPConnection("127.0.0.1", port) for name, port in ports.items()}

        def measure():
            times = {name: [] for name in ports}
            for _ in range(REQUESTS):
                for name, connection in connections.items():
                    times[name].append(ask(connection))
            medians = {name: statistics.median(values) for name, values in times.items()}
            record_property("A page of 50 KB:", ", ".join(f"{name} {median:.2f} ms" for name, median in medians.items()))
            return medians["with Viaduct"] / medians["alone"]

        ratios = rounds(measure, LIMIT)
        assert min(ratios) <= LIMIT
    finally:
        server.stop()
