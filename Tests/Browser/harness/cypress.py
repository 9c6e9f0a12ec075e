import os
import re
from contextlib import contextmanager
from pathlib import Path

STAND_IN = Path(__file__).parents[1] / "helpers" / "cypress_stand_in.js"


@contextmanager
def open_runner(playwright, proxy):
    """Opens the app's page /runner with the stand-in for Cypress and the helper. As Cypress' proxy does, it takes `window.top` out of scripts."""
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"] if os.geteuid() == 0 else [])
    page = browser.new_page(base_url=proxy.url)
    page.route("**/viaduct/adapter.js", _take_top_out)
    page.goto("/runner")
    page.add_script_tag(path=STAND_IN)
    page.add_script_tag(url="/viaduct/helpers/viaduct.cypress.js", type="module")
    yield page
    browser.close()


def _take_top_out(route):
    answer = route.fetch()
    text, count = re.subn(r"(\bwindow\b\s*!==\s*window\.)top\b", r"\1self", answer.text())
    assert count == 1, "Cypress finds no comparison with window.top in the adapter, which does not start in its frame then"
    route.fulfill(response=answer, body=text)
