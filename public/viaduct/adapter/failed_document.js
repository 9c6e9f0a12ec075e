// The page itself where the proxy has made a text of it: a document that was answered by an error. On a phone no script of it runs.
export class FailedDocument {
  status
  #isText
  #sheet = new CSSStyleSheet()

  // null for every other page. script: the adapter's script element, which has the status.
  static find(script) {
    const { status, text, open } = script?.dataset ?? {}
    if (open !== undefined && !this.#beginText()) return null
    return status ? new FailedDocument(Number(status), text !== undefined) : null
  }

  // The rest of the document becomes a text. Under Trusted Types only a policy may write, which the proxy has allowed by its name.
  static #beginText() {
    try {
      const policy = window.trustedTypes?.createPolicy("viaduct", { createHTML: text => text })
      document.write(policy?.createHTML("<plaintext>") ?? "<plaintext>")
      return true
    } catch (error) {
      console.warn("[viaduct] No error view: add “viaduct” to trusted-types (VD-CSP-2):", error)
    }
  }

  constructor(status, isText) {
    this.status = status
    this.#isText = isText
    this.#sheet.replaceSync("plaintext { display: none }")
    document.adoptedStyleSheets.push(this.#sheet)
  }

  // Returns the answer as a page, once it has loaded completely; null for a text, which is shown as it is.
  async reveal() {
    if (document.readyState === "loading") {
      await new Promise(resolve => document.addEventListener("DOMContentLoaded", resolve))
    }
    if (!this.#isText) return document.querySelector("plaintext").textContent
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== this.#sheet)
    return null
  }
}
