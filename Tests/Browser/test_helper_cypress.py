"""The helper for Cypress, with a stand-in for Cypress' commands in a real browser. As Cypress' proxy does, it takes `window.top` out of scripts."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

STAND_IN = Path(__file__).parent / "helpers" / "cypress_stand_in.js"
KEEP = """() => test("a form is kept", () => {
    cy.visit("/form")
    cy.native("messages", { component: "form", event: "connect" }).its("messages.0.data.submitTitle").then(title => {
        if (title !== "Save") throw new Error(title)
    })
    cy.native("tap", { title: "Save" })
    cy.window().its("replies.0")
    cy.native("strict")
})"""
OTHER = """() => test("another test: ümlaut", () => {
    let isLoaded
    cy.visit({ url: "/menu", onBeforeLoad: window => { isLoaded = Boolean(window.document) } })
    cy.native("messages", { none: true })
    cy.native().then(native => native.screen()).its("screen.bar.title").then(title => {
        if (!isLoaded || title !== "Fixture") throw new Error(title)
    })
})"""
STUB = """() => test("a component that nobody has written", () => {
    cy.visit("/form")
    cy.native("stub", { name: "form", rules: [{ on: "connect", button: { title: "Keep" }, reply: { data: { kept: true } } }] })
    cy.native("tap", { title: "Keep" })
    cy.window().its("replies.0.data.kept")
})"""
VERSION = """() => test("an older app", () => {
    cy.visit("/menu?page=1", { qs: { sort: "name" }, nativePlatform: "android", nativeVersion: "1.2" })
    cy.window().its("location.search").then(query => {
        if (query !== "?page=1&sort=name") throw new Error(query)
    })
    cy.window().its("navigator.userAgent").then(agent => {
        if (!/MyApp\\/1.2 Hotwire Native Android;.* bridge-components: \\[form\\]/.test(agent)) throw new Error(agent)
    })
    cy.visit({ url: "/form" })
    cy.native("version").its("version").then(version => {
        if (version !== "1.2") throw new Error(version)
    })
    cy.visit("/form", { nativePlatform: null, nativeVersion: null })
    cy.window().its("navigator.userAgent").then(agent => {
        if (/MyApp|Android/.test(agent)) throw new Error(agent)
    })
})"""
CALLS = """() => test("arguments as of viaduct.test", () => {
    cy.visit("/form")
    cy.native("tap", "Save", { timeout: 1000 }).its("title").then(title => {
        if (title !== "Save") throw new Error(title)
    })
    cy.native("messages", "form", "connect", { count: 1 }).its("messages.0.event")
    cy.native("version", null).its("components")
    cy.native("background", false)
})"""
FAILURES = {
    """() => test("a control by its title", () => cy.visit("/form") && cy.native("tap", "Keep", { timeout: 0 }))""":
        r"The screen has no control “Keep”\. It has “Save”.* Waited 0 s",
    """() => test("too many titles", () => cy.visit("/form") && cy.native("tap", "Keep", "Save"))""":
        r"“tap” takes other arguments\. Write tap\(title, { … }\)",
    """() => test("no such control", () => cy.visit("/form") && cy.native("tap", { title: "Keep", timeout: 100 }))""":
        r"The screen has no control “Keep”\. It has “Save”",
    """() => test("no such message", () => cy.visit("/form") && cy.native("messages", { component: "menu", timeout: 100 }))""":
        r"No message “menu” has come\. The newest are: form/connect",
    """() => test("no such verb", () => cy.visit("/form") && cy.native("fly"))""": r"There is no verb “fly”\. There are idle, messages,",
}


@pytest.fixture
def runner(native_pages, proxied, proxy):
    """The page of the stand-in, with the helper."""
    proxied.add("/runner", "<!doctype html><title>Runner</title><body>")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"] if os.geteuid() == 0 else [])
        page = browser.new_page(base_url=proxy.url)
        page.route("**/viaduct/adapter.js", take_top_out)
        page.goto("/runner")
        page.add_script_tag(path=STAND_IN)
        page.add_script_tag(url="/viaduct/helpers/viaduct.cypress.js", type="module")
        yield page
        browser.close()


def take_top_out(route):
    answer = route.fetch()
    text, count = re.subn(r"(\bwindow\b\s*!==\s*window\.)top\b", r"\1self", answer.text())
    assert count == 1, "Cypress finds no comparison with window.top in the adapter, which does not start in its frame then"
    route.fulfill(response=answer, body=text)


def test_commands_reach_the_page_in_its_frame(runner):
    for test in (KEEP, OTHER, STUB, VERSION, CALLS, KEEP):
        assert runner.evaluate(test) is None
    for test, failure in FAILURES.items():
        assert re.search(failure, runner.evaluate(test))
