# frozen_string_literal: true

require "capybara/rspec"
require_relative "browser"

RSpec.configure { |config| config.include Viaduct, type: :feature }
Viaduct.arguments = ["--versions", JSON.generate("1.2" => { components: ["form"], agent: "Notes/1.2" })]

RSpec.describe "The form of a note", type: :feature do
  before { Capybara.app.reset }

  it "is sent by the native button" do
    native :android do
      visit "/notes/1/edit"
      fill_in "Title", with: "Bread"
      tap_native "Update"
      expect(page).to have_text("Bread")
      expect(native_message("toast")["data"]).to include("message" => "The note was updated.")
      assert_native_strict
    end
  end

  it "has a component that nobody has written yet" do
    native do
      stub_native "form", on: "connect", button: { title: "Keep" }, reply: {}
      visit "/notes/1/edit"
      fill_in "Title", with: "Bread"
      tap_native "Keep"
      expect(page).to have_text("Bread")
    end
    native do
      visit "/notes/1/edit"
      tap_native "Update"
    end
  end

  it "is all that an older app knows" do
    native :ios, version: "1.2" do
      visit "/notes/1/edit"
      expect(page.evaluate_script("navigator.userAgent")).to match(%r{ Notes/1\.2 Hotwire Native iOS; .*bridge-components: \[form\]})
      fill_in "Title", with: "Bread"
      tap_native "Update"
      expect(page).to have_text("Bread")
    end
    native do
      visit "/notes/1/edit"
      expect(page.evaluate_script("navigator.userAgent")).to match(/bridge-components: \[.*toast.*\]/)
    end
  end

  it "is again on the phone of before when a block ends" do
    native :ios do
      native(:android) { visit "/notes/1/edit" }
      visit "/notes/1/edit"
      expect(page.evaluate_script("navigator.userAgent")).to include("iPhone")
      tap_native "Update"
    end
  end

  it "tells which controls there are" do
    native do
      visit "/notes/1/edit"
      expect { tap_native "Save" }.to raise_error(RSpec::Expectations::ExpectationNotMetError, /“Save”.*“Update”/) do |error|
        expect(error.backtrace.first).to start_with(__FILE__)
      end
    end
  end

  it "has no native side outside of the block" do
    visit "/notes/1/edit"
    expect(page).to have_button("Update")
    expect { native_screen }.to raise_error(/native\(:ios\)/)
  end
end
