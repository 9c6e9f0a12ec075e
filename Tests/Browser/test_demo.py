"""The demo at `/`, as used right after starting the server."""

import pytest

from harness.browser import DESKTOP_WIDTH, PHONE_WIDTH


@pytest.fixture(params=[PHONE_WIDTH, DESKTOP_WIDTH])
def demo(tab, server, request):
    """Opens a page of the demo: `demo("form")`, or the overview."""
    tab.resize(request.param)

    def demo(name=None):
        tab.open(f"{server.url}/demo/{name}.html" if name else f"{server.url}/")
        tab.wait_for_screen()
        return tab

    yield demo
    assert tab.console == []


@pytest.mark.quick
def test_the_overview_leads_to_the_first_component(demo):
    tab = demo()
    tab.native("button", "Start").tap()
    tab.wait_until("() => location.pathname === '/demo/dropdown.html'")
    tab.page("summary").wait()


MARKED = "() => [...document.querySelectorAll('nav.places [aria-current=page]')].map(link => link.textContent).join()"


@pytest.mark.parametrize("name, place", [(None, "Overview"), ("form", "Form"), ("saved", "Form")])
def test_a_page_has_the_shell_with_its_place_marked(demo, name, place):
    tab = demo(name)
    assert tab.evaluate("() => [...document.body.children].map(child => child.localName).join(' ')") == (
        "a header nav main aside")
    tab.wait_until(f"() => ({MARKED})() === '{place}'")


@pytest.mark.any_browser
def test_a_visit_marks_its_place_and_keeps_the_messages(demo):
    tab = demo("form")
    tab.page("nav.places [href='/demo/share.html']").tap()
    tab.wait_until(f"() => ({MARKED})() === 'Share'")
    tab.wait_until("() => /form/.test(document.querySelector('.log').textContent)")


@pytest.mark.any_browser
def test_a_dropdown_goes_where_its_sheet_says(demo):
    tab = demo("dropdown")
    tab.page("summary").tap()
    tab.native("button", "Edit").tap()
    tab.wait_until("() => location.pathname === '/demo/form.html'")


@pytest.mark.any_browser
def test_a_form_is_submitted_from_the_bar(demo):
    tab = demo("form")
    save = tab.native("button", "Save").wait()
    tab.page("[name=note]").tap()
    tab.type("24 arches")
    save.tap()
    tab.wait_until("() => location.pathname === '/demo/saved.html'")
    tab.wait_until("() => document.querySelector('[data-name=note]').textContent === '24 arches'")


@pytest.mark.slow
def test_sharing_opens_the_sheet_from_the_page_and_from_the_bar(demo):
    tab = demo("share")
    for opener in (tab.page("[data-controller='bridge--share']"), tab.native("button", "Share")):
        opener.tap()
        tab.native("dialog").wait()
        tab.native("button", "Cancel").tap()
        tab.native("dialog").wait_gone()


@pytest.mark.any_browser
def test_bar_buttons_press_the_ones_in_the_page(demo):
    tab = demo("button")
    tab.native("button", "Profile").tap()
    tab.wait_until("() => location.hash === '#profile'")
    tab.native("button", "Star").tap()
    tab.page("#starred").wait()
    tab.native("button", "Star").tap()
    tab.page("#starred").wait_gone()


@pytest.mark.any_browser
def test_a_menu_sorts_the_table(demo):
    tab = demo("menu")
    tab.page("summary").tap()
    tab.native("button", "Arches").tap()
    tab.wait_until("() => document.querySelector('tbody th').textContent === 'Göltzsch'")


@pytest.mark.any_browser
def test_three_dots_set_the_text(demo):
    tab = demo("overflow-menu")
    before = tab.evaluate("() => getComputedStyle(document.querySelector('.reading p')).fontSize")
    tab.native("button", "More").tap()
    tab.native("menuitem", "Larger text").tap()
    tab.wait_until(f"() => getComputedStyle(document.querySelector('.reading p')).fontSize !== '{before}'")


@pytest.mark.any_browser
def test_an_alert_stands_before_the_removal(demo):
    tab = demo("alert")
    tab.page("[data-controller='bridge--alert']").tap()
    tab.native("button", "Keep").tap()
    tab.native("alertdialog").wait_gone()
    tab.page("[data-removal=item]").wait()
    tab.page("[data-controller='bridge--alert']").tap()
    tab.native("button", "Delete").tap()
    tab.page("[data-removal=notice]").wait()
    tab.page("[data-removal=item]").wait_gone()


@pytest.mark.any_browser
def test_a_posted_message_becomes_a_button_that_goes_where_it_says(demo):
    tab = demo("script-messages")
    tab.native("button", "plus").tap()
    tab.wait_until("() => location.pathname === '/demo/form.html'")
    tab.native("button", "Save").wait()


@pytest.mark.any_browser
def test_the_app_calls_the_page_with_its_token(demo):
    tab = demo("script-messages")
    tab.page("[data-controller=push-token]").tap()
    tab.native("button", "Allow").tap()
    tab.native("button", "Register").tap()
    tab.wait_until("() => /^[0-9a-f]{64}$/.test(document.querySelector('#token').textContent)")


@pytest.mark.any_browser
def test_the_messages_are_shown_as_they_pass(demo):
    tab = demo("button")
    tab.native("button", "Profile").tap()
    tab.wait_until("() => /connect/.test(document.querySelector('.log').textContent)")
