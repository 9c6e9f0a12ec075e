// A value that the tab remembers from one document to the next, as JSON. A page may be denied it: then there is nothing.
export class TabStorage {
  #key

  constructor(key) {
    this.#key = key
  }

  // `null` for nothing.
  get value() {
    try {
      return JSON.parse(sessionStorage.getItem(this.#key))
    } catch {
      return null
    }
  }

  set value(value) {
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(value))
    } catch {}
  }
}
