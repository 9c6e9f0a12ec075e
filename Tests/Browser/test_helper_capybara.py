"""The helper for Capybara: the guide's example by Minitest and RSpec, with a server of its own."""

import os
import re
import subprocess
import textwrap
from pathlib import Path

import pytest

from harness.viaduct_server import PROGRAM, REPOSITORY

EXAMPLE = REPOSITORY / "docs/examples/capybara"
TESTS = REPOSITORY / "Tests/Browser/helpers/capybara_tests.rb"
FAILURES = REPOSITORY / "Tests/Browser/helpers/capybara_failures.rb"
SPEC = REPOSITORY / "Tests/Browser/helpers/failing_spec.rb"
GUIDE = REPOSITORY / "docs/testing.md"
HELPER = REPOSITORY / "public/viaduct/helpers/viaduct.rb"
# Lines that the same stories take with a fake adapter by hand (crmne/cluster-headache-tracker, test/system/native_bridge_test.rb, 062f092).
LONGEST = {"announces": 10, "saving": 9, "deleting": 15, "cancelled": 6}
# Rails' part of the guide's five minutes: its class for system tests, and an app with a form at /notes/new.
RAILS = """
require "minitest/autorun"
require "capybara/minitest"
require "selenium-webdriver"
require "EXAMPLE/notes"

class App < Notes
  def call(environment)
    request = Rack::Request.new(environment)
    case [request.request_method, request.path]
    in ["GET", "/notes/new"] then page(FORM)
    in ["POST", "/notes"] then update(request.params["title"])
    else super
    end
  end
end

Capybara.app, Capybara.server = App.new, :webrick

module ActionDispatch
  class SystemTestCase < Minitest::Test
    include Capybara::DSL
    include Capybara::Minitest::Assertions

    def self.test(name, &block) = define_method("test_#{name}", &block)

    def self.driven_by(_, using:, screen_size:)
      Capybara.register_driver(using) do |app|
        options = Selenium::WebDriver::Chrome::Options.new(args: ["headless=new", "window-size=#{screen_size.join ","}"])
        yield options
        Capybara::Selenium::Driver.new(app, browser: :chrome, options: options)
      end
      Capybara.default_driver = using
    end
  end
end
"""
FORM = """'<form method="post" action="/notes" data-controller="form"><label>Title <input name="title"></label><button type="submit" data-bridge-title="Save">Save</button></form>'"""
# A driver that goes on before a page is loaded. Chromedriver does so too, on a busy machine.
HASTY = """
require "EXAMPLE/native_bridge_test"

Capybara.register_driver :hasty do |app|
  arguments = %w[headless=new no-sandbox]
  options = Selenium::WebDriver::Chrome::Options.new(args: arguments, page_load_strategy: :none)
  Capybara::Selenium::Driver.new(app, browser: :chrome, options: options)
end
Capybara.default_driver = :hasty
"""
TIMEOUT_SECONDS = 240


