"""The conftest.py of a project with Python tests: the helper, and the browser of the tool named by `TOOL`."""

import os

import pytest

pytest_plugins = ["viaduct"]
ARGUMENTS = ["--no-sandbox"] if os.geteuid() == 0 else []

if os.environ["TOOL"] == "playwright":
    from playwright.sync_api import sync_playwright

    @pytest.fixture(scope="session")
    def chromium():
        with sync_playwright() as playwright:
            yield playwright.chromium.launch(executable_path="/usr/bin/chromium", args=ARGUMENTS)

    @pytest.fixture
    def page(chromium):
        with chromium.new_context() as context:
            yield context.new_page()

else:
    from selenium import webdriver

    @pytest.fixture(scope="session")
    def driver():
        """One tab for all tests."""
        options = webdriver.ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for argument in ["--headless=new", "--disable-dev-shm-usage", *ARGUMENTS]:
            options.add_argument(argument)
        driver = webdriver.Chrome(options, webdriver.ChromeService("/usr/bin/chromedriver"))
        yield driver
        driver.quit()
