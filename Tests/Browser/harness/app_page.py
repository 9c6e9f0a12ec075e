import html
import json
from dataclasses import dataclass, field

LIBRARIES = ["prerelease", "strada_1_0", "bridge_1_0", "bridge_1_1", "bridge_1_2"]


@dataclass
class AppPage:
    """A page of the tests' app, with a web library, its components, and the adapter where the test wants it.

    The libraries are some of `LIBRARIES`, classic scripts that work as modules too; `components` are those that the app
    registers; `adapter_place` is `first` (in the head), `last` (in the body) or `none`; `query` is the adapter's, and
    `attributes` are further ones of its tag.
    """

    viaduct: str
    body: str = ""
    head: str = ""
    libraries: list = field(default_factory=lambda: ["bridge_1_2"])
    components: tuple = ("alert", "button", "dropdown-navigation-sheet", "form", "menu", "overflow-menu", "share")
    modules: bool = True
    adapter_place: str = "first"
    query: str = ""
    attributes: str = ""
    title: str = "Fixture"
    nonce: str = ""
    headers: dict = field(default_factory=dict)

    @property
    def html(self):
        adapter = f'<script src="{self.viaduct}/viaduct/adapter.js{self.query}"{self._nonce}{self._attributes}></script>'
        return f"""<!doctype html>
<html lang="en">
<head>
{adapter if self.adapter_place == "first" else ""}
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{html.escape(self.title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/styles/app.css">
{self.head}
{"".join(self._script(path) for path in self._scripts)}
</head>
<body data-components="{" ".join(self.components)}">
<main>
<h1>{html.escape(self.title)}</h1>
{self.body}
</main>
{adapter if self.adapter_place == "last" else ""}
</body>
</html>"""

    @property
    def _scripts(self):
        if not self.libraries:
            return []
        return ["libraries/web_bridge.js", *(f"libraries/{name}.js" for name in self.libraries),
                "scripts/bridge_component.js", "scripts/application.js"]

    def _script(self, path):
        kind = ' type="module"' if self.modules else ""
        return f'<script src="/{path}"{kind}{self._nonce}></script>\n'

    @property
    def _attributes(self):
        return f" {self.attributes}" if self.attributes else ""

    @property
    def _nonce(self):
        return f' nonce="{self.nonce}"' if self.nonce else ""


def component(name, *, connect=None, click=None, buttons=(), disconnect=None, label=None, library=None):
    """The markup of a fixture component, whose messages are `(event, data)`.

    `connect` is sent when it connects, `disconnect` when it goes, and `click` when it is clicked, in which case it is a
    button with the text `label`. `buttons` are further messages; each gets a button with its event's name.
    """
    tag = "button" if click else "div"
    values = {"data-controller": name, "data-library": library}
    messages = {"data-connect": connect, "data-click": click, "data-disconnect": disconnect}
    values |= {key: json.dumps(message) for key, message in messages.items() if message}
    attributes = "".join(f' {key}="{html.escape(value)}"' for key, value in values.items() if value)
    inner = "".join(_sender(event, data) for event, data in buttons)
    return f"<{tag}{attributes}>{html.escape(label or '')}{inner}</{tag}>"


def _sender(event, data):
    return f'<button type="button" data-send="{html.escape(json.dumps([event, data]))}">{event}</button>'
