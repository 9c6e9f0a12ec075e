"""Forty pages that are broken in one way each, most of them silently: none may pass `strict`."""

import json
from dataclasses import dataclass, field

from harness.app_page import AppPage, component

SAVE = component("form", connect=("connect", {"submitTitle": "Save"}))
TURBO = '<script src="/scripts/turbo.js" defer></script>'
STIMULUS = '<script src="/scripts/stimulus.js"></script>'
SCRIPT = "text/javascript"
BROKEN = "throw new Error('it is broken')"
# A click on the page's link or button, as a person does it.
CLICK = "document.querySelector('main a, main button').click()"

# Waits for the page's own test API.
TEST = "while (!viaduct.test) await new Promise(resolve => setTimeout(resolve, 20))"

# Waits until the answer to an import is there: nothing else says that one is under way.
ANSWERED = ("const isAnswered = () => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/missing.js'));"
            " while (!isAnswered()) await new Promise(resolve => setTimeout(resolve, 20));"
            " await new Promise(resolve => setTimeout(resolve, 50))")


@dataclass
class BrokenPage:
    """`says` has to be in the failure. `act` runs in the page once its message has come. `files` are (status, type, text), by paths beside
    the page's."""

    name: str
    says: str
    head: str = ""
    body: str = ""
    act: str = ""
    status: int = 200
    files: dict = field(default_factory=dict)
    # Options of AppPage.
    options: dict = field(default_factory=dict)

    @property
    def path(self):
        return f"/broken/{self.name.replace(' ', '-')}/"

    def serve(self, proxied):
        page = AppPage("", SAVE + self.body, head=self.head, adapter_place="none", **{"components": ("form", "menu", "fom"), **self.options})
        proxied.add(self.path, page.html, status=self.status)
        for path, (status, content_type, text) in self.files.items():
            proxied.add(f"{self.path}{path}", text, status=status, content_type=content_type)


def script(text, kind=""):
    return f'<script{kind and f" type={kind}"}>{text}</script>'


def source(path, attributes=""):
    return f'<script src="{path}" {attributes}></script>'


def controller(methods, element='<div data-controller="broken">{}</div>', inner=""):
    """The head and the body of a page with a controller in the manner of Stimulus."""
    text = f'stimulus.register("broken", class {{ {methods} }})'
    return {"head": STIMULUS + script(text), "body": element.format(inner)}


def visited(body="", status=200, head="", text=None):
    """A page with a link to another one, which Turbo loads once it is clicked."""
    page = text or AppPage("", body, head=head, title="Next", adapter_place="none").html
    return {"head": TURBO, "body": '<a href="next">Next</a>', "act": CLICK, "files": {"next": (status, "text/html; charset=utf-8", page)}}


