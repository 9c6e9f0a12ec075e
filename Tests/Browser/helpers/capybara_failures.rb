# frozen_string_literal: true

require_relative "../../../docs/examples/capybara/system_test"

Viaduct.strict = true

# Tests of a strict suite. Those whose names begin with test_fails fail.
class FailingTest < SystemTest
  def break_page = execute_script("document.head.append(Object.assign(document.createElement('script'), { textContent: 'throw new Error(`it is broken`)' }))")

  def open_broken_page(**options)
    native(:ios, **options) do
      visit "/notes"
      break_page
      yield if block_given?
    end
  end

  def test_allows_what_it_expects = open_broken_page(allow: "it is broken")

  def test_need_not_be_strict = open_broken_page(strict: false)

  def test_may_open_no_page = native { assert true }

  def test_fails_at_the_end_of_the_block = open_broken_page

  def test_fails_for_another_reason = open_broken_page { raise "the reason" }

  def test_fails_behind_the_block
    open_broken_page(strict: false)
    assert_equal 1, 2, "the reason"
  end
end