def run(*command, folder=EXAMPLE, **environment):
    """Runs it in a folder, and returns its status and all that it has printed."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("VIADUCT")}
    ended = subprocess.run(
        command, cwd=folder, env=inherited | environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=TIMEOUT_SECONDS)
    return ended.returncode, ended.stdout


def test_five_stories_by_minitest():
    status, output = run("ruby", "native_bridge_test.rb", VIADUCT=PROGRAM)
    assert "5 runs" in output and "0 failures, 0 errors" in output, output
    assert status == 0


def test_a_driver_may_go_on_before_a_page_is_loaded(tmp_path):
    (tmp_path / "hasty_test.rb").write_text(HASTY.replace("EXAMPLE", str(EXAMPLE)))
    status, output = run("ruby", "hasty_test.rb", "--name", "/list|dropped/", folder=tmp_path, VIADUCT=PROGRAM)
    assert status == 0 and "2 runs" in output and "0 failures, 0 errors" in output, output


@pytest.mark.slow
def test_what_the_helper_promises_beyond_its_example():
    status, output = run("ruby", TESTS, VIADUCT=PROGRAM)
    assert status == 0 and "0 failures, 0 errors" in output, output


def reports(output, folder):
    """The files of failed tests that the output names, each with its text."""
    paths = [Path(path) for path in re.findall(r"^\s*Report: (.*)$", output, re.MULTILINE)]
    assert sorted(paths) == sorted(folder.iterdir()), output
    return {path.name: path.read_text() for path in paths}


CAUSE = "An error of the page: Uncaught Error: it is broken ("


def test_a_suite_is_strict_and_its_failures_show_their_cause(tmp_path):
    status, output = run("ruby", FAILURES, VIADUCT=PROGRAM, VIADUCT_REPORTS=str(tmp_path))
    assert status == 1 and "6 runs" in output and "2 failures, 1 errors" in output, output
    assert output.count("the reason") == 2 and output.count(CAUSE) == 3, output
    written = reports(output, tmp_path)
    assert sorted(re.sub("-[0-9a-f]{8}.html$", "", name) for name in written) == [
        "FailingTest-test_fails_at_the_end_of_the_block", "FailingTest-test_fails_behind_the_block", "FailingTest-test_fails_for_another_reason"]
    assert all(CAUSE in text for text in written.values())
    # The helper's own frames are left out.
    assert "viaduct.rb:" not in output.partition("Finished")[2].replace(f"{REPOSITORY}/.build", ""), output


@pytest.mark.slow
def test_a_failure_shows_its_cause_by_rspec(tmp_path):
    status, output = run("rspec", SPEC, "--example", "A failure", VIADUCT=PROGRAM, VIADUCT_REPORTS=str(tmp_path))
    assert status == 1 and "the reason" in output and CAUSE in output, output
    assert [CAUSE in text for text in reports(output, tmp_path).values()] == [True]
    assert "helpers/viaduct.rb:" not in output, output


@pytest.mark.slow
def test_a_form_by_rspec():
    status, output = run("rspec", "native_form_spec.rb", VIADUCT=PROGRAM)
    assert "6 examples, 0 failures" in output, output
    assert status == 0


@pytest.mark.any_browser
def test_the_stories_are_as_short_as_with_a_fake_adapter_and_have_no_javascript():
    text = (EXAMPLE / "native_bridge_test.rb").read_text()
    stories = re.findall(r"^  def (test_\w+)\n(.*?)^  end$", text, re.MULTILINE | re.DOTALL)
    for word, longest in LONGEST.items():
        [body] = [body for name, body in stories if word in name]
        assert len([line for line in body.splitlines() if line.strip()]) <= longest, word
    assert not re.search(r"execute_script|evaluate_script|<<~JS|window\.", text)


def test_the_five_minutes_of_the_guide_in_a_fresh_folder(tmp_path):
    steps = re.findall(r"^\d\. .*?`(test/[\w/]+\.rb)`:\n\n   ```ruby\n(.*?)   ```$", GUIDE.read_text(), re.MULTILINE | re.DOTALL)
    assert [path for path, _ in steps] == ["test/application_system_test_case.rb", "test/system/native_form_test.rb"]
    (tmp_path / "test/system").mkdir(parents=True)
    (tmp_path / "test/test_helper.rb").write_text(RAILS.replace("EXAMPLE", str(EXAMPLE)).replace("FORM", FORM))
    (tmp_path / "test/viaduct.rb").write_text(HELPER.read_text())
    for path, text in steps:
        (tmp_path / path).write_text(textwrap.dedent(text))
    status, output = run("ruby", "-Itest", steps[-1][0], folder=tmp_path, VIADUCT=str(PROGRAM))
    assert status == 0 and "1 runs, 2 assertions, 0 failures, 0 errors" in output, output


def test_a_program_or_secret_that_does_not_fit_is_named(server):
    one = ("ruby", "native_bridge_test.rb", "--name", "/announces/")
    status, output = run(*one, VIADUCT="/nowhere/viaduct")
    assert status == 1 and "There is no program “/nowhere/viaduct”" in output, output
    status, output = run("ruby", "-r", REPOSITORY / "public/viaduct/helpers/viaduct", "-e", "Viaduct::Phone.new(:windows)")
    assert status == 1 and "The platform has to be ios or android, and is windows." in output, output
    status, output = run(*one, VIADUCT_URL=server.url, VIADUCT_TOKEN="wrong")
    assert status == 1 and "VD-API-4" in output, output
