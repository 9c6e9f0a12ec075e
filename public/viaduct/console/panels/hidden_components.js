import { askServer } from "../shell/ask_server.js"

// The components that the pages of a room do not see, as if their app did not have them, and the version of that app. Fires "change".
export class HiddenComponents extends EventTarget {
  names = new Set()
  // The versions of the app, as the server's configuration has them.
  versions = []
  // The name of the version that the room sees; null for the whole app.
  version = null
  // Why the newest change failed; "" when it did not.
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
    return this.#ask("PUT", { hidden: [...names] })
  }

  clear() {
    return this.#ask("PUT", { hidden: [] })
  }

  // name: null for the app as it is.
  choose(name) {
    return this.#ask("PUT", { version: name })
  }

  async #ask(method, change) {
    const ask = this.#asks += 1
    const before = this.names
    // The pages and the trace may know it before the answer is here.
    if (change?.hidden) this.names = new Set(change.hidden)
    try {
      const response = await askServer(method, this.#address, change && JSON.stringify(change))
      const { hidden: names, version, versions } = await response.json()
      if (ask !== this.#asks) return
      this.names = new Set(names)
      Object.assign(this, { version, versions, failure: "" })
    } catch (error) {
      if (ask !== this.#asks) return
      this.names = before
      this.failure = error.message
    }
    this.dispatchEvent(new Event("change"))
  }
}
