"""Tests of a project in Python whose suite is strict. Those whose names begin with `test_fails` fail."""

import os

import pytest


def break_page(page):
    """A script of the page throws."""
    page.evaluate("document.head.append(Object.assign(document.createElement('script'), { textContent: 'throw new Error(`it is broken`)' }))")


def test_a_phone_beside_it_gives_the_tab_back(native, page):
    native.visit("/form")
    other = type(native)(page, f"{native.tag}.other", "android")
    other.visit("/form")
    assert "Native Android; " in page.evaluate("navigator.userAgent")
    other.tap("Save")
    native.visit("/form")
    assert "Native iOS; " in page.evaluate("navigator.userAgent")
    native.tap("Save")


def test_an_app_with_the_adapter_in_its_pages(native):
    native.visit(os.environ["APP_URL"] + "/form")
    native.message("form")


@pytest.mark.native("android", components=["form"], version="1.2")
def test_the_marker_has_the_phone(native, page):
    native.visit("/form")
    native.idle()
    assert "MyApp/1.2 Hotwire Native Android; " in page.evaluate("navigator.userAgent")


def test_a_strict_test_may_open_no_page(native):
    assert native.tag


@pytest.mark.native(strict=False)
def test_a_test_need_not_be_strict(native, page):
    native.visit("/form")
    break_page(page)


@pytest.mark.native(allow="it is broken")
def test_a_test_allows_what_it_expects(native, page):
    native.visit("/form")
    break_page(page)


def test_a_skipped_test_is_not_asked(native, page):
    native.visit("/form")
    break_page(page)
    pytest.skip("later")


def test_fails_at_its_end(native, page):
    native.visit("/form")
    break_page(page)


def test_fails_for_another_reason(native, page):
    native.visit("/form")
    break_page(page)
    assert page.title() == "the reason"


def test_fails_in_a_call(native):
    native.visit("/form")
    native.tap("Nowhere", timeout=0)


def test_fails_while_the_server_is_gone(native):
    native.visit("/form")
    native.url = "http://127.0.0.1:1"
    assert native.tag == "the reason"
