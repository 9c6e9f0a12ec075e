"""Pages of tests: their tag, `window.viaduct.test`, and their own components."""

import uuid

import pytest

from harness.app_page import AppPage, component
from harness.test_api import TestAPI

LINK = "<a href='/next'>Next</a>"
BUTTON = component("button", connect=("right", {"title": "Built in"}))
RATING = component("rating", connect=("connect", {"stars": 5})) + LINK
UNKNOWN = "<i data-controller='bridge--ratng'></i>"
FORM = component("form", connect=("connect", {"submitTitle": "Save"}))
TURBO = '<script src="/scripts/turbo.js"></script>'
LONGEST_QUIET_MS = 10_000
CALL = "(verb, parameters) => viaduct.test[verb](parameters).catch(error => error.message)"


# Calls of verbs, in JavaScript, with the beginning of the error that each has.
CALLS = {
    'tap("Nope", { timeout: 0 })': "The screen has no control “Nope”. It has “Save” (bar item). Waited 0 ms.",
    'tap({ title: "Nope", timeout: 10 }, undefined)': "The screen has no control “Nope”. It has “Save” (bar item). Waited 10 ms.",
    'tap("Save", { component: "menu", timeout: 0 })': "The screen has no control “Save” of “menu”.",
    'choose("Nope", { timeout: 0 })': "The screen has no control “Nope”.",
    'choose("Save", { option: "Nope", timeout: 0 })': "“Save” (bar item of form, control 1) has no option “Nope”.",
    'choose("Nope", { value: 1, timeout: 0 })': "The screen has no control “Nope”.",
    'type("Field", "milk", { timeout: 0 })': "The screen has no control “Field”.",
    'type(undefined, "milk", { timeout: 0 })': "The screen has no control field or search.",
    'messages("menu", { component: undefined, timeout: 0 })': "No message “menu” has come.",
    'type("Field")': "“type” needs a string “text”.",
    'messages("rating", { timeout: 0 })': "No message “rating” has come. The newest are: form/connect",
    'messages("form", "display", { timeout: 0 })': "No message “form/display” has come.",
    'messages("form", { none: true })': "There should be no message “form”, and there is form/connect",
    'reply("menu", { timeout: 0 })': "No page has sent a message “menu” to reply to.",
    'answer("location", { value: null, timeout: 0 })': "No ask “location” is open. None is.",
    'stub("rating", [{}])': "rating.json:1: rule 1: A rule needs “on”",
    'version("0.0")': "There is no version “0.0”.",
    'components(["nowhere"], { timeout: 0 })': "No app has a component “nowhere”.",
    'background("yes")': "“on” has to be true or false.",
    'tap(5)': "“title” has to be a string",
    'messages({ componnt: "menu" })': "“messages” knows no “componnt”. It takes “component”, “event”,",
    'tap("Save", "Update")': "“tap” takes other arguments. Write tap(title, { … }) or tap({ … }), with the parameters that docs/test-api.md has.",
    'tap({ title: "Save" }, { timeout: 0 })': "“tap” takes other arguments. Write tap(title, { … }) or tap({ … }),",
    'tap("Save", { title: "Update" })': "“tap” has got “title” twice. Write tap(title, { … }) or",
    'choose("Month", "June")': "“choose” takes other arguments. Write choose(option, { … }) or",
    'choose("Month", { title: "Day", option: "June" })': "“choose” has got “title” twice. Write choose(title, { … }) or",
    'answer("permission", true)': "“answer” takes other arguments. Write answer(ask, { … }) or",
    'idle("form")': "“idle” takes other arguments. Write idle({ … }), with",
}
# Calls that have an outcome, and what it is.
OUTCOMES = {
    'tap("Save", { kind: "bar item" }).then(({ title }) => title)': "Save",
    'messages("form", "connect").then(({ messages }) => messages.length)': 1,
    'messages().then(({ next }) => next)': 1,
    'reply("form", { data: { pressed: 1 } }).then(({ number }) => number)': 0,
    'version(null).then(({ version }) => version)': None,
    'version().then(({ version }) => version)': None,
    'stub("rating", null).then(({ stubs }) => stubs)': [],
    'background(false)': {},
    'screen(undefined, undefined).then(({ screen }) => screen.bar.title)': "Fixture",
}


