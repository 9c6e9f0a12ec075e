import json
import urllib.request

from harness.waiting import wait_until

ROW = ".row[role=option]:not([hidden])"


class Console:
    """The console of a server in a tab, opened by a link as `viaduct open` makes one."""

    def __init__(self, tab, server, url=None):
        """`url`: the server's address for the browser, if it differs."""
        self.tab = tab
        self._server = server
        self.url = url or server.url
        self._is_let_in = False

    def open(self, width=1440, height=900, address=None, **state):
        """Opens the console with the state in its address, or at another console's address."""
        self.tab.activate()
        self.tab.resize(width, height)
        query = "&".join(f"{name}={value}" for name, value in state.items())
        if not self._is_let_in:
            # It leads to the console without a state.
            self.tab.open(self.url + link(self._server))
        if self._is_let_in or address or query:
            self.tab.open(address or f"{self.url}/viaduct/console/?{query}")
        self._is_let_in = True
        self.wait_for_state("live")
        return self

    def wait_for_state(self, state):
        self.tab.wait_until(f"() => document.querySelector('.link').dataset.state === '{state}'", f"the console to be {state}")

    @property
    def rows(self):
        """The visible rows by position: time, page, arrow, direction, subject, text and outcome of each."""
        return self.tab.look(f"""() => [...document.querySelectorAll({json.dumps(ROW)})]
            .sort((one, other) => one.ariaPosInSet - other.ariaPosInSet)
            .map(row => Object.fromEntries([...row.children].map(cell => [cell.className.replace("row__", ""), cell.textContent])))""")

    @property
    def count(self):
        """The number of rows, visible or not."""
        return self.tab.look(f"() => Number(document.querySelector({json.dumps(ROW)})?.ariaSetSize ?? 0)")

    def wait_for_row(self, subject, condition=lambda row: True):
        """Waits for a visible row with the subject that meets the condition, and returns the newest."""
        def find():
            return next((row for row in reversed(self.rows) if row["subject"] == subject and condition(row)), None)

        return wait_until(find, lambda: f"a row “{subject}”, there are {self.rows}")

    def tap_row(self, subject):
        """Opens the newest visible row with the subject."""
        def place():
            return self.tab.evaluate("""async subject => {
                const list = document.querySelector(".rows")
                const row = [...list.querySelectorAll(".row:not([hidden])")].sort((one, other) => other.ariaPosInSet - one.ariaPosInSet)
                    .find(row => row.querySelector(".row__subject").textContent === subject)
                if (!row) return null
                const before = row.getBoundingClientRect()
                list.scrollTop += Math.min(0, before.top - list.getBoundingClientRect().top)
                for (let frame = 0; frame < 2; frame += 1) await new Promise(resolve => requestAnimationFrame(resolve))
                const { x, y, width, height } = row.getBoundingClientRect()
                return y === before.y ? [x + width / 2, y + height / 2] : null }""", subject)

        x, y = wait_until(place, lambda: f"a row “{subject}” that stands still, there are {self.rows}")
        self.tab.tap_at(int(x), int(y))
        self.tab.page(".side").wait()

    @property
    def subjects(self):
        """The subjects of the visible rows."""
        return [row["subject"] for row in self.rows]

    @property
    def side(self):
        return self.tab.page(".side")

    @property
    def shown_json(self):
        """The leaves of each JSON tree beside the timeline: their texts by key."""
        return self.tab.look("""() => [...document.querySelectorAll(".side .json")].map(tree => Object.fromEntries(
            [...tree.querySelectorAll(".json__line--leaf")].map(line => [
                line.querySelector(".json__key").textContent, line.querySelector(".json__value").textContent])))""")

    def tap_point(self, function):
        """Taps the element that a JavaScript function returns, once it has stopped moving."""
        def place():
            return self.tab.evaluate("""async () => {
                const element = (FUNCTION)()
                if (!element) return null
                element.scrollIntoView({ block: "nearest", inline: "nearest" })
                const places = []
                for (let frame = 0; frame < 2; frame += 1) {
                    await new Promise(resolve => requestAnimationFrame(resolve))
                    const { x, y, width, height } = element.getBoundingClientRect()
                    places.push(`${x + width / 2} ${y + height / 2}`)
                }
                return places[0] === places[1] ? places[0].split(" ").map(Number) : null }""".replace("FUNCTION", function))

        x, y = wait_until(place, f"{function} to stand still")
        self.tab.tap_at(int(x), int(y))

    def copies(self):
        """Opens the bar for the rows: the result copies them as `copies(name)`, and returns the text, or why there is none."""
        self.tab.evaluate("() => { navigator.clipboard.writeText = async text => { window.copied = text } }")
        self.tap_point("() => document.querySelector('[name=copy]')")

        def copy(name):
            self.tab.evaluate("() => { window.copied = '' }")
            self.tap_point(f"""() => document.querySelector('[aria-label="Copy as {name}"]')""")
            return wait_until(lambda: self.tab.evaluate("() => window.copied || document.querySelector('.stretch__done').textContent"), name)

        copy.console = self
        return copy

    def focus(self, css):
        """Focuses the element."""
        self.tab.evaluate("css => document.querySelector(css).focus()", css)


def link(server):
    """Returns the path of a link that admits one browser."""
    secret = server.secret_file.read_text().strip()
    request = urllib.request.Request(f"{server.url}/viaduct/api/link", b"", {"Authorization": f"Bearer {secret}"}, method="POST")
    with urllib.request.urlopen(request, timeout=10) as response:
        return json.load(response)["path"]
