import { isOwn } from "./page_error.js"

// Reports scripts and modules of the page's own host that did not load, and a document that was answered by an error. Images, style sheets
// and other hosts are left out: a bridge component works without them.
export class LoadCheck {
  // A page may ask for any number of scripts.
  static #maximum = 50

  #log
  #told = new Set()

  // log: a TroubleLog.
  constructor(log) {
    this.#log = log
    const [{ responseStatus } = {}] = performance.getEntriesByType("navigation")
    if (responseStatus >= 400) log.add("document", `The document ${location.pathname} was answered by ${responseStatus}.`)
    // Of a module that another one imports, and of a promise that a script catches, there is no event.
    new PerformanceObserver(list => list.getEntries().forEach(entry => this.#takeEntry(entry))).observe({ type: "resource", buffered: true })
  }

  // An event: that of a script element is taken.
  take({ type, target }) {
    if (type !== "error" || !(target instanceof HTMLScriptElement)) return
    const status = performance.getEntriesByName(target.src).at(-1)?.responseStatus
    if (!target.src) this.#tell("a script in the page", "or a module that it imports")
    else if (isOwn(target.src)) this.#tell(target.src, status >= 400 ? status : target.type === "module" && "or a module that it imports")
  }

  #takeEntry({ name, initiatorType, responseStatus }) {
    if (responseStatus >= 400 && initiatorType === "script" && isOwn(name)) this.#tell(name, responseStatus)
  }

  #tell(script, reason) {
    if (this.#told.has(script) || this.#told.size === LoadCheck.#maximum) return
    this.#told.add(script)
    this.#log.add("script", `Did not load: ${script}${reason ? ` (${reason})` : ""}`)
  }
}
