"""Pages that are broken in one way each fail a strict test in each browser. The helpers' cases have them too, in Chromium."""

import uuid
from contextlib import suppress

import pytest

from harness.bidi_connection import BidiError
from harness.broken_pages import ANSWERED, BrokenPage, PAGES, SCRIPT, TEST, script, source
from harness.test_api import TestAPI
from harness.waiting import wait_until


@pytest.mark.slow
def test_no_broken_page_passes_a_strict_test(browser, proxied, proxy):
    green = []
    for page in PAGES:
        page.serve(proxied)
        test = TestAPI(proxy, uuid.uuid4().hex)
        with browser.new_tab() as tab:
            # A page that is left at once cancels its own loading.
            with suppress(BidiError):
                tab.open(f"{proxy.url}{page.path}?viaduct_test={test.tag}")
            if page.act:
                test.call("messages", component="form", timeout=10_000)
                tab.evaluate(f"async () => {{ {page.act} }}")
            if "after" in page.files:
                wait_until(lambda: tab.url.endswith("/after"), "the next page")
            status, text = test.ask("POST", "strict", {"timeout": 10_000})
        if status != 409 or page.says not in text:
            green.append(f"{page.name}: {text}")
    assert green == []


HTML = (200, "text/html", "<p>Sign in</p>")
# Pages with a module that imports another one, and what a strict test has to say of each.
IMPORTING = [
    BrokenPage("import in the page", "a script in the page (or a module that it imports: {}missing.js, 404)", head=script("import './missing.js'", "module")),
    BrokenPage("import by the import map", "a script in the page (or a module that it imports: {}missing.js, 404)",
               head='<script type="importmap">{"imports": {"library": "./missing.js"}}</script>' + script("import 'library'", "module")),
    BrokenPage("import of an import", "{}app.js (or a module that it imports: {}missing.js, 404)", head=source("app.js", "type=module"),
               files={"app.js": (200, SCRIPT, "import './part.js'"), "part.js": (200, SCRIPT, "import './missing.js'")}),
    BrokenPage("import of a page", "{}app.js (or a module that it imports: {}page.js, text/html)", head=source("app.js", "type=module"),
               files={"app.js": (200, SCRIPT, "import './page.js'"), "page.js": HTML}),
    BrokenPage("import of a later script", "a script in the page (or a module that it imports: {}missing.js, 404)", act=ANSWERED.join([
        f"{TEST}; const script = Object.assign(document.createElement('script'), {{ type: 'module', textContent: `import './missing.js'` }});"
        " document.head.append(script); ", ""])),
    BrokenPage("module that is a page", "{}page.js (text/html)", head=source("page.js", "type=module"), files={"page.js": HTML}),
]


@pytest.mark.parametrize("page", IMPORTING, ids=lambda page: page.name)
def test_a_script_whose_import_does_not_load_is_reported_with_the_address_of_the_import(browser, proxied, proxy, page):
    page.serve(proxied)
    test = TestAPI(proxy, uuid.uuid4().hex)
    with browser.new_tab() as tab:
        tab.open(f"{proxy.url}{page.path}?viaduct_test={test.tag}")
        if page.act:
            tab.evaluate(f"async () => {{ {page.act} }}")
        status, text = test.ask("POST", "strict", {"timeout": 10_000})
    assert status == 409 and f"Did not load: {page.says.replace('{}', proxy.url + page.path)}" in text, text
