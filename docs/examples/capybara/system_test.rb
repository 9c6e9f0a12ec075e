# frozen_string_literal: true

require "minitest/autorun"
require "capybara/minitest"
require_relative "browser"

# Rails' ActionDispatch::SystemTestCase, for an app without Rails.
class SystemTest < Minitest::Test
  include Capybara::DSL
  include Capybara::Minitest::Assertions
  include Viaduct

  def teardown
    Capybara.reset_sessions!
    app.reset
  end

  def app = Capybara.app
end
