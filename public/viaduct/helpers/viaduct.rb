# frozen_string_literal: true

# The native side of pages in system tests, for Capybara with Minitest or RSpec. The guide is docs/testing.md.
#
#   class ApplicationSystemTestCase < ActionDispatch::SystemTestCase
#     include Viaduct                                   # RSpec: config.include Viaduct, type: :system
#   end
#
#   native :ios, components: %w[form toast] do
#     visit edit_note_path(note)
#     tap_native "Save"
#     assert_equal "Saved", native_message("toast")["data"]["message"]
#   end
#
# Words that wait take +wait+, a limit in seconds, in place of Capybara.default_max_wait_time. In +among+, they take the
# further parameters that docs/test-api.md has for their verb, such as +page+. With <tt>Viaduct.strict = true</tt>, each block of
# +native+ ends with +assert_native_strict+.

require "capybara"
require "fileutils"
require "json"
require "net/http"
require "securerandom"

module Viaduct
  # More arguments for a server of our own, such as <tt>["--stubs", "bridge/stubs"]</tt>.
  singleton_class.attr_accessor :arguments
  self.arguments = []

  # Whether each block of +native+ ends with +assert_native_strict+, and what it allows there: parts of the sentences that are expected.
  singleton_class.attr_accessor :strict, :allow
  self.strict, self.allow = false, []

  class << self
    # The server's URL: the environment's VIADUCT_URL, or that of one that is started in front of Capybara's own server.
    def url = @url ||= variable("VIADUCT_URL")&.chomp("/") || start(Capybara.current_session.server)

    # The server's secret: the environment's VIADUCT_TOKEN, or that of a server of the same user. A server of our own gets a new one.
    def token = @token ||= variable("VIADUCT_TOKEN") || (variable("VIADUCT_URL") ? kept_token(URI(url)) : SecureRandom.hex(32))

    # The error that a failed test of this framework raises.
    def failure
      return RSpec::Expectations::ExpectationNotMetError if defined?(RSpec::Expectations::ExpectationNotMetError)
      defined?(Minitest::Assertion) ? Minitest::Assertion : RuntimeError
    end

    # Where in the test a call is: without the places in this file.
    def places = without_own(caller)

    def without_own(backtrace) = backtrace.to_a.reject { |line| line.start_with?(__FILE__) }

    # RSpec has hooks in place of Minitest's methods.
    def included(base)
      super
      base.after { |example| explain_example(example) } if defined?(RSpec::Core::ExampleGroup) && base.is_a?(Class) && base <= RSpec::Core::ExampleGroup
    end

    private

    def variable(name) = ENV[name].then { |text| text unless text.to_s.empty? }

    # The secret that a server of the same user and machine has written down. A server elsewhere never gets it.
    def kept_token(url)
      return unless url.hostname.match?(/\A(([a-z0-9_-]{1,63}\.)*localhost|127(\.(0|[1-9]\d{0,2})){3}|::1)\z/i)
      folders = [variable("XDG_RUNTIME_DIR"), File.join(Dir.home, ".local/state")].compact
      file = folders.map { |folder| File.join(folder, "viaduct", "#{url.port}.token") }.find { |path| File.readable?(path) }
      File.read(file).strip if file
    end

    def start(server)
      program = ENV.fetch("VIADUCT", "viaduct")
      app = "http://#{server.host}:#{server.port}"
      # The folder of reports is the helper's own setting.
      environment = { "VIADUCT_TOKEN" => token, "VIADUCT_REPORTS" => nil }
      output = IO.popen([environment, program, "--app", app, "--listen", "127.0.0.1:0", "--log-level", "warning", *arguments])
      at_exit { Process.kill("TERM", output.pid) }
      url = output.each_line.lazy.filter_map { |line| line[%r{http://127\.0\.0\.1:\d+}] }.first
      # Its later lines would fill the pipe.
      Thread.new { output.each_line {} }
      url || raise("Viaduct did not start: #{program} ended. Set VIADUCT to another program, or VIADUCT_URL to a server that runs.")
    rescue Errno::ENOENT
      raise "There is no program “#{program}”. Set VIADUCT to its path, such as ../viaduct/bin/viaduct, or VIADUCT_URL to a server that runs."
    end
  end

  # Runs the block with a phone of its own. What was before comes back.
  #
  # platform:: :ios or :android
  # components:: the names that this app has; without it, all that the server has
  # version:: one of the app's, as the server's configuration has them
  # strict:: whether the block ends with +assert_native_strict+
  # allow:: what that allows, beside <tt>Viaduct.allow</tt>
  def native(platform = :ios, components: nil, version: nil, strict: Viaduct.strict, allow: nil)
    phone, outer, host = Phone.new(platform, version), @native_phone, Capybara.app_host
    # First of all, a server that does not run, another secret and an unknown version have their own errors.
    phone.call "version", version: version
    phone.call "components", only: components if components
    @native_phone = @last_native_phone = phone
    Capybara.app_host = Viaduct.url
    result = yield
    assert_native_strict allow: [*Viaduct.allow, *allow] if strict && phone.has_page
    result
  ensure
    @native_phone, Capybara.app_host = outer, host if phone && @native_phone.equal?(phone)
  end

  # As Capybara's. In a block of +native+, the page is one of its phone.
  def visit(address, ...)
    return super unless @native_phone

    # A block within this one may have had the tab meanwhile.
    tab = Capybara.current_session.current_window
    unless native_tabs[tab] == @native_phone
      super(@native_phone.address, ...)
      @native_phone.begin_in Capybara.current_session
      native_tabs[tab] = @native_phone
    end
    @native_phone.has_page = true
    super
  end

  # Waits for a message of a page and returns the newest one that fits: a hash with "component", "event" and "data".
  # Its +reply+ answers it in place of the native component.
  #
  # event:: the name of its event
  # data:: what its data has to have at least
  # after:: an earlier message
  def native_message(component = nil, **among) = native_messages(component, **among).last

  # Waits for +count+ messages, one without it, and returns all that fit, the oldest first. With 0, it does not wait.
  def native_messages(component = nil, **among)
    ask_for_messages(component, **among)["messages"].map { |message| Message.new(native_phone, message) }
  end

  # Fails if such a message has come by the time that nothing is under way.
  def assert_no_native_message(component = nil, **among)
    count_native_assertion
    ask_for_messages component, none: true, **among
  end

  # Fails if a message was dropped or a page had an error, with the reason. +allow+: a part of a sentence that is expected, or a list.
  def assert_native_strict(**among)
    count_native_assertion
    native_phone.call "strict", **among
  end

  # Waits until no message, reply, visit, screen or question is under way.
  def wait_for_native(**among) = native_phone.call("idle", **among)

  # Taps the native control with this title: a button, an item of a menu, a tab.
  #
  # among:: +kind+ or +component+, where several have the title; or the +control+ alone
  def tap_native(title = nil, **among) = native_phone.call("tap", title: title, **among)

  # Chooses an option: of what is presented, or of the control with the title +from+.
  # A control without options takes a +value+: <tt>choose_native from: "Day", value: "2026-07-01"</tt>.
  def choose_native(option = nil, from: nil, **among) = native_phone.call("choose", option: option, title: from, **among)

  # Types into a native field, in place of its text. With <tt>submit: true</tt>, presses Return.
  def type_native(text, into: nil, **among) = native_phone.call("type", text: text, title: into, **among)

  # Answers the question that the phone asks: <tt>answer_native "permission", true</tt>. +nil+ cancels it.
  def answer_native(ask, value, **among) = native_phone.post("answer", ask: ask, value: value, **among)

  # Answers questions that will come: <tt>preset_native location: { latitude: 52.5, longitude: 13.4 }</tt>.
  def preset_native(**answers) = native_phone.call("answer", preset: answers)

  # All that is native on the page, in the shape of /viaduct/schema/screen.json.
  def native_screen(**among) = native_phone.call("screen", **among)["screen"]

  # Gives the pages of this phone a component, in place of the app's own:
  # <tt>stub_native "rating", on: "connect", reply: { data: { stars: 5 } }</tt>, or a list of such rules.
  # The rules are those of docs/stubs.md. +nil+ takes the component back.
  def stub_native(component, rules = [], **rule)
    native_phone.post("stub", name: component, rules: rule.empty? ? rules : [rule])["stubs"]
  end

  # Lets the pages see some of the app's components: +only+ these, or all but the +hidden+ ones. Returns both lists as the page has them.
  def native_components(**among) = native_phone.call("components", **among)

  # Gives the pages the app of this version from now on. +nil+ is the app as it is.
  def use_native_version(version) = native_phone.post("version", version: version)

  # Runs the block while the app is in the background.
  def background_native(**among)
    native_phone.call "background", on: true, **among
    yield
  ensure
    native_phone.call "background", on: false, **among
  end

  # Forgets the messages until now. Takes back stubs, preset answers, the version and which components are hidden, also
  # those that +native+ has begun with.
  def reset_native = native_phone.call("reset")

  # One HTML file that shows the test so far, under this title and with the text of its failure.
  def native_report(title, failure = "") = native_phone.report(title, failure)

  # Minitest: adds what went wrong in the pages to a failed test, and writes its HTML file, while the pages are still open.
  def before_teardown
    failed = @last_native_phone && is_a?(Minitest::Test) && failures.find { |failure| !failure.is_a?(Minitest::Skip) }
    failures[failures.index(failed)] = explained(failed, @last_native_phone.explain("#{self.class}##{name}", failed.message)) if failed
    super
  end

  private

  def native_phone = @native_phone || raise(RuntimeError, "There is no phone here. Put this into a block: native(:ios) { … }", Viaduct.places)

  # The failure with a text below its own.
  def explained(failure, text)
    return Minitest::UnexpectedError.new(explained(failure.error, text)) if failure.is_a?(Minitest::UnexpectedError)
    failure.exception("#{failure.message}\n\n#{text}").tap { |copy| copy.set_backtrace Viaduct.without_own(failure.backtrace) }
  end

  def explain_example(example)
    return unless @last_native_phone && example.exception
    example.exception.set_backtrace Viaduct.without_own(example.exception.backtrace)
    text = @last_native_phone.explain(example.full_description, example.exception.message)
    example.metadata[:extra_failure_lines] = ["", *example.metadata[:extra_failure_lines], *text.lines.map(&:chomp)]
  end

  # By a tab, the phone that its pages belong to.
  def native_tabs = @native_tabs ||= {}

  def ask_for_messages(component, after: nil, **among)
    after = after["number"] + 1 if after.is_a?(Message)
    native_phone.call("messages", component: component, after: after, **among)
  end

  # Minitest shows how many there were.
  def count_native_assertion
    self.assertions += 1 if respond_to?(:assertions=)
  end

  # A message of a page.
  class Message < Hash
    def initialize(phone, members)
      super()
      @phone = phone
      update members
    end

    # Replies with this data, as in <tt>reply(index: 1)</tt> or <tt>reply({ event: "a member of this name" })</tt>; without any,
    # with the message's own. +event+ is the reply's, if it is another one.
    def reply(data = nil, event: nil, **members)
      data = { **data.to_h, **members } unless members.empty?
      @phone.call "reply", number: self["number"], as: event, data: data
    end
  end

  # The native side of one test. Others do not see its messages.
  class Phone
    # In seconds: the longest limit, and how much later than its limit the server may answer.
    LONGEST, GRACE = 60, 10
    # In seconds: how long an error of the page may be on its way when the test has failed.
    SETTLING = 1
    # In seconds: how long the page that makes a tab the phone's may take.
    OPENING = 10
    # In characters: as much of a failure as its report has, and as much of a test's name as the report's file.
    LONGEST_FAILURE, LONGEST_NAME = 16_000, 100
    # The words of this file, by the verbs, and the names of their parameters in the server's sentences that have another one here.
    WORDS = {
      "answer" => "answer_native", "background" => "background_native", "choose" => "choose_native", "components" => "native_components",
      "idle" => "wait_for_native", "messages" => "native_messages", "reset" => "reset_native", "screen" => "native_screen",
      "strict" => "assert_native_strict", "stub" => "stub_native", "tap" => "tap_native", "type" => "type_native",
      "version" => "use_native_version"
    }.freeze
    NAMES = { "choose" => { "title" => "from" }, "type" => { "title" => "into" }, "reply" => { "as" => "event" } }.freeze

    # Whether the test has opened a page.
    attr_accessor :has_page

    def initialize(platform, version = nil)
      unless %w[ios android].include?(platform.to_s)
        raise ArgumentError, "The platform has to be ios or android, and is #{platform}.", Viaduct.places
      end
      @platform, @version = platform, version
      @tag = SecureRandom.hex(8)
    end

    # The address that makes a tab this phone's.
    def address = "/viaduct/test/?viaduct_test=#{@tag}&viaduct_platform=#{@platform}&viaduct_version=#{@version}"

    # Waits until that page has run its script: chromedriver may say too early that a page is loaded, and the next one would replace it.
    def begin_in(session)
      return if session.has_css?("#outcome", text: @tag, wait: OPENING)
      raise RuntimeError, "The tab is not the test's after #{OPENING} s. Does the driver of Capybara run JavaScript?", Viaduct.places
    end

    # Calls a verb, and returns what it has answered (docs/test-api.md). Parameters that are +nil+ are left out.
    def call(verb, **parameters) = post(verb, **parameters.compact)

    # wait:: the limit in seconds
    def post(verb, wait: nil, **parameters)
      limit = limit(wait)
      JSON.parse(request(verb, { timeout: (limit * 1000).round, **parameters }, limit))
    rescue JSON::ParserError
      stranger
    end

    # One HTML file that shows the test so far.
    def report(title, failure) = request("report", { title: title, failure: failure }, Capybara.default_max_wait_time)

    # The troubles in the pages of a failed test, and the file with more about them.
    def explain(title, failure)
      trouble = trouble_of { call("strict", wait: SETTLING) } || "Nothing was dropped, and the pages had no errors."
      name = title.gsub(/[^A-Za-z0-9._-]+/, "-").chars.last(LONGEST_NAME).join.gsub(/\A[-.]+|[-.]+\z/, "")
      folder = File.expand_path(ENV["VIADUCT_REPORTS"].to_s.empty? ? "viaduct-reports" : ENV["VIADUCT_REPORTS"])
      path = File.join(folder, "#{name}-#{SecureRandom.hex(4)}.html")
      missing = trouble_of do
        page = report(title, failure[0, LONGEST_FAILURE])
        FileUtils.mkdir_p folder
        File.write path, page
      end
      written = missing ? "There is no report: #{missing}" : "Report: #{path}"
      failure.include?(trouble) ? written : "#{trouble}\n#{written}"
    end

    private

    def limit(wait)
      # Capybara's own limit may be longer than the server's. For Capybara, false is 0.
      return Capybara.default_max_wait_time.clamp(0, LONGEST) if wait.nil?
      wait ||= 0
      return wait if wait.is_a?(Numeric) && (0..LONGEST).cover?(wait)
      raise ArgumentError, "“wait” has to be a number of seconds from 0 to #{LONGEST}, and is #{wait}.", Viaduct.places
    end

    def request(verb, parameters, limit)
      url = URI("#{Viaduct.url}/viaduct/api/tests/#{@tag}/#{verb}")
      answer = connect(url, JSON.generate(parameters), limit)
      text = answer.body.force_encoding(Encoding::UTF_8)
      return text if answer.is_a?(Net::HTTPSuccess)
      stranger unless text.include?("(VD-")
      refuse verb, answer, in_seconds(text.strip)
    end

    # The server's sentences have milliseconds.
    def in_seconds(text)
      text.gsub(/ Waited (\d+) ms\./) { " Waited #{format "%g", Integer($1, 10) / 1000.0} s." }
    end

    # A page that is not as the test wants it fails the test; all else is a mistake in the test or in its setup.
    def refuse(verb, answer, text)
      case answer
      when Net::HTTPConflict then raise Viaduct.failure, text.sub("Answer it by “answer”", "Answer it by “answer_native”"), Viaduct.places
      when Net::HTTPUnauthorized, Net::HTTPForbidden then raise RuntimeError, "#{text} Set VIADUCT_TOKEN to the server's secret.", Viaduct.places
      end
      names = { "timeout" => "wait" }.merge(NAMES.fetch(verb, {}))
      text = text.sub("With “none”", "With “assert_no_native_message”").sub(/\A“#{verb}”/, "“#{WORDS.fetch(verb, verb)}”")
      raise ArgumentError, names.reduce(text) { |sentence, (name, own)| sentence.gsub("“#{name}”", "“#{own}”") }, Viaduct.places
    end

    def connect(url, body, limit)
      headers = { "Content-Type" => "application/json" }
      headers["Authorization"] = "Bearer #{Viaduct.token}" if Viaduct.token
      # The third argument: the secret goes through no proxy of the environment.
      Net::HTTP.start(url.hostname, url.port, nil, use_ssl: url.scheme == "https", read_timeout: limit + GRACE) do |http|
        http.post(url.path, body, headers)
      end
    rescue SystemCallError, SocketError, IOError, Timeout::Error, OpenSSL::SSL::SSLError, Net::ProtocolError => error
      raise RuntimeError, "No answer of Viaduct at #{Viaduct.url}: #{error.message}. Start it, or set VIADUCT_URL.", Viaduct.places
    end

    def stranger
      text = "The server at #{Viaduct.url} is not Viaduct. Set VIADUCT_URL to Viaduct's address, in front of your app's."
      raise RuntimeError, text, Viaduct.places
    end

    # Why the block fails. +nil+ when it does not.
    def trouble_of
      yield
      nil
    rescue StandardError, Viaduct.failure => error
      error.message
    end
  end
end