@pytest.fixture
def pages(proxied):
    """Pages of the app behind the proxy that import a component that no app has."""
    for path, body, head in [("/", RATING, ""), ("/next", BUTTON, ""), ("/form", FORM, ""), ("/turbo", LINK, TURBO), ("/unknown", UNKNOWN + FORM, "")]:
        proxied.add(path, AppPage("", body, head, components=("rating", "button", "form"), adapter_place="none").html)
    return proxied


@pytest.fixture
def beside(tab, browser):
    """A second tab of the same browser, with the same cookies."""
    with browser.new_tab_beside(tab) as beside:
        yield beside
        assert beside.uncaught_errors == []


@pytest.fixture
def make(proxy):
    """Creates a test without messages: `make()`."""
    return lambda: TestAPI(proxy, f"t-{uuid.uuid4().hex[:12]}")


def rule(title, **more):
    return {"on": "connect", "button": {"title": title}, "reply": {"data": {"title": title}}} | more


def agent_of(proxied, path):
    """Returns the user agent of the last request for a path."""
    return proxied.request_for(path).headers["User-Agent"]


def wait_for_test(tab):
    tab.wait_until("() => window.viaduct?.test")


@pytest.mark.any_browser
@pytest.mark.quick
def test_two_tests_in_one_browser_have_a_component_each(tab, beside, pages, proxy, make):
    tests = {tab: make(), beside: make()}
    for number, test in enumerate(tests.values()):
        test.call("stub", name="rating", rules=[rule(f"Rate {number}")])
        test.call("stub", name="button", rules=[{"on": "right", "button": {"title": f"Mine {number}"}, "reply": {}}])
    tests[beside].call("components", only=["form"])
    for here, test in tests.items():
        here.open(f"{proxy.url}/?viaduct_test={test.tag}")
    for number, (here, test) in enumerate(tests.items()):
        here.activate()
        here.native("button", f"Rate {number}").tap()
        assert [reply["data"]["title"] for reply in here.wait_for_replies(1)] == [f"Rate {number}"]
        assert len(test.call("messages", component="rating")["messages"]) == 1
        test.call("strict")
    # The tag is no longer in the address.
    for number, (here, test) in enumerate(tests.items()):
        here.activate()
        here.page("a").tap()
        here.native("button", f"Mine {number}").wait()
        assert here.url == f"{proxy.url}/next"
        for agent in [agent_of(pages, "/next"), here.evaluate("() => navigator.userAgent")]:
            names = agent.rpartition("bridge-components: [")[2].partition("]")[0].split()
            assert {"rating", "button"} <= set(names) and ("menu" in names) == (here is tab), agent
        assert here.evaluate(CALL, "messages", {"component": "button"})["messages"][0]["data"]["title"] == "Built in"
        assert here.evaluate("() => performance.getEntriesByType('navigation')[0].type") == "navigate", "it was loaded again"
    tests[tab].call("reset")
    tab.native("button", "Built in").wait()
    beside.native("button", "Mine 1").wait()


