"""Pages that are broken in one way each fail a strict test in each browser. The helpers' cases have them too, in Chromium."""

import uuid
from contextlib import suppress

import pytest

from harness.bidi_connection import BidiError
from harness.broken_pages import PAGES
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
