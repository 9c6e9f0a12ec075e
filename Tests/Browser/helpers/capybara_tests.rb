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
      assert_raises(RuntimeError) { native(:ios, version: "0.0") {} }
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
end
