"""Opens the pages of standard input with the Python helper, and prints by path why `strict` failed; `null` where it did not."""

import json
import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "public/viaduct/helpers"))
sys.dont_write_bytecode = True

import viaduct

ARGUMENTS = ["--no-sandbox"] if os.geteuid() == 0 else []


def failure(tab, evaluate, number, path, act):
    native = viaduct.Native(tab, f"broken-{number}")
    try:
        native.visit(path)
        if act:
            native.message("form", timeout=10)
            evaluate(tab, act)
        native.strict(timeout=10)
    except AssertionError as error:
        return str(error)


def run(new_tab, evaluate):
    failures = {}
    for number, page in enumerate(json.load(sys.stdin)):
        tab = new_tab()
        failures[page["path"]] = failure(tab, evaluate, number, **page)
    print(json.dumps(failures))


def run_with_selenium():
    from selenium import webdriver

    options = webdriver.ChromeOptions()
    options.binary_location = "/usr/bin/chromium"
    for argument in ["--headless=new", "--disable-dev-shm-usage", *ARGUMENTS]:
        options.add_argument(argument)
    driver = webdriver.Chrome(options, webdriver.ChromeService("/usr/bin/chromedriver"))

    def new_tab():
        driver.switch_to.new_window("tab")
        return driver

    run(new_tab, lambda tab, act: tab.execute_async_script(f"const done = arguments[0]; (async () => {{ {act} }})().then(() => done())"))
    driver.quit()


def run_with_playwright():
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=ARGUMENTS)
        run(lambda: browser.new_context().new_page(), lambda tab, act: tab.evaluate(f"async () => {{ {act} }}"))
        browser.close()


run_with_selenium() if os.environ["TOOL"] == "selenium" else run_with_playwright()
