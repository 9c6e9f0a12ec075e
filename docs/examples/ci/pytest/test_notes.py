def test_a_note_is_saved_by_the_native_button(native, page):
    native.visit("/notes/new")
    page.get_by_label("Text").fill("Milk")
    native.tap("Save")
    page.get_by_text("Milk").wait_for()
    native.strict()
