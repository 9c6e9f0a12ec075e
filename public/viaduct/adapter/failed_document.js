// The page itself where the proxy has made a text of it: a document that was answered by an error. On a phone no script of it runs.
export class FailedDocument {
  status
  #isText
  #sheet = new CSSStyleSheet()

  // null for every other page. script: the adapter's, which tells the status.
  static find(script) {
    const { status, text, open } = script?.dataset ?? {}
    // The rest of the document becomes a text.
    if (open !== undefined) document.write("<plaintext>")
    return status ? new FailedDocument(Number(status), text !== undefined) : null
  }

  constructor(status, isText) {
    this.status = status
    this.#isText = isText
    this.#sheet.replaceSync("plaintext { display: none }")
    document.adoptedStyleSheets.push(this.#sheet)
  }

  // Returns the answer as a page, when all of it has come; null for a text, which is shown as it is.
  async reveal() {
    if (document.readyState === "loading") {
      await new Promise(resolve => document.addEventListener("DOMContentLoaded", resolve))
    }
    if (!this.#isText) return document.querySelector("plaintext").textContent
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== this.#sheet)
    return null
  }
}
