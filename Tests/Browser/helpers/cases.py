"""Runs the table of cases with the Python helper, in Playwright or Selenium. Prints each step's outcome, the helper's words, and the used ones.

An outcome is the step's value, or its error with the error's type and whether its traceback ends in this file.
"""

import json
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "public/viaduct/helpers"))
sys.dont_write_bytecode = True

import viaduct

ARGUMENTS = ["--no-sandbox"] if os.geteuid() == 0 else []
used = set()


class Words:
    """A phone or a message that notes which of its words are used."""

    def __init__(self, words):
        self.words = words

    def __getattr__(self, name):
        used.add(name)
        return getattr(self.words, name)


def visit(native, path):
    native.visit(path)


def script(native, code):
    tab = native.tab
    return tab.evaluate(code) if hasattr(tab, "evaluate") else tab.execute_script(f"return {code}")


def act(native, code):
    tab = native.tab
    if hasattr(tab, "evaluate"):
        return tab.evaluate(f"async () => {{ {code} }}")
    return tab.execute_async_script(f"const done = arguments[0]; (async () => {{ {code} }})().then(() => done())")


def reply(native, to, data=None, **options):
    return Words(to).reply(data, as_event=options.get("as"))


def choose(native, option=None, **options):
    return native.choose(option, **options)


def version(native, version=None):
    return native.use_version(version)


def preset(native, answers):
    return native.answer(preset=answers)


def stub(native, of, rules):
    return native.stub(of, rules)


def call(native, verb):
    return native.call(verb)


# The words of the table that are not those of the helper.
OWN = {"visit": visit, "script": script, "act": act, "reply": reply, "choose": choose, "version": version, "preset": preset, "stub": stub, "call": call}
OTHER = {"expect": "message"}
WITHOUT = {"do", "name", "gives", "matches", "fails", "kind", "not_for"}


def resolved(value, kept):
    """A value of the table: `$m` is what the step with the name “m” gave, `$m.page` a member of it."""
    if not isinstance(value, str) or not value.startswith("$"):
        return value
    name, _, member = value[1:].partition(".")
    return kept[name][member] if member else kept[name]


def attempt(run):
    try:
        return {"value": run()}
    except (AssertionError, ValueError, OSError) as error:
        frames, entry = [], error.__traceback__
        while entry:
            frames.append(entry.tb_frame)
            entry = entry.tb_next
        shown = [frame for frame in frames if not frame.f_globals.get("__tracebackhide__")]
        return {"error": str(error), "type": type(error).__name__, "isPlaced": shown[-1].f_code.co_filename == __file__}


def step(native, step, kept):
    word = OTHER.get(step["do"], step["do"])
    options = {key: resolved(value, kept) for key, value in step.items() if key not in WITHOUT}
    if "timeout" in options:
        seconds = options["timeout"] / 1000
        options["timeout"] = int(seconds) if seconds.is_integer() else seconds

    def run():
        value = OWN[word](native, **options) if word in OWN else getattr(native, word)(**options)
        kept[step.get("name")] = value
        return value

    return attempt(run)


def run(new_tab, close=lambda tab: None):
    outcomes = {}
    for number, case in enumerate(json.load(sys.stdin)):
        kept, phones = {}, []
        tab, phone = new_tab(), case.get("phone", {})
        begun = attempt(lambda: phones.append(viaduct.Native(tab, f"{os.environ['TOOL']}-{number}", **phone)))
        steps = case.get("steps", []) if phones else []
        outcomes[case["case"]] = ([] if phones else [begun]) + [step(Words(phones[0]), each, kept) for each in steps]
        close(tab)
    words = [name for kind in (viaduct.Native, viaduct.Message) for name in vars(kind) if not name.startswith("_")]
    print(json.dumps({"outcomes": outcomes, "words": words, "used": sorted(used)}))


def run_with_selenium():
    from selenium import webdriver

    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for argument in ["--headless=new", "--disable-dev-shm-usage", *ARGUMENTS]:
        options.add_argument(argument)
    driver = webdriver.Chrome(options, webdriver.ChromeService("/usr/bin/chromedriver"))
    # One tab for all tests.
    run(lambda: driver)
    driver.quit()


def run_with_playwright():
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=ARGUMENTS)
        # A context for each test loads the adapter again.
        run(browser.new_context().new_page, lambda tab: tab.close())
        browser.close()


run_with_selenium() if os.environ["TOOL"] == "selenium" else run_with_playwright()