PAGES = [
    # While the page loads.
    BrokenPage("inline script throws", "it is broken", head=script(BROKEN)),
    BrokenPage("inline script cannot be read", "SyntaxError", head=script("let = = 1")),
    BrokenPage("promise is rejected", "it is broken", head=script("Promise.reject(new Error('it is broken'))")),
    BrokenPage("promise is rejected with a text", "only a text", head=script("Promise.reject('only a text')")),
    BrokenPage("something else is thrown", "a text was thrown", head=script("throw 'a text was thrown'")),
    BrokenPage("bundle is missing", "/missing.js", head=source("missing.js")),
    BrokenPage("bundle fails", "/failing.js", head=source("failing.js"), files={"failing.js": (500, SCRIPT, "")}),
    BrokenPage("bundle is a page", "/page.js", head=source("page.js", "type=module"), files={"page.js": (200, "text/html", "<p>Sign in</p>")}),
    BrokenPage("async script is missing", "/missing.js", head=source("missing.js", "async")),
    BrokenPage("deferred script throws", "it is broken", head=source("throwing.js", "defer"), files={"throwing.js": (200, SCRIPT, BROKEN)}),
    BrokenPage("document fails", "500", status=500),
    BrokenPage("document is missing", "404", status=404),
    # In a module.
    BrokenPage("module is missing", "/missing.js", head=source("missing.js", "type=module")),
    BrokenPage("module throws", "it is broken", head=script(BROKEN, "module")),
    BrokenPage("module cannot be read", "SyntaxError", head=source("unread.js", "type=module"), files={"unread.js": (200, SCRIPT, "let = = 1")}),
    BrokenPage("imported module is missing", "module that it imports: http", head=script("import './missing.js'", "module")),
    BrokenPage("imported name is missing", "nothing", head=script("import { nothing } from './empty.js'", "module"),
               files={"empty.js": (200, SCRIPT, "export const something = 1")}),
    BrokenPage("name is not in the import map", "unmapped", head=script("import 'unmapped'", "module")),
    BrokenPage("late import is missing", "/missing.js", head=script("import('./missing.js')", "module"), act=ANSWERED),
    BrokenPage("late import is missing and caught", "/missing.js", act=ANSWERED,
               head=script("import('./missing.js').catch(error => console.error('Failed to autoload controller', error))", "module")),
    # In a controller.
    BrokenPage("controller throws when it connects", "it is broken", **controller(f"connect() {{ {BROKEN} }}")),
    BrokenPage("controller throws when it begins", "it is broken", **controller(f"initialize() {{ {BROKEN} }}")),
    BrokenPage("controller is rejected when it connects", "it is broken", **controller(f"async connect() {{ {BROKEN} }}")),
    BrokenPage("action throws", "it is broken", act=CLICK,
               **controller(f"press() {{ {BROKEN} }}", inner='<button data-action="press">Press</button>')),
    BrokenPage("controller is misspelt", "fom", body=component("bridge--fom")),
    BrokenPage("controller was never registered", "menu", head=script("window.Stimulus = { router: { modules: [{ identifier: 'form' }] } }"),
               body='<div data-controller="bridge--menu"></div>'),
    # At the bridge.
    BrokenPage("event is misspelt", "conect", body=component("menu", connect=("conect", {"title": "More"}))),
    BrokenPage("data is no JSON", "JSON", act="const data = {}; data.self = data; webBridge.send({ component: 'form', event: 'connect', data })"),
    BrokenPage("library is missing", "bridge library", body='<div data-controller="bridge--form"></div>',
               options={"libraries": []}),
    BrokenPage("callback throws", "it is broken", body=component("menu", click=("display", {"items": []}), label="Sort"),
               act=f"webBridge.send({{ component: 'form', event: 'connect', data: {{ submitTitle: 'Keep', metadata: {{ url: location.href }} }},"
                   f" callback() {{ {BROKEN} }} }}); {TEST}; await viaduct.test.reply('form', 'connect')"),
    # Late.
    BrokenPage("click throws as the last step", "it is broken", body=f'<button onclick="{BROKEN}">Press</button>', act=CLICK),
    BrokenPage("answer of a script is no JSON", "JSON", body='<button onclick="fetch(\'/missing.json\').then(answer => answer.json())">Press</button>',
               act=f"{TEST}; {CLICK}; await fetch('/missing.json'); await new Promise(resolve => setTimeout(resolve, 100))"),
    BrokenPage("timer throws before the last step", "it is broken", body=f'<button onclick="setTimeout(() => {{ {BROKEN} }}, 50)">Press</button>',
               act=f"{CLICK}; await new Promise(resolve => setTimeout(resolve, 150))"),
    BrokenPage("page that is left at once throws", "it is broken", head=script("location = './after'; " + BROKEN),
               files={"after": (200, "text/html; charset=utf-8", AppPage("", SAVE, adapter_place="none").html)}),
    BrokenPage("page throws while it is left", "it is broken", head=script(f"addEventListener('pagehide', () => {{ {BROKEN} }})"),
               body='<a href="after">After</a>', act=CLICK,
               files={"after": (200, "text/html; charset=utf-8", AppPage("", component("menu", connect=("connect", {})), adapter_place="none").html)}),
    # In a frame.
    BrokenPage("script of a frame throws", "it is broken", body="<turbo-frame></turbo-frame>",
               act=f"const script = document.createElement('script'); script.textContent = {json.dumps(BROKEN)};"
                   " document.querySelector('turbo-frame').append(script)"),
    # After a visit.
    BrokenPage("visit fails", "500", **visited(status=500)),
    BrokenPage("visited page is missing", "404", **visited(status=404)),
    BrokenPage("script of the visited page throws", "it is broken", **visited(script(BROKEN))),
    BrokenPage("visited page has a misspelt controller", "fom", **visited(component("bridge--fom"))),
]
assert len(PAGES) == len({page.name for page in PAGES}) == 40


