"""Tests of a project in Python, which run with Playwright and with Selenium."""

import os
import re

import pytest


def ask(native, expression):
    """Evaluates an expression in the page."""
    evaluate = getattr(native.tab, "evaluate", None)
    return evaluate(expression) if evaluate else native.tab.execute_script(f"return {expression}")


def press(native):
    ask(native, "document.querySelector('main > button').click()")


def replies(native):
    native.idle()
    return ask(native, "window.replies.map(reply => reply.data)")


def test_a_form_is_kept_by_the_native_button(native):
    native.visit("/form")
    assert ask(native, "location.href") == f"{native.url}/form"
    message = native.message("form", event="connect", data={"submitTitle": "Save"})
    assert message["data"]["metadata"]["url"] == f"{native.url}/form"
    native.tap("Save")
    assert len(replies(native)) == 1
    assert native.screen()["bar"]["title"] == "Fixture"
    native.strict()


def test_a_message_gets_a_reply_of_the_test(native):
    native.visit("/menu")
    native.no_message("menu")
    press(native)
    message = native.message("menu")
    message.reply(selectedIndex=1)
    assert replies(native)[0]["selectedIndex"] == 1
    message.reply({"selectedIndex": 0}, as_event="chosen")
    assert replies(native)[1]["selectedIndex"] == 0
    message.reply()
    assert replies(native)[2]["title"] == "Sort"
    native.choose("Name")
    press(native)
    second = native.message("menu", after=message)
    assert second["number"] > message["number"]
    assert message.reply(selectedIndex=0)["id"] == message["id"]
    assert len(native.messages("menu", count=2)) == 2


@pytest.mark.native("android", components=["form"])
def test_android_has_some_components(native):
    native.visit("/form")
    native.idle()
    agent = ask(native, "navigator.userAgent")
    assert "Hotwire Native Android; " in agent and "bridge-components: [form]" in agent
    assert native.components()["components"] == ["form"]


@pytest.mark.native("android", version="1.2")
def test_an_older_version_of_the_app(native):
    native.visit("/form")
    native.idle()
    agent = ask(native, "navigator.userAgent")
    assert "MyApp/1.2 Hotwire Native Android; " in agent and "bridge-components: [form]" in agent
    assert native.call("version")["version"] == "1.2"


def test_the_next_test_has_all_of_them_on_ios(native):
    native.visit("/form")
    assert re.search(r"Native iOS; .*\bmenu\b", ask(native, "navigator.userAgent"))
    native.message("form")


def test_a_phone_beside_it_gives_the_tab_back(native):
    native.visit("/form")
    other = type(native)(native.tab, f"{native.tag}.other", "android")
    other.visit("/form")
    assert "Native Android; " in ask(native, "navigator.userAgent")
    other.tap("Save")
    native.visit("/form")
    assert "Native iOS; " in ask(native, "navigator.userAgent")
    native.tap("Save")
    assert len(replies(native)) == 1


def test_the_page_of_the_next_document_is_in_the_test_too(native):
    native.visit("/form")
    native.message("form")
    native.visit("/menu")
    press(native)
    assert native.message("menu")["page"] != native.message("form")["page"]


def test_a_component_that_nobody_has_written_is_a_stub(native):
    native.stub("rating", [{"on": "connect", "reply": {}}])
    rule = {"on": "connect", "button": {"title": "Keep {{data.submitTitle}}"}, "reply": {"data": {"kept": True}}}
    assert native.stub("form", [rule]) == ["rating", "form"]
    native.visit("/form")
    assert "rating" in ask(native, "navigator.userAgent")
    native.tap("Keep Save")
    assert replies(native)[0]["kept"] is True
    assert native.stub("form", None) == ["rating"]
    native.tap("Save")
    with pytest.raises(ValueError, match="form.json:1: rule 1: A rule needs “on”"):
        native.stub("form", [{}])


def test_asks_are_answered(native):
    native.visit("/location")
    press(native)
    native.answer("permission:location", True)
    native.answer("location", {"latitude": 1, "longitude": 2})
    assert replies(native)[0]["latitude"] == 1
    native.answer(preset={"location": {"latitude": 3, "longitude": 4}})
    press(native)
    native.messages("location", count=2)
    assert replies(native)[1]["latitude"] == 3


def test_an_app_with_the_adapter_in_its_pages(native):
    native.visit(os.environ["APP_URL"] + "/form")
    native.message("form")
    native.strict()


def test_a_page_is_one_of_several(native):
    native.visit("/menu")
    press(native)
    page = native.message("menu")["page"]
    assert len(native.messages("menu", page=page)) == 1
    native.no_message("form", page=page)
    native.idle(page=page)
    native.strict(page=page)
    assert native.screen(page=page)["bar"]["title"] == "Fixture"
    control = native.choose("Name", page=page)["control"]
    native.background(page=page)
    native.background(False, page=page)
    for call in [native.message, native.screen, native.idle, lambda **options: native.tap(control=control, **options),
                 lambda **options: native.choose(title="Sort", value=1, **options), lambda **options: native.answer("location", None, **options)]:
        with pytest.raises(AssertionError, match="(has no page|No message) "):
            call(page="00000000", timeout=0.1)


def test_failures_say_what_came(native):
    native.visit("/form")
    native.message("form")
    fails = pytest.raises(AssertionError, match="No message “menu” has come. The newest are: form/connect")
    with fails:
        native.message("menu", timeout=0.1)
    with pytest.raises(AssertionError, match="There should be no message “form”"):
        native.no_message("form")
    with pytest.raises(AssertionError, match="native.tap: The screen has no control “Keep”. It has “Save”"):
        native.tap("Keep", timeout=0.1)
    native.reset()
    native.no_message("form")


def test_a_dropped_message_fails_a_strict_test(native):
    native.visit("/form")
    native.strict()
    ask(native, "window.webBridge.send({ component: 'form', event: 'late', data: { metadata: { url: 'http://localhost/' } } })")
    with pytest.raises(AssertionError, match="The message “late” for “form” was dropped"):
        native.strict()


def test_misuse_is_no_failure_of_the_page(native):
    with pytest.raises(ValueError, match="There is no verb “fly”"):
        native.call("fly")
    with pytest.raises(ValueError, match="With “preset”, leave “ask” and “value” out"):
        native.answer("location", preset={"location": None})
    with pytest.raises(ValueError, match="ios or android"):
        type(native)(native.tab, "x", "windows")
    with pytest.raises(ValueError, match="another secret"):
        type(native)(native.tab, "x", token="wrong").idle()
    with pytest.raises(ConnectionError, match="No answer of Viaduct at http://127.0.0.1:1: .* Start it, or set VIADUCT_URL"):
        type(native)(native.tab, "x", url="http://127.0.0.1:1", components=["form"])
