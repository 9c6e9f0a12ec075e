"""The road of a request and of its answer through nginx: its variables, its maps and the njs scripts in config/njs."""

import os
import re
import socket
import subprocess
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import quote

import pytest

from cost import check, compare
from counted_program import LIMIT_SECONDS, CountedProgram, environment
from doors import Request, header_shapes
from json_shapes import FLAG, MARKS, SIGNS, repeated
from server import Client, unused_port

PROGRAM = os.environ["VIADUCT_BINARY"]
PAGE = "<!doctype html><html><head><title>a</title></head><body>a</body></html>"


class App:
    """A web app whose answer the test sets."""

    def __init__(self):
        self.headers, self.body = [], PAGE
        app = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                body = app.body.encode()
                self.send_response(200)
                for name, value in [("Content-Type", "text/html; charset=utf-8"), ("Content-Length", len(body)), *app.headers]:
                    self.send_header(name, str(value))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *arguments):
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def close(self):
        self._server.shutdown()


class CountedNginx(CountedProgram):
    """nginx with the configuration that `viaduct nginx-config` prints, as one process under callgrind."""

    def __init__(self, folder, app, server, port):
        flags = ["--app", app, "--server", f"http://127.0.0.1:{server}", "--listen", f"127.0.0.1:{port}", "--folder", folder / "files"]
        text = subprocess.run([PROGRAM, "nginx-config", *flags], check=True, capture_output=True, text=True, env=environment()).stdout
        configuration = folder / "viaduct.conf"
        configuration.write_text(text)
        program, *rest = re.search(r"^# To start it as viaduct\.conf: (.+) -c ", text, re.MULTILINE)[1].replace('"', "").split()
        super().__init__([program, *rest, "-c", configuration, "-g", "master_process off;"])
        deadline = time.monotonic() + LIMIT_SECONDS
        while not self._listens(port):
            assert self.process.poll() is None and time.monotonic() < deadline, "nginx does not listen."
            time.sleep(0.05)

    @staticmethod
    def _listens(port):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return True
        except ConnectionRefusedError:
            return False


@pytest.fixture(scope="module")
def proxied(server, tmp_path_factory):
    app, port = App(), unused_port()
    nginx = CountedNginx(tmp_path_factory.mktemp("nginx"), app.url, server.port, port)
    yield app, nginx, Client(port)
    nginx.stop()
    app.close()


def test_a_request_through_nginx_costs_in_proportion_to_its_size(proxied, record):
    app, nginx, client = proxied
    app.headers, app.body = [], PAGE

    def measure(request):
        before = nginx.count()
        client.ask("GET", request.path or "/", [("Sec-Fetch-Dest", "document"), *request.headers])
        return nginx.count() - before

    addresses = [repeated(f"path of {name}", unit, lambda text: Request(f"/{text}")) for name, unit in
                 [("parts", "a/"), ("climbs", "a/../"), ("length", "a"), ("marks", quote(MARKS)), ("flags", quote(FLAG)), ("escapes", "%2e%2f")]]
    addresses += [repeated(f"parameters {name}", f"{name}=a&", lambda text: Request(f"/?{text}")) for name in ("a", "viaduct_room", "viaduct_test")]
    check("nginx", [compare("nginx", shape, measure) for shape in [*addresses, *header_shapes()]], record)


def test_an_answer_through_nginx_costs_in_proportion_to_its_size(proxied, record):
    app, nginx, client = proxied

    def measure(answer):
        app.headers, app.body = answer
        before = nginx.count()
        client.ask("GET", "/", [("Sec-Fetch-Dest", "document")])
        return nginx.count() - before

    def page(text):
        return [], text + PAGE

    pages = [repeated(f"page of {name}", unit, page) for name, unit in
             [("length", "a"), ("signs", SIGNS), ("marks", MARKS), ("tags", "<a>"), ("ends", "</a>"), ("starts", "<"), ("bangs", "<!"),
              ("comments", "<!-- -->"), ("odd comments", "<!--a--!>"), ("open comments", "<!--"), ("dashes", "<!-- -"), ("open scripts", "<script>"), ("templates", "<template>"),
              ("spaces", " "), ("quotes", '<a b="'), ("references", "&amp;")]]
    pages += [repeated(f"tag of {name}", unit, lambda text: page(f"<html {text}")) for name, unit in
              [("attributes", "a=b "), ("same attributes", 'a="b" '), ("spaces", " "), ("quotes", "'\""), ("slashes", "/")]]
    headers = [repeated(f"{name} of {what}", unit, lambda text, name=name: ([(name, text)], PAGE)) for name, what, unit in
               [("Content-Security-Policy", "sources", "script-src a "), ("Content-Security-Policy", "directives", "script-src 'self'; "),
                ("Content-Security-Policy", "policies", "script-src 'self', "), ("Set-Cookie", "parts", "a=b; "), ("Link", "parts", "<a>; rel=b, "),
                ("Vary", "parts", "a, "), ("ETag", "length", "a"), ("Content-Type", "parts", "text/html; "), ("Permissions-Policy", "parts", "a=(), ")]]
    many = [repeated(f"headers {name}", "a", lambda text, name=name: ([(name, "a=b")] * (len(text) // 8), PAGE)) for name in ("Set-Cookie", "X-A")]
    check("answer", [compare("answer through nginx", shape, measure) for shape in [*pages, *headers, *many]], record)
