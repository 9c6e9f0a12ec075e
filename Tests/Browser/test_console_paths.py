"""The console's paths: the matching rules, the rule behind each property, and the result for a URL that is tried."""

import json

import pytest

from harness import keys
from harness.accessibility import assert_accessible
from harness.app_page import component
from harness.command import Command
from harness.configured_server import configured_server
from harness.console import Console
from harness.example_app import ExampleApp
from harness.raw_page import RawPage
from harness.turbo import LATE_TURBO
from harness.viaduct_server import PROGRAM, ViaductServer, process_options
from harness.waiting import wait_until

pytestmark = pytest.mark.any_browser

FORM = component("form", connect=("connect", {"submitTitle": "Save"}))
RULES = {"settings": {}, "rules": [
    {"patterns": [".*"], "properties": {"context": "default", "pull_to_refresh_enabled": True}},
    {"patterns": ["/edit$", "/new"], "properties": {"context": "modal", "title": None}},
    {"patterns": ["/new\\?large"], "properties": {"context": "modal", "modal_style": "large"}},
]}
CARD = "section.paths .paths__cards"
TRIAL = "section.paths .act__card"
HOSTILE = """<img src="x" onerror="window.hacked = true">"""


@pytest.fixture(scope="module")
def configured(tmp_path_factory):
    server = configured_server(tmp_path_factory.mktemp("paths"), RULES)
    yield server
    server.stop()


def rules(console, place):
    """Returns the rules shown, and the rows of the properties: property, value, and the rule that set it."""
    return console.tab.look("""place => {
        const texts = cells => [...cells].map(cell => cell.textContent)
        const part = document.querySelector(`${place} .rules`)
        return part && [[...part.querySelectorAll("li")].map(line => texts(line.children)), [...part.querySelectorAll("tbody tr")].map(row => texts(row.cells))] }""", place)


def wait_for_rules(console, place, expected):
    wait_until(lambda: rules(console, place) == expected, lambda: f"{expected}, there are {rules(console, place)}")


def told(console, text):
    def now():
        return console.tab.look(f"() => document.querySelector('{TRIAL} .act__told').textContent")

    wait_until(lambda: now() == text, lambda: f"{text}, there is {now()}")


def try_url(console, url):
    console.tab.activate()
    console.tab.page(f"{TRIAL} input").tap()
    console.tab.evaluate("css => document.querySelector(css).select()", f"{TRIAL} input")
    console.tab.type(url)
    console.tab.press(keys.ENTER)


FIRST = [[["Rule 1", ".*"]], [["context", '"default"', "Rule 1"], ["pull_to_refresh_enabled", "true", "Rule 1"]]]
LARGE = [
    [["Rule 1", ".*"], ["Rule 2", "/new"], ["Rule 3", "/new\\?large"]],
    [["context", '"modal"', "Rule 3"], ['"modal"', "Rule 2, overridden"], ['"default"', "Rule 1, overridden"], ["modal_style", '"large"', "Rule 3"],
     ["pull_to_refresh_enabled", "true", "Rule 1"], ["title", "null", "Rule 2"]],
]


def test_the_rules_of_the_page_follow_it_and_each_property_has_its_rule(tab, show, configured, second):
    show(FORM, viaduct=configured.url)
    # The page was open before anybody read its trace.
    console = Console(second, configured).open(view="paths")
    wait_for_rules(console, CARD, FIRST)
    tab.evaluate(LATE_TURBO)
    tab.evaluate("() => Turbo.visit('/posts/new?large')")
    wait_for_rules(console, CARD, LARGE)
    second.page(".views [data-view=timeline]").tap()
    row = console.wait_for_row("rules", lambda row: row["text"].endswith("matches rules 1, 2, and 3 of 3."))
    assert row["arrow"] == "←"
    # The rules are reported before the app acts on the visit.
    subjects = console.subjects[::-1]
    assert subjects[subjects.index("visit") - 1] == "rules"


