import { isOwn } from "./page_error.js"

// Reports scripts and modules of the page's own host that did not load, and a document that was answered by an error. Images, style sheets
// and other hosts are left out: a bridge component works without them.
export class LoadCheck {
  // A page may ask for any number of scripts, and a script import any number of modules. One text names a few.
  static #maximum = 50
  static #named = 3

  #log
  #told = new Set()
  // By the address of what is no script or module: the answer's status or type.
  #answers = new Map()
  #observer = new PerformanceObserver(list => {
    this.#note(list.getEntries())
    this.#tellOfAnswers()
  })

  // log: a TroubleLog.
  constructor(log) {
    this.#log = log
    const [{ responseStatus } = {}] = performance.getEntriesByType("navigation")
    if (responseStatus >= 400) log.add("document", `The document ${location.pathname} was answered by ${responseStatus}.`)
    // Of a module that another one imports, and of a promise that a script catches, there is no event.
    this.#observer.observe({ type: "resource", buffered: true })
  }

  // An event: that of a script element is taken.
  take({ type, target }) {
    if (type !== "error" || !(target instanceof HTMLScriptElement)) return
    const { src } = target
    if (src && !isOwn(src)) return
    // The browser calls the observer in a task of its own.
    this.#note(this.#observer.takeRecords())
    if (this.#answers.has(src) || src && target.type !== "module") this.#tell(src, this.#answers.get(src))
    else this.#tellOfImport(src || "a script in the page")
    this.#tellOfAnswers()
  }

  #tellOfImport(script) {
    const sources = new Set(Array.from(document.scripts, ({ src }) => src))
    const modules = [...this.#answers].filter(([address]) => !sources.has(address)).slice(0, LoadCheck.#named)
    const named = modules.map(([address, answer]) => `${address}, ${answer}`).join(", ")
    this.#tell(script, `or a module that it imports${named && `: ${named}`}`)
    for (const [address] of modules) this.#told.add(address)
  }

  #note(entries) {
    for (const { name, initiatorType, responseStatus, contentType } of entries) {
      // A module is not run if it is answered by a page.
      const answer = responseStatus >= 400 ? responseStatus : contentType === "text/html" && contentType
      if (initiatorType === "script" && answer && this.#answers.size < LoadCheck.#maximum) this.#answers.set(name, answer)
    }
  }

  // Reports the errors that no event is about. A classic script runs, whatever its type.
  #tellOfAnswers() {
    for (const [address, answer] of this.#answers) if (answer >= 400 && isOwn(address)) this.#tell(address, answer)
  }

  #tell(script, reason) {
    if (this.#told.has(script) || this.#told.size >= LoadCheck.#maximum) return
    this.#told.add(script)
    this.#log.add("script", `Did not load: ${script}${reason ? ` (${reason})` : ""}`)
  }
}