@pytest.mark.any_browser
def test_a_page_has_the_verbs_for_itself(tab, pages, proxy, make):
    test = make()
    tab.open(f"{proxy.url}/?viaduct_test={test.tag}")
    wait_for_test(tab)
    assert "no verb “none”. There are " + ", ".join(tab.evaluate("() => Object.keys(viaduct.test)")) in test.ask("POST", "none", {})[1]
    assert tab.evaluate(CALL, "stub", {"name": "rating", "rules": [{}]}).startswith("rating.json:1: rule 1: A rule needs “on”")
    # The page reloads, because its library has skipped the component.
    tab.evaluate("rules => void viaduct.test.stub({ name: 'rating', rules })", [rule("Rate it")])
    tab.native("button", "Rate it").tap()
    tab.wait_for_replies(1)
    wait_for_test(tab)
    assert tab.evaluate(CALL, "idle", {}) == {}
    assert "“Rate it”" in tab.evaluate(CALL, "tap", {"title": "Send", "timeout": 0})
    tab.open(f"{proxy.url}/form?viaduct_test=")
    tab.native("button", "Save").wait()
    assert tab.evaluate("() => viaduct.test === undefined && sessionStorage.getItem('viaduct:test')") == '""'
    assert tab.evaluate("() => document.cookie") == ""
    assert test.call("messages", count=0, component="form")["messages"] == []


@pytest.mark.slow
def test_a_verb_takes_a_text_or_parameters_and_options(tab, pages, proxy, make):
    tab.open(f"{proxy.url}/form?viaduct_test={make().tag}")
    wait_for_test(tab)
    tab.native("button", "Save").wait()
    told = {call: tab.evaluate(f"() => viaduct.test.{call}.catch(error => error.message)") for call in CALLS}
    assert {call: text[:len(CALLS[call])] for call, text in told.items()} == CALLS
    assert {call: tab.evaluate(f"() => viaduct.test.{call}") for call in OUTCOMES} == OUTCOMES


@pytest.mark.slow
def test_requests_of_turbo_name_the_components_of_the_test(tab, pages, proxy, make):
    test = make()
    test.call("stub", name="rating", rules=[])
    tab.open(f"{proxy.url}/turbo?viaduct_test={test.tag}")
    wait_for_test(tab)
    tab.page("a").tap()
    request = pages.request_for("/next")
    assert " rating]" in request.headers["User-Agent"]
    assert request.headers["X-Viaduct-Test"] is None
    assert "viaduct_test=" not in (request.headers["Cookie"] or "")


@pytest.mark.slow
@pytest.mark.any_browser
def test_strict_waits_until_the_page_knows_its_components(tab, pages, proxy, make):
    test = make()
    tab.open(f"{proxy.url}/unknown?viaduct_test={test.tag}")
    status, text = test.ask("POST", "strict", {})
    assert status == 409 and "No native side has a component “ratng”" in text and "VD-COMPONENT-2" in text, text
    other = make()
    tab.open(f"{proxy.url}/form?viaduct_test={other.tag}")
    other.call("strict")
    assert tab.evaluate("() => performance.now()") < LONGEST_QUIET_MS, "a page without trouble has waited"


def test_a_page_of_no_test_is_as_before(tab, pages, proxy, make):
    make().call("stub", name="rating", rules=[])
    tab.open(f"{proxy.url}/next")
    tab.native("button", "Built in").wait()
    assert "rating" not in agent_of(pages, "/next") + tab.evaluate("() => navigator.userAgent")
    assert tab.evaluate("() => document.cookie") == ""


@pytest.mark.each_case
@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_a_stub_reaches_a_page_with_the_adapter_in_its_head_if_both_have_the_same_host(tab, app, server, host):
    test = TestAPI(server, f"t-{uuid.uuid4().hex[:12]}")
    test.call("stub", name="rating", rules=[rule("Rate it")])
    url = app.add(AppPage(server.url, RATING + FORM, components=("rating", "form"))).replace("127.0.0.1", host)
    tab.open(f"{url}?viaduct_test={test.tag}")
    tab.native("button", "Save").wait()
    if host in server.url:
        tab.native("button", "Rate it").wait()
    else:
        tab.wait_for_console("The page was loaded without rating")
        tab.wait_for_console(f"Load the adapter from {server.url.replace('127.0.0.1', host)}/viaduct/adapter.js, or open the page through Viaduct.")
