import re

from harness.waiting import LIMIT_SECONDS, wait_until


class Locator:
    """An element of a tab, looked up again at each use, and waited for."""

    def __init__(self, tab, description, **query):
        self._tab = tab
        self._description = description
        self._query = query

    def wait(self, limit=LIMIT_SECONDS):
        """Waits until it is visible, once."""
        wait_until(lambda: self.count == 1, lambda: f"{self._description}, {self._tab.what_is_there()}", limit)
        return self

    def wait_gone(self, limit=LIMIT_SECONDS):
        wait_until(lambda: self.count == 0, f"{self._description} to go", limit)

    def tap(self):
        """Clicks the element's centre, once it has stopped moving and nothing covers it."""
        self.wait()

        def place():
            # It may be redrawn meanwhile.
            found = self._look("element => tappablePoint(element)")
            return found and found["value"]

        point = wait_until(place, f"{self._description} to be where a tap reaches it")
        self._tab.tap_at(point["x"], point["y"])

    @property
    def count(self):
        """The number of visible matches now."""
        return self._tab.look("query => locate(query).length", self._query)

    @property
    def is_enabled(self):
        return self._ask("element => !element.disabled && element.ariaDisabled !== 'true'")

    @property
    def is_focused(self):
        return self._ask("element => focusedElement() === element")

    @property
    def holds_focus(self):
        return self._ask("element => element.contains(focusedElement()) || deepContains(element, focusedElement())")

    @property
    def text(self):
        return self._ask("element => (element.matches('input, textarea') ? element.value : element.innerText).trim()")

    @property
    def rect(self):
        """The rectangle in the viewport: a dictionary with x, y, width, height, right, bottom."""
        return self._ask("element => element.getBoundingClientRect()")

    @property
    def rect_at_rest(self):
        """The rectangle once the element has stopped moving."""
        return self._ask("""async element => {
            await Promise.all(movements(element).map(({ finished }) => finished.catch(() => null)))
            return element.getBoundingClientRect() }""")

    def style(self, name):
        """The computed value of a CSS property."""
        return self._ask("(element, name) => getComputedStyle(element).getPropertyValue(name)", name)

    @property
    def colour(self):
        """The computed colour of its text: red, green and blue, from 0 to 255."""
        return [int(channel) for channel in re.findall(r"\d+", self.style("color"))[:3]]

    def has(self, css):
        """Whether the element contains a match of the selector."""
        return self._ask("(element, css) => element.querySelector(css) !== null", css)

    def _look(self, function, *arguments):
        """Returns `{"value": …}`, or `None` when the element does not exist."""
        return self._tab.look(
            f"async (query, ...rest) => {{ const [element] = locate(query); return element"
            f" ? {{ value: await ({function})(element, ...rest) }} : null }}", self._query, *arguments)

    def _ask(self, function, *arguments):
        """Waits for the element and returns the value: the document may still be loading or be redrawn."""
        found = wait_until(
            lambda: self._look(function, *arguments), lambda: f"{self._description} to be visible, {self._tab.what_is_there()}")
        return found["value"]
