# frozen_string_literal: true

require_relative "system_test"

# The page's side and the phone's side of five stories, without a line of JavaScript: ruby native_bridge_test.rb
class NativeBridgeTest < SystemTest
  APP = %w[alert button form haptic menu theme toast].freeze

  def test_the_list_announces_its_theme_and_a_button
    native :ios, components: APP do
      visit "/notes"
      assert_nil native_message("theme", event: "connect")["data"]["theme"]
      button = native_message("button", event: "right")
      assert_equal({ "title" => "New", "iosImage" => "plus", "androidImage" => "add" }, button["data"].slice("title", "iosImage", "androidImage"))
    end
  end

  def test_saving_from_the_native_bar_shows_a_toast_and_is_felt
    native :ios, components: APP do
      visit "/notes/1/edit"
      fill_in "Title", with: "Bread"
      tap_native "Update"
      assert_current_path "/notes"
      assert_equal "The note was updated.", native_message("toast")["data"]["message"]
      assert_equal "success", native_message("haptic")["data"]["feedback"]
    end
  end

  def test_deleting_from_the_native_menu_is_confirmed_natively
    native :ios, components: APP do
      visit "/notes/1"
      assert_equal [["Edit", false], ["Delete", true]], native_message("menu")["data"]["items"].map { |item| [item["title"], item["destructive"]] }
      native_message("menu").reply(index: 1)
      alert = native_message("alert", data: { title: "Delete this note?", destructive: true, confirm: "Delete", dismiss: "Cancel" })
      assert_includes app.notes, 1
      alert.reply
      assert_equal "The note was deleted.", native_message("toast")["data"]["message"]
      refute_includes app.notes, 1
    end
  end

  def test_a_question_that_is_cancelled_deletes_nothing
    native :ios, components: APP do
      visit "/notes/1"
      native_message("menu").reply(index: 1)
      tap_native "Cancel"
      assert_no_native_message "toast"
    end
  end

  def test_nothing_is_dropped_on_either_phone
    %i[ios android].each do |platform|
      native platform, components: APP do
        visit "/notes/1/edit"
        tap_native "Update"
        assert_text "Notes"
        assert_native_strict
      end
    end
  end
end
