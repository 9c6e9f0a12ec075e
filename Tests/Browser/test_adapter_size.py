"""The bytes of the adapter on the wire, and what it loads later."""

import gzip
import re
from pathlib import Path

import pytest

from harness.proxy_client import ProxyClient

LIMIT_BYTES = 15_000
SCRIPTS = Path(__file__).parents[2] / "public/viaduct"
# As the first part names one beside the view's address or its own, and a script of the view one beside itself.
ON_DEMAND = r'(?:new URL\(|importWhole\()"(?:\./)?([\w/]+\.js)"'


@pytest.mark.parametrize("way", ["server", "proxy"])
@pytest.mark.parametrize("query", ["", "?platform=android"])
def test_the_adapter_is_small_and_the_same_script(request, way, query):
    client = ProxyClient(request.getfixturevalue(way).port)
    path = f"/viaduct/adapter.js{query}"
    packed = client.ask(path, headers={"accept_encoding": "gzip, deflate, br, zstd"})
    plain = client.ask(path, headers={"accept_encoding": "identity"})
    assert (packed.status, packed.getheader("content-encoding"), packed.getheader("vary")) == (200, "gzip", "Accept-Encoding")
    assert (plain.status, plain.getheader("content-encoding"), plain.getheader("vary")) == (200, None, "Accept-Encoding")
    request.node.user_properties.append((f"adapter.js from the {way}:", f"{len(packed.body)} of {len(plain.body)} bytes"))
    assert len(packed.body) <= LIMIT_BYTES
    assert gzip.decompress(packed.body) == plain.body


@pytest.mark.parametrize("way", ["server", "proxy"])
def test_the_head_alone_tells_the_size_of_either(request, way):
    client = ProxyClient(request.getfixturevalue(way).port)
    for coding in ("gzip", "identity"):
        head, whole = (client.ask("/viaduct/adapter.js", method, headers={"accept_encoding": coding}) for method in ("HEAD", "GET"))
        assert head.body == b""
        assert head.getheader("content-length") == str(len(whole.body))


def test_each_script_that_is_loaded_on_demand_is_served(server):
    names = {name for folder in ("adapter", "view") for file in (SCRIPTS / folder).rglob("*.js") for name in re.findall(ON_DEMAND, file.read_text())}
    assert len(names) >= 8
    client = ProxyClient(server.port)
    view = re.search(r"view-[0-9a-f]+", client.ask("/viaduct/adapter.js", headers={"accept_encoding": "identity"}).body.decode())[0]
    paths = {name: name if name.startswith("answer/") else f"{view}/{name}" for name in names}
    assert {name: client.ask(f"/viaduct/{path}").status for name, path in paths.items()} == dict.fromkeys(names, 200)
