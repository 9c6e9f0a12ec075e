"""The error view that takes the place of an answer."""

MISSING = "<!doctype html><title>No such page</title><h1>No route matches</h1><a href='/'>Home</a><script>window.hasRun = true</script>"
A_MOMENT = "() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 200)))"


def wait_for_view(tab):
    tab.native_text("Error loading page").wait()
    tab.native("button", "Retry").wait()


def assert_view_stays(tab):
    tab.evaluate(A_MOMENT)
    assert tab.native_text("Error loading page").count == 1


def assert_no_view_comes(tab):
    tab.evaluate(A_MOMENT)
    assert tab.native_text("Error loading page").count == 0


def wait_until_found_away(tab):
    """Waits until the page shown in place of the app's has polled the app once."""
    tab.wait_until("() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/unreachable/probe'))")
