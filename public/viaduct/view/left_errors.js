import { storedValue, storeValue } from "./stored_value.js"

const key = "viaduct:errors"

// The errors of a test's pages that were left before they could report them: the tab's storage keeps them for its next page.
export class LeftErrors {
  // In milliseconds: an error that was reported no longer ago may not have arrived when its page is left.
  static #patience = 1500
  static #maximum = 50

  #test
  #recent = []

  // test: the tag of the page's test.
  constructor(test) {
    this.#test = test
    addEventListener("pagehide", () => this.#keep())
  }

  // Returns the texts of earlier pages. told: the input of the late part, whose errors are stored too.
  take(told) {
    const own = [...told.keys()].filter(what => what instanceof Event || what.type === "logged").filter(({ error, reason = error }) => reason).length
    const texts = this.#stored.filter(([test]) => test === this.#test).map(([, text]) => String(text))
    storeValue(key, null)
    return texts.slice(0, Math.max(0, texts.length - own))
  }

  // An error is reported now.
  note(text) {
    this.#recent = [...this.#recent, { text, time: performance.now() }].slice(-LeftErrors.#maximum)
  }

  #keep() {
    const recent = this.#recent.filter(({ time }) => performance.now() - time < LeftErrors.#patience)
    if (recent.length === 0) return
    const left = [...this.#stored, ...recent.map(({ text }) => [this.#test, text])]
    storeValue(key, left.slice(-LeftErrors.#maximum))
  }

  get #stored() {
    const left = storedValue(key)
    return Array.isArray(left) ? left.filter(Array.isArray) : []
  }
}
