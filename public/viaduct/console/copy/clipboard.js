import { element } from "../shell/element.js"

// Copies text to the clipboard. Without a certificate, browsers allow that on localhost only: on other hosts, a person copies by hand.
export class Clipboard {
  static #dialog = null
  static #field = Object.assign(element("textarea"), { readOnly: true, ariaLabel: "Text", rows: 12 })

  // Returns whether the text is in the clipboard.
  static async write(text) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      this.#dialog ??= this.#makeDialog()
      this.#field.value = text
      this.#dialog.showModal()
      this.#field.select()
      return false
    }
  }

  static #makeDialog() {
    const title = element("h2", "", "Copy this")
    const form = Object.assign(element("form", "", element("button", "", "Close")), { method: "dialog" })
    const dialog = element("dialog", "copy", title, element("p", "", "The browser lets nobody copy here but you: press Ctrl+C."), this.#field, form)
    title.id = "copy-title"
    dialog.setAttribute("aria-labelledby", title.id)
    document.body.append(dialog)
    return dialog
  }
}
