# frozen_string_literal: true

require "capybara"
require "selenium-webdriver"
require_relative "notes"
require_relative "../../../public/viaduct/helpers/viaduct"

Capybara.app = Notes.new
Capybara.server = :webrick
Capybara.server_host = ENV["CAPYBARA_HOST"] if ENV["CAPYBARA_HOST"]
Capybara.server_port = ENV["CAPYBARA_PORT"] if ENV["CAPYBARA_PORT"]
Capybara.register_driver :headless do |app|
  arguments = %w[headless=new window-size=390,844]
  arguments << "no-sandbox" if Process.uid.zero?
  Capybara::Selenium::Driver.new(app, browser: :chrome, options: Selenium::WebDriver::Chrome::Options.new(args: arguments))
end
Capybara.default_driver = :headless
