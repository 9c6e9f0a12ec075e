"""Several apps, each for a host of its own, and apps on other hosts."""

import pytest

from harness.proxied_app import ProxiedApp
from harness.proxy_client import ProxyClient
from harness.viaduct_server import ViaductServer


@pytest.fixture(scope="module")
def apps():
    apps = {name: ProxiedApp() for name in ["main", "admin", "shop"]}
    yield apps
    for app in apps.values():
        app.close()


@pytest.fixture(scope="module")
def server(apps):
    server = ViaductServer(
        "--app", f"admin.localhost={apps['admin'].url}", "--app", apps["main"].url, "--app", f"shop.example.test={apps['shop'].url}")
    yield server
    server.stop()


@pytest.mark.parametrize("host, name", [
    ("localhost", "main"), ("127.0.0.1", "main"), ("other.localhost", "main"), ("admin.localhost", "admin"), ("ADMIN.localhost", "admin"),
    ("shop.example.test", "shop"),
])
@pytest.mark.parametrize("destination", ["document", "image"])
def test_the_host_picks_the_app(apps, server, host, name, destination):
    apps[name].add(body=f"<head>{name}", content_type="text/html" if destination == "document" else "image/png")
    authority = f"{host}:{server.port}"
    client = ProxyClient(server.port)
    response = client.ask("/", headers={"Host": authority, "Sec-Fetch-Dest": destination})
    assert response.status == 200
    assert response.body.endswith(name.encode())
    assert apps[name].last.headers["Host"] == authority
    # A host that was given for an app needs no --allow-host.
    assert client.ask("/viaduct/adapter.js", headers={"Host": authority}).status == 200


def test_each_app_has_its_own_redirects_and_its_own_page_for_when_it_is_away(apps, server):
    apps["admin"].add("/go", status=302, headers=[("Location", f"{apps['admin'].url}/there")])
    apps["main"].add("/go", status=302, headers=[("Location", f"{apps['admin'].url}/there")])
    client = ProxyClient(server.port)
    assert client.ask("/go", headers={"Host": "admin.localhost:1"}).headers["Location"] == "http://admin.localhost:1/there"
    assert client.ask("/go", headers={"Host": "localhost:1"}).headers["Location"] == f"{apps['admin'].url}/there"
