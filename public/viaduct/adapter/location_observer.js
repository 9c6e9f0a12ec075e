import { isSameDocument } from "./same_document.js"

// Sees every change of the page's location, with Turbo or without.
export class LocationObserver {
  #url = location.href
  #changed

  // changed(action, isSameDocument, isWithin) is called after each change, and when the page is shown again. isWithin: it was a script of
  // the page, and no visit of Turbo's. On a phone the page stays on its screen then.
  constructor(changed) {
    this.#changed = changed
  }

  start() {
    this.#wrap("pushState", "advance")
    this.#wrap("replaceState", "replace")
    addEventListener("popstate", () => this.check("restore"), true)
    addEventListener("hashchange", () => this.check("advance"), true)
    // A document that the browser has kept is shown again, maybe at another place of its own.
    addEventListener("pageshow", event => { if (event.persisted) this.#tell("restore") }, true)
  }

  check(action = "advance") {
    if (location.href !== this.#url) this.#tell(action)
  }

  #tell(action) {
    const previous = this.#url
    this.#url = location.href
    this.#changed(action, isSameDocument(previous, this.#url), action !== "restore" && !this.#isVisit)
  }

  // Whether Turbo is about to note the current URL as that of its visit.
  get #isVisit() {
    const { currentVisit: visit } = window.Turbo?.navigator ?? {}
    return visit?.location.href === this.#url && !visit.historyChanged
  }

  #wrap(name, action) {
    const original = history[name]
    const observer = this
    history[name] = function(...args) {
      const result = original.apply(this, args)
      observer.check(action)
      return result
    }
  }
}
