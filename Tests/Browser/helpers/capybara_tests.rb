# frozen_string_literal: true

require_relative "../../../docs/examples/capybara/system_test"

# The helper's promises beyond its example: docs/examples/capybara.
class HelperTest < SystemTest
  def agent = evaluate_script("navigator.userAgent")

  def test_a_block_within_another_gives_the_tab_back
    native :ios do
      visit "/notes/1/edit"
      native :android do
        visit "/notes/1/edit"
        assert_includes agent, "Android"
        native_message "form"
      end
      visit "/notes/1/edit"
      assert_includes agent, "iPhone"
      fill_in "Title", with: "Bread"
      tap_native "Update"
      assert_text "Bread"
    end
  end

  def test_a_block_that_does_not_begin_leaves_the_phone_as_it_is
    native :ios do
      host = Capybara.app_host
      stub_native "form", on: "connect", button: { title: "Keep" }, reply: {}
      visit "/notes/1/edit"
      assert_raises(ArgumentError) { native(:windows) {} }
      assert_raises(ArgumentError) { native(:ios, version: "0.0") {} }
      tap_native "Keep"
      assert_text "Notes"
      assert_equal host, Capybara.app_host
    end
    assert_nil Capybara.app_host
  end

  def test_a_phone_of_the_test_itself_is_another
    @phone = "+49 30 901820"
    native do
      visit "/notes/1/edit"
      native_message "form"
    end
    assert_equal "+49 30 901820", @phone
  end

  def test_a_second_window_is_a_page_of_the_phone_too
    native :android do
      visit "/notes"
      within_window open_new_window do
        visit "/notes/1/edit"
        assert_includes agent, "Android"
        native_message "form"
        current_window.close
      end
    end
  end

  # Runs each of them, which have to fail, and returns the texts.
  def failures(*runs) = runs.map { |run| assert_raises(Minitest::Assertion, &run).message }

  def test_everything_waits_as_long_as_capybara_or_as_it_is_told
    native do
      visit "/notes/1/edit"
      native_message "form"
      Capybara.using_wait_time 0.3 do
        texts = failures -> { answer_native "location", nil }, -> { tap_native "Send" }, -> { choose_native "Send" }, -> { type_native "a" },
          -> { native_messages "menu" }, -> { native_components only: ["nowhere"] }
        texts.each { |text| assert_includes text, "Waited 0.3 s." }
        texts = failures -> { answer_native "location", nil, wait: 0.1 }, -> { tap_native "Send", wait: 0.1 }, -> { choose_native "Send", wait: 0.1 },
          -> { type_native "a", wait: 0.1 }, -> { native_message "menu", wait: 0.1 }
        texts.each { |text| assert_includes text, "Waited 0.1 s." }
        assert_includes failures(-> { answer_native "location", nil, wait: nil }).first, "Waited 0.3 s."
      end
      # Once is as often as Capybara looks with 0 or false.
      [0, false].each { |wait| assert_includes failures(-> { tap_native "Send", wait: wait }).first, "Waited 0 s." }
      [-> { native_screen wait: 1 }, -> { wait_for_native wait: 1 }, -> { assert_native_strict wait: 1 }, -> { assert_no_native_message "menu", wait: 1 }].each(&:call)
    end
  end

  def test_messages_are_listed_and_counted
    native do
      visit "/notes"
      theme, button = native_messages(count: 2).sort_by { |message| message["component"] }.reverse
      assert_equal %w[theme button], [theme["component"], button["component"]]
      newest = [theme, button].max_by { |message| message["number"] }
      assert_no_native_message after: newest
      assert_empty native_messages(count: 0, after: newest)
      visit "/notes"
      assert_operator native_message("theme", after: theme)["number"], :>, newest["number"]
      assert_equal 2, native_messages("theme", count: 2, data: { theme: nil }).size
      assert_empty native_messages("theme", event: "other", count: 0)
    end
  end

  def test_a_control_is_one_of_several_of_a_kind_or_component
    native do
      rules = %w[rating star].to_h { |name| [name, [{ on: "connect", button: { title: "Rate" }, reply: { data: { from: name } } }]] }
      rules.each { |name, list| stub_native name, list }
      visit "/notes"
      rules.each_key { |name| execute_script "webBridge.send({ component: arguments[0], event: 'connect', data: { metadata: { url: location.href } } })", name }
      native_messages "star"
      assert_includes failures(-> { tap_native "Rate", wait: 0 }).first, "Choose one by “kind”, “component” or “control”"
      assert_includes failures(-> { choose_native "x", from: "Rate", component: "star", wait: 0 }).first, "has no option “x”"
      assert_includes failures(-> { choose_native from: "Rate", kind: "toggle", value: true, wait: 0 }).first, "no control toggle “Rate”"
      assert_includes failures(-> { type_native "a", into: "Rate", component: "star", wait: 0 }).first, "“Rate” of “star”"
      control = tap_native("Rate", component: "star")["control"]
      assert_equal control, tap_native(control: control)["control"]
    end
  end

  def test_a_reply_has_any_data
    native do
      visit "/notes"
      execute_script <<~JS
        window.replies = []
        const data = { own: 1, metadata: { url: location.href } }
        webBridge.send({ component: "form", event: "ask", data, callback: ({ event, data }) => replies.push([event, data]) })
      JS
      message = native_message("form", event: "ask")
      message.reply({})
      message.reply({ event: "a member" }, event: "answered")
      message.reply("event" => "another")
      message.reply index: 1
      message.reply({ index: 1 }, title: "x")
      message.reply event: "own"
      wait_for_native
      *replies, (event, data) = evaluate_script("replies")
      assert_equal [["ask", {}], ["answered", { "event" => "a member" }], ["ask", { "event" => "another" }], ["ask", { "index" => 1 }],
        ["ask", { "index" => 1, "title" => "x" }]], replies
      assert_equal ["own", 1], [event, data["own"]]
      assert_includes assert_raises(ArgumentError) { message.reply([1]) }.message, "“data” has to be an object"
    end
  end

  def test_a_block_hides_components_and_begins_anew
    native do
      assert_equal [], native_components(only: %w[form toast])["components"].to_a
      visit "/notes/1/edit"
      assert_match(/bridge-components: \[form toast\]/, agent)
      assert_includes native_components(hidden: %w[form])["hidden"], "form"
      assert_includes native_components["components"], "menu"
      reset_native
      assert_includes native_components["components"], "form"
      use_native_version nil
      assert_includes assert_raises(ArgumentError) { use_native_version "0.0" }.message, "version"
      tap_native "Update"
      assert_text "Notes"
    end
  end
end
