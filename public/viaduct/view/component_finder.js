import { closest } from "./closest.js"

// Finds components of the page for which no native side is there. The web libraries leave them out without a word, as on a phone.
export class ComponentFinder {
  // How long a controller may take to load, in milliseconds.
  static #patience = 1000

  #host
  #asked
  #told = new Set()
  #suspected = new Set()
  #timer = null

  // The host has components, hasBridge, isBuilding, and report(notice). The page's libraries have asked for some in vain.
  constructor(host, asked) {
    this.#host = host
    this.#asked = asked
    const observer = new MutationObserver(() => this.look())
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ["data-controller"] })
    this.look()
  }

  // Tells of those that are found twice, with some time between.
  look() {
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      if (this.#host.isBuilding) return this.look()
      const found = this.#find()
      for (const [name, identifier] of found) if (this.#suspected.has(name)) this.#tell(name, identifier)
      this.#suspected = new Set(found.keys())
      if (this.#suspected.size > 0) this.look()
    }, ComponentFinder.#patience)
  }

  // The names that have not been told yet, with the controllers' identifiers in the markup where they have one.
  #find() {
    const modules = window.Stimulus?.router?.modules
    const loaded = modules && new Set(modules.map(({ identifier }) => identifier))
    const names = [...this.#asked].map(name => [name, null])
    for (const identifier of this.#identifiers) {
      const [, ownName] = identifier.match(/^(?:.+--)?bridge--(.+)$/) ?? []
      // Without Stimulus at hand, any other one may have its controller.
      const isMissing = ownName ? !loaded?.has(identifier) : loaded && !loaded.has(identifier) && this.#host.hasBridge
      if (isMissing) names.push([ownName ?? identifier, identifier])
    }
    return new Map(names.filter(([name]) => !this.#told.has(name) && !this.#host.components.includes(name)))
  }

  get #identifiers() {
    const values = [...document.querySelectorAll("[data-controller]")].map(({ dataset }) => dataset.controller)
    return new Set(values.join(" ").split(/\s+/).filter(Boolean))
  }

  #tell(name, identifier) {
    this.#told.add(name)
    const markup = identifier && `data-controller="${identifier}"`
    const isGuess = identifier && !identifier.includes("bridge--")
    const similar = closest(name, this.#host.components)
    const sentences = [
      isGuess && `${markup} has no controller in the page's Stimulus application. If it is a bridge component, no native side has it.`,
      !isGuess && `No native side has a component “${name}”${markup ? ` (${markup})` : ""}, so the web library leaves it out, as on a phone.`,
      similar && `Did you mean “${similar}”?`,
      "Write it in Swift and run “viaduct app FOLDER”, or connect an app that has it.",
      identifier && !window.Stimulus?.router && "If its component has another name, set window.Stimulus to the page's application."
    ]
    this.#host.report({ level: "warning", code: "unserved-component", text: sentences.filter(Boolean).join(" ") })
  }
}
