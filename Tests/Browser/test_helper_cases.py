"""One table of cases for all helpers: the same words, the same outcomes, and errors that are the same sentence in the helper's own words.

Pages that are broken in one way each are cases too: none passes a strict test, and a page that is whole does. Playwright's runner and Cypress are
played by stand-ins: neither is packaged.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from harness.app_page import AppPage
from harness.broken_pages import PAGES, SAVE
from harness.copied_test import DRIVER
from harness.cypress import open_runner
from harness.viaduct_server import REPOSITORY

FOLDER = Path(__file__).parent / "helpers"
CASES = json.loads((FOLDER / "cases.json").read_text())
COMMANDS = {
    "python": [sys.executable, FOLDER / "cases.py"],
    "selenium": [sys.executable, FOLDER / "cases.py"],
    "playwright": [DRIVER / "node", FOLDER / "cases.mjs"],
    "capybara": ["ruby", FOLDER / "cases.rb"],
}
# By a name of the server, the helper's own for it.
PYTHON = {"as": "as_event", "no_message": "no_message"}
NAMES = {
    "python": PYTHON,
    "selenium": PYTHON,
    "playwright": {"no_message": "toHaveNoMessage"},
    "cypress": {"no_message": "none"},
    "capybara": {
        "timeout": "wait", "as": "event", "no_message": "assert_no_native_message", "choose.title": "from", "type.title": "into",
        "answer": "answer_native", "components": "native_components", "tap": "tap_native"},
}
IN_SECONDS = ("python", "selenium", "capybara")
# A page that is whole, though an image, a script of another host and an icon are missing.
WHOLE = """
<img src="/missing.png"><script src="http://127.0.0.2:1/other.js"></script><link rel="icon" href="/missing.ico">
<link rel="stylesheet" href="/missing.css">
"""
# What an error means, by its type.
KINDS = {
    "AssertionError": "failure", "ValueError": "misuse", "PermissionError": "setup", "ConnectionError": "setup",
    "Minitest::Assertion": "failure", "ArgumentError": "misuse", "RuntimeError": "setup"}


def seconds(milliseconds):
    value = milliseconds / 1000
    return f"{value:g}"


def own_words(text, tool, addresses):
    """A regular expression for a sentence of the table, in the helper's names and units."""
    is_in_seconds = tool in IN_SECONDS

    def own(match):
        name, _, value = match.group(1).partition(":")
        if name == "waited":
            return re.escape(f"Waited {seconds(int(value))} s." if is_in_seconds else f"Waited {value} ms.")
        if name == "limit":
            return seconds(int(value)) if is_in_seconds else value
        if name == "limits":
            return "a number of seconds from 0 to 60" if is_in_seconds else "a number of milliseconds from 0 to 60000"
        return ".+" if name == "any" else re.escape(addresses.get(name) or NAMES[tool].get(name) or name.rpartition(".")[2])

    # A brace of JSON has a quote behind it.
    return "".join(own(part) if (part := re.fullmatch(r"\{([a-z_.]+(:-?\d+)?)\}", text)) else re.escape(text)
                   for text in re.split(r"(\{[a-z_.]+(?::-?\d+)?\})", text))


def has(value, wanted):
    """Whether the value has at least what is wanted."""
    if isinstance(wanted, dict):
        return isinstance(value, dict) and all(key in value and has(value[key], part) for key, part in wanted.items())
    if isinstance(wanted, list):
        return isinstance(value, list) and len(value) == len(wanted) and all(map(has, value, wanted))
    return value == wanted


def fault(step, outcome, tool, addresses):
    """What is wrong with the outcome; `None` if it is as the table wants it."""
    error = outcome.get("error")
    if "fails" not in step:
        is_right = error is None and ("gives" not in step or has(outcome["value"], step["gives"]))
        is_right = is_right and ("matches" not in step or re.search(step["matches"], outcome["value"]))
        return None if is_right else f"{step} → {outcome}"
    if error is None or not re.search(own_words(step["fails"], tool, addresses), error):
        return f"{step} → {outcome}"
    if outcome.get("type") and KINDS[outcome["type"]] != step["kind"]:
        return f"{step} has another kind of error: {outcome['type']}"
    return None if outcome.get("isPlaced", True) else f"{step}: the error does not begin in the test"


