"""Several apps, routed by host name, and apps on other machines."""

import shutil
import ssl
import subprocess

import pytest

from harness.proxied_app import ProxiedApp
from harness.proxy_client import ProxyClient
from harness.viaduct_server import ViaductServer

COOKIES = ["a=1; Domain=.example.localhost; Path=/; HttpOnly", "b=1; path=/;domain=shop.example.localhost", "c=1; Domain=other.test",
           "d=domain=x; Secure", "e=1; Domain=hop.example.localhost"]


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
    ("shop.example.test", "shop"), ("ios.localhost", "main"), ("android.admin.localhost", "admin"), ("ios.shop.example.test", "shop"),
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
    # A host name given for an app needs no --allow-host.
    assert client.ask("/viaduct/adapter.js", headers={"Host": authority}).status == 200


@pytest.mark.parametrize("host, name, to, location", [
    ("admin.localhost:1", "admin", "admin", "http://admin.localhost:1/there"),
    ("localhost:1", "main", "admin", "http://admin.localhost:1/there"),
    ("127.0.0.1", "main", "shop", "http://shop.example.test/there"),
    ("admin.localhost:1", "admin", "main", "http://localhost:1/there"),
    ("android.admin.localhost:1", "admin", "shop", "http://android.shop.example.test:1/there"),
    ("ios.admin.localhost:1", "admin", "main", "http://ios.localhost:1/there"),
    # Nothing says which of its host names browsers use.
    ("shop.example.test:1", "shop", "main", None),
])
def test_redirects_lead_to_the_host_of_the_app_that_they_name(apps, server, host, name, to, location):
    there = f"{apps[to].url}/there"
    apps[name].add("/go", status=302, headers=[("Location", there)])
    assert ProxyClient(server.port).ask("/go", headers={"Host": host}).headers["Location"] == (location or there)


@pytest.fixture(scope="module")
def own():
    """Viaduct in front of an app that accepts only its own host. Yields the app and the server."""
    app = ProxiedApp()
    server = ViaductServer("--app", f"http://shop.example.localhost:{app.port}")
    yield app, server
    server.stop()
    app.close()


def test_an_app_with_a_domain_is_told_its_own_host(own):
    app, server = own
    origin = f"http://127.0.0.1:{server.port}"
    for destination in ["document", "image"]:
        ProxyClient(server.port).ask("/", headers={"Origin": origin, "Sec-Fetch-Dest": destination})
        assert app.last.headers["Host"] == f"shop.example.localhost:{app.port}"
        assert app.last.headers["Origin"] == f"http://shop.example.localhost:{app.port}"
        assert app.last.headers["X-Forwarded-Host"] is None
    ProxyClient(server.port).ask("/", headers={"Origin": "https://else.test"})
    assert app.last.headers["Origin"] == "https://else.test"


def test_its_redirects_and_cookies_are_the_proxys(own):
    app, server = own
    app.add(status=302, headers=[("Location", f"http://shop.example.localhost:{app.port}/a"), *(("Set-Cookie", cookie) for cookie in COOKIES)])
    headers = ProxyClient(server.port).ask("/").headers
    assert headers["Location"] == f"http://127.0.0.1:{server.port}/a"
    assert headers.get_all("Set-Cookie") == ["a=1; Path=/; HttpOnly", "b=1; path=/", *COOKIES[2:]]


def test_cookies_of_an_app_beside_it_are_left_alone(proxied, get):
    proxied.add(headers=[("Set-Cookie", cookie) for cookie in COOKIES])
    assert get().headers.get_all("Set-Cookie") == COOKIES


def test_an_app_may_speak_tls_with_a_certificate_of_its_own(tmp_path):
    names = []
    files = tmp_path / "key.pem", tmp_path / "certificate.pem"
    subprocess.run(
        [shutil.which("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=else.test", "-keyout", files[0], "-out", files[1]],
        check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(files[1], files[0])
    context.sni_callback = lambda connection, name, context: names.append(name)
    app = ProxiedApp(context=context)
    server = ViaductServer("--app", f"https://shop.localhost:{app.port}")
    try:
        app.add(body="<head>", headers=[("Set-Cookie", "a=1; Secure")])
        # A file makes no second hop, and gets no adapter.
        for destination, is_page in {"document": True, "image": False}.items():
            response = ProxyClient(server.port).ask("/", headers={"Sec-Fetch-Dest": destination})
            assert response.status == 200
            assert response.body.startswith(b"<head><script") == is_page
            assert app.last.headers["Host"] == f"shop.localhost:{app.port}"
        assert set(names) == {"shop.localhost"}
        assert ProxyClient(server.port).ask("/viaduct/unreachable/probe").status == 200
    finally:
        server.stop()
        app.close()
