"""The conftest.py of a project with Python tests: the helper, and a browser."""

import os

import pytest
from playwright.sync_api import sync_playwright

pytest_plugins = ["viaduct"]


@pytest.fixture(scope="session")
def context():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"] if os.geteuid() == 0 else [])
        yield browser.new_context()
        browser.close()


@pytest.fixture
def page(context):
    with context.new_page() as page:
        yield page
