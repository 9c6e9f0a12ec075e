from playwright.sync_api import Error

from harness.bidi_connection import BidiError, ScriptError

from reference.address import address

CHOICES = """() => [...document.querySelectorAll("a[id], button[id], input[type=submit][id]")]
  .filter(element => element.checkVisibility() && element.getClientRects().length && !element.disabled && !element.closest("[data-walk=no]"))
  .map(element => "click #" + element.id)"""


class Pair:
    """The phone and Viaduct with an instance of the app each. Both do the same steps; each step gives the facts of both.

    The facts of one kind stand in the order in which they came: requests, then what was sent, asked and opened, then what is shown.
    """

    def __init__(self, phone, viaduct, phone_app, viaduct_app):
        self._sides = ((phone, phone_app), (viaduct, viaduct_app))
        self.phone, self.viaduct = phone, viaduct

    def start(self):
        """The facts of the first page."""
        return [self._collect(*side) for side in self._sides]

    def do(self, step):
        return [self._do(side, app, step) for side, app in self._sides]

    @staticmethod
    def offered(facts):
        """The steps that the facts of a side offer."""
        return [fact.removeprefix("offers ") for fact in facts if fact.startswith("offers ")]

    def _choices(self, side):
        try:
            return side.page.evaluate(CHOICES) if side is self.phone else side.choices(CHOICES)
        except (Error, BidiError, ScriptError):
            return []

    def _do(self, side, app, step):
        side.facts.clear()
        app.take()
        word, _, rest = step.partition(" ")
        try:
            if word == "click":
                side.page.locator(rest).first.click(timeout=3000, no_wait_after=True) if side is self.phone else side.click(rest)
            elif word == "hover":
                side.page.locator(rest).first.hover(timeout=3000) if side is self.phone else side.hover(rest)
            elif word == "eval":
                side.page.evaluate(f"() => {{ {rest} }}") if side is self.phone else side.evaluate(rest)
            elif word == "back":
                side.back()
            elif word == "close":
                side.close_modal()
            elif word == "tap":
                side.tap(rest)
            elif word == "native":
                # Of the phone alone, for a list of facts: its navigator's methods.
                for call in rest.split("; "):
                    name, *values = call.split()
                    getattr(side, name)(*(side.page.url.replace(side.page.evaluate("location.pathname + location.search"), value)
                                          for value in values))
            elif word == "wait":
                side.settle(int(rest) * (1000 if side is self.phone else 1))
            elif word == "stop":
                app.is_stopped = True
            elif word == "run":
                app.is_stopped = False
            else:
                raise SystemExit(f"No such step: {step}")
        except (Error, AssertionError, BidiError, ScriptError, StopIteration, KeyError, AttributeError):
            side.facts.append("could not")
        if word == "click":
            side.rest()
        return self._collect(side, app)

    def _collect(self, side, app):
        side.settle()
        while app.waiting:
            side.settle()
            # The answer may have come at its end.
            if not app.waiting:
                side.settle()
        requests = []
        for request in app.take():
            _, method, path = request.split(" ", 2)
            requests.append(f"request {method} {address(path)}")
        state = side.state
        choices = []
        if any(fact.startswith("error ") for fact in state):
            # An error view covers the page.
            state[0] = state[0].partition(" title ")[0]
        elif not any(fact.startswith("sheet ") for fact in state):
            choices = self._choices(side)
        # The second request for a file is a document's, which Chromium saves where a web view shows it.
        taps = [] if state[0].startswith("at /data.csv") else side.taps
        offers = sorted({*choices, *(f"tap {title}" for title in taps), *side.moves})
        return requests + list(side.facts) + state + [f"offers {step}" for step in offers]
