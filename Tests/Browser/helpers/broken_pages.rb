# frozen_string_literal: true

# Opens the pages of standard input with the helper of Capybara, and prints by path why strict failed; null where it did not.

require "capybara/dsl"
require "minitest"
require "selenium-webdriver"
require_relative "../../../public/viaduct/helpers/viaduct"

Capybara.register_driver :chromium do |app|
  arguments = ["headless=new", "no-sandbox", "disable-dev-shm-usage"]
  Capybara::Selenium::Driver.new(app, browser: :chrome, options: Selenium::WebDriver::Chrome::Options.new(args: arguments))
end
Capybara.default_driver = :chromium
Capybara.run_server = false
Capybara.default_max_wait_time = 10

class Browser
  include Capybara::DSL
  include Viaduct

  def failure(path, act)
    native(:ios) do
      visit path
      unless act.empty?
        native_message "form"
        evaluate_async_script "const done = arguments[0]; (async () => { #{act} })().then(() => done())"
      end
      assert_native_strict
      nil
    rescue Minitest::Assertion => error
      error.message
    end
  end
end

browser = Browser.new
puts JSON.generate(JSON.parse($stdin.read).to_h { |page| [page["path"], browser.failure(page["path"], page["act"])] })
