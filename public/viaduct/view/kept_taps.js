// Keeps taps while the server is away. In the same session they are sent by their controls' ids, in another one by the controls' names.
// Taps that are still kept when the document goes, as one that loads again for an app's components, are told by the next one.
export class KeptTaps {
  // In milliseconds: how long another session's screen may take to show the tapped control.
  static #patience = 5000

  #perform
  #report
  #screen = {}
  #taps = new Map()
  #timer = null
  #isSought = false

  // perform(control, value) sends an action. report(notice) notifies the developer.
  constructor(perform, report) {
    this.#perform = perform
    this.#report = report
    for (const title of this.#titles) this.#tell(`${title} was tapped while the server was away, and the page has gone since. Tap again.`)
    this.#remember()
  }

  // A second tap on a control means the first one, and its newest value counts.
  keep(control, value) {
    this.#taps.set(control, { ...this.#named(control), value })
    // The server was lost again before its screen arrived.
    clearTimeout(this.#timer)
    this.#isSought = false
    this.#remember()
  }

  render(screen) {
    this.#screen = screen
    if (this.#isSought) this.#seek()
  }

  // The server is back.
  release(isSameSession) {
    if (this.#taps.size === 0) return
    if (isSameSession) {
      for (const [control, { value }] of this.#taps) this.#perform(control, value)
      this.#forget()
    } else {
      this.#isSought = true
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => this.#giveUp(), KeptTaps.#patience)
    }
  }

  // Warns of taps that may have been lost with the last session, or with the last app.
  doubt(frames) {
    for (const { type, control, value } of frames) {
      if (type !== "action" || value !== undefined) continue
      this.#tell(`The server or the app went away just after ${this.#named(control).title} was tapped. If nothing happens, tap again.`)
    }
  }

  #seek() {
    const controls = [...controlsOf(this.#screen)]
    for (const [old, { name, value }] of this.#taps) {
      const found = controls.filter(control => control.name === name)
      // Several controls alike are ambiguous.
      if (found.length !== 1) continue
      this.#taps.delete(old)
      this.#perform(found[0].id, value)
    }
    this.#remember()
  }

  #giveUp() {
    this.#isSought = false
    for (const { title } of this.#taps.values()) {
      this.#tell(`${title} was tapped while the server was away, and is not on the screen that has come back. Tap again.`)
    }
    this.#forget()
  }

  #forget() {
    this.#taps.clear()
    this.#remember()
  }

  // A page may be denied the tab's storage: then there is no next document's word.
  #remember() {
    const titles = [...this.#taps.values()].map(({ title }) => title)
    try {
      if (titles.length > 0) sessionStorage.setItem(KEY, JSON.stringify(titles))
      else sessionStorage.removeItem(KEY)
    } catch {}
  }

  // The titles of the taps that the document before has kept.
  get #titles() {
    try {
      return [].concat(JSON.parse(sessionStorage.getItem(KEY)) ?? [])
    } catch {
      return []
    }
  }

  // { name, title }. Without a name where several are alike.
  #named(control) {
    const controls = [...controlsOf(this.#screen)]
    const { name, title } = controls.find(({ id }) => id === control) ?? {}
    const isAlone = controls.filter(other => other.name === name).length === 1
    return { name: isAlone ? name : null, title: title ? `“${title}”` : "A control" }
  }

  #tell(text) {
    this.#report({ level: "warning", cause: "VD-TAP-2", text })
  }
}

const KEY = "viaduct:taps"
const keys = new Set(["control", "detailControl", "detentControl", "dismiss", "attempt", "submit", "cancel"])

// Controls that can be tapped in a part of the screen: { id, title, name }. The name is the same whenever the page shows the same thing.
function* controlsOf(part, path = part.url) {
  const title = part.title ?? part.label ?? ""
  for (const [key, value] of Object.entries(part)) {
    if (keys.has(key) && typeof value === "string") yield { id: value, title, name: `${path}/${key} ${title}` }
    else if (value && typeof value === "object") yield* controlsOf(value, Array.isArray(part) ? path : `${path}/${key}`)
  }
}
