"""A web app with bridge components, in Python's standard library: notes, which a form adds.

Its controllers are those of Viaduct's demo: python3 app.py PORT FOLDER_OF_THE_DEMO [HOST]
"""

import re
import sys
from html import escape
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import parse_qs

FOLDER = Path(__file__).resolve().parent
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
LONGEST_FORM = 10_000
notes = ["Press New, and Save is in the navigation bar"]


class Handler(BaseHTTPRequestHandler):
    demo = None

    def do_GET(self):
        path = self.path.partition("?")[0]
        if path == "/":
            items = "".join(f"<li>{escape(note)}</li>" for note in notes)
            # Only an app with the component gets its controller.
            counter = f' data-controller="bridge--note-count" data-count="{len(notes)}"' if self.has_component("note-count") else ""
            self.show("index.html", notes=items, counter=counter)
        elif path == "/notes/new":
            self.show("new.html")
        elif path.startswith("/demo/"):
            self.send_file(self.demo, path.removeprefix("/demo/"))
        else:
            self.send_file(FOLDER, path[1:])

    def do_POST(self):
        length = int(self.headers.get("Content-Length") or 0)
        if self.path != "/notes" or length > LONGEST_FORM:
            return self.send_error(400)
        text = parse_qs(self.rfile.read(length).decode(errors="replace")).get("text", [""])[0]
        if text:
            notes.append(text)
        self.send_response(303)
        self.send_header("Location", "/")
        self.end_headers()

    @property
    def agent(self):
        return self.headers.get("User-Agent", "")

    def has_component(self, name):
        """Whether the app has a bridge component, as its user agent says: `bridge-components: [button form]`."""
        components = re.search(r"bridge-components: \[([^\]]*)\]", self.agent)
        return bool(components) and name in components[1].split()

    def show(self, name, **values):
        """Sends a page, in which {name} stands for a value."""
        values["client"] = "the app" if "Hotwire Native" in self.agent else "a browser"
        text = (FOLDER / name).read_text()
        for key, value in values.items():
            text = text.replace("{" + key + "}", value)
        self.send(text.encode(), "text/html; charset=utf-8")

    def send_file(self, folder, name):
        file = (folder / name).resolve()
        if folder not in file.parents or file.suffix not in TYPES or not file.is_file():
            return self.send_error(404)
        self.send(file.read_bytes(), TYPES[file.suffix])

    def send(self, body, content_type):
        self.send_response(200)
        self.send_header("Content-Type", content_type)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


if __name__ == "__main__":
    port, demo, *host = sys.argv[1:]
    Handler.demo = Path(demo).resolve()
    ThreadingHTTPServer((host[0] if host else "127.0.0.1", int(port)), Handler).serve_forever()
