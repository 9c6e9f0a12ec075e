"""The identities of a shared server, and the credentials that a test sends."""

import json
import urllib.request
from contextlib import contextmanager

from harness.proxied_app import ProxiedApp
from harness.viaduct_server import ViaductServer

ALICE, BOB, OWNER = "alice-token-0123456789", "bob-token-01234567890", "owner-token-0123456789"
# The page key of Bob's room.
KEY = "bob-page-key-01234567"
ENVIRONMENT = {"VIADUCT_IDENTITIES": json.dumps({"alice": ALICE, "bob": {"token": BOB, "page-key": KEY}}), "VIADUCT_TOKEN": OWNER}


def guarded_server(*flags, **environment):
    return ViaductServer(*flags, environment=ENVIRONMENT | environment)


def bearer(token):
    return {"Authorization": f"Bearer {token}"}


def link(server, token):
    """Returns the path that admits one browser to the console as the token's owner, as `viaduct open` gets it."""
    return ask(server, "/viaduct/api/link", token)["path"]


def cookie(server, token):
    """Returns the cookie header of a browser that has opened the link."""
    fragment = link(server, token).partition("#")[2]
    request = urllib.request.Request(
        f"{server.url}/viaduct/enter/", json.dumps({"ticket": fragment.partition("/")[0]}).encode(),
        {"Content-Type": "application/json", "Sec-Fetch-Site": "same-origin"}, method="POST")
    with urllib.request.urlopen(request) as answer:
        return answer.headers["Set-Cookie"].partition(";")[0]


def ask(server, path, token):
    request = urllib.request.Request(f"{server.url}{path}", method="POST", headers=bearer(token))
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


@contextmanager
def guarded_app():
    """Starts a web app behind a guarded server. Returns both."""
    app = ProxiedApp()
    server = guarded_server("--app", app.url)
    try:
        yield app, server
    finally:
        server.stop()
        app.close()