def cases_for(tool, addresses):
    """The cases with the steps that the helper has, and the addresses of this run."""
    text = json.dumps(CASES)
    for name, address in addresses.items():
        text = text.replace(f'"{{{name}}}"', json.dumps(address))
    cases = [case for case in json.loads(text) if tool not in case.get("not_for", [])]
    return [{**case, "steps": [step for step in case.get("steps", []) if tool not in step.get("not_for", [])]} for case in cases]


def run(tool, cases, proxy, reports):
    if tool == "cypress":
        with sync_playwright() as playwright, open_runner(playwright, proxy) as page:
            for name in ("cases_cypress.js", "cypress_tests.js"):
                page.add_script_tag(path=FOLDER / name)
            result = page.evaluate("cases => runCases(cases)", cases)
            assert page.evaluate("runOwnTests()") == []
            return result
    result = subprocess.run(
        COMMANDS[tool], input=json.dumps(cases), capture_output=True, text=True, timeout=240,
        env={**os.environ, "TOOL": tool, "PLAYWRIGHT": f"{DRIVER}/package/index.mjs", "VIADUCT_URL": proxy.url, "VIADUCT_REPORTS": str(reports)})
    assert result.returncode == 0, result.stdout + result.stderr
    return json.loads(result.stdout.splitlines()[-1])


def broken_case(page, tool):
    """The case of a page that fails a strict test, and says why."""
    strict = {"do": "strict", "timeout": 10_000, "fails": page.says, "kind": "failure"}
    if tool == "cypress" and page.status >= 400:
        return {"case": page.name, "steps": [{"do": "visit", "path": page.path, "fails": page.says}]}
    acts = [{"do": "message", "component": "form", "timeout": 10_000}, {"do": "act", "code": page.act}] if page.act else []
    return {"case": page.name, "steps": [{"do": "visit", "path": page.path}, *acts, strict]}


def broken_cases(tool, proxied, pages):
    for page in pages:
        page.serve(proxied)
    # Without an icon in its head, the browser asks for one.
    proxied.add("/whole/", AppPage("", SAVE + WHOLE, adapter_place="none").html.replace('<link rel="icon" href="data:,">', ""))
    whole = {"case": "a page that is whole", "steps": [{"do": "visit", "path": "/whole/"}, {"do": "strict"}]}
    return [*(broken_case(page, tool) for page in pages), whole]


@pytest.mark.parametrize("tool", [*COMMANDS, "cypress"])
def test_every_helper_passes_the_same_cases(native_pages, proxied, proxy, tool, tmp_path, request):
    # Linux connects 0.0.0.0 with this machine, so it stands for another one, whose secret no helper finds.
    addresses = {"elsewhere": f"http://0.0.0.0:{proxy.port}", "app": proxied.url}
    tools = [*COMMANDS, "cypress"]
    # Together, the helpers take all pages.
    pages = PAGES if request.config.getoption("--all") else PAGES[tools.index(tool)::len(tools)]
    cases = cases_for(tool, addresses) + broken_cases(tool, proxied, pages)
    proxied.add("/runner", "<!doctype html><title>Runner</title><body>")
    result = run(tool, cases, proxy, tmp_path)
    faults = []
    for case in cases:
        steps, outcomes = case["steps"] or [case], result["outcomes"][case["case"]]
        faults += [f"{case['case']}: {text}" for text in map(lambda step, outcome: fault(step, outcome, tool, addresses), steps, outcomes) if text]
        faults += [f"{case['case']}: {len(steps)} steps → {outcomes[-1:]}"] if len(steps) != len(outcomes) else []
    assert not faults, "\n".join(faults)
    assert set(result["words"]) - set(result["used"]) == set(), "words without a case"
    assert len(result["words"]) >= 14
    for report in result.get("reports", []):
        text = Path(report["path"]).read_text()
        assert Path(report["path"]).parent == tmp_path and report["title"] in text and "it is broken" in text
        assert f"Report: {report['path']}" in report["annotation"] and "An error of the page: Uncaught Error: it is broken (" in report["annotation"]


def test_a_sentence_is_in_the_words_and_units_of_each_helper():
    sentence = '“{timeout}” has to be {limits}, and is {limit:-1000}. {waited:100} [{"metadata":'
    for tool, text in {
        "capybara": '“wait” has to be a number of seconds from 0 to 60, and is -1. Waited 0.1 s. [{"metadata":',
        "playwright": '“timeout” has to be a number of milliseconds from 0 to 60000, and is -1000. Waited 100 ms. [{"metadata":',
    }.items():
        assert re.fullmatch(own_words(sentence, tool, {}), text)