@pytest.mark.slow
def test_a_url_is_tried_by_the_keyboard_and_its_address_shows_another_person_the_same(tab, show, configured, second):
    show(FORM, viaduct=configured.url)
    console = Console(second, configured).open(view="paths")
    wait_for_rules(console, CARD, FIRST)
    before = tab.url
    try_url(console, "/posts/new?large")
    wait_for_rules(console, TRIAL, LARGE)
    told(console, "/posts/new?large matches rules 1, 2, and 3 of 3.")
    try_url(console, "http://[")
    told(console, "This is no URL.")
    assert rules(console, TRIAL) is None
    try_url(console, "https://elsewhere.example/posts/1/edit")
    told(console, "/posts/1/edit matches rules 1 and 2 of 3.")
    assert rules(console, CARD) == FIRST and tab.url == before
    console.open(address=second.url)
    told(console, "/posts/1/edit matches rules 1 and 2 of 3.")
    assert second.page(f"{TRIAL} input").text == "https://elsewhere.example/posts/1/edit"


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_is_accessible_and_fits_at_every_width(show, configured, second, scheme):
    show(FORM, viaduct=configured.url)
    second.prefer(scheme)
    console = Console(second, configured)
    for width in [1440, 360]:
        console.open(view="paths", url="/posts/new?large", width=width)
        wait_for_rules(console, TRIAL, LARGE)
        wait_for_rules(console, CARD, FIRST)
        assert second.evaluate("() => document.querySelector('.paths').scrollWidth <= document.querySelector('.paths').clientWidth")
        assert_accessible(second)


@pytest.mark.slow
def test_of_several_pages_one_is_chosen_first(own_server, console):
    with RawPage(own_server).open() as one, RawPage(own_server).open() as other:
        for page in (one, other):
            page.wait_until_handled()
        console.open(view="paths", url="/new")
        wait_until(lambda: console.tab.look(f"() => document.querySelectorAll('{CARD} .card').length") == 2, "both pages")
        button = console.tab.page(f"{TRIAL} button[type=submit]").wait()
        assert not button.is_enabled
        assert "Choose a page" in console.tab.page(TRIAL).text
        console.tab.page(f".pages__list [data-page='{other.id[:8]}']").tap()
        told(console, "The app has no path rules.")
        assert button.is_enabled


@pytest.mark.slow
def test_an_app_that_tells_no_rules_is_said_to_have_told_none(own_server, console):
    with RawPage(own_server).open() as page:
        console.open(view="paths", url="/new")
        told(console, "The app has no path rules.")
        app = ExampleApp(own_server)
        page.wait_for("app", lambda frame: frame["name"] == "python")
        page.open()
        told(console, "The app has not answered. It may be busy, of an older Viaduct, or in a language that tells no path rules.")
        # Another app's rules are ignored.
        assert "The app has told none of this page" in console.tab.page(CARD).text
        # It may only have been busy.
        url = "http://localhost/new"
        app.send({"type": "rules", "page": page.id, "url": url, "path": HOSTILE, "count": 1, "properties": {HOSTILE: HOSTILE}, "rules": [
            {"index": 0, "pattern": HOSTILE, "properties": {"__proto__": {"polluted": True}, "constructor": HOSTILE}},
            {"index": -1, "pattern": "a"}, {"index": 2 ** 53, "pattern": "\u202e", "properties": {}}]})
        told(console, f"{HOSTILE} matches rules 1 and 1 of 1 and the rule for turbo-rails.")
        quoted = json.dumps(HOSTILE)
        expected = [[["Rule 1", HOSTILE], ["Rule 1", "a"], ["turbo-rails", "\\u202e"]], [[HOSTILE, quoted, "Derived"]]]
        wait_for_rules(console, TRIAL, expected)
        assert console.tab.evaluate("() => window.hacked === undefined && {}.polluted === undefined")
        # A page may send anything.
        page.send({"type": "rules", "url": url, "path": "/forged", "count": 1, "rules": []}, {"type": "title", "title": "Behind it"})
        wait_until(lambda: "Behind it" in console.tab.page(CARD).text, lambda: console.tab.page(CARD).text)
        assert rules(console, TRIAL) == expected
    app.close()


def test_in_a_terminal_the_rules_are_a_line(configured):
    command = Command([PROGRAM, "trace", "--kind", "rules", "--server", configured.url], **process_options())
    try:
        with RawPage(configured).open() as page:
            page.wait_until_handled()
            page.visit("http://localhost/1/edit")
            command.wait_for_line(r"  ← rules  /1/edit matches rule 1 of 3 \.\*, rule 2 of 3 /edit\$: \{\"context\":\"modal\",")
    finally:
        command.end()


@pytest.mark.slow
def test_what_the_server_refuses_is_told_and_a_page_that_is_gone_is_asked_nothing(own_server, console):
    with RawPage(own_server).open() as page:
        page.wait_until_handled()
        console.open(view="paths", page=page.id[:8], url="/new")
        told(console, "The app has no path rules.")
        console.tab.evaluate("() => { window.fetch = async () => new Response('Not today.', { status: 409 }) }")
        try_url(console, "/other")
        told(console, "Not today.")
        page.send({"type": "bye"})
        wait_until(lambda: "The page has no connection." in console.tab.page(TRIAL).text, lambda: console.tab.page(TRIAL).text)
        told(console, "")
