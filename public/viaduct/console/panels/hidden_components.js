import { askServer } from "../shell/ask_server.js"

// The components that the pages of a room do not see, as those of an app that has not got them. Fires "change".
export class HiddenComponents extends EventTarget {
  names = new Set()
  // Why the newest change came to nothing; "" where it did not.
  failure = ""
  #address
  #asks = 0

  constructor(room) {
    super()
    this.#address = `/viaduct/api/components?room=${encodeURIComponent(room)}`
  }

  load() {
    return this.#ask("GET")
  }

  set(name, isHidden) {
    const names = new Set(this.names)
    if (isHidden) names.add(name)
    else names.delete(name)
    return this.#ask("PUT", [...names])
  }

  clear() {
    return this.#ask("PUT", [])
  }

  async #ask(method, hidden) {
    const ask = this.#asks += 1
    const before = this.names
    // The pages and the trace may know it before the answer is here.
    if (hidden) this.names = new Set(hidden)
    try {
      const response = await askServer(method, this.#address, hidden && JSON.stringify({ hidden }))
      const { hidden: names } = await response.json()
      if (ask !== this.#asks) return
      this.names = new Set(names)
      this.failure = ""
    } catch (error) {
      if (ask !== this.#asks) return
      this.names = before
      this.failure = error.message
    }
    this.dispatchEvent(new Event("change"))
  }
}
