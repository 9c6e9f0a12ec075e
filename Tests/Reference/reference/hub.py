import html
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from harness.quiet_handler import QuietHandler

from reference.local_server import LocalServer

FOLDER = Path(__file__).parents[1] / "hub"
ELSEWHERE = "https://elsewhere.test/page"

HEAD = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<script type="importmap">{{"imports": {{"@hotwired/stimulus": "/stimulus.js", "@hotwired/hotwire-native-bridge": "/bridge.js"}}}}</script>
{turbo}
<script type="module" src="/components.js"></script>
{head}
<link rel="stylesheet" href="/hub.css">
</head>
<body><h1>{title}</h1>{body}</body></html>"""
TURBO = '<script type="module">import { Turbo } from "/turbo.js"; window.Turbo = Turbo</script>'


def written(attributes):
    return "".join(f' {name.replace("_", "-")}="{html.escape(value)}"' for name, value in attributes.items())


def link(id, href, text=None, **attributes):
    return f'<a id="{id}" href="{html.escape(href)}"{written(attributes)}>{text or id}</a>'


def button(id, script, **attributes):
    return f'<button id="{id}" onclick="{html.escape(script)}"{written(attributes)}>{id}</button>'


def form(id, action, method="post", **attributes):
    return f'<form action="{action}" method="{method}"{written(attributes)}><input type="hidden" name="n" value="1"><button id="{id}">{id}</button></form>'


def native(title, side="right"):
    return f'<span data-controller="bridge--button" data-bridge-title="{title}" data-bridge-side="{side}">{title}</span>'


# Not walked: after a link that redirects to a modal page, or to the page that it stands on, iOS and Viaduct are at different addresses
# (docs/differences.md). After a form without Turbo the titles differ for as long as its screen is there. After a link to another program,
# Chromium shows a dialog that nobody answers. Once a link that redirects to a site without an answer is tried again, Chromium is there.
# After a reload by a script, Viaduct's new document has none of Turbo's copies that Android's visit keeps.
REDIRECTED = link("redirected", "/gate", data_walk="no")
REDIRECTS = {"/gate": "/modal/new", "/moved": "/leaf", "/away": ELSEWHERE}
# The page of each path: title, body, and further parts of the answer.
PAGES = {
    "/hub": ("Hub", native("Hub") + "".join(link(id, f"/{id}") for id in (
        "modals", "history", "frames", "windows", "plain", "queries", "errors", "moves", "files", "dialogs", "morph")) + link("moved", "/moved")),
    "/leaf": ("Leaf", native("Leaf") + link("hub", "/hub") + link("self", "/leaf") + link("query", "/leaf?q=1")
              + link("moved", "/moved", data_walk="no")),
    "/modals": ("Modals", native("Modals") + link("open", "/modal/new") + REDIRECTED + link("replaced", "/modal/replaced")
                + link("hub", "/hub") + link("capital", "/MODAL/new")),
    "/modal/new": ("New", native("New") + link("second", "/modal/second") + link("out", "/leaf") + link("back", "/modals")
                   + form("save", "/modal/save?to=/leaf") + form("stay", "/modal/invalid") + form("recede", "/modal/save?to=/recede_historical_location")
                   + form("refresh", "/modal/save?to=/refresh_historical_location") + form("resume", "/modal/save?to=/resume_historical_location")
                   + form("again", "/modal/save?to=/modals")),
    "/modal/second": ("Second", native("Second") + link("first", "/modal/new") + link("out", "/leaf", data_turbo_action="replace")
                      + form("save", "/modal/save?to=/leaf")),
    "/modal/replaced": ("Replaced modal", native("Replaced modal") + link("first", "/modal/new")),
    "/history": ("History", native("History") + button("replace-state", "history.replaceState(history.state, '', '/history?view=2')")
                 + button("push-state", "history.pushState({}, '', '/history?view=3')") + button("hash", "location.hash = 'part'")
                 + link("part-link", "#part") + link("empty", "#", data_turbo="false") + button("go-back", "history.back()", data_walk="no") + link("leaf", "/leaf")
                 + button("late", "document.body.insertAdjacentHTML('beforeend', `<span data-controller='bridge--button' data-bridge-title='Late' data-bridge-side='left'></span>`)")
                 + '<p id="part">part</p>'),
    "/frames": ("Frames", native("Frames") + link("in", "/frame", data_turbo_frame="box")
                + link("advance", "/frame", data_turbo_frame="box", data_turbo_action="advance") + link("leaf", "/leaf")
                + form("search", "/frame", "get", data_turbo_frame="box", data_turbo_action="advance")
                + '<turbo-frame id="box">first</turbo-frame>'),
    "/frame": ("Frame", native("Frame") + '<turbo-frame id="box">second ' + native("Inside", "left") + link("deep", "/frame?deep=1") + "</turbo-frame>"),
    "/windows": ("Windows", native("Windows") + link("blank", "/leaf", target="_blank") + button("open", "window.open('/leaf')")
                 + link("foreign", ELSEWHERE) + link("foreign-blank", ELSEWHERE, target="_blank") + link("tel", "tel:+49123", data_walk="no") + link("leaf", "/leaf")
                 + form("form-blank", "/save?to=/leaf", target="_blank") + '<iframe src="/inner" width="300" height="160" title="inner"></iframe>'
                 + link("to-foreign", "/away", data_walk="no")),
    "/inner": ("Inner", link("inside", "/leaf") + link("inside-top", "/leaf", target="_top"), {"turbo": False}),
    "/plain": ("Plain", native("Plain") + link("off", "/leaf", data_turbo="false") + button("location", "location = '/leaf'")
               + button("replace", "location.replace('/leaf')") + button("reload", "location.reload()", data_walk="no") + form("get", "/leaf", "get", data_turbo="false", data_walk="no")
               + form("turbo-get", "/leaf", "get") + form("post", "/save?to=/leaf", data_turbo="false", data_walk="no") + form("turbo-post", "/save?to=/leaf")
               + form("invalid", "/invalid") + link("hub", "/hub", data_turbo_action="replace")),
    "/queries": ("Queries", native("Queries") + link("brackets", "/show?q=%C3%A4&a[]=1") + link("bar", "/show?q=%C3%A4&f=1|2")
                 + link("spaces", "/show?q=a b&c=ä") + link("plus", "/show?q=a+b%20c") + link("sorted", "/sorted?by=name")
                 + link("slash", "/show/") + link("part", "/show?q=1#part")),
    "/sorted": ("Sorted", native("Sorted") + link("name", "/sorted?by=name") + link("date", "/sorted?by=date") + link("leaf", "/leaf")),
    "/errors": ("Errors", native("Errors") + link("e401", "/e401") + link("e404", "/e404") + link("e500", "/e500") + link("nothing", "/nothing")
                + form("post-500", "/e500") + form("post-nothing", "/nothing") + link("e404-off", "/e404", data_turbo="false") + link("leaf", "/leaf")),
    "/moves": ("Moves", native("Moves") + "".join(link(id, f"/{id}") for id in ("replaced", "popped", "refreshed", "cleared", "root", "nowhere"))
               + link("recede", "/recede_historical_location") + link("resume", "/resume_historical_location")
               + link("refresh", "/refresh_historical_location") + link("leaf", "/leaf") + link("hub", "/hub")),
    "/replaced": ("Replaced", native("Replaced") + link("moves", "/moves")),
    "/root": ("Root", native("Root") + link("moves", "/moves")),
    "/files": ("Files", native("Files") + link("download", "/data.csv", download="") + link("attachment", "/data.csv")
               + link("attachment-off", "/data.csv", data_turbo="false") + link("leaf", "/leaf")),
    "/dialogs": ("Dialogs", native("Dialogs") + button("alert", "alert('Hello')") + button("confirm", "document.title = confirm('Sure?')")
                 + button("prompt", "document.title = prompt('Name?', 'x')") + form("delete", "/save?to=/leaf", data_turbo_confirm="Delete?")
                 + button("features", "document.title = ['Notification' in window, 'PushManager' in window, 'vibrate' in navigator,"
                          " 'serviceWorker' in navigator].join(' ')") + link("leaf", "/leaf")),
    "/morph": ("Morph", native("Morph") + link("again", "/morph", data_turbo_action="replace") + button("refresh", "Turbo.session.refresh(document.baseURI)")
               + link("leaf", "/leaf"), {"head": '<meta name="turbo-refresh-method" content="morph"><meta name="turbo-refresh-scroll" content="preserve">'}),
    "/e401": ("Sign in", native("Sign in"), {"status": 401}),
    "/e404": ("Not here", native("Not here"), {"status": 404}),
    "/e500": ("Broken", native("Broken"), {"status": 500}),
    "/invalid": ("Invalid", native("Invalid") + link("leaf", "/leaf"), {"status": 422}),
    "/modal/invalid": ("Invalid", native("Invalid") + form("save", "/modal/save?to=/leaf"), {"status": 422}),
    "/no-turbo": ("No Turbo", native("No Turbo") + link("leaf", "/leaf"), {"turbo": False}),
    "/namespace": ("Namespace", native("Namespace") + link("leaf", "/leaf"), {
        "turbo": '<script type="module">import * as all from "/turbo.js"; window.Turbo = { Turbo: all, cable: {} }</script>'}),
}


class Hub(LocalServer):
    """A web app with a page for each thing that a page can do, on a port of its own. Turbo, Stimulus and the bridge are upstream's files."""

    RULES = FOLDER / "paths.json"

    def __init__(self, scripts):
        class Handler(QuietHandler):
            def respond(self):
                self.rfile.read(int(self.headers.get("Content-Length") or 0))
                parts = urlsplit(self.path)
                query = parse_qs(parts.query)
                if parts.path == "/nothing":
                    self.close_connection = True
                elif parts.path in REDIRECTS:
                    self._answer(302, Location=REDIRECTS[parts.path])
                elif parts.path in ("/save", "/modal/save"):
                    self._answer(303, Location=query["to"][0])
                elif parts.path == "/data.csv":
                    self._answer(200, "a,b\n", "text/csv", Content_Disposition="attachment; filename=data.csv")
                elif parts.path.endswith((".js", ".css")):
                    self._answer_file(parts.path[1:])
                else:
                    self._answer_page(parts.path)

            def _answer_page(self, path):
                title, body, *more = PAGES.get(path) or (path, native("Page") + link("hub", "/hub"))
                options = more[0] if more else {}
                turbo = options.get("turbo", TURBO)
                text = HEAD.format(title=title, body=body, turbo=turbo or "", head=options.get("head", ""))
                self._answer(options.get("status", 200), text, Cache_Control="no-store")

            def _answer_file(self, name):
                file = next((folder / name for folder in (FOLDER, Path(scripts)) if (folder / name).is_file()), None)
                kind = "text/css" if name.endswith(".css") else "text/javascript"
                self._answer(200 if file else 404, file.read_bytes() if file else b"", kind, Cache_Control="no-cache")

            def _answer(self, status, body="", kind="text/html; charset=utf-8", **headers):
                data = body.encode() if isinstance(body, str) else body
                self.send_response(status)
                headers = {"Content-Type": kind, "Content-Length": str(len(data)), **headers}
                for name, value in headers.items():
                    self.send_header(name.replace("_", "-"), value)
                self.end_headers()
                if self.command != "HEAD":
                    self.wfile.write(data)

            do_GET = do_HEAD = do_POST = respond

        super().__init__(Handler)
