"""Rules of a path configuration that apply on Android only."""

import json

import pytest

from harness.turbo import TURBO
from harness.viaduct_server import ViaductServer

pytestmark = pytest.mark.any_browser

RULES = {"settings": {}, "rules": [
    {"patterns": ["/photo$"], "properties": {"uri": "hotwire://fragment/image_viewer", "title": "Photo"}},
    {"patterns": ["/plan$"], "properties": {"uri": "hotwire://fragment/plan", "fallback_uri": "hotwire://fragment/web"}},
]}


@pytest.fixture(scope="module")
def configured(tmp_path_factory):
    file = tmp_path_factory.mktemp("paths") / "android.json"
    file.write_text(json.dumps(RULES))
    server = ViaductServer("--path-configuration", f"android={file}")
    yield server
    server.stop()


@pytest.fixture
def page(tab, show, configured):
    show(viaduct=configured.url, head=TURBO, title="Start", query="?platform=android")
    tab.wait_until("() => Turbo.isNative")
    return tab


def test_a_screen_of_an_uri_is_shown_in_place_of_the_page(page):
    page.evaluate("() => Turbo.visit('/photo')")
    page.native("dialog", "Photo").wait()
    assert page.evaluate("() => Turbo.visited") == []


def test_a_pattern_ignores_case_and_sees_the_slash_at_the_end(page):
    page.evaluate("() => Turbo.visit('/photo/')")
    page.wait_until("() => Turbo.visited.length === 1")
    page.evaluate("() => Turbo.visit('/PHOTO')")
    page.native("dialog", "Photo").wait()


def test_the_page_is_shown_where_it_is_the_fallback_and_a_notice_names_the_screen(page):
    page.evaluate("() => Turbo.visit('/plan')")
    page.wait_until("() => Turbo.visited.length === 1")
    page.wait_for_console("“plan”")
    assert page.native("dialog").count == 0
