# frozen_string_literal: true

# Runs the table of cases with the helper of Capybara. Prints what cases.py prints.

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
Capybara.default_max_wait_time = 5
USED = []

class Table
  include Capybara::DSL
  include Viaduct

  WITHOUT = %w[do name gives matches fails kind not_for].freeze
  # The words of the table, as they are called here.
  WORDS = {
    "visit" => ->(path:) { visit(path) && nil },
    "script" => ->(code:) { page.evaluate_script(code) },
    "act" => ->(code:) { page.evaluate_async_script("const done = arguments[0]; (async () => { #{code} })().then(() => done())") && nil },
    "message" => ->(component:, **among) { word(:native_message, component, **among) },
    "messages" => ->(component:, **among) { word(:native_messages, component, **among) },
    "expect" => ->(component:, **among) { word(:native_message, component, **among) },
    "no_message" => ->(component:, **among) { word(:assert_no_native_message, component, **among) && nil },
    "reply" => ->(to:, data: nil, as: nil) { USED << :reply && to.reply(data, event: as) },
    "tap" => ->(title: nil, **among) { word(:tap_native, title, **among) },
    "choose" => ->(option: nil, title: nil, **among) { word(:choose_native, option, from: title, **among) },
    "type" => ->(title:, text:, **among) { word(:type_native, text, into: title, **among) },
    "answer" => ->(ask:, value:, **among) { word(:answer_native, ask, value, **among) },
    "preset" => ->(answers:) { word(:preset_native, **answers.transform_keys(&:to_sym)) },
    "stub" => ->(of:, rules:) { word(:stub_native, of, rules) },
    "components" => ->(**among) { word(:native_components, **among) },
    "version" => ->(version:) { word(:use_native_version, version) },
    # A block is in the background, so the table's second step has nothing to do.
    "background" => ->(on:, **among) { word(:background_native, **among) { nil } if on },
    "idle" => ->(**among) { word(:wait_for_native, **among) },
    "screen" => -> { word(:native_screen) },
    "strict" => ->(**among) { word(:assert_native_strict, **among) },
    "reset" => -> { word(:reset_native) },
    "report" => ->(title:, failure:) { word(:native_report, title, failure) }
  }.freeze

  def word(name, ...)
    USED << name
    public_send(name, ...)
  end

  def outcomes(steps: [], phone: {}, **)
    url, token = Viaduct.url, Viaduct.token
    Viaduct.instance_variable_set(:@url, phone.delete("url")&.then { |other| @had_url = other } || url)
    # Another address has another secret, or none.
    Viaduct.instance_variable_set(:@token, phone.delete("token") || (nil if @had_url) || (token unless @had_url))
    kept, all = {}, []
    USED << :native
    ended = attempt do
      native(phone.delete("platform") || :ios, **phone.transform_keys(&:to_sym)) do
        steps.each { |step| all << attempt { run(step, kept) } unless step["do"] == "end" }
        nil
      end
    end
    all << ended if ended[:error] || steps.last["do"] == "end"
    all
  ensure
    @had_url = nil
    Viaduct.instance_variable_set(:@url, url)
    Viaduct.instance_variable_set(:@token, token)
  end

  private

  def run(step, kept)
    options = step.except(*WITHOUT).transform_values { |value| resolved(value, kept) }.transform_keys(&:to_sym)
    milliseconds = options.delete(:timeout)
    options[:wait] = milliseconds % 1000 == 0 ? milliseconds / 1000 : milliseconds / 1000.0 if milliseconds
    instance_exec(**options, &WORDS.fetch(step["do"])).tap { |value| kept[step["name"]] = value }
  end

  def resolved(value, kept)
    return value unless value.is_a?(String) && value.start_with?("$")
    name, member = value.delete_prefix("$").split(".")
    member ? kept[name][member] : kept[name]
  end

  def attempt
    { value: yield }
  rescue Minitest::Assertion, StandardError => error
    { error: error.message, type: error.class.name, isPlaced: error.backtrace.first.start_with?(__FILE__) }
  end
end

table = Table.new
outcomes = JSON.parse($stdin.read).to_h { |row| [row["case"], table.outcomes(**row.transform_keys(&:to_sym))] }
hooks = %i[before_teardown visit]
words = Viaduct.public_instance_methods(false) + Viaduct::Message.public_instance_methods(false) - hooks
puts JSON.generate(outcomes: outcomes, words: words, used: USED.uniq)
