// The way out of the page. Without a certificate, browsers have none on other hosts than localhost: there, a person copies by hand.
export class Clipboard {
  // Returns whether the text is in the clipboard.
  static async write(text) {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      const dialog = document.querySelector("dialog.copy")
      const field = dialog.querySelector("textarea")
      field.value = text
      dialog.showModal()
      field.select()
      return false
    }
  }
}
