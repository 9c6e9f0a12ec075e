"""A shared server's identities, as a test shows them."""

import json
import urllib.request

from harness.viaduct_server import ViaductServer

ALICE, BOB, OWNER = "alice-token-0123456789", "bob-token-01234567890", "owner-token-0123456789"
ENVIRONMENT = {"VIADUCT_IDENTITIES": json.dumps({"alice": ALICE, "bob": BOB}), "VIADUCT_TOKEN": OWNER}


def guarded_server(*flags, **options):
    return ViaductServer(*flags, environment=ENVIRONMENT, **options)


def bearer(token):
    return {"Authorization": f"Bearer {token}"}


def link(server, token):
    """The path that lets one browser in as whoever has the token, as `viaduct open` gets it."""
    request = urllib.request.Request(f"{server.url}/viaduct/api/link", method="POST", headers=bearer(token))
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["path"]
