import json

from harness.app_page import AppPage, component
from harness.waiting import wait_until

HTML = "text/html; charset=utf-8"
# A page of an app, with a button that each phone draws.
FORM = AppPage("", component("form", connect=("connect", {"submitTitle": "Save"})), adapter_place="none").html


class Phones:
    """The device page with both phones, each in a frame of its own host."""

    def __init__(self, tab, server):
        self.tab = tab
        self._port = server.port

    def open(self, query="phones=both&url=/demo/form.html", host="localhost"):
        self.tab.resize(1440, 900)
        self.tab.open(f"http://{host}:{self._port}/viaduct/device?{query}")

    def log_in(self, proxied):
        """Logs in on both phones, to an app whose cookies then stay in their frames."""
        proxied.add("/", FORM, headers=[("Set-Cookie", "login=anna; Path=/; HttpOnly; SameSite=Lax")], content_type=HTML)
        self.open("phones=both&url=/")
        self.ios.wait_for_native("Save")

    @property
    def ios(self):
        return Phone(self.tab, "ios")

    @property
    def android(self):
        return Phone(self.tab, "android")

    @property
    def query(self):
        """The query of the device page's address."""
        return self.tab.evaluate("() => Object.fromEntries(new URLSearchParams(location.search))")

    def wait_for_query(self, **values):
        self.tab.wait_until(f"""() => {{
            const query = new URLSearchParams(location.search)
            return Object.entries({json.dumps(values)}).every(([name, value]) => query.get(name) === value) }}""")

    def choose(self, name, value):
        """Chooses an option in the panel."""
        self.tab.evaluate("""(name, value) => {
            const { elements } = document.querySelector(".settings")
            elements[name].value = value
            const field = elements[name] instanceof RadioNodeList ? [...elements[name]].find(radio => radio.checked) : elements[name]
            field.dispatchEvent(new Event("change", { bubbles: true }))
        }""", name, value)

    def go_to(self, address):
        """Types an address into the address bar."""
        self.tab.evaluate("""address => {
            const { form } = document.querySelector("[name=url]")
            form.elements.url.value = address
            form.requestSubmit()
        }""", address)


class Phone:
    """One of the two phones."""

    def __init__(self, tab, platform):
        self._tab = tab
        self._platform = platform

    @property
    def is_shown(self):
        return any(self._is_own(context) for context in self._tab.frames())

    def of_screen(self, expression):
        """The value of an expression in the window of the device's screen."""
        return self._in(lambda screen: screen, expression)

    def of_page(self, expression):
        """The value of an expression in the app's page."""
        return self._in(lambda screen: screen["children"][0], expression)

    def wait_for_screen(self, expression):
        wait_until(lambda: self._try(self.of_screen, expression), f"{expression} on the screen of {self._platform}")

    def wait_for_page(self, expression):
        wait_until(lambda: self._try(self.of_page, expression), f"{expression} in the page of {self._platform}")

    def wait_for_native(self, text):
        self.wait_for_screen(f"document.querySelector('viaduct-screen').shadowRoot.textContent.includes({json.dumps(text)})")

    def wait_for_form(self):
        """Waits for the demo's form page, with its button in the bar."""
        self.wait_for_page("location.pathname === '/demo/form.html' && document.readyState === 'complete'")
        self.wait_for_native("Save")

    def tap_native(self, text):
        button = f"[...document.querySelector('viaduct-screen').shadowRoot.querySelectorAll('button')].find(button => button.textContent === {json.dumps(text)})"
        self.wait_for_screen(f"{button}?.checkVisibility()")
        self.of_screen(f"void {button}.click()")

    def _try(self, find, expression):
        # While a page loads, there is no document.
        try:
            return find(expression)
        except Exception:
            return False

    def _in(self, choose, expression):
        screen = next(context for context in self._tab.frames() if self._is_own(context))
        return self._tab.frame(choose(screen)["context"]).evaluate(f"() => {expression}")

    def _is_own(self, context):
        return context["url"].startswith(f"http://{self._platform}.") and "/viaduct/device/screen" in context["url"]
