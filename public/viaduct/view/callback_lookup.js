// Finds out whether a web library has a callback for a reply. Libraries keep callbacks in a private Map, by their messages' ids.
export class CallbackLookup {
  // The library's callbacks, or null for one that looks elsewhere.
  callbacks = null
  #ids

  // A second library's ids have a prefix that it does not know.
  constructor(id) {
    this.#ids = [id, String(id).replace(/^\d+:/, "")]
  }

  // Runs a body that gives the reply to the library. Returns "found", "missing", or null for a library that looks elsewhere.
  during(body) {
    const ids = this.#ids
    const { get } = Map.prototype
    let state = null
    const lookup = this
    const watched = function (key) {
      const value = Reflect.apply(get, this, [key])
      if (!ids.includes(key)) return value
      lookup.callbacks = this
      // The callback's own look-ups are not watched.
      set(get)
      state = typeof value === "function" ? "found" : "missing"
      return value
    }
    set(watched)
    try {
      body()
    } finally {
      if (Map.prototype.get === watched) set(get)
    }
    return state
  }
}

// A page may have frozen it.
function set(get) {
  try {
    Map.prototype.get = get
  } catch {}
}
