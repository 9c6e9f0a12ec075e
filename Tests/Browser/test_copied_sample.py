"""Sessions of the sample app that the console copies as tests: each runs unchanged, in each language."""

import pytest

from harness import keys
from harness.console import Console
from harness.copied_test import LANGUAGES
from harness.sample_app import SampleApp
from harness.waiting import wait_until


@pytest.fixture
def sample():
    sample = SampleApp()
    yield sample.server
    sample.stop()


class Person:
    """Uses the sample app in a tab."""

    def __init__(self, tab, url):
        self.tab, self.url = tab, url

    def open(self, path="/", button="New"):
        self.tab.open(self.url + path)
        self.see(button)

    def see(self, button):
        """Waits for the page with this native button, whose scripts and the part that reports acts are there then."""
        self.tab.native("button", button).wait()
        self.tab.wait_until("() => performance.getEntriesByType('resource').some(({ name }) => name.includes('page_watch'))")
        self.tab.evaluate("() => new Promise(resolve => setTimeout(resolve, 50))")

    def follow_link(self):
        self.tab.page("a").tap()
        self.see("Save")

    def tap(self, button, then):
        self.tab.native("button", button).tap()
        self.see(then)

    def type(self, text):
        self.tab.page("input[name=text]").tap()
        self.tab.type(text)
        self.tab.wait_until("() => document.querySelector('form').matches(':valid')")


def save_by_tap(person):
    person.open()
    person.tap("New", then="Save")
    person.type("Ring")
    person.tap("Save", then="New")


def save_behind_a_link(person):
    person.open()
    person.follow_link()
    person.type("Ring “the” Viaduct's 1st #{bell}")
    person.tap("Save", then="New")


def save_by_return(person):
    person.open()
    person.follow_link()
    person.type("Ring")
    person.tab.press(keys.ENTER)
    person.see("New")


def save_two(person):
    person.open()
    for text in ("One", "Two"):
        person.tap("New", then="Save")
        person.type(text)
        person.tap("Save", then="New")


def correct_and_save(person):
    person.open("/notes/new", "Save")
    person.type("Rink")
    person.tab.press(keys.BACKSPACE, "g")
    person.tap("Save", then="New")


def empty_and_fill_again(person):
    person.open("/notes/new", "Save")
    person.type("R")
    person.tab.press(keys.BACKSPACE)
    person.tab.wait_until("() => !document.querySelector('form').matches(':valid')")
    person.type("Again")
    person.tap("Save", then="New")


def go_back_by_the_bar(person):
    person.open()
    person.follow_link()
    person.tap("Back to Notes", then="New")
    person.tap("New", then="Save")


def go_back_in_the_browser(person):
    person.open()
    person.tap("New", then="Save")
    person.tab.back()
    person.see("New")
    person.follow_link()


def load_again(person):
    person.open()
    person.tab.evaluate("() => new Promise(resolve => setTimeout(resolve, 1100))")
    person.tab.reload()
    person.see("New")
    person.follow_link()


def use_android(person):
    person.open("/?viaduct_platform=android")
    person.follow_link()
    person.type("Ring")
    person.tap("Save", then="New")


SESSIONS = [save_behind_a_link, save_by_tap, save_by_return, save_two, correct_and_save, empty_and_fill_again, go_back_by_the_bar,
            go_back_in_the_browser, load_again, use_android]


def copies_of(session, tab, second, sample):
    """Records the session, and returns the copy in each language."""
    console = Console(second, sample).open()
    tab.activate()
    session(Person(tab, sample.url))
    second.activate()
    console.wait_for_row("open")
    copy = console.copies()
    return {language: copy(language) for language in LANGUAGES}


def check(copies, folder, sample):
    for language, run in LANGUAGES.items():
        result = run(copies[language], folder, sample)
        assert result.returncode == 0, copies[language] + result.stdout + result.stderr


@pytest.mark.any_browser
def test_a_copied_session_of_the_sample_app_passes_unchanged_in_each_language(tab, second, sample, tmp_path):
    copies = copies_of(save_behind_a_link, tab, second, sample)
    for language, texts in {
        "Playwright test": ['body.getByRole("link", { name: "New note", exact: true }).click()', 'body.getByLabel("Text", { exact: true }).fill("Ring “the” Viaduct'],
        "Python test": ['body.get_by_role("link", name="New note", exact=True).click()', 'body.get_by_label("Text", exact=True).fill("Ring “the” Viaduct'],
        "Capybara test": ['click_link "New note", exact: true', 'fill_in "Text", with: "Ring “the” Viaduct'],
    }.items():
        assert all(text in copies[language] for text in texts), copies[language]
    check(copies, tmp_path, sample)
    # They are no tests of nothing: a page without its link fails them.
    capybara = copies["Capybara test"]
    broken = LANGUAGES["Capybara test"](capybara.replace('click_link "New', 'click_link "Old'), tmp_path, sample)
    assert broken.returncode == 1 and "Old note" in broken.stdout, capybara + broken.stdout


@pytest.mark.slow
@pytest.mark.parametrize("session", SESSIONS, ids=lambda session: session.__name__)
def test_ten_copied_sessions_pass_unchanged_in_each_language(tab, second, sample, tmp_path, session):
    check(copies_of(session, tab, second, sample), tmp_path, sample)
