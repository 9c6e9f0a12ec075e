import { askServer } from "../shell/ask_server.js"

// The components that the pages of a room do not see, as those of an app that has not got them. Fires "change".
export class HiddenComponents extends EventTarget {
  names = new Set()
  // Why the newest change came to nothing; "" where it did not.
  failure = ""
  #address

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
    try {
      const response = await askServer(method, this.#address, hidden && JSON.stringify({ hidden }))
      this.names = new Set((await response.json()).hidden)
      this.failure = ""
    } catch (error) {
      this.failure = error.message
    }
    this.dispatchEvent(new Event("change"))
  }
}
