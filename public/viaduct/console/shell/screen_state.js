// In characters.
const longest = 2000
const names = ["room", "view", "page", "q", "component", "event", "from", "kind", "verdict", "keep", "open", "url"]
const views = ["timeline", "dropped", "components", "paths", "act", "answers"]
const roomName = /^[A-Za-z0-9._-]{1,64}$/
const usual = { room: "default", view: "timeline", keep: "1" }

// The state of the screen, kept in the address, so that a link shows another person the same. Fires "change".
export class ScreenState extends EventTarget {
  #values = {}
  #usual

  // view: the one without a choice.
  constructor(view = usual.view) {
    super()
    this.#usual = { ...usual, view }
    this.#read(location.search)
    addEventListener("popstate", () => {
      this.#read(location.search)
      this.dispatchEvent(new Event("change"))
    })
  }

  // The values by their names: without one, there is "".
  get values() {
    return this.#values
  }

  // Another view or page is a place to go back to; a filter is none.
  set(changes, { isPlace = false } = {}) {
    const address = this.address(changes)
    if (address === this.address({})) return
    try {
      history[isPlace ? "pushState" : "replaceState"](null, "", address)
    } catch {
      // A file may have no addresses of its own.
    }
    this.#read(address.slice(location.pathname.length))
    this.dispatchEvent(new Event("change"))
  }

  // The address of the screen with these changes.
  address(changes) {
    const values = { ...this.#values, ...changes }
    const query = new URLSearchParams(names.filter(name => values[name] !== (this.#usual[name] ?? "")).map(name => [name, values[name]]))
    return `${location.pathname}${query.size > 0 ? `?${query}` : ""}`
  }

  #read(search) {
    const query = new URLSearchParams(search)
    this.#values = Object.fromEntries(names.map(name => [name, query.get(name)?.slice(0, longest) ?? this.#usual[name] ?? ""]))
    if (![...views, this.#usual.view].includes(this.#values.view)) this.#values.view = this.#usual.view
    if (!roomName.test(this.#values.room)) this.#values.room = usual.room
  }
}
