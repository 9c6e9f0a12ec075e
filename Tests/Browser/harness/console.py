import json
import urllib.request

from harness.waiting import wait_until

ROW = ".row[role=option]:not([hidden])"


class Console:
    """The console of a server in a tab, opened by a link as `viaduct open` makes one."""

    def __init__(self, tab, server, url=None):
        """`url`: where the browser finds the server, if that is another place."""
        self.tab = tab
        self._server = server
        self.url = url or server.url
        self._is_let_in = False

    def open(self, width=1440, height=900, address=None, **state):
        """Opens it with that state of the screen in its address, or at an address that another one had."""
        self.tab.activate()
        self.tab.resize(width, height)
        if not self._is_let_in:
            self.tab.open(self.url + link(self._server))
            self._is_let_in = True
        query = "&".join(f"{name}={value}" for name, value in state.items())
        self.tab.open(address or f"{self.url}/viaduct/console/?{query}")
        self.wait_for_state("live")
        return self

    def wait_for_state(self, state):
        self.tab.wait_until(f"() => document.querySelector('.link').dataset.state === '{state}'", f"the console to be {state}")

    @property
    def rows(self):
        """The rows in sight, by their places: time, page, arrow, direction, subject, text and outcome of each."""
        return self.tab.look(f"""() => [...document.querySelectorAll({json.dumps(ROW)})]
            .sort((one, other) => one.ariaPosInSet - other.ariaPosInSet)
            .map(row => Object.fromEntries([...row.children].map(cell => [cell.className.replace("row__", ""), cell.textContent])))""")

    @property
    def count(self):
        """How many rows there are, in sight or not."""
        return self.tab.look(f"() => Number(document.querySelector({json.dumps(ROW)})?.ariaSetSize ?? 0)")

    def wait_for_row(self, subject, condition=lambda row: True):
        """The newest row in sight with that subject for which the condition is true."""
        def find():
            return next((row for row in reversed(self.rows) if row["subject"] == subject and condition(row)), None)

        return wait_until(find, lambda: f"a row “{subject}”, there are {self.rows}")

    def tap_row(self, subject):
        """Opens the newest row in sight with that subject."""
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
        """The subjects of the rows in sight."""
        return [row["subject"] for row in self.rows]

    @property
    def side(self):
        return self.tab.page(".side")

    @property
    def shown_json(self):
        """The leaves of each tree of JSON beside the timeline: their texts by their keys."""
        return self.tab.look("""() => [...document.querySelectorAll(".side .json")].map(tree => Object.fromEntries(
            [...tree.querySelectorAll(".json__line--leaf")].map(line => [
                line.querySelector(".json__key").textContent, line.querySelector(".json__value").textContent])))""")

    def tap_point(self, function):
        """Taps what a JavaScript function returns, when it stands still."""
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

    def focus(self, css):
        """Puts the keyboard there."""
        self.tab.evaluate("css => document.querySelector(css).focus()", css)


def link(server):
    """The path of a link that lets one browser in."""
    secret = server.secret_file.read_text().strip()
    request = urllib.request.Request(f"{server.url}/viaduct/api/link", b"", {"Authorization": f"Bearer {secret}"}, method="POST")
    with urllib.request.urlopen(request, timeout=10) as response:
        return json.load(response)["path"]
