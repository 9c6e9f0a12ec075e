# frozen_string_literal: true

require_relative "../../../docs/examples/capybara/native_form_spec"

RSpec.describe "A failure", type: :feature do
  it "has its cause and a report" do
    native do
      visit "/notes"
      execute_script "document.head.append(Object.assign(document.createElement('script'), { textContent: 'throw new Error(`it is broken`)' }))"
      expect(page.title).to eq("the reason")
    end
  end
end
