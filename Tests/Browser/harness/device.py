import json

from harness.waiting import wait_until

SCREEN = "document.querySelector('.device iframe').contentWindow"
PAGE = f"{SCREEN}.viaductScreen.frame.contentWindow"
NATIVE = f"{SCREEN}.document.querySelector('viaduct-screen').shadowRoot"


class Device:
    """The device page in a tab."""

    def __init__(self, tab, server):
        self.tab = tab
        self._server = server

    @property
    def url(self):
        return f"{self._server.url}/viaduct/device"

    def open(self, url="/demo/form.html", device="iphone-17-pro", **settings):
        self.tab.resize(1440, 900)
        query = "&".join(f"{name}={value}" for name, value in {"url": url, "device": device, **settings}.items())
        self.tab.open(f"{self.url}?{query}")
        self.wait_for_page(f"page.document.readyState === 'complete' && {NATIVE}.querySelector('nav').checkVisibility()")

    def of_page(self, expression):
        """The value of an expression in the page's window, `page`."""
        return self.tab.evaluate(f"() => (page => {expression})({PAGE})")

    def wait_for_page(self, expression):
        # While the page loads, there is no document.
        self.tab.wait_until(f"() => {{ try {{ return (page => {expression})({PAGE}) }} catch {{ return false }} }}")

    def wait_for_way_back(self):
        """Waits until the page's bar is shown. Before that, a swipe from the edge does nothing."""
        self.tab.wait_until(f"() => {SCREEN}.viaductScreen.canGoBack")

    @property
    def viewport(self):
        return self.of_page("[page.innerWidth, page.innerHeight]")

    def tap_native(self, text):
        """Taps a button of the screen view."""
        self._tap(f"[...{NATIVE}.querySelectorAll('button')].find(button => button.textContent === {json.dumps(text)})", "[0, 0]")

    def tap_page(self, css):
        self._tap(f"{PAGE}.document.querySelector({json.dumps(css)})", f"(({{ x, y }}) => [x, y])({SCREEN}.viaductScreen.frame.getBoundingClientRect())")

    def point(self, x, y):
        """Converts a point of the device's screen, in its CSS pixels, to a point of the tab."""
        return self.tab.evaluate(f"""([x, y]) => {{
            const {{ left, top, width }} = document.querySelector('.device iframe').getBoundingClientRect()
            const scale = width / {SCREEN}.innerWidth
            return [left + x * scale, top + y * scale] }}""", [x, y])

    def drag(self, start, end, pointer="mouse"):
        self.tab.drag(self.point(*start), self.point(*end), pointer)

    def _tap(self, find, origin):
        def place():
            return self.tab.evaluate(f"""async () => {{
                const element = (() => {{ try {{ return {find} }} catch {{ return null }} }})()
                if (!element?.checkVisibility()) return null
                element.scrollIntoView({{ block: "center", behavior: "instant" }})
                const before = element.getBoundingClientRect()
                await new Promise(resolve => setTimeout(resolve, 60))
                if (element.getRootNode().getAnimations().some(({{ playState }}) => playState === "running")) return null
                const {{ x, y, width, height }} = element.getBoundingClientRect()
                const [left, top] = {origin}
                return x === before.x && y === before.y ? [left + x + width / 2, top + y + height / 2] : null }}""")

        point = wait_until(place, f"{find} to stand still in sight")
        self.tab.tap_at(*(int(part) for part in self.point(*point)))
