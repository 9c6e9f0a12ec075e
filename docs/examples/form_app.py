"""A remote app in Python: the bridge component "form", which puts a submit button into the navigation bar.

    pip install websockets
    python form_app.py http://127.0.0.1:4000

The server's secret is in VIADUCT_TOKEN. Without that, a server on this machine has left it in a file.
"""

import itertools
import json
import os
import secrets
import sys
from pathlib import Path
from urllib.parse import urlsplit

from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect


class FormApp:
    components = ["form"]

    def __init__(self, socket):
        self.socket = socket
        self.received = 0
        self.controls = itertools.count(1)
        self.pages = {}

    def run(self):
        for text in self.socket:
            frame = json.loads(text)
            if frame.get("type") == "welcome":
                # Each run has an id of its own, so it never resumes.
                self.send({"type": "register", "name": "python", "platform": "ios", "components": self.components})
            elif frame.get("type") == "ack":
                continue
            else:
                self.received += 1
                self.send({"type": "ack", "received": self.received})
                self.handle(frame)

    def handle(self, frame):
        page = frame.get("page")
        if frame.get("type") == "gone":
            self.pages.pop(page, None)
        elif page:
            self.handle_page(page, frame["frame"])

    def handle_page(self, page, frame):
        state = self.pages.setdefault(page, {"url": "", "title": "", "button": None, "message": None})
        if frame["type"] in ("open", "visit"):
            state.update(url=frame["url"], title=frame["title"])
        elif frame["type"] == "message" and frame["message"]["component"] == "form":
            state["message"] = frame["message"]
            title = frame["message"]["data"].get("submitTitle", "Submit")
            state["button"] = {"control": str(next(self.controls)), "title": title, "enabled": True, "style": "done"}
        elif frame["type"] == "action" and state["button"] and frame["control"] == state["button"]["control"]:
            self.send_page(page, {"type": "reply", "message": state["message"]})
        buttons = [state["button"]] if state["button"] else []
        bar = {"title": state["title"], "left": [], "right": buttons}
        self.send_page(page, {"type": "screen", "screen": {"url": state["url"], "bar": bar, "presented": []}})

    def send_page(self, page, frame):
        self.send({"page": page, "frame": frame})

    def send(self, frame):
        self.socket.send(json.dumps(frame))


def find_secret(server):
    """The secret of the server at this address; empty when there is none to be found."""
    address = urlsplit(server)
    # What a server of this machine has written is no other machine's business.
    if os.environ.get("VIADUCT_TOKEN") or address.hostname not in ("localhost", "127.0.0.1", "::1"):
        return os.environ.get("VIADUCT_TOKEN", "")
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    if not os.path.isabs(folder) or not os.access(f"{folder}/.", os.W_OK | os.X_OK):
        folder = Path.home() / ".local/state"
    file = Path(folder) / f"viaduct/{address.port or 80}.token"
    return file.read_text().strip() if file.exists() else ""


def connect_to(server):
    address = f"{server.replace('http', 'ws', 1)}/viaduct/app?app={secrets.token_hex(16)}"
    secret = find_secret(server)
    headers = {"Authorization": f"Bearer {secret}"} if secret else {}
    return connect(address, subprotocols=["viaduct.app.1"], additional_headers=headers, proxy=None)


if __name__ == "__main__":
    try:
        with connect_to(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:4000") as socket:
            FormApp(socket).run()
    except InvalidStatus as refusal:
        sys.exit(refusal.response.body.decode().strip())
