"""The time until the first native control is on the screen."""

import statistics

import pytest

from harness.app_page import component
from harness.yardstick import rounds, yardstick

LOADS = 9
# In yardsticks.
LIMIT = 4

# The times of the first frame with a control on the screen, and of DOMContentLoaded.
STOPWATCH = """() => {
    const look = observer => {
        const screen = document.querySelector("viaduct-screen")?.shadowRoot
        if (!screen) return
        if (!screen.querySelector("[data-control]")) {
            observer.observe(screen, { childList: true, subtree: true })
            return
        }
        observer.disconnect()
        requestAnimationFrame(() => { window.firstControlAt = performance.now() })
    }
    new MutationObserver((_, observer) => look(observer)).observe(document, { childList: true, subtree: true })
}"""


def median_of_loads(tab, show):
    times = []
    for _ in range(LOADS):
        show(component("form", connect=("connect", {"submitTitle": "Save"})))
        tab.wait_until("() => window.firstControlAt")
        times.append(tab.evaluate("""() => window.firstControlAt
            - performance.getEntriesByType("navigation")[0].domContentLoadedEventStart"""))
    return statistics.median(times)


@pytest.mark.alone
def test_the_first_control_is_soon_there_after_the_page(tab, show, browser, record_property):
    tab.run_before_pages(STOPWATCH)
    limit = LIMIT * 1000 * yardstick()
    medians = rounds(lambda: median_of_loads(tab, show), limit)
    record_property(
        f"{type(browser).__name__}: first control after", ", ".join(f"{median:.0f} ms" for median in medians))
    assert min(medians) <= limit
